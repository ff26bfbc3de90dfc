"""A card that is held to be read (views/panels/secret_card.py)."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from views.panels.secret_card import SecretCard

CHAPTERS = (("Setup", ("You were dealt: Pirate.",)), ("Round 1", ("You drew: red.", "Kept.")))


def told(card: SecretCard) -> list[str]:
    """What stands on it."""
    labels = (each for each in card.findChildren(QLabel) if each.isVisibleTo(card))
    return [each.text() for each in labels if each.text()]


def test_chapters_have_headings_and_nothing_of_them_stays(qtbot: QtBot) -> None:
    card = SecretCard()
    qtbot.addWidget(card)
    card.rest_with("Hold the button to read.")
    card.show()
    card.show_chapters(CHAPTERS)
    assert told(card) == ["Setup", "You were dealt: Pirate.", "Round 1", "You drew: red.", "Kept."]
    heads = [each.text() for each in card.findChildren(QLabel) if each.property("kind") == "strong"]
    assert heads == ["Setup", "Round 1"]
    assert "Pirate" in card.accessibleDescription()
    card.hide_words()
    assert told(card) == ["Hold the button to read."]
    every = [each.text() for each in card.findChildren(QLabel)]
    assert not any(words in text for text in every for _, said in CHAPTERS for words in said)
    assert card.accessibleDescription() == ""


def test_chapters_may_be_shown_again_and_words_after_them(qtbot: QtBot) -> None:
    card = SecretCard()
    qtbot.addWidget(card)
    card.show_chapters(CHAPTERS)
    card.show_chapters(CHAPTERS[1:])
    assert told(card) == ["Round 1", "You drew: red.", "Kept."]
    card.show_words("Nothing here yet.")
    assert told(card) == ["Nothing here yet."]

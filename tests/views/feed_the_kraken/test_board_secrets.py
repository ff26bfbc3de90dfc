"""What the table tells is made from the view alone, and the view tells nobody else's secrets."""

import pytest
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.feed_the_kraken.enums import Character, Faction
from rules.feed_the_kraken.names import character_name, faction_name
from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from tests.views.feed_the_kraken.tables import Table
from views.feed_the_kraken.board import KrakenBoard
from views.feed_the_kraken.book import Leaf


def told(board: KrakenBoard) -> list[str]:
    """Every word of the board: names, descriptions, leaves, the text window."""
    found = [*board.describe(), *board.describe_options()]
    for element in board.elements():
        found += [element.label, element.description, getattr(element, "why", "")]
    return found


def show(board: KrakenBoard, table: Table, state: Kraken, viewer: Seat | None) -> list[str]:
    board.offer(None)
    board.show_view(view(state, viewer), viewer, table.setup)
    return told(board)


@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_that_differ_in_secrets_only_look_and_read_alike(
    qtbot: QtBot, seed: int
) -> None:
    table = Table(8, seed, "long")
    board = None
    for number in range(12):
        stop = number * 11

        def after(state: Kraken, choice: object, ply: int = stop) -> bool:
            return state.ply >= ply

        try:
            table.to(after, talks=True)
        except AssertionError:
            break
        board = board or table.lay(qtbot)
        for viewer in (None, Seat(number % 8)):
            own = show(board, table, table.state, viewer)
            picture = board.grab().toImage()
            world = sample_world(view(table.state, viewer), viewer, 7 + number)
            assert show(board, table, world, viewer) == own
            assert board.grab().toImage() == picture


def test_the_table_screen_names_no_side_and_no_hidden_character(qtbot: QtBot) -> None:
    table = Table(11, 5, "long").to(lambda s, c: s.round >= 5)
    board = table.lay(qtbot)
    said = " ".join(show(board, table, table.state, None))
    for faction in Faction:
        if faction is not Faction.HIDDEN:
            assert f"{words(faction_name(faction))}:" not in said
    assert "you were shown" not in said
    characters = zip(table.state.characters, table.state.crew, strict=True)
    hidden = {c for c, mate in characters if not mate.face_up and c is not Character.NONE}
    public = set(view(table.state, None).characters)
    for character in hidden - public:
        assert words(character_name(character)) not in said


def test_notes_are_their_owners_alone(qtbot: QtBot) -> None:
    table = Table(8, 5, "long").to(lambda s, c: s.round >= 4)
    board = table.lay(qtbot)
    own = next(tab for tab in board.scene.book.tabs if tab.leaf is Leaf.OWN)
    assert not own.isVisible()
    show(board, table, table.state, Seat(2))
    assert own.isVisible()
    board.scene.book.turn_to(Leaf.OWN)
    assert board.scene.book.page.rows
    show(board, table, table.state, None)
    assert not own.isVisible()
    assert board.scene.book.leaf is not Leaf.OWN

"""The docket says in short what a decree does, and when."""

from __future__ import annotations

from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.printed import card_texts
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import game_of
from tests.views.kinfire_council.tables import places, played
from views.kinfire_council.docket import decree_words


def test_the_face_of_a_crisis_tells_that_it_strikes_if_it_fails() -> None:
    view = game_of(played(places()).state)
    found = [each for each in item_set(view).decrees.values() if each.kind is DecreeKind.CRISIS]
    assert found
    for decree in found:
        told = decree_words(view, decree)
        assert told.startswith("If it fails: ")
        assert told.count("If it fails") == len(card_texts.lines_of(decree))


def test_no_other_face_does() -> None:
    view = game_of(played(places()).state)
    for decree in item_set(view).decrees.values():
        if decree.kind is not DecreeKind.CRISIS:
            assert "If it fails" not in decree_words(view, decree)

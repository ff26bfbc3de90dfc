"""What strip, prompt and result show of a seat: the sign and the ink of its faction."""

from __future__ import annotations

import pytest

from rules.kernel.steps import Seat
from rules.kernel.views import view
from rules.root.enums import Faction
from tests.rules.root.scenes import scene
from views.root.board import RootBoard
from views.root.inks import printed_colours
from views.theme.icons import names

FOLK = sorted(printed_colours())


def test_a_seat_is_its_faction() -> None:
    state = scene(["cult", "eyrie"], "autumn")
    face = RootBoard.seat_face(view(state, None), Seat(1))
    assert face is not None
    assert (face.icon, face.name) == ("folk-eyrie", "Eyrie Dynasties")
    assert face.colour == printed_colours()[Faction.EYRIE]


def test_of_two_vagabonds_each_has_a_face_of_its_own() -> None:
    seen = view(scene(["vagabond", "eyrie", "vagabond"], "autumn"), None)
    first, second = (RootBoard.seat_face(seen, Seat(seat)) for seat in (0, 2))
    assert first is not None
    assert second is not None
    assert first.colour != second.colour


def test_before_the_draft_there_is_none() -> None:
    state = scene(["cult", "eyrie"], "autumn")
    state.factions = (Faction.NONE, Faction.EYRIE)
    assert RootBoard.seat_face(view(state, None), Seat(0)) is None


@pytest.mark.parametrize("faction", FOLK)
def test_the_set_up_shows_the_same(faction: str) -> None:
    face = RootBoard.value_face("seat_3", faction)
    assert face is not None
    assert face.icon in names()
    assert face.name


def test_an_automaton_is_called_one_and_has_the_sign_of_its_faction() -> None:
    state = scene(["cult", "marquise"], "autumn")
    state.automata = ("", "mechanical_marquise_2")
    face = RootBoard.seat_face(view(state, None), Seat(1))
    assert face is not None
    assert face.is_automatic
    assert (face.icon, face.name) == ("folk-marquise", "Automaton: Mechanical Marquise")
    assert RootBoard.value_face("seat_2", "mechanical_marquise_2") == face


@pytest.mark.parametrize(("option", "value"), [("seat_1", "random"), ("map", "cult"), ("map", "x")])
def test_other_options_have_none(option: str, value: str) -> None:
    assert RootBoard.value_face(option, value) is None

"""What is not open in a turn, and what a click on anything is told (6)."""

import pytest

from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.factions.black_goat.ghroth import PlaceAnyAcolyte
from rules.cthulhu_wars.refusals import explain
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.cthulhu_wars.why import why
from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    gate,
    put,
    reasons,
    run,
    scene,
)

ME = Seat(0)


@pytest.fixture
def state() -> Earth:
    """Great Cthulhu in Europe with a Deep One, among an Acolyte and a Ghoul of Black Goat."""
    found = scene((GC, BG, CC))
    put(found, 0, "europe", acolyte=1, deep_one=1)
    put(found, 1, "europe", acolyte=1, ghoul=1)
    gate(found, "europe", 1)
    run(found, BeginTurn(ME))
    return found


def told(state: Earth, kind: TargetKind, id: int | str) -> str:
    """The answer to a click."""
    target = Target(kind, id)
    return english(why(state, ME, target, explain(state, ME, target)))


def test_reasons_are_listed(state: Earth) -> None:
    found = reasons(state)
    assert any("Take an action first" in why for why in found)
    assert any("You summon monsters at your gates, and you" in why for why in found)
    assert any("protects its cultists" in why for why in found)


def test_clicks_on_pieces(state: Earth) -> None:
    europe = area(state, "europe")
    piece = TargetKind.PIECE
    assert "protects its cultists" in told(state, piece, f"unit:{europe}:1:0")
    assert "protects its cultists" in told(state, piece, f"holder:{europe}")
    assert "Black Goat controls the gate" in told(state, piece, f"gate:{europe}")
    assert "none in Asia" in told(state, piece, f"unit:{area(state, 'asia')}:0:0")


def test_clicks_on_areas_cards_and_seats(state: Earth) -> None:
    asia = area(state, "asia")
    assert "no unit in Asia" in told(state, TargetKind.PLACE, str(asia))
    book = told(state, TargetKind.CARD, "devour")
    assert book.startswith("Devour belongs to Great Cthulhu from the start.")
    assert "Before the dice" in book, "when it works"
    assert "Progress: 0 of 1" in told(state, TargetKind.CARD, "gc_kill_one")
    assert "Crawling Chaos has 0 Doom and 10 Power" in told(state, TargetKind.SEAT, 2)
    assert told(state, TargetKind.BUTTON, "anything")


def test_clicks_during_a_move(state: Earth) -> None:
    europe, asia = area(state, "europe"), area(state, "asia")
    answer(state, 0, Walks(1, europe, asia))
    assert "Each unit moves once, and these have just" in told(
        state, TargetKind.PIECE, f"unit:{asia}:0:1"
    )
    assert "which unit" in told(state, TargetKind.PLACE, str(area(state, "africa")))
    far = told(state, TargetKind.PLACE, str(area(state, "australia")))
    assert "within 1 step" in far
    assert "move another unit" in told(state, TargetKind.PIECE, f"unit:{europe}:1:0")
    assert reasons(state) == []


def test_gates_nobody_holds(state: Earth) -> None:
    gate(state, "africa")
    africa = area(state, "africa")
    assert "no one controls the gate" in told(state, TargetKind.PIECE, f"gate:{africa}")


def test_a_unit_that_is_picked_cannot_go_that_far(state: Earth) -> None:
    """Not «you have no unit there»: the way is what keeps it."""
    europe, far, near = (area(state, id) for id in ("europe", "australia", "asia"))
    question = agenda.question(state)
    assert question is not None
    picked = (Target(TargetKind.PIECE, f"unit:{europe}:0:1"),)
    for there in (Target(TargetKind.PLACE, str(far)), Target(TargetKind.PIECE, f"gate:{far}")):
        why = english(question.explain_next(state, ME, picked, there))
        assert why == "Australia is more than 1 step away from Europe."
    why = english(question.explain_next(state, ME, picked, Target(TargetKind.PLACE, str(near))))
    assert "step" not in why


def test_a_question_leaves_what_it_does_not_ask_for_to_the_thing_s_own_rule(state: Earth) -> None:
    question = PlaceAnyAcolyte(ME)
    answer = question.explain(state, ME, Target(TargetKind.PLACE, "0"))
    assert answer.key == "kernel.not_open"

"""The first player and the direction (5.2)."""

import pytest

from rules.cthulhu_wars.actions import ChooseClock, ChooseSeat
from rules.cthulhu_wars.enums import Clock
from rules.cthulhu_wars.rounds.events import ClockChosen
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, FindFirst, NameFirst
from rules.cthulhu_wars.rounds.order import after, turn_order
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.scenes import BG, CC, CORE, GC, YS, answer, choices, reasons, scene
from tests.rules.cthulhu_wars.scenes import run as run_steps


def started(state: Earth, round: int = 2) -> Earth:
    state.round = round
    run_steps(state, FindFirst())
    return state


def test_in_round_one_great_cthulhu_is_first() -> None:
    state = started(scene((YS, CC, GC)), round=1)
    assert state.first == 2
    assert agenda.question(state) == ChooseDirection(Seat(2))


def test_without_it_the_alphabet_decides() -> None:
    assert started(scene((YS, CC, BG)), round=1).first == 2
    assert started(scene((YS, CC)), round=1).first == 1


def test_later_it_is_who_has_most_power() -> None:
    state = scene((GC, BG, CC))
    state.power = [8, 9, 7]
    assert started(state).first == 1


def test_of_several_the_old_first_player_names_one() -> None:  # R10
    state = scene(CORE)
    state.first, state.power = Seat(3), [6, 12, 12, 8]
    started(state)
    assert agenda.question(state) == NameFirst(Seat(3), (Seat(1), Seat(2)))
    assert choices(state, 3) == [ChooseSeat(Seat(1)), ChooseSeat(Seat(2))]
    assert len(reasons(state, 3)) == 2
    answer(state, 3, ChooseSeat(Seat(2)))
    assert state.first == 2
    assert agenda.asked(state) == [2]
    answer(state, 2, ChooseClock(True))
    assert turn_order(state) == (2, 1, 0, 3)


def test_the_old_first_player_may_name_itself() -> None:
    state = scene((GC, BG, CC))
    state.first, state.power = Seat(1), [9, 9, 9]
    started(state)
    answer(state, 1, ChooseSeat(Seat(1)))
    assert state.first == 1


def test_less_power_cannot_be_named() -> None:
    state = scene((GC, BG, CC))
    state.power = [9, 9, 4]
    started(state)
    question = agenda.question(state)
    assert question is not None
    with pytest.raises(agenda.Refused, match="most Power"):
        answer(state, 0, ChooseSeat(Seat(2)))
    why = question.explain(state, Seat(0), Target(TargetKind.SEAT, 2))
    assert "most Power" in english(why)
    other = question.explain(state, Seat(0), Target(TargetKind.PLACE, "1"))
    assert other == say("kernel.not_open")


@pytest.mark.parametrize("back", [False, True])
def test_the_direction_holds_for_the_round(back: bool) -> None:
    state = scene((GC, BG, CC))
    state.power = [8, 9, 7]
    started(state)
    labels = [english(option.label) for option in agenda.options(state, Seat(1))]
    assert "Crawling Chaos" in labels[0]
    assert "Great Cthulhu" in labels[1]
    question = agenda.question(state)
    assert question is not None
    assert english(question.explain(state, Seat(1), Target(TargetKind.PLACE, "1")))
    events = answer(state, 1, ChooseClock(back))
    assert state.clock is (Clock.COUNTERCLOCKWISE if back else Clock.CLOCKWISE)
    assert ClockChosen(Seat(1), state.clock) in events
    assert turn_order(state) == ((1, 0, 2) if back else (1, 2, 0))
    assert after(state, Seat(1)) == (0 if back else 2)
    assert after(state, turn_order(state)[-1]) == 1


def test_between_two_there_is_no_direction() -> None:
    state = started(scene((GC, BG)), round=1)
    assert not isinstance(agenda.question(state), ChooseDirection)
    assert state.clock is Clock.CLOCKWISE
    assert turn_order(state) == (0, 1)

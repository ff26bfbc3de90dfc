"""Effects that name an automaton (9, R74): it has no hand, draws nothing, is given nothing."""

from collections.abc import Iterator

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.actions import ChooseSeat, PlayCard
from rules.root.enums import BuildingKind, Landmark, Phase
from rules.root.landmarks.setup import DealLandmarks
from rules.root.landmarks.six import ask_slot
from rules.root.law import Law
from rules.root.laws import AUTOMATON_LAWS
from rules.root.state import Building, Woodland
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    craft,
    hold,
    in_phase,
    offered,
    reasons,
    run,
    use,
)
from tests.rules.root.scenes import scene

ME, ROBOT, THIRD = Seat(0), Seat(1), Seat(2)


class RobotLaw(Law):
    """An automaton as far as these effects know it."""

    def has_hand(self) -> bool:
        """None."""
        return False


@pytest.fixture(autouse=True)
def robot() -> Iterator[None]:
    """The law of the automaton at the table."""
    AUTOMATON_LAWS["robot"] = RobotLaw()
    yield
    del AUTOMATON_LAWS["robot"]


def wood(phase: Phase, *cards: str, deck: str = "base") -> Woodland:
    """A player with cards in play, an automaton, another player."""
    state = in_phase(scene(("marquise", "eyrie", "alliance"), options={"deck": deck}), phase)
    state.automata = ("", "robot", "")
    for seat in range(3):
        hold(state, seat)
    craft(state, 0, *cards)
    return state


def test_the_bank_may_name_an_automaton_which_draws_nothing() -> None:
    state = wood(Phase.BIRDSONG, "better_burrow_bank")
    use(state, "better_burrow_bank")
    answer(state, ChooseSeat(ROBOT))
    assert [len(hand) for hand in state.hands] == [1, 0, 0]


def test_who_would_take_a_card_from_an_automaton_draws() -> None:
    state = wood(Phase.BIRDSONG, "stand_and_deliver")
    top = state.deck[0]
    use(state, "stand_and_deliver")
    assert choices(state) == [ChooseSeat(ROBOT)]
    assert len(reasons(state)) == 1
    answer(state, ChooseSeat(ROBOT))
    assert state.hands[0] == (top,)
    assert state.scores == [0, 1, 0]


def test_a_card_given_to_an_automaton_is_discarded_for_a_point() -> None:
    state = wood(Phase.BIRDSONG, "swap_meet", deck="exiles_partisans")
    hold(state, 0, "anvil")
    use(state, "swap_meet")
    answer(state, ChooseSeat(ROBOT), PlayCard("anvil"))
    assert state.discard == ("anvil",)
    assert len(state.hands[0]) == 1
    assert state.scores == [0, 1, 0]


def test_there_is_no_hand_of_an_automaton_to_look_at() -> None:
    state = wood(Phase.DAYLIGHT, "codebreakers")
    assert offered(state) == []
    hold(state, 2, "anvil")
    use(state, "codebreakers")
    assert choices(state) == [ChooseSeat(THIRD)]


def test_an_automaton_may_be_charmed() -> None:
    state = wood(Phase.EVENING, "charm_offensive", deck="exiles_partisans")
    use(state, "charm_offensive")
    answer(state, ChooseSeat(ROBOT))
    assert state.scores == [0, 1, 0]


def test_automata_neither_place_landmarks_nor_choose_slots() -> None:
    state = wood(Phase.BIRDSONG)
    state.landmarks = ((Landmark.ELDER_TREETOP, 2),)
    roost = Building(ROBOT, BuildingKind.ROOST)
    build(state, 2, roost)
    table = StepContext()
    ask_slot(state, table, 2, roost)
    assert table.pending == []
    state.landmarks = ()
    state.automata = ("", "", "robot")
    run(state, DealLandmarks(1), script=((1, 0, 2, 3, 4, 5),))
    assert choices(state, 1)

"""A turn (5.4, 6): one action, unlimited ones around it, passing, gates; R12, R13, R21, R36."""

import pytest

from rules.cthulhu_wars.actions import (
    BuildGate,
    EndTurn,
    Fight,
    GiveUp,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.events import Passed, TurnBegan
from rules.cthulhu_wars.factions.yellow_sign.actions import Scream, SendHastur
from rules.cthulhu_wars.orders.menu import Menu
from rules.cthulhu_wars.rounds.one_round import BeginRound
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.cthulhu_wars.turn import BeginTurn, is_active
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Action, Done, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    choices,
    gate,
    holder,
    kind,
    put,
    reasons,
    run,
    scene,
    take,
)

ME = Seat(0)


def kinds(found: list[Action]) -> set[type[Action]]:
    """What kinds of action are open."""
    return {type(each) for each in found}


@pytest.fixture
def state() -> Earth:
    """Great Cthulhu with two Acolytes at its gate; each enemy has somebody somewhere."""
    found = scene((GC, BG, CC))
    put(found, 0, "south_pacific", acolyte=2)
    gate(found, "south_pacific", 0)
    put(found, 1, "africa", acolyte=1)
    put(found, 2, "asia", acolyte=1)
    return found


# -------------------------------------------------------------------- the order of turns
def test_one_action_each_in_turn_order(state: Earth) -> None:
    told = run(state, BeginTurn(ME))
    assert isinstance(told[0], TurnBegan)
    for seat in (0, 1, 2, 0):
        assert agenda.asked(state) == [seat]
        places = {0: "south_pacific", 1: "africa", 2: "asia"}
        answer(state, seat, Recruit(area(state, places[seat])))
    assert state.power == [8, 9, 9]


def test_who_has_no_power_has_no_turn(state: Earth) -> None:
    state.power[1] = 0
    run(state, BeginTurn(ME))
    answer(state, 0, Recruit(area(state, "south_pacific")))
    assert agenda.asked(state) == [Seat(2)]


def test_who_gains_power_again_acts_again(state: Earth) -> None:
    """R12, unless a pass is final."""
    run(state, BeginTurn(ME))
    told = answer(state, 0, GiveUp())
    assert isinstance(told[0], Passed)
    assert (state.power[0], state.passed) == (0, (ME,))
    state.power[0] = 2
    assert is_active(state, ME)


def test_a_pass_may_be_final() -> None:
    state = scene((GC, BG, CC), options={"pass_is_final": "on"})
    put(state, 0, "europe", acolyte=1)
    state.power = [3, 0, 0]
    state.passed = (Seat(1),)
    state.power[1] = 2
    run(state, BeginTurn(ME))
    answer(state, 0, Recruit(area(state, "europe")))
    assert agenda.asked(state) == [ME]


def test_the_phase_ends_when_a_turn_is_over_and_nobody_has_power(state: Earth) -> None:
    """R13: a new round begins."""
    state.power = [3, 0, 0]
    run(state, BeginTurn(ME))
    answer(state, 0, GiveUp())
    assert state.round == 2
    assert all(power >= 2 for power in state.power)


def test_the_round_is_one_step() -> None:
    """Who begins a turn without anybody who has Power begins the round."""
    state = scene((GC, BG, CC))
    for seat, place in enumerate(("south_pacific", "africa", "asia")):
        put(state, seat, place, acolyte=6)
    state.power = [0, 0, 0]
    run(state, BeginTurn(ME))
    assert state.round == 2
    assert BeginRound() not in state.agenda


# -------------------------------------------------------------------- what is open
def test_what_is_open_before_the_action(state: Earth) -> None:
    run(state, BeginTurn(ME))
    found = choices(state)
    assert {Recruit, Summon, Walks, GiveUp, StepOff} <= kinds(found)
    assert EndTurn not in kinds(found)
    assert len(found) == len(set(found))


def test_no_action_without_end(state: Earth) -> None:
    run(state, BeginTurn(ME))
    with pytest.raises(Refused, match="Take an action first"):
        answer(state, 0, EndTurn())


def test_after_the_action_the_turn_ends_by_itself(state: Earth) -> None:
    """Nobody is asked only because it could step off a gate."""
    run(state, BeginTurn(ME))
    answer(state, 0, Recruit(area(state, "south_pacific")))
    assert agenda.asked(state) == [Seat(1)]


def test_menu_is_a_list_of_lists() -> None:
    menu = Menu([[GiveUp()], [], (Done(), EndTurn())])
    assert list(menu) == [GiveUp(), Done(), EndTurn()]
    assert menu[-1] == EndTurn()
    assert Done() in menu
    assert Recruit(1) not in menu
    with pytest.raises(IndexError):
        menu[3]


# -------------------------------------------------------------------- gates
def test_stepping_off_and_on_is_no_action(state: Earth) -> None:
    pacific = area(state, "south_pacific")
    run(state, BeginTurn(ME))
    answer(state, 0, StepOff(pacific))
    assert holder(state, "south_pacific") == NOBODY
    assert agenda.asked(state) == [ME]
    answer(state, 0, StepOn(pacific, 0))
    assert holder(state, "south_pacific") == 0
    assert StepOff(pacific) not in choices(state)
    answer(state, 0, Recruit(pacific))
    assert agenda.asked(state) == [Seat(1)]


def test_a_gate_that_was_left_stays_left_after_the_action(state: Earth) -> None:
    pacific = area(state, "south_pacific")
    run(state, BeginTurn(ME))
    answer(state, 0, StepOff(pacific), Recruit(pacific))
    assert holder(state, "south_pacific") == NOBODY


def test_without_help_one_is_asked_for_gates(state: Earth) -> None:
    plain = scene((GC, BG, CC), options={"auto_gates": "off"})
    put(plain, 0, "australia", acolyte=1)
    plain.power[0] = 3
    australia = area(plain, "australia")
    run(plain, BeginTurn(ME))
    answer(plain, 0, BuildGate(australia))
    assert set(choices(plain)) == {StepOn(australia, 0), EndTurn()}
    assert "anything else" in english(agenda.request(plain, ME).prompt)
    answer(plain, 0, StepOn(australia, 0))
    assert holder(plain, "australia") == 0


def test_without_power_no_gate_where_that_is_the_rule() -> None:
    options = {"auto_gates": "off", "gate_control_at_zero_power": "off"}
    state = scene((GC, BG, CC), options=options)
    put(state, 0, "australia", acolyte=1)
    state.power[0] = 3
    run(state, BeginTurn(ME))
    answer(state, 0, BuildGate(area(state, "australia")))
    assert agenda.asked(state) == [Seat(1)]


def test_units_step_on_when_the_turn_begins(state: Earth) -> None:
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe")
    run(state, BeginTurn(ME))
    assert holder(state, "europe") == 0


# -------------------------------------------------------------------- unlimited
def test_the_young_come_besides_the_action() -> None:
    """R21: Ghouls for nothing and Fungi for one, then an action with the last Power."""
    state = scene((BG, GC, CC))
    take(state, 0, "thousand_young")
    put(state, 0, "africa", acolyte=1, shub_niggurath=1)
    gate(state, "africa", 0)
    state.power[0] = 2
    africa, ghoul = area(state, "africa"), kind(state, 0, "ghoul")
    fungi = kind(state, 0, "fungi_from_yuggoth")
    run(state, BeginTurn(ME))
    answer(state, 0, Summon(ghoul, africa), Summon(ghoul, africa), Summon(fungi, africa))
    assert state.power[0] == 1
    assert EndTurn() not in choices(state)
    answer(state, 0, Recruit(africa))
    assert agenda.asked(state) == [Seat(1)]


def all_books(faction: str) -> tuple[str, ...]:
    """The six books of a faction."""
    return tuple(each.id for each in books().values() if each.faction == faction)


def test_battles_without_limit_with_six_books() -> None:
    """R36: once in an area and turn, for one Power each; then an action, or a pass."""
    state = scene((YS, GC, CC))
    take(state, 0, *all_books(YS))
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "asia", acolyte=1)
    put(state, 1, "europe", acolyte=1)
    put(state, 2, "europe", acolyte=1)
    put(state, 2, "asia", acolyte=1)
    europe, asia = area(state, "europe"), area(state, "asia")
    state.power[0] = 3
    run(state, BeginTurn(ME))
    answer(state, 0, Fight(europe, Seat(1)))
    assert Fight(europe, Seat(2)) not in choices(state)
    assert EndTurn() not in choices(state)
    answer(state, 0, Fight(asia, Seat(2)))
    assert state.power[0] == 1
    with pytest.raises(Refused):
        answer(state, 0, EndTurn())
    answer(state, 0, GiveUp())
    assert agenda.asked(state) == [Seat(1)]


def test_without_power_the_turn_is_over_after_battles() -> None:
    state = scene((YS, GC, BG))
    take(state, 0, *all_books(YS))
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", acolyte=1)
    state.power[0] = 1
    run(state, BeginTurn(ME))
    answer(state, 0, Fight(area(state, "europe"), Seat(1)))
    assert agenda.asked(state) == [Seat(1)]


def test_unlimited_battles_may_be_enough() -> None:
    state = scene((YS, GC, BG), options={"unlimited_actions_alone_end_a_turn": "on"})
    take(state, 0, *all_books(YS))
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", acolyte=1)
    run(state, BeginTurn(ME))
    answer(state, 0, Fight(area(state, "europe"), Seat(1)), EndTurn())
    assert agenda.asked(state) == [Seat(1)]
    assert state.power[0] == 9


def test_a_battle_is_the_action_before_that(state: Earth) -> None:
    put(state, 0, "africa", acolyte=1)
    run(state, BeginTurn(ME))
    answer(state, 0, Fight(area(state, "africa"), Seat(1)))
    assert agenda.asked(state) == [Seat(1)]


# -------------------------------------------------------------------- second actions
def test_a_second_action_of_another_kind() -> None:
    """The Screaming Dead gives one; it may be declined, and is none of its kind."""
    state = scene((YS, GC, CC))
    put(state, 0, "europe", acolyte=1, king_in_yellow=1, undead=1)
    put(state, 0, "asia", hastur=1)
    take(state, 0, *all_books(YS))
    run(state, BeginTurn(ME))
    answer(state, 0, next(each for each in choices(state) if isinstance(each, Scream)))
    while not any(isinstance(each, EndTurn) for each in choices(state)):
        answer(state, 0, choices(state)[-1])
    assert state.turn is not None
    assert state.turn.second_due
    assert "different action" in english(agenda.request(state, ME).prompt)
    assert not {Scream, SendHastur} & kinds(choices(state))
    answer(state, 0, EndTurn())
    assert agenda.asked(state) == [Seat(1)]


# -------------------------------------------------------------------- two players
def test_between_two_nobody_passes_who_can_act() -> None:
    state = scene((GC, BG))
    state.variant = type(state.variant)(
        map=state.variant.map, ritual="p4", two_player=True, options=state.variant.options
    )
    put(state, 0, "europe", acolyte=1)
    run(state, BeginTurn(ME))
    assert GiveUp() not in choices(state)
    assert any("With two players, you may pass only if you" in why for why in reasons(state))
    assert Use("x") not in choices(state)

"""The game of two (13): Doom for units lost, Decay, no pass, unlimited battles."""

import msgspec
import pytest

from rules.cthulhu_wars.actions import GiveUp
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.rounds import two_players
from rules.cthulhu_wars.rounds.events import DecayRose
from rules.cthulhu_wars.rounds.gather import GatherPower
from rules.cthulhu_wars.rounds.stable import Meet, Settle
from rules.cthulhu_wars.state import Earth, Removed
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, answer, choices, kind, put, run
from tests.rules.cthulhu_wars.scenes import scene as table_of

FIRST, SECOND = Seat(0), Seat(1)


def scene(factions: tuple[str, str] = (GC, BG)) -> Earth:
    state = table_of(factions)
    state.variant = msgspec.structs.replace(state.variant, two_player=True)
    return state


def removed(state: Earth, seat: int, word: str, cause: Cause, count: int = 1) -> list[int]:
    """The Doom that it brings."""
    state.removed = (Removed(Seat(seat), kind(state, seat, word), count, cause, Seat(1 - seat)),)
    run(state, Settle())
    return state.doom


# ---------------------------------------------------------------- Doom for units
@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        ("gc_acolyte", 1),
        ("starspawn", 3),
        ("cthulhu", 7),
        ("ghoul", 1),
        ("fungi_from_yuggoth", 2),
        ("dark_young", 3),
        ("hastur", 10),
        ("tsathoggua", 8),
        ("gnoph_keh", 3),
        ("un_man", 2),
        ("ithaqua", 6),
    ],
)
def test_a_unit_is_worth_the_mean_of_its_prices(unit: str, worth: int) -> None:
    assert two_players.worth(unit) == worth


@pytest.mark.parametrize("cause", [Cause.KILL, Cause.ELIMINATE, Cause.NO_RETREAT, Cause.SACRIFICE])
def test_a_unit_killed_or_eliminated_brings_the_opponent_its_cost(cause: Cause) -> None:
    assert removed(scene(), 0, "starspawn", cause, 2) == [0, 6]


@pytest.mark.parametrize("cause", [Cause.CAPTURE, Cause.REPLACE])
def test_captured_and_replaced_units_bring_nothing(cause: Cause) -> None:
    assert removed(scene((GC, CC)), 0, "starspawn", cause) == [0, 0]


def test_it_counts_in_the_doom_phase_too() -> None:
    state = scene()
    state.removed = (Removed(SECOND, 0, 1, Cause.SACRIFICE, SECOND),)
    run(state, Meet())
    assert state.doom == [1, 0]


def test_a_death_that_is_avoided_brings_half() -> None:
    state = scene()
    two_players.death_avoided(state, StepContext(), FIRST, kind(state, 0, "starspawn"))
    assert state.doom == [0, 2]


def test_without_the_variant_nothing_of_this() -> None:
    state = table_of((GC, BG))
    two_players.death_avoided(state, StepContext(), FIRST, kind(state, 0, "starspawn"))
    assert removed(state, 0, "starspawn", Cause.KILL) == [0, 0]


# ---------------------------------------------------------------- Decay
def test_decay_is_paid_before_each_own_turn() -> None:
    state = scene()
    put(state, 0, "south_pacific", acolyte=1)
    state.decay = 2
    run(state, BeginTurn(FIRST))
    assert agenda.question(state) == TakeTurn(FIRST)
    assert state.power == [8, 10]


@pytest.mark.parametrize("power", [1, 2])
def test_who_cannot_pay_or_has_nothing_left_is_at_zero(power: int) -> None:
    state = scene()
    put(state, 1, "africa", acolyte=1)
    state.decay, state.power = 2, [power, 5]
    run(state, BeginTurn(FIRST))
    assert state.power == [0, 3]
    assert agenda.question(state) == TakeTurn(SECOND)


def test_who_was_at_zero_raises_decay() -> None:
    state = scene()
    put(state, 1, "africa", acolyte=1)
    state.power = [0, 5]
    events = run(state, BeginTurn(FIRST))
    assert DecayRose(1) in events
    assert (state.decay, state.power) == (1, [0, 4])


def test_decay_goes_back_with_gather_power() -> None:
    state = scene()
    put(state, 0, "south_pacific", acolyte=3)
    state.decay = 3
    events = run(state, GatherPower())
    assert state.decay == 0
    assert "Decay is at 0." in [
        english(each.text()) for each in events if isinstance(each, DecayRose)
    ]


def test_without_the_variant_there_is_no_decay() -> None:
    state = table_of((GC, BG))
    state.power = [0, 5]
    two_players.before_turn(state, StepContext(), FIRST)
    assert state.decay == 0


# ---------------------------------------------------------------- actions
def test_nobody_passes_who_can_act() -> None:
    state = scene()
    put(state, 0, "south_pacific", acolyte=1)
    run(state, BeginTurn(FIRST))
    assert GiveUp() not in choices(state, 0)
    assert not two_players.may_pass(state)
    assert two_players.may_pass(table_of((GC, BG)))


def test_who_cannot_act_passes() -> None:
    state = scene()
    state.pools[FIRST] = (0,) * len(state.pools[FIRST])
    state.met[FIRST] = ("gc_first_doom_phase",)
    run(state, BeginTurn(FIRST))
    assert choices(state, 0) == [GiveUp()]
    answer(state, 0, GiveUp())
    assert state.power[FIRST] == 0


def test_battles_are_unlimited_for_both_when_one_has_six_books() -> None:
    state = scene()
    assert not two_players.fights_without_limit(state, FIRST)
    state.books[SECOND] = tuple("abcdef")
    assert two_players.fights_without_limit(state, FIRST)
    three = table_of((GC, BG, CC))
    three.books[SECOND] = tuple("abcdef")
    assert not two_players.fights_without_limit(three, FIRST)

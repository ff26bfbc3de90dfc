"""Gather Power (5.1): what counts, the minimum, captives, what Power earns."""

from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.events import PowerGathered
from rules.cthulhu_wars.rounds.gather import GatherPower, income, least
from rules.cthulhu_wars.state import Captive, Earth
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import BG, CC, CORE, GC, YS, gate, kind, put, run, scene, take

FIRST, SECOND, THIRD, FOURTH = Seat(0), Seat(1), Seat(2), Seat(3)


def gathered(state: Earth) -> list[int]:
    run(state, GatherPower())
    return state.power


def test_six_cultists_and_a_gate_give_eight() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=6)
    gate(state, "south_pacific", 0)
    found = income(state, FIRST)
    assert (found.cultists, found.gates, sum(found)) == (6, 2, 8)


def test_power_that_was_left_does_not_count() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=3)
    state.power = [9, 9, 9]
    assert gathered(state) == [3, 2, 2]


def test_an_abandoned_gate_gives_everybody_one_near_or_not() -> None:  # R8
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=4)
    gate(state, "europe")
    assert [sum(income(state, Seat(seat))) for seat in range(3)] == [5, 1, 1]


def captured(state: Earth, captor: Seat, owner: Seat, count: int) -> None:
    """Acolytes from the pool of their owner to the captor's card."""
    state.captives[captor] += (Captive(owner, 0),) * count
    state.pools[owner] = (state.pools[owner][0] - count, *state.pools[owner][1:])


def test_nobody_stays_below_half_of_the_highest() -> None:  # R9
    state = scene(CORE)
    put(state, 0, "south_pacific", acolyte=6)
    gate(state, "south_pacific", 0)
    for owner, count in ((SECOND, 1), (THIRD, 2), (FOURTH, 3)):
        captured(state, FIRST, owner, count)
    put(state, 1, "west_africa", acolyte=4)
    gate(state, "west_africa", 1)
    put(state, 1, "east_africa", acolyte=1)
    gate(state, "east_africa", 1)
    put(state, 2, "south_asia", acolyte=4)
    gate(state, "south_asia", 2)
    put(state, 3, "europe", acolyte=3)
    assert [sum(income(state, Seat(seat))) for seat in range(4)] == [14, 9, 6, 3]
    assert gathered(state) == [14, 9, 7, 7]


def test_half_of_an_odd_number_is_rounded_up() -> None:
    assert [least(highest) for highest in (0, 1, 7, 13, 14)] == [0, 1, 4, 7, 7]


def test_the_minimum_counts_as_power_for_requirements() -> None:  # R11
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=6)
    gate(state, "south_pacific", 0)
    for at in ("north_pacific", "south_atlantic", "arctic_ocean", "antarctica", "indian_ocean"):
        gate(state, at)
    captured(state, FIRST, SECOND, 6)
    captured(state, FIRST, THIRD, 4)
    assert gathered(state) == [23, 12, 12]
    assert "cc_three_gates" in state.met[THIRD]
    assert "cc_four_gates" not in state.met[THIRD]


def test_a_captive_counts_for_the_captor_and_is_home_before_the_action_phase() -> None:  # R14
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=2)
    put(state, 1, "africa", acolyte=5)
    captured(state, FIRST, SECOND, 1)
    assert gathered(state) == [3, 5, 3]
    assert state.captives[FIRST] == ()
    assert state.pools[SECOND][0] == 1


def test_submerged_cultists_count() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=2)
    state.aside[FIRST] = (2, *state.aside[FIRST][1:])
    state.pools[FIRST] = (2, *state.pools[FIRST][1:])
    assert income(state, FIRST).cultists == 4


def test_monsters_give_nothing() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", deep_one=4, shoggoth=2)
    assert sum(income(state, FIRST)) == 0


def test_power_from_abilities_is_added() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", cthulhu=1)
    put(state, 1, "indian_ocean", acolyte=1)
    gate(state, "indian_ocean", 1)
    take(state, 0, "y_ha_nthlei")
    assert income(state, FIRST).effects == 1


def test_when_nobody_gathers_anything_all_lose() -> None:
    state = scene((GC, BG, CC))
    run(state, GatherPower())
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert "Power" in english(state.outcome.reason)


def test_the_phase_begins_anew_what_is_done_once_a_phase() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=2)
    state.once = ((FIRST, "one"), (FIRST, "game:two"))
    run(state, GatherPower())
    assert state.phase is Phase.GATHER_POWER
    assert state.once == ((FIRST, "game:two"),)


def test_the_log_tells_who_was_raised() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=4)
    told = [each for each in run(state, GatherPower()) if isinstance(each, PowerGathered)]
    words = [english(each.text()) for each in told]
    assert "raised" not in words[FIRST]
    assert "raised" in words[SECOND]
    assert told[SECOND].targets()


def test_the_yellow_sign_gathers_as_others_do() -> None:
    state = scene((GC, BG, CC, YS))
    put(state, 3, "europe", acolyte=6)
    gate(state, "europe", 3)
    assert sum(income(state, FOURTH)) == 8
    assert kind(state, 3, "acolyte") == 0

"""The set-up (3): maps and tracks by seats, factions, cultists and gates, 8 Power, drawn seats."""

import pytest

from rules.cthulhu_wars.abilities.effects import built
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.enums import CORE, Faction
from rules.cthulhu_wars.options import (
    OPTIONS,
    chosen_factions,
    drawn_from,
    idle_options,
    map_of,
    ritual_of,
    variant_of,
)
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.setup import ply_bound
from rules.cthulhu_wars.state import Earth, Gate
from rules.kernel import agenda
from rules.kernel.registry import UnfitSetup, game, setup_advice, setup_of
from rules.kernel.steps import Seat
from rules.kernel.text import english

STARTS = {
    "earth_3p": {
        "great_cthulhu": "south_pacific",
        "black_goat": "africa",
        "crawling_chaos": "asia",
        "yellow_sign": "europe",
    },
    "earth_4p_east5": {
        "great_cthulhu": "south_pacific",
        "black_goat": "west_africa",
        "crawling_chaos": "south_asia",
        "yellow_sign": "europe_e5",
    },
}


def begun(seats: int, seed: int = 1, **options: str) -> Earth:
    """A game up to its first question."""
    state = game("cthulhu_wars").start(setup_of("cthulhu_wars", seats, seed, options))
    assert isinstance(state, Earth)
    agenda.begin(state)
    return state


@pytest.mark.parametrize(
    ("seats", "map", "ritual"),
    [(2, "earth_3p", "p4"), (3, "earth_3p", "p3"), (4, "earth_4p_east5", "p4")],
)
def test_map_and_track(seats: int, map: str, ritual: str) -> None:
    setup = setup_of("cthulhu_wars", seats, 1)
    assert (map_of(setup), ritual_of(setup)) == (map, ritual)
    assert variant_of(setup).two_player is (seats == 2)


def test_four_choose_their_map() -> None:
    assert map_of(setup_of("cthulhu_wars", 4, 1, {"map": "west"})) == "earth_4p_west5"
    assert "map" in idle_options(setup_of("cthulhu_wars", 3, 1))
    assert "map" not in idle_options(setup_of("cthulhu_wars", 4, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start(seats: int) -> None:
    """Each with six Acolytes and a gate in its start area and 8 Power (3)."""
    chosen = {f"seat_{number}": faction.value for number, faction in enumerate(CORE[:seats], 1)}
    state = begun(seats, **chosen)
    assert state.factions == CORE[:seats]
    assert (state.round, state.power) == (1, [8] * seats)
    for seat, faction in enumerate(state.factions):
        at = area_index(state, STARTS[state.variant.map][faction])
        assert state.units[at][seat][0] == 6
        assert state.gates[at] == Gate(Seat(seat), 0)
        assert state.pools[seat][0] == 0
        assert all(state.pools[seat][1:])
    assert sum(gate is not None for gate in state.gates) == seats
    assert state.signs_left == (18, 12, 6)
    assert problems(state) == []


def test_drawn_factions_differ() -> None:
    drawn = {begun(4, seed).factions for seed in range(12)}
    assert len(drawn) > 6
    assert all(sorted(each) == sorted(CORE) for each in drawn)


def test_a_chosen_seat_keeps_its_faction() -> None:
    for seed in range(6):
        state = begun(3, seed, seat_2="yellow_sign")
        assert state.factions[1] is Faction.YELLOW_SIGN
        assert len(set(state.factions)) == 3


def test_one_seat_a_faction() -> None:
    with pytest.raises(UnfitSetup) as fault:
        setup_of("cthulhu_wars", 3, 1, {"seat_1": "black_goat", "seat_3": "black_goat"})
    assert [each.key for each in fault.value.reasons] == ["cthulhu_wars.twice"]


def test_cards_of_nobody_are_not_asked_for() -> None:
    chosen = {"seat_1": "great_cthulhu", "seat_2": "crawling_chaos"}
    idle = idle_options(setup_of("cthulhu_wars", 2, 1, chosen))
    assert {"fertility_mode", "king_in_yellow_needs", "drawn_from"} <= set(idle)
    assert "dreams_cost" not in idle
    assert "fertility_mode" not in idle_options(setup_of("cthulhu_wars", 2, 1))


def test_who_is_drawn() -> None:
    setup = setup_of("cthulhu_wars", 3, 1, {"seat_1": "black_goat"})
    assert chosen_factions(setup) == (Faction.BLACK_GOAT, None, None)
    assert drawn_from(setup) == CORE
    everybody = setup_of("cthulhu_wars", 3, 1, {"drawn_from": "all"})
    assert drawn_from(everybody) == built()


def test_every_option_is_known_to_the_rules() -> None:
    variant = variant_of(setup_of("cthulhu_wars", 3, 1))
    for option in OPTIONS:
        if not option.id.startswith("seat_") and option.id != "map":
            assert variant.option(option.id) == option.default
    with pytest.raises(KeyError):
        variant.option("nonsense")


def test_a_bound_on_questions() -> None:
    assert ply_bound(setup_of("cthulhu_wars", 4, 1)) > 100_000


def test_two_are_told_that_they_play_a_variant() -> None:
    for seats in (2, 3, 4, 5):
        told = [english(each) for each in setup_advice(setup_of("cthulhu_wars", seats, 1))]
        assert any("variant" in each for each in told) is (seats == 2)

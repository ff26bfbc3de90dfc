"""The six deeds of the Black Goat (9)."""

import pytest

from rules.cthulhu_wars.abilities.effects import requirement
from rules.cthulhu_wars.actions import (
    ChooseBook,
    ChooseUnit,
    Fight,
    Use,
)
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.factions.black_goat.kinds import (
    ACOLYTE,
    GHOUL,
)
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from tests.rules.cthulhu_wars.factions.battles import MISS, PAIN, asked
from tests.rules.cthulhu_wars.factions.herd import CHAOS, ME, goat, retreat
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    choices,
    count,
    put,
    run,
    turn,
)

# -------------------------------------------------------------------- deeds of the map
PLACES = (
    "europe",
    "arabia",
    "scandinavia",
    "antarctica",
    "australia",
    "north_america",
    "south_america",
    "arctic_ocean",
)


@pytest.mark.parametrize(
    ("areas", "met"),
    [
        (3, ()),
        (4, ("bg_four_areas",)),
        (6, ("bg_four_areas", "bg_six_areas")),
        (8, ("bg_four_areas", "bg_six_areas", "bg_eight_areas")),
    ],
)
def test_units_in_four_six_and_eight_areas(areas: int, met: tuple[str, ...]) -> None:
    """R39: in the turn of an enemy as well."""
    state = goat()
    for number, place in enumerate(PLACES[:areas]):
        put(state, 0, place, **{"acolyte" if number < 6 else "ghoul": 1})
    run(state, Settle(CHAOS))
    assert state.met[0] == met
    assert requirement("bg_eight_areas").progress(state, ME) == (areas, 8)
    assert requirement("bg_four_areas").progress(state, ME) == (min(areas, 4), 4)


def test_areas_are_spread_by_retreats_of_an_enemys_battle() -> None:
    """R39: met when that action is over, in the enemy's turn."""
    state = goat()
    for place in ("arabia", "antarctica", "australia", "north_america"):
        put(state, 0, place, acolyte=1)
    put(state, 0, "europe", acolyte=1, ghoul=1)
    state.met[0], state.books[0] = ("bg_four_areas",), ("frenzy",)
    put(state, 2, "europe", flying_polyp=1)
    turn(state, 2)
    run(state, TakeTurn(CHAOS))
    assert requirement("bg_six_areas").progress(state, ME) == (5, 6)
    fight = Fight(area(state, "europe"), ME)
    answer(state, 2, fight, script=((PAIN,), (MISS,)))
    answer(state, 0, Suffer(GHOUL))
    retreat(state, 0, GHOUL, "scandinavia")
    assert state.met[0] == ("bg_four_areas", "bg_six_areas")
    assert asked(state) == [ME]
    answer(state, 0, ChooseBook("ghroth"))
    assert state.books[0] == ("frenzy", "ghroth")


def shared(**options: str) -> Earth:
    """The goat shares Europe with two enemies and Arabia with the third."""
    state = goat(**options)
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "arabia", ghoul=1)
    put(state, 1, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    return state


def test_sharing_areas_with_all_enemies_brings_a_power_for_each() -> None:
    """Even at 0 Power; once."""
    state = shared()
    deed = requirement("bg_share_areas")
    assert deed.progress(state, ME) == (2, 3)
    run(state, Settle(ME))
    assert state.met[0] == ()
    put(state, 3, "arabia", undead=1)
    state.power[0] = 0
    state.agenda.clear()
    run(state, Settle(CHAOS))
    assert state.met[0] == ("bg_share_areas",)
    assert state.power[0] == 3
    assert deed.progress(state, ME) == (3, 3)


def test_in_the_first_edition_sharing_brings_no_power() -> None:
    """Option `share_areas_bonus_power`."""
    state = shared(share_areas_bonus_power="off")
    put(state, 3, "arabia", undead=1)
    run(state, Settle(ME))
    assert state.met[0] == ("bg_share_areas",)
    assert state.power[0] == 10


# -------------------------------------------------------------------- deeds that are done
def test_two_cultists_are_eliminated_as_the_action() -> None:
    """Free; picked one by one; the book comes after it."""
    state = goat()
    put(state, 0, "europe", acolyte=2)
    put(state, 0, "arabia", acolyte=1)
    run(state, TakeTurn(ME))
    answer(state, 0, Use("bg_eliminate_two"))
    answer(state, 0, ChooseUnit(ME, ACOLYTE, area(state, "arabia")))
    assert count(state, 0, "europe", "acolyte") == 1
    assert (state.met[0], state.power[0]) == (("bg_eliminate_two",), 10)
    assert state.pools[0][ACOLYTE] == 5
    answer(state, 0, ChooseBook("ghroth"))
    assert state.books[0] == ("ghroth",)


def test_with_one_cultist_the_deed_is_refused() -> None:
    """Nor without Power, though it costs none (9)."""
    deed = requirement("bg_eliminate_two")
    state = goat()
    put(state, 0, "europe", acolyte=1)
    assert deed.actions(state, ME) == ()
    (option,) = deed.refused(state, ME)
    assert option.why_not is not None
    assert option.why_not.key == "cthulhu_wars.black_goat.why_few"
    put(state, 0, "europe", acolyte=1)
    assert deed.actions(state, ME) == (Use("bg_eliminate_two"),)
    assert deed.refused(state, ME) == ()


def test_a_deed_that_is_met_is_not_offered_again() -> None:
    """Each is met once."""
    state = goat()
    put(state, 0, "europe", acolyte=3)
    state.met[0], state.books[0] = ("bg_eliminate_two",), ("ghroth",)
    run(state, TakeTurn(ME))
    assert Use("bg_eliminate_two") not in choices(state)

"""The six deeds of Great Cthulhu (9)."""

import pytest

from rules.cthulhu_wars.abilities.effects import requirement
from rules.cthulhu_wars.actions import (
    ChooseBook,
)
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.rounds.doom import BeginDoom
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import Earth
from tests.rules.cthulhu_wars.factions.battles import KILL, MISS, PAIN
from tests.rules.cthulhu_wars.factions.tides import BOOKS, CHAOS, ME, fight
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    gate,
    put,
    run,
    scene,
    take,
)


# -------------------------------------------------------------------- deeds of battles
@pytest.mark.parametrize(
    ("kills", "before", "after"),
    [
        (0, (), ()),
        (1, (), ("gc_kill_one",)),
        (2, (), ("gc_kill_two",)),
        (3, (), ("gc_kill_one", "gc_kill_two")),
        (2, ("gc_kill_two",), ("gc_kill_two", "gc_kill_one")),
        (2, ("gc_kill_one",), ("gc_kill_one", "gc_kill_two")),
        (1, ("gc_kill_one",), ("gc_kill_one",)),
    ],
)
def test_kills_of_one_battle_are_shared_out(
    kills: int, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    """Two go to the deed for two, three to both; each is met once (8)."""
    state = scene()
    state.met[0], state.books[0] = before, BOOKS[: len(before)]
    put(state, 0, "europe", deep_one=4)
    put(state, 2, "europe", nightgaunt=3)
    fight(state, "europe", script=((KILL,) * kills + (MISS,) * (4 - kills),))
    assert state.met[0] == after


def test_kills_in_defence_count_and_a_missing_retreat_does_not() -> None:
    """Eliminated for lack of a retreat is not killed (4)."""
    state = scene()
    put(state, 0, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    run(state, BeginBattle(area(state, "europe"), CHAOS, ME), script=((KILL,),))
    assert state.met[0] == ("gc_kill_one",)
    stuck = scene()
    put(stuck, 0, "antarctica", deep_one=1)
    put(stuck, 2, "antarctica", nightgaunt=1)
    for place in ("indian_ocean", "south_atlantic", "south_pacific"):
        put(stuck, 0, place, acolyte=1)
    fight(stuck, "antarctica", script=((PAIN,),))
    assert stuck.pools[2][1] == 3
    assert stuck.met[0] == ()


# -------------------------------------------------------------------- deeds of the map
def test_three_own_ocean_gates() -> None:
    """With the progress as far as it is."""
    state = scene()
    deed = requirement("gc_ocean_gates")
    assert deed.progress(state, ME) == (0, 3)
    for place in ("south_pacific", "north_pacific"):
        put(state, 0, place, acolyte=1)
        gate(state, place, 0)
    assert not deed.is_met(state, ME)
    assert deed.progress(state, ME) == (2, 3)
    gate(state, "arctic_ocean")
    assert deed.progress(state, ME) == (2, 3)
    state.gates[area(state, "arctic_ocean")] = None
    put(state, 0, "indian_ocean", acolyte=1)
    gate(state, "indian_ocean", 0)
    run(state, Settle(ME))
    assert state.met[0] == ("gc_ocean_gates",)
    assert deed.progress(state, ME) == (3, 3)


def test_four_ocean_gates_of_anybody() -> None:
    """R41: even without one of its own."""
    state = scene()
    deed = requirement("gc_ocean_gates")
    put(state, 1, "north_pacific", acolyte=1)
    gate(state, "north_pacific", 1)
    for place in ("south_atlantic", "indian_ocean"):
        gate(state, place)
    gate(state, "europe")
    assert deed.progress(state, ME) == (3, 4)
    assert not deed.is_met(state, ME)
    gate(state, "arctic_ocean")
    assert deed.is_met(state, ME)


# -------------------------------------------------------------------- deeds of the Doom phase
def doom(state: Earth) -> None:
    """A Doom phase; nobody can pay for a ritual."""
    state.round, state.power, state.turn = 2, [0] * 4, None
    run(state, BeginDoom())


def test_the_first_doom_phase_is_a_deed_with_a_sign() -> None:
    """A book and an Elder Sign; never before."""
    state = scene()
    run(state, Settle(ME))
    assert state.met[0] == ()
    doom(state)
    assert state.met[0] == ("gc_first_doom_phase",)
    answer(state, 0, ChooseBook("dreams"))
    assert len(state.signs[0]) == 1


def test_five_books_are_counted_in_a_doom_phase() -> None:
    """R42: the fifth book of the Action phase waits for the next Doom phase."""
    state = scene()
    take(state, 0, *BOOKS[:5])
    deed = requirement("gc_five_books")
    met = ("gc_first_doom_phase", "gc_kill_one", "gc_kill_two", "gc_ocean_gates")
    state.met[0] = (*met, "gc_awaken_cthulhu")
    assert deed.progress(state, ME) == (5, 5)
    run(state, Settle(ME))
    assert len(state.met[0]) == 5
    doom(state)
    assert state.met[0][-1] == "gc_five_books"
    assert state.books[0] == BOOKS
    assert len(state.signs[0]) == 1


def test_a_fifth_book_that_comes_in_the_doom_phase_is_in_time() -> None:
    """R42: the first Doom phase brings the fifth, then the sixth."""
    state = scene()
    state.books[0] = BOOKS[:4]
    state.met[0] = ("gc_kill_one", "gc_kill_two", "gc_ocean_gates", "gc_awaken_cthulhu")
    assert requirement("gc_five_books").progress(state, ME) == (4, 5)
    doom(state)
    answer(state, 0, ChooseBook("submerge"))
    assert state.met[0][-2:] == ("gc_first_doom_phase", "gc_five_books")
    assert set(state.books[0]) == set(BOOKS)
    assert len(state.signs[0]) == 2

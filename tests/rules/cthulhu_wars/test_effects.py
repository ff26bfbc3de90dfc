"""Which abilities and books are in force, and which law a faction has (8, 9)."""

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import (
    abilities_of,
    books_of,
    built,
    effect,
    effects_of,
    faction_law,
    having,
    own,
    requirement,
    requirements_of,
)
from rules.cthulhu_wars.data import books, deeds
from rules.cthulhu_wars.enums import CORE, Faction
from rules.kernel.steps import Seat
from rules.kernel.text import SENTENCES
from tests.rules.cthulhu_wars.scenes import GC, scene, take

HOOKS = [name for name in vars(Effect) if name[0] != "_" and name.islower()]


def test_books_count_once_taken() -> None:
    state = scene()
    before = effects_of(state, Seat(0))
    assert before == abilities_of(Faction.GREAT_CTHULHU)
    take(state, 0, "y_ha_nthlei")
    assert [each.ID for each in effects_of(state, Seat(0))] == [
        *(each.ID for each in before),
        "y_ha_nthlei",
    ]
    assert ("y_ha_nthlei") in [each.ID for each in own(state, Seat(0), "gather")]


@pytest.mark.parametrize("hook", HOOKS)
def test_only_those_that_say_something_are_asked(hook: str) -> None:
    state = scene()
    for seat in range(4):
        state.books[seat] = tuple(each.ID for each in books_of(state.factions[seat]))
    asked = having(state, hook)
    for seat in range(4):
        for each in effects_of(state, Seat(seat)):
            says = getattr(type(each), hook) is not getattr(Effect, hook)
            assert ((Seat(seat), each) in asked) is says
        assert own(state, Seat(seat), hook) == tuple(e for s, e in asked if s == seat)


@pytest.mark.parametrize("faction", CORE)
def test_each_core_faction_is_whole(faction: Faction) -> None:
    """Its books and deeds are those of the data, each with words."""
    assert faction in built()
    assert {each.ID for each in books_of(faction)} == {
        each.id for each in books().values() if each.faction is faction
    }
    assert {each.ID for each in requirements_of(faction)} == {
        each.id for each in deeds().values() if each.faction is faction
    }
    for each in (*abilities_of(faction), *books_of(faction)):
        assert effect(each.ID) is each
        assert f"cthulhu_wars.book.{each.ID}" in SENTENCES
        assert f"cthulhu_wars.book.{each.ID}.does" in SENTENCES
    for deed in requirements_of(faction):
        assert requirement(deed.ID) is deed
        assert f"cthulhu_wars.deed.{deed.ID}" in SENTENCES
        assert deeds()[deed.ID].elder_signs == deed.SIGNS


def test_the_law_of_a_seat() -> None:
    assert faction_law(scene(), Seat(0)).ID == GC

"""The traits of automata (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS, traits
from rules.root.automata.ready import AUTOMATA
from rules.root.automata.traits import DrawTraits, has_trait, trait_does, traits_of
from rules.root.messages.all_messages import SENTENCES
from rules.root.state import Woodland
from tests.rules.root.driving import run
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)


def foe_of(automaton: str) -> str:
    """A people that nobody else plays."""
    return "duchy" if AUTOMATA[automaton] == "eyrie" else "eyrie"


def table(automaton: str, *named: str, foe: str = "", **chosen: str) -> Woodland:
    """An automaton with these traits against one player."""
    state = scene((automaton, foe or foe_of(automaton)), options=chosen)
    state.traits = (named, ())
    return state


@pytest.mark.parametrize("automaton", list(AUTOMATA))
@pytest.mark.parametrize(("how_many", "count"), [("none", 0), ("one", 1), ("two", 2), ("all", 9)])
def test_as_many_traits_as_chosen_are_drawn(automaton: str, how_many: str, count: int) -> None:
    """By lot, before its first pieces; in the order of the data file."""
    state = table(automaton, bot_traits=how_many)
    known = traits_of(automaton)
    assert len(known) >= 4
    steps = LAWS[automaton].set_up(state, BOT)
    assert (DrawTraits(BOT) in steps) is bool(count)
    order = tuple(reversed(range(len(known))))
    if count == 0:
        assert state.traits[BOT] == ()
        return
    run(state, DrawTraits(BOT), script=(order,))
    assert state.traits[BOT] == known[max(0, len(known) - count) :]
    assert state.traits[FOE] == ()


@pytest.mark.parametrize("automaton", list(AUTOMATA))
def test_each_trait_has_words(automaton: str) -> None:
    """A name, and what it does."""
    for trait in traits_of(automaton):
        assert f"root.trait.{trait}" in SENTENCES
        assert f"root.trait.{trait}.does" in SENTENCES


def test_the_cut_tells_what_it_changes() -> None:
    """Of two traits; all others do the same."""
    changed = [each for each in AUTOMATA for trait in traits_of(each) if differs(trait)]
    assert changed == ["automated_alliance"] * 2
    assert all(
        trait_does(trait, is_cut).key in SENTENCES
        for each in AUTOMATA
        for trait in traits_of(each)
        for is_cut in (True, False)
    )


def differs(trait: str) -> bool:
    """Whether the director's cut changes a trait."""
    return trait_does(trait, True) != trait_does(trait)


def test_a_player_has_no_traits() -> None:
    """They belong to the seat of the automaton."""
    state = table("electric_eyrie", "swoop")
    assert has_trait(state, BOT, "swoop")
    assert not has_trait(state, FOE, "swoop")
    assert traits.COUNTS["all"] >= max(len(traits_of(each)) for each in AUTOMATA)

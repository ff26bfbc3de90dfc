"""The chances of a battle, held against all sixteen rolls played out (4)."""

from collections import Counter
from fractions import Fraction

import pytest

from rules.kernel.views import view
from rules.root.battle.events import HitsDealt
from rules.root.battle.odds import chances, loss, odds, planned
from rules.root.state import Woodland
from tests.rules.root.battlefield import ME, YOU, begin, hold, roost, stand, wood, wood_token

ROLLS = [(one, other) for one in range(4) for other in range(4)]


def played(state: Woodland, defender: int) -> dict[tuple[int, int], Fraction]:
    """All rolls, each in a copy."""
    found: Counter[tuple[int, int]] = Counter()
    for dice in ROLLS:
        twin = state.clone()
        events = begin(twin, 1, dice, defender=defender)
        found[next(each.dealt for each in events if isinstance(each, HitsDealt))] += 1
    return {dealt: Fraction(count, 16) for dealt, count in found.items()}


@pytest.mark.parametrize("mine", [1, 2, 3, 5])
@pytest.mark.parametrize("yours", [0, 1, 2, 4])
@pytest.mark.parametrize("defender", [1, 2])
def test_chances_are_exact(mine: int, yours: int, defender: int) -> None:
    state = wood()
    stand(state, 1, s0=mine, **{f"s{defender}": yours})
    roost(state, 1, defender)
    found = chances(state, planned(ME, 1, YOU if defender == 1 else type(ME)(2)))
    assert sum(found.values()) == 1
    assert found == played(state, defender)


def test_expected_losses_and_points() -> None:
    state = wood()
    stand(state, 1, s0=3)
    roost(state, 1)
    found = odds(view(state, ME), planned(ME, 1, YOU))
    assert found.chances == {(hits + 1, 0): found.chances[(hits + 1, 0)] for hits in range(4)}
    assert found.attacker.hits == Fraction(34, 16) + 1
    assert found.defender.hits == 0
    assert found.defender.pieces == 1
    assert found.attacker.warriors == 0


def test_an_ambush_is_named_not_counted() -> None:
    state = wood()
    stand(state, 1, s0=1, s1=1)
    wood_token(state, 1)
    assert not odds(state, planned(ME, 1, YOU)).ambush
    hold(state, 1, "anvil")
    found = odds(view(state, ME), planned(ME, 1, YOU))
    assert found.ambush
    assert found.chances == chances(state, planned(ME, 1, YOU))


def test_effects_after_the_roll_are_named() -> None:
    state = wood()
    stand(state, 1, s0=1, s1=1)
    state.crafted[1] = ("armorers", "sappers")
    state.crafted[0] = ("brutal_tactics",)
    assert odds(state, planned(ME, 1, YOU)).effects == (
        (ME, "brutal_tactics"),
        (YOU, "armorers"),
        (YOU, "sappers"),
    )


def test_losses_of_a_number_of_hits() -> None:
    state = wood()
    stand(state, 1, s0=2)
    wood_token(state, 1)
    plan = planned(ME, 1, YOU)
    assert [loss(state, plan, ME, hits).warriors for hits in range(5)] == [0, 1, 2, 2, 2]
    assert [loss(state, plan, ME, hits).pieces for hits in range(5)] == [0, 0, 0, 1, 1]

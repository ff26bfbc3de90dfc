"""Actions in words, and the clicks that lead to them."""

import pytest

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.describe import described
from rules.cartographers.maps.placements import FALLBACK, SKILLED, Draw
from rules.cartographers.maps.sheet import Terrain
from rules.kernel.steps import Action, Done, Pass, TargetKind
from rules.kernel.text import english
from tests.rules.cartographers.positions import placed

FARM, BOTH, HERO = (Terrain.FARM,), (Terrain.FARM, Terrain.VILLAGE), (Terrain.HERO,)


@pytest.mark.parametrize(
    ("action", "words", "path"),
    [
        (Draw(FARM, 1, 3), "Farm on A1 A2", ["farm", "shape1", 3]),
        (Draw(FARM, FALLBACK, 1), "Farm on A1", ["farm", "single", 1]),
        (Draw(BOTH, SKILLED, 1), "Farm and Village on A1", ["farm+village", "skill_shape", 1]),
        (Draw(HERO, 0, 1, 6), "Hero on A1, attacks A2 A3", ["hero", "shape0", 1, 6]),
        (Destroy(4), "Destroy A3", [4]),
        (UseSkill("heal"), "Use Heal (1 coin)", ["heal"]),
        (Done(), "Done", ["done"]),
        (Pass(), "Pass", ["pass"]),
    ],
)
def test_words_and_targets(action: Action, words: str, path: list[object]) -> None:
    option = described(placed(), action)
    assert english(option.label) == words
    assert [target.id for target in option.targets] == path
    assert option.why_not is None


def test_kinds_of_targets() -> None:
    option = described(placed(), Draw(FARM, 0, 3))
    assert [t.kind for t in option.targets] == [
        TargetKind.BUTTON,
        TargetKind.BUTTON,
        TargetKind.CELLS,
    ]

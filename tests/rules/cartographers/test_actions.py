"""Orders survive writing and reading."""

import pytest

from rules.cartographers.actions import ACTIONS, Destroy, UseSkill
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Terrain
from rules.kernel.codec import decode_action, encode_action
from rules.kernel.steps import Action


@pytest.mark.parametrize(
    "action",
    [
        Draw((Terrain.FOREST,), 0, 1 << 130 | 1),
        Draw((Terrain.HERO,), 0, 1, marks=1 << 130),
        Draw((Terrain.FARM, Terrain.VILLAGE), -2, 5),
        UseSkill("heal"),
        Destroy(1 << 130),
    ],
)
def test_written_and_read(action: Action) -> None:
    assert decode_action("cartographers", encode_action(action)) == action
    assert type(action) in ACTIONS

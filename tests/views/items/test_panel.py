"""What a thing on a table tells of itself."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from views.items.panel import Panel


@pytest.mark.parametrize(
    ("label", "description", "said"),
    [
        ("Clearing 1, fox.", "", "Clearing 1, fox."),
        ("Clearing 1, fox.", "Keep in clearing 1", "Clearing 1, fox. Keep in clearing 1"),
        ("Loyal Vizier", "Recruit: Loyal Vizier", "Recruit: Loyal Vizier"),
        ("Ada", "Adaptation", "Ada. Adaptation"),
        ("Sale. No roost here", "Turmoil. No roost here.", "Sale. Turmoil. No roost here."),
        (
            "Cats: mill, clearing 1",
            "Lose mill of Cats in clearing 1",
            "Lose mill of Cats in clearing 1",
        ),
        (
            "Cats: mill, clearing 1",
            "Lose mill of Cats",
            "Cats: mill, clearing 1. Lose mill of Cats",
        ),
        ("Cats: 1", "Cats in clearing 1", "Cats: 1. Cats in clearing 1"),
    ],
)
def test_nothing_is_said_twice(qtbot: QtBot, label: str, description: str, said: str) -> None:
    panel = Panel()
    panel.set_label(label)
    panel.description = description
    assert panel.sentence() == said

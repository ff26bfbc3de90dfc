"""What a thing on a table tells of itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from models.translate import language
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
            "Cats's Lose mill in clearing 1",
            "Cats's Lose mill in clearing 1",
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


def test_another_language_paints_anew(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is drawn in words looks the same to it, but does not read the same."""
    made, painted = Panel("Docket"), []
    monkeypatch.setattr(made, "update", lambda: painted.append(language().code))
    made.renew("face")
    made.renew("face")
    language().speak("tr")
    made.renew("face")
    language().speak("en")
    assert painted[1:] == ["tr"]

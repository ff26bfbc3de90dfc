"""Named sets of options that a game comes with: a small data file beside its tables."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from PySide6.QtCore import QCoreApplication

from desktop.actions import QT_TRANSLATE_NOOP
from rules.kernel.registry import game

SHIPPED = (
    QT_TRANSLATE_NOOP("Presets", "Wastelands"),
    QT_TRANSLATE_NOOP("Presets", "With skills"),
    QT_TRANSLATE_NOOP("Presets", "Heroes"),
    QT_TRANSLATE_NOOP("Presets", "Every player for themselves"),
    QT_TRANSLATE_NOOP("Presets", "First voyage"),
    QT_TRANSLATE_NOOP("Presets", "No one jumps"),
    QT_TRANSLATE_NOOP("Presets", "Silent bots"),
    QT_TRANSLATE_NOOP("Presets", "First walk in the woodland"),
    QT_TRANSLATE_NOOP("Presets", "The Cult awakens"),
    QT_TRANSLATE_NOOP("Presets", "Winter draft"),
    QT_TRANSLATE_NOOP("Presets", "The stars are right"),
    QT_TRANSLATE_NOOP("Presets", "The western world in detail"),
    QT_TRANSLATE_NOOP("Presets", "Gates by hand"),
    QT_TRANSLATE_NOOP("Presets", "Councilors by draft"),
)
"""The names in the shipped files, for translators."""


def presets(game_id: str) -> dict[str, dict[str, str]]:
    """Name -> options. An entry that names an unknown option or value is left out.

    The file is `presets.toml`: tables `[[preset]]` with `name` and `options`.
    """
    page = files("resources").joinpath(game_id, "presets.toml")
    if not page.is_file():
        return {}
    known = {option.id: option.values for option in game(game_id).options}
    found: dict[str, dict[str, str]] = {}
    for entry in tomllib.loads(page.read_text(encoding="utf-8")).get("preset", []):
        options = {str(name): str(value) for name, value in entry.get("options", {}).items()}
        if all(value in known.get(name, ()) for name, value in options.items()):
            found[QCoreApplication.translate("Presets", entry["name"])] = options
    return found

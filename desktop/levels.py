"""The bots' levels in words: what they are called and how they play."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.actions import QT_TRANSLATE_NOOP
from rules.bots.levels import levels as own_levels


class Level(msgspec.Struct, frozen=True):
    """One level of a game's bots."""

    id: str
    name: str
    character: str


NAMES = {
    "random": QT_TRANSLATE_NOOP("Levels", "Random"),
    "novice": QT_TRANSLATE_NOOP("Levels", "Novice"),
    "steady": QT_TRANSLATE_NOOP("Levels", "Steady"),
    "master": QT_TRANSLATE_NOOP("Levels", "Master"),
}
CHARACTERS = {
    "random": QT_TRANSLATE_NOOP("Levels", "Plays any legal move."),
    "novice": QT_TRANSLATE_NOOP("Levels", "Takes what looks good now. Overlooks what comes later."),
    "steady": QT_TRANSLATE_NOOP("Levels", "Thinks a move ahead and rarely wastes a turn."),
    "master": QT_TRANSLATE_NOOP(
        "Levels", "Plans the whole game from everything its seat can know. Takes a moment to think."
    ),
}
HIDDEN = frozenset({"random"})
"""Levels for tests and arenas that no person wants at the table."""
USUAL_LEVEL = "steady"
"""The level of bots that nobody has chosen."""


def level_name(level: str) -> str:
    """A level's name in the user's language."""
    return QCoreApplication.translate("Levels", NAMES[level]) if level in NAMES else level


def levels(game_id: str) -> list[Level]:
    """A game's levels from weakest to strongest; a game that has none is played by dice."""
    found = own_levels(game_id)
    shown = [level for level in found if level not in HIDDEN] or list(found)
    return [
        Level(
            level,
            level_name(level),
            QCoreApplication.translate("Levels", CHARACTERS.get(level, "")),
        )
        for level in shown
    ]


def usual_level(game_id: str) -> str:
    """The level of bots that nobody has chosen: the middle one."""
    known = [each.id for each in levels(game_id)]
    return USUAL_LEVEL if USUAL_LEVEL in known else known[len(known) // 2]

"""The values of settings in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.actions import QT_TRANSLATE_NOOP
from models.settings import Motion, Pace, ThemeChoice
from models.translate import available

THEMES = {
    ThemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Choices", "Same as system"),
    ThemeChoice.PAPER: QT_TRANSLATE_NOOP("Choices", "Paper (light)"),
    ThemeChoice.NIGHT: QT_TRANSLATE_NOOP("Choices", "Night (dark)"),
    ThemeChoice.CONTRAST: QT_TRANSLATE_NOOP("Choices", "High contrast"),
    ThemeChoice.PRINT: QT_TRANSLATE_NOOP("Choices", "Black and white"),
}
MOTIONS = {
    Motion.SYSTEM: QT_TRANSLATE_NOOP("Choices", "Same as system"),
    Motion.ON: QT_TRANSLATE_NOOP("Choices", "On"),
    Motion.OFF: QT_TRANSLATE_NOOP("Choices", "Off"),
}
PACES = {
    Pace.INSTANT: QT_TRANSLATE_NOOP("Choices", "Instant"),
    Pace.FAST: QT_TRANSLATE_NOOP("Choices", "Fast"),
    Pace.NORMAL: QT_TRANSLATE_NOOP("Choices", "Normal"),
    Pace.SLOW: QT_TRANSLATE_NOOP("Choices", "Slow"),
    Pace.STEPS: QT_TRANSLATE_NOOP("Choices", "Step by step"),
}


def choice_name(words: str) -> str:
    """The name of a choice in the user's language."""
    return QCoreApplication.translate("Choices", words)


def language_name(code: str) -> str:
    """A language in its own words; «system» for none."""
    if not code:
        return choice_name(THEMES[ThemeChoice.SYSTEM])
    return dict(available()).get(code, code)

"""How sentences about the table are put together."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QCoreApplication

from models.translate import at_the_beginning, filled

translate = QCoreApplication.translate


def capital(said: str) -> str:
    """A sentence begins with a capital."""
    return at_the_beginning(said)


def listed(parts: list[str]) -> str:
    """Things one after the other."""
    pair = translate("kinfire_council_board", "{before}, {next}")
    return reduce(lambda before, part: filled(pair, before=before, next=part), parts or [""])

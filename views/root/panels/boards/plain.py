"""The board of a seat whose faction is not drafted yet."""

from __future__ import annotations

from rules.root.enums import Faction
from views.root.panels.boards import common
from views.root.panels.sheet import Sheet


def fill(sheet: Sheet) -> None:
    """What every seat has."""
    if sheet.view.factions[sheet.seat] is Faction.NONE:
        return
    common.begin(sheet)
    common.end(sheet)

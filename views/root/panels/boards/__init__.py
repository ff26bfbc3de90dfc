"""The factions' own boards, one file each, and that of automata; before the draft there is none."""

from __future__ import annotations

import importlib

from rules.kernel.steps import Seat
from rules.root.enums import Faction
from rules.root.state import Woodland
from views.root.panels.sheet import Fill

DRAWN: frozenset[Faction] = frozenset(
    {
        Faction.MARQUISE,
        Faction.EYRIE,
        Faction.CORVID,
        Faction.DUCHY,
        Faction.RIVERFOLK,
        Faction.VAGABOND,
        Faction.ALLIANCE,
        Faction.CULT,
    }
)


def board_of(view: Woodland, seat: Seat) -> Fill:
    """How the board of a seat is filled."""
    faction = view.factions[seat] if seat < len(view.factions) else Faction.NONE
    is_player = seat >= len(view.automata) or not view.automata[seat]
    name = faction.value if faction in DRAWN else "plain"
    if not is_player:
        name = "automaton"
    found: Fill = importlib.import_module(f"views.root.panels.boards.{name}").fill
    return found

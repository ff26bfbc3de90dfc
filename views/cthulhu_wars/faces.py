"""What a seat is on the Earth: its faction, as strip, prompt and result show it."""

from __future__ import annotations

from models.translate import words
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.names import faction_name
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from views.cthulhu_wars.inks import DAY, faction_ink
from views.theme import SeatFace

SEAT = "seat_"
"""The options that give a seat its faction begin so."""


def faction_icon(faction: Faction) -> str:
    """The sign of a faction."""
    return f"faction-{faction}"


def seat_face(view: Earth, seat: Seat) -> SeatFace | None:
    """The faction of a seat; None before it has one."""
    return _face(view.factions[seat]) if seat < len(view.factions) else None


def value_face(option: str, value: str) -> SeatFace | None:
    """The faction that an option gives to a seat."""
    if not option.startswith(SEAT) or value not in set(Faction):
        return None
    return _face(Faction(value))


def _face(faction: Faction) -> SeatFace:
    fill = faction_ink(faction, DAY.id).fill
    return SeatFace(faction_icon(faction), fill, words(faction_name(faction)))

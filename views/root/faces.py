"""What a seat is in the woodland: its faction, as strip, prompt and result show it."""

from __future__ import annotations

from models.translate import words
from rules.kernel.steps import Seat
from rules.kernel.text import say
from rules.root.automata.ready import AUTOMATA
from rules.root.enums import Faction
from rules.root.names import faction_name
from rules.root.state import Woodland
from views.root.inks import DAY, folk_ink
from views.root.phrases import folk_name
from views.root.piece_paint import folk_icon
from views.root.pieces import Folk, folk_of
from views.theme import SeatFace

SEAT = "seat_"
"""The options that give a seat its faction begin so."""


def seat_face(view: Woodland, seat: Seat) -> SeatFace | None:
    """The faction of a seat; None before it has one."""
    if seat >= len(view.factions) or view.factions[seat] is Faction.NONE:
        return None
    automaton = view.automata[seat] if seat < len(view.automata) else ""
    return _face(folk_of(view, seat), folk_name(view, seat), automaton)


def value_face(option: str, value: str) -> SeatFace | None:
    """The faction or the automaton that an option gives to a seat."""
    known = {each.value for each in Faction if each is not Faction.NONE} | set(AUTOMATA)
    if not option.startswith(SEAT) or value not in known:
        return None
    faction = AUTOMATA[value] if value in AUTOMATA else Faction(value)
    automaton = value if value in AUTOMATA else ""
    return _face(Folk(faction), words(faction_name(faction)), automaton)


def _face(folk: Folk, name: str, automaton: str) -> SeatFace:
    fill = folk_ink(folk.faction, DAY.id, folk.second).fill
    if automaton:
        return SeatFace(folk_icon(folk), fill, words(say(f"root.automaton.{automaton}")), True)
    return SeatFace(folk_icon(folk), fill, name)

"""Public numbers of a seat: words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.seats_model import SeatFact
from models.translate import number_text, words
from rules.kernel.steps import Seat
from rules.root.enums import Faction
from rules.root.names import card_name
from rules.root.state import CLEARINGS, NOBODY, Woodland

translate = QCoreApplication.translate


def seat_facts(view: Woodland, seat: Seat) -> list[SeatFact]:
    """What it wins by, cards, warriors on the map, crafted effects; an automaton has no hand."""
    if seat >= len(view.factions) or view.factions[seat] is Faction.NONE:
        return []
    found = []
    if view.dominance[seat]:
        found.append(SeatFact("dominance", words(card_name(view.dominance[seat])), ""))
    if not view.automata[seat]:
        hand = translate("root_board", "Cards in hand")
        found.append(SeatFact("hand", hand, number_text(len(view.hands[seat]))))
    on_map = sum(view.warriors[place][seat] for place in CLEARINGS)
    if on_map:
        warriors = translate("root_board", "Warriors on the map")
        found.append(SeatFact("people", warriors, number_text(on_map)))
    if view.crafted[seat]:
        crafted = translate("root_board", "Crafted effects")
        found.append(SeatFact("item-hammer", crafted, number_text(len(view.crafted[seat]))))
    return found


def seat_score(view: Woodland, seat: Seat) -> int | None:
    """Points; none for who has left the track."""
    if seat >= len(view.scores) or view.dominance[seat] or view.coalition[seat] != NOBODY:
        return None
    return view.scores[seat]

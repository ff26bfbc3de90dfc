"""Public numbers of a seat: words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.seats_model import SeatFact
from models.translate import number_text
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

translate = QCoreApplication.translate


def seat_facts(view: Earth, seat: Seat) -> list[SeatFact]:
    """Power, gates, books, Elder Signs, captives."""
    if seat >= len(view.factions):
        return []
    power = translate("cthulhu_wars_board", "Power")
    found = [SeatFact("power", power, number_text(view.power[seat]))]
    told = (
        ("gate", translate("cthulhu_wars_board", "Gates"), len(gates_of(view, seat))),
        ("logbook", translate("cthulhu_wars_board", "Spellbooks"), len(view.books[seat])),
        ("elder-sign", translate("cthulhu_wars_board", "Elder Signs"), len(view.signs[seat])),
        ("captive", translate("cthulhu_wars_board", "Captives"), len(view.captives[seat])),
    )
    return [*found, *(SeatFact(icon, name, number_text(n)) for icon, name, n in told if n)]


def seat_score(view: Earth, seat: Seat) -> int | None:
    """Doom."""
    return view.doom[seat] if seat < len(view.doom) else None

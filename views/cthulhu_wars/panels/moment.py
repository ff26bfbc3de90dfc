"""Whose moment it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Choice, Seat
from views.cthulhu_wars.words import faction_name, filled


def active_seat(view: Earth) -> Seat | None:
    """Whose turn it is; outside turns who is asked; None: nobody."""
    if view.turn is not None:
        return view.turn.seat
    return asked_seat(view)


def asked_seat(view: Earth) -> Seat | None:
    """Who has to choose something now."""
    if view.outcome is not None or not view.agenda:
        return None
    step = view.agenda[-1]
    if not isinstance(step, Choice):
        return None
    seats = agenda.asked(view)
    return seats[0] if seats else None


def chooser_words(view: Earth, seat: Seat) -> str:
    """«Black Goat chooses»: what is asked stands in the head of the window."""
    said = QCoreApplication.translate("cthulhu_wars_board", "{who} chooses")
    return filled(said, who=faction_name(view, seat))

"""Whose moment it is, and what is asked, in words."""

from __future__ import annotations

from models.translate import words
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Choice, Seat
from views.cthulhu_wars.showing import Showing


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


def asked_words(showing: Showing) -> str:
    """What is asked of whom; empty: nothing."""
    view, seat = showing.view, asked_seat(showing.view)
    if seat is None:
        return ""
    step = view.agenda[-1]
    names = tuple(showing.names[number] for number in sorted(showing.names))
    return words(step.prompt(view, seat), names) if isinstance(step, Choice) else ""

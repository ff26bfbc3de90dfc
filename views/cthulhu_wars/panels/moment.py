"""Whose moment it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, words
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.battle.retreat import ChooseRetreat, FirstToRetreat
from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Choice, Seat
from rules.kernel.text import Text
from views.cthulhu_wars.phrases import faction_name


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
    translate, who = QCoreApplication.translate, faction_name(view, seat)
    book = guided_by(view, seat)
    if book is not None:
        said = translate("cthulhu_wars_board", "{who} chooses, by {book}")
        return filled(said, who=who, book=words(book))
    return filled(translate("cthulhu_wars_board", "{who} chooses"), who=who)


def guided_by(view: Earth, seat: Seat) -> Text | None:
    """The book by which a seat says where all that is pained goes; None: it moves its own."""
    battle, choice = view.battle, agenda.question(view)
    if battle is None or not isinstance(choice, ChooseRetreat | FirstToRetreat):
        return None
    effects = own(view, seat, "directs_retreats")
    found = (each for each in effects if each.directs_retreats(view, battle, seat))
    return next((book_name(each.ID) for each in found), None)

"""A seat's notebook: its own Elder Signs, and which it has not seen (9, 12)."""

from rules.cthulhu_wars.books.reveals import told
from rules.cthulhu_wars.state import game_of
from rules.cthulhu_wars.views import WORTHS, unseen_signs
from rules.kernel.state import State
from rules.kernel.steps import Note, Seat
from rules.kernel.text import Text, say


def notes(view: State, seat: Seat) -> tuple[Note, ...]:
    """What its signs are worth; how many of each worth lie in the supply or with others."""
    mine, when = game_of(view).signs[seat], say("cthulhu_wars.note.signs")
    worth = say("cthulhu_wars.note.none")
    if mine:
        worth = say("cthulhu_wars.note.mine", signs=told(mine), sum=sum(mine))
    return Note(when, worth), Note(when, _unseen(view, seat))


def _unseen(view: State, seat: Seat) -> Text:
    """Each worth with its number."""
    pairs = zip(WORTHS, unseen_signs(game_of(view), seat), strict=True)
    found = tuple(say("cthulhu_wars.note.of", worth=worth, count=count) for worth, count in pairs)
    return say("cthulhu_wars.note.unseen", signs=found)

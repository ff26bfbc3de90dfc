"""Where in its round a view stands: which question is open, as everybody may see it."""

from __future__ import annotations

from rules.feed_the_kraken.actions import Keep, Play
from rules.feed_the_kraken.enums import Post
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.mutiny.outcome import BreakTie
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Seat


def step_name(view: Kraken) -> str:
    """The name of the open question; empty when nothing is asked."""
    choice = agenda.question(view)
    return type(choice).__name__ if choice is not None else ""


def is_committing(view: Kraken) -> bool:
    """Whether guns are being committed in secret: then no counts are shown (4.2)."""
    return isinstance(agenda.question(view), CommitGuns)


def has_answered(view: Kraken, seat: int) -> bool:
    """Whether this seat's whole answer to the open question is in."""
    return bool(view.answers.get(Seat(seat)))


def asked(view: Kraken) -> tuple[Seat, ...]:
    """The seats that the open question is put to: public."""
    choice = agenda.question(view)
    return tuple(choice.seats(view)) if isinstance(choice, Choice) else ()


def contenders(view: Kraken) -> tuple[Seat, ...]:
    """Those who are tied for captain, while the tie is being broken: public (4.2)."""
    choice = agenda.question(view)
    return choice.tied if isinstance(choice, BreakTie) else ()


def post_of(view: Kraken, seat: int) -> tuple[Post, ...]:
    """The offices of a seat."""
    officers = (
        (Post.CAPTAIN, view.captain),
        (Post.LIEUTENANT, view.lieutenant),
        (Post.NAVIGATOR, view.navigator),
    )
    return tuple(post for post, holder in officers if holder == seat and holder != NOBODY)


def is_card_answer(action: Action) -> bool:
    """Whether an answer is about a card held."""
    return isinstance(action, Keep | Play)

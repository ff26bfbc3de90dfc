"""The orders a seat may give, and what it may say (4 to 10, 13).

One action means one thing everywhere; what it is for stands in the question.
"""

from rules.feed_the_kraken.enums import Character, NavCard, Post
from rules.kernel.steps import Action, Seat


class Appoint(Action, frozen=True):
    """Name a seat for a post (4.1): the lieutenant first, then the navigator."""

    post: Post
    seat: Seat


class Commit(Action, frozen=True):
    """Commit this many guns in secret (4.2)."""

    guns: int


class RuleOut(Action, frozen=True):
    """In a tie, take one seat out of the running for captain (4.2)."""

    seat: Seat


class Keep(Action, frozen=True):
    """Captain or lieutenant: keep one card of this kind, discard the rest (4.3).

    With a Smuggler who keeps two (option): one `Keep` a card. `copy` numbers cards of one kind, so
    that a screen offers as many cards as are held, whatever they are.
    """

    card: NavCard
    copy: int = 0


class Redraw(Action, frozen=True):
    """Archivist: discard the cards drawn and draw two new ones (10)."""


class Play(Action, frozen=True):
    """Navigator: leave one card of this kind for the captain to show (4.3); `copy` as in `Keep`."""

    card: NavCard
    copy: int = 0


class Jump(Action, frozen=True):
    """Navigator: jump overboard instead (9.1)."""


class Choose(Action, frozen=True):
    """Pick a seat: for map actions, cards, characters, on the open table (5, 6, 10)."""

    seat: Seat


class Mark(Action, frozen=True):
    """Pick a seat in a circuit (7, 12): the leader's gun or convert, anybody else's mark."""

    seat: Seat


class LeaveCard(Action, frozen=True):
    """Telescope and Look-Out: leave the top card where it is (6)."""


class DiscardCard(Action, frozen=True):
    """Telescope and Look-Out: discard the top card face down (6)."""


class TurnUp(Action, frozen=True):
    """Turn up the own character card in a window (10)."""

    character: Character


class AddAll(Action, frozen=True):
    """Instigator's target: add all remaining guns to this check (10)."""


class AddNothing(Action, frozen=True):
    """Instigator's target: add nothing (10)."""


class GiveBadge(Action, frozen=True):
    """One other seat is left: which badge it gets (9.3)."""

    post: Post


ACTIONS: tuple[type[Action], ...] = (
    Appoint,
    Commit,
    RuleOut,
    Keep,
    Redraw,
    Play,
    Jump,
    Choose,
    Mark,
    LeaveCard,
    DiscardCard,
    TurnUp,
    AddAll,
    AddNothing,
    GiveBadge,
)

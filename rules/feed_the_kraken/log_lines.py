"""What the lines of the log share: their words, and the seats that they mark."""

from typing import ClassVar

from rules.feed_the_kraken.enums import CardAction, Character, Post
from rules.feed_the_kraken.names import action_name, character_name, post_name, who
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Fact, Text, say


class Told(Event, frozen=True):
    """An event about seats, which are marked when its line is pointed at.

    `MARKS`: the fields that hold them; `COUNTS`: the field with a number for each seat.
    """

    MARKS: ClassVar[tuple[str, ...]] = ()
    COUNTS: ClassVar[str] = ""

    def targets(self) -> tuple[Target, ...]:
        """The seats, without the supply, empty posts and those at nothing."""
        found: list[Seat] = []
        for name in self.MARKS:
            value: Seat | tuple[Seat, ...] = getattr(self, name)
            found += value if isinstance(value, tuple) else (value,)
        if self.COUNTS:
            numbers: tuple[int, ...] = getattr(self, self.COUNTS)
            found += [Seat(seat) for seat, n in enumerate(numbers) if n]
        return tuple([Target(TargetKind.SEAT, seat) for seat in found if seat != NOBODY])


def log(line: str, **facts: Fact) -> Text:
    """A line of the log."""
    return say(f"feed_the_kraken.log.{line}", **facts)


def listed(line: str, numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Seats with their numbers, without those at nothing."""
    pairs = enumerate(numbers)
    return tuple([log(line, who=who(Seat(seat)), n=n) for seat, n in pairs if n])


def officer_line(line: str, seat: Seat, post: Post, cards: int) -> Text:
    """What an officer has done with cards; nobody has seen them where the post is empty (9.3)."""
    key = line if seat != NOBODY else f"{line}_unseen"
    return log(key, who=who(seat), post=post_name(post), n=cards)


def cause_name(cause: str) -> Text:
    """Why guns change hands: a card or a character."""
    if cause in CardAction.__members__.values():
        return action_name(CardAction(cause))
    return character_name(Character(cause))

"""What happens at the table, in the past tense, with its lines in the log: points, goods, cards.

Names of items stand in events as texts: an owner's items have names of their own.
"""

from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import card_target, decree_target, seat_target
from rules.kinfire_council.enums import Source
from rules.kinfire_council.names import goods_text, seat_name, source_name
from rules.kinfire_council.state import HIDDEN_CARD, Goods


class OfSeat(Event, frozen=True):
    """Base of what is about one player."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)

    def line(self, name: str, **facts: Text | int | str | tuple[Text, ...]) -> Text:
        """A line of the log that begins with the player."""
        return say(f"kinfire_council.log.{name}", who=seat_name(self.seat), **facts)


# -------------------------------------------------------------------- points
class Scored(OfSeat, frozen=True):
    """A player gained or lost V."""

    n: int
    source: Source

    def text(self) -> Text | None:
        """«Ada: +5 V (upgrades)»."""
        name = "scored" if self.n > 0 else "lost_v"
        return self.line(name, n=abs(self.n), source=source_name(self.source))


class CultScored(Event, frozen=True):
    """The Cult gained or lost V."""

    n: int
    source: Source

    def text(self) -> Text | None:
        """«The Cult: +3 V (decrees)»."""
        name = "cult_scored" if self.n > 0 else "cult_lost"
        source = source_name(self.source)
        return say(f"kinfire_council.log.{name}", n=abs(self.n), source=source)


# -------------------------------------------------------------------- goods
class Gained(OfSeat, frozen=True):
    """A player took goods. `item`: the id of what gave them."""

    goods: Goods
    item: str = ""

    def text(self) -> Text | None:
        """What."""
        return self.line("gained", goods=goods_text(self.goods))


class Lost(OfSeat, frozen=True):
    """A player gave goods back without a price."""

    goods: Goods

    def text(self) -> Text | None:
        """What."""
        return self.line("lost", goods=goods_text(self.goods))


class Paid(OfSeat, frozen=True):
    """A player paid goods. `item`: the id of what they were paid for."""

    goods: Goods
    item: str = ""

    def text(self) -> Text | None:
        """What."""
        return self.line("paid", goods=goods_text(self.goods))


class CoffersTaken(OfSeat, frozen=True):
    """A player took coins from the coffers."""

    n: int

    def text(self) -> Text | None:
        """How many."""
        return self.line("coffers_taken", n=self.n)


class CoffersEmptied(Event, frozen=True):
    """The coffers went to the supply."""

    n: int

    def text(self) -> Text | None:
        """How many."""
        return say("kinfire_council.log.coffers_emptied", n=self.n)


# -------------------------------------------------------------------- influence
class InfluenceGained(OfSeat, frozen=True):
    """Tokens went from the reserve to the sheet."""

    n: int

    def text(self) -> Text | None:
        """How many."""
        return self.line("influence", n=self.n)


class Voted(OfSeat, frozen=True):
    """A token was put on a decree. `at`: which of the docket."""

    at: int
    name: Text

    def text(self) -> Text | None:
        """On which."""
        return self.line("voted", decree=self.name)

    def targets(self) -> tuple[Target, ...]:
        """The decree."""
        return (decree_target(self.at),)


class CultCourted(OfSeat, frozen=True):
    """A token was put into the Cult area."""

    n: int

    def text(self) -> Text | None:
        """How many."""
        return self.line("courted", n=self.n)


class ConspiratorNamed(OfSeat, frozen=True):
    """Somebody became the Conspirator."""

    def text(self) -> Text | None:
        """Who."""
        return self.line("conspirator")


# -------------------------------------------------------------------- cards and tokens
class DrewResearch(OfSeat, frozen=True):
    """A player drew a research card: only he knows which (16)."""

    card: str
    name: Text

    def for_seat(self, viewer: Seat | None) -> Event | None:
        """Others see that a card was drawn."""
        if viewer == self.seat:
            return self
        return DrewResearch(self.seat, HIDDEN_CARD, say("kinfire_council.a_card"))

    def text(self) -> Text | None:
        """Which, for whoever knows it."""
        return self.line("drew", card=self.name)


class Discarded(OfSeat, frozen=True):
    """Research cards were discarded, face up."""

    cards: tuple[str, ...]
    names: tuple[Text, ...]

    def text(self) -> Text | None:
        """Which."""
        return self.line("discarded", cards=self.names)

    def targets(self) -> tuple[Target, ...]:
        """The cards."""
        return tuple(map(card_target, self.cards))


class ResearchReshuffled(Event, frozen=True):
    """The discarded research cards became the deck."""

    def text(self) -> Text | None:
        """That."""
        return say("kinfire_council.log.research_reshuffled")


class SentryTaken(OfSeat, frozen=True):
    """A player took a sentry."""

    sentry: str
    name: Text

    def text(self) -> Text | None:
        """Which."""
        return self.line("sentry", sentry=self.name)


class CultistsSpent(OfSeat, frozen=True):
    """Held cultists went to the cult discard."""

    cultists: tuple[int, ...]

    def text(self) -> Text | None:
        """How many."""
        return self.line("cultists_spent", n=len(self.cultists))


class TrophiesSpent(OfSeat, frozen=True):
    """Repelled threats went to the threat discard."""

    cards: tuple[str, ...]
    names: tuple[Text, ...]

    def text(self) -> Text | None:
        """Which."""
        return self.line("trophies_spent", cards=self.names)

"""What the Riverfolk Company does: log lines, motion, statistics (7.6)."""

from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say
from rules.root.enums import Suit
from rules.root.events import at, of
from rules.root.events import card as card_target
from rules.root.names import card_name, place_name, seat_name, suit_name
from rules.root.state import Place


class FundsUsed(Event, frozen=True):
    """Funds of one owner left the Funds box. `use`: commit, spend, craft, lose."""

    seat: Seat
    owner: Seat
    count: int
    use: str

    def text(self) -> Text:
        """Whose, and what for."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.owner)}
        return say(f"root.riverfolk.log.{self.use}", n=self.count, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both seats."""
        return (of(self.seat), of(self.owner))


class FundsGathered(Event, frozen=True):
    """Payments and commitments went to the Funds box; so many are in it now."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many."""
        return say("root.riverfolk.log.gathered", who=seat_name(self.seat), n=self.count)


class Protected(Event, frozen=True):
    """Protectionism: nobody had paid, own warriors entered Payments."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many."""
        return say("root.riverfolk.log.protected", who=seat_name(self.seat), n=self.count)


class ServiceBought(Event, frozen=True):
    """A service was bought. `card`: which card of the open hand."""

    seat: Seat
    seller: Seat
    service: str
    price: int
    card: str = ""

    def text(self) -> Text:
        """Who bought what for how much."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.seller)}
        if self.card:
            return say(
                "root.riverfolk.log.bought_card", card=card_name(self.card), n=self.price, **facts
            )
        what = say(f"root.riverfolk.service.{self.service}")
        return say("root.riverfolk.log.bought", what=what, n=self.price, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both seats."""
        return (of(self.seat), of(self.seller))


class PricesSet(Event, frozen=True):
    """The prices were set: hand card, riverboats, mercenaries."""

    seat: Seat
    prices: tuple[int, int, int]

    def text(self) -> Text:
        """All three."""
        cards, boats, hired = self.prices
        return say("root.riverfolk.log.prices", cards=cards, boats=boats, hired=hired)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class PostEstablished(Event, frozen=True):
    """A trade post was established with funds of the ruler."""

    seat: Seat
    place: Place
    suit: Suit
    ruler: Seat

    def text(self) -> Text:
        """Where, and of whose funds."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.ruler)}
        where, suit = place_name(self.place), suit_name(self.suit)
        return say("root.riverfolk.log.post", place=where, suit=suit, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.seat))


class Exported(Event, frozen=True):
    """A card was exported. `count`: warriors that entered Payments."""

    seat: Seat
    card: str
    count: int

    def text(self) -> Text:
        """Which."""
        return say("root.riverfolk.log.exported", who=seat_name(self.seat), card=self._name())

    def _name(self) -> Text:
        return card_name(self.card)

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (card_target(self.card), of(self.seat))


EVENTS: tuple[type[Event], ...] = (
    FundsUsed,
    FundsGathered,
    Protected,
    ServiceBought,
    PricesSet,
    PostEstablished,
    Exported,
)

"""What is told of effects and landmarks (5, 8)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import Item, Landmark
from rules.root.names import card_name, item_name, landmark_name, place_name, seat_name
from rules.root.state import Place

LANDMARKS = tuple(landmark.value for landmark in Landmark)


def effect_name(effect: str) -> Text:
    """The name of a card or a landmark with an effect."""
    return landmark_name(Landmark(effect)) if effect in LANDMARKS else card_name(effect)


def target_of(effect: str) -> Target:
    """The card or the landmark that is clicked to use it."""
    if effect in LANDMARKS:
        return Target(TargetKind.PIECE, f"landmark:{effect}")
    return Target(TargetKind.CARD, effect)


class EffectUsed(Event, frozen=True):
    """A seat uses an effect of a card or a landmark; what it brings is told apart."""

    seat: Seat
    effect: str

    def text(self) -> Text:
        """The log line."""
        return say("root.effects.used", who=seat_name(self.seat), card=effect_name(self.effect))

    def targets(self) -> tuple[Target, ...]:
        """The seat, and the card or the landmark."""
        return (Target(TargetKind.SEAT, self.seat), target_of(self.effect))


class EffectLeft(Event, frozen=True):
    """A card in play has been discarded."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """The log line."""
        return say("root.effects.left", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class CoffinsFilled(Event, frozen=True):
    """Warriors on their way to a supply came onto Coffin Makers."""

    owner: Seat
    count: int

    def text(self) -> Text:
        """The log line."""
        who = seat_name(self.owner)
        return say("root.effects.coffins_filled", who=who, n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The card and the owner."""
        return (Target(TargetKind.CARD, "coffin_makers"), Target(TargetKind.SEAT, self.owner))


class CoffinsEmptied(Event, frozen=True):
    """All warriors on Coffin Makers went back to their supplies."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """The log line."""
        return say("root.effects.coffins_emptied", n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (Target(TargetKind.CARD, "coffin_makers"),)


class PlayerNamed(Event, frozen=True):
    """An effect was pointed at another player."""

    seat: Seat
    card: str
    other: Seat

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.effects.named",
            who=seat_name(self.seat),
            card=card_name(self.card),
            other=seat_name(self.other),
        )

    def targets(self) -> tuple[Target, ...]:
        """Both players."""
        return (Target(TargetKind.SEAT, self.other), Target(TargetKind.CARD, self.card))


class OrdersForged(Event, frozen=True):
    """False Orders: a player must move half of its warriors."""

    seat: Seat
    other: Seat
    source: Place
    target: Place
    count: int

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.effects.orders_forged",
            who=seat_name(self.seat),
            other=seat_name(self.other),
            source=place_name(self.source),
            target=place_name(self.target),
            n=self.count,
        )

    def targets(self) -> tuple[Target, ...]:
        """Whence and where."""
        return (Target(TargetKind.PLACE, self.source), Target(TargetKind.PLACE, self.target))


class AmbushFetched(Event, frozen=True):
    """Informants: an ambush card came from the discard pile instead of a draw."""

    seat: Seat
    card: str
    instead: int

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.effects.ambush_fetched",
            who=seat_name(self.seat),
            card=card_name(self.card),
            n=self.instead,
        )

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class ItemSpent(Event, frozen=True):
    """The League exhausted a crafted item for good."""

    seat: Seat
    item: Item

    def text(self) -> Text:
        """The log line."""
        return say("root.effects.item_spent", who=seat_name(self.seat), item=item_name(self.item))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


EVENTS = (
    EffectUsed,
    EffectLeft,
    CoffinsFilled,
    CoffinsEmptied,
    PlayerNamed,
    OrdersForged,
    AmbushFetched,
    ItemSpent,
)

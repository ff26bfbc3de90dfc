"""What is told of landmarks (8)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import Item, Landmark
from rules.root.names import card_name, item_name, landmark_name, place_name, seat_name
from rules.root.state import HIDDEN_CARD, Place


class LandmarkPlaced(Event, frozen=True):
    """A landmark was placed at set-up."""

    seat: Seat
    landmark: Landmark
    place: Place

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.landmarks.placed",
            who=seat_name(self.seat),
            landmark=landmark_name(self.landmark),
            place=place_name(self.place),
        )

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (Target(TargetKind.PLACE, self.place),)


class FerrySailed(Event, frozen=True):
    """The Ferry went along with a move."""

    source: Place
    target: Place

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.landmarks.ferry_sailed",
            source=place_name(self.source),
            target=place_name(self.target),
        )

    def targets(self) -> tuple[Target, ...]:
        """Where it lies now."""
        return (Target(TargetKind.PLACE, self.target), Target(TargetKind.PIECE, "landmark:ferry"))


class ForgeUsed(Event, frozen=True):
    """An item of the Legendary Forge was crafted."""

    seat: Seat
    item: Item

    def text(self) -> Text:
        """The log line."""
        return say("root.landmarks.forge_used", who=seat_name(self.seat), item=item_name(self.item))

    def targets(self) -> tuple[Target, ...]:
        """The landmark."""
        return (Target(TargetKind.PIECE, "landmark:legendary_forge"),)


class MarketSwapped(Event, frozen=True):
    """A hand card was swapped with one of the Black Market, unseen before (8)."""

    seat: Seat
    number: int
    given: str
    gained: str

    def for_seat(self, viewer: Seat | None) -> Event:
        """Only the swapper knows the two cards (11)."""
        if viewer == self.seat:
            return self
        return MarketSwapped(self.seat, self.number, HIDDEN_CARD, HIDDEN_CARD)

    def text(self) -> Text:
        """The log line, as far as the reader may know it."""
        if self.gained == HIDDEN_CARD:
            return say(
                "root.landmarks.market_swapped_unseen", who=seat_name(self.seat), n=self.number
            )
        return say(
            "root.landmarks.market_swapped",
            who=seat_name(self.seat),
            given=card_name(self.given),
            gained=card_name(self.gained),
        )

    def targets(self) -> tuple[Target, ...]:
        """The landmark."""
        return (Target(TargetKind.PIECE, "landmark:black_market"),)


EVENTS = (LandmarkPlaced, FerrySailed, ForgeUsed, MarketSwapped)

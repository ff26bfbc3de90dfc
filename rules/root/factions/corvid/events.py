"""What the Corvids do and what is done to their plots: log, motion, statistics (7.8)."""

import msgspec

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import PlotKind
from rules.root.names import card_name, place_name, plot_name
from rules.root.names import seat_name as who
from rules.root.state import HIDDEN_CARD, Place


class PlotFlipped(Event, frozen=True):
    """A plot lies face up now."""

    seat: Seat
    place: Place
    plot: PlotKind

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.corvid.log.flipped",
            who=who(self.seat),
            plot=plot_name(self.plot),
            place=place_name(self.place),
        )

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class PlotsSwapped(Event, frozen=True):
    """Two plots changed places. What face-down ones are is not told."""

    seat: Seat
    first: Place
    second: Place

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.corvid.log.swapped",
            who=who(self.seat),
            first=place_name(self.first),
            second=place_name(self.second),
        )

    def targets(self) -> tuple[Target, ...]:
        """Both clearings."""
        return (Target(TargetKind.PLACE, self.first), Target(TargetKind.PLACE, self.second))


class PlotExposed(Event, frozen=True):
    """An enemy named a kind: right or wrong. The card it showed is known to the two of them."""

    seat: Seat
    owner: Seat
    place: Place
    guess: PlotKind
    right: bool
    card: str

    def for_seat(self, viewer: Seat | None) -> Event:
        """Others do not see the card."""
        if viewer in (self.seat, self.owner):
            return self
        return msgspec.structs.replace(self, card=HIDDEN_CARD)

    def text(self) -> Text:
        """The log line."""
        key = f"root.corvid.log.exposed_{'right' if self.right else 'wrong'}"
        seat, place, guess = who(self.seat), place_name(self.place), plot_name(self.guess)
        if not self.card:
            return say(key, who=seat, place=place, guess=guess)
        card = card_name(self.card)
        return say(f"{key}_card", who=seat, place=place, guess=guess, card=card)

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class RaidBegan(Event, frozen=True):
    """A raid was removed: warriors come into the clearings around it."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """The log line."""
        return say("root.corvid.log.raid", who=who(self.seat), place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


EVENTS: tuple[type[Event], ...] = (
    PlotFlipped,
    PlotsSwapped,
    PlotExposed,
    RaidBegan,
)

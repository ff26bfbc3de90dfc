"""What seats do, and what is told of it."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Event, FreeAction, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from tests.toys.harbour.words import Card, Role


def who(seat: Seat) -> Text:
    """A seat in a sentence."""
    return say("kernel.seat", number=seat + 1)


def role_name(role: Role) -> Text:
    """A role in a sentence; a hidden one is «something»."""
    return say(f"harbour.role_{role or 'hidden'}")


class UseCard(Action, frozen=True):
    """Turns the own character card up and uses it."""

    card: Card


class LookAt(Action, frozen=True):
    """Looks at the role of another seat."""

    target: Seat


class Commit(Action, frozen=True):
    """A secret bid."""

    coins: int


class Mark(Action, frozen=True):
    """Points at somebody in the dark: the chief means it, the others pretend."""

    target: Seat


class Claim(FreeAction, frozen=True):
    """Says aloud what one is: true or not, once a night."""

    role: Role

    def carry_out(self, state: State, context: StepContext, seat: Seat) -> None:
        """Only tells it."""
        keepers = state.keepers
        keepers[seat] = msgspec.structs.replace(keepers[seat], claims=keepers[seat].claims + 1)
        context.emit(Claimed(seat, self.role))

    def describe(self, state: State, seat: Seat) -> Option:
        """In words."""
        target = Target(TargetKind.BUTTON, f"claim_{self.role}")
        return Option(self, say("harbour.claim", role=role_name(self.role)), (target,))


class RoleDealt(Event, frozen=True):
    """A seat was given its role."""

    seat: Seat
    role: Role

    def for_seat(self, viewer: Seat | None) -> Event | None:
        """Its own affair."""
        return self if viewer == self.seat else None


class NightFell(Event, frozen=True):
    """A night began."""

    night: int

    def text(self) -> Text:
        """The log line."""
        return say("harbour.night_fell", night=self.night)


class CardUsed(Event, frozen=True):
    """A character card was turned up."""

    seat: Seat
    card: Card

    def text(self) -> Text:
        """The log line."""
        return say("harbour.card_used", who=who(self.seat), card=say(f"harbour.card_{self.card}"))


class Looked(Event, frozen=True):
    """Somebody looked at a role: that is public, the role is not."""

    viewer: Seat
    target: Seat
    role: Role

    def for_seat(self, viewer: Seat | None) -> Event:
        """Others learn who looked at whom."""
        return self if viewer == self.viewer else Looked(self.viewer, self.target, Role.HIDDEN)

    def text(self) -> Text:
        """The log line, as far as the reader may know it."""
        role = role_name(self.role)
        return say("harbour.looked", who=who(self.viewer), whom=who(self.target), role=role)


class BidsShown(Event, frozen=True):
    """All bids were opened at once."""

    bids: tuple[int, ...]

    def text(self) -> Text:
        """The log line."""
        bids = tuple(say("harbour.bid", coins=coins) for coins in self.bids)
        return say("harbour.bids_shown", bids=bids)


class NightEnded(Event, frozen=True):
    """The bids held the night, or lost it."""

    held: bool
    captain: Seat

    def text(self) -> Text:
        """The log line."""
        return say("harbour.night_held" if self.held else "harbour.night_lost")


class RitualHeld(Event, frozen=True):
    """Everybody pointed at somebody in the dark. Whether it changed anything is not told."""

    def text(self) -> Text:
        """The log line."""
        return say("harbour.ritual_held")


class Claimed(Event, frozen=True):
    """Somebody said what it is."""

    seat: Seat
    role: Role

    def text(self) -> Text:
        """The log line."""
        return say("harbour.claimed", who=who(self.seat), role=role_name(self.role))


EVENTS = (
    RoleDealt,
    NightFell,
    CardUsed,
    Looked,
    BidsShown,
    NightEnded,
    RitualHeld,
    Claimed,
)
ACTIONS = (UseCard, LookAt, Commit, Mark, Claim)

"""What lies on the table in Raid."""

from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Event, Outcome, ScoreLine, Seat, Step
from rules.kernel.text import say
from tests.toys.raid.words import PLACES, Card

WARRIORS = 6
POINTS_TO_WIN = 6


class Warband(msgspec.Struct, frozen=True, gc=False):
    """A seat: warriors and tents by place, the fallen, points."""

    warriors: tuple[int, ...]
    tents: tuple[int, ...]
    fallen: int = 0
    points: int = 0


class Banner(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The owner deals one hit more when it attacks, until the end of that turn."""

    owner: Seat
    until: int


class Pact(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Either partner may take a hit for the other."""

    owner: Seat
    partner: Seat


class Hospital(msgspec.Struct, frozen=True, gc=False, tag=True):
    """For a card, one of the owner's warriors that fell goes home instead."""

    owner: Seat


Effect = Banner | Pact | Hospital
CARD_OF = {Banner: Card.BANNER, Pact: Card.PACT, Hospital: Card.HOSPITAL}


class Side(msgspec.Struct, frozen=True, gc=False):
    """What one side of a battle has lost so far; `ally` took a hit, `asked` was asked already."""

    warriors: int = 0
    tents: int = 0
    ally: Seat = Seat(-1)
    asked: bool = False


class Fight(msgspec.Struct, frozen=True, gc=False):
    """What the steps of a battle share: set by the first, cleared by the last.

    `decider` decides the attacker's losses: the attacker, or who provoked it.
    """

    attacker: Seat
    defender: Seat
    place: int
    decider: Seat
    sides: tuple[Side, Side] = (Side(), Side())

    def seat_of(self, side: int) -> Seat:
        """Whose pieces are on this side: 0 attacks, 1 defends."""
        return self.defender if side else self.attacker

    def decider_of(self, side: int) -> Seat:
        """Who decides what this side loses."""
        return self.defender if side else self.decider

    def changed(self, side: int, **values: int | bool) -> "Fight":
        """The fight with one side changed."""
        sides = list(self.sides)
        sides[side] = msgspec.structs.replace(sides[side], **values)
        return msgspec.structs.replace(self, sides=tuple(sides))


class Raid(State, kw_only=True):
    """Hands and deck are secret, all else is open."""

    GAME: ClassVar[str] = "raid"

    provoking: bool
    turn: int = 0
    bands: list[Warband]
    hands: list[tuple[Card, ...]]
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...]
    effects: tuple[Effect, ...] = ()
    fight: Fight | None = None

    def react(self, event: Event) -> tuple[Step, ...]:
        """Effects in play, oldest first, put their steps on the agenda."""
        from tests.toys.raid.effects import reactions

        return reactions(self, event)

    def is_over(self) -> Outcome | None:
        """Whoever has enough points wins at once."""
        if any(band.points >= POINTS_TO_WIN for band in self.bands):
            return outcome(self)
        return None


def outcome(state: Raid) -> Outcome:
    """The most points win."""
    totals = tuple(band.points for band in state.bands)
    winners = tuple(seat for seat in everybody(state) if totals[seat] == max(totals))
    lines = tuple(ScoreLine(s, say("raid.removals"), totals[s]) for s in everybody(state))
    return Outcome(winners, say("raid.won"), totals, lines)


def everybody(state: Raid) -> list[Seat]:
    """All seats, in order."""
    return [Seat(seat) for seat in range(len(state.bands))]


def change(state: Raid, seat: Seat, **values: int | tuple[int, ...]) -> None:
    """Replaces a seat's record by a changed one."""
    state.bands[seat] = msgspec.structs.replace(state.bands[seat], **values)


def put(counts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """Counts by place with some more, or fewer, at one of them."""
    return tuple(counts[each] + more * (each == place) for each in PLACES)


def discard_from(state: Raid, seat: Seat, *cards: Card) -> None:
    """Cards leave the hand, face up."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.discard = (*state.discard, *cards)


def pieces(state: Raid, seat: Seat, place: int) -> int:
    """How many pieces a seat has at a place."""
    band = state.bands[seat]
    return band.warriors[place] + band.tents[place]


def enemies(state: Raid, seat: Seat, place: int) -> list[Seat]:
    """Other seats with pieces at a place."""
    return [each for each in everybody(state) if each != seat and pieces(state, each, place)]

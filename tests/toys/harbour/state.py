"""What lies on the table at the harbour, and what each seat has learned."""

from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import say
from tests.toys.harbour.actions import Claim
from tests.toys.harbour.words import Card, Role

NOBODY = Seat(-1)
COINS_AT_START = 3
NIGHTS_TO_WIN = 2
RITUAL_NIGHT = 2


class Fact(msgspec.Struct, frozen=True, gc=False):
    """Something learned in private. Never rewritten, even when it is no longer so."""

    night: int
    about: Seat
    role: Role


class Look(msgspec.Struct, frozen=True, gc=False):
    """Who looked at whom: public. `after_ritual`: whether a guard may have been turned before."""

    night: int
    viewer: Seat
    target: Seat
    after_ritual: bool


class Keeper(msgspec.Struct, frozen=True, gc=False):
    """The public part of a seat."""

    coins: int = COINS_AT_START
    shown: bool = False
    claims: int = 0


class Harbour(State, kw_only=True):
    """`dealt` are the roles of the first night; `turned` is the guard that the chief has turned."""

    GAME: ClassVar[str] = "harbour"

    nights: int
    night: int = 0
    keepers: list[Keeper]
    supply: int
    cards: tuple[Card, ...] = ()
    undealt: tuple[Card, ...]
    dealt: tuple[Role, ...] = ()
    roles: tuple[Role, ...] = ()
    turned: Seat = NOBODY
    ritual_held: bool = False
    facts: list[tuple[Fact, ...]]
    looks: tuple[Look, ...] = ()
    bids: tuple[int, ...] = ()
    held: int = 0
    lost: int = 0
    captain: Seat = NOBODY

    def is_over(self) -> Outcome | None:
        """The guards win with two nights held, the thieves when that is out of reach."""
        if self.held >= NIGHTS_TO_WIN:
            return won(self, guards=True)
        if self.lost > self.nights - NIGHTS_TO_WIN:
            return won(self, guards=False)
        return None

    def free_actions(self, seat: Seat) -> tuple[Claim, ...]:
        """Each seat may claim a role once a night, unasked."""
        if self.night == 0 or self.keepers[seat].claims:
            return ()
        return Claim(Role.GUARD), Claim(Role.THIEF)


def won(state: Harbour, *, guards: bool) -> Outcome:
    """The outcome; thief and chief are one side."""
    side = [seat for seat in everybody(state) if (state.roles[seat] is Role.GUARD) == guards]
    return Outcome(tuple(side), say("harbour.guards_won" if guards else "harbour.thieves_won"))


def everybody(state: Harbour) -> list[Seat]:
    """All seats, in order."""
    return [Seat(seat) for seat in range(len(state.keepers))]


def others(state: Harbour, seat: Seat) -> list[Seat]:
    """All but one."""
    return [each for each in everybody(state) if each != seat]


def learn(state: Harbour, seat: Seat, about: Seat, role: Role) -> None:
    """Adds a private fact."""
    state.facts[seat] = (*state.facts[seat], Fact(state.night, about, role))


def change(state: Harbour, seat: Seat, **values: int | bool) -> None:
    """Replaces a seat's public part by a changed one."""
    state.keepers[seat] = msgspec.structs.replace(state.keepers[seat], **values)

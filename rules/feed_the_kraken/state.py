"""A game of Feed the Kraken in progress: what lies on the table, and who has learned what (11)."""

from enum import StrEnum
from functools import cache
from typing import ClassVar

import msgspec

from rules.feed_the_kraken.claim import Claim, Say
from rules.feed_the_kraken.enums import (
    Character,
    Faction,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
    Voyage,
)
from rules.kernel.state import State
from rules.kernel.steps import Seat

NOBODY = Seat(-1)


class Variant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was chosen at set-up (3, 16)."""

    voyage: Voyage = Voyage.QUICK
    characters: bool = True
    denial: bool = True
    supply_line: bool = True
    search_shows_side_only: bool = False
    smuggler_keeps: int = 1
    tongueless_tie: bool = True
    must_convert: bool = True
    eyes_closed: bool = False
    memory_aid: bool = True
    bots_talk: bool = True
    timer: int = 0
    emergency_off_duty: bool = True


class Mate(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The public part of a seat.

    `off_duty`: has a sign (it sleeps while the seat is captain). `tongue`: may speak and become
    captain. `not_side`: the side that a flogging has ruled out for good. `face_up`: its character
    card lies open. `shown`: it has lain open before, so everybody knows it. `resumes`: the cards
    played in front of it as captain.
    """

    guns: int
    alive: bool = True
    tongue: bool = True
    unconvertible: bool = False
    off_duty: bool = False
    not_side: Side = Side.NONE
    face_up: bool = False
    shown: bool = False
    resumes: tuple[NavCard, ...] = ()


class FactKind(StrEnum):
    """The kinds of private fact (11)."""

    DEALT = "dealt"
    COMRADES = "comrades"
    CHARACTER = "character"
    COMMITTED = "committed"
    DREW = "drew"
    KEPT = "kept"
    LOGBOOK = "logbook"
    PLAYED = "played"
    JUMPED = "jumped"
    SEARCHED = "searched"
    MERMAID = "mermaid"
    TOP_CARD = "top_card"
    STASH = "stash"
    CULT_SEARCH = "cult_search"
    PICKED = "picked"
    TURNED = "turned"


class Fact(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something a seat has learned or done in private; never rewritten.

    dealt: factions(1) · comrades: about (starting pirates; none for the others) · character:
    character · committed: number · drew, kept, logbook, played, mermaid, top_card: cards ·
    searched: about(1) factions(1) real=converted · stash: about(3), real=guns, else marks ·
    cult_search: about factions, real · picked: about(1), real=the leader's convert, else a mark ·
    turned: real=something changed: about(1) is the leader (for the convert) or the convert (for
    the leader); not real: nothing changed. `number` of card facts: index of the navigation.
    """

    round: int
    kind: FactKind
    about: tuple[Seat, ...] = ()
    cards: tuple[NavCard, ...] = ()
    factions: tuple[Faction, ...] = ()
    character: Character = Character.HIDDEN
    number: int = 0
    real: bool = True


class Navigation(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A navigation that was made: public. `jumped`: navigators who jumped before it (9.1).

    `smuggled`: who drew three cards (10).
    """

    round: int
    captain: Seat
    lieutenant: Seat
    navigator: Seat
    card: NavCard
    origin: str
    target: str
    jumped: tuple[Seat, ...] = ()
    smuggled: tuple[Post, ...] = ()


class Check(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A loyalty check that was held: public (4.2).

    `guns`: what each seat revealed (before W3); `counted`: after it.
    """

    round: int
    captain: Seat
    lieutenant: Seat
    navigator: Seat
    guns: tuple[int, ...]
    counted: tuple[int, ...]
    total: int
    threshold: int
    succeeded: bool
    new_captain: Seat = NOBODY


class Sight(StrEnum):
    """The private looks that everybody knows to have happened."""

    CABIN_SEARCH = "cabin_search"
    MERMAID = "mermaid"
    TELESCOPE = "telescope"
    LOOK_OUT = "look_out"


class Look(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who looked: public. `target` of a search; `left`: whether the top card was left."""

    round: int
    sight: Sight
    viewer: Seat
    target: Seat = NOBODY
    left: bool = True


class Sighting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Which discards a Mermaid has shown to whom, as a set: public (6).

    `first`: index in `discards`, `count` of them.
    """

    seat: Seat
    first: int
    count: int


class Rite(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A ritual that was held: public.

    `pool`: the living seats without the unconvertible mark then; `living`: all living seats then;
    `gains`: guns that each seat got by a stash.
    """

    round: int
    ritual: Ritual
    pool: tuple[Seat, ...]
    living: tuple[Seat, ...]
    gains: tuple[int, ...] = ()


class Loyalty(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The check that is being held, from REVEAL to OUTCOME: public (4.2, W3).

    `revealed`: at the reveal; `guns`: on the table now, after Peacemaker and Instigator;
    `doubled`: seats whose guns count twice; `halvings`: Rabble-rousers; `strategists`: who take
    their guns back if they are not the new captain; `turning`: Instigators whose card turns face
    down after the check; `peace`: seats whose guns were taken back.
    """

    revealed: tuple[int, ...]
    guns: tuple[int, ...]
    doubled: tuple[Seat, ...] = ()
    halvings: int = 0
    strategists: tuple[Seat, ...] = ()
    turning: tuple[Seat, ...] = ()
    peace: tuple[Seat, ...] = ()


class Kraken(State, kw_only=True):
    """The ship, the crew, the cards, and the private facts.

    Public: everything but what the comments mark. `barred`, `agitated`, `equalized` wait for the
    next loyalty check. `smuggled`, `archived` hold for the navigation at hand. `hired`: the
    lieutenant that a Consultant has named. The last entry of `voyages` holds the officers of the
    navigation at hand from SHOW on: rituals and off-duty signs go by it.
    """

    GAME: ClassVar[str] = "feed_the_kraken"

    variant: Variant
    threshold: int
    rests: tuple[Post, ...]
    round: int = 0
    crew: list[Mate]
    supply: int
    captain: Seat = NOBODY
    lieutenant: Seat = NOBODY
    navigator: Seat = NOBODY
    space: str
    crossed_supply_line: bool = False
    tokens_left: tuple[Token, ...] = ()

    dealt: tuple[Faction, ...] = ()
    """Secret: the faction cards as dealt. A view shows its own seat's; the rest HIDDEN."""
    converts: tuple[Seat, ...] = ()
    """Secret: the seats that the leader has converted, in order. In a view: the leader sees all,
    a convert itself only."""
    characters: tuple[Character, ...] = ()
    """Secret while face down: the own one and those face up show."""
    undealt: tuple[Character, ...] = ()
    """Secret: character cards that were not dealt (and are not left out)."""

    draw_pile: tuple[NavCard, ...] = ()
    """Secret; the first one is the top."""
    top_seen: int = 0
    """Secret: bit set of the seats that know the top draw card (Telescope, Look-Out, left)."""
    discards: tuple[NavCard, ...] = ()
    """Secret; the last one is the top."""
    discards_seen: tuple[int, ...] = ()
    """Secret: for each discard the bit set of the seats that know it (own discards, looks)."""
    sightings: tuple[Sighting, ...] = ()
    """Mermaid looks into the present discard pile: public; a shuffle clears them. What they
    showed stands in the viewer's facts, since the order is hidden."""
    captain_hand: tuple[NavCard, ...] = ()
    """Secret: what the captain holds; sorted."""
    lieutenant_hand: tuple[NavCard, ...] = ()
    """Secret: what the lieutenant holds; sorted."""
    logbook: tuple[NavCard, ...] = ()
    """Secret, sorted: a set. The navigator sees it once both cards are in it."""

    barred: tuple[Seat, ...] = ()
    agitated: tuple[Seat, ...] = ()
    equalized: bool = False
    loyalty: Loyalty | None = None
    hired: Seat = NOBODY
    smuggled: tuple[Post, ...] = ()
    archived: tuple[Post, ...] = ()
    jumped: tuple[Seat, ...] = ()
    """Navigators who jumped in the navigation at hand."""

    rituals: tuple[Ritual, ...] = ()
    """Secret: face-down ritual cards in random order."""
    voyages: tuple[Navigation, ...] = ()
    checks: tuple[Check, ...] = ()
    looks: tuple[Look, ...] = ()
    rites: tuple[Rite, ...] = ()
    claims: tuple[Claim, ...] = ()

    facts: list[tuple[Fact, ...]]
    """Secret: what each seat has learned. A view holds its own seat's facts, () for the others."""

    def free_actions(self, seat: Seat) -> tuple[Say, ...]:
        """What a seat may say unasked (13)."""
        from rules.feed_the_kraken.talking import open_to

        return open_to(self, seat)


def game_of(state: State) -> Kraken:
    """The state as what it is."""
    assert isinstance(state, Kraken)
    return state


def everybody(state: Kraken) -> list[Seat]:
    """All seats, clockwise from seat 0."""
    return [Seat(seat) for seat in range(len(state.crew))]


def living(state: Kraken) -> list[Seat]:
    """All seats that are not eliminated, clockwise from seat 0."""
    return [Seat(seat) for seat, mate in enumerate(state.crew) if mate.alive]


@cache
def ring(count: int, start: Seat) -> tuple[Seat, ...]:
    """All seats of a table clockwise, from the one after `start`; `start` itself comes last."""
    return tuple([Seat((start + step) % count) for step in range(1, count + 1)])


def clockwise(state: Kraken, start: Seat) -> list[Seat]:
    """The living seats clockwise, from the one after `start`; `start` itself comes last."""
    crew = state.crew
    return [seat for seat in ring(len(crew), start) if crew[seat].alive]


def others(state: Kraken, seat: Seat) -> list[Seat]:
    """The living seats but one, in seat order."""
    return [each for each in living(state) if each != seat]


def current(state: Kraken, seat: Seat) -> Faction:
    """What a seat is now: a convert is a cultist (7). Needs a state that knows it."""
    return Faction.CULTIST if seat in state.converts else state.dealt[seat]


def was_turned(state: Kraken, seat: Seat) -> bool:
    """(7) Whether a seat has changed sides: the dealt Cultist whom the leader found has not."""
    return current(state, seat) is not state.dealt[seat]


def leader_of(state: Kraken) -> Seat:
    """The Cult Leader; NOBODY in a view that does not know."""
    if Faction.CULT_LEADER not in state.dealt:
        return NOBODY
    return Seat(state.dealt.index(Faction.CULT_LEADER))


def change(state: Kraken, seat: Seat, **values: object) -> None:
    """Replaces a seat's public part by a changed one."""
    state.crew[seat] = msgspec.structs.replace(state.crew[seat], **values)


def learn(state: Kraken, seat: Seat, fact: Fact) -> None:
    """Adds a private fact."""
    state.facts[seat] = (*state.facts[seat], fact)

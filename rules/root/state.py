"""A game of Root in progress: the woodland, the cards, the faction boards (1, 3)."""

from functools import cache
from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Outcome, Seat
from rules.root.boards import FactionBoard
from rules.root.enums import (
    BuildingKind,
    Faction,
    Item,
    Landmark,
    Phase,
    PlotKind,
    Suit,
    TokenKind,
)

NOBODY = Seat(-1)
BURROW = 0
"""The place with number 0: the Duchy's Burrow. Clearings have the numbers 1 to 12."""
CLEARINGS = range(1, 13)
FOREST = 100
"""Forest number n of the map (counted from 0) is the place FOREST + n."""
NOWHERE = -1
HIDDEN_CARD = ""
GOAL = 30
"""Points that win (6.1)."""

Place = int
"""A clearing 1 to 12, the Burrow 0, or a forest FOREST + n."""
Tally = tuple[tuple[str, int], ...]
"""Points of a seat by source, won less lost, in the order in which the sources first occurred."""


class Building(msgspec.Struct, frozen=True, gc=False, order=True):
    """A building in a slot. `suit`: of gardens and bases; `extra`: stands in the Treetop's slot."""

    seat: Seat
    kind: BuildingKind
    suit: Suit = Suit.NONE
    extra: bool = False


class Token(msgspec.Struct, frozen=True, gc=False, order=True):
    """A token. `suit`: of trade posts; `plot`, `face_up`: of plots (HIDDEN in others' views)."""

    seat: Seat
    kind: TokenKind
    suit: Suit = Suit.NONE
    plot: PlotKind = PlotKind.HIDDEN
    face_up: bool = False


class Turn(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The turn that is being taken.

    `actions`: actions left in Daylight or operations in Evening; `used`: names of what may be done
    once a turn and has been done; `activated`: places whose crafting pieces have been used, one
    entry for each piece; `services`: what was bought from the Riverfolk; `locked`: the last step
    of the turn has begun (3.1); `ended`: Daylight is over before its time (Turmoil, Hideout).
    """

    seat: Seat
    phase: Phase = Phase.BIRDSONG
    actions: int = 0
    used: tuple[str, ...] = ()
    activated: tuple[Place, ...] = ()
    services: tuple[str, ...] = ()
    locked: bool = False
    ended: bool = False
    rested: bool = False
    """The last thing its player chose was to do nothing more."""
    acted: bool = False
    """Its player has done something since: the phase ends when it says so, not by itself."""


class Battle(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A battle (4), from its announcement to its end.

    `cause`: what started it; `scorer`: for whom buildings and tokens of both sides count (the
    Vagrant), else NOBODY; `rolled`: rolled hits of attacker and defender, before the cap; `extra`,
    `ignored`: extra hits dealt and rolled hits ignored, by attacker and defender; `swords`: added
    to the defender's maximum by an Arbiter; `allied`: faction seat whose warriors an attacking
    Vagabond treats as own; `used`: effects used in it; `by_items`, `by_ally`: hits taken so by the
    attacking Vagabond.
    """

    place: Place
    attacker: Seat
    defender: Seat
    cause: str = ""
    scorer: Seat = NOBODY
    rolled: tuple[int, int] = (0, 0)
    extra: tuple[int, int] = (0, 0)
    ignored: tuple[int, int] = (0, 0)
    swords: int = 0
    allied: Seat = NOBODY
    used: tuple[str, ...] = ()
    by_items: int = 0
    by_ally: int = 0


class Variant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was chosen at set-up, as the rules use it. `options`: the named options of section 13
    by their ids, e.g. `options["cult_hand_limit"]`; every one is there."""

    map: str = "autumn"
    deck: str = "base"
    advanced: bool = False
    coop: bool = False
    difficulty: str = "normal"
    options: tuple[tuple[str, str], ...] = ()

    def option(self, id: str) -> str:
        """The value of a named option (13)."""
        global _named
        if _named[0] is not self.options:
            _named = (self.options, dict(self.options))
        return _named[1][id]


_named: tuple[tuple[tuple[str, str], ...], dict[str, str]] = ((), {})
"""The options that were asked about last, by name."""


class Woodland(State, kw_only=True):
    """The map, the cards, the scores, the boards. Lists go by seat, those of the map by place.

    `warriors[place][seat]`: place 0 is the Burrow. `ruins`: place -> items still under the ruin,
    sorted. `supply`: warriors of each seat in its supply; `limbo`: removed ones whose way is not
    settled yet (Field Hospitals). `hands`, `revealed`, `crafted` (persistent effects in play),
    `boxes` (crafted items, ready), `spent_boxes` (exhausted for good) by seat, sorted.
    `available`: dominance cards beside the map. `dominance`: the active one of a seat, or empty.
    `coalition`: the partner of a Vagabond, else NOBODY.
    """

    GAME: ClassVar[str] = "root"

    variant: Variant
    factions: tuple[Faction, ...] = ()
    automata: tuple[str, ...] = ()
    """By seat: the id of an automated opponent (9), or empty for a player."""
    traits: tuple[tuple[str, ...], ...] = ()
    """By seat: the traits of automata (9)."""
    suits: tuple[Suit, ...] = ()
    """By place; NONE for the Burrow. The Lost City counts as all three (8)."""
    landmarks: tuple[tuple[Landmark, Place], ...] = ()
    forge: tuple[Item, ...] = ()
    market: tuple[str, ...] = ()
    """Secret: the cards of the Black Market."""
    scorched: tuple[Place, ...] = ()

    warriors: list[tuple[int, ...]]
    buildings: list[tuple[Building, ...]]
    tokens: list[tuple[Token, ...]]
    """Secret: what a face-down plot is."""
    ruins: dict[Place, tuple[Item, ...]]
    """Secret: which items; that there is a ruin, and how many lie there, is public."""
    pawns: list[Place]
    supply: list[int]
    limbo: list[int]
    boards: list[FactionBoard]
    supporters: list[tuple[str, ...]]
    """Secret but the number: supporters of an Alliance, by seat (7.3)."""
    plots: list[tuple[PlotKind, ...]]
    """Secret but the number: plots in the Corvids' supply, by seat, sorted (7.8)."""
    known_plots: tuple[tuple[Seat, PlotKind], ...] = ()
    """Plots that all have seen return to a supply since one was last taken out of it (11)."""

    deck: tuple[str, ...] = ()
    """Secret; the first card is the top."""
    discard: tuple[str, ...] = ()
    lost_souls: tuple[str, ...] = ()
    """The last card is the top."""
    available: tuple[str, ...] = ()
    hands: list[tuple[str, ...]]
    """Secret but the number; the Riverfolk's is public."""
    revealed: list[tuple[str, ...]]
    crafted: list[tuple[str, ...]]
    coffin: list[int]
    """Warriors on Coffin Makers, by seat of their owner."""
    items: tuple[Item, ...] = ()
    boxes: list[tuple[Item, ...]]
    spent_boxes: list[tuple[Item, ...]]
    quests: tuple[str, ...] = ()
    """Secret: the quest deck."""
    open_quests: tuple[str, ...] = ()

    scores: list[int]
    tally: list[Tally]
    """What the points of each seat were for; their sum is its score."""
    dominance: list[str]
    coalition: list[Seat]

    round: int = 0
    first: Seat = Seat(0)
    turn: Turn | None = None
    battle: Battle | None = None

    def is_over(self) -> Outcome | None:
        """Thirty points win at once (6.1)."""
        return _end_of(self) if max(self.scores) >= GOAL else None


def game_of(state: State) -> Woodland:
    """The state as what it is."""
    assert isinstance(state, Woodland)
    return state


def turn_of(state: Woodland) -> Turn:
    """The turn that is being taken; set-up has none."""
    assert state.turn is not None
    return state.turn


def stir(state: Woodland, seat: Seat) -> None:
    """Something has changed for the player whose turn it is: new cards, a new building. Whoever
    chose to do nothing more is asked again (3.2)."""
    turn = state.turn
    if turn is not None and turn.seat == seat and turn.rested:
        state.turn = msgspec.structs.replace(turn, rested=False)


def all_seats(state: Woodland) -> list[Seat]:
    """Every seat, clockwise."""
    return list(_clockwise(len(state.factions), Seat(0)))


def clockwise(state: Woodland, start: Seat) -> list[Seat]:
    """All seats clockwise, `start` first."""
    return list(_clockwise(len(state.factions), start))


@cache
def _clockwise(count: int, start: Seat) -> tuple[Seat, ...]:
    return tuple(Seat((start + step) % count) for step in range(count))


def seats_of(state: Woodland, faction: Faction) -> list[Seat]:
    """The seats that play a faction: one, or two Vagabonds, or none."""
    return [seat for seat in all_seats(state) if state.factions[seat] is faction]


def _end_of(state: Woodland) -> Outcome | None:
    from rules.root.scoring.ending import is_over

    return is_over(state)

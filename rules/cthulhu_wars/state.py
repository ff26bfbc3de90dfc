"""A game of Cthulhu Wars in progress: the Earth, pools, tracks, faction cards (2, 4)."""

from typing import ClassVar

import msgspec

from rules.cthulhu_wars.boards import FactionBoard
from rules.cthulhu_wars.data import named
from rules.cthulhu_wars.enums import Cause, Clock, Faction, Phase
from rules.kernel.state import State
from rules.kernel.steps import FreeAction, Outcome, Seat

NOBODY = Seat(-1)
NOWHERE = -1
HIDDEN_SIGN = 0
"""The value of an Elder Sign that the viewer may not know (12)."""
NO_ORDER = 0
ORDER_SOME = 1
"""To be asked at the next moment for reveals which signs are turned up."""
ORDER_ALL = 2
"""All signs are turned up at the next moment for reveals."""

Area = int
"""The index of an area in its map's `areas` (data.py)."""
Kind = int
"""The index of a kind of unit among its faction's kinds (data.py); 0 is the Acolyte."""
Counts = tuple[int, ...]
Tally = tuple[tuple[str, int], ...]
"""How many of each kind of one faction: here, in the pool, in a battle."""


class Gate(msgspec.Struct, frozen=True, gc=False):
    """A gate (4). `holder`, `kind`: the unit that stands on it; NOBODY: abandoned."""

    holder: Seat = NOBODY
    kind: Kind = 0


class Captive(msgspec.Struct, frozen=True, gc=False, order=True):
    """A captured unit on the captor's card (4): whose, of what kind."""

    seat: Seat
    kind: Kind


class Walk(msgspec.Struct, frozen=True, gc=False):
    """A unit that was moved in the move action that is being taken: the arrows (6)."""

    kind: Kind
    source: Area
    target: Area


class Turn(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A turn of the Action phase (5.4).

    `acted`: the turn's action has been taken; `action`: the id of the last one begun;
    `first_action`: that of the first where a second one of another kind may follow (`second_due`:
    still), else empty;
    `fought`: areas in which this faction has battled this turn (6); `moving`: the units moved so
    far by an open move action; `used`: ids of what may be done once a turn and has been done.
    """

    seat: Seat
    acted: bool = False
    action: str = ""
    first_action: str = ""
    second_due: bool = False
    fought: tuple[Area, ...] = ()
    moving: tuple[Walk, ...] = ()
    used: tuple[str, ...] = ()


class Hurt(msgspec.Struct, frozen=True, gc=False):
    """Alike units of a side with results assigned to them and not carried out yet (7, steps 4 to
    6). `holder`: it is the unit on the gate. Neither kills nor pains: a result was cancelled, it
    takes no other."""

    kind: Kind
    kills: int = 0
    pains: int = 0
    holder: bool = False
    count: int = 1


class Force(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One side of a battle (7): the units that take part, by kind.

    `fighting`: still in the battle; `exempt`: in the area, out of the battle (Invisibility,
    Ghouls that came); `kills`, `pains`: results rolled BY this side; `rolled`: the faces of its
    dice, 1 to 6; `hurt`: results assigned TO this side, its kinds in order; `told`: how many of
    each kind are known to be hurt to what pays for it; `killed`: units of this side that died of
    results, by kind; `stayed`: pained units that had no retreat, by kind; `bonus`: combat added in
    this battle; `eats`: enemy units devoured by this side; `lost`: units of this side killed or
    devoured.
    """

    seat: Seat
    fighting: Counts
    exempt: Counts
    kills: int = 0
    pains: int = 0
    rolled: tuple[int, ...] = ()
    hurt: tuple[Hurt, ...] = ()
    told: Counts = ()
    killed: Counts = ()
    stayed: Counts = ()
    bonus: int = 0
    eats: int = 0
    lost: int = 0
    fixed: tuple[str, ...] = ()
    """Effects of this side that were in force when the dice were rolled (7, step 3)."""
    meals: tuple[int, ...] = ()
    """What each Shoggoth of this side that was there to eat has eaten (Absorb), the most first."""
    fled: tuple[Walk, ...] = ()
    """The units of this side that retreated in the battle, and where to."""
    holder_exempt: bool = False
    """The gate's holder is none of the units that fight: it is exempt (Invisibility), or it stayed
    for lack of a retreat."""


class Battle(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A battle from its declaration to its end (7). `step`: the number of the step (1 to 8) that
    is being taken; `used`: ids of effects used in it, with their seat, once for each use.
    `outside`: no battle, the attacker deals results to the defender as if in one, and says
    where the pained go."""

    area: Area
    attacker: Force
    defender: Force
    step: int = 1
    diced: bool = False
    used: tuple[tuple[Seat, str], ...] = ()
    outside: bool = False


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a seat has named in a negotiation (10). `refused`: for good."""

    seat: Seat
    number: int = 0
    refused: bool = False


class Removed(msgspec.Struct, frozen=True, gc=False):
    """Units that left the map in the running action: whose, what, why, by whom (Passion, 8)."""

    owner: Seat
    kind: Kind
    count: int
    cause: Cause
    by: Seat


class _ById(dict[str, str]):
    """Options by id. `options`: as a variant keeps them."""

    def __init__(self, options: tuple[tuple[str, str], ...]) -> None:
        """Those that older rules did not know stand at their default."""
        super().__init__({id: values[0] for id, values in named()} | dict(options))
        self.options = options


class _LastOptions:
    """Those that were asked about last: nearly always those that are asked about next."""

    found = _ById(())


class Variant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was chosen at set-up, as the rules use it. `options`: the named options (16) by id;
    every one that the rules knew then."""

    map: str = "earth_4p_east5"
    ritual: str = "p4"
    two_player: bool = False
    options: tuple[tuple[str, str], ...] = ()

    def option(self, id: str) -> str:
        """The value of a named option."""
        last = _LastOptions.found
        if last.options is not self.options:
            last = _LastOptions.found = _ById(self.options)
        return last[id]

    def is_on(self, id: str) -> bool:
        """Whether an option of yes and no is on."""
        return self.option(id) == "on"


class Earth(State, kw_only=True):
    """The map, the factions, the tracks. Lists go by seat, those of the map by area.

    `units[area][seat][kind]`: how many stand there. `gates[area]`. `pools[seat][kind]`.
    `aside[seat][kind]`: in play, off the map (submerged); `aside_at` is not kept: they come up
    anywhere. `captives[seat]`: captured units on this seat's card, sorted.
    """

    GAME: ClassVar[str] = "cthulhu_wars"

    variant: Variant
    factions: tuple[Faction, ...] = ()
    units: list[tuple[Counts, ...]]
    gates: list[Gate | None]
    pools: list[Counts]
    aside: list[Counts]
    gone: list[Counts]
    """Units that left the game for good (Extinction), by seat and kind."""
    captives: list[tuple[Captive, ...]]
    boards: list[FactionBoard]

    power: list[int]
    doom: list[int]
    tally: list[Tally]
    """What the Doom of a seat was for, source by source."""
    books: list[tuple[str, ...]]
    """Spellbooks taken, in the order in which they were taken."""
    met: list[tuple[str, ...]]
    """Requirements met, in their order. Books still to be picked: len(met) - len(books)."""
    signs: list[tuple[int, ...]]
    """Secret but the number: unrevealed Elder Signs, sorted."""
    signs_left: tuple[int, int, int]
    """Secret: how many signs worth 1, 2 and 3 lie in the supply; their sum is public."""
    revealed: tuple[int, ...] = ()
    due_signs: list[int]
    """Elder Signs gained and not drawn yet."""
    ritual: int = 0
    """The step on which the ritual marker stands; past the last one: Instant Death."""

    round: int = 0
    phase: Phase = Phase.GATHER_POWER
    first: Seat = Seat(0)
    clock: Clock = Clock.CLOCKWISE
    passed: tuple[Seat, ...] = ()
    left: list[tuple[Area, ...]]
    """Gates from which a seat stepped off by its own will: it does not step on by itself (4)."""
    once: tuple[tuple[Seat, str], ...] = ()
    """What may be done once a phase and has been done in this phase, or once a game (prefix
    «game:»)."""
    orders: list[int]
    """Reveals ordered and not carried out yet (10): NO_ORDER, ORDER_SOME, ORDER_ALL."""
    granted: tuple[tuple[Seat, str], ...] = ()
    """Abilities of other factions that a seat has for a time (15)."""
    decay: int = 0
    """The Decay marker of the game of two (13)."""
    turn: Turn | None = None
    battle: Battle | None = None
    removed: tuple[Removed, ...] = ()
    talks: tuple[Offer, ...] = ()

    def is_over(self) -> Outcome | None:
        """Nothing ends it between stable points, where `ending` looks (11)."""
        return None

    def free_actions(self, seat: Seat) -> tuple[FreeAction, ...]:
        """Ordering that Elder Signs be turned up (10)."""
        from rules.cthulhu_wars.books.reveals import orders_open

        return orders_open(self, seat)


def game_of(state: State) -> Earth:
    """The state as what it is."""
    assert isinstance(state, Earth)
    return state

"""What happened: the events of the general law. `unit`: the id of a kind; `spot`: where."""

from typing import ClassVar

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Cause, Faction, Phase
from rules.cthulhu_wars.names import (
    book_name,
    faction_name,
    phase_name,
    seat_name,
    spot_name,
    unit_name,
)
from rules.cthulhu_wars.state import NOBODY
from rules.kernel.steps import Event, LogRank, Seat, Target, TargetKind
from rules.kernel.text import Text, say


def at(*spots: Spot) -> tuple[Target, ...]:
    """Areas."""
    return tuple(Target(TargetKind.PLACE, str(each.area)) for each in spots)


def of(*seats: Seat) -> tuple[Target, ...]:
    """Seats."""
    return tuple(Target(TargetKind.SEAT, seat) for seat in seats if seat != NOBODY)


def units(unit: str, count: int) -> Text:
    """So many units of a kind."""
    if count == 1:
        return unit_name(unit)
    return say("cthulhu_wars.log.units", number=count, what=unit_name(unit))


# -------------------------------------------------------------------- the game and its turns
class FactionsSeated(Event, frozen=True):
    """Who plays which faction."""

    factions: tuple[Faction, ...]

    def text(self) -> Text:
        """All of them."""
        seated = tuple(
            say("cthulhu_wars.log.plays", who=seat_name(Seat(seat)), faction=faction_name(faction))
            for seat, faction in enumerate(self.factions)
        )
        return say("cthulhu_wars.log.seated", seated=seated)


class RoundBegan(Event, frozen=True):
    """A round has begun."""

    RANK: ClassVar[LogRank] = LogRank.PART

    round: int

    def text(self) -> Text:
        """Which."""
        return say("cthulhu_wars.log.round", round=self.round)


class PhaseBegan(Event, frozen=True):
    """A phase of the round has begun."""

    RANK: ClassVar[LogRank] = LogRank.PHASE

    phase: Phase

    def text(self) -> Text:
        """Which."""
        return say("cthulhu_wars.log.phase", phase=phase_name(self.phase))


class TurnBegan(Event, frozen=True):
    """A faction's turn has begun."""

    RANK: ClassVar[LogRank] = LogRank.PHASE

    seat: Seat
    faction: Faction

    def text(self) -> Text:
        """Whose."""
        facts = {"who": seat_name(self.seat), "faction": faction_name(self.faction)}
        return say("cthulhu_wars.log.turn", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class Passed(Event, frozen=True):
    """A faction gave up its Power."""

    seat: Seat
    power: int

    def text(self) -> Text:
        """Who."""
        return say("cthulhu_wars.log.passed", who=seat_name(self.seat), n=self.power)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


# -------------------------------------------------------------------- Power and Doom
class PowerChanged(Event, frozen=True):
    """Power gained (`change` above 0) or paid, outside Gather Power. `why`: the id of what it was
    for, if it was for an effect or a deed."""

    seat: Seat
    change: int
    why: str = ""

    def text(self) -> Text:
        """How much."""
        who, n = seat_name(self.seat), abs(self.change)
        return say(f"cthulhu_wars.log.{'gains' if self.change > 0 else 'pays'}_power", who=who, n=n)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class DoomChanged(Event, frozen=True):
    """Doom gained. `why`: the id of what it was for."""

    seat: Seat
    change: int
    why: str = ""

    def text(self) -> Text:
        """How much."""
        who, n = seat_name(self.seat), abs(self.change)
        return say(f"cthulhu_wars.log.{'gains' if self.change > 0 else 'loses'}_doom", who=who, n=n)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


# -------------------------------------------------------------------- abilities and books
class EffectUsed(Event, frozen=True):
    """An ability or a book was used; what it did is told by the events that follow."""

    seat: Seat
    effect: str

    def text(self) -> Text:
        """Which."""
        who = seat_name(self.seat)
        return say("cthulhu_wars.log.used", who=who, what=book_name(self.effect))

    def targets(self) -> tuple[Target, ...]:
        """The card and its owner."""
        return (Target(TargetKind.CARD, self.effect), *of(self.seat))


# -------------------------------------------------------------------- units
class Placed(Event, frozen=True):
    """Units came from the pool to an area: recruited, summoned, awakened, or just placed."""

    seat: Seat
    unit: str
    spot: Spot
    count: int = 1
    order: str = "placed"

    def text(self) -> Text:
        """Which and where."""
        facts = {"what": units(self.unit, self.count), "place": spot_name(self.spot)}
        return say(f"cthulhu_wars.log.{self.order}", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class CameUp(Event, frozen=True):
    """Units that were off the map came back to it."""

    seat: Seat
    unit: str
    spot: Spot
    count: int = 1

    def text(self) -> Text:
        """Which and where."""
        facts = {"what": units(self.unit, self.count), "place": spot_name(self.spot)}
        return say("cthulhu_wars.log.came_up", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class Moved(Event, frozen=True):
    """Units went from area to area. `retreat`: pained in a battle."""

    seat: Seat
    unit: str
    source: Spot
    target: Spot
    count: int = 1
    retreat: bool = False

    def text(self) -> Text:
        """Which, from where, to where."""
        facts = {"source": spot_name(self.source), "target": spot_name(self.target)}
        what = units(self.unit, self.count)
        key = "retreated" if self.retreat else "moved"
        return say(f"cthulhu_wars.log.{key}", who=seat_name(self.seat), what=what, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both ends."""
        return (*at(self.source, self.target), *of(self.seat))


class Left(Event, frozen=True):
    """Units left the map. `by`: who removed them; `gone`: out of the game."""

    seat: Seat
    unit: str
    spot: Spot
    count: int
    cause: Cause
    by: Seat = NOBODY
    gone: bool = False

    def text(self) -> Text:
        """Which, where and why."""
        facts = {"what": units(self.unit, self.count), "place": spot_name(self.spot)}
        who = seat_name(self.seat)
        if self.cause is Cause.CAPTURE:
            return say("cthulhu_wars.log.left.capture", who=who, by=seat_name(self.by), **facts)
        if self.gone:
            return say("cthulhu_wars.log.left.gone", who=who, **facts)
        return say(f"cthulhu_wars.log.left.{self.cause.value}", who=who, **facts)

    def struck(self) -> Seat | None:
        """Whose cultist was captured."""
        return self.seat if self.cause is Cause.CAPTURE else None

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat, self.by))


class Replaced(Event, frozen=True):
    """Units made room for others. `by`, `by_unit`: whose and which came."""

    seat: Seat
    unit: str
    spot: Spot
    count: int
    by: Seat
    by_unit: str

    def text(self) -> Text:
        """Which, by which, where."""
        facts = {
            "what": units(self.unit, self.count),
            "new": units(self.by_unit, self.count),
            "place": spot_name(self.spot),
        }
        if self.by == self.seat:
            return say("cthulhu_wars.log.replaced", who=seat_name(self.seat), **facts)
        who, whom = seat_name(self.by), seat_name(self.seat)
        return say("cthulhu_wars.log.replaced_enemy", who=who, whom=whom, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *dict.fromkeys(of(self.by, self.seat)))


class CaptiveReturned(Event, frozen=True):
    """A captured unit went back to its owner's pool."""

    captor: Seat
    seat: Seat
    unit: str

    def text(self) -> Text:
        """Whose."""
        facts = {"who": seat_name(self.captor), "whom": seat_name(self.seat)}
        return say("cthulhu_wars.log.captive_back", what=unit_name(self.unit), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return of(self.captor, self.seat)


# -------------------------------------------------------------------- gates
class GateBuilt(Event, frozen=True):
    """A gate was built, or was there from the beginning."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        return say("cthulhu_wars.log.gate_built", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class GateTaken(Event, frozen=True):
    """A unit stepped on a gate."""

    seat: Seat
    unit: str
    spot: Spot

    def text(self) -> Text:
        """Which and where."""
        facts = {"what": unit_name(self.unit), "place": spot_name(self.spot)}
        return say("cthulhu_wars.log.gate_taken", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class GateLeft(Event, frozen=True):
    """A gate is abandoned."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        return say("cthulhu_wars.log.gate_left", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


EVENTS: tuple[type[Event], ...] = (
    FactionsSeated,
    RoundBegan,
    PhaseBegan,
    TurnBegan,
    Passed,
    PowerChanged,
    DoomChanged,
    EffectUsed,
    Placed,
    CameUp,
    Moved,
    Left,
    Replaced,
    CaptiveReturned,
    GateBuilt,
    GateTaken,
    GateLeft,
)

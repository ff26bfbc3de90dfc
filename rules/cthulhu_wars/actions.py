"""The orders of every faction (6, 10); an effect's own stand in its file."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action, Seat


class Recruit(Action, frozen=True):
    """Recruit a cultist in an area."""

    area: Area
    kind: Kind = 0


class Summon(Action, frozen=True):
    """Summon a monster at an own gate."""

    kind: Kind
    area: Area


class Awaken(Action, frozen=True):
    """Awaken a Great Old One in an area."""

    kind: Kind
    area: Area


class BuildGate(Action, frozen=True):
    """Build a gate in an area."""

    area: Area


class Walks(Action, frozen=True):
    """Move one unit: the first opens a move action, more may follow, `Done` ends it. `holder`:
    the unit that stands on the gate is the one that goes."""

    kind: Kind
    source: Area
    target: Area
    holder: bool = False


class Fight(Action, frozen=True):
    """Battle one enemy faction in an area."""

    area: Area
    enemy: Seat


class Capture(Action, frozen=True):
    """Capture a cultist of an enemy in an area; its owner picks which."""

    area: Area
    enemy: Seat


class GiveUp(Action, frozen=True):
    """Pass: Power to 0."""


class StepOn(Action, frozen=True):
    """Put an own unit of this kind on the gate of an area: take it, or swap the holder."""

    area: Area
    kind: Kind


class StepOff(Action, frozen=True):
    """Leave the gate of an area, abandoned."""

    area: Area


class EndTurn(Action, frozen=True):
    """Nothing more this turn: after the turn's action."""


class Ritual(Action, frozen=True):
    """Perform a Ritual of Annihilation (5.3)."""


class ChooseUnit(Action, frozen=True):
    """Pick a unit: of whom, of what kind, where. `holder`: the one on the gate."""

    seat: Seat
    kind: Kind
    area: Area
    holder: bool = False


class ChooseArea(Action, frozen=True):
    """Pick an area."""

    area: Area


class ChooseSeat(Action, frozen=True):
    """Pick a faction."""

    seat: Seat


class ChooseBook(Action, frozen=True):
    """Take a spellbook (9)."""

    book: str


class ChooseClock(Action, frozen=True):
    """Pick the direction of the turn order (5.2). `back`: counterclockwise."""

    back: bool


class Number(Action, frozen=True):
    """Name a number: an offer, a die, an amount."""

    number: int


class RevealSigns(Action, frozen=True):
    """Turn Elder Signs of these values face up (10), sorted."""

    values: tuple[int, ...]


class Use(Action, frozen=True):
    """Use an effect by its id where it needs no more than that."""

    effect: str

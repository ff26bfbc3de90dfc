"""What lies on the boards of automata (9)."""

from rules.root.boards import FactionBoard, VagabondItem
from rules.root.enums import Suit
from rules.root.state import NOWHERE, Place

Columns = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class AutomatonBoard(FactionBoard, frozen=True, kw_only=True):
    """`order`: the order card while it lies there; `suit`: its suit, which outlasts the card;
    `corner`: where it began."""

    order: str = ""
    suit: Suit = Suit.BIRD
    corner: Place = NOWHERE


class MechanicalBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`has_built`: a building was placed this turn; `expanded`: how often Daylight began again."""

    has_built: bool = False
    expanded: int = 0


class ElectricBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`decree`: the cards of the columns fox, mouse, rabbit, bird, without the viziers."""

    decree: Columns = ((), (), (), ())


class AutomatedBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`has_revolted`: in this Birdsong."""

    has_revolted: bool = False


class DrillbitBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`swayed`: the ministers with a crown, in the order of the board."""

    swayed: tuple[str, ...] = ()


class LogicalBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`marker`: the space of the conspiracy track; `shown`: the revealed Lost Souls, in order;
    `has_looted`: the Crusade that is on has removed tokens."""

    acolytes: int = 0
    marker: int = 0
    shown: tuple[str, ...] = ()
    has_looted: bool = False


class VagabotBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`items` sorted, all alike to it; `quest`: its own open quest, `quests`: completed ones;
    `slots`: clearings where an item of its own fills a slot for good, one entry an item."""

    character: str = ""
    items: tuple[VagabondItem, ...] = ()
    quest: str = ""
    quests: tuple[str, ...] = ()
    slots: tuple[Place, ...] = ()


class RobotsBoard(AutomatonBoard, frozen=True, kw_only=True):
    """`payments`: warriors by seat of their owner; `market`: the open cards, left to right, and
    `fresh`: how many of them are new; `shield`, `sword`: what protectionism has put up."""

    payments: tuple[int, ...] = ()
    market: tuple[str, ...] = ()
    fresh: int = 0
    shield: bool = False
    sword: bool = False

"""What lies on the factions' own boards (7). What follows from the map is not kept here.

A track's value is a function of the pieces on the map (1), so no track stands here either.
Secrets of a faction (supporters, the supply of plots) are lists of the state, not of a board.
"""

import msgspec

from rules.kernel.steps import Record, Seat
from rules.root.enums import Item, Rank, Suit


class FactionBoard(Record, frozen=True):
    """Base of what lies on a faction's own board."""


class MarquiseBoard(FactionBoard, frozen=True):
    """The Marquise keeps nothing on her board but what is not on the map."""


class EyrieBoard(FactionBoard, frozen=True, kw_only=True):
    """`decree`: the cards of the four columns in the order recruit, move, battle, build, without
    the viziers, which follow from the leader; `deposed`: leaders that lie face down."""

    leader: str = ""
    deposed: tuple[str, ...] = ()
    decree: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]] = (
        (),
        (),
        (),
        (),
    )


class AllianceBoard(FactionBoard, frozen=True, kw_only=True):
    """`officers`: warriors in the officers box."""

    officers: int = 0


class VagabondItem(msgspec.Struct, frozen=True, gc=False, order=True):
    """An item of a Vagabond: face up or exhausted; undamaged or damaged; from a ruin.

    Face-up undamaged tea, coins and bags lie on their tracks, the first three of a kind.
    """

    item: Item
    exhausted: bool = False
    damaged: bool = False
    from_ruin: bool = False


class VagabondBoard(FactionBoard, frozen=True, kw_only=True):
    """`items` sorted; `relations`: by seat, 0 hostile, 1 indifferent, 2 amiable, 3 friendly,
    4 allied (1 for Vagabonds and itself, unused); `aids`: by seat, aids of this turn not yet
    counted; `quests`: completed ones."""

    character: str = ""
    items: tuple[VagabondItem, ...] = ()
    relations: tuple[int, ...] = ()
    aids: tuple[int, ...] = ()
    quests: tuple[str, ...] = ()


class CultBoard(FactionBoard, frozen=True, kw_only=True):
    """`outcast`: where the marker lies; `hated`: its other side is up."""

    acolytes: int = 0
    outcast: Suit = Suit.NONE
    hated: bool = False


class Commitment(msgspec.Struct, frozen=True, gc=False, order=True):
    """A fund on an uncovered space of a trade-post track: `owner` of the warrior."""

    suit: Suit
    owner: Seat


class RiverfolkBoard(FactionBoard, frozen=True, kw_only=True):
    """Warriors by seat of their owner in `funds`, `payments`, `committed`; `spaces`: those on
    trade-post spaces; `prices`: hand card, riverboats, mercenaries; `posts`: trade posts still on
    the tracks, fox, rabbit, mouse."""

    funds: tuple[int, ...] = ()
    payments: tuple[int, ...] = ()
    committed: tuple[int, ...] = ()
    spaces: tuple[Commitment, ...] = ()
    prices: tuple[int, int, int] = (1, 1, 1)
    posts: tuple[int, int, int] = (3, 3, 3)


class DuchyBoard(FactionBoard, frozen=True, kw_only=True):
    """`swayed`: ministers with a crown; `crowns`: those left, squire, noble, lord."""

    swayed: tuple[str, ...] = ()
    crowns: tuple[int, int, int] = (3, 3, 3)


class CorvidBoard(FactionBoard, frozen=True, kw_only=True):
    """The Corvids' supply of plots is a secret of the state."""


RANKS = (Rank.SQUIRE, Rank.NOBLE, Rank.LORD)

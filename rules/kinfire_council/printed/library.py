"""The sets of items that are known, each by its digest (1).

The shipped set is read from `resources/`. A set that an owner has typed in is made known by `learn`
before a game with it is begun or taken up again.
"""

import hashlib
import tomllib
from functools import cache
from typing import TypeVar

import msgspec

from rules.kinfire_council.data import FOLDER, NUMBERED, PARAMS, TAX_OF, seat_numbers
from rules.kinfire_council.enums import Param, Skill, Tile
from rules.kinfire_council.printed.content import (
    Board,
    Content,
    Councilor,
    Decree,
    District,
    Item,
    Location,
    ResearchCard,
    SentryKind,
    Sheet,
    Site,
    SkillKind,
    Threat,
    TileKind,
)
from rules.kinfire_council.state import Council

FILES: dict[str, tuple[str, ...]] = {
    "districts.toml": ("district",),
    "spaces.toml": ("open_space", "dealer"),
    "sites.toml": ("site",),
    "threats.toml": ("threat",),
    "decrees.toml": ("decree",),
    "research.toml": ("research",),
    "councilors.toml": ("councilor",),
    "sheets.toml": ("sheet",),
    "tokens.toml": ("skill", "sentry"),
    "board.toml": ("tracker", "city", "upgrade", "needs", "cult", "tile"),
}
"""Which kinds of item stand in which file."""
FIELD_OF = {
    "district": "districts",
    "open_space": "open_spaces",
    "dealer": "dealer",
    "site": "sites",
    "threat": "threats",
    "decree": "decrees",
    "research": "research",
    "councilor": "councilors",
    "sheet": "sheets",
    "skill": "skills",
    "sentry": "sentries",
}
"""Which field of `Content` each kind of item fills."""
BOARD_FIELD_OF = {
    "tracker": "tracker",
    "city": "city",
    "upgrade": "upgrades",
    "needs": "needs",
    "cult": "cult",
    "tile": "tiles",
}
"""Which field of `Board` each kind of item fills."""


T = TypeVar("T", bound=Item)


class ItemSet:
    """A set of items with everything found by its id."""

    def __init__(self, content: Content) -> None:
        """Sorts the items."""
        board = content.board or shipped_board()
        self.board = board
        self.tiles: dict[Tile, TileKind] = {each.tile: each for each in board.tiles}
        self.top = len(board.tracker.rows) - 1
        """The top row of the tracker."""
        self.neighbours = _neighbours(board.city.streets)
        self.tier_of = tier_of(board)
        self.slot_of = tuple(tier - 1 for tier in self.tier_of)
        """Threat slot (0 to 2) of each numbered space (4)."""
        self.params = _params_of(board)
        self.is_printed = is_printed(content)
        self.content = content
        self.digest = digest_of(content)
        self.threats: dict[str, Threat] = _by_id(content.threats)
        self.decrees: dict[str, Decree] = _by_id(content.decrees)
        self.research: dict[str, ResearchCard] = _by_id(content.research)
        self.councilors: dict[str, Councilor] = _by_id(content.councilors)
        self.sheets: dict[str, Sheet] = _by_id(content.sheets)
        self.sites: dict[str, Site] = _by_id(content.sites)
        self.sentries: dict[str, SentryKind] = _by_id(content.sentries)
        self.skills: dict[Skill, SkillKind] = {Skill(each.id): each for each in content.skills}
        self.districts: tuple[District | None, ...] = (None, *content.districts)
        self.open_spaces = _by_id(content.open_spaces)


def _by_id(items: tuple[T, ...]) -> dict[str, T]:
    return {item.id: item for item in items}


def _neighbours(streets: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Adjacent numbered spaces of each one (3); [0] is empty."""
    found: list[set[int]] = [set() for _ in range(NUMBERED + 1)]
    for one, other in streets:
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(each)) for each in found)


def tier_of(board: Board) -> tuple[int, ...]:
    """Tier of each numbered space (3); [0] is 0."""
    sizes = [last - first + 1 for first, last in board.city.tiers]
    return (0, *[tier for tier, size in enumerate(sizes, 1) for _ in range(size)])


def _params_of(board: Board) -> dict[Param, int]:
    """What each number is before modifiers (15)."""
    taxes = dict(zip(TAX_OF, board.city.taxes, strict=True))
    return PARAMS | taxes | {Param.NEED_V: board.needs.v, Param.CULT_DRAW: board.cult.draw}


def items_of(items: Content, kind: str) -> tuple[Item, ...]:
    """The items of a kind, those of the board as shipped where the set has none of its own."""
    is_board = kind in BOARD_FIELD_OF
    holder = (items.board or shipped_board()) if is_board else items
    held: Item | tuple[Item, ...] = getattr(holder, (BOARD_FIELD_OF | FIELD_OF)[kind])
    return held if isinstance(held, tuple) else (held,)


def stand_ins(items: Content) -> tuple[Item, ...]:
    """The items of a set that are the program's own, not printed ones."""
    kinds = (*FIELD_OF, *BOARD_FIELD_OF)
    return tuple(item for kind in kinds for item in items_of(items, kind) if item.authored)


def is_printed(items: Content) -> bool:
    """Whether a set is complete: no item of any kind is a stand-in."""
    return not stand_ins(items)


_known: dict[str, ItemSet] = {}


def digest_of(content: Content) -> str:
    """The name of a set: the same items, the same digest, on every machine."""
    return hashlib.blake2s(msgspec.json.encode(content), digest_size=8).hexdigest()


def learn(content: Content) -> str:
    """Makes a set known; its digest."""
    item_set = ItemSet(content)
    _known.setdefault(item_set.digest, item_set)
    return item_set.digest


@cache
def shipped() -> ItemSet:
    """The set that comes with the program."""
    fields: dict[str, object] = {}
    for name, kinds in FILES.items():
        if kinds[0] in FIELD_OF:
            read = tomllib.loads((FOLDER / name).read_text("utf-8"))
            fields |= {FIELD_OF[kind]: read[kind] for kind in kinds}
    content = msgspec.convert(fields, Content)
    return _known.setdefault(digest_of(content), ItemSet(content))


@cache
def shipped_board() -> Board:
    """The boards and tiles that come with the program."""
    read = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))
    return msgspec.convert({BOARD_FIELD_OF[kind]: read[kind] for kind in read}, Board)


def is_known(digest: str) -> bool:
    """Whether a set of items is at hand."""
    return digest in _known or digest == shipped().digest


def item_set(state: Council) -> ItemSet:
    """The items that this game is played with."""
    return item_set_of(state.variant.items)


def item_set_of(digest: str) -> ItemSet:
    """A known set."""
    found = _known.get(digest)
    return found if found is not None else _shipped_only(digest)


def _shipped_only(digest: str) -> ItemSet:
    """The shipped set on its first use; another one must have been learned before."""
    if shipped().digest != digest:
        raise KeyError(f"the set of items {digest} is not known")
    return shipped()


def balance(items: ItemSet, seats: int) -> int:
    """Our balancing number: V that the Cult gains besides what the tracker says, by the number of
    players. None in a game of printed items alone (14)."""
    return 0 if items.is_printed else seat_numbers(seats).cult_v_delta


def locations(state: Council, space: str) -> tuple[Location, ...]:
    """What may be done on a city space as it lies now; hexes have none (3, 10)."""
    items = item_set(state)
    if space.isdigit():
        number = int(space)
        district = items.districts[number]
        assert district is not None
        return district.upgraded if number in state.upgraded else district.base
    found = items.open_spaces.get(space)
    if found is not None:
        return found.locations
    dealer = items.content.dealer
    if space != dealer.id:
        return ()
    return dealer.upgraded if dealer.linked_district in state.upgraded else dealer.base

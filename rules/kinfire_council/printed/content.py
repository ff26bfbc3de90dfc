"""Everything that is printed, as the data files give it (2, 3, 7-15).

A game is played with one `Content`. Which one is written in its set-up by a digest, so that a saved
game goes on with the items it was begun with, whatever an owner has typed in since.
"""

import msgspec

from rules.kinfire_council.enums import DecreeKind, Moment, Resource, Skill, Tile, Window
from rules.kinfire_council.printed.ops import Mods, Ops


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what may be replaced by an owner of the game. `authored`: a stand-in of ours."""

    id: str
    name: str
    authored: bool = True


class Location(Item, frozen=True, kw_only=True):
    """What a placed piece may do on a space (3, 5)."""

    cost: Ops = ()
    gain: Ops = ()
    times: int = 1


class District(Item, frozen=True, kw_only=True):
    """A numbered space with its two sides (3, 10)."""

    n: int
    tier: int
    area: str
    x: float
    y: float
    base: tuple[Location, ...]
    upgraded: tuple[Location, ...]
    patron: Ops


class OpenSpace(Item, frozen=True, kw_only=True):
    """A space without number, limit or tax (3)."""

    x: float
    y: float
    locations: tuple[Location, ...]


class Dealer(Item, frozen=True, kw_only=True):
    """The Shady Dealer; upgraded with its district the Black Market (3, 10)."""

    name_upgraded: str
    x: float
    y: float
    linked_district: int
    capacity_base: int
    capacity_upgraded: int
    base: tuple[Location, ...]
    upgraded: tuple[Location, ...]


class SiteRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shipment's row: floors, price, how many may be sent (8)."""

    floors: int
    cost: Ops
    slots: int


class Site(Item, frozen=True, kw_only=True):
    """A lighthouse site (4, 8)."""

    start_trouble: int
    rows: tuple[SiteRow, ...]
    seeker: Ops


class Threat(Item, frozen=True, kw_only=True):
    """A threat card (9). `level`: a number, or «-»: it never triggers."""

    level: str
    v: int
    cost: Ops = ()
    effect: Ops = ()
    ongoing: Mods = ()


class Decree(Item, frozen=True, kw_only=True):
    """A decree (4)."""

    kind: DecreeKind
    mods: Mods = ()
    effect: Ops = ()


class ResearchCard(Item, frozen=True, kw_only=True):
    """A research card (12)."""

    window: Window
    copies: int
    cost: Ops = ()
    effect: Ops = ()


class SentryKind(Item, frozen=True, kw_only=True):
    """A kind of sentry (12)."""

    on: Moment
    v: int
    copies: int
    max_per_player: int


class Councilor(Item, frozen=True, kw_only=True):
    """A councilor (2, 12)."""

    start: dict[Resource, int]
    start_research: int
    start_influence: int
    mods: Mods


class Sheet(Item, frozen=True, kw_only=True):
    """A worker sheet with its Seeker (7)."""

    skill: Skill
    colour: str


class SkillKind(Item, frozen=True, kw_only=True):
    """A skill (7)."""

    trainable: bool
    tiles: int
    mods: Mods


# ---------------------------------------------------------------- boards and tiles
class TrackerRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the lighthouse tracker (4)."""

    v_per_floor: int
    cult_v: int


class Tracker(Item, frozen=True, kw_only=True):
    """The lighthouse tracker, from the bottom row (4)."""

    rows: tuple[TrackerRow, ...]


class CityBoards(Item, frozen=True, kw_only=True):
    """What is printed between the districts (3). `tiers`: the first and the last number of each,
    which are those of its threat slot, too; `taxes`: by tier; `streets`: the numbers of two
    adjacent spaces each."""

    tiers: tuple[tuple[int, ...], ...]
    taxes: tuple[int, ...]
    streets: tuple[tuple[int, ...], ...]


class Upgrade(Item, frozen=True, kw_only=True):
    """What it costs and brings to turn a district of a tier (10)."""

    tier: int
    cost: Ops
    v: int


class NeedsTrack(Item, frozen=True, kw_only=True):
    """The needs track (8). `stack`: the most tokens in a row; `v`: for a met need; `start`: the
    needs of the set-up; `chits`: drawn for an unmet one."""

    rows: int
    stack: int
    v: int
    start: tuple[Resource, ...]
    chits: int


class CultArea(Item, frozen=True, kw_only=True):
    """The Cult's numbers (2, 4): its V at the start, the chits of a Sun's Rise, the threats that
    begin under Hidden Threats."""

    start_v: int
    draw: int
    hidden_threats: int


class TileKind(Item, frozen=True, kw_only=True):
    """A kind of threat tile (9). `cost`, `v`: what clearing Rubble costs and brings; `surcharge`:
    how much dearer the Sea Beast makes a shipment; `cult_v`: what the Cult gains where no tile is
    left."""

    tile: Tile
    copies: int
    cost: Ops = ()
    v: int = 0
    surcharge: int = 0
    cult_v: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on boards and threat tiles."""

    tracker: Tracker
    city: CityBoards
    upgrades: tuple[Upgrade, ...]
    """By tier: `upgrades[tier - 1]`."""
    needs: NeedsTrack
    cult: CultArea
    tiles: tuple[TileKind, ...]


class Content(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole set of items."""

    districts: tuple[District, ...]
    """By number: `districts[n - 1]`."""
    open_spaces: tuple[OpenSpace, ...]
    dealer: Dealer
    sites: tuple[Site, ...]
    threats: tuple[Threat, ...]
    decrees: tuple[Decree, ...]
    research: tuple[ResearchCard, ...]
    sentries: tuple[SentryKind, ...]
    councilors: tuple[Councilor, ...]
    sheets: tuple[Sheet, ...]
    skills: tuple[SkillKind, ...]
    board: Board | None = None
    """None: as shipped. It is left out then, so that sets of before have the names of before."""

"""What an item of each kind must be, beyond its fields and types (3, 4, 7-12)."""

import re
from functools import singledispatch

from rules.kinfire_council.data import NUMBERED, TIERS
from rules.kinfire_council.enums import DecreeKind, Moment, Tile, Window
from rules.kinfire_council.items.faults import Complain, listed, shown, what
from rules.kinfire_council.items.linting import (
    AT_NIGHT,
    CRISIS,
    IN_TURN,
    LOCATION,
    MOST,
    MOST_V,
    ORDER,
    PATRON,
    SITE,
    THREAT,
    in_range,
    lint_cost,
    lint_ops,
    some,
)
from rules.kinfire_council.items.modifying import On, lint_mods
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.card_texts import AT_ONCE, NEVER

LONGEST_NAME = 60
"""More letters than that stand on no tile."""
TABLE = 1000
"""The table on which the city lies is a square of so many points."""
MOST_PIECES = 6
MOST_COPIES = 12
MOST_TILES = 60
LEAST_ROWS, MOST_ROWS = 2, 12
"""So many rows the tracker may have."""
LEAST_SPACES, MOST_SPACES = 4, 8
"""So many numbered spaces a tier may have."""
MOST_NEEDS, MOST_STACK, MOST_CHITS = 8, 3, 9
"""So many rows the needs track may have, tokens a row, chits one draw."""
AREAS: dict[int, tuple[str, ...]] = {1: ("stumps", "horseshoe"), 2: ("nests",), 3: ("coping",)}
"""The areas of each tier."""
COLOURS = ("red", "yellow", "green", "blue", "purple", "orange")
"""The colours of the worker sheets."""
SENTRY_MOMENTS = (
    Moment.NEED_SCORED, Moment.SHIP, Moment.ARREST, Moment.UPGRADE, Moment.REPEL,
    Moment.LEAD_SPONSOR,
)  # fmt: skip
"""What a Sentry can pay for (12)."""
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LEVEL = re.compile(r"[0-9]|-")


def check_item(item: content.Item, complain: Complain) -> None:
    """Everything that is wrong with an item by itself."""
    _check_id(item.id, "id", complain)
    _check_name(item.name, "name", complain)
    _check(item, complain)


def _check_id(id: str, at: str, complain: Complain) -> None:
    if _ID.fullmatch(id) is None:
        complain(at, what("bad_id", value=shown(id)))


def _check_name(name: str, at: str, complain: Complain) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        complain(at, what("bad_name", most=LONGEST_NAME))


@singledispatch
def _check(item: content.Item, complain: Complain) -> None:
    """What holds for one kind of item."""


# ---------------------------------------------------------------- the city
def _check_place(item: content.District | content.OpenSpace | content.Dealer, c: Complain) -> None:
    in_range(item.x, 0, TABLE, "x", c)
    in_range(item.y, 0, TABLE, "y", c)


def _check_locations(locations: tuple[content.Location, ...], at: str, complain: Complain) -> None:
    if not 1 <= len(locations) <= 2:
        complain(at, what("one_or_two", value=len(locations)))
    for number, location in enumerate(locations, 1):
        _check_location(location, f"{at}[{number}]", complain)


def _check_location(location: content.Location, at: str, complain: Complain) -> None:
    _check_id(location.id, f"{at}.id", complain)
    _check_name(location.name, f"{at}.name", complain)
    in_range(location.times, 1, MOST, f"{at}.times", complain)
    some(location.gain, f"{at}.gain", complain)
    lint_cost(location.cost, f"{at}.cost", complain)
    lint_ops(location.gain, f"{at}.gain", LOCATION, complain)


@_check.register
def _district(item: content.District, complain: Complain) -> None:
    _check_place(item, complain)
    in_range(item.n, 1, NUMBERED, "n", complain)
    in_range(item.tier, 1, TIERS, "tier", complain)
    if not any(item.area in areas for areas in AREAS.values()):
        no_area(item, item.tier, complain)
    _check_locations(item.base, "base", complain)
    _check_locations(item.upgraded, "upgraded", complain)
    some(item.patron, "patron", complain)
    lint_ops(item.patron, "patron", PATRON, complain)


def no_area(item: content.District, tier: int, complain: Complain) -> None:
    """That a district lies in none of the areas of a tier."""
    known = AREAS.get(tier) or tuple(area for areas in AREAS.values() for area in areas)
    complain("area", what("unknown_word", value=shown(item.area), known=listed(known)))


@_check.register
def _open_space(item: content.OpenSpace, complain: Complain) -> None:
    _check_place(item, complain)
    _check_locations(item.locations, "locations", complain)


@_check.register
def _dealer(item: content.Dealer, complain: Complain) -> None:
    _check_place(item, complain)
    _check_name(item.name_upgraded, "name_upgraded", complain)
    in_range(item.linked_district, 1, NUMBERED, "linked_district", complain)
    in_range(item.capacity_base, 1, MOST_PIECES, "capacity_base", complain)
    in_range(item.capacity_upgraded, 1, MOST_PIECES, "capacity_upgraded", complain)
    _check_locations(item.base, "base", complain)
    _check_locations(item.upgraded, "upgraded", complain)


@_check.register
def _site(item: content.Site, complain: Complain) -> None:
    in_range(item.start_trouble, 0, MOST, "start_trouble", complain)
    if not 1 <= len(item.rows) <= 5:
        complain("rows", what("rows", value=len(item.rows)))
    for number, row in enumerate(item.rows, 1):
        at = f"rows[{number}]"
        in_range(row.floors, 1, 9, f"{at}.floors", complain)
        in_range(row.slots, 1, MOST_PIECES, f"{at}.slots", complain)
        some(row.cost, f"{at}.cost", complain)
        lint_cost(row.cost, f"{at}.cost", complain)
    some(item.seeker, "seeker", complain)
    lint_ops(item.seeker, "seeker", SITE, complain)


# ---------------------------------------------------------------- cards
@_check.register
def _threat(item: content.Threat, complain: Complain) -> None:
    in_range(item.v, 0, MOST_V, "v", complain)
    lint_cost(item.cost, "cost", complain)
    lint_ops(item.effect, "effect", THREAT, complain)
    lint_mods(item.ongoing, "ongoing", On.THREAT, complain)
    if _LEVEL.fullmatch(item.level) is None:
        complain("level", what("bad_level", value=shown(item.level)))
    elif item.level == AT_ONCE:
        _none(item.cost, "cost", "level_zero_cost", complain)
        _none(item.ongoing, "ongoing", "level_zero_ongoing", complain)
        some(item.effect, "effect", complain)
    else:
        some(item.cost, "cost", complain)
        _check_stays(item, complain)


def _check_stays(item: content.Threat, complain: Complain) -> None:
    """A threat that lies in its slot does something there or in the end."""
    if item.level == NEVER:
        _none(item.effect, "effect", "never_triggers", complain)
        some(item.ongoing, "ongoing", complain)
    else:
        some(item.effect, "effect", complain)


def _none(of: tuple[object, ...], at: str, why: str, complain: Complain) -> None:
    if of:
        complain(at, what(why))


@_check.register
def _decree(item: content.Decree, complain: Complain) -> None:
    if item.kind in (DecreeKind.LAW, DecreeKind.ELECTION):
        some(item.mods, "mods", complain)
        _none(item.effect, "effect", "no_effect", complain)
        lint_mods(item.mods, "mods", On(item.kind.value), complain)
        return
    some(item.effect, "effect", complain)
    _none(item.mods, "mods", "no_mods", complain)
    where = ORDER if item.kind is DecreeKind.ORDER else CRISIS
    lint_ops(item.effect, "effect", where, complain)


@_check.register
def _research(item: content.ResearchCard, complain: Complain) -> None:
    in_range(item.copies, 1, MOST_COPIES, "copies", complain)
    lint_cost(item.cost, "cost", complain)
    some(item.effect, "effect", complain)
    where = IN_TURN if item.window is Window.TURN else AT_NIGHT
    lint_ops(item.effect, "effect", where, complain)


# ---------------------------------------------------------------- people and tokens
@_check.register
def _sentry(item: content.SentryKind, complain: Complain) -> None:
    if item.on not in SENTRY_MOMENTS:
        known = listed(SENTRY_MOMENTS)
        complain("on", what("unknown_word", value=item.on, known=known))
    in_range(item.v, 1, MOST, "v", complain)
    in_range(item.copies, 1, MOST_COPIES, "copies", complain)
    in_range(item.max_per_player, 1, MOST_COPIES, "max_per_player", complain)


@_check.register
def _councilor(item: content.Councilor, complain: Complain) -> None:
    for res, number in item.start.items():
        in_range(number, 0, MOST, f"start.{res}", complain)
    in_range(item.start_research, 0, MOST, "start_research", complain)
    in_range(item.start_influence, 0, 8, "start_influence", complain)
    some(item.mods, "mods", complain)
    lint_mods(item.mods, "mods", On.COUNCILOR, complain)


@_check.register
def _sheet(item: content.Sheet, complain: Complain) -> None:
    if item.colour not in COLOURS:
        complain("colour", what("unknown_word", value=shown(item.colour), known=listed(COLOURS)))


@_check.register
def _skill(item: content.SkillKind, complain: Complain) -> None:
    in_range(item.tiles, 0, MOST_TILES, "tiles", complain)
    some(item.mods, "mods", complain)
    lint_mods(item.mods, "mods", On.SKILL, complain)


# ---------------------------------------------------------------- boards and tiles
@_check.register
def _tracker(item: content.Tracker, complain: Complain) -> None:
    if not LEAST_ROWS <= len(item.rows) <= MOST_ROWS:
        about = what("tracker_rows", value=len(item.rows), least=LEAST_ROWS, most=MOST_ROWS)
        complain("rows", about)
    for number, row in enumerate(item.rows, 1):
        in_range(row.v_per_floor, 0, MOST, f"rows[{number}].v_per_floor", complain)
        in_range(row.cult_v, 0, MOST_V, f"rows[{number}].cult_v", complain)


@_check.register
def _city(item: content.CityBoards, complain: Complain) -> None:
    _check_tiers(item.tiers, complain)
    if len(item.taxes) != TIERS:
        complain("taxes", what("three_taxes", value=len(item.taxes)))
    for number, tax in enumerate(item.taxes, 1):
        in_range(tax, 0, MOST, f"taxes[{number}]", complain)
    seen: set[frozenset[int]] = set()
    for number, street in enumerate(item.streets, 1):
        _check_street(street, seen, f"streets[{number}]", complain)
    far = _cut_off(seen)
    if far:
        complain("streets", what("cut_off", numbers=listed(far)))


def _check_tiers(tiers: tuple[tuple[int, ...], ...], complain: Complain) -> None:
    """First and last number of each: one tier begins where the one below it ends."""
    if len(tiers) != TIERS:
        complain("tiers", what("three_tiers", value=len(tiers)))
        return
    first = 1
    for number, tier in enumerate(tiers, 1):
        last = tier[1] if len(tier) == 2 and tier[0] == first else 0
        if not LEAST_SPACES <= last - first + 1 <= MOST_SPACES:
            facts = {"first": first, "least": LEAST_SPACES, "most": MOST_SPACES}
            told = shown(", ".join(map(str, tier)))
            complain(f"tiers[{number}]", what("bad_range", value=told, **facts))
            return
        first = last + 1
    if first != NUMBERED + 1:
        complain("tiers", what("last_tier", value=first - 1, most=NUMBERED))


def _check_street(
    street: tuple[int, ...], seen: set[frozenset[int]], at: str, complain: Complain
) -> None:
    """Two different spaces, and not twice: a street leads both ways."""
    ends = frozenset(street)
    if len(street) != 2 or len(ends) != 2 or not all(1 <= each <= NUMBERED for each in street):
        complain(at, what("no_street", value=shown(", ".join(map(str, street))), most=NUMBERED))
    elif ends in seen:
        complain(at, what("same_street", one=street[0], other=street[1]))
    else:
        seen.add(ends)


def _cut_off(streets: set[frozenset[int]]) -> list[int]:
    """The spaces to which nobody comes from space 1."""
    reached, row = {1}, {1}
    while row:
        row = {each for ends in streets if ends & row for each in ends} - reached
        reached |= row
    return [each for each in range(1, NUMBERED + 1) if each not in reached]


@_check.register
def _upgrade(item: content.Upgrade, complain: Complain) -> None:
    in_range(item.tier, 1, TIERS, "tier", complain)
    some(item.cost, "cost", complain)
    lint_cost(item.cost, "cost", complain)
    in_range(item.v, 0, MOST_V, "v", complain)


@_check.register
def _needs(item: content.NeedsTrack, complain: Complain) -> None:
    in_range(item.rows, 1, MOST_NEEDS, "rows", complain)
    in_range(item.stack, 1, MOST_STACK, "stack", complain)
    in_range(item.v, 0, MOST_V, "v", complain)
    in_range(item.chits, 0, MOST_CHITS, "chits", complain)
    if len(item.start) > item.rows:
        complain("start", what("track_start", value=len(item.start), n=item.rows))


@_check.register
def _cult(item: content.CultArea, complain: Complain) -> None:
    in_range(item.start_v, 0, MOST_V, "start_v", complain)
    in_range(item.draw, 0, MOST_CHITS, "draw", complain)
    in_range(item.hidden_threats, 0, MOST, "hidden_threats", complain)


@_check.register
def _tile(item: content.TileKind, complain: Complain) -> None:
    in_range(item.copies, 0, NUMBERED, "copies", complain)
    lint_cost(item.cost, "cost", complain)
    in_range(item.v, 0, MOST_V, "v", complain)
    in_range(item.surcharge, 0, MOST, "surcharge", complain)
    in_range(item.cult_v, 0, MOST_V, "cult_v", complain)
    idle = {"surcharge": item.surcharge} if item.tile is Tile.RUBBLE else {}
    if item.tile is Tile.SEA_BEAST:
        idle = {"cost": len(item.cost), "v": item.v}
    for field, value in idle.items():
        if value:
            complain(field, what("tile_field"))
    if item.tile is Tile.RUBBLE:
        some(item.cost, "cost", complain)

"""What whole items say: each line a sentence, made from the ops alone (3, 4, 7-12)."""

from functools import lru_cache, singledispatch

from rules.kernel.text import Text, plain, say
from rules.kinfire_council.enums import DecreeKind, Resource
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.ops import Ops
from rules.kinfire_council.printed.sentences import (
    Bearer,
    list_of,
    phrase_of,
    phrase_of_mods,
    price_of,
    sentence_of,
    sentence_of_mods,
    skill_word,
    things_of,
)

Lines = tuple[Text, ...]
NEVER = "-"
"""The level of a threat that never triggers (9)."""
AT_ONCE = "0"
"""The level of a threat that resolves when it is drawn (9)."""


@singledispatch
def lines_of(item: content.Item) -> Lines:
    """The sentences of an item, one a line."""
    raise TypeError(type(item))


def text_of(item: content.Item) -> Text:
    """The sentences of an item, one after another."""
    return together(lines_of(item))


def together(lines: Lines) -> Text:
    """Sentences one after another."""
    if len(lines) == 1:
        return lines[0]
    return _word("lines", first=lines[0], rest=together(lines[1:]))


def _word(name: str, /, **facts: Text | int | tuple[Text, ...]) -> Text:
    return say(f"kinfire_council.effect.{name}", **facts)


# ---------------------------------------------------------------- the city
@lru_cache(maxsize=512)
def location_text(location: content.Location) -> Text:
    """Cost, gain and how often: «Up to 2 times: pay 1 V: gain 3 coins.»"""
    what = phrase_of(location.gain)
    if location.cost and location.gain:
        what = _word("trade", things=things_of(location.cost), what=what)
    elif location.cost:
        what = price_of(location.cost)
    if location.times > 1:
        what = _word("times", n=location.times, what=what)
    return _word("whole", what=what)


def patron_text(patron: Ops) -> Text:
    """What the patron of a district gets (10)."""
    return _word("patron", what=phrase_of(patron))


@lines_of.register
def _location(item: content.Location) -> Lines:
    return (location_text(item),)


@lines_of.register
def _district(item: content.District) -> Lines:
    """Both sides, then the patron."""
    return (*map(location_text, (*item.base, *item.upgraded)), patron_text(item.patron))


@lines_of.register
def _open_space(item: content.OpenSpace) -> Lines:
    return tuple(map(location_text, item.locations))


@lines_of.register
def _dealer(item: content.Dealer) -> Lines:
    return tuple(map(location_text, (*item.base, *item.upgraded)))


@lines_of.register
def _site(item: content.Site) -> Lines:
    rows = tuple(row_text(row) for row in item.rows)
    return (*rows, _word("site", n=item.start_trouble, what=phrase_of(item.seeker)))


def row_text(row: content.SiteRow) -> Text:
    """What a shipment of a row costs (8)."""
    return _word("site_row", n=row.floors, things=things_of(row.cost))


# ---------------------------------------------------------------- cards
@lines_of.register
def _threat(item: content.Threat) -> Lines:
    """What it does and when, then what repelling it costs and brings."""
    return (*_threat_effects(item), _threat_price(item))


def _threat_effects(item: content.Threat) -> Lines:
    said: Lines = ()
    if item.ongoing:
        said += (_word("threat.lies", what=phrase_of_mods(item.ongoing)),)
    if item.effect and item.level == AT_ONCE:
        said += (_word("threat.drawn", what=phrase_of(item.effect)),)
    elif item.effect and item.level != NEVER:
        said += (_word("threat.triggers", n=int(item.level), what=phrase_of(item.effect)),)
    return said or (_word("threat.quiet"),)


def _threat_price(item: content.Threat) -> Text:
    if not item.cost:
        return _word("threat.free", n=item.v)
    return _word("threat.price", n=item.v, things=things_of(item.cost))


@lines_of.register
def _decree(item: content.Decree) -> Lines:
    bearer = Bearer.HOLDER if item.kind is DecreeKind.ELECTION else Bearer.ALL
    said: Lines = ()
    if item.mods:
        said += (_word(f"decree.{item.kind}", what=phrase_of_mods(item.mods, bearer)),)
    if item.effect:
        said += (_word(f"decree.{item.kind}", what=phrase_of(item.effect)),)
    return said or (sentence_of(()),)


@lines_of.register
def _research(item: content.ResearchCard) -> Lines:
    what = phrase_of(item.effect)
    if item.cost:
        what = _word("trade", things=things_of(item.cost), what=what)
    return (_word(f"research.{item.window}", what=what),)


# ---------------------------------------------------------------- people and tokens
@lines_of.register
def _sentry(item: content.SentryKind) -> Lines:
    return (_word(f"sentry.{item.on}", n=item.v),)


@lines_of.register
def _councilor(item: content.Councilor) -> Lines:
    return (sentence_of_mods(item.mods, Bearer.HOLDER), start_text(item))


def start_text(item: content.Councilor) -> Text:
    """What a councilor begins with (2)."""
    things = [_word(f"of.{each}", n=item.start[each]) for each in Resource if item.start.get(each)]
    if item.start_research:
        things.append(_word("of.research", n=item.start_research))
    things.append(_word("of.influence", n=item.start_influence))
    return _word("start", things=list_of(tuple(things)))


@lines_of.register
def _sheet(item: content.Sheet) -> Lines:
    return (_word("sheet", skill=skill_word(item.skill)),)


@lines_of.register
def _skill(item: content.SkillKind) -> Lines:
    return (sentence_of_mods(item.mods, Bearer.PIECE),)


# ---------------------------------------------------------------- boards and tiles
@lines_of.register
def _tracker(item: content.Tracker) -> Lines:
    """Row by row from the bottom."""
    return tuple(
        _word("tracker_row", row=number, v=row.v_per_floor, n=row.cult_v)
        for number, row in enumerate(item.rows)
    )


@lines_of.register
def _city(item: content.CityBoards) -> Lines:
    """The taxes from the lowest tier, then which spaces are adjacent."""
    ways = ", ".join("–".join(map(str, each)) for each in item.streets)
    taxes = tuple(plain(str(tax)) for tax in item.taxes)
    return (_word("taxes", taxes=taxes), _word("streets", n=len(item.streets), ways=plain(ways)))


@lines_of.register
def _upgrade(item: content.Upgrade) -> Lines:
    return (_word("upgrade_price", tier=item.tier, things=things_of(item.cost), n=item.v),)


@lines_of.register
def _needs(item: content.NeedsTrack) -> Lines:
    start = tuple(_word(f"kind.{each}") for each in item.start)
    return (
        _word("needs_rows", n=item.rows, most=item.stack),
        _word("needs_start", what=list_of(start) if start else _word("nothing")),
        _word("needs_v", n=item.v),
        _word("needs_chits", n=item.chits),
    )


@lines_of.register
def _cult(item: content.CultArea) -> Lines:
    return (
        _word("cult_start", n=item.start_v),
        _word("cult_draw", n=item.draw),
        _word("cult_hidden", n=item.hidden_threats),
    )


@lines_of.register
def _tile(item: content.TileKind) -> Lines:
    """How many; what clearing costs and brings, or how much dearer shipments are; the rest."""
    said: Lines = (_word("tile_copies", n=item.copies),)
    if item.cost:
        said += (_word("tile_clear", things=things_of(item.cost), n=item.v),)
    if item.surcharge:
        said += (_word("tile_surcharge", n=item.surcharge),)
    return (*said, _word("tile_none", n=item.cult_v))

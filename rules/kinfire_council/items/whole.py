"""What items must be together: each number once, ids that differ, enough of each kind (1-3, 12)."""

from collections import Counter
from collections.abc import Iterator

from rules.kernel.text import Text, plain, say
from rules.kinfire_council.data import NUMBERED, ROUNDS, SLOTS, TIERS, general
from rules.kinfire_council.enums import Skill, Tile
from rules.kinfire_council.items.checking import AREAS, no_area
from rules.kinfire_council.items.faults import Told, for_item, in_file, in_item, listed, what
from rules.kinfire_council.printed import content, ops
from rules.kinfire_council.printed.content import Board, Content, Item
from rules.kinfire_council.printed.library import (
    BOARD_FIELD_OF,
    FIELD_OF,
    FILES,
    items_of,
    shipped_board,
    stand_ins,
    tier_of,
)
from rules.kinfire_council.printed.ops import AnyOp

FILE_OF = {kind: file for file, kinds in FILES.items() for kind in kinds}
"""In which file each kind of item stands."""
MOST_NAMED = 5
"""So many stand-ins are named."""
SEATS = 6
"""So many councilors and worker sheets are dealt at a full table (2)."""
LEAST = {
    "open_space": 1,
    "site": ROUNDS,
    "threat": shipped_board().cult.hidden_threats + SLOTS,
    "decree": general().params["decrees_per_round"] * ROUNDS,
    "research": 1,
    "sentry": 1,
    "councilor": SEATS,
    "sheet": SEATS,
}
"""Without so many of each kind no game can be played."""
PRINTED = {
    "open_space": 3,
    "site": 5,
    "threat": 30,
    "decree": 30,
    "research": 18,
    "sentry": 6,
    "councilor": 6,
    "sheet": 6,
}
"""So many different ones the shipped set has: another number is told, and played."""
RESERVED = ("threat_hex_1", "threat_hex_2", "threat_hex_3", "site_hex")


def kinds_of(items: Content) -> Iterator[tuple[str, tuple[Item, ...]]]:
    """Every kind with its items; those of the boards where the set has boards of its own."""
    for kind in (*FIELD_OF, *(BOARD_FIELD_OF if items.board is not None else ())):
        yield kind, items_of(items, kind)


def locations_of(item: Item) -> tuple[content.Location, ...]:
    """The locations on an item."""
    if isinstance(item, content.OpenSpace):
        return item.locations
    if isinstance(item, (content.District, content.Dealer)):
        return (*item.base, *item.upgraded)
    return ()


def check_whole(items: Content, told: Told) -> None:
    """Everything that is wrong with a set whose items are right one by one."""
    _check_ids(items, told)
    _check_numbers(items, told)
    _check_skills(items, told)
    _check_colours(items, told)
    _check_trained(items, told)
    _check_tiers(items, told)
    for kind, least in LEAST.items():
        _check_least(kind, len(getattr(items, FIELD_OF[kind])), least, told)
    if items.board is not None:
        _check_board(items, items.board, told)


def _check_tiers(items: Content, told: Told) -> None:
    """Each district lies in the tier that its number has on the boards, and in its area (3)."""
    tiers = tier_of(items.board or shipped_board())
    for each in items.districts:
        tier, complain = tiers[each.n], for_item(told, FILE_OF["district"], each.id)
        if each.tier != tier:
            complain("tier", what("bad_tier", number=each.n, tier=tier, value=each.tier))
        elif each.area not in AREAS[tier]:
            no_area(each, tier, complain)


def _check_board(items: Content, board: Board, told: Told) -> None:
    """Each tier its price, each tile there, and threats for all that lie hidden at first."""
    if [each.tier for each in board.upgrades] != list(range(1, TIERS + 1)):
        told.append(in_file(FILE_OF["upgrade"], what("upgrade_tiers")))
    _check_tiles(board, told)
    if len(items.threats) >= LEAST["threat"]:
        least = board.cult.hidden_threats + SLOTS
        _check_least("threat", len(items.threats), least, told)


def _check_tiles(board: Board, told: Told) -> None:
    """Rubble and the Sea Beast, each once (9)."""
    found = Counter(each.tile for each in board.tiles)
    for tile in Tile:
        if found[tile] != 1:
            told.append(in_file(FILE_OF["tile"], what("one_tile", id=tile, value=found[tile])))


def _check_least(kind: str, number: int, least: int, told: Told) -> None:
    if number < least:
        about = what("too_few", kind=kind, value=number, least=least)
        told.append(in_file(FILE_OF[kind], about))


def check_counts(items: Content, told: Told) -> None:
    """What an owner may have meant, and is told nevertheless."""
    for kind, number in PRINTED.items():
        found = len(getattr(items, FIELD_OF[kind]))
        if found != number:
            about = what("other_count", kind=kind, value=found, printed=number)
            told.append(in_file(FILE_OF[kind], about))


# ---------------------------------------------------------------- ids and numbers
def _check_ids(items: Content, told: Told) -> None:
    """No two items of a set share an id, of whatever kind; none has the id of a space."""
    seen: dict[str, str] = {f"{items.dealer.id}_upgraded": items.dealer.id}
    seen |= dict.fromkeys(RESERVED, "")
    for kind, held in kinds_of(items):
        for item in held:
            for id in (item.id, *(each.id for each in locations_of(item))):
                if id in seen:
                    about = what("same_id" if seen[id] else "reserved_id", id=id, other=seen[id])
                    told.append(in_item(FILE_OF[kind], item.id, about))
                seen[id] = item.id


def _check_numbers(items: Content, told: Told) -> None:
    """Each of the numbered spaces once."""
    found = Counter(each.n for each in items.districts)
    missing = [n for n in range(1, NUMBERED + 1) if not found[n]]
    if missing:
        told.append(in_file(FILE_OF["district"], what("numbers_missing", numbers=listed(missing))))
    for district in items.districts:
        if found[district.n] > 1:
            about = what("same_number", number=district.n)
            told.append(in_item(FILE_OF["district"], district.id, about))


def _check_skills(items: Content, told: Told) -> None:
    """Each of the six skills once, no other (7)."""
    known = [str(each) for each in Skill]
    found = [each.id for each in items.skills]
    for id in known:
        if id not in found:
            told.append(in_file(FILE_OF["skill"], what("no_skill", id=id)))
    for id in found:
        if id not in known:
            about = what("unknown_skill", known=listed(known))
            told.append(in_item(FILE_OF["skill"], id, about))


def _check_colours(items: Content, told: Told) -> None:
    found = Counter(each.colour for each in items.sheets)
    for sheet in items.sheets:
        if found[sheet.colour] > 1:
            about = what("same_colour", colour=sheet.colour)
            told.append(in_item(FILE_OF["sheet"], sheet.id, about))


# ---------------------------------------------------------------- references
def _check_trained(items: Content, told: Told) -> None:
    """Only skills that can be trained are trained (7)."""
    can = {each.id for each in items.skills if each.trainable}
    for kind, held in kinds_of(items):
        for item in held:
            for skill in trained_by(item):
                if skill not in can:
                    about = what("not_trained", skill=skill, known=listed(sorted(can)))
                    told.append(in_item(FILE_OF[kind], item.id, about))


def trained_by(item: Item) -> tuple[Skill, ...]:
    """The skills that an item trains, wherever in it."""
    found = {
        skill: None for op in all_ops(item) if isinstance(op, ops.Train) for skill in op.skills
    }
    return tuple(found)


def all_ops(value: object) -> Iterator[AnyOp]:
    """Every op in an item, in whatever list it stands."""
    if isinstance(value, ops.Op):
        yield value  # type: ignore[misc]
    if isinstance(value, tuple):
        for each in value:
            yield from all_ops(each)
    elif hasattr(value, "__struct_fields__"):
        for name in type(value).__struct_fields__:
            yield from all_ops(getattr(value, name))


def summary_of(items: Content) -> Text:
    """«18 x district, 3 x open_space …» for who has checked a folder."""
    held = {kind: len(items_of(items, kind)) for kind in FILE_OF}
    counted = tuple(plain(f"{number} x {kind}") for kind, number in held.items())
    return say("kinfire_council.fault.good", counted=counted)


def completeness_of(items: Content) -> Text:
    """Say that a set is complete and what that means for the Cult, or which stand-ins are left."""
    left = [plain(each.id) for each in stand_ins(items)]
    if not left:
        return say("kinfire_council.fault.complete")
    return say("kinfire_council.fault.stand_ins", n=len(left), names=tuple(left[:MOST_NAMED]))

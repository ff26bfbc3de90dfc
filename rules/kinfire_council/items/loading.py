"""A whole set of items from the shipped files and those of an owner, with all its faults (15)."""

from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from rules.kernel.text import Text, plain
from rules.kinfire_council.data import FOLDER
from rules.kinfire_council.items.checking import check_item
from rules.kinfire_council.items.faults import (
    MOST_FAULTS,
    Told,
    for_item,
    in_file,
    in_folder,
    in_item,
    listed,
    shown,
    what,
)
from rules.kinfire_council.items.reading import Tables, bytes_of, tables_of
from rules.kinfire_council.items.shape import check_shape
from rules.kinfire_council.items.whole import FILE_OF, check_counts, check_whole
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.content import Board, Content, Item
from rules.kinfire_council.printed.library import BOARD_FIELD_OF, FIELD_OF, FILES, shipped_board

KINDS: dict[str, type[Item]] = {
    "district": content.District,
    "open_space": content.OpenSpace,
    "dealer": content.Dealer,
    "site": content.Site,
    "threat": content.Threat,
    "decree": content.Decree,
    "research": content.ResearchCard,
    "councilor": content.Councilor,
    "sheet": content.Sheet,
    "skill": content.SkillKind,
    "sentry": content.SentryKind,
    "tracker": content.Tracker,
    "city": content.CityBoards,
    "upgrade": content.Upgrade,
    "needs": content.NeedsTrack,
    "cult": content.CultArea,
    "tile": content.TileKind,
}
"""Kind of item -> its record."""
SINGLE = ("dealer", "tracker", "city", "needs", "cult")
"""Kinds of which there is one: `[dealer]`, not `[[dealer]]`."""
FIELD = FIELD_OF | BOARD_FIELD_OF
GENERAL = "general.toml"
"""The rulebook's numbers and the map of the screen: nobody's own."""
MOST_ITEMS = 400
"""More items of a kind than that are not looked at."""
MOST_FILES = 100
"""More files than that in a folder are not told one by one."""


class Checked(msgspec.Struct, frozen=True):
    """What came of a set: its items where there is no fault. `notes` keep nobody from playing."""

    content: Content | None
    faults: tuple[Text, ...]
    notes: tuple[Text, ...]
    own: tuple[str, ...] = ()
    """The files that replace shipped ones."""
    misnamed: tuple[str, ...] = ()
    """Files that look as if they were meant to replace shipped ones; nobody reads them."""


Sources = dict[str, bytes]


def load(folder: Path | None = None) -> Checked:
    """The shipped set, each file replaced whole by the owner's of the same name."""
    faults: Told = []
    notes: Told = []
    sources = shipped_sources()
    names = _names_in(folder, faults) if folder is not None else []
    own = _own_sources(folder, names, faults, notes) if folder is not None else {}
    found = check_sources(sources | own, faults)
    if found is not None:
        check_counts(found, notes)
    return Checked(
        found if not faults else None,
        tuple(faults[:MOST_FAULTS]),
        tuple(notes[:MOST_FAULTS]),
        tuple(own),
        tuple(name for name in names if _is_misnamed(name)),
    )


def shipped_sources() -> Sources:
    """The bytes of the shipped files."""
    folder: Traversable = FOLDER
    return {name: (folder / name).read_bytes() for name in FILES}


def _names_in(folder: Path, faults: Told) -> list[str]:
    """What lies in a folder, in order; a fault is told where it cannot be read."""
    try:
        return sorted(each.name for each in folder.iterdir())
    except OSError as fault:
        why = shown(fault.strerror or fault)
        faults.append(in_folder(folder, what("no_folder", why=why)))
        return []


def _own_sources(folder: Path, names: list[str], faults: Told, notes: Told) -> Sources:
    """The bytes of an owner's files; others in the folder are told, and that there are none."""
    found: Sources = {}
    for name in names:
        if name in FILES:
            raw = bytes_of(folder / name, faults)
            found |= {name: raw} if raw is not None else {}
        elif _is_unread(folder, name) and len(notes) < MOST_FILES:
            notes.append(in_file(name, _why_unread(name)))
    if not found and not faults:
        faults.append(in_folder(folder, _nothing_in(folder)))
    return found


def _why_unread(name: str) -> Text:
    """Which files are read; where the printed numbers stand that were in the general file once."""
    if name.lower() == GENERAL:
        return what("general_file", file=plain(FILE_OF["tracker"]))
    return what("other_file", known=listed(FILES))


def _nothing_in(folder: Path) -> Text:
    """That no file of a folder is read, and where they lie instead."""
    inner = folder / FOLDER.name
    if any((inner / name).is_file() for name in FILES):
        return what("folder_above", inner=FOLDER.name)
    return what("nothing_found", known=listed(FILES))


def _is_unread(folder: Path, name: str) -> bool:
    """Whether it is a file that somebody may expect to be read."""
    return not name.startswith(".") and not (folder / name).is_dir()


def _is_misnamed(name: str) -> bool:
    """Whether a file nobody reads is called nearly like one that is read: «Sites.toml.txt»."""
    stem = name.lower().partition(".")[0]
    is_alike = ".toml" in name.lower() or f"{stem}.toml" in FILES
    return is_alike and name not in FILES and not name.startswith(".")


# ---------------------------------------------------------------- from bytes to items
def check_sources(sources: Sources, told: Told) -> Content | None:
    """The set in these files; None where anything is wrong with it."""
    fields: dict[str, object] = {}
    before = len(told)
    for file, raw in sources.items():
        found, faults = _read(file, raw)
        told += faults
        fields |= found
    if len(told) > before:
        return None
    named = {name: fields.pop(name) for name in BOARD_FIELD_OF.values()}
    board = Board(**named)  # type: ignore[arg-type]
    items = check_content(Content(**fields, board=board), told)  # type: ignore[arg-type]
    return _as_shipped_left_out(items) if items is not None else None


def _as_shipped_left_out(items: Content) -> Content:
    """Boards as shipped do not belong to a set."""
    return replace(items, board=None) if items.board == shipped_board() else items


@lru_cache(maxsize=64)
def _read(file: str, raw: bytes) -> tuple[dict[str, object], tuple[Text, ...]]:
    """What a file gives to the set, and its faults: asked again while others are edited."""
    told: Told = []
    tables = tables_of(file, raw, told)
    found = _fields_of(file, tables, told) if tables is not None else {}
    return found, tuple(told)


def check_content(items: Content, told: Told) -> Content | None:
    """A set whose items are right one by one."""
    before = len(told)
    check_whole(items, told)
    return items if len(told) == before else None


def _fields_of(file: str, tables: Tables, told: Told) -> dict[str, object]:
    """What a file gives to the set."""
    for name in tables:
        if name not in FILES[file]:
            told.append(in_file(file, what("unknown_table", name=shown(name), known=_heads(file))))
    found: dict[str, object] = {}
    for kind in FILES[file]:
        if kind not in tables:
            told.append(in_file(file, what("no_items", head=_head(kind))))
        elif kind in SINGLE:
            found[FIELD[kind]] = item_of(kind, tables[kind], kind, told)
        else:
            found[FIELD[kind]] = _items_of(kind, tables[kind], told)
    return found


def _head(kind: str) -> str:
    return f"[{kind}]" if kind in SINGLE else f"[[{kind}]]"


def _heads(file: str) -> str:
    return listed(map(_head, FILES[file]))


def _items_of(kind: str, tables: object, told: Told) -> tuple[Item, ...]:
    file = FILE_OF[kind]
    if not isinstance(tables, list):
        told.append(in_file(file, what("no_items", head=_head(kind))))
        return ()
    if len(tables) > MOST_ITEMS:
        told.append(in_file(file, what("too_many", kind=kind, most=MOST_ITEMS)))
        return ()
    found = [
        item_of(kind, table, f"{kind} {number}", told) for number, table in enumerate(tables, 1)
    ]
    items = tuple(each for each in found if each is not None)
    return tuple(sorted(items, key=_number))


def _number(item: Item) -> int:
    """Districts stand by their numbers, prices of upgrades by their tiers."""
    if isinstance(item, content.District):
        return item.n
    return item.tier if isinstance(item, content.Upgrade) else 0


def item_of(kind: str, table: object, label: str, told: Told) -> Item | None:
    """One item; None where anything is wrong with it. It is called by its id, else by `label`."""
    id = table.get("id") if isinstance(table, dict) else None
    name = id if isinstance(id, str) and id.strip() else label
    before = len(told)
    complain = for_item(told, FILE_OF[kind], name)
    check_shape(KINDS[kind], table, complain)
    if len(told) > before or len(told) >= MOST_FAULTS:
        return None
    item = _converted(kind, table, name, told)
    if item is not None:
        check_item(item, complain)
    return item if len(told) == before else None


def _converted(kind: str, table: object, name: str, told: Told) -> Item | None:
    try:
        return msgspec.convert(table, KINDS[kind])
    except (msgspec.ValidationError, OverflowError, RecursionError) as fault:
        told.append(in_item(FILE_OF[kind], name, what("no_value", why=shown(fault))))
        return None

"""The set of items that a person has typed in: where games, records and bots get it from (1).

The game is told the user's folder by `use`; until then there are only the shipped items.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from rules.kernel.own_data import Report
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.text import Text, english, plain, say
from rules.kinfire_council.items.checking import check_item
from rules.kinfire_council.items.faults import Told, for_item, listed, shown
from rules.kinfire_council.items.loading import Checked, check_content, load
from rules.kinfire_council.items.whole import FILE_OF, completeness_of, kinds_of, summary_of
from rules.kinfire_council.printed import library
from rules.kinfire_council.printed.content import Content
from rules.kinfire_council.printed.library import FILES
from rules.kinfire_council.state import game_of

OPTION = "items"
"""The option of the set-up: which items a game is played with."""
SHIPPED, OWN = "shipped", "own"

MOST_SHOWN = 5
"""So many files that nobody reads are named at the start."""
_in_use: dict[str, str] = {}
"""Under OWN the digest of the user's set, once there is a valid one."""


# ---------------------------------------------------------------- the user's folder
def check(folder: Path | None) -> Report:
    """Looks through a folder, or through the shipped files; changes nothing."""
    return _report(load(folder))


def use(folder: Path) -> Report:
    """New games may be played with the items of a folder; with none while they have faults."""
    _in_use.clear()
    checked = load(folder)
    if checked.content is not None and checked.own:
        digest = library.learn(checked.content)
        if digest != library.shipped().digest:
            _in_use[OWN] = digest
    return _report(checked)


def _report(checked: Checked) -> Report:
    good = summary_of(checked.content) if checked.content is not None else None
    notes = checked.notes
    if checked.own:
        files = tuple(map(plain, checked.own))
        notes += (say("kinfire_council.fault.own_files", files=files),)
    if checked.own and checked.content is not None:
        notes += (completeness_of(checked.content),)
    return Report(checked.faults, notes, good, _complaint(checked))


def _complaint(checked: Checked) -> Text | None:
    """That they cannot be used, and the first reason; or that some are not even read."""
    if checked.faults and (checked.own or not checked.misnamed):
        return say("kinfire_council.fault.start", n=len(checked.faults), first=checked.faults[0])
    if not checked.misnamed:
        return None
    files = tuple(plain(shown(name)) for name in checked.misnamed[:MOST_SHOWN])
    return say("kinfire_council.fault.misnamed", files=files, known=listed(FILES))


def has_own() -> bool:
    """Whether the user has a valid set that differs from the shipped one."""
    return OWN in _in_use


# ---------------------------------------------------------------- games
def set_of(setup: Setup) -> str:
    """The digest of the items that a game of a set-up is played with."""
    return setup.own or chosen(setup) or library.shipped().digest


def chosen(setup: Setup) -> str:
    """The digest of the user's items where a new game is set up with them; «»: shipped."""
    return _in_use.get(OWN, "") if setup.options.get(OPTION) == OWN else ""


def options() -> dict[str, str]:
    """A new game is played with own items as soon as there are any."""
    return {OPTION: OWN} if has_own() else {}


def setup_faults(setup: Setup) -> tuple[Text, ...]:
    """Own items must be there."""
    wanted = setup.options.get(OPTION) == OWN
    if wanted and not setup.own and not has_own():
        return (say("kinfire_council.fault.no_own"),)
    return ()


def idle_options(setup: Setup) -> tuple[str, ...]:
    """Nobody is asked for the items who has none of his own."""
    return () if has_own() else (OPTION,)


# ---------------------------------------------------------------- records and bots
def data_of(state: State) -> str:
    """The whole set of a game where it is not the shipped one."""
    digest = game_of(state).variant.items
    if digest == library.shipped().digest or not library.is_known(digest):
        return ""
    return _written(digest)


@lru_cache(maxsize=8)
def _written(digest: str) -> str:
    return msgspec.json.encode(library.item_set_of(digest).content).decode()


@lru_cache(maxsize=8)
def learn(data: str) -> str:
    """Makes a set that came with a record known; its digest. Raises ValueError."""
    try:
        items = msgspec.json.decode(data, type=Content)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault
    told: Told = []
    for kind, held in kinds_of(items):
        for item in held:
            check_item(item, for_item(told, FILE_OF[kind], item.id))
    if told or check_content(items, told) is None:
        raise ValueError(english(told[0]))
    return library.learn(items)


def is_at_hand(state: State) -> bool:
    """Whether the items that a state names are known."""
    return library.is_known(game_of(state).variant.items)

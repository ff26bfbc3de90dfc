"""What holds while its source is in play: numbers, switches, and what events set off (15).

An event fires the player's Sentries first, then his councilor, his elections, then the laws, the
oldest first.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.kernel.steps import Seat
from rules.kernel.table import Table
from rules.kinfire_council.data import PARAMS
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope, Steps
from rules.kinfire_council.library import shelf
from rules.kinfire_council.ops import EndMod, FlagMod, Mods, ParamMod, Trigger
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.sentries import pay_sentries
from rules.kinfire_council.state import NOBODY, Council
from rules.kinfire_council.words import Flag, Moment, Param, Skill, Source, Who


def own_sources(state: Council, seat: Seat) -> Iterator[tuple[str, Source, Mods]]:
    """What a player alone is bound by: his councilor, then his elections in the order gained."""
    items, sheet = shelf(state), state.sheets[seat]
    if sheet.councilor:
        yield sheet.councilor, Source.COUNCILOR, items.councilors[sheet.councilor].mods
    for id in sheet.elections:
        yield id, Source.DECREE, items.decrees[id].mods


def law_sources(state: Council) -> Iterator[tuple[str, Source, Mods]]:
    """What binds all: the laws, the oldest first."""
    items = shelf(state)
    for id in state.laws:
        yield id, Source.DECREE, items.decrees[id].mods


def threat_mods(state: Council) -> Iterator[Mods]:
    """What holds while threats lie in their slots (9)."""
    items = shelf(state)
    for each in state.threats:
        if each is not None:
            yield items.threats[each.card].ongoing


def param(state: Council, name: Param, seat: Seat = NOBODY) -> int:
    """A number as it is now for a seat: deltas add, never below 0 (15)."""
    total = PARAMS[name]
    for _, _, mods in law_sources(state):
        total += _delta(mods, name)
    for mods in threat_mods(state):
        total += _delta(mods, name)
    if seat != NOBODY:
        for _, _, mods in own_sources(state, seat):
            total += _delta(mods, name)
    return max(total, 0)


@lru_cache(maxsize=4096)
def _delta(mods: Mods, name: Param) -> int:
    return sum(mod.delta for mod in mods if isinstance(mod, ParamMod) and mod.param is name)


@lru_cache(maxsize=4096)
def triggers_on(mods: Mods, moment: Moment) -> tuple[Trigger, ...]:
    """The triggers among modifiers that wait for an event."""
    return tuple(mod for mod in mods if isinstance(mod, Trigger) and mod.on is moment)


@lru_cache(maxsize=4096)
def end_mods(mods: Mods) -> tuple[EndMod, ...]:
    """What is counted at the end (13)."""
    return tuple(mod for mod in mods if isinstance(mod, EndMod))


def skill_flag(state: Council, skill: Skill | None, flag: Flag) -> bool:
    """Whether a skill is of the kind that a switch names (7)."""
    if skill is None:
        return False
    mods = shelf(state).skills[skill].mods
    return any(isinstance(mod, FlagMod) and mod.flag is flag for mod in mods)


def fire_all(
    state: Council, table: Table, moment: Moment, actor: Seat, scope: Scope = NOWHERE
) -> Steps:
    """An event that a player caused: his Sentries pay at once, then all else that waits for it."""
    pay_sentries(state, table, actor, moment)
    return fire(state, moment, actor, scope)


def fire(state: Council, moment: Moment, actor: Seat, scope: Scope = NOWHERE) -> Steps:
    """What an event that a player caused sets off, but for Sentries: councilors and elections of
    each player in order, beginning with the actor, then the laws (15)."""
    found: list[Run] = []
    for seat in all_seats(state, actor):
        for item, source, mods in own_sources(state, seat):
            for trigger in triggers_on(mods, moment):
                found += runs(state, trigger, seat, actor, item, source, scope)
    for item, source, mods in law_sources(state):
        for trigger in triggers_on(mods, moment):
            found += runs(state, trigger, NOBODY, actor, item, source, scope)
    return tuple(found)


def runs(
    state: Council,
    trigger: Trigger,
    holder: Seat,
    actor: Seat,
    item: str,
    source: Source,
    scope: Scope,
) -> list[Run]:
    """For whom a trigger does its ops: actor, each in order, the holder, nobody (15).

    A councilor or election of another player heeds only its holder's deeds."""
    where = Scope(source, item, scope.space, scope.piece)
    if trigger.who is Who.EACH:
        seats = all_seats(state) if holder in (NOBODY, actor) else ()
    elif trigger.who is Who.NONE:
        seats = (NOBODY,) if holder in (NOBODY, actor) else ()
    else:
        seats = (actor,) if holder in (NOBODY, actor) else ()
    return [Run(seat, trigger.do, where) for seat in seats]

"""What holds while its source is in play: numbers, switches, and what events set off (15).

An event fires the player's Sentries first, then his councilor, his elections, then the laws, the
oldest first.
"""

from functools import lru_cache

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope, Steps
from rules.kinfire_council.enums import Flag, Moment, Param, Skill, Source, Who
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.library import ItemSet, item_set
from rules.kinfire_council.printed.ops import EndMod, FlagMod, Mods, ParamMod, Trigger
from rules.kinfire_council.sentries import pay_sentries
from rules.kinfire_council.state import NOBODY, Council

Sources = tuple[tuple[str, Source, Mods], ...]
"""Items, what points from them count as, and their modifiers."""
Waiting = tuple[tuple[str, Source, Trigger], ...]
"""Triggers with the items that they stand on."""


def own_sources(state: Council, seat: Seat) -> Sources:
    """What a player alone is bound by: his councilor, then his elections in the order gained."""
    sheet = state.sheets[seat]
    return _own_sources(item_set(state), sheet.councilor, sheet.elections)


@lru_cache(maxsize=1 << 12)
def _own_sources(items: ItemSet, councilor: str, elections: tuple[str, ...]) -> Sources:
    own: Sources = ()
    if councilor:
        own = ((councilor, Source.COUNCILOR, items.councilors[councilor].mods),)
    return own + _law_sources(items, elections)


def law_sources(state: Council) -> Sources:
    """What binds all: the laws, the oldest first."""
    return _law_sources(item_set(state), state.laws)


@lru_cache(maxsize=1 << 12)
def _law_sources(items: ItemSet, laws: tuple[str, ...]) -> Sources:
    return tuple((id, Source.DECREE, items.decrees[id].mods) for id in laws)


def param(state: Council, name: Param, seat: Seat = NOBODY) -> int:
    """A number as it is now for a seat: deltas add, never below 0 (15)."""
    return params(state, seat)[name]


def params(state: Council, seat: Seat = NOBODY) -> dict[Param, int]:
    """All numbers as they are now for a seat."""
    cards = tuple([each.card for each in state.threats if each is not None])
    if seat == NOBODY:
        return _params(item_set(state), state.laws, cards, "", ())
    sheet = state.sheets[seat]
    return _params(item_set(state), state.laws, cards, sheet.councilor, sheet.elections)


@lru_cache(maxsize=1 << 14)
def _params(
    items: ItemSet,
    laws: tuple[str, ...],
    cards: tuple[str, ...],
    councilor: str,
    elections: tuple[str, ...],
) -> dict[Param, int]:
    """What laws, threats in play, a councilor and elections make of the numbers."""
    found = dict(items.params)
    sources = [mods for _, _, mods in _law_sources(items, laws)]
    sources += [items.threats[card].ongoing for card in cards]
    sources += [mods for _, _, mods in _own_sources(items, councilor, elections)]
    for mods in sources:
        for mod in mods:
            if isinstance(mod, ParamMod):
                found[mod.param] += mod.delta
    return {name: max(number, 0) for name, number in found.items()}


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
    mods = item_set(state).skills[skill].mods
    return any(isinstance(mod, FlagMod) and mod.flag is flag for mod in mods)


def fire_all(
    state: Council, context: StepContext, moment: Moment, actor: Seat, scope: Scope = NOWHERE
) -> Steps:
    """An event that a player caused: his Sentries pay at once, then all else that waits for it."""
    pay_sentries(state, context, actor, moment)
    return fire(state, moment, actor, scope)


def fire(state: Council, moment: Moment, actor: Seat, scope: Scope = NOWHERE) -> Steps:
    """What an event sets off, but for Sentries: the councilor and the elections of whoever caused
    it, then the laws (15)."""
    found: list[Run] = []
    if actor != NOBODY:
        sheet = state.sheets[actor]
        own = _own_waiting(item_set(state), sheet.councilor, sheet.elections, moment)
        for item, source, trigger in own:
            found += runs(state, trigger, actor, actor, item, source, scope)
    for item, source, trigger in _laws_waiting(item_set(state), state.laws, moment):
        found += runs(state, trigger, NOBODY, actor, item, source, scope)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _own_waiting(
    items: ItemSet, councilor: str, elections: tuple[str, ...], moment: Moment
) -> Waiting:
    return _waiting(_own_sources(items, councilor, elections), moment)


@lru_cache(maxsize=1 << 12)
def _laws_waiting(items: ItemSet, laws: tuple[str, ...], moment: Moment) -> Waiting:
    return _waiting(_law_sources(items, laws), moment)


def _waiting(sources: Sources, moment: Moment) -> Waiting:
    """The triggers among the sources' modifiers that wait for an event, in their order."""
    return tuple(
        (item, source, trigger)
        for item, source, mods in sources
        for trigger in triggers_on(mods, moment)
    )


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

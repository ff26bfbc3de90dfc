"""What the night is likely to bring: the lighthouse, the Cult's gain, threats that come due (4)."""

from functools import lru_cache
from typing import NamedTuple

from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.enums import DecreeKind, Moment, Phase
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.library import ItemSet, balance
from rules.kinfire_council.printed.ops import Trigger
from rules.kinfire_council.state import Council

FLOORS = 0.3
"""Floors that each placement of anybody still sends, about."""
HIDDEN = 6.0
"""What a hidden threat is worth to the Cult, about."""
NEVER = "-"
STOPPED = 0.4
"""How likely something that would strike tonight is stopped, early in the day."""
UNMET = 1.6
"""What a chit drawn for an unmet need brings the Cult, about."""


class Harm(NamedTuple):
    """What a threat does when it strikes: V for the Cult, trouble on the site."""

    cult: float
    damage: float


class Night(NamedTuple):
    """`row`: where the marker is likely to end; `floor`: V for a floor there; `cult`: what the Cult
    gains tonight, about; `later`: what lies in store for it in the slots; `busy`: which part of the
    day's placements is still to come; `likely`: how likely each decree of the docket passes."""

    row: float
    floor: float
    cult: float
    later: float
    busy: float
    likely: tuple[float, ...]


@lru_cache(maxsize=64)
def v_per_floor(items: ItemSet) -> tuple[float, ...]:
    """What each row of the tracker makes a floor worth."""
    return tuple(float(row.v_per_floor) for row in items.board.tracker.rows)


@lru_cache(maxsize=64)
def cult_v(items: ItemSet) -> tuple[float, ...]:
    """What the Cult gains at each row of the tracker."""
    return tuple(float(row.cult_v) for row in items.board.tracker.rows)


def between(row: float, numbers: tuple[float, ...]) -> float:
    """A number of the tracker between two rows."""
    top = len(numbers) - 1
    low = min(max(row, 0.0), float(top))
    at = min(int(low), top - 1)
    return numbers[at] + (low - at) * (numbers[at + 1] - numbers[at])


def night_of(state: Council, features: Features) -> Night:
    """From where things stand."""
    busy = busy_of(state)
    cult, damage, later = _slots(state, features, busy)
    total = sum([len(sheet.pieces) for sheet in state.sheets])
    row = state.marker + FLOORS * busy * total - state.site_trouble - damage
    more = balance(features.items, len(state.sheets))
    cult += max(between(row, cult_v(features.items)) + more, 0.0)
    if row < 0.5:
        cult += HIDDEN * min(1.0, max(0.0, (0.5 - row) / 2))
    likely = tuple([chance(state, at, busy) for at in range(len(state.docket))])
    cult += _unmet(state, busy) + _crises(state, features, likely)
    return Night(row, between(row, v_per_floor(features.items)), cult, later, busy, likely)


def busy_of(state: Council) -> float:
    """Which part of the day's placements is still to come."""
    if state.phase is Phase.NIGHTS_FALL:
        return 0.0
    if state.phase is Phase.SUN_RISE:
        return 1.0
    pieces = [piece for sheet in state.sheets for piece in sheet.pieces]
    return sum([not piece.space for piece in pieces]) / max(len(pieces), 1)


def _unmet(state: Council, busy: float) -> float:
    """Needs that nobody has met draw chits; most of them will be met."""
    if state.phase is Phase.NIGHTS_FALL:
        return 0.0
    unmet = sum([bool(need.wants) and need.met_by < 0 for need in state.needs])
    return UNMET * unmet * (1 - 0.7 * busy)


def _crises(state: Council, features: Features, likely: tuple[float, ...]) -> float:
    """A crisis strikes if it gets fewer votes."""
    total = 0.0
    for decree, passes in zip(state.docket, likely, strict=True):
        harm = crisis_of(features.items, decree.card)
        if harm is not None:
            total += (1 - passes) * (harm.cult + 0.7 * harm.damage)
    return total


@lru_cache(maxsize=1024)
def crisis_of(items: ItemSet, card: str) -> Harm | None:
    """What a crisis does if it strikes; None: it is none."""
    decree = items.decrees[card]
    return harm_of(items, decree.effect) if decree.kind is DecreeKind.CRISIS else None


def chance(state: Council, at: int, busy: float) -> float:
    """How likely a decree of the docket passes as the votes lie."""
    docket = state.docket
    if len(docket) < 2:
        return 1.0
    ahead = sum(docket[at].votes) - sum(docket[1 - at].votes)
    if busy == 0.0:
        return 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
    wide = 0.6 + 4.0 * busy
    return 0.5 + 0.5 * ahead / (abs(ahead) + wide)


def _slots(state: Council, features: Features, busy: float) -> tuple[float, float, float]:
    """V for the Cult and damage tonight, V for the Cult later."""
    hits, slot_of = [0] * SLOTS, features.items.slot_of
    for number in state.city:
        hits[slot_of[number]] += 1
    cult = damage = later = 0.0
    for slot, threat in enumerate(state.threats):
        if threat is None:
            cult += 0.5 * min(hits[slot], 1)
            continue
        level, harm, tithe = _printed(features.items, threat.card)
        cult += tithe * hits[slot]
        if level is None:
            later += tithe * features.later
            continue
        missing = level - threat.trouble
        risk = _risk(missing, hits[slot], busy)
        cult += risk * harm.cult
        damage += risk * harm.damage
        still = max(missing - hits[slot], 1)
        later += (1 - risk) * harm.cult * min(0.75, 0.45 * features.later / still)
    return cult, damage, later


def _risk(missing: int, hits: int, busy: float) -> float:
    """How likely a threat strikes tonight."""
    if hits >= missing:
        return 1.0 - STOPPED * busy
    return 0.05 * busy if hits == missing - 1 else 0.0


Printed = tuple[int | None, Harm, float]


@lru_cache(maxsize=1024)
def _printed(items: ItemSet, card: str) -> Printed:
    """Level, what it does then, what the Cult gains for each trouble on it."""
    printed = items.threats[card]
    tithe = sum(
        harm_of(items, mod.do).cult
        for mod in printed.ongoing
        if isinstance(mod, Trigger) and mod.on is Moment.TROUBLE_HERE
    )
    level = None if printed.level == NEVER else int(printed.level)
    return level, harm_of(items, printed.effect), tithe


def harm_of(items: ItemSet, ops: op.Ops) -> Harm:
    """What effects bring the Cult, and the site."""
    cult = damage = 0.0
    for each in ops:
        if isinstance(each, op.CultScore | op.CultV):
            cult += each.n
        elif isinstance(each, op.Damage):
            damage += each.n
        elif isinstance(each, op.Hidden):
            cult += HIDDEN * each.n
        elif isinstance(each, op.Hideout):
            cult += UNMET * each.n
        elif isinstance(each, op.TroubleEachSlot):
            cult += 2.0 * each.n
        elif isinstance(each, op.PlaceTile | op.NeedAdd):
            cult += 1.0
        elif isinstance(each, op.To):
            cult += 0.5 * _all_lose(each)
    return Harm(cult, damage)


def _all_lose(each: op.To) -> float:
    """What players lose helps the Cult a little."""
    return sum(-one.n for one in each.do if isinstance(one, op.V) and one.n < 0)

"""Why a bot chose what it chose, in words: what its answer changes on the map.

All is read off the two maps, before and after, by the same scores and signs that the bot weighed;
so a reason is true, and it serves a person as a hint.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rules.cartographers.bots.ground import parts
from rules.cartographers.bots.plan import Plan, promise
from rules.cartographers.bots.situation import Situation
from rules.cartographers.bots.stars import Stars
from rules.cartographers.data import EDICTS, card_set
from rules.cartographers.maps.land import Land, label_text, neighbours
from rules.cartographers.maps.sheet import Sheet, Terrain, empty, of_terrain, purse
from rules.cartographers.names import card_name, edict_name, terrain_name
from rules.cartographers.scoring.seasons_end import score
from rules.kernel.text import Text, say

MOST = 3
SMALL = 0.25
TELLING = 0.7

JOINED = {
    "stoneside_forest": (Terrain.FOREST,),
    "wildholds": (Terrain.VILLAGE,),
    "great_city": (Terrain.VILLAGE,),
    "caravansary": (Terrain.VILLAGE,),
    "deepwood": (Terrain.FOREST,),
    "clawsgrave_peaks": (Terrain.WATER,),
}
"""Scoring cards that want one large cluster, and of what."""


class Reason(NamedTuple):
    """A sentence, and about how many stars it stands for."""

    weight: float
    text: Text


class Change(NamedTuple):
    """A map before and after an answer."""

    land: Land
    before: Sheet
    after: Sheet


def reasons(at: Situation, after: Sheet, stars: Stars, plan: Plan | None) -> list[Reason]:
    """All that can be said, from what this bot looks at; a plan adds what it sees coming."""
    change = Change(at.game.land, at.sheet(), after)
    found = [*_of_edicts(at, change, stars)]
    if plan is not None:
        found += _of_plan(at, change, plan)
    if at.is_own():
        found += [*_of_coins(at, change), *_of_monsters(change, stars), *_of_room(change)]
    else:
        found += _of_harm(change, stars)
    return found


def told(found: list[Reason]) -> tuple[Text, ...]:
    """The weightiest few."""
    found = [reason for reason in found if reason.weight >= SMALL]
    found.sort(key=lambda reason: -reason.weight)
    return tuple(reason.text for reason in found[:MOST])


def _edicts_now(at: Situation) -> tuple[str, str]:
    return card_set(at.game.variant.card_set).season[at.season].edicts


def _of_edicts(at: Situation, change: Change, stars: Stars) -> Iterator[Reason]:
    """Stars that each edict counted shows more, or on another map less."""
    for card, weight in stars.cards.items():
        gain = _points(change, card)
        edict = EDICTS[at.game.edicts.index(card)]
        names = {"card": card_name(card), "edict": edict_name(edict)}
        if gain > 0 and at.is_own():
            key = "now" if edict in _edicts_now(at) else "later"
            yield Reason(gain * weight, say(f"cartographers.bot.{key}", n=gain, **names))
        elif gain < 0 and not at.is_own():
            yield Reason(-gain * weight, say("cartographers.bot.takes", n=-gain, **names))


def _points(change: Change, card: str) -> int:
    after = score(card, change.land, change.after).points
    return after - score(card, change.land, change.before).points


def _of_plan(at: Situation, change: Change, plan: Plan) -> Iterator[Reason]:
    """Stars to come: what the signs of an edict promise beyond what it shows."""
    key = "prepares" if at.is_own() else "spoils"
    for card in at.game.edicts:
        gain = _promised(change, plan, card) * (1 if at.is_own() else -1)
        edict = EDICTS[at.game.edicts.index(card)]
        if gain >= TELLING and (at.is_own() or _points(change, card) >= 0):
            names = {"card": card_name(card), "edict": edict_name(edict)}
            yield Reason(gain, say(f"cartographers.bot.{key}", **names))
        for terrain in JOINED.get(card, ()):
            if at.is_own() and gain + _points(change, card) > 0 and _joins(change, terrain):
                yield Reason(TELLING, say("cartographers.bot.joins", terrain=terrain_name(terrain)))


def _promised(change: Change, plan: Plan, card: str) -> float:
    after = promise(plan, card, change.land, change.after)
    return after - promise(plan, card, change.land, change.before)


def _joins(change: Change, terrain: Terrain) -> bool:
    """Whether what is new touches two clusters that were apart."""
    old = of_terrain(change.land, change.before, terrain)
    new = of_terrain(change.land, change.after, terrain)
    return any(
        sum([1 for part in parts(change.land, old) if part & cluster]) > 1
        for cluster in parts(change.land, new)
    )


def _of_coins(at: Situation, change: Change) -> Iterator[Reason]:
    """Coins earned, each counted as often as it still scores."""
    seasons = len(card_set(at.game.variant.card_set).season) - at.season
    coins = purse(change.after) - purse(change.before)
    closed = change.after.paid & ~change.before.paid
    if coins <= 0:
        return
    if closed:
        places = label_text(change.land.stride, closed)
        key = "mountain" if closed.bit_count() == 1 else "mountains"
        text = say(f"cartographers.bot.{key}", spaces=places, n=seasons)
        yield Reason(seasons * min(coins, closed.bit_count()), text)
        coins -= closed.bit_count()
    if change.before.dragon and not change.after.dragon and coins > 0:
        yield Reason(seasons * coins, say("cartographers.bot.dragon", n=seasons))
    elif coins > 0:
        yield Reason(seasons, say("cartographers.bot.coin", n=seasons))


def _beside(land: Land, sheet: Sheet) -> int:
    return (neighbours(land, sheet.monster) & empty(land, sheet)).bit_count()


def _of_monsters(change: Change, stars: Stars) -> Iterator[Reason]:
    """Monsters that cost less, are destroyed, or are kept away."""
    land, before, after = change
    fewer = _beside(land, before) - _beside(land, after)
    if fewer > 0:
        yield Reason(fewer * stars.monsters, say("cartographers.bot.fewer_beside", n=fewer))
    slain = (before.monster & after.destroyed).bit_count()
    if slain:
        yield Reason(TELLING * slain, say("cartographers.bot.slays", n=slain))
    guarded = (after.attacked & ~before.attacked & empty(land, after)).bit_count()
    if guarded:
        yield Reason(SMALL, say("cartographers.bot.guards", n=guarded))


def _of_room(change: Change) -> Iterator[Reason]:
    """Lone spaces filled, or none left behind."""
    land, before, after = change
    lone = _lone(land, before)
    filled = lone & after.drawn
    if filled:
        spaces = label_text(land.stride, filled)
        yield Reason(TELLING, say("cartographers.bot.fills", spaces=spaces))
    elif not _lone(land, after) & ~lone:
        yield Reason(SMALL, say("cartographers.bot.no_hole"))


def _lone(land: Land, sheet: Sheet) -> int:
    free = empty(land, sheet)
    return free & ~neighbours(land, free)


def _of_harm(change: Change, stars: Stars) -> Iterator[Reason]:
    """What monsters cost on another map."""
    more = _beside(change.land, change.after) - _beside(change.land, change.before)
    if more > 0:
        yield Reason(more * stars.monsters, say("cartographers.bot.more_beside", n=more))

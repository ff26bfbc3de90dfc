"""Capture (6): a monster or a Great Old One takes a cultist that nobody of its faction protects."""

from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.actions import Capture
from rules.cthulhu_wars.asking import too_dear
from rules.cthulhu_wars.describe import place_name, who
from rules.cthulhu_wars.earth.counting import LEVEL, level, meetings, of_rank, ranks
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 1
MONSTER = LEVEL[UnitClass.MONSTER]
GREAT = LEVEL[UnitClass.GREAT_OLD_ONE]


def has_cultist(state: Earth, seat: Seat, area: Area) -> bool:
    """Whether a seat has a cultist in an area."""
    here = state.units[area][seat]
    return any(here[kind] for kind in of_rank(state, seat, UnitClass.CULTIST))


def is_open(state: Earth, captor: Seat, area: Area, enemy: Seat) -> bool:
    """Whether the best unit of the captor there outranks the best of the enemy (6)."""
    best = strength(state, captor, area)
    if best < MONSTER or not has_cultist(state, enemy, area):
        return False
    return level(state, enemy, area) < best and not is_barred(state, captor, area, enemy, best)


def strength(state: Earth, captor: Seat, area: Area) -> int:
    """The best class of those that may capture in an area."""
    barring = own(state, captor, "bars_leaving")
    if not barring:
        return level(state, captor, area)
    return max(
        [
            LEVEL[rank]
            for kind, rank in enumerate(ranks(state, captor))
            if state.units[area][captor][kind]
            and not any(each.bars_leaving(state, captor, kind, area) for each in barring)
        ],
        default=0,
    )


def is_barred(state: Earth, captor: Seat, area: Area, enemy: Seat, best: int) -> bool:
    """Whether an effect keeps monsters from capturing this enemy's cultists."""
    if best >= GREAT or not having(state, "bars_capture"):
        return False
    return any(
        each.bars_capture(state, enemy, captor, area) for each in own(state, enemy, "bars_capture")
    )


def targets(state: Earth, captor: Seat) -> list[Capture]:
    """All captures that would be open, Power apart."""
    return [
        Capture(area, enemy)
        for area, enemy in meetings(state, captor)
        if is_open(state, captor, area, enemy)
    ]


def captures(state: Earth, seat: Seat) -> list[Capture]:
    """All captures open now."""
    if state.power[seat] < COST:
        return []
    found = targets(state, seat)
    if not found or not having(state, "surcharge"):
        return found
    open_to = affordable(state, seat, tuple([each.area for each in found]), COST)
    return [each for each in found if each.area in open_to]


def why_not_capture(state: Earth, seat: Seat, area: Area, enemy: Seat) -> Text | None:
    """What keeps a seat from capturing a cultist of an enemy in an area; None: nothing."""
    facts = {"place": place_name(state, area), "whom": who(state, enemy)}
    best, protection = strength(state, seat, area), level(state, enemy, area)
    if not has_cultist(state, enemy, area):
        return say("cthulhu_wars.why.capture.nobody", **facts)
    if best < MONSTER:
        return say("cthulhu_wars.why.capture.no_captor", place=facts["place"])
    if protection >= best:
        key = "great" if protection >= GREAT else "monster"
        return say(f"cthulhu_wars.why.capture.{key}", **facts)
    if is_barred(state, seat, area, enemy, best):
        return say("cthulhu_wars.why.capture.barred", **facts)
    cost = COST + extra(state, seat, area)
    return too_dear(state, seat, cost) if state.power[seat] < cost else None


def capture(state: Earth, context: StepContext, seat: Seat, action: Capture) -> None:
    """Pays; the enemy picks which cultist goes to the captor's card."""
    pay(state, context, seat, COST + extra(state, seat, action.area), "capture")
    who_goes = (UnitClass.CULTIST,)
    context.then(LoseUnit(action.enemy, Cause.CAPTURE, seat, action.area, who_goes))

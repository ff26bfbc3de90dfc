"""Which orders of a turn deserve a try, before any is tried."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    EndTurn,
    Fight,
    GiveUp,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Walks,
)
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.bots.survey import GREAT, MONSTER, Survey
from rules.cthulhu_wars.earth.counting import LEVEL, ranks_of
from rules.cthulhu_wars.earth.geography import is_ocean
from rules.cthulhu_wars.orders.menu import Menu
from rules.cthulhu_wars.orders.moving import WalkList
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Action, Done, Seat

GATE_COST = 3
CERTAIN = 20.0
"""Orders of this kind are always tried."""
OPEN_SEA = 0.05
"""Between equal places oceans are a little safer."""


def shortlist(state: Earth, seat: Seat, actions: Sequence[Action], most: int) -> list[Action]:
    """At most `most` of the orders, the most promising first; ending something is always one."""
    survey = Survey(state)
    scored = []
    ends: list[Action] = []
    for order, action in enumerate(spread(actions)):
        if type(action) in (Done, EndTurn, GiveUp):
            ends.append(action)
        elif (value := promise(survey, seat, action)) is not None:
            scored.append((-value, order, action))
    scored.sort(key=lambda each: each[:2])
    kept = best_of_all(scored, most)
    if len(kept) > 1 and ends and type(ends[0]) is GiveUp:
        return kept
    return [*kept, *ends]


def best_of_all(scored: list[tuple[float, int, Action]], most: int) -> list[Action]:
    """The first ones, but no kind of order crowds out the others."""
    each_kind = max(3, most // 3)
    kept: list[Action] = []
    counts: dict[type[Action], int] = {}
    for _, _, action in scored:
        kind = type(action)
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= (2 * each_kind if kind is Walks else each_kind):
            kept.append(action)
            if len(kept) >= most:
                break
    return kept


def spread(actions: Sequence[Action]) -> Sequence[Action]:
    """All of them; of lazy lists made at once."""
    if isinstance(actions, Menu):
        found: list[Action] = []
        for part in actions.parts:
            found += all_walks(part) if isinstance(part, WalkList) else part
        return found
    return actions


def all_walks(walks: WalkList) -> list[Walks]:
    """The moves of a lazy list."""
    return [
        Walks(kind, source, target, holder)
        for kind, source, holder in walks.movers
        for target in walks.near[source]
    ]


def promise(survey: Survey, seat: Seat, action: Action) -> float | None:
    """How well an order sounds; None: it need not be tried."""
    # By class: to ask whether a record is an instance takes longer.
    if type(action) is Walks:
        return walk_promise(survey, seat, action)
    if type(action) is Recruit:
        return recruit_promise(survey, seat, action.area)
    if type(action) is Summon:
        return summon_promise(survey, seat, action)
    if type(action) in (StepOn, StepOff):
        return step_promise(survey, seat, action)
    if type(action) is Fight:
        return fight_promise(survey, seat, action)
    if type(action) in (Awaken, BuildGate, Capture):
        return CERTAIN
    return CERTAIN / 2 + unique_promise(survey, seat, action)


# -------------------------------------------------------------------- moves
def walk_promise(survey: Survey, seat: Seat, walk: Walks) -> float:
    """Where a unit would be of use, less what it leaves behind."""
    state = survey.state
    rank = LEVEL[ranks_of(state.factions[seat])[walk.kind]]
    plan = plan_of(state.factions[seat])
    value = plan.likes(survey, seat, walk.target) - 0.7 * plan.likes(survey, seat, walk.source)
    if walk.holder:
        value -= 4.0
    if rank < MONSTER:
        return (
            value
            + cultist_value(survey, seat, walk.target)
            - 0.6 * cultist_value(survey, seat, walk.source, leaves=True)
        )
    return (
        value
        + fighter_value(survey, seat, walk.target, rank)
        - 0.8 * fighter_value(survey, seat, walk.source, rank, leaves=True)
    )


def cultist_value(survey: Survey, seat: Seat, area: Area, leaves: bool = False) -> float:
    """A gate to be built or taken, and whether it is safe there."""
    state = survey.state
    mine = survey.at[area].get(seat)
    others = (mine.cultists if mine else 0) - leaves
    level = mine.level if mine else 0
    gate = state.gates[area]
    value = OPEN_SEA * is_ocean(state, area)
    if gate is None:
        value += 2.2 if not others else 0.2
    elif gate.holder < 0:
        value += 4.0 if not others else 0.3
    return value - danger(survey, seat, area, max(1, level))


def danger(survey: Survey, seat: Seat, area: Area, level: int) -> float:
    """Enemies that could take a cultist there."""
    found = 0.0
    for enemy, body in survey.at[area].items():
        if enemy != seat and body.level >= MONSTER and body.level > level:
            found += 1.6
    for other, near in enumerate(survey.near):
        if other != seat and near.get(area, 0) > level:
            found += 0.35
    return found


def fighter_value(survey: Survey, seat: Seat, area: Area, rank: int, leaves: bool = False) -> float:
    """Own cultists that it would guard, cultists of others that it could take, battles."""
    state, value = survey.state, 0.0
    there = survey.at[area]
    mine = there.get(seat)
    if mine is not None and mine.cultists and (leaves or mine.level < rank):
        gate = state.gates[area]
        stake = 2.0 if gate is not None and gate.holder == seat else 0.8
        value += stake * min(1.5, 0.1 + danger(survey, seat, area, 1 if leaves else mine.level))
    for enemy, body in there.items():
        if enemy == seat:
            continue
        gate = state.gates[area]
        holds = gate is not None and gate.holder == enemy
        if body.cultists and body.level < rank:
            value += 2.4 if holds and body.cultists == 1 else 1.3
        elif holds or body.great:
            value += 0.5
    return value


# -------------------------------------------------------------------- other orders
def recruit_promise(survey: Survey, seat: Seat, area: Area) -> float:
    """Where a cultist is wanted."""
    return 4.0 + cultist_value(survey, seat, area)


def summon_promise(survey: Survey, seat: Seat, action: Summon) -> float:
    """Where a monster guards or threatens; cheap ones are summoned more easily."""
    plan = plan_of(survey.state.factions[seat])
    value = fighter_value(survey, seat, action.area, MONSTER)
    return 2.5 + value + 0.3 * plan.likes(survey, seat, action.area)


def unique_promise(survey: Survey, seat: Seat, action: Action) -> float:
    """Of orders that are about an area: what a Great Old One could do there."""
    area = getattr(action, "area", getattr(action, "target", None))
    if not isinstance(area, int) or not 0 <= area < len(survey.at):
        return 0.0
    return fighter_value(survey, seat, area, GREAT)


def step_promise(survey: Survey, seat: Seat, action: Action) -> float | None:
    """A gate that nobody holds is taken; nobody steps off."""
    if not isinstance(action, StepOn):
        return None
    gate = survey.state.gates[action.area]
    is_free = gate is not None and gate.holder < 0
    return CERTAIN if is_free else None


def fight_promise(survey: Survey, seat: Seat, action: Fight) -> float | None:
    """Against what is worth a battle, with dice."""
    there = survey.at[action.area]
    mine, foe = there.get(seat), there.get(action.enemy)
    if mine is None or foe is None:
        return None
    dice = survey.dice(seat, mine)
    if not dice:
        return None
    gate = survey.state.gates[action.area]
    holds = gate is not None and gate.holder == action.enemy
    return 4.0 + dice - 0.8 * survey.dice(action.enemy, foe) + 3.0 * holds

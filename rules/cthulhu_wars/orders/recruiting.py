"""Recruiting, summoning, awakening, building gates (6): what comes out of the pool, and where."""

from rules.cthulhu_wars.abilities.effects import faction_law, own
from rules.cthulhu_wars.actions import Awaken, BuildGate, Recruit, Summon
from rules.cthulhu_wars.asking import too_dear
from rules.cthulhu_wars.data import read
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import areas_with, of_rank
from rules.cthulhu_wars.earth.geography import all_areas, spot
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import GateBuilt
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import Area, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.kernel.text import Text, say


def _printed_cost(id: str) -> int:
    rows = read("general")["actions"]
    assert isinstance(rows, list)
    return int(next(row["cost"] for row in rows if row["id"] == id))


RECRUIT_COST = _printed_cost("recruit")
GATE_COST = _printed_cost("build_gate")


def cost_of(state: Earth, seat: Seat, kind: Kind) -> int:
    """What summoning or awakening a kind costs now."""
    cost = faction_law(state, seat).cost(state, seat, kind)
    for each in own(state, seat, "cost"):
        cost = each.cost(state, seat, kind, cost)
    return cost


def why_too_dear(state: Earth, seat: Seat, cost: int, area: Area | None) -> Text | None:
    """Whether a seat cannot pay for an action in an area, if one is named."""
    if area is not None:
        cost += extra(state, seat, area)
    return too_dear(state, seat, cost) if state.power[seat] < cost else None


# -------------------------------------------------------------------- recruit
def recruit_areas(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """Where own units are; anywhere without one on the map (6)."""
    return areas_with(state, seat) or all_areas(state)


def recruits(state: Earth, seat: Seat) -> list[Recruit]:
    """All recruitings open now."""
    if state.power[seat] < RECRUIT_COST:
        return []
    pool = state.pools[seat]
    kinds = [kind for kind in of_rank(state, seat, UnitClass.CULTIST) if pool[kind]]
    if not kinds:
        return []
    areas = affordable(state, seat, recruit_areas(state, seat), RECRUIT_COST)
    return [Recruit(area, kind) for kind in kinds for area in areas]


def why_not_recruit(state: Earth, seat: Seat, area: Area | None = None) -> Text | None:
    """What keeps a seat from recruiting, at all or in an area."""
    pool = state.pools[seat]
    if not any(pool[kind] for kind in of_rank(state, seat, UnitClass.CULTIST)):
        return say("cthulhu_wars.why.recruit.pool")
    if area is not None and area not in recruit_areas(state, seat):
        return say("cthulhu_wars.why.recruit.nobody", place=place_name(state, area))
    if area is None:
        area = cheapest(state, seat, recruit_areas(state, seat))
    return why_too_dear(state, seat, RECRUIT_COST, area)


def recruit(state: Earth, context: StepContext, seat: Seat, action: Recruit) -> None:
    """Pays and places the cultist."""
    pay(state, context, seat, RECRUIT_COST + extra(state, seat, action.area), "recruit")
    place(state, context, seat, action.kind, action.area, order="recruited")


# -------------------------------------------------------------------- summon
def summon_areas(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """Where there is an own gate, or an effect allows it."""
    found = gates.gates_of(state, seat)
    for each in own(state, seat, "summons_at"):
        found = (*found, *each.summons_at(state, seat))
    return tuple(dict.fromkeys(found)) if found else ()


def monsters(state: Earth, seat: Seat) -> tuple[Kind, ...]:
    """The kinds that are summoned."""
    return of_rank(state, seat, UnitClass.MONSTER, UnitClass.TERROR)


def summons(state: Earth, seat: Seat) -> list[Summon]:
    """All summonings open now."""
    areas = summon_areas(state, seat)
    if not areas:
        return []
    pool, power = state.pools[seat], state.power[seat]
    found = []
    for kind in monsters(state, seat):
        cost = cost_of(state, seat, kind) if pool[kind] else 0
        if pool[kind] and cost <= power:
            found += [Summon(kind, area) for area in affordable(state, seat, areas, cost)]
    return found


def why_not_summon(state: Earth, seat: Seat, kind: Kind, area: Area | None = None) -> Text | None:
    """What keeps a seat from summoning a monster, at all or in an area."""
    what = kind_name(state, seat, kind)
    if not state.pools[seat][kind]:
        return say("cthulhu_wars.why.summon.pool", what=what)
    areas = summon_areas(state, seat)
    if not areas:
        return say("cthulhu_wars.why.summon.no_gate")
    if area is not None and area not in areas:
        return say("cthulhu_wars.why.summon.not_there", place=place_name(state, area))
    if area is None:
        area = cheapest(state, seat, areas)
    return why_too_dear(state, seat, cost_of(state, seat, kind), area)


def summon(state: Earth, context: StepContext, seat: Seat, action: Summon) -> None:
    """Pays and places the monster."""
    cost = cost_of(state, seat, action.kind) + extra(state, seat, action.area)
    pay(state, context, seat, cost, "summon")
    place(state, context, seat, action.kind, action.area, order="summoned")
    for each in own(state, seat, "summoned"):
        context.then(*each.summoned(state, seat, action.kind))


# -------------------------------------------------------------------- awaken
def great_kinds(state: Earth, seat: Seat) -> tuple[Kind, ...]:
    """The kinds that are awakened."""
    return of_rank(state, seat, UnitClass.GREAT_OLD_ONE)


def awakenings(state: Earth, seat: Seat) -> list[Awaken]:
    """All awakenings open now."""
    pool, power, law = state.pools[seat], state.power[seat], faction_law(state, seat)
    found = []
    for kind in great_kinds(state, seat):
        cost = cost_of(state, seat, kind) if pool[kind] else 0
        if pool[kind] and cost <= power:
            areas = law.awakening_areas(state, seat, kind)
            found += [Awaken(kind, area) for area in affordable(state, seat, areas, cost)]
    return found


def why_not_awaken(state: Earth, seat: Seat, kind: Kind, area: Area | None = None) -> Text | None:
    """What keeps a seat from awakening a Great Old One, at all or in an area."""
    what = kind_name(state, seat, kind)
    if not state.pools[seat][kind]:
        return say("cthulhu_wars.why.awaken.in_play", what=what)
    law = faction_law(state, seat)
    areas = law.awakening_areas(state, seat, kind)
    if not areas:
        return law.why_not_awaken(state, seat, kind)
    if area is not None and area not in areas:
        facts = {"what": what, "place": place_name(state, area)}
        return say("cthulhu_wars.why.awaken.not_there", **facts)
    if area is None:
        area = cheapest(state, seat, areas)
    return why_too_dear(state, seat, cost_of(state, seat, kind), area)


def cheapest(state: Earth, seat: Seat, areas: tuple[Area, ...]) -> Area:
    """Where an action costs least more."""
    return min(areas, key=lambda area: extra(state, seat, area))


def least_missing(state: Earth, seat: Seat, kind: Kind) -> int:
    """The Power that is missing for an awakening where it costs least; 0: none."""
    areas = faction_law(state, seat).awakening_areas(state, seat, kind)
    more = extra(state, seat, cheapest(state, seat, areas)) if areas else 0
    return max(0, cost_of(state, seat, kind) + more - state.power[seat])


def awaken(state: Earth, context: StepContext, seat: Seat, action: Awaken) -> None:
    """Pays; what else it asks for happens first, then it appears."""
    cost = cost_of(state, seat, action.kind) + extra(state, seat, action.area)
    pay(state, context, seat, cost, "awaken")
    faction_law(state, seat).awaken(state, context, seat, action.kind, action.area)
    for each in own(state, seat, "awakened"):
        each.awakened(state, context, seat, action.kind)
    context.then(Appear(seat, action.kind, action.area))


class Appear(Auto, frozen=True):
    """A Great Old One appears; then what follows from that."""

    seat: Seat
    kind: Kind
    area: Area

    def run(self, state: State, context: StepContext) -> None:
        """From the pool."""
        game = game_of(state)
        place(game, context, self.seat, self.kind, self.area, order="awakened")
        context.then(*faction_law(game, self.seat).awakened(game, self.seat, self.kind))


# -------------------------------------------------------------------- gates
def builds(state: Earth, seat: Seat) -> list[BuildGate]:
    """All gates that can be built now."""
    if state.power[seat] < GATE_COST:
        return []
    kinds = gates.gate_kinds(state, seat)
    areas = []
    for area in areas_with(state, seat):
        if state.gates[area] is None:
            here = state.units[area][seat]
            if sum([here[kind] for kind in kinds]):
                areas.append(area)
    return [BuildGate(area) for area in affordable(state, seat, tuple(areas), GATE_COST)]


def why_not_build(state: Earth, seat: Seat, area: Area | None = None) -> Text | None:
    """What keeps a seat from building a gate, at all or in an area."""
    if state.power[seat] < GATE_COST:
        return too_dear(state, seat, GATE_COST)
    if area is None:
        areas = tuple(at for at in all_areas(state) if gates.can_build(state, seat, at))
        if not areas:
            return say("cthulhu_wars.why.build.nowhere")
        return why_too_dear(state, seat, GATE_COST, cheapest(state, seat, areas))
    if state.gates[area] is not None:
        return say("cthulhu_wars.why.build.gate", place=place_name(state, area))
    if not gates.capable(state, seat, area):
        return say("cthulhu_wars.why.build.nobody", place=place_name(state, area))
    return why_too_dear(state, seat, GATE_COST, area)


def build(state: Earth, context: StepContext, seat: Seat, action: BuildGate) -> None:
    """Pays and places the gate; who may stand on it may step on at once."""
    pay(state, context, seat, GATE_COST + extra(state, seat, action.area), "build_gate")
    state.gates[action.area] = gates.EMPTY
    context.emit(GateBuilt(seat, spot(state, action.area)))


STEPS: tuple[type[Step], ...] = (Appear,)

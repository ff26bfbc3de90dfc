"""The map as bots read it: who stands where, with how much force, in whose reach."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.earth.counting import LEVEL, ranks_of
from rules.cthulhu_wars.earth.geography import globe
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.orders.moving import reach
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

MONSTER, GREAT = LEVEL[UnitClass.MONSTER], LEVEL[UnitClass.GREAT_OLD_ONE]
MOST_DICE = 40


class Body(NamedTuple):
    """What a seat has in an area. `level`: of its best class; `dice`: of all but Great Old Ones;
    `price`: what the monsters among them cost."""

    level: int
    cultists: int
    units: int
    dice: int
    price: float
    great: tuple[Kind, ...]


@lru_cache(maxsize=50_000)
def body_of(faction: Faction, counts: Counts) -> Body:
    """By the printed numbers."""
    plan, level, cultists, units, price = plan_of(faction), 0, 0, 0, 0.0
    great: list[Kind] = []
    for kind, (rank, count) in enumerate(zip(ranks_of(faction), counts, strict=True)):
        if not count or rank is UnitClass.BUILDING:
            continue
        units += count
        level = max(level, LEVEL[rank])
        if rank is UnitClass.CULTIST:
            cultists += count
        elif rank is UnitClass.GREAT_OLD_ONE:
            great.append(kind)
        else:
            price += count * plan.price(kind)
    return Body(level, cultists, units, plan.dice(counts), price, tuple(great))


@lru_cache(maxsize=2000)
def at_least(dice: int, number: int) -> float:
    """The chance that so many dice hurt so many units, by kills and pains together."""
    dice = min(dice, MOST_DICE)
    if number <= 0:
        return 1.0
    return sum([comb(dice, hits) for hits in range(number, dice + 1)]) / 2.0**dice


@lru_cache(maxsize=2000)
def kills_at_least(dice: int, number: int) -> float:
    """The chance that so many dice kill so many units."""
    dice = min(dice, MOST_DICE)
    if number <= 0:
        return 1.0
    ways = [comb(dice, hits) * 5 ** (dice - hits) for hits in range(number, dice + 1)]
    return float(sum(ways)) / 6.0**dice


class Survey:
    """A map read once. `at[area]`: who is there; `areas[seat]`: where; `gates[seat]`: held ones;
    `near[seat][area]`: the best class of a unit that could come there in one move; `strikes`: its
    dice."""

    def __init__(self, state: Earth, rounds: float = 3.0) -> None:
        """Looks at every area once. `rounds`: how long the game may last."""
        self.rounds = rounds
        factions, seats = state.factions, range(len(state.factions))
        self.state = state
        self.at: list[dict[Seat, Body]] = []
        self.areas: list[dict[Area, Body]] = [{} for _ in seats]
        for area, here in enumerate(state.units):
            found = {}
            for seat in seats:
                counts = here[seat]
                if any(counts):
                    body = body_of(factions[seat], counts)
                    if body.units:
                        found[Seat(seat)] = self.areas[seat][area] = body
            self.at.append(found)
        self.gates: list[list[Area]] = [[] for _ in seats]
        self.abandoned: list[Area] = []
        for area, gate in enumerate(state.gates):
            if gate is not None:
                (self.gates[gate.holder] if gate.holder >= 0 else self.abandoned).append(area)
        self.near, self.strikes = self._reach()

    def _reach(self) -> tuple[list[dict[Area, int]], list[dict[Area, int]]]:
        """By seat: where its monsters and Great Old Ones could be after one move."""
        state = self.state
        earth = globe(state.variant.map)
        levels: list[dict[Area, int]] = []
        strikes: list[dict[Area, int]] = []
        for number, own in enumerate(self.areas):
            seat = Seat(number)
            best: dict[Area, int] = {}
            dice: dict[Area, int] = {}
            near = earth.within(reach(state, seat))
            for area, body in own.items():
                if body.level < MONSTER:
                    continue
                strength = self.dice(seat, body)
                for other in near[area]:
                    if best.get(other, 0) < body.level:
                        best[other] = body.level
                    if dice.get(other, 0) < strength:
                        dice[other] = strength
            levels.append(best)
            strikes.append(dice)
        return levels, strikes

    def dice(self, seat: Seat, body: Body) -> int:
        """The dice of what stands there, Great Old Ones too."""
        if not body.great:
            return body.dice
        plan = plan_of(self.state.factions[seat])
        return body.dice + sum([plan.great_dice(self, seat, kind) for kind in body.great])

    def cultists(self, seat: Seat) -> int:
        """How many are on the map."""
        return sum([body.cultists for body in self.areas[seat].values()])

    def cultists_near(self, area: Area) -> list[Seat]:
        """Who has a cultist there or one area away."""
        earth = globe(self.state.variant.map)
        around = (area, *earth.near[area])
        return [
            Seat(seat)
            for seat, own in enumerate(self.areas)
            if any(at in own and own[at].cultists for at in around)
        ]

    def great(self, seat: Seat) -> list[tuple[Kind, Area]]:
        """Great Old Ones on the map."""
        return [(kind, area) for area, body in self.areas[seat].items() for kind in body.great]

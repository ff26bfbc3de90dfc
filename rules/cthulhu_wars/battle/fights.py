"""Who may battle whom and where (6, 7 step 1), and the declaration."""

from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.actions import Fight
from rules.cthulhu_wars.asking import too_dear
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.sides import replace
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.describe import place_name, who
from rules.cthulhu_wars.earth.counting import all_seats, meetings, of_rank
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.points import extra, pay
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 1


def price(state: Earth, seat: Seat, area: Area) -> int:
    """What a battle there costs a seat."""
    return COST + extra(state, seat, area)


def fights(state: Earth, seat: Seat) -> list[Fight]:
    """The battles that a seat may declare now, as far as Power and areas go."""
    if state.power[seat] < COST or is_barred(state, seat):
        return []
    fought = _fought(state, seat)
    least = int(state.variant.option("battle_min_combat"))
    barring, is_dear = own(state, seat, "bars_leaving"), having(state, "surcharge")
    found = []
    for area, enemy in meetings(state, seat):
        if area in fought or (barring and not may_declare(state, seat, area)):
            continue
        if is_dear and state.power[seat] < price(state, seat, area):
            continue
        if least <= 0 or dice_of(state, planned(state, area, seat, enemy), seat) >= least:
            found.append(Fight(area, enemy))
    return found


def is_barred(state: Earth, seat: Seat) -> bool:
    """Whether an effect lets a seat declare no battle now."""
    found = own(state, seat, "bars_fights")
    return bool(found) and any(each.bars_fights(state, seat) for each in found)


def may_declare(state: Earth, seat: Seat, area: Area) -> bool:
    """Whether a seat has a unit there, and one that may act by itself."""
    if not has_units(state, seat, area):
        return False
    barring = own(state, seat, "bars_leaving")
    if not barring:
        return True
    fixed = of_rank(state, seat, UnitClass.BUILDING)
    return any(
        count
        and kind not in fixed
        and not any(each.bars_leaving(state, seat, kind, area) for each in barring)
        for kind, count in enumerate(state.units[area][seat])
    )


def _fought(state: Earth, seat: Seat) -> tuple[Area, ...]:
    turn = state.turn
    return turn.fought if turn is not None and turn.seat == seat else ()


def why_not_fight(state: Earth, seat: Seat, area: Area, enemy: Seat) -> Text | None:
    """Why a seat may not battle an enemy in an area; None: it may."""
    facts = {"place": place_name(state, area), "whom": who(state, enemy)}
    if seat == enemy:
        return say("cthulhu_wars.battle.why_yourself")
    if is_barred(state, seat):
        return say("cthulhu_wars.battle.why_no_battle")
    if not has_units(state, seat, area):
        return say("cthulhu_wars.battle.why_nobody", place=facts["place"])
    if not may_declare(state, seat, area):
        return say("cthulhu_wars.battle.why_barred", place=facts["place"])
    if not has_units(state, enemy, area):
        return say("cthulhu_wars.battle.why_absent", **facts)
    if area in _fought(state, seat):
        return say("cthulhu_wars.battle.why_fought", place=facts["place"])
    if state.power[seat] < COST:
        return say("cthulhu_wars.battle.why_power")
    if state.power[seat] < price(state, seat, area):
        return too_dear(state, seat, price(state, seat, area))
    least = int(state.variant.option("battle_min_combat"))
    if dice_of(state, planned(state, area, seat, enemy), seat) < least:
        return say("cthulhu_wars.battle.why_combat", place=facts["place"])
    return None


def refused_fights(state: Earth, seat: Seat) -> list[tuple[Fight, Text]]:
    """Battles that a seat may expect, where it shares an area with an enemy, and why not."""
    found = []
    for area in range(len(state.units)):
        if not has_units(state, seat, area):
            continue
        for enemy in all_seats(state):
            if enemy == seat or not has_units(state, enemy, area):
                continue
            why = why_not_fight(state, seat, area, enemy)
            if why is not None:
                found.append((Fight(area, enemy), why))
    return found


def declare(state: Earth, context: StepContext, seat: Seat, action: Fight) -> None:
    """Pays for a battle and begins it; no second one there in this turn (6)."""
    pay(state, context, seat, price(state, seat, action.area), "battle")
    turn = state.turn
    if turn is not None and turn.seat == seat:
        state.turn = replace(turn, fought=(*turn.fought, action.area))
    context.then(BeginBattle(action.area, seat, action.enemy))

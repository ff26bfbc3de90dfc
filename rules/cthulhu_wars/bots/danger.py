"""What may be taken from whom: cultists by capture, gates by battle (6, 7)."""

from rules.cthulhu_wars.abilities.effects import having
from rules.cthulhu_wars.bots.features import Features
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.bots.survey import MONSTER, Body, Survey, at_least, kills_at_least
from rules.cthulhu_wars.orders.capturing import is_barred
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat

CAPTURE_HERE, CAPTURE_NEAR, CAPTURE_LATER = 0.5, 0.1, 0.15
FIGHT_HERE, FIGHT_NEAR = 0.2, 0.05
HUNT_HERE, HUNT_NEAR = 0.25, 0.08
REACTS = 0.25
"""How much of a threat is left when its victim may act before it."""
CAPTIVE = 0.6
"""What a captive is worth to its captor."""
SPOIL = 0.35
"""How much of a gate that was lost comes to whoever has a cultist beside it."""
SECOND = 0.2
"""The share of a gate that is lost with a cultist when another one could hold it."""


def balances(state: Earth, features: Features, survey: Survey) -> list[float]:
    """By seat: what it may hope to take less what it may lose."""
    found = [0.0] * len(state.factions)
    barred = bool(having(state, "bars_capture"))
    for area, there in enumerate(survey.at):
        for owner, body in there.items():
            if body.cultists:
                _at(state, features, survey, area, owner, body, found, barred)
            if body.great:
                _hunted(state, features, survey, area, owner, body, found)
    return found


def _hunted(
    state: Earth,
    features: Features,
    survey: Survey,
    area: Area,
    owner: Seat,
    body: Body,
    found: list[float],
) -> None:
    """Great Old Ones that a battle could kill: whoever stands before them dies first."""
    plan = plan_of(state.factions[owner])
    stake = features.great + max([plan.again(kind) for kind in body.great])
    back = survey.dice(owner, body)
    for seat in range(len(state.factions)):
        enemy = Seat(seat)
        if enemy == owner or not state.power[enemy]:
            continue
        mine = survey.at[area].get(enemy)
        if mine is not None:
            dice, chance = survey.dice(enemy, mine), HUNT_HERE
        else:
            dice, chance = survey.strikes[enemy].get(area, 0), HUNT_NEAR
        if dice:
            lost = chance * kills_at_least(dice, body.units - len(body.great) + 1)
            found[owner] -= lost * stake * dice / (dice + 0.5 * back)


def _at(
    state: Earth,
    features: Features,
    survey: Survey,
    area: Area,
    owner: Seat,
    body: Body,
    found: list[float],
    barred: bool,
) -> None:
    """The threats to one seat in one area."""
    gate = state.gates[area]
    holds = gate is not None and gate.holder == owner
    share = (1.0 if body.cultists <= 1 else SECOND) if holds else 0.0
    stake = features.cultist + share * features.gate
    there = survey.at[area]
    for seat in range(len(state.factions)):
        if seat == owner:
            continue
        enemy = Seat(seat)
        power, mine = state.power[enemy], there.get(enemy)
        risk = 0.0
        if body.cultists:
            risk = _capture(survey, area, enemy, mine, body.level, power)
            if risk and barred and is_barred(state, enemy, area, owner, MONSTER):
                risk = 0.0
        if enemy == features.seat:
            risk *= REACTS
        if risk:
            found[owner] -= risk * stake
            found[enemy] += risk * (CAPTIVE + share * _spoil(features, survey, area, enemy))
        if holds and power:
            lost = _battle(survey, area, owner, enemy, mine, body)
            if lost:
                found[owner] -= lost * features.gate * (1 - risk)
                found[enemy] += lost * _spoil(features, survey, area, enemy) * (1 - risk)


def _capture(
    survey: Survey, area: Area, enemy: Seat, mine: Body | None, level: int, power: int
) -> float:
    """How likely an enemy captures there."""
    if mine is not None and mine.level >= MONSTER and mine.level > level:
        return CAPTURE_HERE if power else CAPTURE_LATER
    if survey.near[enemy].get(area, 0) > level:
        return CAPTURE_NEAR if power > 1 else CAPTURE_NEAR * 0.5
    return 0.0


def _spoil(features: Features, survey: Survey, area: Area, enemy: Seat) -> float:
    """What of a lost gate the enemy may get."""
    mine = survey.at[area].get(enemy)
    return SPOIL * features.gate if mine is not None and mine.cultists else 0.1 * features.gate


def _battle(
    survey: Survey, area: Area, owner: Seat, enemy: Seat, mine: Body | None, body: Body
) -> float:
    """How likely a battle drives all of the owner's units away."""
    if mine is not None:
        dice, chance = survey.dice(enemy, mine), FIGHT_HERE
    else:
        dice, chance = survey.strikes[enemy].get(area, 0), FIGHT_NEAR
    if not dice:
        return 0.0
    back = survey.dice(owner, body)
    return chance * at_least(dice, body.units) * dice / (dice + back)

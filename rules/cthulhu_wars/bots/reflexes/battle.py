"""Answers in battles (7): whom results hit, where the pained go, what is used before the dice."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseSeat, Use
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.retreat import ChooseRetreat
from rules.cthulhu_wars.battle.sides import enemy_of, force_of, room
from rules.cthulhu_wars.battle.strength import dice_of
from rules.cthulhu_wars.bots.reflexes.pieces import unit_worth
from rules.cthulhu_wars.earth.counting import level
from rules.cthulhu_wars.earth.hits import GiveResult
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.factions.crawling_chaos.actions import Abduct, Exempt
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Action, Choice, Pass, Seat

TOUGH = 0.3
"""A first result on a unit that can take two hardly hurts."""
PAINED_GREAT, PAINED_HOLDER, PAINED_GUARD = 3.0, 6.0, 1.2


# -------------------------------------------------------------------- results
def spread(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """On the own side where it hurts least, on the other side where it hurts most."""
    assert isinstance(choice, Spread)
    sign = 1 if choice.seat == choice.side else -1
    return min(actions, key=lambda each: sign * hurts(state, choice, each))


def hurts(state: Earth, choice: Spread, action: Action) -> float:
    """What a result on a unit costs its owner."""
    assert isinstance(action, Suffer)
    battle = state.battle
    assert battle is not None
    side = choice.side
    value = unit_worth(state, side, action.kind, battle.area, action.holder)
    is_tough = room(state, force_of(battle, side))[action.kind] > 1
    if choice.result is Result.KILL:
        return TOUGH if is_tough and not action.kills else value
    if is_tough and action.kills + action.pains:
        return 0.0
    if action.holder:
        return PAINED_HOLDER
    return PAINED_GREAT if value >= 15 else PAINED_GUARD - 0.05 * value


def share_hits(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Whoever has the most Doom takes them."""
    return max(actions, key=lambda a: state.doom[a.enemy] if isinstance(a, GiveResult) else -1)


# -------------------------------------------------------------------- retreats
def retreat(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """All together to where they are best; those of an enemy to where they are worst."""
    assert isinstance(choice, ChooseRetreat)
    side = choice.side
    sign = 1 if side == seat else -1
    return max(actions, key=lambda each: sign * goes_to(state, side, each) + _count(each))


def send_away(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The least unit, to where it is best."""
    return max(actions, key=lambda each: goes_to(state, seat, each) - _sent(state, seat, each))


def _sent(state: Earth, seat: Seat, action: Action) -> float:
    if not isinstance(action, Retreat) or state.battle is None:
        return 0.0
    return unit_worth(state, seat, action.kind, state.battle.area, action.holder)


def _count(action: Action) -> float:
    return 0.01 * action.count if isinstance(action, Retreat) else 0.0


def goes_to(state: Earth, side: Seat, action: Action) -> float:
    """How good an area is for a unit that comes as it is."""
    if not isinstance(action, Retreat):
        return 0.0
    return haven(state, side, action.target)


def haven(state: Earth, side: Seat, area: Area) -> float:
    """Own gates and units there are good, enemies are not."""
    gate = state.gates[area]
    value = 0.0
    if gate is not None:
        value += 1.0 if gate.holder == side else 1.5 if gate.holder < 0 else 0.0
    own = level(state, side, area)
    value += 0.4 * own
    for enemy, counts in enumerate(state.units[area]):
        if enemy != side and any(counts):
            there = level(state, Seat(enemy), area)
            value -= 1.5 if there > max(1, own) else 0.2
    return value


def first(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """One's own side first, the enemy then finds fewer ways out."""
    return next((e for e in actions if isinstance(e, ChooseSeat) and e.seat == seat), actions[0])


# -------------------------------------------------------------------- effects
def before_dice(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """What costs nothing is used: Devour, Invisibility against dice; little is given for it."""
    battle = state.battle
    assert battle is not None
    for action in actions:
        if isinstance(action, Use):
            return action
    enemy = enemy_of(battle, seat)
    foes = [e for e in actions if isinstance(e, Exempt) and e.seat == enemy.seat]
    if foes and sum(enemy.fighting) > 1 and dice_of(state, battle, enemy.seat):
        return max(foes, key=lambda e: unit_worth(state, e.seat, e.kind, battle.area))
    takes = [e for e in actions if isinstance(e, Abduct) and e.count <= sum(enemy.fighting)]
    if takes and enemy.fighting[0] == sum(enemy.fighting):
        return max(takes, key=lambda e: e.count)
    return pass_on(state, seat, choice, actions)


def after_dice(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Nothing more."""
    return pass_on(state, seat, choice, actions)


def pass_on(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Nothing, where that is open."""
    return next((each for each in actions if isinstance(each, Pass)), actions[0])

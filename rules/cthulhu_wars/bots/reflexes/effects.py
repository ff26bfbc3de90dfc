"""Answers to what single abilities and books ask (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseSeat, ChooseUnit
from rules.cthulhu_wars.bots.reflexes.battle import haven
from rules.cthulhu_wars.bots.reflexes.pieces import HOLDER, unit_worth
from rules.cthulhu_wars.bots.reflexes.table import standing
from rules.cthulhu_wars.factions.black_goat.ghroth import PlaceAcolyte
from rules.cthulhu_wars.factions.crawling_chaos.actions import TakeSigns
from rules.cthulhu_wars.factions.yellow_sign.actions import Raise
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Action, Choice, Pass, Seat


def sacrifice(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A cultist that holds no gate."""
    units = [each for each in actions if isinstance(each, ChooseUnit)]
    least = min(
        units, key=lambda e: unit_worth(state, seat, e.kind, e.area, e.holder), default=None
    )
    if least is None or unit_worth(state, seat, least.kind, least.area, least.holder) >= HOLDER:
        return Pass()
    return least


def place_acolyte(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """One of its own, where a gate could be."""
    return max(actions, key=lambda each: _placed(state, seat, each))


def _placed(state: Earth, seat: Seat, action: Action) -> float:
    if not isinstance(action, PlaceAcolyte):
        return -10.0
    value = haven(state, seat, action.area)
    if state.gates[action.area] is None:
        value += 0.8
    return value if action.owner == seat else value - 10.0


def split_losses(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Whoever is ahead loses."""
    named = [each for each in actions if isinstance(each, ChooseSeat)]
    return max(named, key=lambda each: standing(state, each.seat))


def harbinger(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Signs."""
    return next((each for each in actions if isinstance(each, TakeSigns)), actions[0])


def take_along(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Fighters go along, cultists stay on their gates."""
    for each in actions:
        if isinstance(each, ChooseUnit) and each.kind and not each.holder:
            return each
    return Pass()


def appearance(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A cultist first, then what fights."""
    kinds = [each for each in actions if isinstance(each, Raise)]
    return next((each for each in kinds if not each.kind), kinds[-1])


def call_all(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """All that may come."""
    return actions[0]

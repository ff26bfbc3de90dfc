"""Ambushes, effects after the roll, and what hits are taken by."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.root.actions import ChooseBuilding, ChooseItem, ChooseSeat, ChooseToken, UseEffect
from rules.root.battle.ambush import AnswerAmbush, OfferAmbush
from rules.root.battle.deal import BothChooseLosses, ChooseLosses
from rules.root.battle.uses import ChooseFirst, UseOrPass
from rules.root.bots.reflexes.items import hit_value
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.vagabond.specials.blades import OfferProtection
from rules.root.state import Woodland

PIECES = {
    BuildingKind.SAWMILL: 1.5,
    BuildingKind.WORKSHOP: 1.2,
    BuildingKind.RECRUITER: 1.4,
    BuildingKind.ROOST: 2.5,
    BuildingKind.BASE: 4.0,
    BuildingKind.GARDEN: 2.2,
    BuildingKind.CITADEL: 2.4,
    BuildingKind.MARKET: 2.4,
}
TOKENS = {
    TokenKind.WOOD: 0.5,
    TokenKind.KEEP: 1.6,
    TokenKind.SYMPATHY: 1.0,
    TokenKind.TRADE_POST: 2.2,
    TokenKind.TUNNEL: 1.5,
    TokenKind.PLOT: 1.2,
}
ALLY = 1.4
WORTH_AN_AMBUSH = 2
"""An ambush is laid for so many warriors at least, or for what stands behind."""


def lay_ambush(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Against two warriors or more, or where there is something to guard."""
    assert isinstance(choice, OfferAmbush)
    battle = state.battle
    cards = [each for each in actions if not isinstance(each, Pass)]
    if battle is None or not cards:
        return Pass()
    many = state.warriors[choice.place][battle.attacker] >= WORTH_AN_AMBUSH
    guards = any(each.seat == seat for each in state.buildings[choice.place])
    return cards[0] if many or guards else Pass()


def answer_ambush(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Always: the battle would be lost."""
    return next((each for each in actions if not isinstance(each, Pass)), Pass())


def take_losses(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """What is worth least is hit."""
    return min(actions, key=loss_value)


def loss_value(action: Action) -> float:
    """What a loss costs."""
    if isinstance(action, ChooseItem):
        return hit_value(action)
    if isinstance(action, ChooseBuilding):
        return PIECES.get(action.building.kind, 2.0)
    if isinstance(action, ChooseToken):
        return TOKENS.get(action.token.kind, 1.0)
    return ALLY


def first(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Whoever attacks lets the other show its hand."""
    return ChooseSeat(next(s.seat for s in actions if isinstance(s, ChooseSeat) and s.seat != seat))


def use_in_battle(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Effects help: they are used; those that cost the card only where the battle is big."""
    battle = state.battle
    uses = [each for each in actions if isinstance(each, UseEffect)]
    if battle is None or not uses:
        return Pass()
    return uses[0] if sum(battle.rolled) >= WORTH_AN_AMBUSH else Pass()


def last(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """What stands last."""
    return actions[-1]


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    OfferAmbush: lay_ambush,
    AnswerAmbush: answer_ambush,
    ChooseLosses: take_losses,
    BothChooseLosses: take_losses,
    ChooseFirst: first,
    UseOrPass: use_in_battle,
    OfferProtection: last,
}

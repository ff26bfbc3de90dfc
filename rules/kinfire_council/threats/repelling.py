"""Repelling threats (9): pay the card's cost, gain its V, keep the card as a trophy."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, refuse, slot_target
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.describe import cost_text, item_name, who
from rules.kinfire_council.effects.run import Scope, Steps
from rules.kinfire_council.enums import Aim, Flag, Moment, Param, Payment, Source
from rules.kinfire_council.pieces import flags_of
from rules.kinfire_council.points import score
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import fire_all, param
from rules.kinfire_council.spaces import turn_discount
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.threats.slots import take_out
from rules.kinfire_council.turn.actions import RepelThreat
from rules.kinfire_council.turn.events import Repelled
from rules.kinfire_council.turn.moments import use_discounts
from rules.kinfire_council.turn.paying import PayCost, can_pay, why_cannot_pay

HUNTER_LESS = 1
"""How much cheaper a Hunter repels (7)."""
HUNTER_V = 1
"""How much more that brings him (7)."""


def threat_in(state: Council, slot: int) -> content.Threat | None:
    """The card in a slot."""
    lying = state.threats[slot]
    return None if lying is None else item_set(state).threats[lying.card]


def is_hunter(state: Council, seat: Seat, scope: Scope) -> bool:
    """Whether it is a Hunter's own placement that repels (7)."""
    turn = state.turn
    is_own = turn is not None and turn.seat == seat and turn.piece == scope.piece >= 0
    return is_own and Flag.HUNTER in flags_of(state, seat, scope.piece)


def discount_of(state: Council, seat: Seat, discount: int, scope: Scope) -> int:
    """How much less a threat costs: the location, the Hunter, laws and offices, this turn."""
    less = discount + param(state, Param.REPEL_DISCOUNT, seat)
    less += turn_discount(state, seat, Payment.REPEL)
    return less + (HUNTER_LESS if is_hunter(state, seat, scope) else 0)


def worth(state: Council, seat: Seat, card: content.Threat, scope: Scope) -> int:
    """What a threat brings."""
    return card.v + (HUNTER_V if is_hunter(state, seat, scope) else 0)


def can_repel(state: Council, seat: Seat, slot: int, discount: int, scope: Scope) -> bool:
    """Whether a threat lies there and can be paid for; one without cost cannot be repelled."""
    card = threat_in(state, slot)
    if card is None or not card.cost:
        return False
    return can_pay(state, seat, card.cost, discount_of(state, seat, discount, scope))


def why_not_repel(
    state: Council, seat: Seat, slot: int, discount: int, scope: Scope
) -> Text | None:
    """Why a threat cannot be repelled; None where it can."""
    card = threat_in(state, slot)
    if card is None:
        return say("kinfire_council.why.empty_slot", number=slot + 1)
    if not card.cost:
        return say("kinfire_council.why.no_price", what=item_name(state, card.id))
    less = discount_of(state, seat, discount, scope)
    if can_pay(state, seat, card.cost, less):
        return None
    return why_cannot_pay(state, seat, card.cost, less)


def say_repel(state: Council, seat: Seat, slot: int, discount: int, scope: Scope) -> Option:
    """It in words, with price and V."""
    card = threat_in(state, slot)
    if card is None:
        label = say("kinfire_council.do.repel_none", number=slot + 1)
        return Option(RepelThreat(slot), label, (slot_target(slot),))
    label = say(
        "kinfire_council.do.repel",
        what=item_name(state, card.id),
        cost=cost_text(card.cost, discount_of(state, seat, discount, scope)),
        v=worth(state, seat, card, scope),
    )
    return Option(RepelThreat(slot), label, (slot_target(slot),))


def repel(state: Council, seat: Seat, slot: int, discount: int, scope: Scope) -> Steps:
    """The threat is paid for, then it is a trophy."""
    card = threat_in(state, slot)
    assert card is not None, f"slot {slot} is empty"
    less = discount_of(state, seat, discount, scope)
    v = worth(state, seat, card, scope)
    use_discounts(state, seat, Payment.REPEL)
    return (PayCost(seat, card.cost, scope, less, aim=Aim.REPEL), TakeTrophy(seat, slot, v, scope))


class TakeTrophy(Auto, frozen=True):
    """The card becomes a trophy, its trouble goes to the supply; V, and what it sets off."""

    seat: Seat
    slot: int
    v: int
    scope: Scope

    def run(self, state: State, context: StepContext) -> None:
        """At once."""
        game = game_of(state)
        card = take_out(game, context, self.slot)
        sheet = game.sheets[self.seat]
        trophies = (*sheet.trophies, card)
        game.sheets[self.seat] = msgspec.structs.replace(sheet, trophies=trophies)
        context.emit(Repelled(self.seat, self.slot, card, item_name(game, card)))
        score(game, context, self.seat, self.v, Source.REPEL)
        context.then(*fire_all(game, context, Moment.REPEL, self.seat, self.scope))


class ChooseThreat(OneSeat, frozen=True):
    """One threat may be repelled (9)."""

    IS_PUBLIC = True

    discount: int
    scope: Scope

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which?"""
        return say("kinfire_council.prompt.repel", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those that can be paid for."""
        game = game_of(state)
        found = [
            RepelThreat(slot)
            for slot in range(SLOTS)
            if can_repel(game, self.seat, slot, self.discount, self.scope)
        ]
        return [*found, Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """With price and V."""
        if isinstance(action, RepelThreat):
            return say_repel(game_of(state), seat, action.slot, self.discount, self.scope)
        return button(action, say("kinfire_council.do.no_repel"), "pass")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Those that are too dear."""
        game = game_of(state)
        found = []
        for slot in range(SLOTS):
            why = why_not_repel(game, seat, slot, self.discount, self.scope)
            if why is not None and game.threats[slot] is not None:
                found.append(refuse(say_repel(game, seat, slot, self.discount, self.scope), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a slot is of no use."""
        kind, _, slot = str(target.id).partition(":")
        if target.kind is TargetKind.PLACE and kind == "slot":
            why = why_not_repel(game_of(state), seat, int(slot), self.discount, self.scope)
            if why is not None:
                return why
        return super().explain(state, seat, target)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Pays."""
        if isinstance(action, RepelThreat):
            context.then(*repel(state, self.seat, action.slot, self.discount, self.scope))


STEPS: tuple[type[Step], ...] = (TakeTrophy, ChooseThreat)

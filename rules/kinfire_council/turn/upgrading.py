"""Upgrades (10): turn a district, gain V, perhaps become its patron."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, refuse, space_target
from rules.kinfire_council.data import NUMBERED
from rules.kinfire_council.describe import cost_text, space_name, who
from rules.kinfire_council.effects.run import Scope, Steps
from rules.kinfire_council.enums import Aim, Moment, Param, Payment, Source
from rules.kinfire_council.influence import spend
from rules.kinfire_council.points import score
from rules.kinfire_council.printed.content import Upgrade
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import fire_all, param
from rules.kinfire_council.spaces import turn_discount
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.actions import BecomePatron, UpgradeDistrict
from rules.kinfire_council.turn.events import DistrictUpgraded, PatronSet
from rules.kinfire_council.turn.moments import use_discounts
from rules.kinfire_council.turn.paying import PayCost, can_pay, why_cannot_pay


def price_of(state: Council, number: int) -> Upgrade:
    """What it costs and brings to turn a district: by its tier."""
    items = item_set(state)
    return items.board.upgrades[items.tier_of[number] - 1]


def discount_of(state: Council, seat: Seat, discount: int) -> int:
    """How much less it costs: the location, laws and offices, this turn."""
    less = discount + param(state, Param.UPGRADE_DISCOUNT, seat)
    return less + turn_discount(state, seat, Payment.UPGRADE)


def upgradable(state: Council, seat: Seat, discount: int) -> list[int]:
    """The districts on their base side that can be paid for; who stands there does not matter."""
    less = discount_of(state, seat, discount)
    prices = item_set(state).board.upgrades
    tiers = [each.tier for each in prices if can_pay(state, seat, each.cost, less)]
    turned, tier_of = state.upgraded, item_set(state).tier_of
    return [
        number
        for number in range(1, NUMBERED + 1)
        if number not in turned and tier_of[number] in tiers
    ]


def why_not_upgrade(state: Council, seat: Seat, number: int, discount: int) -> Text | None:
    """Why a district cannot be turned; None where it can."""
    if number in state.upgraded:
        return say("kinfire_council.why.upgraded", place=space_name(state, str(number)))
    less, cost = discount_of(state, seat, discount), price_of(state, number).cost
    return None if can_pay(state, seat, cost, less) else why_cannot_pay(state, seat, cost, less)


def say_upgrade(state: Council, seat: Seat, number: int, discount: int) -> Option:
    """It in words, with price and V."""
    price = price_of(state, number)
    label = say(
        "kinfire_council.do.upgrade",
        place=space_name(state, str(number)),
        cost=cost_text(price.cost, discount_of(state, seat, discount)),
        v=price.v,
    )
    return Option(UpgradeDistrict(number), label, (space_target(str(number)),))


class ChooseUpgrade(OneSeat, frozen=True):
    """One district may be turned."""

    IS_PUBLIC = True

    discount: int
    scope: Scope

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which?"""
        return say("kinfire_council.prompt.upgrade", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those that can be paid for."""
        found = upgradable(game_of(state), self.seat, self.discount)
        return [*(UpgradeDistrict(number) for number in found), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """With price and V."""
        if isinstance(action, UpgradeDistrict):
            return say_upgrade(game_of(state), seat, action.number, self.discount)
        return button(action, say("kinfire_council.do.no_upgrade"), "pass")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Those that are turned, or too dear."""
        game = game_of(state)
        found = []
        for number in range(1, NUMBERED + 1):
            why = why_not_upgrade(game, seat, number, self.discount)
            if why is not None:
                found.append(refuse(say_upgrade(game, seat, number, self.discount), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only numbered spaces have another side."""
        if target.kind is TargetKind.PLACE and not str(target.id).isdigit():
            return say("kinfire_council.why.not_a_district")
        return super().explain(state, seat, target)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Pays, then turns."""
        if isinstance(action, UpgradeDistrict):
            context.then(*upgrade(state, self.seat, action.number, self.discount, self.scope))


def upgrade(state: Council, seat: Seat, number: int, discount: int, scope: Scope) -> Steps:
    """A district is paid for, then turned."""
    less = discount_of(state, seat, discount)
    use_discounts(state, seat, Payment.UPGRADE)
    pays = PayCost(seat, price_of(state, number).cost, scope, less, aim=Aim.UPGRADE)
    return (pays, TurnTile(seat, number, scope))


class TurnTile(Auto, frozen=True):
    """The district lies with its other side up; V, what it sets off, then its patron."""

    seat: Seat
    number: int
    scope: Scope

    def run(self, state: State, context: StepContext) -> None:
        """At once; whoever has no influence on the sheet then is never patron of it (R12)."""
        game = game_of(state)
        game.upgraded = tuple(sorted((*game.upgraded, self.number)))
        context.emit(DistrictUpgraded(self.seat, self.number, space_name(game, str(self.number))))
        score(game, context, self.seat, price_of(game, self.number).v, Source.UPGRADE)
        context.then(*fire_all(game, context, Moment.UPGRADE, self.seat, self.scope))
        context.then(AskPatron(self.seat, self.number))


class AskPatron(OneSeat, frozen=True):
    """Who has turned a district may become its patron, now and never later."""

    IS_PUBLIC = True

    number: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """Of which district."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": space_name(game, str(self.number))}
        return say("kinfire_council.prompt.patron", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """With influence on the sheet."""
        has_token = bool(game_of(state).sheets[self.seat].influence)
        return (BecomePatron(), Pass()) if has_token else (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The district, or not."""
        game = game_of(state)
        if isinstance(action, BecomePatron):
            place = space_name(game, str(self.number))
            label = say("kinfire_council.do.patron", place=place)
            return Option(action, label, (space_target(str(self.number)),))
        return button(action, say("kinfire_council.do.no_patron"), "pass")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """The token lies on the tile for good."""
        if isinstance(action, BecomePatron):
            spend(state, context, self.seat)
            state.patrons = tuple(sorted((*state.patrons, (self.number, self.seat))))
            place = space_name(state, str(self.number))
            context.emit(PatronSet(self.seat, self.number, place))


STEPS: tuple[type[Step], ...] = (ChooseUpgrade, TurnTile, AskPatron)

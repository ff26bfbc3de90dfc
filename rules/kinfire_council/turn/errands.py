"""Errands (8): meeting a need or sending a shipment, as the errand of a turn or as an extra one."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, need_target, refuse, ship_target
from rules.kinfire_council.describe import cost_text, who
from rules.kinfire_council.effects.run import NOWHERE, Scope, Steps
from rules.kinfire_council.enums import Aim, ErrandKind, Moment, NeedBonus, Param, Payment, Tile
from rules.kinfire_council.influence import spend
from rules.kinfire_council.printed.content import SiteRow
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.ops import Ops, Pay
from rules.kinfire_council.printed.triggers import fire_all, params
from rules.kinfire_council.rounds.lighthouse import raise_marker
from rules.kinfire_council.rounds.needs import is_open, set_need
from rules.kinfire_council.spaces import turn_discount
from rules.kinfire_council.state import NOBODY, Council, game_of
from rules.kinfire_council.turn.actions import MeetNeed, SendShipment
from rules.kinfire_council.turn.events import NeedMet, ShipmentSent
from rules.kinfire_council.turn.moments import use_discounts
from rules.kinfire_council.turn.paying import PayCost, can_pay, why_cannot_pay


# -------------------------------------------------------------------- needs
def need_cost(state: Council, row: int) -> Ops:
    """Every token of the row is paid (8)."""
    return tuple(Pay(resource, 1) for resource in state.needs[row].wants)


def why_not_need(state: Council, seat: Seat, row: int) -> Text | None:
    """Why a need cannot be met; None where it can."""
    need = state.needs[row]
    if not need.wants:
        return say("kinfire_council.why.no_need", row=row + 1)
    if need.met_by != NOBODY:
        return say("kinfire_council.why.need_met", who=who(state, need.met_by))
    if not state.sheets[seat].influence:
        return say("kinfire_council.why.no_influence")
    cost = need_cost(state, row)
    return None if can_pay(state, seat, cost) else why_cannot_pay(state, seat, cost)


def say_need(state: Council, row: int) -> Option:
    """It in words, with its price."""
    cost = cost_text(need_cost(state, row))
    label = say("kinfire_council.do.need", row=row + 1, cost=cost)
    return Option(MeetNeed(row), label, (need_target(row),))


class TakeNeed(Auto, frozen=True):
    """The need has been paid: a token lies on it until the night."""

    seat: Seat
    row: int

    def run(self, state: State, context: StepContext) -> None:
        """At once; where an option says so what waits for it comes now, not at night."""
        game, seat = game_of(state), self.seat
        spend(game, context, seat)
        set_need(game, self.row, msgspec.structs.replace(game.needs[self.row], met_by=seat))
        game.met_needs[seat] += 1
        context.emit(NeedMet(seat, self.row))
        if game.variant.need_bonus is NeedBonus.ERRAND:
            context.then(*fire_all(game, context, Moment.NEED_SCORED, seat))


# -------------------------------------------------------------------- shipments
def rows_of_site(state: Council) -> tuple[SiteRow, ...]:
    """The rows of the current site."""
    return item_set(state).sites[state.site].rows if state.site else ()


def free_slots(state: Council, row: int) -> int:
    """How many shipments a row still takes."""
    sent = sum(each == row for each, _ in state.shipments)
    return rows_of_site(state)[row].slots - sent


def ship_terms(state: Council, seat: Seat, discount: int) -> tuple[int, int]:
    """What a shipment costs less and more: discounts first, then surcharges (5, 9)."""
    now = params(state, seat)
    less = discount + now[Param.SHIP_DISCOUNT] + turn_discount(state, seat, Payment.SHIP)
    more = now[Param.SHIP_SURCHARGE]
    return less, more + (item_set(state).tiles[Tile.SEA_BEAST].surcharge if state.sea_beast else 0)


def why_not_ship(state: Council, seat: Seat, row: int, discount: int) -> Text | None:
    """Why nothing can be sent from a row; None where it can."""
    if free_slots(state, row) <= 0:
        return say("kinfire_council.why.row_full")
    if not state.sheets[seat].influence:
        return say("kinfire_council.why.no_influence")
    less, more = ship_terms(state, seat, discount)
    cost = rows_of_site(state)[row].cost
    if can_pay(state, seat, cost, less, more):
        return None
    return why_cannot_pay(state, seat, cost, less, more)


def say_shipment(state: Council, seat: Seat, row: int, discount: int) -> Option:
    """It in words, with floors and price."""
    less, more = ship_terms(state, seat, discount)
    line = rows_of_site(state)[row]
    label = say("kinfire_council.do.ship", n=line.floors, cost=cost_text(line.cost, less, more))
    return Option(SendShipment(row), label, (ship_target(row),))


class LoadShipment(Auto, frozen=True):
    """The shipment has been paid: a token on its row, the lighthouse rises."""

    seat: Seat
    row: int
    scope: Scope

    def run(self, state: State, context: StepContext) -> None:
        """At once, then what it sets off."""
        game = game_of(state)
        spend(game, context, self.seat)
        game.shipments = (*game.shipments, (self.row, self.seat))
        floors = rows_of_site(game)[self.row].floors
        context.emit(ShipmentSent(self.seat, self.row, floors))
        raise_marker(game, context, floors)
        context.then(*fire_all(game, context, Moment.SHIP, self.seat, self.scope))


# -------------------------------------------------------------------- errands
def errands(state: Council, seat: Seat, kind: ErrandKind, discount: int = 0) -> list[Action]:
    """All errands of a kind that are open: they need a token on the sheet, and to be paid (8)."""
    found: list[Action] = []
    if not state.sheets[seat].influence:
        return found
    if kind is not ErrandKind.SHIP:
        found += [
            MeetNeed(row)
            for row in range(len(state.needs))
            if is_open(state, row) and can_pay(state, seat, need_cost(state, row))
        ]
    if kind is not ErrandKind.NEED:
        less, more = ship_terms(state, seat, discount)
        found += [
            SendShipment(row)
            for row, line in enumerate(rows_of_site(state))
            if can_pay(state, seat, line.cost, less, more) and free_slots(state, row) > 0
        ]
    return found


def run_errand(
    state: Council, seat: Seat, action: Action, discount: int = 0, scope: Scope = NOWHERE
) -> Steps:
    """An errand is paid, then done."""
    if isinstance(action, MeetNeed):
        cost = need_cost(state, action.row)
        return (PayCost(seat, cost, scope, aim=Aim.NEED), TakeNeed(seat, action.row))
    assert isinstance(action, SendShipment)
    less, more = ship_terms(state, seat, discount)
    use_discounts(state, seat, Payment.SHIP)
    cost = rows_of_site(state)[action.row].cost
    pays = PayCost(seat, cost, scope, less, more, Aim.SHIP)
    return (pays, LoadShipment(seat, action.row, scope))


def say_errand(state: Council, seat: Seat, action: Action, discount: int = 0) -> Option:
    """An errand in words."""
    if isinstance(action, MeetNeed):
        return say_need(state, action.row)
    assert isinstance(action, SendShipment)
    return say_shipment(state, seat, action.row, discount)


def refused_errands(
    state: Council, seat: Seat, kind: ErrandKind, discount: int = 0
) -> list[Option]:
    """Needs and rows that are not open, each with its reason."""
    found = []
    if kind is not ErrandKind.SHIP:
        for row, need in enumerate(state.needs):
            why = why_not_need(state, seat, row) if need.wants else None
            if why is not None:
                found.append(refuse(say_need(state, row), why))
    if kind is not ErrandKind.NEED:
        for row in range(len(rows_of_site(state))):
            why = why_not_ship(state, seat, row, discount)
            if why is not None:
                found.append(refuse(say_shipment(state, seat, row, discount), why))
    return found


def why_not(state: Council, seat: Seat, action: Action, discount: int = 0) -> Text | None:
    """Why an errand is not open; None where it is, or where there is no such row."""
    if isinstance(action, MeetNeed) and 0 <= action.row < len(state.needs):
        return why_not_need(state, seat, action.row)
    if isinstance(action, SendShipment) and 0 <= action.row < len(rows_of_site(state)):
        return why_not_ship(state, seat, action.row, discount)
    return None


def explain_errand(
    state: Council, seat: Seat, target: Target, kind: ErrandKind, discount: int = 0
) -> Text | None:
    """Why a row that was clicked is of no use; None where the click is about something else."""
    name, _, row = str(target.id).partition(":")
    if target.kind is not TargetKind.PLACE or not row.isdigit():
        return None
    if name == "row":
        if kind is ErrandKind.SHIP:
            return say("kinfire_council.why.only_shipments")
        return why_not(state, seat, MeetNeed(int(row)))
    if name == "ship":
        if kind is ErrandKind.NEED:
            return say("kinfire_council.why.only_needs")
        return why_not(state, seat, SendShipment(int(row)), discount)
    return None


class ExtraErrand(OneSeat, frozen=True):
    """Up to so many extra errands at once, inside an action; they may be declined (8)."""

    IS_PUBLIC = True

    left: int
    kind: ErrandKind
    discount: int
    scope: Scope

    def prompt(self, state: State, seat: Seat) -> Text:
        """Of which kind."""
        name = who(game_of(state), seat)
        return say(f"kinfire_council.prompt.errand_{self.kind.value}", who=name, n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those that are open."""
        return [*errands(game_of(state), self.seat, self.kind, self.discount), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """With its price."""
        if isinstance(action, Pass):
            return button(action, say("kinfire_council.do.no_errand"), "pass")
        return say_errand(game_of(state), seat, action, self.discount)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Those that are not open."""
        return refused_errands(game_of(state), seat, self.kind, self.discount)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Rows that are of no use."""
        why = explain_errand(game_of(state), seat, target, self.kind, self.discount)
        return why or super().explain(state, seat, target)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """One, then the next."""
        if isinstance(action, Pass):
            return
        context.then(*run_errand(state, self.seat, action, self.discount, self.scope))
        if self.left > 1:
            context.then(msgspec.structs.replace(self, left=self.left - 1))


STEPS: tuple[type[Step], ...] = (TakeNeed, LoadShipment, ExtraErrand)

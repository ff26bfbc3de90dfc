"""Services: at the start of their Birdsong the others may buy from the Company (7.6)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Screen, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.describe import button as button_target
from rules.root.describe import card_name, card_target, who
from rules.root.factions.asking import OneSeat, button, refuse
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.riverfolk.events import ServiceBought
from rules.root.factions.riverfolk.holdings import SERVICES, Service, post_places
from rules.root.factions.riverfolk.selling import note_service, pay, seller_law
from rules.root.laws import law_of
from rules.root.state import Woodland, game_of, turn_of
from rules.root.woodland.people import has_piece


def most_services(state: Woodland, buyer: Seat, seller: Seat) -> int:
    """One, and one for each clearing with a trade post and any piece of the buyer."""
    return 1 + sum([has_piece(state, buyer, place) for place in post_places(state, seller)])


def price_of(state: Woodland, buyer: Seat, seller: Seat, service: Service) -> int:
    """What a service costs now."""
    return seller_law(state, seller).price(state, seller, buyer, service)


def why_not_buy(state: Woodland, buyer: Seat, seller: Seat, service: Service) -> Text | None:
    """Why a service cannot be bought now, or None. Public."""
    if service is Service.HAND_CARD:
        if not seller_law(state, seller).wares(state, seller):
            return say("root.riverfolk.why.no_cards")
    elif service in turn_of(state).services:
        return say("root.riverfolk.why.bought")
    if service is Service.MERCENARIES and not law_of(state, buyer).hires():
        return say("root.riverfolk.why.no_hire")
    price, budget = price_of(state, buyer, seller, service), law_of(state, buyer).service_budget
    held = budget(state, buyer)
    return say("root.riverfolk.why.too_dear", n=price, held=held) if held < price else None


def on_sale(state: Woodland, buyer: Seat, seller: Seat) -> list[BuyService]:
    """All that the buyer can pay for."""
    found = []
    for service in SERVICES:
        if why_not_buy(state, buyer, seller, service) is not None:
            continue
        if service is Service.HAND_CARD:
            cards = dict.fromkeys(seller_law(state, seller).wares(state, seller))
            found += [BuyService(service.value, card) for card in cards]
        else:
            found.append(BuyService(service.value))
    return found


class OpenServices(Auto, frozen=True):
    """Services are offered to a buyer; how many is fixed when buying begins (R58)."""

    seat: Seat
    seller: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As many as posts and pieces say now."""
        most = most_services(game_of(state), self.seat, self.seller)
        context.then(OfferService(self.seat, self.seller, most))


class OfferService(Auto, frozen=True):
    """The next service, as long as any is left and can be paid."""

    seat: Seat
    seller: Seat
    left: int

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on. Prices, supplies and the Company's hand are public."""
        game = game_of(state)
        if self.left and on_sale(game, self.seat, self.seller):
            context.then(BuyServices(self.seat, self.seller, self.left))


class BuyServices(OneSeat, frozen=True):
    """Buy one service, or no more."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    seller: Seat
    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """From whom, and how many."""
        game = game_of(state)
        facts = {"who": who(game, seat), "whom": who(game, self.seller)}
        return say("root.riverfolk.prompt.services", n=self.left, **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What can be paid, or nothing."""
        return [Pass(), *on_sale(game_of(state), self.seat, self.seller)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A service with its price, or nothing more."""
        if isinstance(action, Pass):
            return button(action, say("root.riverfolk.do.no_service"), "pass")
        assert isinstance(action, BuyService)
        return option(game_of(state), self.seat, self.seller, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Services that cannot be bought, with the reason."""
        game, found = game_of(state), []
        for service in SERVICES:
            why = why_not_buy(game, self.seat, self.seller, service)
            if why is not None:
                order = BuyService(service.value)
                found.append(refuse(option(game, self.seat, self.seller, order), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Services are asked for; the turn comes next."""
        if target.kind is TargetKind.CARD:
            return say("root.riverfolk.why.their_cards", whom=who(game_of(state), self.seller))
        return say("root.riverfolk.why.services", whom=who(game_of(state), self.seller))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Pays, gets it, and may go on."""
        if isinstance(action, BuyService):
            buy(state, context, self.seat, self.seller, action)
            context.then(OfferService(self.seat, self.seller, self.left - 1))


def buy(
    state: Woodland, context: StepContext, buyer: Seat, seller: Seat, order: BuyService
) -> None:
    """Warriors enter Payments, the service is delivered."""
    service = Service(order.service)
    price = price_of(state, buyer, seller, service)
    context.emit(ServiceBought(buyer, seller, order.service, price, order.card))
    pay(state, context, buyer, seller, price)
    if service is Service.HAND_CARD:
        seller_law(state, seller).hand_over(state, context, seller, buyer, order.card)
    else:
        note_service(state, service)


def option(state: Woodland, buyer: Seat, seller: Seat, order: BuyService) -> Option:
    """A service in words with its price."""
    service = Service(order.service)
    price = price_of(state, buyer, seller, service)
    if order.card:
        label = say("root.riverfolk.do.buy_card", card=card_name(order.card), n=price)
        return Option(order, label, (card_target(order.card),))
    what = say(f"root.riverfolk.service.{order.service}")
    label = say("root.riverfolk.do.buy", what=what, n=price)
    return Option(order, label, (button_target(order.service),))


STEPS: tuple[type[Step], ...] = (OpenServices, OfferService, BuyServices)

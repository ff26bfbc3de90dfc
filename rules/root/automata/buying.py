"""What automata buy of whoever sells services (9, `bot_services`)."""

from collections.abc import Callable, Sequence

import msgspec

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root import data
from rules.root.automata.boards import AutomatonBoard
from rules.root.automata.orders import board_as, change, discard_order
from rules.root.automata.riverfolk_robots.market import price_for
from rules.root.cards.crafting import is_available
from rules.root.cards.piles import suit_of
from rules.root.enums import Phase, Suit
from rules.root.factions.riverfolk.events import ServiceBought
from rules.root.factions.riverfolk.holdings import Service
from rules.root.factions.riverfolk.selling import note_service, pay, seller_law, seller_of
from rules.root.factions.riverfolk.services import most_services
from rules.root.laws import law_of
from rules.root.state import NOBODY, Place, Woodland, game_of, turn_of

BOUGHT = "services bought"
LIMIT = "services at most "
FEW_WARRIORS = 2


def may_buy(state: Woodland, buyer: Seat) -> Seat:
    """Of whom an automaton may buy now: it has at least as many points as the seller, can pay the
    price by its points, and a service is left to it this turn. NOBODY if it may not."""
    if state.variant.option("bot_services") == "off":
        return NOBODY
    seller = seller_of(state)
    if seller in (NOBODY, buyer) or state.scores[buyer] < state.scores[seller]:
        return NOBODY
    is_rich = law_of(state, buyer).service_budget(state, buyer) >= price_for(state, buyer)
    return seller if is_rich and left(state, buyer, seller) > 0 else NOBODY


def left(state: Woodland, buyer: Seat, seller: Seat) -> int:
    """How many services are left to it: the usual number, fixed by the first that it buys (R58)."""
    used = turn_of(state).used
    limits = [int(each.removeprefix(LIMIT)) for each in used if each.startswith(LIMIT)]
    most = limits[0] if limits else most_services(state, buyer, seller)
    return most - used.count(BOUGHT)


def _buy(
    state: Woodland,
    context: StepContext,
    buyer: Seat,
    seller: Seat,
    service: Service,
    card: str = "",
) -> None:
    """Pays and notes it."""
    turn = turn_of(state)
    limit = () if BOUGHT in turn.used else (f"{LIMIT}{most_services(state, buyer, seller)}",)
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, *limit, BOUGHT))
    price = price_for(state, buyer)
    context.emit(ServiceBought(buyer, seller, service.value, price, card))
    pay(state, context, buyer, seller, price)
    if service is not Service.HAND_CARD:
        note_service(state, service)


# -------------------------------------------------------------------- a card for the order
def shows_item(state: Woodland, seat: Seat, card: str) -> bool:
    """Whether a card shows an item that it could craft."""
    item = data.cards()[card].item if card else None
    return item is not None and is_available(state, seat, item)


def best_cards(state: Woodland, buyer: Seat, seller: Seat, birds: bool) -> list[str]:
    """The open cards with an item to be had that are worth most."""
    wares = dict.fromkeys(seller_law(state, seller).wares(state, seller))
    fit = [card for card in wares if shows_item(state, buyer, card)]
    if not birds:
        fit = [card for card in fit if suit_of(card) is not Suit.BIRD]
    most = max((data.cards()[card].vp for card in fit), default=0)
    return [card for card in fit if data.cards()[card].vp == most]


class BuyOrder(Auto, frozen=True):
    """An order card without an item to be had: an open card with one takes its place. `birds`:
    birds, too; then it is the order of the turn, else only what is crafted."""

    seat: Seat
    birds: bool = True

    def run(self, state: State, context: StepContext) -> None:
        """Of several that are worth most a random one."""
        game = game_of(state)
        seller = may_buy(game, self.seat)
        order = board_as(game, self.seat, AutomatonBoard).order
        if seller == NOBODY or not order or shows_item(game, self.seat, order):
            return
        found = best_cards(game, self.seat, seller, self.birds)
        if len(found) > 1:
            context.then(DrawWare(self.seat, seller, tuple(found), self.birds))
        elif found:
            take(game, context, self.seat, seller, found[0], self.birds)


def buy_order(state: Woodland, seat: Seat, birds: bool = True) -> tuple[Step, ...]:
    """That step, where anybody sells."""
    return () if seller_of(state) in (NOBODY, seat) else (BuyOrder(seat, birds),)


class DrawWare(Chance, frozen=True):
    """Lots decide which of several cards is bought."""

    seat: Seat
    seller: Seat
    cards: tuple[str, ...]
    birds: bool

    def lots(self, state: State) -> Lots:
        """One of them."""
        return Equal(len(self.cards))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """That one."""
        assert isinstance(drawn, int)
        take(game_of(state), context, self.seat, self.seller, self.cards[drawn], self.birds)


def take(
    state: Woodland, context: StepContext, buyer: Seat, seller: Seat, card: str, is_order: bool
) -> None:
    """The card is paid; it is the order card, the old one is discarded."""
    seller_law(state, seller).part_with(state, seller, card)
    _buy(state, context, buyer, seller, Service.HAND_CARD, card)
    discard_order(state, context, buyer)
    change(state, buyer, order=card)
    if is_order:
        change(state, buyer, suit=suit_of(card))


# -------------------------------------------------------------------- mercenaries
def may_hire(state: Woodland, buyer: Seat) -> Seat:
    """Of whom it may hire mercenaries that serve at once; NOBODY if it may not."""
    turn = turn_of(state)
    is_hired = Service.MERCENARIES in turn.services or turn.seat != buyer
    if is_hired or turn.phase is Phase.BIRDSONG or not law_of(state, buyer).hires():
        return NOBODY
    return may_buy(state, buyer)


def hire_for_battle(
    state: Woodland, context: StepContext, buyer: Seat, place: Place, defender: Seat
) -> None:
    """Before a battle with few own warriors where the seller's stand; never against the seller."""
    seller = may_hire(state, buyer)
    if seller in (NOBODY, defender) or not state.warriors[place][seller]:
        return
    if state.warriors[place][buyer] <= FEW_WARRIORS:
        _buy(state, context, buyer, seller, Service.MERCENARIES)


def hire_to_build(
    state: Woodland, context: StepContext, buyer: Seat, places: Callable[[], Sequence[Place]]
) -> None:
    """Where nothing can be built, but with mercenaries something can."""
    seller = NOBODY if places() else may_hire(state, buyer)
    if seller == NOBODY:
        return
    before = state.turn
    note_service(state, Service.MERCENARIES)
    helps = bool(places())
    state.turn = before
    if helps:
        _buy(state, context, buyer, seller, Service.MERCENARIES)


STEPS: tuple[type[Step], ...] = (BuyOrder, DrawWare)

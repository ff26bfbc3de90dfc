"""What a seller of services is (7.6): the Company, or whatever plays it (9)."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.enums import Phase
from rules.root.factions.riverfolk.holdings import Service
from rules.root.law import Law
from rules.root.laws import law_of
from rules.root.state import NOBODY, Woodland, all_seats, turn_of


class SellerLaw(Law):
    """The law of a seat that sells services at the start of the others' Birdsong."""

    def wares(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The open cards on sale."""
        raise NotImplementedError

    def price(self, state: Woodland, seat: Seat, buyer: Seat, service: Service) -> int:
        """What a service costs this buyer."""
        raise NotImplementedError

    def receive(self, state: Woodland, seat: Seat, owner: Seat, count: int) -> None:
        """Warriors of a supply, which they have left, enter Payments."""
        raise NotImplementedError

    def hand_over(
        self, state: Woodland, context: StepContext, seat: Seat, buyer: Seat, card: str
    ) -> None:
        """A card that was bought goes to a player's hand."""
        raise NotImplementedError

    def part_with(self, state: Woodland, seat: Seat, card: str) -> None:
        """A card that was bought leaves the wares."""
        raise NotImplementedError

    def has_sold(self, state: Woodland, context: StepContext, seat: Seat, buyer: Seat) -> None:
        """What else a sale brings."""

    def lends_warriors(self, state: Woodland, seat: Seat, buyer: Seat) -> bool:
        """Mercenaries: in Daylight and Evening of the turn in which they were bought."""
        turn = state.turn
        if turn is None or not turn.services or turn.seat != buyer or buyer == seat:
            return False
        is_hired = Service.MERCENARIES in turn.services
        return is_hired and turn.phase is not Phase.BIRDSONG


def seller_law(state: Woodland, seller: Seat) -> SellerLaw:
    """The law of a seller as what it is."""
    law = law_of(state, seller)
    assert isinstance(law, SellerLaw)
    return law


def seller_of(state: Woodland) -> Seat:
    """Who sells services; there is one at most."""
    sellers = [seat for seat in all_seats(state) if isinstance(law_of(state, seat), SellerLaw)]
    return sellers[0] if sellers else NOBODY


def pay(state: Woodland, context: StepContext, buyer: Seat, seller: Seat, price: int) -> None:
    """Warriors of the buyer, or the seller's own for one that has none, enter Payments."""
    owner = law_of(state, buyer).pay_service(state, context, buyer, seller, price)
    count = min(price, state.supply[owner])
    state.supply[owner] -= count
    law = seller_law(state, seller)
    law.receive(state, seller, owner, count)
    law.has_sold(state, context, seller, buyer)


def note_service(state: Woodland, service: Service) -> None:
    """It holds for the rest of this turn."""
    turn = turn_of(state)
    state.turn = msgspec.structs.replace(turn, services=(*turn.services, service.value))

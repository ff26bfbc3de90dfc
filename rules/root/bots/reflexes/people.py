"""Whom to name, whose funds to use, what to buy and at what price."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.root.actions import ChooseSeat
from rules.root.effects.players import NamePlayer
from rules.root.factions.riverfolk.actions import SetPrice
from rules.root.factions.riverfolk.paying import ChooseFunds, FundUse, LoseFunds
from rules.root.factions.riverfolk.prices import SetPrices
from rules.root.factions.riverfolk.services import BuyServices
from rules.root.state import Woodland

PRICES = {"hand_card": 2, "riverboats": 2, "mercenaries": 3}
KIND_TO_ALL = ("better_burrow_bank", "coffin_makers")


def name_player(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The leader where it hurts, the last where it helps; more cards first where equal."""
    assert isinstance(choice, NamePlayer)
    found = [each for each in actions if isinstance(each, ChooseSeat)]
    sign = -1 if choice.card in KIND_TO_ALL else 1
    return max(
        found,
        key=lambda each: (sign * state.scores[each.seat], len(state.hands[each.seat]), -each.seat),
    )


def whose_funds(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Commit the others' funds, which come back; spend and lose what is plentiful."""
    assert isinstance(choice, ChooseFunds | LoseFunds)
    found = [each for each in actions if isinstance(each, ChooseSeat)]
    if choice.use in (FundUse.SPEND, FundUse.LOSE):
        return next((each for each in found if each.seat == seat), found[0])
    return found[0]


def buy_nothing(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Services are bought only after a search."""
    return Pass()


def set_price(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Keep what is set; at first, prices that are paid."""
    if Pass() in actions:
        return Pass()
    found = [each for each in actions if isinstance(each, SetPrice)]
    wanted = PRICES.get(found[0].service, 2)
    return next((each for each in found if each.price == wanted), found[0])


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    NamePlayer: name_player,
    ChooseFunds: whose_funds,
    LoseFunds: whose_funds,
    BuyServices: buy_nothing,
    SetPrices: set_price,
}

"""The orders of the Riverfolk Company, and of those who buy from it (7.6)."""

from rules.kernel.steps import Action
from rules.root.enums import Suit
from rules.root.state import Place


class DrawForFund(Action, frozen=True):
    """Commit a fund, draw a card."""


class RecruitOnRiver(Action, frozen=True):
    """Spend a fund, place a warrior in a clearing on the river."""

    place: Place


class EstablishPost(Action, frozen=True):
    """Spend two funds of the ruler, place a trade post and a warrior."""

    place: Place
    suit: Suit


class Export(Action, frozen=True):
    """Craft a card for no benefit and place a warrior in Payments; `pieces` as in Craft."""

    card: str
    pieces: tuple[Suit, ...] = ()


class SetPrice(Action, frozen=True):
    """Set the price of a service."""

    service: str
    price: int


class BuyService(Action, frozen=True):
    """Buy a service; `card`: which card of the hand."""

    service: str
    card: str = ""


ACTIONS: tuple[type[Action], ...] = (
    DrawForFund,
    RecruitOnRiver,
    EstablishPost,
    Export,
    SetPrice,
    BuyService,
)

"""Where the card lies that an order means: a card of one name may lie in several places."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from rules.kernel.steps import Choice, Option
from rules.root.actions import PlayCard, TakeDominance, UseEffect
from rules.root.effects.informants import OfferInformants
from rules.root.effects.sabotage import Sabotage
from rules.root.factions.alliance.bases import KeepFive
from rules.root.factions.alliance.birdsong import PaidBySupporters
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.vagabond.actions import DayLabor


class Home(StrEnum):
    """Where cards lie. ANYWHERE: the thing is no card, or the only one of its name."""

    ANYWHERE = ""
    HAND = "hand"
    DECREE = "decree"
    SUPPORTERS = "supporters"
    PLAY = "play"
    REVEALED = "revealed"
    COMPANY = "company"
    DISCARDS = "discards"
    AVAILABLE = "available"


HOMES: dict[type, Home] = {
    Obey: Home.DECREE,
    UseEffect: Home.PLAY,
    Sabotage: Home.PLAY,
    BuyService: Home.COMPANY,
    DayLabor: Home.DISCARDS,
}


def home_of(choice: Choice, option: Option, depth: int) -> Home:
    """Where the card lies that the click after so many others means."""
    action = option.action
    if isinstance(action, TakeDominance) and depth == 0:
        return Home.AVAILABLE
    if isinstance(action, PlayCard):
        return _home_of_play(choice)
    return HOMES.get(type(action), Home.HAND)


def _home_of_play(choice: Choice) -> Home:
    if isinstance(choice, PaidBySupporters | KeepFive):
        return Home.SUPPORTERS
    return Home.DISCARDS if isinstance(choice, OfferInformants) else Home.HAND


def fits(home: Home, choice: Choice, options: Iterable[Option], depth: int) -> bool:
    """Whether one of these options means the card that lies here."""
    if home is Home.ANYWHERE:
        return True
    return any(home_of(choice, option, depth) is home for option in options)

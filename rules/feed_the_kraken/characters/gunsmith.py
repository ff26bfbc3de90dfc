"""Gunsmith: pays a gun to lie open, and takes one burned gun back after each mutiny (10)."""

from rules.feed_the_kraken.characters.cards import ANY, CardRule
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import GunsMoved
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.mutiny.loyalty import free_guns
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

PRICE = 1
BACK = 1
CAUSE = Character.GUNSMITH.value


def is_gunless(state: Kraken, seat: Seat) -> str:
    """Turning it up costs a gun; in W3 one that was not revealed."""
    return "" if free_guns(state, seat) >= PRICE else "gunless"


def pay(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """The price goes to the supply."""
    context.emit(GunsMoved(seat, NOBODY, guns.give(state, seat, PRICE), CAUSE))


def after_burning(state: Kraken, context: StepContext, burned: tuple[int, ...]) -> None:
    """An open Gunsmith who burned a gun in a successful mutiny takes one back (10, R7).

    `burned`: by seat, what really went to the supply. Nobody is left out for being captain now.
    """
    for seat, lost in enumerate(burned):
        if lost and is_at_work(state, Seat(seat)):
            back = guns.take(state, Seat(seat), BACK)
            context.emit(GunsMoved(NOBODY, Seat(seat), back, CAUSE))


def is_at_work(state: Kraken, seat: Seat) -> bool:
    """Whether this seat's Gunsmith lies open."""
    if not state.variant.characters or not state.crew[seat].face_up:
        return False
    return state.characters[seat] is Character.GUNSMITH


CARDS = {Character.GUNSMITH: CardRule(windows=ANY, bars=is_gunless, hits=pay)}

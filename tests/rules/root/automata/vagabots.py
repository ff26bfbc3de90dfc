"""Tables with a Vagabot for its tests."""

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.orders import change
from rules.root.automata.vagabot import items as vagabot_items
from rules.root.automata.vagabot.actions import VagabotAct
from rules.root.boards import VagabondItem
from rules.root.enums import Item, Suit
from rules.root.state import Woodland
from tests.rules.root.driving import run
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["vagabot"]


def table(*foes: str, place: int = 1, items: int = 6, **chosen: str) -> Woodland:
    """The Vagabot in a clearing with so many ready items."""
    state = scene(("vagabot", *(foes or ("marquise",))), options=chosen)
    change(state, BOT, character="thief", suit=Suit.FOX)
    state.pawns[BOT] = place
    give(state, items)
    return state


def give(state: Woodland, ready: int, tired: int = 0, hurt: int = 0) -> None:
    """So many items: ready, exhausted, damaged."""
    held = [VagabondItem(Item.TORCH)] * ready + [VagabondItem(Item.TORCH, True)] * tired
    held += [VagabondItem(Item.TORCH, damaged=True)] * hurt
    change(state, BOT, items=tuple(sorted(held)))


def counts(state: Woodland) -> tuple[int, int, int]:
    """Ready, exhausted, damaged items."""
    items = vagabot_items.board_of(state, BOT).items
    hurt = sum(each.damaged for each in items)
    tired = sum(each.exhausted and not each.damaged for each in items)
    return len(items) - hurt - tired, tired, hurt


def act(state: Woodland, action: str) -> None:
    """One action."""
    run(state, VagabotAct(BOT, action))


def tea(state: Woodland) -> str:
    """The card that makes tea."""
    from rules.root.data import decks

    deck = decks()[state.variant.deck]
    return next(card.id for card in deck if card.item is Item.TEA)

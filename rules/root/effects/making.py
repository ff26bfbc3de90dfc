"""What follows the crafting of an item: Master Engravers, Murine Broker (5)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.cards.piles import Draw
from rules.root.effects.events import EffectUsed
from rules.root.effects.held import has
from rules.root.enums import Item
from rules.root.scoring.points import score
from rules.root.state import Woodland, clockwise

ENGRAVERS = "master_engravers"
BROKER = "murine_broker"


def item_crafted(state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
    """The crafter scores one more with Master Engravers; another player's Broker draws one card.

    Both work by themselves, the point also under Disdain for Trade.
    """
    if has(state, seat, ENGRAVERS):
        context.emit(EffectUsed(seat, ENGRAVERS))
        score(state, context, seat, 1, ENGRAVERS)
    for other in clockwise(state, seat)[1:]:
        if has(state, other, BROKER):
            context.emit(EffectUsed(other, BROKER))
            context.then(Draw(other, 1))

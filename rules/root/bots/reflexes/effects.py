"""Effects of cards: whose warriors to turn, what to sabotage, whom to tax."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Done, Pass, Seat
from rules.root.actions import ChoosePlace, UseEffect
from rules.root.effects.income import TaxWhere
from rules.root.effects.orders import ForgeMove, ForgeOrders, SpreadPropaganda, TurnWarrior
from rules.root.effects.sabotage import Sabotage, SabotageWhat
from rules.root.phases import PhaseWindow
from rules.root.state import Woodland

COSTLY = ("saboteurs", "charm_offensive", "swap_meet")
"""Effects that reflexes leave alone."""


def sabotage(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A card of the leader."""
    found = [each for each in actions if isinstance(each, Sabotage)]
    return max(found, key=lambda each: state.scores[each.seat]) if found else actions[0]


def forge(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Warriors of the strongest, away from its own buildings."""
    best, chosen = -1.0, actions[0]
    for each in list(actions)[:60]:
        if not isinstance(each, ForgeMove | TurnWarrior):
            continue
        owner = each.seat
        place = each.source if isinstance(each, ForgeMove) else each.place
        stake = sum([b.seat == owner for b in state.buildings[place]]) if place >= 0 else 0
        value = state.scores[owner] + 3.0 * stake
        if value > best:
            best, chosen = value, each
    return chosen


def tax(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """From where most warriors stand."""
    found = [each for each in actions if isinstance(each, ChoosePlace)]
    return max(found, key=lambda each: state.warriors[each.place][seat]) if found else actions[0]


def in_window(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Effects of a phase's start or end are used, but for those that cost something."""
    for each in actions:
        if isinstance(each, UseEffect) and each.effect not in COSTLY:
            return each
    idle = [each for each in actions if isinstance(each, Pass | Done)]
    return idle[0] if idle else actions[0]


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    SabotageWhat: sabotage,
    ForgeOrders: forge,
    SpreadPropaganda: forge,
    TaxWhere: tax,
    PhaseWindow: in_window,
}

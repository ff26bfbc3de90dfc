"""Set-up: where to begin, with what, and who to be."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import ChoosePlace, ChooseSuit
from rules.root.cards.piles import suit_of
from rules.root.factions.corvid.setup import CorvidHomeland, CorvidPerch
from rules.root.factions.cult.setup import ChooseOutcast, CultHome, CultSpread, FirstGarden
from rules.root.factions.duchy.setup import DuchyHome, DuchySpread
from rules.root.factions.eyrie.birdsong import ChooseRoost
from rules.root.factions.eyrie.setup import EyrieHome
from rules.root.factions.marquise.setup import ChooseHomelands, ChooseKeep, FirstBuilding
from rules.root.factions.riverfolk.setup import SettleOnRiver
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import open_slots, path_neighbours


def room(state: Woodland, place: Place) -> float:
    """Open slots there and around it, less what others have there."""
    if place not in CLEARINGS:
        return 0.0
    around = [near for near in path_neighbours(state, place) if near in CLEARINGS]
    found = open_slots(state, place) + 0.5 * sum([open_slots(state, near) for near in around])
    crowd = sum(state.warriors[place]) + 0.3 * sum([sum(state.warriors[n]) for n in around])
    return found + 0.1 * len(around) - 0.2 * crowd


def roomiest(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Where there is most to build on; the first of equals."""
    found = [each for each in actions if isinstance(each, ChoosePlace)]
    return max(found, key=lambda each: room(state, each.place)) if found else actions[0]


def suit_in_hand(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The suit of which most cards are held."""
    held = [suit_of(card) for card in state.hands[seat] if card]
    found = [each for each in actions if isinstance(each, ChooseSuit)]
    return max(found, key=lambda each: held.count(each.suit)) if found else actions[0]


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    ChooseKeep: roomiest,
    FirstBuilding: roomiest,
    ChooseHomelands: roomiest,
    EyrieHome: roomiest,
    ChooseRoost: roomiest,
    CultHome: roomiest,
    CultSpread: roomiest,
    DuchyHome: roomiest,
    DuchySpread: roomiest,
    CorvidPerch: roomiest,
    CorvidHomeland: roomiest,
    SettleOnRiver: roomiest,
    ChooseOutcast: suit_in_hand,
    FirstGarden: suit_in_hand,
}

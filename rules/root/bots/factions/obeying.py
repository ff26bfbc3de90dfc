"""Quick answers of the Eyrie (7.2) while the Decree is obeyed: no card may spoil a later one."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Seat
from rules.root.actions import ChoosePlace, Move
from rules.root.bots.factions import forecast
from rules.root.bots.factions.counts import lead_at, stands
from rules.root.bots.factions.forecast import BATTLE, BUILD, MOVE
from rules.root.bots.move_ordering import sensible
from rules.root.enums import Suit
from rules.root.factions.eyrie import decree
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.obeying import NextCard, ObeyCard
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import matches, open_slots

SPOILS, SITE, FOE = 3.0, 2.5, 1.5
"""What a move costs that leaves a later card of its column without a clearing; what it is worth
that brings a site, or somebody to fight, to a card that has none."""


def next_card(
    state: Woodland, seat: Seat, choice: NextCard, actions: Sequence[Action]
) -> Action | None:
    """A card of a suit while it can be obeyed: birds are obeyed anywhere later. Where one cannot,
    a bird may still make it possible."""
    cards = [each.card for each in actions if isinstance(each, Obey)]
    fit = [each for each in cards if decree.can_obey(state, seat, choice.column, each)]
    if not fit:
        return None
    birds = [each for each in fit if decree.suit_of(each) is Suit.BIRD]
    others = [each for each in fit if each not in birds]
    if birds and (choice.column == MOVE and len(fit) < len(cards)):
        return Obey(birds[0])
    return Obey((others or birds)[0])


def where_to_recruit(
    state: Woodland, seat: Seat, columns: forecast.Columns, actions: Sequence[Action]
) -> Action | None:
    """Where a card of the Move column has no warriors as yet, else where they are few."""
    mine = [place for place in CLEARINGS if state.warriors[place][seat]]
    lacking = [s for s in columns[MOVE] if not any(matches(state, place, s) for place in mine)]
    places = [each for each in actions if isinstance(each, ChoosePlace)]
    if not places:
        return None

    def value(each: ChoosePlace) -> float:
        wanted = any(matches(state, each.place, suit) for suit in lacking)
        return 3.0 * wanted - state.warriors[each.place][seat]

    return max(places, key=value)


def best_move(
    state: Woodland,
    seat: Seat,
    choice: ObeyCard,
    columns: forecast.Columns,
    actions: Sequence[Action],
    plain: Callable[[Woodland, Seat, Move], float],
) -> Action | None:
    """To where a later card finds nothing as yet; not away from where one will be obeyed."""
    mine = [place for place in CLEARINGS if state.warriors[place][seat]]
    sites = [place for place in mine if forecast.is_site(state, seat, place)]
    fights = [place for place in mine for _ in range(forecast.foes_at(state, seat, place))]
    building = forecast.unserved(state, columns[BUILD], sites)
    battling = forecast.unserved(state, columns[BATTLE], fights)
    rest = [decree.suit_of(card) for card in choice.rest]
    best, chosen = -1e9, None
    for each in sensible(state, seat, actions):
        if isinstance(each, Move):
            value = plain(state, seat, each) - SPOILS * _spoilt(state, seat, each, mine, rest)
            value += SITE * _opens(state, seat, each, building)
            value += FOE * _meets(state, seat, each, battling)
            if value > best:
                best, chosen = value, each
    return chosen


def _spoilt(
    state: Woodland, seat: Seat, move: Move, mine: list[Place], rest: Sequence[Suit]
) -> int:
    """How many cards of its column would find no warriors after it."""
    if not rest:
        return 0
    left = state.warriors[move.source][seat] > move.warriors
    there = [place for place in mine if left or place != move.source] + [move.target]
    return sum(not any(matches(state, place, suit) for place in there) for suit in rest)


def _opens(state: Woodland, seat: Seat, move: Move, suits: Sequence[Suit]) -> bool:
    """Whether it brings a site for one of these cards."""
    place = move.target
    return (
        any(matches(state, place, suit) for suit in suits)
        and open_slots(state, place) > 0
        and not stands(state, seat, place)
        and lead_at(state, seat, place, move.warriors) >= 0
    )


def _meets(state: Woodland, seat: Seat, move: Move, suits: Sequence[Suit]) -> bool:
    """Whether it leads to a battle for one of these cards."""
    place = move.target
    if place not in CLEARINGS or not forecast.foes_at(state, seat, place):
        return False
    return any(matches(state, place, suit) for suit in suits)

"""Building citadels and markets: by the Assembly or the Foremole (7.7)."""

from collections.abc import Iterator

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.cards.piles import reveal, suit_of
from rules.root.describe import card_name, place_name
from rules.root.enums import BuildingKind
from rules.root.factions.asking import card_target, place_target
from rules.root.factions.duchy.actions import RaiseBuilding
from rules.root.factions.duchy.holdings import KINDS, is_left
from rules.root.factions.duchy.naming import building_name, building_target
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import matches, open_slots
from rules.root.woodland.placing import can_place, place_building, why_not_place
from rules.root.woodland.ruling import ruled, rules


def builds(state: Woodland, seat: Seat, any_card: bool) -> Iterator[RaiseBuilding]:
    """Every place, kind and card: a matching card, or any (Foremole, R62)."""
    hand = tuple(dict.fromkeys(state.hands[seat]))
    kinds = [kind for kind in KINDS if is_left(state, seat, kind)]
    if not hand or not kinds:
        return
    for place in sites(state, seat):
        for card in hand:
            if any_card or matches(state, place, suit_of(card)):
                for kind in kinds:
                    yield RaiseBuilding(place, kind, card)


def sites(state: Woodland, seat: Seat) -> Iterator[Place]:
    """Ruled clearings with an open slot where the Duchy may place."""
    for place in ruled(state, seat):
        if open_slots(state, place) > 0 and can_place(state, seat, place):
            yield place


def can_build(state: Woodland, seat: Seat, any_card: bool) -> bool:
    """Whether any of it is open."""
    return next(builds(state, seat, any_card), None) is not None


def why_not_build(state: Woodland, seat: Seat, place: Place, any_card: bool) -> Text | None:
    """Why nothing can be built there with the hand of this seat, or None."""
    named = place_name(state, place)
    if not rules(state, seat, place):
        return say("root.duchy.why.not_ruled", place=named)
    if open_slots(state, place) <= 0:
        return say("root.duchy.why.no_slot", place=named)
    return why_not_place(state, seat, place) or _why_no_card(state, seat, place, any_card)


def _why_no_card(state: Woodland, seat: Seat, place: Place, any_card: bool) -> Text | None:
    hand = state.hands[seat]
    if not hand:
        return say("root.duchy.why.no_cards")
    if any_card or any(matches(state, place, suit_of(card)) for card in hand):
        return None
    return say("root.duchy.why.no_match", place=place_name(state, place))


def build(state: Woodland, context: StepContext, seat: Seat, order: RaiseBuilding) -> None:
    """Reveals the card and places the building."""
    reveal(state, context, seat, order.card)
    place_building(state, context, seat, order.place, order.building)


def option(state: Woodland, order: RaiseBuilding) -> Option:
    """The order in words; without a card: the site alone."""
    building, place = building_name(order.building), place_name(state, order.place)
    path = (building_target(order.building), place_target(order.place))
    if not order.card:
        label = say("root.duchy.do.build_there", building=building, place=place)
        return Option(order, label, path)
    card = card_name(order.card)
    label = say("root.duchy.do.build", building=building, place=place, card=card)
    return Option(order, label, (*path, card_target(order.card)), card_first=True)


def refusals(state: Woodland, seat: Seat, any_card: bool) -> Iterator[tuple[RaiseBuilding, Text]]:
    """Where and what a player might wish to build and cannot."""
    for kind in KINDS:
        if not is_left(state, seat, kind):
            why = say("root.duchy.why.none_left", building=building_name(kind))
            yield RaiseBuilding(0, kind, ""), why
    left: list[BuildingKind] = [kind for kind in KINDS if is_left(state, seat, kind)]
    for place in CLEARINGS:
        reason = why_not_build(state, seat, place, any_card)
        if reason is not None:
            yield from ((RaiseBuilding(place, kind, ""), reason) for kind in left)

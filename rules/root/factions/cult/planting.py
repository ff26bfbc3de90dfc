"""Rituals Build and Recruit: a garden or a warrior where the revealed card says (7.5)."""

from collections.abc import Iterable

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.cards.pairing import Pair, why_not_match, why_not_placed_with
from rules.root.cards.piles import reveal, suit_of
from rules.root.describe import at, button, card_name, card_target, place_name
from rules.root.enums import CLEARING_SUITS, Suit
from rules.root.factions.cult.actions import CallFollower, PlantGarden
from rules.root.factions.cult.events import RitualHeld
from rules.root.factions.cult.holdings import Ritual, garden, gardens_left
from rules.root.names import suit_name
from rules.root.state import Place, Woodland
from rules.root.woodland.geography import clearings_of, matches, open_slots, suits_at
from rules.root.woodland.placing import (
    can_place,
    clearings_open,
    place_building,
    place_warriors,
    why_not_place,
)
from rules.root.woodland.ruling import ruled, rules


# ---------------------------------------------------------------- Build
def sites(state: Woodland, seat: Seat) -> list[Place]:
    """Ruled clearings with an open slot where the Cult may place. Public."""
    return [
        place
        for place in ruled(state, seat)
        if open_slots(state, place) > 0 and can_place(state, seat, place)
    ]


def garden_suits(state: Woodland, place: Place, suit: Suit) -> tuple[Suit, ...]:
    """The suits of gardens that a card of a suit builds in a clearing that it matches: the card's;
    by the Law of 2025 any of the clearing's (`cult_build_garden_suit`)."""
    if state.variant.option("cult_build_garden_suit") == "law_2025":
        return suits_at(state, place)
    return (suit,)


def plantings(state: Woodland, seat: Seat, suited: Iterable[str]) -> list[PlantGarden]:
    """Every garden that these suit cards could build."""
    places = sites(state, seat)
    if not places:
        return []
    left = [suit for suit in CLEARING_SUITS if gardens_left(state, seat, suit)]
    return [
        PlantGarden(card, place, suit)
        for card in suited
        for place in places
        if matches(state, place, suit_of(card))
        for suit in garden_suits(state, place, suit_of(card))
        if suit in left
    ]


def plant(state: Woodland, context: StepContext, seat: Seat, order: PlantGarden) -> None:
    """Reveals the card and places the garden."""
    context.emit(RitualHeld(seat, Ritual.BUILD.value, order.card))
    reveal(state, context, seat, order.card, is_told=True)
    place_building(state, context, seat, order.place, garden(seat, order.suit))


def why_not_plant(state: Woodland, seat: Seat, card: str, place: Place) -> Text | None:
    """Why this suit card builds no garden there, or None."""
    suit, named = suit_of(card), place_name(state, place)
    other = why_not_match(state, Pair(card, place))
    if other is not None:
        return other
    suits = garden_suits(state, place, suit)
    if not any(gardens_left(state, seat, each) for each in suits):
        return say("root.cult.why.no_garden", suit=suit_name(suit))
    if not rules(state, seat, place):
        return say("root.cult.why.not_ruled", place=named)
    if open_slots(state, place) <= 0:
        return say("root.cult.why.no_slot", place=named)
    return why_not_place(state, seat, place)


def plant_option(state: Woodland, order: PlantGarden) -> Option:
    """The order in words; the garden's suit is named where there is a choice."""
    facts = {"card": card_name(order.card), "place": place_name(state, order.place)}
    path = (card_target(order.card), button(Ritual.BUILD.value), at(order.place))
    if len(garden_suits(state, order.place, suit_of(order.card))) < 2:
        return Option(order, say("root.cult.do.build", **facts), path)
    label = say("root.cult.do.build_suit", suit=suit_name(order.suit), **facts)
    return Option(order, label, (*path, button(f"suit:{order.suit.value}")))


# ---------------------------------------------------------------- Recruit
def calls(state: Woodland, seat: Seat, suited: Iterable[str]) -> list[CallFollower]:
    """A warrior in any clearing of the card's suit; an empty supply adds nothing (R19)."""
    places = clearings_open(state, seat)
    return [
        CallFollower(card, place)
        for card in suited
        for place in clearings_of(state, suit_of(card))
        if place in places
    ]


def call(state: Woodland, context: StepContext, seat: Seat, order: CallFollower) -> None:
    """Reveals the card and places the warrior."""
    context.emit(RitualHeld(seat, Ritual.RECRUIT.value, order.card))
    reveal(state, context, seat, order.card, is_told=True)
    place_warriors(state, context, seat, order.place, 1)


def why_not_call(state: Woodland, seat: Seat, card: str, place: Place) -> Text | None:
    """Why this suit card brings no warrior there, or None."""
    return why_not_placed_with(state, seat, Pair(card, place))


def call_option(state: Woodland, order: CallFollower) -> Option:
    """The order in words."""
    facts = {"card": card_name(order.card), "place": place_name(state, order.place)}
    path = (card_target(order.card), button(Ritual.RECRUIT.value), at(order.place))
    return Option(order, say("root.cult.do.recruit", **facts), path)

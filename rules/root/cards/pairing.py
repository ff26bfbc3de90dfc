"""A card and a place that are clicked for one order: why they do not go together (2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.piles import suit_of
from rules.root.names import card_name, place_name, suit_name
from rules.root.state import CLEARINGS, NOWHERE, Place, Woodland
from rules.root.woodland.geography import matches
from rules.root.woodland.placing import why_not_place


class Pair(NamedTuple):
    """One has been clicked, the other is asked about."""

    card: str
    place: Place


def pair_of(path: Sequence[Target], target: Target) -> Pair | None:
    """The card and the clearing among the clicks and what is pointed at."""
    chosen, pointed = card_of(path), card_of([target])
    if bool(chosen) == bool(pointed):
        return None
    place = place_of([target]) if chosen else place_of(path)
    return Pair(chosen or pointed, place) if place in CLEARINGS else None


def card_of(targets: Sequence[Target]) -> str:
    """The card among targets; empty where there is none."""
    return next((str(each.id) for each in targets if each.kind is TargetKind.CARD), "")


def place_of(targets: Sequence[Target]) -> Place:
    """The place among targets, or that of a piece."""
    for each in targets:
        if each.kind is TargetKind.PLACE and isinstance(each.id, int):
            return each.id
        if each.kind is TargetKind.PIECE:
            number = str(each.id).split(":")[1:2]
            if number and number[0].isdecimal():
                return int(number[0])
    return NOWHERE


def why_not_match(state: Woodland, pair: Pair) -> Text | None:
    """That the card is of another suit than the clearing, or None."""
    if matches(state, pair.place, suit_of(pair.card)):
        return None
    facts = {"place": place_name(pair.place), "suit": suit_name(state.suits[pair.place])}
    return say("root.why.other_suit", card=card_name(pair.card), **facts)


def why_not_placed_with(state: Woodland, seat: Seat, pair: Pair) -> Text | None:
    """The same for an order that places something there."""
    return why_not_match(state, pair) or why_not_place(state, seat, pair.place)


def names_plot(path: Sequence[Target]) -> bool:
    """Whether a kind of plot has been named: a card that matches its clearing is shown next."""
    return any(each.kind is TargetKind.BUTTON and str(each.id).startswith("plot:") for each in path)

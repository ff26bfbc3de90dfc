"""Crafting (5): a hand card with a cost, paid by crafting pieces of its suits.

A piece has the suit of its clearing, can be activated once a turn, and need not be ruled (R36). A
piece in the Lost City gives any one suit; it is written BIRD.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Event, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import Craft
from rules.root.cards import piles
from rules.root.enums import CLEARING_SUITS, CardKind, Item, Landmark, Suit
from rules.root.laws import law_of
from rules.root.names import card_name, item_name, seat_name, suit_name
from rules.root.scoring import points
from rules.root.state import Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import has_landmark

ANY = "any"
CRAFTABLE = (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.PERSISTENT)
Pieces = tuple[Suit, ...]
"""Suits of crafting pieces."""


# ---------------------------------------------------------------- pieces


def unused_pieces(state: Woodland, seat: Seat) -> Pieces:
    """The suits of the crafting pieces on the map that have not been activated this turn, sorted
    (5); BIRD: any one suit."""
    places = law_of(state, seat).crafting_pieces(state, seat)
    if not places:
        return ()
    return tuple(sorted([suit_given(state, place) for place in _unused(state, seat, places)]))


def _unused(state: Woodland, seat: Seat, places: tuple[Place, ...]) -> list[Place]:
    """The places of unused pieces, one entry a piece."""
    left = sorted(places)
    turn = state.turn
    for place in turn.activated if turn is not None and turn.seat == seat else ():
        if place in left:
            left.remove(place)
    return left


def suit_given(state: Woodland, place: Place) -> Suit:
    """What a crafting piece there provides: the suit of its clearing; in the Lost City any."""
    if state.landmarks and has_landmark(state, Landmark.LOST_CITY, place):
        return Suit.BIRD
    return state.suits[place]


def activate(state: Woodland, seat: Seat, pieces: Pieces) -> None:
    """Activates unused pieces of these suits, in the clearings of the lowest numbers."""
    law = law_of(state, seat)
    left = _unused(state, seat, law.crafting_pieces(state, seat))
    used = []
    for suit in pieces:
        place = next(place for place in left if suit_given(state, place) is suit)
        left.remove(place)
        used.append(place)
    turn = turn_of(state)
    state.turn = msgspec.structs.replace(turn, activated=(*turn.activated, *used))


# ---------------------------------------------------------------- costs


@cache
def cost_of(card: str) -> tuple[str, ...]:
    """The cost of a card that can be crafted, "any" last; empty: it cannot be crafted (5)."""
    known = data.cards().get(card)
    if known is None or known.kind not in CRAFTABLE:
        return ()
    return tuple(sorted(known.cost, key=lambda suit: suit == ANY))


@cache
def payments(cost: tuple[str, ...], power: Pieces) -> tuple[Pieces, ...]:
    """The sets of pieces that can pay a cost, each in the order of the cost; sets that differ in
    no suit are one.

    >>> payments(("fox", "any"), (Suit.FOX, Suit.FOX, Suit.MOUSE))
    ((<Suit.FOX: 'fox'>, <Suit.FOX: 'fox'>), (<Suit.FOX: 'fox'>, <Suit.MOUSE: 'mouse'>))
    """
    found: dict[Pieces, Pieces] = {}
    for chosen in _ways(cost, Counter(power)):
        found.setdefault(tuple(sorted(chosen)), chosen)
    return tuple(found.values())


def _ways(cost: tuple[str, ...], have: Counter[Suit]) -> Iterator[Pieces]:
    """Every way to pay, piece by piece."""
    if not cost:
        yield ()
        return
    first, *rest = cost
    fitting = (*CLEARING_SUITS, Suit.BIRD) if first == ANY else (Suit(first), Suit.BIRD)
    for suit in fitting:
        if have[suit] > 0:
            left = have.copy()
            left[suit] -= 1
            for others in _ways(tuple(rest), left):
                yield (suit, *others)


# ---------------------------------------------------------------- what may be crafted


def is_available(state: Woodland, seat: Seat, item: Item) -> bool:
    """Whether an item lies in the supply, or at the Legendary Forge for who has a piece there (8).
    Crafting, Export and automata all mean this."""
    if item in state.items:
        return True
    if item not in state.forge:
        return False
    from rules.root.landmarks.six import may_use_forge

    return may_use_forge(state, seat)


def crafts(state: Woodland, seat: Seat) -> list[Craft]:
    """Every card in hand that can be crafted now, with each set of pieces that can pay."""
    found: list[Craft] = []
    power: Pieces | None = None
    last = ""
    for card in state.hands[seat]:
        if card == last or not cost_of(card):
            continue
        last = card
        if not _is_open(state, seat, card):
            continue
        if power is None:
            power = law_of(state, seat).crafting_power(state, seat)
            if not power:
                return []
        if len(cost_of(card)) <= law_of(state, seat).crafting_limit(state, seat):
            found += [Craft(card, pieces) for pieces in payments(cost_of(card), power)]
    return found


def might_craft(state: Woodland, seat: Seat) -> bool:
    """Whether some card of the deck could be crafted now: what is in the hand is its secret."""
    law = law_of(state, seat)
    if not state.hands[seat] or not (power := law.crafting_power(state, seat)):
        return False
    limit = law.crafting_limit(state, seat)
    return any(
        0 < len(cost_of(card.id)) <= limit
        and payments(cost_of(card.id), power)
        and _is_open(state, seat, card.id)
        for card in data.decks()[state.variant.deck]
    )


def _is_open(state: Woodland, seat: Seat, card: str) -> bool:
    """Whether an item is left, or no card of the name is in play (R37, R38)."""
    known = data.cards()[card]
    if known.item is not None:
        return is_available(state, seat, known.item)
    return known.kind is not CardKind.PERSISTENT or card not in state.crafted[seat]


def why_not_craft(state: Woodland, seat: Seat, card: str) -> Text | None:
    """Why a card cannot be crafted now, or None."""
    if card not in state.hands[seat]:
        return say("root.crafting.why_not_held", card=card_name(card))
    known = data.cards()[card]
    if known.kind is CardKind.AMBUSH:
        return say("root.crafting.why_ambush")
    if known.kind is CardKind.DOMINANCE:
        return say("root.crafting.why_dominance")
    if not _is_open(state, seat, card):
        return _why_not_open(state, card, known.item)
    return _why_not_paid(state, seat, card)


def explain_craft(state: Woodland, seat: Seat, target: Target) -> Text | None:
    """Why a card of the hand that was clicked cannot be crafted; None of anything else."""
    if target.kind is not TargetKind.CARD or target.id not in state.hands[seat]:
        return None
    return why_not_craft(state, seat, str(target.id))


def _why_not_open(state: Woodland, card: str, item: Item | None) -> Text:
    if item is None:
        return say("root.crafting.why_twice", card=card_name(card))
    key = "root.crafting.why_forge" if item in state.forge else "root.crafting.why_no_item"
    return say(key, item=item_name(item))


def _why_not_paid(state: Woodland, seat: Seat, card: str) -> Text | None:
    law = law_of(state, seat)
    cost = cost_of(card)
    power = law.crafting_power(state, seat)
    words = cost_names(card)
    if not power:
        return say("root.crafting.why_no_pieces", cost=words)
    if not payments(cost, power):
        given = tuple(_piece_name(suit) for suit in power)
        return say("root.crafting.why_pieces", cost=words, power=given)
    limit = law.crafting_limit(state, seat)
    return say("root.crafting.why_limit", cost=words, n=limit) if len(cost) > limit else None


# ---------------------------------------------------------------- crafting


def craft(state: Woodland, context: StepContext, seat: Seat, action: Craft) -> None:
    """Activates the pieces, then the card does what it says (5)."""
    law_of(state, seat).pay_craft(state, context, seat, action.pieces)
    known = data.cards()[action.card]
    if known.item is not None:
        _make_item(state, context, seat, action, known.item)
        return
    context.emit(Crafted(seat, action.card, action.pieces))
    state.hands[seat] = piles.without(state.hands[seat], action.card)
    if known.kind is CardKind.PERSISTENT:
        state.crafted[seat] = piles.with_card(state.crafted[seat], action.card)
    else:
        _begin_immediate(state, context, seat, action.card)


def worth(state: Woodland, seat: Seat, card: str) -> int:
    """The points that a seat would score for crafting a card of its hand now."""
    printed = data.cards()[card].vp
    if not printed:
        return 0
    scored = law_of(state, seat).item_points(state, seat, printed)
    return points.change_of(state, seat, scored)


def _begin_immediate(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """The card lies in the play area until its effect is resolved: no Outrage is paid with it."""
    from rules.root.effects import immediate

    state.revealed[seat] = piles.with_card(state.revealed[seat], card)
    context.then(*immediate(state, context, seat, card), DiscardCrafted(seat, card))


def _make_item(
    state: Woodland, context: StepContext, seat: Seat, action: Craft, item: Item
) -> None:
    """The item is taken, the printed points are scored, the card is discarded; an item of the
    Forge brings more, whatever else applies (8)."""
    from rules.root.effects import on_item_crafted
    from rules.root.landmarks.six import reward_forge, take_item

    law, printed = law_of(state, seat), data.cards()[action.card].vp
    forged = take_item(state, seat, item)
    context.emit(Crafted(seat, action.card, action.pieces, item))
    law.gain_item(state, context, seat, item)
    piles.spend(state, context, seat, action.card, why="")
    points.score(state, context, seat, law.item_points(state, seat, printed), "craft")
    on_item_crafted(state, context, seat, item)
    if forged:
        reward_forge(state, context, seat, item)


class DiscardCrafted(Auto, frozen=True):
    """An immediate effect has been resolved: its card is discarded (5)."""

    seat: Seat
    card: str

    def run(self, state: State, context: StepContext) -> None:
        """From the play area, where it lay until now."""
        game = game_of(state)
        game.revealed[self.seat] = piles.without(game.revealed[self.seat], self.card)
        piles.lay_down(game, context, (self.card,))


# ---------------------------------------------------------------- words


class Crafted(Event, frozen=True):
    """A card was crafted. `item`: what it brought, HIDDEN for none."""

    seat: Seat
    card: str
    pieces: tuple[Suit, ...]
    item: Item = Item.HIDDEN

    def text(self) -> Text:
        """Who crafts what."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        if self.item is Item.HIDDEN:
            return say("root.crafting.log_card", **facts)
        return say("root.crafting.log_item", item=item_name(self.item), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


def craft_option(state: Woodland, seat: Seat, action: Craft) -> Option:
    """A craft in words; the pieces are named where they are a choice."""
    card = Target(TargetKind.CARD, action.card)
    power = law_of(state, seat).crafting_power(state, seat)
    if len(payments(cost_of(action.card), power)) < 2:
        return Option(action, say("root.crafting.craft", card=card_name(action.card)), (card,))
    pieces = tuple(_piece_name(suit) for suit in action.pieces)
    label = say("root.crafting.craft_with", card=card_name(action.card), pieces=pieces)
    return Option(action, label, (card, Target(TargetKind.BUTTON, "+".join(action.pieces))))


def refused_crafts(state: Woodland, seat: Seat) -> list[Option]:
    """The cards in hand that cannot be crafted now, each with its reason."""
    found = []
    for card in dict.fromkeys(state.hands[seat]):
        why = why_not_craft(state, seat, card)
        if why is not None:
            label = say("root.crafting.craft", card=card_name(card))
            found.append(Option(Craft(card), label, (Target(TargetKind.CARD, card),), why))
    return found


def cost_names(card: str) -> tuple[Text, ...]:
    """What a card costs, piece by piece."""
    return tuple(_cost_name(suit) for suit in cost_of(card))


def _cost_name(suit: str) -> Text:
    return say("root.crafting.any") if suit == ANY else suit_name(Suit(suit))


def _piece_name(suit: Suit) -> Text:
    """The Lost City's pieces give any suit."""
    return say("root.crafting.any") if suit is Suit.BIRD else suit_name(suit)


STEPS = (DiscardCrafted,)
EVENTS = (Crafted,)

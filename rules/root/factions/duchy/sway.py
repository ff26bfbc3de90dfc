"""Sway: a minister for a crown and revealed cards, each with a clearing of its own (7.7)."""

from collections.abc import Iterable, Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import reveal, suit_of
from rules.root.data import Minister, ministers
from rules.root.describe import card_name
from rules.root.enums import CLEARING_SUITS, Suit
from rules.root.factions.asking import button, card_target, refuse
from rules.root.factions.duchy.actions import SwayMinister
from rules.root.factions.duchy.events import MinisterSwayed
from rules.root.factions.duchy.holdings import board_of, crowned, crowns_left, unswayed
from rules.root.factions.duchy.ministers import cards_in
from rules.root.factions.duchy.naming import minister_name, minister_target, rank_name
from rules.root.phases import PhaseChoice
from rules.root.scoring.points import change_of, score
from rules.root.state import CLEARINGS, Woodland, game_of
from rules.root.woodland.geography import suits_at
from rules.root.woodland.people import has_piece


def supporters(state: Woodland, seat: Seat) -> tuple[tuple[Suit, ...], ...]:
    """The suits of every clearing with a piece of the Duchy; the Burrow matches nothing."""
    held = [place for place in CLEARINGS if has_piece(state, seat, place)]
    return tuple(tuple(suits_at(state, place)) for place in held)


def most_matched(clearings: tuple[tuple[Suit, ...], ...], cards: Iterable[str]) -> int:
    """How many of these cards can be matched at once, each by a clearing of its own.

    A clearing has one suit or, in the Lost City, all three, but takes one card. So suit cards
    first take clearings of their suit alone, what is over takes those of all suits, and birds take
    any that are left.
    """
    suits = [suit_of(card) for card in cards]
    wild = sum(len(each) > 1 for each in clearings)
    plain = over = 0
    for suit in CLEARING_SUITS:
        wanted, there = suits.count(suit), clearings.count((suit,))
        plain += min(wanted, there)
        over += max(0, wanted - there)
    matched = plain + min(over, wild)
    return matched + min(suits.count(Suit.BIRD), len(clearings) - matched)


def can_match(clearings: tuple[tuple[Suit, ...], ...], cards: Sequence[str]) -> bool:
    """Whether each of these cards gets a clearing of its own."""
    return most_matched(clearings, cards) == len(cards)


def sways(state: Woodland, seat: Seat) -> list[SwayMinister]:
    """Ministers with a crown left for whom the hand has enough cards that match."""
    matched = most_matched(supporters(state, seat), state.hands[seat])
    return [
        SwayMinister(each.id)
        for each in unswayed(state, seat)
        if each.cards_to_reveal <= matched and crowns_left(state, seat, each.rank)
    ]


def why_not_sway(state: Woodland, seat: Seat, minister: Minister) -> Text | None:
    """Why this minister cannot be swayed now, or None."""
    name = minister_name(minister.id)
    if minister.id in board_of(state, seat).swayed:
        return say("root.duchy.why.swayed", minister=name)
    if not crowns_left(state, seat, minister.rank):
        return say("root.duchy.why.no_crown", rank=rank_name(minister.rank))
    matched = most_matched(supporters(state, seat), state.hands[seat])
    if matched < minister.cards_to_reveal:
        cards = minister.cards_to_reveal
        return say("root.duchy.why.cards_do_not_match", minister=name, cards=cards, have=matched)
    return None


def sway_option(state: Woodland, seat: Seat, action: SwayMinister) -> Option:
    """The minister, what it costs and brings."""
    minister = ministers()[action.minister]
    label = say(
        "root.duchy.do.sway",
        minister=minister_name(minister.id),
        rank=rank_name(minister.rank),
        cards=minister.cards_to_reveal,
        points=change_of(state, seat, minister.vp_on_sway),
    )
    return Option(action, label, (minister_target(minister.id),))


def may_sway(state: Woodland, seat: Seat) -> bool:
    """Whether public facts allow it: a crown for somebody, and cards enough in hand."""
    fewest = [
        each.cards_to_reveal
        for each in unswayed(state, seat)
        if crowns_left(state, seat, each.rank)
    ]
    return bool(fewest) and len(state.hands[seat]) >= min(fewest)


class DuchySway(PhaseChoice, frozen=True):
    """Sway one minister, or nobody."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be done; for a minister how many cards are still to be revealed."""
        order = swaying(state, seat)
        if order is None:
            return say("root.duchy.prompt.sway")
        left, name = left_to_show(order.minister, state.answers[seat]), order.minister
        return say("root.duchy.prompt.show", minister=minister_name(name), n=left)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Those who can be swayed, or nobody."""
        return [*sways(state, self.seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Nobody is a button."""
        if isinstance(action, Done):
            return button(action, say("root.duchy.do.sway_nobody"), "done")
        if isinstance(action, PlayCard):
            return card_option(action)
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Ministers who are not to be swayed now, cards that do not match."""
        if given:
            return unfit_cards(game_of(state), self.seat, given)
        game, found = game_of(state), []
        for minister in ministers().values():
            why = why_not_sway(game, self.seat, minister)
            if why is not None:
                option = sway_option(game, self.seat, SwayMinister(minister.id))
                found.append(refuse(option, why))
        return [*super().refused(state, seat, given), *found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a minister cannot be swayed, or a card not revealed."""
        if swaying(state, seat) is not None:
            return say("root.duchy.why.not_hand")
        minister = ministers().get(str(target.id).removeprefix("minister:"))
        if target.kind is TargetKind.TRACK and minister is not None:
            why = why_not_sway(game_of(state), self.seat, minister)
            return why or super().explain(state, seat, target)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Nobody is swayed."""

    def further(self, state: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """The cards to reveal, one a part: those that match together with the chosen ones."""
        order = given[0]
        if not isinstance(order, SwayMinister) or not left_to_show(order.minister, given):
            return ()
        chosen, clearings = cards_in(given), supporters(state, self.seat)
        left = _without(state.hands[self.seat], chosen)
        return [PlayCard(card) for card in left if can_match(clearings, [*chosen, card])]

    def carry_out_parts(
        self, state: Woodland, context: StepContext, parts: tuple[Action, ...]
    ) -> None:
        """Reveals the cards, gives the crown, scores."""
        order = parts[0]
        assert isinstance(order, SwayMinister)
        for card in cards_in(parts):
            reveal(state, context, self.seat, card)
        state.boards[self.seat] = crowned(state, self.seat, order.minister)
        context.emit(MinisterSwayed(self.seat, order.minister))
        score(state, context, self.seat, ministers()[order.minister].vp_on_sway, "sway")


def swaying(state: State, seat: Seat) -> SwayMinister | None:
    """The minister for whom cards are being revealed."""
    given = state.answers.get(seat, ())
    return given[0] if given and isinstance(given[0], SwayMinister) else None


def left_to_show(minister: str, given: tuple[Action, ...]) -> int:
    """How many cards are still to be revealed."""
    return ministers()[minister].cards_to_reveal - len(cards_in(given))


def card_option(action: PlayCard) -> Option:
    """A card to reveal."""
    label = say("root.duchy.do.show", card=card_name(action.card))
    return Option(action, label, (card_target(action.card),))


def unfit_cards(state: Woodland, seat: Seat, given: tuple[Action, ...]) -> list[Option]:
    """Cards for which no clearing is left."""
    chosen, clearings, found = cards_in(given), supporters(state, seat), []
    for card in _without(state.hands[seat], chosen):
        if not can_match(clearings, [*chosen, card]):
            why = say("root.duchy.why.show_no_match", card=card_name(card))
            found.append(refuse(card_option(PlayCard(card)), why))
    return found


def _without(hand: tuple[str, ...], chosen: Sequence[str]) -> list[str]:
    left = list(hand)
    for card in chosen:
        left.remove(card)
    return list(dict.fromkeys(left))


STEPS: tuple[type[Step], ...] = (DuchySway,)

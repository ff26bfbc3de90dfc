"""Ambush: step 1 of a battle, and its answer (4).

Who is asked follows from public facts only: from the number of cards in hand and from where the
ambush cards are known to lie (11). So that a question does not tell what somebody holds.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import PlayCard
from rules.root.battle.deal import DealHits
from rules.root.battle.events import Ambushed, Foiled
from rules.root.cards import piles as cards
from rules.root.describe import card_name, place_name, who
from rules.root.enums import CardKind, Cause, Suit
from rules.root.laws import law_of, laws
from rules.root.state import Battle, Place, Woodland, game_of
from rules.root.woodland.geography import suits_at

AMBUSH_HITS = 2


@cache
def ambushes(deck: str) -> tuple[tuple[str, Suit, int], ...]:
    """The ambush cards of a deck: id, suit, copies."""
    kinds = data.decks()[deck]
    return tuple((card.id, card.suit, card.copies) for card in kinds if is_ambush(card.id))


@cache
def is_ambush(card: str) -> bool:
    """Whether this is an ambush card; a hidden card is none."""
    known = data.cards().get(card)
    return known is not None and known.kind is CardKind.AMBUSH


def matching(state: Woodland, place: Place) -> list[tuple[str, int]]:
    """The ambush cards that match a clearing, with their copies: its suits, and birds."""
    suits = (*suits_at(state, place), Suit.BIRD)
    kinds = ambushes(state.variant.deck)
    return [(card, copies) for card, suit, copies in kinds if suit in suits]


def playable(state: Woodland, seat: Seat, place: Place) -> list[str]:
    """The ambush cards in this hand that match a clearing, each kind once."""
    hand = state.hands[seat]
    return [card for card, _ in matching(state, place) if card in hand]


def may_hold_ambush(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether public facts allow a matching ambush card in this hand (11)."""
    law = law_of(state, seat)
    if not state.hands[seat] or not law.has_hand():
        return False
    if law.has_public_hand():
        return bool(playable(state, seat, place))
    fitting = matching(state, place)
    open_piles = list(_open_piles(state))
    return any(_seen(open_piles, card) < copies for card, copies in fitting)


def _seen(piles: list[tuple[str, ...]], card: str) -> int:
    return sum([pile.count(card) for pile in piles])


def _open_piles(state: Woodland) -> Iterator[tuple[str, ...]]:
    """Every pile whose cards all players see: piles, revealed cards, a Decree, public hands."""
    yield state.discard
    yield state.lost_souls
    yield from state.revealed
    for number, law in enumerate(laws(state)):
        seat = Seat(number)
        yield law.open_cards(state, seat)
        if law.has_public_hand():
            yield state.hands[seat]


def may_be_ambushed(state: Woodland, battle: Battle) -> bool:
    """Whether the defender must be asked: an automaton is never ambushed (9), nor who has a
    Scouting Party (5)."""
    from rules.root.effects.battle import bars_ambush

    if not law_of(state, battle.attacker).has_hand():
        return False
    if bars_ambush(state, battle.attacker):
        return False
    return may_hold_ambush(state, battle.defender, battle.place)


class AmbushQuestion(OneSeat[Woodland], frozen=True):
    """An ambush card from the hand, or none."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    place: Place

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """No ambush, or one of the matching cards in hand."""
        held = playable(game_of(state), seat, self.place)
        return (Pass(), *(PlayCard(card) for card in held))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, or the button."""
        if isinstance(action, PlayCard):
            label = say("root.battle.play_ambush", card=card_name(action.card))
            return Option(action, label, (Target(TargetKind.CARD, action.card),))
        return Option(action, self.declined(), (Target(TargetKind.BUTTON, "pass"),))

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Who holds no card that fits is asked only for the others' sake."""
        return None if playable(game_of(state), seat, self.place) else Pass()

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text:
        """Why it is asked though nothing may fit."""
        holds = bool(playable(game_of(state), seat, self.place))
        return say("root.battle.ambush_secret" if holds else "root.battle.nothing_fits")

    def declined(self) -> Text:
        """The words for playing none."""
        raise NotImplementedError(type(self).__name__)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Ambush cards in hand that do not match."""
        game = game_of(state)
        fitting = playable(game, seat, self.place)
        others = [card for card in dict.fromkeys(game.hands[seat]) if is_ambush(card)]
        return [self._refused(game, card) for card in others if card not in fitting]

    def _refused(self, state: Woodland, card: str) -> Option:
        option = self.describe(state, self.seat, PlayCard(card))
        why = say("root.battle.why_suit", card=card_name(card), place=self._where(state))
        return Option(option.action, option.label, option.targets, why)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Which cards serve."""
        return say("root.battle.why_only_ambush", place=self._where(game_of(state)))

    def _where(self, state: Woodland) -> Text:
        return place_name(state, self.place)


class OfferAmbush(AmbushQuestion, frozen=True):
    """The defender may play one ambush card that matches the clearing (4, step 1)."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who may ambush whom."""
        game = game_of(state)
        assert game.battle is not None
        return say(
            "root.battle.prompt_ambush",
            who=who(game, seat),
            whom=who(game, game.battle.attacker),
            place=self._where(game),
        )

    def declined(self) -> Text:
        """«No ambush»."""
        return say("root.battle.no_ambush")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The card is discarded; the attacker may answer, or takes two hits."""
        game = game_of(state)
        action = answers[self.seat][0]
        if not isinstance(action, PlayCard):
            return
        battle = game.battle
        assert battle is not None
        context.emit(Ambushed(self.seat, action.card))
        cards.spend(game, context, self.seat, action.card, why="")
        if may_hold_ambush(game, battle.attacker, self.place):
            context.then(AnswerAmbush(battle.attacker, self.place))
        else:
            context.then(DealHits(AMBUSH_HITS, 0, Cause.AMBUSH_HIT))


class AnswerAmbush(AmbushQuestion, frozen=True):
    """The attacker may cancel the ambush by one of its own (4, step 1)."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who is ambushed and may answer."""
        game = game_of(state)
        return say("root.battle.prompt_answer", who=who(game, seat), place=self._where(game))

    def declined(self) -> Text:
        """«Take the two hits»."""
        return say("root.battle.take_ambush", n=AMBUSH_HITS)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Cancelled, or two hits at once."""
        game = game_of(state)
        action = answers[self.seat][0]
        if not isinstance(action, PlayCard):
            context.then(DealHits(AMBUSH_HITS, 0, Cause.AMBUSH_HIT))
            return
        context.emit(Foiled(self.seat, action.card))
        cards.spend(game, context, self.seat, action.card, why="")


STEPS = (OfferAmbush, AnswerAmbush)

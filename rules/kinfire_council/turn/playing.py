"""Playing research (12): in the own turn when nothing is being resolved, or before the night."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, card_target, refuse
from rules.kinfire_council.describe import cost_text, item_name, who
from rules.kinfire_council.effects.run import Run, Scope, Steps
from rules.kinfire_council.enums import Source, Window
from rules.kinfire_council.pieces import space_of
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.ops import DiscardResearch, Ops
from rules.kinfire_council.printed.sentences import phrase_of
from rules.kinfire_council.printed.signs import ops_here
from rules.kinfire_council.state import Council, Space, game_of
from rules.kinfire_council.turn.actions import PlayCard
from rules.kinfire_council.turn.events import CardPlayed
from rules.kinfire_council.turn.moments import change_turn, turn_of
from rules.kinfire_council.turn.paying import PayCost, amount, can_pay, why_cannot_pay
from rules.kinfire_council.turn.research import drop_from_hand

MOST_LOOKS = 12
"""How often a hand may be opened in vain before something else is done."""


def may_open(state: Council, seat: Seat) -> bool:
    """Whether a hand may be looked through for a card to play: all see that there is one."""
    return bool(state.hands[seat]) and turn_of(state).looks < MOST_LOOKS


def playable(state: Council, seat: Seat, window: Window) -> list[PlayCard]:
    """The cards in hand that may be played now, alike ones once."""
    cards = item_set(state).research
    return [
        PlayCard(card)
        for card in dict.fromkeys(state.hands[seat])
        if cards[card].window is window
        and (not cards[card].cost or can_afford(state, seat, cards[card].cost))
    ]


def can_afford(state: Council, seat: Seat, cost: Ops) -> bool:
    """Whether the cost of a card can be paid once the card itself has left the hand (R51)."""
    others = len(state.hands[seat]) - 1
    return amount(cost, DiscardResearch) <= others and can_pay(state, seat, cost)


def why_not_play(state: Council, seat: Seat, card: str, window: Window) -> Text | None:
    """Why a card is not to be played now; None where it is."""
    printed = item_set(state).research[card]
    if printed.window is not window:
        return say(f"kinfire_council.why.only_{printed.window.value}")
    if can_afford(state, seat, printed.cost):
        return None
    others, cards = len(state.hands[seat]) - 1, amount(printed.cost, DiscardResearch)
    if cards > others:
        return say("kinfire_council.why.too_few_cards", n=cards, held=others)
    return why_cannot_pay(state, seat, printed.cost)


def say_card(state: Council, card: str) -> Option:
    """A card in words, with its price if it has one."""
    printed = item_set(state).research[card]
    facts = {"card": item_name(state, card), "does": phrase_of(ops_here(state, printed.effect))}
    if printed.cost:
        label = say("kinfire_council.do.play_for", cost=cost_text(printed.cost), **facts)
    else:
        label = say("kinfire_council.do.play", **facts)
    return Option(PlayCard(card), label, (card_target(card),))


def play(state: Council, context: StepContext, seat: Seat, card: str) -> Steps:
    """The card leaves the hand for the discards, then it is paid and carried out (R51)."""
    drop_from_hand(state, seat, (card,))
    state.research_discard = (*state.research_discard, card)
    context.emit(CardPlayed(seat, card, item_name(state, card)))
    printed = item_set(state).research[card]
    scope = Scope(Source.RESEARCH, card, _here(state, seat))
    pays = (PayCost(seat, printed.cost, scope),) if printed.cost else ()
    return (*pays, Run(seat, printed.effect, scope))


def _here(state: Council, seat: Seat) -> Space:
    """Where the piece of the own turn stands: arrests may reach from there."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.piece < 0:
        return ""
    return space_of(state, seat, turn.piece)


class _Hand(OneSeat, frozen=True):
    """A card of the own hand may be played: only its owner sees them."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    WINDOW: ClassVar[Window]

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever holds a card: all see that."""
        return (self.seat,) if game_of(state).hands[self.seat] else ()

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those of this window, or none."""
        return [*playable(game_of(state), self.seat, self.WINDOW), Pass()]

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """That none of them is of any use now."""
        is_open = bool(playable(game_of(state), seat, self.WINDOW))
        return None if is_open else say("kinfire_council.secret.no_card")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The others of the hand."""
        game = game_of(state)
        found = []
        for card in dict.fromkeys(game.hands[seat]):
            why = why_not_play(game, seat, card, self.WINDOW)
            if why is not None:
                found.append(refuse(say_card(game, card), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only cards of the own hand."""
        if target.kind is TargetKind.CARD:
            return say("kinfire_council.why.not_in_hand")
        return super().explain(state, seat, target)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Nobody is asked where there is no card."""
        if answers:
            self.carry_out(game_of(state), context, answers[self.seat][-1])


class PlayHand(_Hand, frozen=True):
    """In the own turn."""

    WINDOW: ClassVar[Window] = Window.TURN

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which card?"""
        return say("kinfire_council.prompt.hand", who=who(game_of(state), seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, or back."""
        if isinstance(action, PlayCard):
            return say_card(game_of(state), action.card)
        return button(action, say("kinfire_council.do.close_hand"), "close_hand")

    def waits(self, state: State) -> bool:
        """Whoever opens his hand wants to see it, even where no card can be played."""
        return True

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Plays it."""
        if isinstance(action, PlayCard):
            change_turn(state, looks=0)
            context.then(*play(state, context, self.seat, action.card))
        else:
            change_turn(state, looks=turn_of(state).looks + 1)


class NightWindow(_Hand, frozen=True):
    """Before the night (4): any number of its cards, one after the other. Everybody with a card is
    asked, so that nothing can be told from it (16)."""

    WINDOW: ClassVar[Window] = Window.NIGHT

    has_played: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which card?"""
        return say("kinfire_council.prompt.night", who=who(game_of(state), seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, or none."""
        if isinstance(action, PlayCard):
            return say_card(game_of(state), action.card)
        key = "no_night" if self.has_played else "close_hand"
        return button(action, say(f"kinfire_council.do.{key}"), "pass")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Plays it, then asks again."""
        if isinstance(action, PlayCard):
            again = NightWindow(self.seat, has_played=True)
            context.then(*play(state, context, self.seat, action.card), again)

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Nothing to choose without a card of the night."""
        return None if playable(game_of(state), seat, self.WINDOW) else Pass()


STEPS: tuple[type[Step], ...] = (PlayHand, NightWindow)

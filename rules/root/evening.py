"""The last step of most turns (3.1, 3.8): draw, then discard down to the hand limit."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Option,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import Draw, cards_left, discard
from rules.root.describe import card_name, who
from rules.root.laws import law_of
from rules.root.phases import AnythingElse, is_to_be_ended
from rules.root.state import Woodland, game_of, turn_of


def lock(state: Woodland) -> None:
    """The last step of the turn has begun: nothing else may be done from now on but what is timed
    at the end (3.1)."""
    if state.variant.option("last_step_locks_actions") == "on":
        state.turn = msgspec.structs.replace(turn_of(state), locked=True)


class LastStep(Auto, frozen=True):
    """The last step begins, where it is another one than to draw and discard (3.1)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Locks the turn."""
        lock(game_of(state))


class DrawAndDiscard(Auto, frozen=True):
    """Draws what the faction draws, then discards what is too much: the last step of most turns.
    `is_last`: no step comes after it; else offers stand open between drawing and discarding.
    Whoever has acted in Evening first says that it is done."""

    seat: Seat
    is_last: bool = True

    def run(self, state: State, context: StepContext) -> None:
        """Locks the turn where it is the last step, draws, discards."""
        game = game_of(state)
        if is_to_be_ended(game):
            context.then(AnythingElse(self.seat), self)
            return
        if self.is_last:
            lock(game)
        count = law_of(game, self.seat).draws(game, self.seat)
        context.then(Draw(self.seat, count), AnythingElse(self.seat), DiscardToLimit(self.seat))


class DiscardToLimit(OneSeat[Woodland], frozen=True):
    """More cards than the limit: the player discards, one part a card."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def surplus(self, state: State) -> int:
        """Cards above the limit: public, as the number of cards is."""
        game = game_of(state)
        limit = law_of(game, self.seat).hand_limit(game, self.seat)
        return max(0, len(game.hands[self.seat]) - limit)

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, if it holds too many."""
        return (self.seat,) if self.surplus(state) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many more."""
        game = game_of(state)
        left = self.surplus(state) - len(game.answers.get(seat, ()))
        return say("root.prompt.discard", who=who(game, seat), n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What is left of the hand, each kind once."""
        return cards_left(game_of(state).hands[seat], given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card."""
        assert isinstance(action, PlayCard)
        label = say("root.do.discard", card=card_name(action.card))
        return Option(action, label, (Target(TargetKind.CARD, action.card),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A hand card is asked for."""
        return say("root.why.discard")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many as are too many."""
        return len(given) >= self.surplus(state)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Onto the pile, all at once."""
        game = game_of(state)
        for seat, parts in answers.items():
            for part in parts:
                assert isinstance(part, PlayCard)
                discard(game, context, seat, part.card)


STEPS: tuple[type[Step], ...] = (LastStep, DrawAndDiscard, DiscardToLimit)

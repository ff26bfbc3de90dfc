"""Price of failure: what lost buildings cost the Duchy (7.7)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.piles import LoseRandom
from rules.root.factions.asking import OneSeat, refuse
from rules.root.factions.duchy.actions import ReturnMinister
from rules.root.factions.duchy.events import MinisterLeft
from rules.root.factions.duchy.holdings import board_of, highest_swayed
from rules.root.factions.duchy.naming import minister_name, minister_target
from rules.root.state import Woodland, game_of

CARDS_LOST = 1


class PriceOfFailure(Auto, frozen=True):
    """A minister of the highest rank leaves, then a random card goes: once per event (R61).

    What is removed at once puts its reactions on the agenda together, so an equal step that still
    waits there belongs to the same event and stands for both.
    """

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The minister, then the card; the card also when no minister is swayed."""
        if self in state.agenda:
            return
        game = game_of(state)
        highest = highest_swayed(game, self.seat)
        if len(highest) > 1:
            context.then(MinisterLeaves(self.seat))
        elif highest:
            leave(game, context, self.seat, highest[0])
        context.then(LoseRandom(self.seat, CARDS_LOST, "failure"))


class MinisterLeaves(OneSeat, frozen=True):
    """Which of several ministers of the highest rank leaves. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which minister."""
        return say("root.duchy.prompt.failure")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those of the highest rank."""
        return [ReturnMinister(each) for each in highest_swayed(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The minister."""
        assert isinstance(action, ReturnMinister)
        label = say("root.duchy.do.leaves", minister=minister_name(action.minister))
        return Option(action, label, (minister_target(action.minister),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Ministers of a lower rank stay."""
        game, why = game_of(state), say("root.duchy.why.lower_rank")
        high = highest_swayed(game, self.seat)
        lower = [each for each in board_of(game, self.seat).swayed if each not in high]
        return [refuse(self.describe(state, seat, ReturnMinister(each)), why) for each in lower]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only ministers of the highest rank."""
        if target.kind is TargetKind.TRACK:
            return say("root.duchy.why.lower_rank")
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """The minister leaves."""
        assert isinstance(action, ReturnMinister)
        leave(state, context, self.seat, action.minister)


def leave(state: Woodland, context: StepContext, seat: Seat, minister: str) -> None:
    """The minister is no longer swayed; the crown leaves the game."""
    board = board_of(state, seat)
    swayed = tuple(each for each in board.swayed if each != minister)
    state.boards[seat] = msgspec.structs.replace(board, swayed=swayed)
    context.emit(MinisterLeft(seat, minister))


STEPS: tuple[type[Step], ...] = (PriceOfFailure, MinisterLeaves)

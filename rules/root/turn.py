"""A turn (3.2): Birdsong, Daylight, Evening; then the next player clockwise."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.cards import dominance
from rules.root.enums import Phase
from rules.root.events import TurnBegan
from rules.root.phases import BeginPhase
from rules.root.scoring.ending import MOST_ROUNDS, unfinished
from rules.root.state import Turn, all_seats, game_of, turn_of

PHASES = tuple(Phase)


class BeginTurn(Auto, frozen=True):
    """A seat's turn: the dominance check, then the three phases."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As one list."""
        game = game_of(state)
        if self.seat == game.first:
            if game.round >= MOST_ROUNDS:
                context.end(game, unfinished(game))
                return
            game.round += 1
        game.turn = Turn(seat=self.seat)
        faction, automaton = game.factions[self.seat], game.automata[self.seat]
        context.emit(TurnBegan(self.seat, game.round, faction, automaton))
        dominance.check(game, context, self.seat)
        if game.outcome is None:
            phases = [BeginPhase(self.seat, phase) for phase in PHASES]
            context.then(*phases, EndTurn(self.seat))


class EndTurn(Auto, frozen=True):
    """The next player clockwise."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Its turn begins."""
        count = len(all_seats(game_of(state)))
        context.then(BeginTurn(Seat((self.seat + 1) % count)))


class EndDaylight(Auto, frozen=True):
    """Daylight is over before its time: what is left of it is skipped."""

    def run(self, state: State, context: StepContext) -> None:
        """Marked in the turn."""
        game = game_of(state)
        game.turn = msgspec.structs.replace(turn_of(game), ended=True)


STEPS: tuple[type[Step], ...] = (BeginTurn, EndTurn, EndDaylight)

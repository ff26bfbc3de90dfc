"""Day's Light (4): from the Speaker clockwise one turn each, until no piece is on any sheet.

A turn: place one piece, which then acts; then an errand, if wanted. Research may be played before,
between and after these. It ends when its player says so: until then he may take back what he did.
"""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat
from rules.kinfire_council.describe import who
from rules.kinfire_council.enums import ErrandKind, Param, Phase
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.pieces import has_piece
from rules.kinfire_council.printed.triggers import param
from rules.kinfire_council.rounds.phases import begin_phase
from rules.kinfire_council.spaces import openings
from rules.kinfire_council.state import NOBODY, Council, Turn, game_of
from rules.kinfire_council.turn.actions import EndTurn, OpenHand, Place
from rules.kinfire_council.turn.errands import errands, run_errand
from rules.kinfire_council.turn.events import TurnBegan
from rules.kinfire_council.turn.moments import change_turn, turn_of
from rules.kinfire_council.turn.placing import place
from rules.kinfire_council.turn.playing import PlayHand, may_open
from rules.kinfire_council.turn.refusals import explain, explain_piece, refused, say_action, why_not


class DaysLight(Auto, frozen=True):
    """The next player with a piece on the sheet has a turn; with nobody left the phase is over.
    `after`: who had the last turn."""

    after: Seat = NOBODY

    def run(self, state: State, context: StepContext) -> None:
        """From the Speaker, then clockwise from the last one."""
        game = game_of(state)
        if self.after == NOBODY:
            begin_phase(game, context, Phase.DAYS_LIGHT)
        first = game.speaker if self.after == NOBODY else _next(game, self.after)
        for seat in all_seats(game, first):
            if has_piece(game, seat):
                context.then(BeginTurn(seat), DaysLight(seat))
                return


def _next(state: Council, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.sheets))


class BeginTurn(Auto, frozen=True):
    """A player's turn."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """With as many errands as the laws give."""
        game = game_of(state)
        errands_open = param(game, Param.ERRANDS_PER_TURN, self.seat)
        game.turn = Turn(seat=self.seat, errands=errands_open)
        context.emit(TurnBegan(self.seat))
        context.then(TakeTurn(self.seat))


def is_placed(state: Council) -> bool:
    """Whether the piece of this turn has been placed."""
    return turn_of(state).piece >= 0


def own_errands(state: Council, seat: Seat) -> list[Action]:
    """The errands that are open as the turn's own (8)."""
    return errands(state, seat, ErrandKind.ANY) if turn_of(state).errands > 0 else []


class TakeTurn(OneSeat, frozen=True):
    """What does the player do in his turn?"""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Place, or what may follow."""
        game = game_of(state)
        if not is_placed(game):
            return say("kinfire_council.prompt.place", who=who(game, seat))
        if own_errands(game, self.seat):
            key = "errand"
        else:
            key = "end" if may_open(game, self.seat) else "over"
        return say(f"kinfire_council.prompt.turn_{key}", who=who(game, seat))

    def waits(self, state: State) -> bool:
        """Its player says when the turn ends, even with nothing left to do: the next one's turn
        cannot be taken back by him."""
        return is_placed(game_of(state))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every piece on every space; after that errands, and the end of the turn. The hand."""
        game = game_of(state)
        found: list[Action]
        if is_placed(game):
            found = own_errands(game, self.seat)
        else:
            found = [Place(piece, space) for piece, space in openings(game, self.seat)]
        if may_open(game, self.seat):
            found.append(OpenHand())
        if is_placed(game):
            found.append(EndTurn())
        return found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        return say_action(game_of(state), seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Spaces that take none of the pieces; errands that are not open."""
        return refused(game_of(state), seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a thing on the table is of no use now."""
        return explain(game_of(state), seat, target) or super().explain(state, seat, target)

    def explain_next(
        self, state: State, seat: Seat, path: Sequence[Target], target: Target
    ) -> Text:
        """A piece has been picked: why it cannot go there."""
        why = explain_piece(game_of(state), seat, path[-1], target)
        return why or self.explain(state, seat, target)

    def why_not(self, state: State, seat: Seat, given: tuple[Action, ...], action: Action) -> Text:
        """Why an order is not open."""
        why = why_not(game_of(state), seat, action)
        return why or super().why_not(state, seat, given, action)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Does it; then the turn goes on. With it go discounts that were not used (R31)."""
        if isinstance(action, EndTurn):
            state.turn = None
            return
        if isinstance(action, OpenHand):
            context.then(PlayHand(self.seat))
        elif isinstance(action, Place):
            context.then(*place(state, context, self.seat, action))
        else:
            change_turn(state, errands=turn_of(state).errands - 1, looks=0)
            context.then(*run_errand(state, self.seat, action))
        context.then(self)


STEPS: tuple[type[Step], ...] = (DaysLight, BeginTurn, TakeTurn)

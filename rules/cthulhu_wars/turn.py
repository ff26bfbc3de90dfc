"""A turn of the Action phase (5.4): unlimited actions, one action, unlimited actions.

A faction without Power has no turn. Who cannot or will not act passes: its Power is gone. The
phase is over when a turn is over and nobody has Power left.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.actions import EndTurn, GiveUp, StepOff, StepOn, Walks
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.events import Passed, TurnBegan
from rules.cthulhu_wars.orders import menu
from rules.cthulhu_wars.orders.moving import can_walk_on, walk
from rules.cthulhu_wars.refusals import explain, refused, say_action, too_far
from rules.cthulhu_wars.rounds import ending, stable, two_players
from rules.cthulhu_wars.rounds.moments import Moments, has_moments
from rules.cthulhu_wars.rounds.order import after
from rules.cthulhu_wars.state import NOBODY, Earth, Turn, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target
from rules.kernel.text import Text, say


def is_out(state: Earth, seat: Seat) -> bool:
    """Whether an effect lets a seat have no more turns in this phase (15)."""
    found = own(state, seat, "is_out")
    return bool(found) and any(each.is_out(state, seat) for each in found)


def is_active(state: Earth, seat: Seat) -> bool:
    """Whether a seat still has turns: it has Power and, where that is final, has not passed."""
    if not state.power[seat] or is_out(state, seat):
        return False
    return seat not in state.passed or not state.variant.is_on("pass_is_final")


def turn_of(state: Earth) -> Turn:
    """The turn that is being taken."""
    assert state.turn is not None, "nobody has the turn"
    return state.turn


class BeginTurn(Auto, frozen=True):
    """A faction's turn, if it has any Power; units step on abandoned gates beside them (4)."""

    seat: Seat
    may_begin: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """It is asked, or passed over; first others may have something to do before it (15)."""
        game = game_of(state)
        if has_moments(game) and not self.may_begin:
            own_turn = self.seat if is_active(game, self.seat) else NOBODY
            context.then(Moments(own_turn), BeginTurn(self.seat, True))
            return
        two_players.before_turn(game, context, self.seat, is_out(game, self.seat))
        if not is_active(game, self.seat):
            go_round(game, context, self.seat)
            return
        game.turn = Turn(seat=self.seat)
        context.emit(TurnBegan(self.seat, game.factions[self.seat]))
        gates.settle(game, context, self.seat)
        context.then(TakeTurn(self.seat))


class TakeTurn(OneSeat, frozen=True):
    """The faction says what it does: one action of its turn, or a unit of a move."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may come."""
        game = game_of(state)
        turn, facts = turn_of(game), {"who": who(game, self.seat)}
        power = game.power[self.seat]
        if turn.moving:
            return say("cthulhu_wars.prompt.moving", n=power, **facts)
        if not menu.may_act(game, self.seat, turn):
            return say("cthulhu_wars.prompt.more", n=power, **facts)
        key = "second" if turn.second_due else "turn"
        return say(f"cthulhu_wars.prompt.{key}", n=power, **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All that is open."""
        game = game_of(state)
        return menu.menu(game, self.seat, turn_of(game))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        return say_action(game_of(state), self.seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """What is not open, and why."""
        return refused(game_of(state), self.seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a thing on the table is of no use now."""
        return explain(game_of(state), self.seat, target)

    def explain_next(
        self, state: State, seat: Seat, path: Sequence[Target], target: Target
    ) -> Text:
        """A unit has been picked: why it cannot go there."""
        why = too_far(game_of(state), self.seat, path[-1], target)
        return why or self.explain(state, seat, target)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Does it; what follows depends on whether an action is completed by it."""
        if not turn_of(state).moving:
            menu.see_swaps(state, self.seat)
        if isinstance(action, Walks):
            self.walk(state, context, action)
        elif isinstance(action, EndTurn):
            context.then(FinishTurn(self.seat))
        elif isinstance(action, GiveUp):
            self.give_up(state, context)
        elif isinstance(action, StepOn | StepOff):
            menu.control_gate(state, context, self.seat, action)
            context.then(GoOn(self.seat))
        elif isinstance(action, Done):
            self.complete_move(state, context)
        else:
            menu.carry_out(state, context, self.seat, action)
            self.complete(state, context)

    def walk(self, state: Earth, context: StepContext, action: Walks) -> None:
        """One unit more; without Power or units left the move is over."""
        walk(state, context, self.seat, action)
        if can_walk_on(state, self.seat):
            context.then(self)
        else:
            self.complete_move(state, context)

    def complete_move(self, state: Earth, context: StepContext) -> None:
        """The move is the turn's action."""
        moved = turn_of(state).moving
        menu.begin(state, "move")
        for each in own(state, self.seat, "after_move"):
            each.after_move(state, context, self.seat, moved)
        self.complete(state, context)

    def complete(self, state: Earth, context: StepContext) -> None:
        """When all that the action started is over: gates, the stable point, gates that were left
        at it, what is left of the turn."""
        context.then(TakeGates(self.seat))
        stable.after_action(state, context, self.seat)
        context.then(TakeGates(self.seat), GoOn(self.seat))

    def give_up(self, state: Earth, context: StepContext) -> None:
        """Passes: Power to 0 (6)."""
        context.emit(Passed(self.seat, state.power[self.seat]))
        state.power[self.seat] = 0
        if self.seat not in state.passed:
            state.passed = (*state.passed, self.seat)
        context.then(FinishTurn(self.seat))


class TakeGates(Auto, frozen=True):
    """After an own action, and after what others did upon it (Devolve), units step on abandoned
    gates beside them (4); where gates are not to be arranged without Power, only as long as some
    is left (R4)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By themselves."""
        game = game_of(state)
        menu.free_gates(game)
        if game.power[self.seat] or game.variant.is_on("gate_control_at_zero_power"):
            gates.settle(game, context, self.seat)


class GoOn(Auto, frozen=True):
    """The turn goes on as long as anything is open in it."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or ends the turn."""
        game = game_of(state)
        turn = turn_of(game)
        is_open = not is_out(game, self.seat) and (
            menu.may_act(game, self.seat, turn) or menu.is_more_open(game, self.seat, turn)
        )
        context.then(TakeTurn(self.seat) if is_open else FinishTurn(self.seat))


class FinishTurn(Auto, frozen=True):
    """The turn is over."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The next faction, unless the game is over."""
        game = game_of(state)
        game.turn = None
        if not ending.check_turn_end(game, context):
            go_round(game, context, self.seat)


def go_round(state: Earth, context: StepContext, seat: Seat) -> None:
    """Who comes after a seat; with nobody left the phase is over."""
    if any(is_active(state, each) for each in all_seats(state)):
        context.then(BeginTurn(after(state, seat)))
        return
    from rules.cthulhu_wars.rounds.one_round import BeginRound

    context.then(BeginRound())


STEPS: tuple[type[Step], ...] = (BeginTurn, TakeTurn, TakeGates, GoOn, FinishTurn)

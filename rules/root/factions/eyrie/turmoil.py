"""Turmoil (7.2): points and cards are lost, the leader falls, Daylight ends."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.piles import lay_down
from rules.root.data import leaders
from rules.root.factions.asking import OneSeat, refuse
from rules.root.factions.eyrie.actions import ChooseLeader
from rules.root.factions.eyrie.decree import birds
from rules.root.factions.eyrie.events import LeaderChosen, LeadersReturned, Turmoil
from rules.root.factions.eyrie.holdings import board_of, face_up, put_board
from rules.root.factions.eyrie.naming import leader_name
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of
from rules.root.turn import EndDaylight


class FallIntoTurmoil(Auto, frozen=True):
    """A card of the Decree could not be carried out in full."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Humiliation, purge, a new leader, rest."""
        game = game_of(state)
        board, lost = board_of(game, self.seat), birds(game, self.seat)
        laid = tuple(card for cards in board.decree for card in cards)
        context.emit(Turmoil(self.seat, board.leader, lost, laid))
        score(game, context, self.seat, -lost, "turmoil")
        deposed = (*board.deposed, board.leader)
        empty: tuple[str, ...] = ()
        new = msgspec.structs.replace(
            board, leader="", deposed=deposed, decree=(empty, empty, empty, empty)
        )
        put_board(game, self.seat, new)
        lay_down(game, context, laid)
        turn_leaders_up(game, context, self.seat)
        context.then(EndDaylight(), *next_leader(game, context, self.seat))


def turn_leaders_up(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Only if none is face up: all turn face up, the deposed one too."""
    if not face_up(state, seat):
        board = board_of(state, seat)
        put_board(state, seat, msgspec.structs.replace(board, deposed=()))
        context.emit(LeadersReturned(seat))


def next_leader(state: Woodland, context: StepContext, seat: Seat) -> tuple[Step, ...]:
    """The choice of a leader; a single one turns up by itself."""
    found = face_up(state, seat)
    if len(found) > 1:
        return (TurnLeaderUp(seat),)
    crown(state, context, seat, found[0])
    return ()


def crown(state: Woodland, context: StepContext, seat: Seat, leader: str) -> None:
    """A leader turns up; its viziers follow from it."""
    board = board_of(state, seat)
    put_board(state, seat, msgspec.structs.replace(board, leader=leader))
    context.emit(LeaderChosen(seat, leader))


class TurnLeaderUp(OneSeat, frozen=True):
    """Which of the face-up leaders rules from now on. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("root.eyrie.prompt.leader")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those that are face up."""
        return [ChooseLeader(leader) for leader in face_up(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A leader with what it brings."""
        assert isinstance(action, ChooseLeader)
        return leader_option(action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Those that were deposed."""
        deposed = board_of(game_of(state), self.seat).deposed
        why = say("root.eyrie.why.deposed")
        return [refuse(leader_option(ChooseLeader(leader)), why) for leader in deposed]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A leader is asked for."""
        return say("root.eyrie.why.leader")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """It rules."""
        assert isinstance(action, ChooseLeader)
        crown(state, context, self.seat, action.leader)


def leader_option(action: ChooseLeader) -> Option:
    """A leader: its name, what it does, its viziers."""
    columns = tuple(say(f"root.eyrie.column.{n}") for n in leaders()[action.leader].viziers)
    label = say(
        "root.eyrie.do.leader",
        leader=leader_name(action.leader),
        does=say(f"root.eyrie.does.{action.leader}"),
        columns=columns,
    )
    return Option(action, label, (Target(TargetKind.CARD, f"leader:{action.leader}"),))


STEPS: tuple[type[Step], ...] = (FallIntoTurmoil, TurnLeaderUp)

"""Parliament: the action of each swayed minister, once, in any order (7.7)."""

from collections.abc import Iterator, Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.battle import fights
from rules.root.data import ministers
from rules.root.enums import BuildingKind, Rank
from rules.root.factions.asking import button, refuse
from rules.root.factions.duchy import building
from rules.root.factions.duchy.actions import CallMinister
from rules.root.factions.duchy.events import MinisterCalled
from rules.root.factions.duchy.holdings import (
    all_tunnels_are_out,
    board_of,
    built,
    rank_of,
)
from rules.root.factions.duchy.ministers import (
    BankerSpends,
    BrigadierActs,
    CaptainFights,
    ForemoleBuilds,
    MarshalMoves,
)
from rules.root.factions.duchy.naming import (
    building_name,
    minister_does,
    minister_name,
    minister_target,
)
from rules.root.phases import PhaseChoice
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of, turn_of
from rules.root.woodland.moving import can_move

MAYOR = "mayor"
DUCHESS_POINTS = 2


def flag(minister: str) -> str:
    """The mark in the turn that this minister has been called."""
    return f"duchy.{minister}"


def was_called(state: Woodland, minister: str) -> bool:
    """Whether this minister has been called this turn."""
    return flag(minister) in turn_of(state).used


def why_idle(state: Woodland, seat: Seat, minister: str) -> Text | None:
    """Why this minister's action would do nothing now, or None."""
    match minister:
        case "foremole":
            able = building.can_build(state, seat, any_card=True)
            return None if able else _why_no_building(state, seat)
        case "captain":
            return None if fights(state, seat) else say("root.duchy.why.no_battle")
        case "marshal":
            return None if can_move(state, seat) else say("root.duchy.why.no_move")
        case "brigadier":
            able = can_move(state, seat) or bool(fights(state, seat))
            return None if able else say("root.duchy.why.no_move")
        case "banker":
            return None if state.hands[seat] else say("root.duchy.why.no_cards")
        case "mayor":
            able = next(copies(state, seat), None) is not None
            return None if able else say("root.duchy.why.mayor_alone")
        case "duchess_of_mud":
            able = all_tunnels_are_out(state, seat)
            return None if able else say("root.duchy.why.tunnels_missing")
        case _:
            kind = COUNTED[minister]
            if built(state, seat, kind):
                return None
            return say("root.duchy.why.no_building", building=building_name(kind))


COUNTED = {"baron_of_dirt": BuildingKind.MARKET, "earl_of_stone": BuildingKind.CITADEL}


def _why_no_building(state: Woodland, seat: Seat) -> Text:
    return say(f"root.duchy.why.{'no_site' if state.hands[seat] else 'no_cards'}")


def copies(state: Woodland, seat: Seat) -> Iterator[str]:
    """Whose action the Mayor may use: other swayed squires and nobles, called or not."""
    for minister in board_of(state, seat).swayed:
        if minister == MAYOR or rank_of(minister) is Rank.LORD:
            continue
        if why_idle(state, seat, minister) is None:
            yield minister


def calls(state: Woodland, seat: Seat) -> Iterator[CallMinister]:
    """The calls that are open: swayed, not yet called, with something to do."""
    for minister in board_of(state, seat).swayed:
        if was_called(state, minister):
            continue
        if minister == MAYOR:
            yield from (CallMinister(MAYOR, of=each) for each in copies(state, seat))
        elif why_idle(state, seat, minister) is None:
            yield CallMinister(minister)


def is_anybody_left(state: Woodland, seat: Seat) -> bool:
    """Whether a swayed minister has not been called yet. Public."""
    return not all(was_called(state, each) for each in board_of(state, seat).swayed)


def call_option(action: CallMinister) -> Option:
    """A call in words."""
    minister, target = minister_name(action.minister), minister_target(action.minister)
    if not action.of:
        label = say("root.duchy.do.call", minister=minister, does=minister_does(action.minister))
        return Option(action, label, (target,))
    of, does = minister_name(action.of), minister_does(action.of)
    label = say("root.duchy.do.call_mayor", minister=minister, of=of, does=does)
    return Option(action, label, (target, minister_target(action.of)))


class DuchyParliament(PhaseChoice, frozen=True):
    """Which minister acts next, or the end of Parliament."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be done."""
        return say("root.duchy.prompt.parliament")

    def orders(self, state: Woodland) -> Sequence[Action]:
        """The open calls, or to end it."""
        return [*calls(state, self.seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button."""
        if isinstance(action, Done):
            return button(action, say("root.duchy.do.end_parliament"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Swayed ministers that were called or have nothing to do."""
        game = game_of(state)
        found = []
        for minister in board_of(game, self.seat).swayed:
            why = why_not_call(game, self.seat, minister)
            if why is not None:
                found.append(refuse(call_option(CallMinister(minister)), why))
        return [*super().refused(state, seat, given), *found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a minister cannot be called."""
        if target.kind is TargetKind.TRACK and str(target.id).startswith("minister:"):
            minister = str(target.id).removeprefix("minister:")
            if minister in ministers():
                why = why_not_call(game_of(state), self.seat, minister)
                return why or super().explain(state, seat, target)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """The minister acts; then the next one, while one is left."""
        if not isinstance(action, CallMinister):
            return
        turn = turn_of(state)
        state.turn = msgspec.structs.replace(turn, used=(*turn.used, flag(action.minister)))
        context.emit(MinisterCalled(self.seat, action.minister, action.of))
        act(state, context, self.seat, action.of or action.minister)
        if is_anybody_left(state, self.seat):
            context.then(self)


def why_not_call(state: Woodland, seat: Seat, minister: str) -> Text | None:
    """Why this minister cannot be called now, or None."""
    named = minister_name(minister)
    if minister not in board_of(state, seat).swayed:
        return say("root.duchy.why.not_swayed", minister=named)
    if was_called(state, minister):
        return say("root.duchy.why.called", minister=named)
    return why_idle(state, seat, minister)


def act(state: Woodland, context: StepContext, seat: Seat, minister: str) -> None:
    """The action of a minister."""
    match minister:
        case "foremole":
            context.then(ForemoleBuilds(seat))
        case "captain":
            context.then(CaptainFights(seat))
        case "marshal":
            context.then(MarshalMoves(seat))
        case "brigadier":
            context.then(BrigadierActs(seat))
        case "banker":
            context.then(BankerSpends(seat))
        case "duchess_of_mud":
            score(state, context, seat, DUCHESS_POINTS, "minister")
        case _:
            count = built(state, seat, COUNTED[minister])
            score(state, context, seat, count, "minister")


STEPS: tuple[type[Step], ...] = (DuchyParliament,)

"""Evening of the Alliance: an operation for each officer (7.3)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import BeginBattle, fights, refused_fights
from rules.root.describe import place_name, who
from rules.root.enums import Cause, TokenKind
from rules.root.factions.alliance.actions import AllianceRecruit, Organize
from rules.root.factions.alliance.birdsong import place_sympathy, why_no_spread
from rules.root.factions.alliance.holdings import bases, board_of, is_sympathetic
from rules.root.factions.asking import button, place_target, refuse
from rules.root.phases import Joined, PhaseChoice
from rules.root.state import CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.moving import carry_out, moves, why_not_reach
from rules.root.woodland.placing import can_place, off_map, place_warriors, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


class BeginOperations(Auto, frozen=True):
    """As many operations as officers."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks for the first."""
        game = game_of(state)
        officers = board_of(game, self.seat).officers
        if officers:
            game.turn = msgspec.structs.replace(turn_of(game), actions=officers)
            context.then(AllianceOperates(self.seat))


def organizes(state: Woodland, seat: Seat) -> list[Organize]:
    """Unsympathetic clearings with an own warrior where sympathy can be placed."""
    if not off_map(state, seat, TokenKind.SYMPATHY):
        return []
    return [
        Organize(place)
        for place in CLEARINGS
        if state.warriors[place][seat]
        and not is_sympathetic(state, seat, place)
        and can_place(state, seat, place)
    ]


def recruits(state: Woodland, seat: Seat) -> list[AllianceRecruit]:
    """Clearings with a base, while warriors are left."""
    if not state.supply[seat]:
        return []
    found = dict.fromkeys(place for place, _ in bases(state, seat))
    return [AllianceRecruit(place) for place in found if can_place(state, seat, place)]


class AllianceOperates(PhaseChoice, frozen=True):
    """One operation: Move, Battle, Recruit or Organize."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        game = game_of(state)
        return say("root.alliance.prompt_operate", who=who(game, seat), n=turn_of(game).actions)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """All that is open, and the end."""
        seat = self.seat
        found: list[Action] = [Done(), *fights(state, seat), *organizes(state, seat)]
        return Joined(moves(state, seat), [*found, *recruits(state, seat)])

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.alliance.end_operations"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Clearings where nothing can be organized or recruited; battles out of reach."""
        game = game_of(state)
        found = [*super().refused(state, seat, given), *refused_fights(game, self.seat)]
        open_bases = recruits(game, self.seat)
        for place in dict.fromkeys(place for place, _ in bases(game, self.seat)):
            if AllianceRecruit(place) not in open_bases:
                why = why_not_place(game, self.seat, place)
                why = why or say("root.alliance.why_no_warriors")
                found.append(refuse(recruit_option(game, AllianceRecruit(place)), why))
        able = {each.place for each in organizes(game, self.seat)}
        for place in CLEARINGS:
            if place not in able and game.warriors[place][self.seat]:
                why = why_no_spread(game, self.seat, place)
                found.append(refuse(organize_option(game, Organize(place)), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why no move leads there."""
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return why_not_reach(game_of(state), self.seat, int(target.id))
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it; then the next one, if one is left."""
        if isinstance(action, Done):
            return
        turn = turn_of(state)
        state.turn = msgspec.structs.replace(turn, actions=turn.actions - 1)
        match action:
            case Move():
                carry_out(state, context, self.seat, action)
            case Fight():
                context.then(BeginBattle(self.seat, action.place, action.defender))
            case AllianceRecruit(place=place):
                place_warriors(state, context, self.seat, place, 1)
            case Organize(place=place):
                organize(state, context, self.seat, place)
        context.then(NextOperation(self.seat))


class NextOperation(Auto, frozen=True):
    """The next operation, if an officer is left for it: officers that were lost have none."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks again."""
        game = game_of(state)
        turn = turn_of(game)
        left = min(turn.actions, board_of(game, self.seat).officers)
        game.turn = msgspec.structs.replace(turn, actions=left)
        if left:
            context.then(AllianceOperates(self.seat))


def organize(state: Woodland, context: StepContext, seat: Seat, place: Place) -> None:
    """The warrior goes first, then sympathy comes and scores."""
    gone = Removal(owner=seat, by=seat, place=place, cause=Cause.OWN, warriors=1)
    remove(state, context, gone)
    place_sympathy(state, context, seat, place)


def organize_option(state: Woodland, action: Organize) -> Option:
    """In words."""
    label = say("root.alliance.do_organize", place=place_name(state, action.place))
    return Option(action, label, (place_target(action.place), organize_button()))


def organize_button() -> Target:
    """The button that tells it from a move."""
    return Target(TargetKind.BUTTON, "organize")


def recruit_option(state: Woodland, action: AllianceRecruit) -> Option:
    """In words."""
    label = say("root.alliance.do_recruit", place=place_name(state, action.place))
    recruit = Target(TargetKind.BUTTON, "recruit")
    return Option(action, label, (place_target(action.place), recruit))


STEPS: tuple[type[Step], ...] = (BeginOperations, AllianceOperates, NextOperation)

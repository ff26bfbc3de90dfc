"""Arrests and Rubble (6, 9): cultists leave the city, Rubble leaves its space."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import (
    OneSeat,
    button,
    cultist_target,
    rubble_target,
)
from rules.kinfire_council.describe import cost_text, space_name, who
from rules.kinfire_council.effects.run import Scope, Steps
from rules.kinfire_council.enums import Moment, Reach, Source, Tile
from rules.kinfire_council.points import score
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.ops import Ops
from rules.kinfire_council.printed.triggers import fire_all
from rules.kinfire_council.spaces import NUMBERS, neighbours
from rules.kinfire_council.state import Council, Space, game_of
from rules.kinfire_council.turn.actions import ClearRubble, SeizeCultist
from rules.kinfire_council.turn.events import Arrested, RubbleCleared
from rules.kinfire_council.turn.paying import PayCost, can_pay, why_cannot_pay


# -------------------------------------------------------------------- cultists
def within_reach(state: Council, space: Space, reach: Reach) -> tuple[int, ...]:
    """The cultists that can be arrested: those on adjacent spaces, or any in the city; the one on
    the piece's own space is not adjacent (6, R6)."""
    if reach is Reach.ANY:
        return state.city
    near = neighbours(state, space)
    return tuple(number for number in state.city if number in near)


def arrest(state: Council, context: StepContext, seat: Seat, number: int, scope: Scope) -> Steps:
    """The cultist comes into the player's holding, his space is free at once; what it sets off."""
    state.city = tuple(each for each in state.city if each != number)
    sheet = state.sheets[seat]
    held = tuple(sorted((*sheet.cultists, number)))
    state.sheets[seat] = msgspec.structs.replace(sheet, cultists=held)
    context.emit(Arrested(seat, number))
    return fire_all(state, context, Moment.ARREST, seat, scope)


def say_arrest(state: Council, number: int) -> Option:
    """An arrest in words."""
    label = say("kinfire_council.do.arrest", place=space_name(state, str(number)))
    return Option(SeizeCultist(number), label, (cultist_target(number),))


def number_of(target: Target, kind: str) -> int | None:
    """The number of a cultist or of Rubble that was clicked, or of the space under it; leaders
    never stand in the city."""
    id = str(target.id)
    if target.kind is TargetKind.PIECE:
        name, _, id = id.partition(":")
        if name != kind:
            return None
    elif target.kind is not TargetKind.PLACE:
        return None
    return int(id) if id in NUMBERS else None


class ChooseArrest(OneSeat, frozen=True):
    """Up to so many cultists are arrested by an effect; it may be declined."""

    IS_PUBLIC = True

    left: int
    reach: Reach
    scope: Scope

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        name = who(game_of(state), seat)
        return say("kinfire_council.prompt.arrest", who=name, n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each within reach."""
        game = game_of(state)
        found = within_reach(game, self.scope.space, self.reach)
        return [*(SeizeCultist(number) for number in found), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By their spaces."""
        if isinstance(action, SeizeCultist):
            return say_arrest(game_of(state), action.number)
        return button(action, say("kinfire_council.do.no_arrest"), "pass")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """No cultist there, one too far away, or the space of one within reach."""
        game, number = game_of(state), number_of(target, "cultist")
        if number is None:
            return super().explain(state, seat, target)
        if number in within_reach(game, self.scope.space, self.reach):
            place = space_name(game, str(number))
            return say("kinfire_council.why.click_cultist", place=place)
        return why_no_arrest(game, self.scope.space, number)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """One, then the next."""
        if isinstance(action, SeizeCultist):
            context.then(*arrest(state, context, self.seat, action.number, self.scope))
            if self.left > 1:
                context.then(msgspec.structs.replace(self, left=self.left - 1))


def why_no_arrest(state: Council, space: Space, number: int) -> Text:
    """Why nobody is arrested on a space."""
    place = space_name(state, str(number))
    if number not in state.city:
        return say("kinfire_council.why.nobody_there", place=place)
    if not space.isdigit():
        return say("kinfire_council.why.arrest_numbered")
    if str(number) == space:
        return say("kinfire_council.why.arrest_same", place=place)
    return say("kinfire_council.why.arrest_far", place=place)


# -------------------------------------------------------------------- Rubble
def clearing(state: Council) -> Ops:
    """What it costs to clear Rubble (9)."""
    return item_set(state).tiles[Tile.RUBBLE].cost


def clearable(state: Council, seat: Seat, space: Space) -> tuple[int, ...]:
    """The Rubble that a piece on a space could clear, if it can be paid (9)."""
    if not state.rubble:
        return ()
    near = neighbours(state, space)
    found = tuple(number for number in state.rubble if number in near)
    return found if found and can_pay(state, seat, clearing(state)) else ()


def say_clearing(state: Council, number: int) -> Option:
    """It in words."""
    label = say(
        "kinfire_council.do.clear",
        place=space_name(state, str(number)),
        cost=cost_text(clearing(state)),
        v=item_set(state).tiles[Tile.RUBBLE].v,
    )
    return Option(ClearRubble(number), label, (rubble_target(number),))


def refused_clearings(state: Council, seat: Seat, space: Space) -> list[Option]:
    """Rubble beside the piece that it cannot pay for."""
    if can_pay(state, seat, clearing(state)):
        return []
    why = why_cannot_pay(state, seat, clearing(state))
    return [
        msgspec.structs.replace(say_clearing(state, number), why_not=why)
        for number in state.rubble
        if number in neighbours(state, space)
    ]


def why_no_clearing(state: Council, space: Space, number: int) -> Text:
    """Why Rubble that was clicked stays."""
    if not space.isdigit():
        return say("kinfire_council.why.clear_numbered")
    return say("kinfire_council.why.clear_far", place=space_name(state, str(number)))


def clear(state: Council, seat: Seat, number: int, scope: Scope) -> Steps:
    """Rubble is paid for and cleared."""
    return (PayCost(seat, clearing(state), scope), TakeRubble(seat, number))


class TakeRubble(Auto, frozen=True):
    """The tile goes back, the player gains V."""

    seat: Seat
    number: int

    def run(self, state: State, context: StepContext) -> None:
        """At once."""
        game = game_of(state)
        game.rubble = tuple(each for each in game.rubble if each != self.number)
        context.emit(RubbleCleared(self.seat, self.number))
        score(game, context, self.seat, item_set(game).tiles[Tile.RUBBLE].v, Source.RUBBLE)


STEPS: tuple[type[Step], ...] = (ChooseArrest, TakeRubble)

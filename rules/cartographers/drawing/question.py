"""A question about one map: what all of them share."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cartographers.actions import Destroy
from rules.cartographers.describe import described
from rules.cartographers.drawing.reasons import Ground, explained
from rules.cartographers.events import Destroyed, Drew, DrewNothing
from rules.cartographers.heroes.powers import destroy
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Drawing, Sheet, draw
from rules.cartographers.state import Cartographers, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Choice,
    Event,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
    is_whole,
)
from rules.kernel.text import Text

Given = tuple[Action, ...]


class MapChoice(Choice, frozen=True):
    """Every seat asked decides about one map, all at the same time and in secret (11)."""

    card: str

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    INDEPENDENT: ClassVar[bool] = True

    def map_of(self, game: Cartographers, seat: Seat) -> Seat:
        """Whose map this seat decides about: its own, but in an ambush."""
        return seat

    def sheet_with(self, game: Cartographers, seat: Seat, parts: Given) -> Sheet:
        """That map as it will be after these parts."""
        sheet = game.sheets[self.map_of(game, seat)]
        for part in parts:
            sheet = carried_out(game.land, sheet, self.card, seat, part)
        return sheet

    def ground(self, game: Cartographers, seat: Seat, given: Given) -> Ground:
        """What a further drawing has to respect."""
        return Ground(game.land, self.sheet_with(game, seat, given))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a space cannot be chosen."""
        game, given = game_of(state), state.answers.get(seat, ())
        actions = self.actions(state, seat, given)
        return explained(self.ground(game, seat, given), actions, target)

    def is_settled(self, state: State, answers: Answers) -> bool:
        """When every seat asked has answered whole; at large tables most answers are looked at
        only once."""
        seats = self.seats(state)
        if len(answers) < len(seats):
            return False
        return all(is_whole(self, state, seat, answers.get(seat, ())) for seat in seats)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All answers at once. What several seats confirmed in secret is known now, so it stands:
        a confirm may be withdrawn only until the last seat confirms (11)."""
        if len(answers) > 1:
            context.reveal()
        self.join(game_of(state), context, answers)

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """What the answers change."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, state: State, seat: Seat, given: Given, action: Action) -> Text:
        """Why a drawing, or a destruction, is not open: where it would lie, what it would miss."""
        if isinstance(action, Draw | Destroy):
            game = game_of(state)
            ground = self.ground(game, seat, given)
            return explained(ground, (), Target(TargetKind.CELLS, action.cells))
        return super().why_not(state, seat, given, action)

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """Where only passing is open there is nothing to choose."""
        actions: Sequence[Action] = self.actions(state, seat, given)
        only = actions[0] if len(actions) == 1 else None
        return only if isinstance(only, Pass) else None


def carried_out(land: Land, sheet: Sheet, card: str, seat: Seat, part: Action) -> Sheet:
    """One part of an answer on a sheet, where nothing is paid and no shape has a coin."""
    if isinstance(part, Draw):
        return draw(land, sheet, Drawing(part.terrains, part.cells, card, seat, part.marks))
    if isinstance(part, Destroy):
        return destroy(land, sheet, part.cells, card, seat)
    return sheet


def carry_out(
    choice: MapChoice,
    game: Cartographers,
    context: StepContext,
    seat: Seat,
    given: Given,
    skill: str = "",
) -> None:
    """Changes the map that a seat decided about, part by part, and tells it."""
    owner = choice.map_of(game, seat)
    for part in given:
        before = game.sheets[owner]
        sheet = game.sheets[owner] = carried_out(game.land, before, choice.card, seat, part)
        coins = sheet.coins - before.coins
        context.emit(event_of(game, (seat, owner), choice.card, part, coins, skill))


def event_of(
    game: Cartographers,
    who: tuple[Seat, Seat],
    card: str,
    part: Action,
    coins: int,
    skill: str = "",
) -> Event:
    """What is told of one part: by whom, on whose map, with how many coins for the owner."""
    seat, owner = who
    private, stride = game.variant.private, game.land.stride
    if isinstance(part, Draw):
        return Drew(
            seat,
            owner,
            private,
            card,
            part.terrains,
            part.cells,
            stride,
            coins=coins,
            marks=part.marks,
            skill=skill,
        )
    if isinstance(part, Destroy):
        return Destroyed(seat, owner, private, card, part.cells, stride, coins)
    return DrewNothing(seat, owner, private, card)

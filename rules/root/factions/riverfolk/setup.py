"""The Company begins: four warriors on the river, three in Payments, prices (7.6)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.describe import at, place_name
from rules.root.factions.asking import OneSeat
from rules.root.factions.riverfolk.holdings import (
    board_of,
    change,
    plus,
    river_places,
    tracks,
)
from rules.root.state import CLEARINGS, game_of
from rules.root.woodland.placing import place_warriors


class SettleOnRiver(OneSeat, frozen=True):
    """Where the first warriors stand, one part each: any clearings on the river. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        left = tracks().start_warriors_on_river - len(state.answers.get(seat, ()))
        return say("root.riverfolk.prompt.settle", n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing on the river."""
        return [ChoosePlace(place) for place in river_places(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.riverfolk.do.settle", place=place_name(game_of(state), action.place))
        return Option(action, label, (at(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only clearings on the river."""
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            place = place_name(game_of(state), int(target.id))
            return say("root.riverfolk.why.not_river", place=place)
        return super().explain(state, seat, target)

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """All four."""
        return len(given) >= tracks().start_warriors_on_river

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """They take their places."""
        game = game_of(state)
        chosen = [part.place for part in answers[self.seat] if isinstance(part, ChoosePlace)]
        for place in dict.fromkeys(chosen):
            place_warriors(game, context, self.seat, place, chosen.count(place))


class FirstPayments(Auto, frozen=True):
    """Three own warriors begin in Payments."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From the supply."""
        game = game_of(state)
        count = tracks().start_payments
        game.supply[self.seat] -= count
        payments = board_of(game, self.seat).payments
        change(game, self.seat, payments=plus(payments, self.seat, count))


STEPS: tuple[type[Step], ...] = (SettleOnRiver, FirstPayments)

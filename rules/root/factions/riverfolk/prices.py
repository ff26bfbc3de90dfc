"""The prices of the services: set at the start and, if wished, each Evening (7.6)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.factions.asking import OneSeat, button
from rules.root.factions.riverfolk.actions import SetPrice
from rules.root.factions.riverfolk.events import PricesSet
from rules.root.factions.riverfolk.holdings import SERVICES, board_of, change, tracks
from rules.root.state import game_of


class SetPrices(OneSeat, frozen=True):
    """The three prices, one part each; `may_keep`: they may stay as they are."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    may_keep: bool = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Of which service."""
        given = len(state.answers.get(seat, ()))
        service = SERVICES[min(given, len(SERVICES) - 1)]
        what = say(f"root.riverfolk.service.{service.value}")
        now = board_of(game_of(state), self.seat).prices[SERVICES.index(service)]
        key = "root.riverfolk.prompt.price" if self.may_keep else "root.riverfolk.prompt.first"
        return say(key, what=what, n=now)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each price; first of all to keep all three."""
        service = SERVICES[len(given)].value
        found: list[Action] = [SetPrice(service, price) for price in tracks().service_prices]
        return [Pass(), *found] if self.may_keep and not given else found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A price of a service."""
        if isinstance(action, Pass):
            return button(action, say("root.riverfolk.do.keep_prices"), "pass")
        assert isinstance(action, SetPrice)
        what = say(f"root.riverfolk.service.{action.service}")
        label = say("root.riverfolk.do.price", what=what, n=action.price)
        path = (Target(TargetKind.TRACK, f"price:{action.service}:{action.price}"),)
        return Option(action, label, path)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A price is asked for."""
        return say("root.riverfolk.why.price")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """All three, or kept."""
        return isinstance(given[0], Pass) or len(given) == len(SERVICES)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """From now on."""
        game = game_of(state)
        parts = [part for part in answers[self.seat] if isinstance(part, SetPrice)]
        if parts:
            prices = parts[0].price, parts[1].price, parts[2].price
            changed = prices != board_of(game, self.seat).prices
            change(game, self.seat, prices=prices)
            if changed or not self.may_keep:
                context.emit(PricesSet(self.seat, prices))


STEPS: tuple[type[Step], ...] = (SetPrices,)

"""Birdsong of the Company: protectionism, dividends, all warriors to Funds (7.6)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.factions.asking import button
from rules.root.factions.riverfolk.events import FundsGathered, Protected
from rules.root.factions.riverfolk.holdings import (
    board_of,
    change,
    funds,
    nothing,
    on_board,
    plus,
    post_places,
    tracks,
)
from rules.root.phases import PhaseChoice, offers
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of


class Protectionism(Auto, frozen=True):
    """Step 1: nobody has paid, so two own warriors enter Payments, as far as there are any."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only when Payments are empty."""
        game = game_of(state)
        payments = board_of(game, self.seat).payments
        count = min(tracks().protectionism_payments, game.supply[self.seat])
        if any(payments) or not count:
            return
        game.supply[self.seat] -= count
        change(game, self.seat, payments=plus(payments, self.seat, count))
        context.emit(Protected(self.seat, count))


class Dividends(Auto, frozen=True):
    """Step 2: with a trade post on the map a point for every two funds in the Funds box."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only the Funds box counts."""
        game = game_of(state)
        if post_places(game, self.seat):
            points = funds(game, self.seat) // tracks().dividend_funds_per_vp
            score(game, context, self.seat, points, "dividends")


class GatherFunds(Auto, frozen=True):
    """Step 3: Payments, Committed and the spaces of the tracks are emptied into Funds."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """All warriors on the board."""
        game = game_of(state)
        everything, none = on_board(game, self.seat), nothing(game)
        change(game, self.seat, funds=everything, payments=none, committed=none, spaces=())
        context.emit(FundsGathered(self.seat, sum(everything)))


class OpenPause(Auto, frozen=True):
    """In a phase without orders, what else is open is offered (3.2)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks where there is any."""
        if offers(game_of(state), self.seat):
            context.then(RiverfolkPause(self.seat))


class RiverfolkPause(PhaseChoice, frozen=True):
    """Effects of the whole phase, or going on."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be used."""
        return say("root.riverfolk.prompt.pause", who=who(game_of(state), seat))

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Only going on."""
        return (Done(),)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """The phase goes on."""

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Going on is a button."""
        if isinstance(action, Done):
            return button(action, say("root.riverfolk.do.go_on"), "done")
        return super().describe(state, seat, action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Orders are for Daylight."""
        return say("root.riverfolk.why.pause")


STEPS: tuple[type[Step], ...] = (
    Protectionism,
    Dividends,
    GatherFunds,
    OpenPause,
    RiverfolkPause,
)

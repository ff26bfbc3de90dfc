"""The round (4), as one list.

1. ``BeginRound``, ``OpenRound``: window W1, then ``AppointTeam``, then window W2.
2. ``HoldCheck``: ``CommitGuns``, window W3, ``CountGuns``; a Chief Cook sends back to 1.
3. ``AfterCheck``: after a mutiny a new round; otherwise ``Navigate`` (window W4, draws, logbook).
4. ``ShowCard``, ``MoveShip``, ``UseToken``, ``CarryOutCard``, window W5, ``OffDuty``; a new round.
"""

from rules.feed_the_kraken import appointment, off_duty
from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.enums import WindowName
from rules.feed_the_kraken.events import RoundBegan
from rules.feed_the_kraken.mutiny import loyalty, outcome
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.mutiny.outcome import CountGuns
from rules.feed_the_kraken.navigation import (
    card_actions,
    draws,
    map_actions,
    overboard,
    piles,
    sailing,
)
from rules.feed_the_kraken.navigation.card_actions import CarryOutCard, ChooseViewer
from rules.feed_the_kraken.navigation.draws import Navigate
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget, UseToken
from rules.feed_the_kraken.navigation.sailing import MoveShip, ShowCard
from rules.feed_the_kraken.off_duty import OffDuty
from rules.feed_the_kraken.state import NOBODY, Kraken, game_of
from rules.feed_the_kraken.windows import window
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step


class BeginRound(Auto, frozen=True):
    """(4) A new round: no team yet."""

    def run(self, state: State, context: StepContext) -> None:
        """Takes off what held for the navigation before."""
        game = game_of(state)
        game.round += 1
        game.lieutenant = game.navigator = game.hired = NOBODY
        game.smuggled = game.archived = game.jumped = ()
        context.emit(RoundBegan(game.round, game.captain))
        context.then(OpenRound())


class OpenRound(Auto, frozen=True):
    """(4, 4.1) The windows and the appointment, up to the loyalty check."""

    def run(self, state: State, context: StepContext) -> None:
        """The window is over before the captain names anybody."""
        game = game_of(state)
        context.then(
            *window(game, WindowName.W1),
            AppointTeam(),
            *window(game, WindowName.W2),
            HoldCheck(game.captain),
        )


class HoldCheck(Auto, frozen=True):
    """(4.2) The check, unless a Chief Cook has put another captain in place: then W1 again."""

    captain: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Same round, no check held, no signs moved (10)."""
        game = game_of(state)
        if game.captain != self.captain:
            game.hired = NOBODY
            context.then(OpenRound())
            return
        context.then(CommitGuns(), *window(game, WindowName.W3), CountGuns(), AfterCheck())


class AfterCheck(Auto, frozen=True):
    """(4.2) A mutiny opens a new round; a team that was confirmed sets sail."""

    def run(self, state: State, context: StepContext) -> None:
        """Goes by the check that was held last."""
        game = game_of(state)
        if not game.checks[-1].succeeded:
            context.then(Navigate(), ShowCard(), MoveShip(), UseToken(), CarryOutCard())
            context.then(*window(game, WindowName.W5), OffDuty())
        context.then(BeginRound())


def talk_due(seen: Kraken) -> bool:
    """(13) Bots speak before an appointment, at its window, at the end of a navigation, and before
    the captain decides about a seat.
    """
    if not seen.variant.bots_talk or not seen.agenda:
        return False
    step = seen.agenda[-1]
    if isinstance(step, AppointTeam | ChooseTarget | ChooseViewer):
        return True
    return step in (*window(seen, WindowName.W1), *window(seen, WindowName.W5))


STEPS: tuple[type[Step], ...] = (
    BeginRound,
    OpenRound,
    HoldCheck,
    AfterCheck,
    *appointment.STEPS,
    *loyalty.STEPS,
    *outcome.STEPS,
    *draws.STEPS,
    *overboard.STEPS,
    *piles.STEPS,
    *sailing.STEPS,
    *map_actions.STEPS,
    *card_actions.STEPS,
    *off_duty.STEPS,
)

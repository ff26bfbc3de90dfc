"""Sentries (12): a token of each kind at most, paid at once on its event."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, card_target
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.enums import Moment, Source
from rules.kinfire_council.events import SentryTaken
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.points import score
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import Council, game_of


def pay_sentries(state: Council, context: StepContext, seat: Seat, moment: Moment) -> None:
    """What a player's sentries pay for an event that he caused."""
    for id in state.sheets[seat].sentries:
        kind = item_set(state).sentries[id]
        if kind.on is moment:
            score(state, context, seat, kind.v, Source.SENTRY)


def open_sentries(state: Council, seat: Seat) -> tuple[str, ...]:
    """Kinds in stock of which the player may own another one."""
    owned, items = state.sheets[seat].sentries, item_set(state).sentries
    return tuple(
        id for id, n in state.sentry_stock if n and owned.count(id) < items[id].max_per_player
    )


def take_sentries(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """A player takes n sentries, one after the other, as far as there are any."""
    return (ChooseSentry(seat, n),) if n > 0 and open_sentries(state, seat) else ()


class TakeSentry(Action, frozen=True):
    """This one."""

    sentry: str


class ChooseSentry(OneSeat, frozen=True):
    """Which sentry?"""

    IS_PUBLIC = True

    left: int = 1

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which."""
        return say("kinfire_council.prompt.sentry", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each open kind."""
        return [TakeSentry(id) for id in open_sentries(game_of(state), seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its name, with what it pays for."""
        assert isinstance(action, TakeSentry)
        game = game_of(state)
        kind = item_set(game).sentries[action.sentry]
        label = say(
            "kinfire_council.do.sentry",
            sentry=item_name(game, action.sentry),
            moment=say(f"kinfire_council.moment.{kind.on.value}"),
            n=kind.v,
        )
        return Option(action, label, (card_target(action.sentry),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The other kinds: owned, or none left."""
        game = game_of(state)
        open_to_it, owned = open_sentries(game, seat), game.sheets[seat].sentries
        return [
            Option(
                TakeSentry(id),
                item_name(game, id),
                (card_target(id),),
                say(f"kinfire_council.why.sentry_{'owned' if id in owned else 'none_left'}"),
            )
            for id, _ in game.sentry_stock
            if id not in open_to_it
        ]

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """It stands on the sheet from now on."""
        assert isinstance(action, TakeSentry)
        taken = action.sentry
        state.sentry_stock = tuple((id, n - (id == taken)) for id, n in state.sentry_stock)
        set_sheet(state, self.seat, sentries=(*state.sheets[self.seat].sentries, taken))
        context.emit(SentryTaken(self.seat, taken, item_name(state, taken)))
        context.then(*take_sentries(state, context, self.seat, self.left - 1))

"""Sun's Rise (4): what waits for it, the docket, the Hideout."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council.effects.run import NOWHERE, Steps
from rules.kinfire_council.enums import Moment, Param, Phase
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.triggers import (
    law_sources,
    own_sources,
    param,
    runs,
    triggers_on,
)
from rules.kinfire_council.rounds.bag import DrawChits
from rules.kinfire_council.rounds.docket import DrawDocket
from rules.kinfire_council.rounds.hideout import ResolveHideout
from rules.kinfire_council.rounds.phases import begin_phase
from rules.kinfire_council.state import NOBODY, Council, game_of


class SunRises(Auto, frozen=True):
    """First what waits for it, then the docket, then the chits of the Cult."""

    def run(self, state: State, context: StepContext) -> None:
        """The phase as one list."""
        game = game_of(state)
        begin_phase(game, context, Phase.SUN_RISE)
        context.then(*awaited(game), DrawDocket(), DrawCult(), ResolveHideout())


def awaited(state: Council) -> Steps:
    """In order each player's councilor, then his elections; then the laws, the oldest first."""
    found: list[Step] = []
    for seat in all_seats(state):
        for item, source, mods in own_sources(state, seat):
            for trigger in triggers_on(mods, Moment.SUN_RISE):
                found += runs(state, trigger, seat, seat, item, source, NOWHERE)
    for item, source, mods in law_sources(state):
        for trigger in triggers_on(mods, Moment.SUN_RISE):
            found += runs(state, trigger, NOBODY, NOBODY, item, source, NOWHERE)
    return tuple(found)


class DrawCult(Auto, frozen=True):
    """As many chits as the rules and the laws say now."""

    def run(self, state: State, context: StepContext) -> None:
        """Beside any already in the Hideout."""
        context.then(DrawChits(param(game_of(state), Param.CULT_DRAW)))


STEPS: tuple[type[Step], ...] = (SunRises, DrawCult)

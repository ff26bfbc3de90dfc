"""What the ministers of the Drillbit Duchy do (9)."""

from collections.abc import Callable

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata.choosing import buildings_at, everywhere
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.drillbit_duchy.digging import DrillbitDig
from rules.root.automata.drillbit_duchy.errors import STEPS as ERROR_STEPS
from rules.root.automata.drillbit_duchy.swaying import STEPS as SWAY_STEPS
from rules.root.automata.drillbit_duchy.swaying import swayed
from rules.root.automata.losing import own_loss
from rules.root.enums import BuildingKind
from rules.root.factions.duchy.holdings import built, tunnels
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of
from rules.root.woodland.placing import place_warriors
from rules.root.woodland.removing import remove
from rules.root.woodland.ruling import rules

ID = "drillbit_duchy"
ALL_TUNNELS = 3
MUD_POINTS = 2


class ActWithMinisters(Auto, frozen=True):
    """All swayed ministers act, top to bottom."""

    seat: Seat
    done: tuple[str, ...] = ()

    def run(self, state: State, context: StepContext) -> None:
        """The next that has not acted."""
        game = game_of(state)
        left = [each for each in swayed(game, self.seat) if each not in self.done]
        if left:
            if left[0] in ACTS:
                ACTS[left[0]](game, context, self.seat)
            context.then(ActWithMinisters(self.seat, (*self.done, left[0])))


def _marshal(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A warrior where, beside a building of its own, it has fewest."""
    homes = [place for place in everywhere(state) if buildings_at(state, seat, place)]
    if homes:
        place = min(homes, key=lambda place: state.warriors[place][seat])
        place_warriors(state, context, seat, place, 1)


def _brigadier(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Digs again, for most enemy buildings and tokens."""
    context.then(DrillbitDig(seat, is_brigadier=True))


def _banker(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Builds."""
    context.then(RaiseSite(seat))


def _mayor(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A warrior leaves the ruled clearing with most of them: a point."""
    fit = [p for p in everywhere(state) if rules(state, seat, p) and state.warriors[p][seat]]
    if fit:
        place = max(fit, key=lambda place: state.warriors[place][seat])
        remove(state, context, own_loss(seat, place, 1))
        score(state, context, seat, 1, "minister")


def _earl(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A point for each citadel."""
    score(state, context, seat, built(state, seat, BuildingKind.CITADEL), "minister")


def _baron(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A point for each market."""
    score(state, context, seat, built(state, seat, BuildingKind.MARKET), "minister")


def _duchess(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Points when all tunnels are on the map."""
    if len(tunnels(state, seat)) >= ALL_TUNNELS:
        score(state, context, seat, MUD_POINTS, "minister")


ACTS: dict[str, Callable[[Woodland, StepContext, Seat], None]] = {
    "marshal": _marshal,
    "brigadier": _brigadier,
    "banker": _banker,
    "mayor": _mayor,
    "earl_of_stone": _earl,
    "baron_of_dirt": _baron,
    "duchess_of_mud": _duchess,
}
"""What the ministers do; Captain and Foremole work always."""

STEPS: tuple[type[Step], ...] = (*SWAY_STEPS, *ERROR_STEPS, ActWithMinisters)

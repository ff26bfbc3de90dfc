"""The lighthouse (4, 8): the tracker, and the site that is built and left behind."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council.enums import Source
from rules.kinfire_council.influence import home
from rules.kinfire_council.names import item_name
from rules.kinfire_council.points import cult, score
from rules.kinfire_council.printed.content import TrackerRow
from rules.kinfire_council.printed.library import balance, item_set
from rules.kinfire_council.rounds.cult_events import SeaBeastLeft
from rules.kinfire_council.rounds.events import (
    MarkerFell,
    MarkerRose,
    SiteFinished,
    SiteRevealed,
)
from rules.kinfire_council.rounds.hidden_threats import HideThreats
from rules.kinfire_council.state import Council, game_of


def top(state: Council) -> int:
    """The top row of the tracker."""
    return item_set(state).top


def tracker_row(state: Council, row: int) -> TrackerRow:
    """What stands beside a row."""
    return item_set(state).board.tracker.rows[row]


def floors_sent(state: Council, row: int) -> int:
    """How many floors a shipment of a row of the site brings."""
    return item_set(state).sites[state.site].rows[row].floors


def raise_marker(state: Council, context: StepContext, floors: int) -> None:
    """The marker goes up by the floors, not past the top row."""
    state.marker = min(state.marker + floors, top(state))
    context.emit(MarkerRose(floors, state.marker))


# -------------------------------------------------------------------- Night's Fall C, its end
class MarkerFalls(Auto, frozen=True):
    """After all cultists: the marker goes down one row for each trouble on the site, to row 0 at
    most; the Cult gains what the row says and what the number of players adds, together at least
    0. If it would have gone below row 0 a hidden threat comes, too: one, however far."""

    def run(self, state: State, context: StepContext) -> None:
        """Down, then the gain, then the threat."""
        game = game_of(state)
        collapsed = collapses(game)
        game.marker = max(game.marker - game.site_trouble, 0)
        context.emit(MarkerFell(game.site_trouble, game.marker, collapsed))
        cult(game, context, cult_gain(game, game.marker), Source.LIGHTHOUSE)
        if collapsed:
            context.then(HideThreats(1))


def collapses(state: Council) -> bool:
    """Whether the trouble on the site brings a hidden threat: below row 0, or onto it (option)."""
    row = state.marker - state.site_trouble
    is_at_bottom = row == 0 and state.site_trouble > 0
    return row < 0 or (is_at_bottom and state.variant.collapses_at_bottom)


def cult_gain(state: Council, row: int) -> int:
    """What the Cult gains at night with the marker on a row."""
    delta = balance(item_set(state), len(state.sheets))
    return max(tracker_row(state, row).cult_v + delta, 0)


# -------------------------------------------------------------------- Night's Fall D
class FinishSite(Auto, frozen=True):
    """Each shipment pays its owner floors times the worth of the row reached; tokens go home, the
    marker to row 0, the site and its trouble away; the Sea Beast leaves."""

    def run(self, state: State, context: StepContext) -> None:
        """In the order in which they were sent."""
        game = game_of(state)
        worth = tracker_row(game, game.marker).v_per_floor
        context.emit(SiteFinished(game.site, item_name(game, game.site), worth))
        for row, seat in game.shipments:
            score(game, context, seat, floors_sent(game, row) * worth, Source.LIGHTHOUSE)
            home(game, context, seat, 1)
        _clear(game, context)


def _clear(state: Council, context: StepContext) -> None:
    state.shipments, state.marker, state.site_trouble = (), 0, 0
    state.site_discard = (*state.site_discard, state.site)
    state.site = ""
    if state.sea_beast:
        state.sea_beast = False
        context.emit(SeaBeastLeft())


class RevealSite(Auto, frozen=True):
    """The next site is turned up with its trouble on it (2, 4)."""

    def run(self, state: State, context: StepContext) -> None:
        """The first of those to come."""
        game = game_of(state)
        game.site, *rest = game.sites
        game.sites = tuple(rest)
        game.site_trouble = item_set(game).sites[game.site].start_trouble
        name = item_name(game, game.site)
        context.emit(SiteRevealed(game.site, name, game.site_trouble))
        context.reveal()


STEPS: tuple[type[Step], ...] = (MarkerFalls, FinishSite, RevealSite)

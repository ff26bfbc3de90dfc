"""Resolving the Hideout (4): cultists from the lowest number to the highest, leaders last."""

from rules.kernel.state import State
from rules.kernel.steps import Auto, Step
from rules.kernel.table import Table
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.printed.library import shelf
from rules.kinfire_council.rounds.bag import note_resolved, placed, set_leader_aside, without
from rules.kinfire_council.rounds.cult_events import CultistLanded, LeaderActs
from rules.kinfire_council.state import LEADERS, Council, game_of
from rules.kinfire_council.threats.slots import slot_event, whole_slot


class ResolveHideout(Auto, frozen=True):
    """All chits that lie there now; what is drawn meanwhile waits for the next time (R18)."""

    def run(self, state: State, table: Table) -> None:
        """One after the other, then perhaps the reset of the bag."""
        chits = sorted(game_of(state).hideout)
        table.then(*(ResolveChit(chit) for chit in chits), AfterHideout())


class ResolveChit(Auto, frozen=True):
    """One chit of the Hideout."""

    chit: int

    def run(self, state: State, table: Table) -> None:
        """A leader or a cultist."""
        game = game_of(state)
        if self.chit in LEADERS:
            _leader(game, table, self.chit)
        else:
            _cultist(game, table, self.chit)


def _cultist(state: Council, table: Table, chit: int) -> None:
    """Onto its space, which it blocks; then a slot event in its slot."""
    state.hideout = without(state.hideout, chit)
    state.city = placed(state.city, chit)
    table.emit(CultistLanded(chit))
    table.then(*slot_event(state, table, shelf(state).slot_of[chit], str(chit)))


def _leader(state: Council, table: Table, chit: int) -> None:
    """A slot event in each slot, the first one first; then it is set aside."""
    table.emit(LeaderActs(chit))
    for slot in range(SLOTS):
        table.then(*slot_event(state, table, slot, whole_slot(slot)))
    table.then(SetAside(chit))


class SetAside(Auto, frozen=True):
    """A leader that has been resolved leaves the Hideout."""

    chit: int

    def run(self, state: State, table: Table) -> None:
        """Aside, or back into the bag where its cycle is over (option)."""
        game = game_of(state)
        game.hideout = without(game.hideout, self.chit)
        set_leader_aside(game, self.chit)


class AfterHideout(Auto, frozen=True):
    """After the last chit: if both leaders of this cycle have been resolved the bag is reset."""

    def run(self, state: State, table: Table) -> None:
        """So."""
        note_resolved(game_of(state), table)


STEPS: tuple[type[Step], ...] = (ResolveHideout, ResolveChit, SetAside, AfterHideout)

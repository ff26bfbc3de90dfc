"""Resolving the Hideout (4): cultists from the lowest number to the highest, leaders last."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.bag import note_resolved, placed, set_leader_aside, without
from rules.kinfire_council.rounds.cult_events import CultistLanded, LeaderActs
from rules.kinfire_council.state import LEADERS, Council, game_of
from rules.kinfire_council.threats.slots import slot_event, whole_slot


class ResolveHideout(Auto, frozen=True):
    """All chits that lie there now; what is drawn meanwhile waits for the next time (R18)."""

    def run(self, state: State, context: StepContext) -> None:
        """One after the other, then perhaps the reset of the bag."""
        chits = sorted(game_of(state).hideout)
        context.then(*(ResolveChit(chit) for chit in chits), AfterHideout())


class ResolveChit(Auto, frozen=True):
    """One chit of the Hideout."""

    chit: int

    def run(self, state: State, context: StepContext) -> None:
        """A leader or a cultist."""
        game = game_of(state)
        if self.chit in LEADERS:
            _leader(game, context, self.chit)
        else:
            _cultist(game, context, self.chit)


def _cultist(state: Council, context: StepContext, chit: int) -> None:
    """Onto its space, which it blocks; then a slot event in its slot."""
    state.hideout = without(state.hideout, chit)
    state.city = placed(state.city, chit)
    context.emit(CultistLanded(chit))
    context.then(*slot_event(state, context, item_set(state).slot_of[chit], str(chit)))


def _leader(state: Council, context: StepContext, chit: int) -> None:
    """A slot event in each slot, the first one first; then it is set aside."""
    context.emit(LeaderActs(chit))
    for slot in range(SLOTS):
        context.then(*slot_event(state, context, slot, whole_slot(slot)))
    context.then(SetAside(chit))


class SetAside(Auto, frozen=True):
    """A leader that has been resolved leaves the Hideout."""

    chit: int

    def run(self, state: State, context: StepContext) -> None:
        """Aside, or back into the bag where its cycle is over (option)."""
        game = game_of(state)
        game.hideout = without(game.hideout, self.chit)
        set_leader_aside(game, self.chit)


class AfterHideout(Auto, frozen=True):
    """After the last chit: if both leaders of this cycle have been resolved the bag is reset."""

    def run(self, state: State, context: StepContext) -> None:
        """So."""
        note_resolved(game_of(state), context)


STEPS: tuple[type[Step], ...] = (ResolveHideout, ResolveChit, SetAside, AfterHideout)

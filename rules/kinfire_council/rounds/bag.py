"""The bag of the Cult: drawing chits into the Hideout, and the reset (4)."""

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Step
from rules.kinfire_council.enums import BagReset as ResetOn
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.rounds.cult_events import BagReset, ChitDrawn
from rules.kinfire_council.state import LEADERS, Council, game_of


def placed(chits: tuple[int, ...], *more: int) -> tuple[int, ...]:
    """Chits with others, in the order of their numbers."""
    return tuple(sorted((*chits, *more)))


def without(chits: tuple[int, ...], chit: int) -> tuple[int, ...]:
    """Chits without one of them."""
    return tuple(each for each in chits if each != chit)


class DrawChits(Auto, frozen=True):
    """n chits go from the bag into the Hideout, one after the other, as far as there are any."""

    n: int

    def run(self, state: State, context: StepContext) -> None:
        """The next one."""
        if self.n > 0 and game_of(state).bag:
            context.then(DrawChit(), DrawChits(self.n - 1))


class DrawChit(Chance, frozen=True):
    """One chit is drawn, any as likely as any other."""

    def lots(self, state: State) -> Lots:
        """One of those in the bag."""
        return Equal(len(game_of(state).bag))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """It waits in the Hideout; the bag may have to be reset (option)."""
        game = game_of(state)
        assert isinstance(drawn, int)
        chit = game.bag[drawn]
        game.bag = without(game.bag, chit)
        game.hideout = placed(game.hideout, chit)
        context.emit(ChitDrawn(chit, chit in LEADERS))
        if game.variant.bag_reset is ResetOn.LEADERS_DRAWN:
            _note_drawn(game, context)


def set_leader_aside(state: Council, chit: int) -> None:
    """A leader that has been resolved: aside, or back into the bag where its cycle is over
    (option)."""
    if chit in state.leaders_due:
        state.leaders_due = without(state.leaders_due, chit)
        state.bag = placed(state.bag, chit)
    else:
        state.leaders_out = placed(state.leaders_out, chit)


# -------------------------------------------------------------------- the reset
def note_resolved(state: Council, context: StepContext) -> None:
    """The Hideout is resolved: a reset where both leaders of this cycle are aside."""
    if len(state.leaders_out) == len(LEADERS):
        reset(state, context)


def _note_drawn(state: Council, context: StepContext) -> None:
    """Option: a reset as soon as the second leader of this cycle has been drawn."""
    leaders = [chit for chit in state.hideout if chit in LEADERS]
    waiting = [chit for chit in leaders if chit not in state.leaders_due]
    if waiting and len(state.leaders_out) + len(waiting) == len(LEADERS):
        state.leaders_due = placed(state.leaders_due, *waiting)
        reset(state, context)


def reset(state: Council, context: StepContext) -> None:
    """Held cultists, the discard of the Cult and the leaders go back into the bag; chits on the
    board or in the Hideout stay where they are."""
    lost = tuple(len(sheet.cultists) for sheet in state.sheets)
    held = [chit for sheet in state.sheets for chit in sheet.cultists]
    state.bag = placed(state.bag, *held, *state.cult_discard, *state.leaders_out)
    state.cult_discard, state.leaders_out = (), ()
    for seat in all_seats(state):
        if lost[seat]:
            set_sheet(state, seat, cultists=())
    context.emit(BagReset(lost))


STEPS: tuple[type[Step], ...] = (DrawChits, DrawChit)

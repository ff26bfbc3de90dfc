"""Influence tokens (8, 11): every use takes one from the sheet."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, decree_target, slot_target
from rules.kinfire_council.data import TWO_PLAYERS
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.events import (
    ConspiratorNamed,
    CultCourted,
    InfluenceGained,
    Voted,
)
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.state import NOBODY, Council, game_of
from rules.kinfire_council.threats.slots import remove_trouble


def spend(state: Council, context: StepContext, seat: Seat, n: int = 1) -> None:
    """Tokens leave the sheet to be used; the caller has seen that they lie there."""
    set_sheet(state, seat, influence=state.sheets[seat].influence - n)


def home(state: Council, context: StepContext, seat: Seat, n: int) -> None:
    """Used tokens come back to the sheet (8)."""
    if n:
        set_sheet(state, seat, influence=state.sheets[seat].influence + n)


def from_reserve(state: Council, context: StepContext, seat: Seat, n: int) -> None:
    """Up to n tokens from the reserve to the sheet (8)."""
    sheet = state.sheets[seat]
    moved = min(n, sheet.reserve)
    if moved:
        set_sheet(state, seat, influence=sheet.influence + moved, reserve=sheet.reserve - moved)
        context.emit(InfluenceGained(seat, moved))


# -------------------------------------------------------------------- votes
def can_vote(state: Council, seat: Seat) -> bool:
    """Whether there are a token and a docket."""
    return bool(state.docket) and state.sheets[seat].influence > 0


def votes(state: Council, seat: Seat, n: int) -> Steps:
    """Up to n votes, each on either decree; without tokens they are lost (8, R30)."""
    return (CastVote(seat, n),) if n > 0 and can_vote(state, seat) else ()


class VoteFor(Action, frozen=True):
    """A token on this decree of the docket."""

    at: int


class CastVote(OneSeat, frozen=True):
    """On which decree does a token go? One after the other; it may be declined (5, 8)."""

    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        n = min(self.left, game_of(state).sheets[seat].influence)
        return say("kinfire_council.prompt.vote", who=who(game_of(state), seat), n=n)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Either decree, or none."""
        return _BALLOTS[len(game_of(state).docket)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By the decree's name."""
        if not isinstance(action, VoteFor):
            return button(action, say("kinfire_council.do.no_vote"), "no_vote")
        game = game_of(state)
        name = item_name(game, game.docket[action.at].card)
        label = say("kinfire_council.do.vote", decree=name)
        return Option(action, label, (decree_target(action.at),))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """The token lies there until Night's Fall."""
        if isinstance(action, VoteFor):
            put_vote(state, context, self.seat, action.at)
            context.then(*votes(state, self.seat, self.left - 1))


_BALLOTS: tuple[tuple[Action, ...], ...] = tuple(
    (*(VoteFor(at) for at in range(decrees)), Pass()) for decrees in range(3)
)


def put_vote(state: Council, context: StepContext, seat: Seat, at: int) -> None:
    """A token from the sheet on a decree."""
    spend(state, context, seat)
    docket, decree = list(state.docket), state.docket[at]
    given = list(decree.votes)
    given[seat] += 1
    docket[at] = msgspec.structs.replace(decree, votes=tuple(given))
    state.docket = tuple(docket)
    context.emit(Voted(seat, at, item_name(state, decree.card)))


# -------------------------------------------------------------------- the Cult
def court(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """Icon d (11): tokens go to the Cult for good, as far as they lie on the sheet.

    With two players trouble is taken off a threat of choice instead (14)."""
    if len(state.sheets) == 2:
        return calm(state, context, seat, n * TWO_PLAYERS.trouble_for_influence)
    placed = min(n, state.sheets[seat].influence)
    if placed:
        spend(state, context, seat, placed)
        state.cult_area[seat] += placed
        context.emit(CultCourted(seat, placed))
        _name_conspirator(state, context, seat)
    return ()


def _name_conspirator(state: Council, context: StepContext, seat: Seat) -> None:
    """The first with a token there, until another one has strictly more (11, R34)."""
    holder = state.conspirator
    if seat == holder:
        return
    if holder == NOBODY or state.cult_area[seat] > state.cult_area[holder]:
        state.conspirator = seat
        context.emit(ConspiratorNamed(seat))


def troubled(state: Council) -> tuple[int, ...]:
    """Slots whose threat has trouble on it."""
    return tuple(
        slot for slot, threat in enumerate(state.threats) if threat is not None and threat.trouble
    )


def calm(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """With two players: n trouble off threats, one after the other, as far as there is any."""
    return (CalmThreat(seat, n),) if n > 0 and troubled(state) else ()


class CalmSlot(Action, frozen=True):
    """The threat in this slot."""

    slot: int


class CalmThreat(OneSeat, frozen=True):
    """Off which threat does trouble go? Not to be declined."""

    IS_PUBLIC = True

    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How much is left."""
        found = who(game_of(state), seat)
        return say("kinfire_council.prompt.calm", who=found, n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each threat with trouble."""
        return [CalmSlot(slot) for slot in troubled(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By the threat's name."""
        assert isinstance(action, CalmSlot)
        game = game_of(state)
        threat = game.threats[action.slot]
        assert threat is not None
        name = item_name(game, threat.card)
        label = say("kinfire_council.do.calm", threat=name, n=threat.trouble)
        return Option(action, label, (slot_target(action.slot),))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """One off, then the next."""
        assert isinstance(action, CalmSlot)
        remove_trouble(state, context, action.slot, 1)
        context.then(*calm(state, context, self.seat, self.left - 1))

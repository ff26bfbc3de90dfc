"""The needs track (8): adding and removing needs, and what they bring at night (4)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, instead, need_target
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.describe import who
from rules.kinfire_council.enums import Moment, NeedBonus, Param, Resource, Source
from rules.kinfire_council.influence import home
from rules.kinfire_council.names import item_name, resource_name
from rules.kinfire_council.points import score
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import fire_all, param
from rules.kinfire_council.rounds.bag import DrawChits
from rules.kinfire_council.rounds.events import NeedAdded, NeedRated, NeedRemoved
from rules.kinfire_council.rounds.hideout import ResolveHideout
from rules.kinfire_council.state import NOBODY, Council, Need, game_of

EMPTY = Need()


def start_needs(state: Council) -> tuple[Need, ...]:
    """The track at the beginning (2)."""
    numbers = item_set(state).board.needs
    filled = tuple(Need((resource,)) for resource in numbers.start)
    return filled + (EMPTY,) * (numbers.rows - len(filled))


def tokens(state: Council, row: int) -> tuple[Resource, ...]:
    """All tokens of a row, also those that count from the next round."""
    need = state.needs[row]
    return (*need.wants, *need.late)


def is_open(state: Council, row: int) -> bool:
    """Whether a row holds a need that nobody has met this round."""
    need = state.needs[row]
    return bool(need.wants) and need.met_by == NOBODY


def set_need(state: Council, row: int, need: Need) -> None:
    """Replaces a row."""
    state.needs = (*state.needs[:row], need, *state.needs[row + 1 :])


# -------------------------------------------------------------------- adding
def add_need(state: Council, context: StepContext, resource: Resource) -> None:
    """Into the next empty row; where there is none onto the topmost one with a single token; all
    doubled: nothing (8)."""
    rows = range(len(state.needs))
    for row in rows:
        if not tokens(state, row):
            set_need(state, row, Need((resource,)))
            context.emit(NeedAdded(row, resource, False))
            return
    most = item_set(state).board.needs.stack
    for row in rows:
        if len(tokens(state, row)) < most:
            set_need(state, row, _stacked(state.needs[row], resource))
            context.emit(NeedAdded(row, resource, True))
            return


def _stacked(need: Need, resource: Resource) -> Need:
    """On a need that is already met the new token counts from the next round."""
    if need.met_by == NOBODY:
        return msgspec.structs.replace(need, wants=(*need.wants, resource))
    return msgspec.structs.replace(need, late=(*need.late, resource))


# -------------------------------------------------------------------- removing
class RemoveToken(Action, frozen=True):
    """A need token leaves the track."""

    row: int
    resource: Resource


class RemoveNeed(OneSeat, frozen=True):
    """The lead sponsor, else the Speaker, chooses which need token leaves the track, met or not;
    then the others, as far as there are any (15)."""

    IS_PUBLIC = True

    left: int
    item: str = ""
    """What asks for it."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who chooses, how many, because of what."""
        game = game_of(state)
        asked = say("kinfire_council.prompt.remove_need", who=who(game, seat), n=self.left)
        if not self.item:
            return asked
        name = item_name(game, self.item)
        return say("kinfire_council.prompt.because", name=name, asked=asked)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each token, alike ones of a row once."""
        game = game_of(state)
        return [
            RemoveToken(row, resource)
            for row in range(len(game.needs))
            for resource in dict.fromkeys(tokens(game, row))
        ]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its kind and row."""
        assert isinstance(action, RemoveToken), f"{action!r} removes nothing"
        what = resource_name(action.resource)
        label = say("kinfire_council.do.remove_need", what=what, row=action.row + 1)
        return Option(action, label, (need_target(action.row),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Rows without a token, everything else."""
        rows = range(len(game_of(state).needs))
        if any(target == need_target(row) and not tokens(game_of(state), row) for row in rows):
            return say("kinfire_council.why.no_need_there")
        return instead(self, state, seat)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Off the track; then the next one."""
        assert isinstance(action, RemoveToken), f"{action!r} removes nothing"
        remove_token(state, context, action.row, action.resource, self.seat)
        if self.left > 1:
            context.then(RemoveNeed(self.seat, self.left - 1, self.item))


def remove_token(
    state: Council, context: StepContext, row: int, resource: Resource, by: Seat = NOBODY
) -> None:
    """A token leaves a row; nothing moves up. The influence on a row that is emptied goes home
    unpaid."""
    need = state.needs[row]
    if resource in need.late:
        left = msgspec.structs.replace(need, late=_less(need.late, resource))
    else:
        left = msgspec.structs.replace(need, wants=_less(need.wants, resource))
    if left.met_by != NOBODY and not left.wants:
        home(state, context, left.met_by, 1)
        left = Need(left.late)
    set_need(state, row, left)
    context.emit(NeedRemoved(row, resource, by))


def _less(wants: tuple[Resource, ...], resource: Resource) -> tuple[Resource, ...]:
    at = wants.index(resource)
    return (*wants[:at], *wants[at + 1 :])


# -------------------------------------------------------------------- Night's Fall A
class RateNeeds(Auto, frozen=True):
    """Needs at night: row by row from the top. In the last round the whole Hideout is resolved
    after all rows."""

    def run(self, state: State, context: StepContext) -> None:
        """Each row that holds one."""
        game = game_of(state)
        context.then(*(RateNeed(row) for row in range(len(game.needs)) if game.needs[row].wants))
        if game.round >= ROUNDS:
            context.then(ResolveHideout())


class RateNeed(Auto, frozen=True):
    """One row: met, it pays and its influence goes home; unmet, a chit is drawn."""

    row: int

    def run(self, state: State, context: StepContext) -> None:
        """As the row is now."""
        game = game_of(state)
        need = game.needs[self.row]
        if not need.wants:
            return
        context.emit(NeedRated(self.row, need.met_by))
        if need.met_by == NOBODY:
            context.then(DrawChits(item_set(game).board.needs.chits))
        else:
            _met(game, context, self.row, need)


def _met(state: Council, context: StepContext, row: int, need: Need) -> None:
    """V to the token's owner, the token back to his sheet, then what waits for it."""
    seat = need.met_by
    score(state, context, seat, param(state, Param.NEED_V, seat), Source.NEED)
    home(state, context, seat, 1)
    set_need(state, row, need_after(state, need))
    if not state.variant.needs_persist:
        for resource in need.wants:
            context.emit(NeedRemoved(row, resource))
    if state.variant.need_bonus is NeedBonus.NIGHT:
        context.then(*fire_all(state, context, Moment.NEED_SCORED, seat))


def need_after(state: Council, need: Need) -> Need:
    """What is left of a row that has been met (18)."""
    return Need((*need.wants, *need.late) if state.variant.needs_persist else need.late)


STEPS: tuple[type[Step], ...] = (RemoveNeed, RateNeeds, RateNeed)
ACTIONS: tuple[type[Action], ...] = (RemoveToken,)

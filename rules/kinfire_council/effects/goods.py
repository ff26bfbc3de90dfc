"""Ops of goods and points (5, 11, 15)."""

from functools import lru_cache

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council import points
from rules.kinfire_council.asking import OneSeat, button
from rules.kinfire_council.data import TWO_PLAYERS
from rules.kinfire_council.describe import who
from rules.kinfire_council.effects.run import NOWHERE, Scope, Steps, for_player, handles
from rules.kinfire_council.enums import Resource
from rules.kinfire_council.events import CoffersEmptied, CoffersTaken
from rules.kinfire_council.goods import added, gain, goods_of, lose, set_sheet
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import AnyOp
from rules.kinfire_council.state import NOBODY, Council, Goods, game_of


# -------------------------------------------------------------------- goods
@handles(ops.Gain)
@for_player
def _gain(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Gain)
    gain(state, context, seat, goods_of(op.res, op.n), scope)
    return ()


@handles(ops.Lose)
@for_player
def _lose(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Lose)
    lose(state, context, seat, op.res, op.n)
    return ()


@handles(ops.GainChoice)
@for_player
def _gain_choice(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    assert isinstance(op, ops.GainChoice)
    return (ChooseGoods(seat, op.of, op.n, scope),)


class TakeGoods(Action, frozen=True):
    """Takes this mix."""

    goods: Goods


class ChooseGoods(OneSeat, frozen=True):
    """Which mix of the listed kinds?"""

    IS_PUBLIC = True

    of: tuple[Resource, ...]
    n: int
    scope: Scope = NOWHERE

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        return say("kinfire_council.prompt.goods", who=who(game_of(state), seat), n=self.n)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> tuple[Action, ...]:
        """Each mix."""
        return mixes(self.of, self.n)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """«Take 2 coins, 1 food»."""
        assert isinstance(action, TakeGoods)
        name = ".".join(map(str, action.goods))
        label = say("kinfire_council.do.goods", goods=goods_text(action.goods))
        return button(action, label, f"take:{name}")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """They are gained."""
        assert isinstance(action, TakeGoods)
        gain(state, context, self.seat, action.goods, self.scope)


@lru_cache(maxsize=256)
def mixes(of: tuple[Resource, ...], n: int) -> tuple[TakeGoods, ...]:
    """Every mix of n of these kinds."""
    found = {goods_of(of[0], 0)}
    for _ in range(n):
        found = {added(each, goods_of(kind)) for each in found for kind in of}
    return tuple(map(TakeGoods, sorted(found, reverse=True)))


# -------------------------------------------------------------------- points
@handles(ops.V)
@for_player
def _v(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.V)
    points.score(state, context, seat, op.n, scope.source)
    return ()


@handles(ops.CultV)
def _cult_v(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Icon X: the Cult gains; with two players what a player causes takes from it (14, U18)."""
    assert isinstance(op, ops.CultV)
    is_reversed = len(state.sheets) == 2 and seat != NOBODY
    sign = TWO_PLAYERS.cult_v_sign if is_reversed else 1
    points.cult(state, context, sign * op.n, scope.source)
    return ()


@handles(ops.CultScore)
def _cult_score(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.CultScore)
    points.cult(state, context, op.n, scope.source)
    return ()


# -------------------------------------------------------------------- coffers
@handles(ops.Coffers)
@for_player
def _coffers(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """At most what lies there, the tax just paid as well (5)."""
    assert isinstance(op, ops.Coffers)
    n = min(op.max, state.coffers)
    if n:
        state.coffers -= n
        coins = goods_of(Resource.COIN, n)
        set_sheet(state, seat, goods=added(state.sheets[seat].goods, coins))
        context.emit(CoffersTaken(seat, n))
    return ()


@handles(ops.CoffersEmpty)
def _coffers_empty(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    if state.coffers:
        context.emit(CoffersEmptied(state.coffers))
        state.coffers = 0
    return ()

"""Kills (7, step 4): assigned on both sides, softened, then removed at once."""

from rules.cthulhu_wars.battle.assign import Answer, PayForResults, spread_steps
from rules.cthulhu_wars.battle.events import KillSoftened
from rules.cthulhu_wars.battle.sides import (
    added,
    battle_of,
    enemy_of,
    enter_step,
    fixed,
    force_of,
    hurt_of,
    ordered,
    put_force,
    replace,
    room,
    sides,
)
from rules.cthulhu_wars.battle.slots import dies, killed
from rules.cthulhu_wars.earth.counting import unit_id
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.earth.placing import changed, leave
from rules.cthulhu_wars.enums import Cause, Result
from rules.cthulhu_wars.rounds.two_players import death_avoided
from rules.cthulhu_wars.state import Battle, Earth, Force, Hurt, Kind
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto


class DealKills(Auto, frozen=True):
    """Each side spreads the kills of the other; then they stand, and the killed leave."""

    def run(self, state: State, context: StepContext) -> None:
        """Losses are simultaneous: both sets are fixed before any removal."""
        game, battle = battle_of(state)
        enter_step(game, 4)
        numbers = (battle.defender.kills, battle.attacker.kills)
        context.then(*spread_steps(game, Result.KILL, *numbers))
        context.then(Answer(), Soften(), PayForResults(), RemoveKilled())


class Soften(Auto, frozen=True):
    """Some of the killed are only pained, by effects of their own side."""

    def run(self, state: State, context: StepContext) -> None:
        """A converted kill is that unit's pain."""
        game, battle = battle_of(state)
        for force in sides(battle):
            doomed = killed(force, room(game, force))
            for kind, count in enumerate(doomed):
                if count and is_softened(game, battle, force, kind):
                    for _ in range(count):
                        _soften(game, context, force_of(battle_of(game)[1], force.seat), kind)


def is_softened(state: Earth, battle: Battle, force: Force, kind: Kind) -> bool:
    """Whether killed units of this kind are pained instead."""
    effects = fixed(state, force, "softens")
    return any(each.softens(state, battle, force.seat, kind) for each in effects)


def _soften(state: Earth, context: StepContext, force: Force, kind: int) -> None:
    spaces = room(state, force)
    found = next(each for each in force.hurt if each.kind == kind and dies(each, spaces))
    rest = [each for each in force.hurt if each is not found]
    if found.count > 1:
        rest.append(replace(found, count=found.count - 1))
    rest.append(Hurt(kind, 0, found.kills + found.pains, found.holder))
    put_force(state, replace(force, hurt=ordered(rest)))
    death_avoided(state, context, force.seat, kind)
    assert state.battle is not None
    where = spot(state, state.battle.area)
    context.emit(KillSoftened(force.seat, unit_id(state, force.seat, kind), where))


class RemoveKilled(Auto, frozen=True):
    """Killed units leave on both sides at once."""

    def run(self, state: State, context: StepContext) -> None:
        """Off the map and out of the battle; whoever took a kill and lives is noted."""
        game, battle = battle_of(state)
        for force in sides(battle):
            spaces = room(game, force)
            for each in force.hurt:
                if dies(each, spaces):
                    self._remove(game, context, force, each)
                elif each.kills:
                    for _ in range(each.count):
                        death_avoided(game, context, force.seat, each.kind)
            _bury(game, force, tuple(each for each in force.hurt if dies(each, spaces)))

    def _remove(self, state: Earth, context: StepContext, force: Force, each: Hurt) -> None:
        assert state.battle is not None
        area, by = state.battle.area, enemy_of(state.battle, force.seat).seat
        leave(
            state,
            context,
            force.seat,
            each.kind,
            area,
            Cause.KILL,
            by,
            count=each.count,
            holder=each.holder,
        )


def _bury(state: Earth, force: Force, dead: tuple[Hurt, ...]) -> None:
    """The records of a side after its dead have left."""
    size = len(force.fighting)
    fighting, buried, lost = force.fighting, force.killed, force.lost
    for each in dead:
        fighting = changed(fighting, each.kind, -each.count)
        buried = added(buried, each.kind, each.count, size)
        lost += each.count
    left = replace(
        force,
        fighting=fighting,
        killed=buried,
        lost=lost,
        hurt=tuple(each for each in force.hurt if each not in dead),
    )
    put_force(state, replace(left, told=hurt_of(left)))


STEPS = (DealKills, Soften, RemoveKilled)

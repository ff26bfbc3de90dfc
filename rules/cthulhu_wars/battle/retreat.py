"""Retreats (7, step 6): the attacker's pained units first, each to an area without units
of the opposing side. Where there is no such area one of them is eliminated, the others stay.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseSeat, ChooseUnit
from rules.cthulhu_wars.asking import OneSeat, refuse
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.battle.describe import unit_words
from rules.cthulhu_wars.battle.events import StoodFast
from rules.cthulhu_wars.battle.sides import (
    Group,
    added,
    battle_of,
    director,
    enemy_of,
    enter_step,
    fixed,
    force_of,
    hurt_of,
    pained,
    put_force,
    replace,
    sides,
    without,
)
from rules.cthulhu_wars.describe import amount, at, place_name, seat_target, unit_at, who
from rules.cthulhu_wars.earth.counting import unit_id
from rules.cthulhu_wars.earth.geography import neighbours, spot
from rules.cthulhu_wars.earth.placing import changed, has_units, leave, shift
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind, Walk, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say


def ways_out(state: Earth, battle: Battle, side: Seat) -> list[Area]:
    """Where the pained units of a side may go; outside a battle anywhere near."""
    near = neighbours(state, battle.area)
    if battle.outside:
        return list(near)
    enemy = enemy_of(battle, side).seat
    return [area for area in near if not has_units(state, enemy, area)]


class Retreats(Auto, frozen=True):
    """All pained units retreat, one side completely, then the other."""

    def run(self, state: State, context: StepContext) -> None:
        """The attacker first, unless an effect gives the order to somebody."""
        game, battle = battle_of(state)
        if battle.step == 5:
            enter_step(game, 6)
        going = [force.seat for force in sides(battle) if pained(force)]
        chief = director(game)
        if len(going) > 1 and chief is not None:
            context.then(FirstToRetreat(chief, battle.attacker.seat, battle.defender.seat))
        else:
            context.then(*map(RetreatSide, going))


class FirstToRetreat(OneSeat, frozen=True):
    """Whoever directs all retreats says which side goes first."""

    attacker: Seat
    defender: Seat

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who decides."""
        return say("cthulhu_wars.battle.prompt_first", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Either side."""
        return (ChooseSeat(self.attacker), ChooseSeat(self.defender))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """«… first»."""
        assert isinstance(action, ChooseSeat)
        label = say("cthulhu_wars.battle.first", whom=who(game_of(state), action.seat))
        return Option(action, label, (seat_target(action.seat),))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """One side, then the other."""
        assert isinstance(action, ChooseSeat)
        other = self.defender if action.seat == self.attacker else self.attacker
        context.then(RetreatSide(action.seat), RetreatSide(other))


class RetreatSide(Auto, frozen=True):
    """The pained units of one side retreat."""

    side: Seat

    def run(self, state: State, context: StepContext) -> None:
        """They go where they may; without a way out one is lost."""
        game, battle = battle_of(state)
        if not ways_out(game, battle, self.side):
            context.then(LoseForRetreat(self.side), Stay(self.side))
            return
        chief = director(game)
        context.then(ChooseRetreat(self.side if chief is None else chief, self.side))


class ChooseRetreat(OneSeat, frozen=True):
    """Where the next pained units of a side go, alike ones together or apart."""

    IS_PUBLIC = True

    side: Seat

    def _next(self, battle: Battle) -> Group | None:
        return next(iter(pained(force_of(battle, self.side))), None)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which units, and who says where."""
        game, battle = battle_of(state)
        group = self._next(battle)
        assert group is not None
        what = unit_words(game, self.side, *group)
        facts = {"who": who(game, self.seat), "what": what, "place": place_name(game, battle.area)}
        if self.seat == self.side:
            return say("cthulhu_wars.battle.prompt_retreat", **facts)
        return say("cthulhu_wars.battle.prompt_drive", whom=who(game, self.side), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """An area for some or all of them; all where there is one area only."""
        game, battle = battle_of(state)
        group = self._next(battle)
        if group is None:
            return ()
        areas = ways_out(game, battle, self.side)
        counts = (group.number,) if len(areas) == 1 else range(1, group.number + 1)
        return [Retreat(group.kind, at, n, group.holder) for at in areas for n in counts]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The area, then how many."""
        assert isinstance(action, Retreat)
        game, battle = battle_of(state)
        group = self._next(battle)
        assert group is not None
        what = unit_words(game, self.side, action.kind, action.holder, action.count)
        where = place_name(game, action.target)
        label = say("cthulhu_wars.battle.retreat", what=what, place=where)
        targets: tuple[Target, ...] = (at(action.target),)
        if group.number > 1:
            targets = (*targets, amount(action.count))
        return Option(action, label, targets)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Adjacent areas with units of the enemy."""
        game, battle = battle_of(state)
        group = self._next(battle)
        assert group is not None
        may = ways_out(game, battle, self.side)
        near = [area for area in neighbours(game, battle.area) if area not in may]
        found = []
        for area in near:
            option = self.describe(state, seat, Retreat(group.kind, area, 1, group.holder))
            plain = Option(option.action, option.label, option.targets[:1])
            found.append(refuse(plain, self._why_not(game, battle, area)))
        return found

    def _why_not(self, state: Earth, battle: Battle, area: Area) -> Text:
        if area not in neighbours(state, battle.area):
            return say("cthulhu_wars.battle.why_far", place=place_name(state, battle.area))
        enemy = enemy_of(battle, self.side).seat
        facts = {"whom": who(state, enemy), "place": place_name(state, area)}
        return say("cthulhu_wars.battle.why_enemy_there", **facts)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why they cannot go there."""
        game, battle = battle_of(state)
        if target.kind is TargetKind.PLACE:
            return self._why_not(game, battle, int(target.id))
        return super().explain(state, seat, target)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """They go; those that are left are asked for next."""
        assert isinstance(action, Retreat)
        retreat(state, context, self.side, action)
        context.then(self)


def retreat(state: Earth, context: StepContext, side: Seat, action: Retreat) -> None:
    """Pained units go: off the gate, out of the battle."""
    battle = state.battle
    assert battle is not None
    kind, count, holder = action.kind, action.count, action.holder
    ends = (battle.area, action.target)
    shift(state, context, side, kind, *ends, holder=holder, count=count, retreat=True)
    force = force_of(battle, side)
    left = replace(
        force,
        fighting=changed(force.fighting, kind, -count),
        hurt=without(force, kind, holder, count),
        fled=(*force.fled, *(Walk(kind, *ends),) * count),
    )
    put_force(state, replace(left, told=hurt_of(left)))


def is_kept(state: Earth, force: Force, kind: Kind) -> bool:
    """Whether an effect keeps units of this kind from being lost for lack of a retreat."""
    battle = state.battle
    assert battle is not None
    effects = fixed(state, force, "stays_without_retreat")
    return any(each.stays_without_retreat(state, battle, force.seat, kind) for each in effects)


def kept_stand_for_others(state: Earth) -> bool:
    """Whether naming a unit that is kept saves the others that have no retreat (16)."""
    return state.variant.is_on("emissary_stands_for_others")


class LoseForRetreat(OneSeat, frozen=True):
    """No way out: the owner eliminates one of the pained units of the side, or names one that an
    effect keeps, and loses nobody (option `emissary_stands_for_others`)."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who loses one."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, battle.area)}
        return say("cthulhu_wars.battle.prompt_no_retreat", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The pained units; without anybody who can be lost there is nothing to choose."""
        game, battle = battle_of(state)
        force = force_of(battle, self.seat)
        found: list[Action] = []
        kept: list[Action] = []
        for kind, holder, _ in pained(force):
            unit = ChooseUnit(self.seat, kind, battle.area, holder)
            (kept if is_kept(game, force, kind) else found).append(unit)
        return [*found, *(kept if found and kept_stand_for_others(game) else ())]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The unit."""
        assert isinstance(action, ChooseUnit)
        game, battle = battle_of(state)
        what = unit_words(game, self.seat, action.kind, action.holder)
        is_safe = is_kept(game, force_of(battle, self.seat), action.kind)
        key = "cthulhu_wars.battle.keep" if is_safe else "cthulhu_wars.battle.lose"
        target = unit_at(action.area, self.seat, action.kind, action.holder)
        return Option(action, say(key, what=what), (target,))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It goes to the pool, it was not killed; one that is kept stays with the others."""
        assert isinstance(action, ChooseUnit)
        battle = state.battle
        assert battle is not None
        force = force_of(battle, self.seat)
        kind, holder = action.kind, action.holder
        if is_kept(state, force, kind):
            return
        by = enemy_of(battle, self.seat).seat
        leave(state, context, self.seat, kind, battle.area, Cause.NO_RETREAT, by, holder=holder)
        force = force_of(state.battle or battle, self.seat)
        fighting = changed(force.fighting, kind, -1)
        put_force(state, replace(force, fighting=fighting, hurt=without(force, kind, holder, 1)))


class Stay(Auto, frozen=True):
    """The other pained units of the side stay where they are, and take no further result."""

    side: Seat

    def run(self, state: State, context: StepContext) -> None:
        """They are out of the battle."""
        game, battle = battle_of(state)
        force = force_of(battle, self.side)
        for kind, holder, count in pained(force):
            size = len(force.fighting)
            force = replace(
                force,
                fighting=changed(force.fighting, kind, -count),
                stayed=added(force.stayed, kind, count, size),
                hurt=without(force, kind, holder, count),
                holder_exempt=force.holder_exempt or holder,
            )
            unit = unit_id(game, self.side, kind)
            context.emit(StoodFast(self.side, unit, spot(game, battle.area), count))
        put_force(game, replace(force, told=hurt_of(force)))


STEPS = (Retreats, FirstToRetreat, RetreatSide, ChooseRetreat, LoseForRetreat, Stay)

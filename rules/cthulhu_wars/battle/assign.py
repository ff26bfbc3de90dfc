"""Results are assigned to units (7, steps 4 and 5): a side spreads those of the other side over its
own forces, unless the other side may do it. All of one step are fixed before anything leaves.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.describe import unit_words
from rules.cthulhu_wars.battle.events import ResultsAssigned
from rules.cthulhu_wars.battle.sides import (
    battle_of,
    enemy_of,
    fighters,
    fixed,
    force_of,
    hurt_of,
    put_force,
    replace,
    room,
    room_for,
    sides,
    spreader,
)
from rules.cthulhu_wars.battle.slots import Slot, capacity, is_free, slots, suffer
from rules.cthulhu_wars.describe import button, place_name, unit_at, who
from rules.cthulhu_wars.earth.counting import unit_id
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Earth, Hurt, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Option,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say

DEFENDER_FIRST = "defender_first"


def spread_steps(state: Earth, result: Result, on_attacker: int, on_defender: int) -> list[Step]:
    """Who assigns what, in which order (option `loss_assignment_order`)."""
    assert state.battle is not None
    attacker, defender = sides(state.battle)
    found: list[Step] = [
        Spread(spreader(state, force.seat), force.seat, result, number)
        for force, number in ((attacker, on_attacker), (defender, on_defender))
    ]
    if state.variant.option("loss_assignment_order") == DEFENDER_FIRST:
        found.reverse()
    return found


class Spread(OneSeat, frozen=True):
    """Results go on the units of a side, one part each. `seat`: who assigns; `side`: whose units;
    not asked where there is one way only."""

    side: Seat
    result: Result
    number: int

    def seats(self, state: State) -> Sequence[Seat]:
        """Who assigns, if there is a choice."""
        if self.number <= 0:
            return ()
        return (self.seat,) if is_free(self._slots(state, ()), self.number) else ()

    def hurt(self, state: State, given: tuple[Action, ...]) -> tuple[Hurt, ...]:
        """Who is hurt when these parts are given."""
        _, battle = battle_of(state)
        hurt = force_of(battle, self.side).hurt
        for part in given:
            assert isinstance(part, Suffer)
            hurt = suffer(hurt, (part.kind, part.holder, part.kills, part.pains), self.result)
        return hurt

    def _slots(self, state: State, given: tuple[Action, ...]) -> list[Slot]:
        return self._open(game_of(state), self.hurt(state, given))

    def _open(self, state: Earth, hurt: tuple[Hurt, ...]) -> list[Slot]:
        return slots(fighters(state, self.side), hurt, self._room(state))

    def _room(self, state: Earth) -> tuple[int, ...]:
        """How many results a kind may take."""
        assert state.battle is not None
        return room_for(state, force_of(state.battle, self.side), self.result)

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many more, on whose units."""
        game, battle = battle_of(state)
        given = game.answers.get(seat, ())
        left = min(self.number - len(given), capacity(self._slots(state, given)))
        key = "own" if self.seat == self.side else "enemy"
        return say(
            f"cthulhu_wars.battle.prompt_{self.result.value}_{key}",
            who=who(game, self.seat),
            whom=who(game, self.side),
            place=place_name(game, battle.area),
            n=left,
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The kinds of unit that may take the next one."""
        return [
            Suffer(slot.kind, slot.holder, slot.kills, slot.pains)
            for slot in self._slots(state, given)
        ]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The unit; where it may take two results, whether it has one."""
        assert isinstance(action, Suffer)
        game, battle = battle_of(state)
        targets: tuple[Target, ...] = (unit_at(battle.area, self.side, action.kind, action.holder),)
        what = unit_words(game, self.side, action.kind, action.holder)
        key = f"cthulhu_wars.battle.{self.result.value}"
        if room(game, force_of(battle, self.side))[action.kind] > 1:
            which = "second" if action.kills or action.pains else "first"
            key, targets = f"{key}_{which}", (*targets, button(which))
        return Option(action, say(key, what=what), targets)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Units in the battle that can take no more."""
        game, battle = battle_of(state)
        able = {(slot.kind, slot.holder) for slot in self._slots(state, given)}
        return [
            Option(
                Suffer(kind, holder),
                say(
                    f"cthulhu_wars.battle.{self.result.value}",
                    what=unit_words(game, self.side, kind, holder),
                ),
                (unit_at(battle.area, self.side, kind, holder),),
                self._why_not(game, kind),
            )
            for kind, holder, _ in fighters(game, self.side)
            if (kind, holder) not in able
        ]

    def _why_not(self, state: Earth, kind: int) -> Text:
        if not self._room(state)[kind]:
            return say("cthulhu_wars.battle.why_great_old_one")
        return say("cthulhu_wars.battle.why_hurt")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a result cannot go there."""
        game, battle = battle_of(state)
        for kind, holder, _ in fighters(game, self.side):
            if target == unit_at(battle.area, self.side, kind, holder):
                return self._why_not(game, kind)
        if target.kind is TargetKind.PIECE:
            whom = who(game, self.side)
            return say("cthulhu_wars.battle.why_not_hit", whom=whom)
        return super().explain(state, seat, target)

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """The rest can go in one way only."""
        return not is_free(self._slots(state, given), self.number - len(given))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Marks the units; nothing leaves yet."""
        game, battle = battle_of(state)
        given = answers.get(self.seat, ())
        hurt, left = self.hurt(state, given), self.number - len(given)
        while left > 0 and (open_slots := self._open(game, hurt)):
            hurt, left = suffer(hurt, open_slots[0], self.result), left - 1
        force = force_of(battle, self.side)
        if self.number and any(force.fighting):
            put_force(game, replace(force, hurt=hurt))
            context.emit(self._told(game, force.hurt, hurt, left))

    def _told(
        self, state: Earth, before: tuple[Hurt, ...], after: tuple[Hurt, ...], lost: int
    ) -> ResultsAssigned:
        assert state.battle is not None
        took: dict[str, int] = {}
        for sign, found in ((-1, before), (1, after)):
            for each in found:
                unit = unit_id(state, self.side, each.kind)
                results = each.kills if self.result is Result.KILL else each.pains
                took[unit] = took.get(unit, 0) + sign * results * each.count
        units = tuple((unit, count) for unit, count in sorted(took.items()) if count)
        where = spot(state, state.battle.area)
        return ResultsAssigned(self.side, self.seat, self.result, where, units, lost)


class Answer(Auto, frozen=True):
    """What a side may do when results were assigned to its units, before they count (15)."""

    def run(self, state: State, context: StepContext) -> None:
        """The effects of both sides."""
        game, battle = battle_of(state)
        for force in sides(battle):
            for each in fixed(game, force, "on_assigned"):
                context.then(*each.on_assigned(game, battle, force.seat))


class PayForResults(Auto, frozen=True):
    """What a side is due for units of its enemy that were just hurt, before they leave (7)."""

    def run(self, state: State, context: StepContext) -> None:
        """Each hurt unit is told once."""
        game, battle = battle_of(state)
        if battle.outside:
            return
        for force in sides(battle):
            enemy = enemy_of(battle, force.seat)
            now = hurt_of(enemy)
            before = enemy.told or (0,) * len(now)
            fresh = tuple(max(0, one - other) for one, other in zip(now, before, strict=True))
            if any(fresh):
                for each in fixed(game, force, "on_results"):
                    context.then(*each.on_results(game, battle, force.seat, fresh))
        for force in sides(battle):
            put_force(game, replace(force, told=hurt_of(force)))


STEPS = (Spread, Answer, PayForResults)

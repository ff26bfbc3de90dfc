"""The dice of a battle (7, step 3): 6 kills, 4 and 5 pain, the rest is nothing."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.battle.events import DiceRolled, MissesRolled
from rules.cthulhu_wars.battle.pre import AfterDice
from rules.cthulhu_wars.battle.sides import battle_of, enter_step, fix, force_of, put_force, replace
from rules.cthulhu_wars.battle.sides import sides as both
from rules.cthulhu_wars.battle.strength import dice_of
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.luck import Dice, Drawn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat

FACES = 6
LEAST_PAIN = 4


def result(face: int) -> Result:
    """What a face says, 1 to 6."""
    if face == FACES:
        return Result.KILL
    return Result.PAIN if face >= LEAST_PAIN else Result.MISS


def count(rolled: Sequence[int]) -> tuple[int, int]:
    """The kills and the pains among faces."""
    kills = sum(face == FACES for face in rolled)
    return kills, sum(face >= LEAST_PAIN for face in rolled) - kills


class Roll(Auto, frozen=True):
    """Combat is computed and what holds for this battle is fixed; then both sides roll, before
    any loss."""

    def run(self, state: State, context: StepContext) -> None:
        """The attacker, then the defender; a side without combat rolls nothing."""
        game, battle = battle_of(state)
        enter_step(game, 3)
        for force in both(battle):
            put_force(game, fix(game, battle, force))
        game, battle = battle_of(state)
        game.battle = replace(battle, diced=True)
        seats = [force.seat for force in both(battle)]
        dice = [(seat, dice_of(game, battle, seat)) for seat in seats]
        context.then(*(RollDice(seat, number) for seat, number in dice if number))
        context.then(*map(AfterDice, seats), CountDice())


class RollDice(Chance, frozen=True):
    """A side rolls its dice."""

    seat: Seat
    dice: int

    def lots(self, state: State) -> Dice:
        """As many as its combat."""
        return Dice(self.dice, FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Notes the faces."""
        assert isinstance(drawn, tuple)
        game, battle = battle_of(state)
        rolled = tuple(face + 1 for face in drawn)
        put_force(game, replace(force_of(battle, self.seat), rolled=rolled))
        context.emit(DiceRolled(self.seat, rolled, *count(rolled)))


class RollMisses(Chance, frozen=True):
    """A side rolls all its misses again, where an effect lets it (15)."""

    seat: Seat

    def lots(self, state: State) -> Dice:
        """As many as there are misses."""
        _, battle = battle_of(state)
        return Dice(misses(battle, self.seat), FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Puts the new faces in place of the misses."""
        assert isinstance(drawn, tuple)
        game, battle = battle_of(state)
        force = force_of(battle, self.seat)
        kept = tuple(face for face in force.rolled if face >= LEAST_PAIN)
        rolled = (*kept, *(face + 1 for face in drawn))
        put_force(game, replace(force, rolled=rolled))
        context.emit(MissesRolled(self.seat, rolled, *count(rolled)))


def misses(battle: Battle, seat: Seat) -> int:
    """How many dice of a side say nothing."""
    return sum(face < LEAST_PAIN for face in force_of(battle, seat).rolled)


class CountDice(Auto, frozen=True):
    """What the dice of both sides come to."""

    def run(self, state: State, context: StepContext) -> None:
        """By the faces, then by what effects of either side make of them."""
        game, battle = battle_of(state)
        for force in both(battle):
            kills, pains = counted(game, battle, force.seat, *count(force.rolled))
            put_force(game, replace(force, kills=kills, pains=pains))


def counted(state: Earth, battle: Battle, by: Seat, kills: int, pains: int) -> tuple[int, int]:
    """As how many kills and pains those of a side count."""
    for force in both(battle):
        for each in own(state, force.seat, "counts_results"):
            kills, pains = each.counts_results(battle, force.seat, by, kills, pains)
    return kills, pains


STEPS = (Roll, RollDice, RollMisses, CountDice)

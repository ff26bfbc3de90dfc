"""A battle from its declaration to its end, as one list of steps (7)."""

from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.battle.dice import Roll
from rules.cthulhu_wars.battle.events import BattleBegan, BattleStopped, FellAway
from rules.cthulhu_wars.battle.kills import DealKills
from rules.cthulhu_wars.battle.pain import DealPains
from rules.cthulhu_wars.battle.post import AfterRetreats, BeforePains, EndBattle
from rules.cthulhu_wars.battle.pre import BeforeDice
from rules.cthulhu_wars.battle.sides import (
    battle_of,
    count_units,
    enter_step,
    in_turn,
    is_fought_out,
    sides,
)
from rules.cthulhu_wars.battle.strength import planned
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.state import Area, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat


class BeginBattle(Auto, frozen=True):
    """A battle has been declared and paid for (step 1); before it is seen who fights, some may
    have something to do (15)."""

    area: Area
    attacker: Seat
    defender: Seat

    def run(self, state: State, context: StepContext) -> None:
        """What comes before, then the battle."""
        game = game_of(state)
        if having(game, "before_battle"):
            for seat in in_turn(game, self.attacker, self.defender):
                context.then(BeforeBattle(self.area, self.attacker, self.defender, seat))
        context.then(Muster(self.area, self.attacker, self.defender))


class BeforeBattle(Auto, frozen=True):
    """What one seat may do before a battle of anybody (15)."""

    area: Area
    attacker: Seat
    defender: Seat
    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Its effects, as things are now."""
        game = game_of(state)
        for each in own(game, self.seat, "before_battle"):
            facts = (self.area, self.attacker, self.defender, self.seat)
            context.then(*each.before_battle(game, *facts))


class Muster(Auto, frozen=True):
    """The forces are the units of both sides that are there now; if one side has none, there is
    no battle."""

    area: Area
    attacker: Seat
    defender: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Effects of both sides before the dice, the fight, the end."""
        game = game_of(state)
        battle = planned(game, self.area, self.attacker, self.defender)
        where = spot(game, self.area)
        if is_fought_out(battle):
            context.emit(FellAway(self.attacker, self.defender, where))
            return
        game.battle = battle
        counts = tuple(count_units(game, force) for force in sides(battle))
        context.emit(BattleBegan(self.attacker, self.defender, where, counts))
        enter_step(game, 2)
        context.then(BeforeDice(self.attacker), BeforeDice(self.defender), FightOn(), EndBattle())


class FightOn(Auto, frozen=True):
    """As soon as a side has no forces left the battle stops; else the dice are rolled."""

    def run(self, state: State, context: StepContext) -> None:
        """Dice, kills, pains and retreats, and what comes after."""
        game, battle = battle_of(state)
        seats = [force.seat for force in sides(battle)]
        if is_fought_out(battle):
            attacker, defender = seats
            context.emit(BattleStopped(attacker, defender, spot(game, battle.area)))
            return
        order = in_turn(game, *seats)
        context.then(Roll(), DealKills(), *map(BeforePains, order), DealPains())
        context.then(*map(AfterRetreats, order))


STEPS = (BeginBattle, BeforeBattle, Muster, FightOn)

"""What effects add between the steps of a battle and after it, and its end (7, steps 5, 7, 8)."""

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.battle.events import BattleEnded
from rules.cthulhu_wars.battle.sides import battle_of, enter_step, sides
from rules.cthulhu_wars.books.requirements import earn, open_deeds
from rules.cthulhu_wars.earth.geography import spot
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat


class BeforePains(Auto, frozen=True):
    """The effects of one seat when the killed are gone and no pain is assigned yet."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Whoever it is, a side or not."""
        game, battle = battle_of(state)
        for each in own(game, self.seat, "before_pains"):
            context.then(*each.before_pains(game, battle, self.seat))


class AfterRetreats(Auto, frozen=True):
    """The effects of one seat after the retreats (step 7)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Whoever it is, a side or not."""
        game, battle = battle_of(state)
        enter_step(game, 7)
        for each in own(game, self.seat, "post_battle"):
            context.then(*each.post_battle(game, battle, self.seat))


class EndBattle(Auto, frozen=True):
    """The battle is over (step 8): the deeds that it met, all seen before any of them counts."""

    def run(self, state: State, context: StepContext) -> None:
        """Deeds of both sides, the attacker's first."""
        game, battle = battle_of(state)
        enter_step(game, 8)
        game.battle = None
        seats = [force.seat for force in sides(battle)]
        met = [
            (seat, deed.ID)
            for seat in seats
            for deed in open_deeds(game, seat)
            if deed.after_battle(game, seat, battle)
        ]
        for seat, deed_id in met:
            earn(game, context, seat, deed_id)
        losses = tuple(force.lost for force in sides(battle))
        attacker, defender = seats
        context.emit(BattleEnded(attacker, defender, spot(game, battle.area), losses))


STEPS = (BeforePains, AfterRetreats, EndBattle)

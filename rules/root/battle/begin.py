"""A battle from its announcement to its end, as one list of steps (4)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat
from rules.root.battle.ambush import OfferAmbush, may_be_ambushed
from rules.root.battle.deal import battle_of
from rules.root.battle.events import BattleBegan, BattleEnded, BrokenOff
from rules.root.battle.roll import CountHits, RollDice
from rules.root.battle.strength import has_attackers
from rules.root.battle.uses import BeginUses
from rules.root.laws import law_of
from rules.root.state import NOBODY, Battle, Place, clockwise, game_of, turn_of


class BeginBattle(Auto, frozen=True):
    """A battle is announced: who battles whom, where, and what started it (4).

    `scorer`: for whom buildings and tokens of both sides count (Instigate); `allied`: whose
    warriors an attacking Vagabond treats as own (7.4).
    """

    attacker: Seat
    place: Place
    defender: Seat
    cause: str = ""
    scorer: Seat = NOBODY
    allied: Seat = NOBODY

    def run(self, state: State, context: StepContext) -> None:
        """Ambush, then the fight, then the end."""
        game = game_of(state)
        battle = Battle(
            place=self.place,
            attacker=self.attacker,
            defender=self.defender,
            cause=self.cause,
            scorer=self.scorer,
            allied=self.allied,
        )
        game.battle = battle
        context.emit(
            BattleBegan(self.place, self.attacker, self.defender, self.scorer, self.allied)
        )
        if may_be_ambushed(game, battle):
            context.then(OfferAmbush(self.defender, self.place))
        context.then(FightOn(), EndBattle())


class FightOn(Auto, frozen=True):
    """If the ambush has left no attacking warrior or pawn, the battle is over (4, step 1)."""

    def run(self, state: State, context: StepContext) -> None:
        """Before the roll, the roll, after the roll, the hits."""
        game, battle = battle_of(state)
        if not has_attackers(game, battle):
            context.emit(BrokenOff(battle.attacker, battle.place))
            return
        if game.variant.option("battle_before_roll_step") == "on":
            context.then(BeforeRoll(), RollDice(), BeginUses(), CountHits())
        else:
            context.then(RollDice(), BeforeRoll(), BeginUses(), CountHits())


class BeforeRoll(Auto, frozen=True):
    """Effects before the roll (4, step 2), of whoever has any; where older rules know no such
    step, they follow the roll (`battle_before_roll_step`)."""

    def run(self, state: State, context: StepContext) -> None:
        """Every law is asked, the active player's first."""
        game, battle = battle_of(state)
        for seat in clockwise(game, turn_of(game).seat):
            context.then(*law_of(game, seat).before_roll(game, seat, battle))


class EndBattle(Auto, frozen=True):
    """The battle is over: what ends with it follows."""

    def run(self, state: State, context: StepContext) -> None:
        """Tells both sides."""
        game, battle = battle_of(state)
        game.battle = None
        for seat in (battle.attacker, battle.defender):
            law_of(game, seat).after_battle(game, context, seat, battle)
        context.emit(BattleEnded(battle.place, battle.attacker, battle.defender))


STEPS = (BeginBattle, FightOn, BeforeRoll, EndBattle)

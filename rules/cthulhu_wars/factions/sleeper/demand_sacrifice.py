"""Demand Sacrifice: an enemy pays Tsathoggua, or fights with less (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.battle.sides import battle_of, enemy_of, note_use
from rules.cthulhu_wars.describe import card_target, place_name, who
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.actions import YieldKills, YieldSign
from rules.cthulhu_wars.factions.sleeper.events import SacrificeAnswered
from rules.cthulhu_wars.factions.sleeper.kinds import TSATHOGGUA
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Battle, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say

SIGNS = 1
PAINS = "demand_sacrifice:pains"
"""In `Battle.used`: the enemy's kills count as pains."""


class DemandSacrifice(Effect):
    """Before the dice of an own battle, with Tsathoggua in play, wherever he is: the enemy lets the
    Sleeper gain an Elder Sign, or its kills are pains."""

    ID = "demand_sacrifice"

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """Once in a battle."""
        return (Use(self.ID),) if in_play(state, seat, TSATHOGGUA) else ()

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Of whom."""
        _, battle = battle_of(state)
        enemy = who(state, enemy_of(battle, seat).seat)
        label = say("cthulhu_wars.sleeper.do_demand", whom=enemy)
        return Option(action, label, (card_target(self.ID),))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The enemy chooses."""
        _, battle = battle_of(state)
        context.emit(EffectUsed(seat, self.ID))
        context.then(AnswerDemand(enemy_of(battle, seat).seat, seat))

    def counts_results(
        self, battle: Battle, seat: Seat, by: Seat, kills: int, pains: int
    ) -> tuple[int, int]:
        """The enemy's, if it chose so."""
        if by == seat or (seat, PAINS) not in battle.used:
            return kills, pains
        return 0, kills + pains


class AnswerDemand(OneSeat, frozen=True):
    """What the enemy gives. `by`: the Sleeper."""

    by: Seat

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who, to whom, where."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "by": who(game, self.by)}
        place = place_name(game, battle.area)
        return say("cthulhu_wars.sleeper.prompt_demand", place=place, **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One of the two."""
        return (YieldSign(), YieldKills())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Which."""
        if isinstance(action, YieldSign):
            by = who(game_of(state), self.by)
            return button(action, say("cthulhu_wars.sleeper.yield_sign", by=by), "sign")
        return button(action, say("cthulhu_wars.sleeper.yield_kills"), "kills")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Signs are drawn when the action is over."""
        is_sign = isinstance(action, YieldSign)
        context.emit(SacrificeAnswered(self.by, self.seat, is_sign))
        if is_sign:
            gain_signs(state, self.by, SIGNS)
        else:
            note_use(state, self.by, PAINS)


STEPS: tuple[type[Step], ...] = (AnswerDemand,)

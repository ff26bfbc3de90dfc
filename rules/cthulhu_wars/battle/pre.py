"""Before the dice (7, step 2): the attacker uses all his effects in any order, then the defender.

What is eliminated or exempt is out before the next effect; when a side has no forces left, the
battle stops.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.asking import OneSeat, refuse
from rules.cthulhu_wars.battle.sides import battle_of, enemy_of, is_fought_out, note_use
from rules.cthulhu_wars.describe import button, place_name, who
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Pass, Seat
from rules.kernel.text import Text, say

Offers = list[tuple[Effect, Sequence[Action]]]


def before_dice(state: Earth, seat: Seat) -> Offers:
    """What a side may do before the dice, by effect."""
    battle = state.battle
    assert battle is not None
    if is_fought_out(battle):
        return []
    return [
        (effect, effect.pre_battle(state, battle, seat))
        for effect in own(state, seat, "pre_battle")
        if effect.REPEATS or (seat, effect.ID) not in battle.used
    ]


def after_dice(state: Earth, seat: Seat) -> Offers:
    """What a side may do when the dice lie there, by effect."""
    battle = state.battle
    assert battle is not None
    return [
        (effect, effect.after_roll(state, battle, seat))
        for effect in own(state, seat, "after_roll")
    ]


class UseEffects(OneSeat, frozen=True):
    """One side may use its effects one by one; a side that has none is not asked."""

    PROMPT: ClassVar[str] = ""

    def offers(self, state: State) -> Offers:
        """What it may do, by effect."""
        raise NotImplementedError(type(self).__name__)

    def seats(self, state: State) -> Sequence[Seat]:
        """The side, while it has anything to use."""
        return (self.seat,) if any(actions for _, actions in self.offers(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who may use an effect, against whom and where."""
        game, battle = battle_of(state)
        enemy = enemy_of(battle, seat)
        facts = {"who": who(game, seat), "whom": who(game, enemy.seat)}
        return say(self.PROMPT, place=place_name(game, battle.area), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What its effects allow, or no more: last, so that Enter throws none of them away."""
        return (*(each for _, actions in self.offers(state) for each in actions), Pass())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In the words of the effect."""
        if not isinstance(action, Pass):
            for effect, actions in self.offers(state):
                if action in actions:
                    option = effect.describe(game_of(state), seat, action)
                    assert option is not None, f"{effect.ID} has no words for {action!r}"
                    return option
        return Option(action, say("cthulhu_wars.battle.no_more"), (button("pass"),))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Uses one, then asks again."""
        if not answers or isinstance(answers[self.seat][0], Pass):
            return
        action, game = answers[self.seat][0], game_of(state)
        effect = next(effect for effect, actions in self.offers(state) if action in actions)
        effect.carry_out(game, context, self.seat, action)
        note_use(game, self.seat, effect.ID)
        context.then(self)


class BeforeDice(UseEffects, frozen=True):
    """A side uses its effects of before the dice (step 2)."""

    PROMPT: ClassVar[str] = "cthulhu_wars.battle.prompt_before"

    def offers(self, state: State) -> Offers:
        """Each once, but for those that may be repeated."""
        return before_dice(game_of(state), self.seat)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Effects that were used already."""
        game, battle = battle_of(state)
        why = say("cthulhu_wars.battle.why_used")
        return [
            refuse(option, why)
            for effect in own(game, seat, "pre_battle")
            if not effect.REPEATS and (seat, effect.ID) in battle.used
            for action in effect.pre_battle(game, battle, seat)
            if (option := effect.describe(game, seat, action)) is not None
        ]


class AfterDice(UseEffects, frozen=True):
    """A side uses its effects of after the roll."""

    PROMPT: ClassVar[str] = "cthulhu_wars.battle.prompt_after"

    def offers(self, state: State) -> Offers:
        """As often as they are open."""
        return after_dice(game_of(state), self.seat)


STEPS = (BeforeDice, AfterDice)

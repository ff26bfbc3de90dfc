"""Effects of crafted cards and abilities after the roll (4, step 4).

Where both sides have some, the attacker decides who goes first; the sides take turns, one use or
a pass each, until both pass in a row.
"""

from collections.abc import Sequence

import msgspec

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Option,
    Pass,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import ChooseSeat, UseEffect
from rules.root.battle.deal import battle_of
from rules.root.battle.events import AbilityUsed
from rules.root.battle.strength import opponent_of
from rules.root.describe import card_name, not_asked, who
from rules.root.laws import law_of
from rules.root.state import Battle, Woodland, game_of

AFTER_ROLL = "after_roll"


def mark(seat: Seat, effect: str) -> str:
    """How `Battle.used` notes that a side has used an effect: both sides may have the same."""
    return f"{seat}:{effect}"


def open_uses(state: Woodland, seat: Seat, battle: Battle) -> list[str]:
    """The effects and abilities that a side may use after the roll, each once a battle."""
    from rules.root.effects.battle import open_to

    found = [
        *open_to(state, seat, battle, AFTER_ROLL),
        *law_of(state, seat).battle_abilities(state, seat, battle),
    ]
    return [effect for effect in found if mark(seat, effect) not in battle.used]


def use(state: Woodland, context: StepContext, seat: Seat, effect: str) -> None:
    """Uses one of them and notes it."""
    from rules.root.effects import battle as effects

    battle = state.battle
    assert battle is not None
    changed: Battle
    if effect in data.cards():
        changed = effects.use(state, context, seat, battle, effect)
    else:
        context.emit(AbilityUsed(seat, effect))
        changed = law_of(state, seat).use_ability(state, context, seat, battle, effect)
    used = mark(seat, effect)
    if used not in changed.used:
        changed = msgspec.structs.replace(changed, used=(*changed.used, used))
    state.battle = changed


class BeginUses(Auto, frozen=True):
    """Who has effects to use after the roll?"""

    def run(self, state: State, context: StepContext) -> None:
        """The one side that has some, or whom the attacker chooses."""
        game, battle = battle_of(state)
        sides = (battle.attacker, battle.defender)
        able = [seat for seat in sides if open_uses(game, seat, battle)]
        if len(able) > 1:
            context.then(ChooseFirst(battle.attacker, battle.defender))
        elif able:
            context.then(UseOrPass(able[0]))


class ChooseFirst(Choice, frozen=True):
    """Both sides have effects: the attacker decides who goes first (R28)."""

    attacker: Seat
    defender: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The attacker."""
        return (self.attacker,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who decides."""
        return say("root.battle.prompt_first", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Either side."""
        return (ChooseSeat(self.attacker), ChooseSeat(self.defender))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """«… goes first»."""
        assert isinstance(action, ChooseSeat)
        label = say("root.battle.goes_first", who=who(game_of(state), action.seat))
        return Option(action, label, (Target(TargetKind.SEAT, action.seat),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A side is asked for."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """That side begins."""
        action = answers[self.attacker][0]
        assert isinstance(action, ChooseSeat)
        context.then(UseOrPass(action.seat))


class UseOrPass(OneSeat[Woodland], frozen=True):
    """One side may use one of its effects. `passed`: the other side has just passed."""

    passed: bool = False

    def seats(self, state: State) -> Sequence[Seat]:
        """The side, while it has anything to use."""
        return (self.seat,) if open_uses(*self._asked(state)) else ()

    def _asked(self, state: State) -> tuple[Woodland, Seat, Battle]:
        game, battle = battle_of(state)
        return game, self.seat, battle

    def prompt(self, state: State, seat: Seat) -> Text:
        """What was rolled, and who may use an effect."""
        game, battle = battle_of(state)
        rival = opponent_of(battle, seat)
        own, other = battle.rolled if seat == battle.attacker else battle.rolled[::-1]
        return say(
            "root.battle.prompt_use",
            who=who(game, seat),
            whom=who(game, rival),
            own=own,
            other=other,
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Pass, or one of them."""
        return (Pass(), *(UseEffect(effect) for effect in open_uses(*self._asked(state))))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, the ability, or the button."""
        if not isinstance(action, UseEffect):
            label = say("root.battle.use_nothing")
            return Option(action, label, (Target(TargetKind.BUTTON, "pass"),))
        if action.effect in data.cards():
            label = say("root.battle.use", effect=card_name(action.effect))
            return Option(action, label, (Target(TargetKind.CARD, action.effect),))
        own = law_of(game_of(state), seat).describe(game_of(state), seat, action)
        return own or Option(
            action,
            say("root.battle.use", effect=say(f"root.special.{action.effect}")),
            (Target(TargetKind.BUTTON, action.effect),),
        )

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Effects of battle in play that do not help now, each with its reason."""
        from rules.root.effects.battle import AFTER_ROLL as KNOWN
        from rules.root.effects.battle import why_not_use

        game, battle = battle_of(state)
        found = []
        for card in dict.fromkeys(game.crafted[seat]):
            why = why_not_use(game, seat, battle, card) if card in KNOWN else None
            if why is not None:
                option = self.describe(state, seat, UseEffect(card))
                found.append(Option(option.action, option.label, option.targets, why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """An effect is asked for."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """A use, or a pass; a side that has nothing to use passes by itself."""
        game, battle = battle_of(state)
        action = answers[self.seat][0] if answers else Pass()
        rival = opponent_of(battle, self.seat)
        if isinstance(action, UseEffect):
            use(game, context, self.seat, action.effect)
            context.then(UseOrPass(rival))
        elif not self.passed:
            context.then(UseOrPass(rival, passed=True))


STEPS = (BeginUses, ChooseFirst, UseOrPass)

"""Necrophagy: after a battle Ghouls come to feed (7, step 7, 8)."""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.battle.pain import MorePains
from rules.cthulhu_wars.battle.sides import (
    battle_of,
    bystanders,
    is_side,
    join_exempt,
    put_force,
)
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.kinds import GHOUL
from rules.cthulhu_wars.state import Area, Battle, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

OPTION = "necrophagy_timing"
LATE = "after_retreats"


class OfferGhouls(OneSeat, frozen=True):
    """Which Ghouls come to the battle, one after the other. `come`: how many have come so far;
    `early`: their pains join those that were rolled (option `necrophagy_timing`)."""

    IS_PUBLIC = True

    early: bool = False
    come: int = 0

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where to, and what for."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, battle.area)}
        return say("cthulhu_wars.black_goat.prompt_ghouls", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A Ghoul of each area, or no more."""
        game, battle = battle_of(state)
        areas = free_ghouls(game, battle, self.seat, self.come)
        return [*(ChooseUnit(self.seat, GHOUL, area) for area in areas), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A Ghoul on the map, or a button."""
        if isinstance(action, ChooseUnit):
            return describe(game_of(state), seat, action)
        return button(action, say("cthulhu_wars.black_goat.no_more_ghouls"), "pass")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It comes; when no more do, each adds a pain to both sides."""
        if isinstance(action, ChooseUnit):
            self._bring(state, context, action.area)
        elif self.come and self.early:
            add_pains(state, self.come)
        elif self.come:
            context.then(MorePains(self.come))

    def _bring(self, state: Earth, context: StepContext, source: Area) -> None:
        _, battle = battle_of(state)
        if not self.come:
            context.emit(EffectUsed(self.seat, Necrophagy.ID))
        if source != battle.area:
            shift(state, context, self.seat, GHOUL, source, battle.area)
        join_exempt(state, self.seat, GHOUL)
        context.then(msgspec.structs.replace(self, come=self.come + 1))


class Necrophagy(Effect):
    """After any battle with dice, its own or not, any Ghouls that took no part and were not
    exempted come; each adds one pain to both sides."""

    ID = "necrophagy"

    def before_pains(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """By its published timing."""
        if state.variant.option(OPTION) == LATE:
            return ()
        return offer(state, battle, seat, early=True)

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """When all have retreated."""
        if state.variant.option(OPTION) != LATE:
            return ()
        return offer(state, battle, seat, early=False)


def offer(state: Earth, battle: Battle, seat: Seat, early: bool) -> tuple[Step, ...]:
    """The question, if there are Ghouls and there were dice (17)."""
    if not battle.diced or not free_ghouls(state, battle, seat, 0):
        return ()
    return (OfferGhouls(seat, early),)


def free_ghouls(state: Earth, battle: Battle, seat: Seat, come: int) -> list[Area]:
    """Areas with a Ghoul that may come; of a bystander's, those that have come are not kept."""
    found = []
    for area, count in bystanders(state, seat, GHOUL):
        has_come = come if area == battle.area and not is_side(battle, seat) else 0
        if count > has_come:
            found.append(area)
    return found


def add_pains(state: Earth, count: int) -> None:
    """Both sides count as having rolled so many more."""
    _, battle = battle_of(state)
    for force in (battle.attacker, battle.defender):
        put_force(state, msgspec.structs.replace(force, pains=force.pains + count))


STEPS: tuple[type[Step], ...] = (OfferGhouls,)

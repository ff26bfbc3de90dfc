"""Blood Sacrifice: a cultist for an Elder Sign (5.3, 8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.describe import describe, who
from rules.cthulhu_wars.earth.counting import in_play, of_rank
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.kinds import SHUB_NIGGURATH
from rules.cthulhu_wars.orders.picking import units_there
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

SIGNS = 1


class OfferSacrifice(OneSeat, frozen=True):
    """Which cultist is sacrificed, if one is."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """What it brings."""
        return say("cthulhu_wars.black_goat.prompt_sacrifice", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any own cultist on the map, or none; only with Shub-Niggurath in play (R43)."""
        game = game_of(state)
        if not in_play(game, self.seat, SHUB_NIGGURATH):
            return (Pass(),)
        kinds = of_rank(game, self.seat, UnitClass.CULTIST)
        found: list[Action] = [Pass()]
        for area in all_areas(game):
            found += units_there(game, self.seat, area, kinds)
        return found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit, or a button."""
        if isinstance(action, ChooseUnit):
            return describe(game_of(state), seat, action)
        return button(action, say("cthulhu_wars.black_goat.no_sacrifice"), "pass")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It may have held a gate; Doom that was scored for it is kept (R43)."""
        if not isinstance(action, ChooseUnit):
            return
        context.emit(EffectUsed(self.seat, BloodSacrifice.ID))
        unit = (action.seat, action.kind, action.area)
        leave(state, context, *unit, Cause.SACRIFICE, self.seat, holder=action.holder)
        gain_signs(state, self.seat, SIGNS)


class BloodSacrifice(Effect):
    """Once in each Doom phase, with Shub-Niggurath in play: eliminate one own cultist anywhere to
    gain an Elder Sign."""

    ID = "blood_sacrifice"

    def doom_steps(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """The question."""
        return (OfferSacrifice(seat),)


STEPS: tuple[type[Step], ...] = (OfferSacrifice,)

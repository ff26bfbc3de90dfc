"""Dematerialization: in the Doom phase units vanish here and appear there (15).

Open here and read so: the other area is any one, near or far; it is no move, so nothing that keeps
a unit from moving matters; whoever held a gate leaves it.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, area_target, button, holder_target, unit_target
from rules.cthulhu_wars.describe import kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import areas_with, of_rank
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import changed, here, shift
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.ancients.actions import Relocate
from rules.cthulhu_wars.orders.picking import units_there
from rules.cthulhu_wars.state import NOWHERE, Area, Counts, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say


class Dematerialization(Effect):
    """Once in each Doom phase: any own units from one area to one other."""

    ID = "dematerialization"

    def doom_steps(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """The question."""
        return (Vanish(seat),) if areas_with(state, seat) else ()


class Vanish(OneSeat, frozen=True):
    """Which unit goes next. `source`, `target`: from where to where, once one has gone; `left`:
    those that have not, in the order of kinds."""

    source: Area = NOWHERE
    target: Area = NOWHERE
    left: Counts = ()

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while anybody can go."""
        return (self.seat,) if len(self.actions(state, self.seat, ())) > 1 else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """From where to where."""
        game = game_of(state)
        if self.source == NOWHERE:
            return say("cthulhu_wars.ancients.prompt_vanish", who=who(game, seat))
        facts = {"source": place_name(game, self.source), "target": place_name(game, self.target)}
        return say("cthulhu_wars.ancients.prompt_vanish_more", who=who(game, seat), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A unit with the area to which it goes, or no more."""
        game = game_of(state)
        sources = areas_with(game, self.seat) if self.source == NOWHERE else (self.source,)
        fixed = of_rank(game, self.seat, UnitClass.BUILDING)
        kinds = [kind for kind in range(len(game.pools[self.seat])) if kind not in fixed]
        return [
            *(
                Relocate(unit.kind, source, target, unit.holder)
                for source in sources
                for unit in units_there(game, self.seat, source, kinds, self.left)
                for target in self._targets(game, source)
            ),
            Pass(),
        ]

    def _targets(self, state: Earth, source: Area) -> list[Area]:
        if self.target != NOWHERE:
            return [self.target]
        return [area for area in all_areas(state) if area != source]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The unit, then the area."""
        if not isinstance(action, Relocate):
            return button(action, say("cthulhu_wars.ancients.vanish_no_more"), "pass")
        game = game_of(state)
        facts = {
            "what": kind_name(game, seat, action.kind),
            "source": place_name(game, action.source),
            "target": place_name(game, action.target),
        }
        key = "do_vanish_holder" if action.holder else "do_vanish"
        unit = unit_target(action.source, seat, action.kind)
        target = holder_target(action.source) if action.holder else unit
        label = say(f"cthulhu_wars.ancients.{key}", **facts)
        return Option(action, label, (target, area_target(action.target)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It goes; then the next one, on the same way."""
        if not isinstance(action, Relocate):
            return
        if self.source == NOWHERE:
            context.emit(EffectUsed(self.seat, Dematerialization.ID))
        left = self.left or here(state, self.seat, action.source)
        ends = (action.source, action.target)
        shift(state, context, self.seat, action.kind, *ends, holder=action.holder)
        context.then(Vanish(self.seat, *ends, changed(left, action.kind, -1)))


STEPS: tuple[type[Step], ...] = (Vanish,)

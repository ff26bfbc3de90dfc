"""Death from Below: in each Doom phase a monster comes for nothing (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, button, unit_target
from rules.cthulhu_wars.describe import at, card_target, kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import areas_with, of_rank
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.actions import Emerge
from rules.cthulhu_wars.factions.sleeper.cards import card_problems
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.state import NOWHERE, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say


class DeathFromBelow(Effect):
    """One of the cheapest monsters in the pool comes to an area with an own unit, or anywhere if
    there is none on the map."""

    ID = "death_from_below"

    def doom_steps(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """Once in each Doom phase."""
        return (ChooseEmergence(seat),)

    def problems(self, state: Earth, seat: Seat) -> list[str]:
        """What the card and the units off the map tell."""
        return card_problems(state, seat)


def cheapest(state: Earth, seat: Seat) -> list[Kind]:
    """The monsters in the pool that cost the least."""
    there = [kind for kind in of_rank(state, seat, UnitClass.MONSTER) if state.pools[seat][kind]]
    least = min([cost_of(state, seat, kind) for kind in there], default=0)
    return [kind for kind in there if cost_of(state, seat, kind) == least]


class ChooseEmergence(OneSeat, frozen=True):
    """Where it comes to, or that none comes."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while there is a monster in its pool."""
        return (self.seat,) if cheapest(game_of(state), self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("cthulhu_wars.sleeper.prompt_emerge", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each area with an own unit."""
        game = game_of(state)
        areas = areas_with(game, self.seat) or all_areas(game)
        found = [Emerge(kind, area) for kind in cheapest(game, self.seat) for area in areas]
        return [*found, Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Which, where."""
        if not isinstance(action, Emerge):
            return button(action, say("cthulhu_wars.do.not_now"), "pass")
        game = game_of(state)
        facts = {
            "what": kind_name(game, seat, action.kind),
            "place": place_name(game, action.area),
        }
        label = say("cthulhu_wars.sleeper.do_emerge", **facts)
        unit = unit_target(NOWHERE, seat, action.kind)
        return Option(action, label, (card_target(DeathFromBelow.ID), unit, at(action.area)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It comes."""
        if isinstance(action, Emerge):
            context.emit(EffectUsed(self.seat, DeathFromBelow.ID))
            place(state, context, self.seat, action.kind, action.area)


STEPS: tuple[type[Step], ...] = (ChooseEmergence,)

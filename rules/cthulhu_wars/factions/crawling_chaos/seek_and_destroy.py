"""Seek and Destroy: Hunting Horrors come to an own battle from anywhere (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import battle_of, join
from rules.cthulhu_wars.describe import card_target, place_name, unit_target
from rules.cthulhu_wars.earth.counting import areas_of
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.factions.crawling_chaos.actions import Seek
from rules.cthulhu_wars.factions.crawling_chaos.kinds import HUNTING_HORROR
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class SeekAndDestroy(Effect):
    """One after another, any number of them; they take part like others (R31)."""

    ID = "seek_and_destroy"
    ACTIONS = (Seek,)
    REPEATS = True

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """The Hunting Horrors on the map that are elsewhere."""
        areas = areas_of(state, seat, HUNTING_HORROR)
        return [Seek(area) for area in areas if area != battle.area]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """From where."""
        assert isinstance(action, Seek)
        place = place_name(state, action.source)
        label = say("cthulhu_wars.crawling_chaos.do_seek", place=place)
        horror = unit_target(action.source, seat, HUNTING_HORROR)
        return Option(action, label, (card_target(self.ID), horror))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """It comes and fights."""
        assert isinstance(action, Seek)
        _, battle = battle_of(state)
        shift(state, context, seat, HUNTING_HORROR, action.source, battle.area)
        join(state, seat, HUNTING_HORROR)

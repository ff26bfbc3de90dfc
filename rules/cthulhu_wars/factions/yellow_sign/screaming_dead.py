"""The Screaming Dead: the King in Yellow walks before his Undead (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import amount, at, card_target, place_name
from rules.cthulhu_wars.earth.counting import areas_of
from rules.cthulhu_wars.earth.geography import neighbours
from rules.cthulhu_wars.earth.placing import here, shift
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.yellow_sign.actions import Scream
from rules.cthulhu_wars.factions.yellow_sign.kinds import KING_IN_YELLOW, UNDEAD
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOWHERE, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class ScreamingDead(Effect):
    """To an adjacent area, with any number of Undead of his area; a second action may follow."""

    ID = "the_screaming_dead"
    ACTIONS = (Scream,)
    SECOND = True

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Where to, with how many."""
        kings = areas_of(state, seat, KING_IN_YELLOW)
        if not kings or state.power[seat] < books()[self.ID].cost:
            return ()
        source = kings[0]
        undead = here(state, seat, source)[UNDEAD]
        areas = affordable(state, seat, neighbours(state, source), books()[self.ID].cost)
        return [Scream(area, count) for area in areas for count in range(undead, -1, -1)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where to, with how many."""
        assert isinstance(action, Scream)
        facts = {"place": place_name(state, action.target)}
        key = "do_scream" if action.undead else "do_scream_alone"
        label = say(f"cthulhu_wars.yellow_sign.{key}", n=action.undead, **facts)
        return Option(
            action, label, (card_target(self.ID), at(action.target), amount(action.undead))
        )

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Without Power or without the King."""
        return barred(Scream(NOWHERE, 0), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        if not areas_of(state, seat, KING_IN_YELLOW):
            return say("cthulhu_wars.yellow_sign.why_no_king")
        cost = books()[self.ID].cost
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """They go; what may follow is the law of turns."""
        assert isinstance(action, Scream)
        cost = books()[self.ID].cost + extra(state, seat, action.target)
        pay(state, context, seat, cost, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        source = areas_of(state, seat, KING_IN_YELLOW)[0]
        shift(state, context, seat, KING_IN_YELLOW, source, action.target)
        if action.undead:
            shift(state, context, seat, UNDEAD, source, action.target, count=action.undead)

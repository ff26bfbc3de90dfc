"""Arctic Wind: whoever stands beside Ithaqua goes with him (15).

Open here and read so: each unit at most once in a move action, so none that came to his area by the
same one; whoever goes along counts as moved. It is for moves, not for retreats.
"""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import (
    OneSeat,
    button,
    card_target,
    holder_target,
    unit_target,
)
from rules.cthulhu_wars.describe import kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.placing import changed, shift
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.windwalker.actions import GoAlong
from rules.cthulhu_wars.factions.windwalker.kinds import ITHAQUA
from rules.cthulhu_wars.orders.moving import arrivals
from rules.cthulhu_wars.state import Area, Counts, Earth, Walk, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say


class ArcticWind(Effect):
    """When Ithaqua moves, any own units in the area that he leaves go along for nothing."""

    ID = "arctic_wind"

    def after_walk(self, state: Earth, seat: Seat, walk: Walk) -> tuple[Step, ...]:
        """One question, again and again."""
        if walk.kind != ITHAQUA:
            return ()
        return (Follow(seat, walk.source, walk.target, unmoved(state, seat, walk.source)),)


def unmoved(state: Earth, seat: Seat, area: Area) -> Counts:
    """The own units there that have not come by the open move action."""
    counts = state.units[area][seat]
    for (kind, at), count in arrivals(state).items():
        if at == area:
            counts = changed(counts, kind, -min(count, counts[kind]))
    for kind in of_rank(state, seat, UnitClass.BUILDING):
        counts = changed(counts, kind, -counts[kind])
    return counts


class Follow(OneSeat, frozen=True):
    """Who goes along, one after the other or all at once. `left`: those that still may."""

    source: Area
    target: Area
    left: Counts

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while anybody is left."""
        return (self.seat,) if any(self.left) else ()

    def units(self, state: Earth) -> list[GoAlong]:
        """The units that one can tell apart."""
        found = []
        for kind, count in enumerate(self.left):
            holds = is_holder(state, self.seat, kind, self.source) and count > 0
            found += [GoAlong(kind)] * (count > holds) + [GoAlong(kind, True)] * holds
        return found

    def prompt(self, state: State, seat: Seat) -> Text:
        """With whom, where to."""
        game = game_of(state)
        facts = {
            "who": who(game, seat),
            "what": kind_name(game, seat, ITHAQUA),
            "place": place_name(game, self.target),
        }
        return say("cthulhu_wars.windwalker.prompt_along", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A unit, all of them, or nobody else."""
        if not any(self.left):
            return (Pass(),)
        return [*self.units(game_of(state)), Use(ArcticWind.ID), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit on the map; a button for all and one for the end."""
        game = game_of(state)
        if isinstance(action, Use):
            label = say("cthulhu_wars.windwalker.all_along")
            return Option(action, label, (card_target(ArcticWind.ID),))
        if not isinstance(action, GoAlong):
            return button(action, say("cthulhu_wars.windwalker.no_more_along"), "pass")
        key = "along_holder" if action.holder else "along"
        what = kind_name(game, seat, action.kind)
        unit = unit_target(self.source, seat, action.kind)
        target = holder_target(self.source) if action.holder else unit
        return Option(action, say(f"cthulhu_wars.windwalker.{key}", what=what), (target,))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """They go; whoever is left is asked for next."""
        if isinstance(action, GoAlong):
            self._go(state, context, action)
            left = changed(self.left, action.kind, -1)
            context.then(msgspec.structs.replace(self, left=left))
        elif isinstance(action, Use):
            for kind, count in enumerate(self.left):
                for number in range(count):
                    holds = is_holder(state, self.seat, kind, self.source)
                    self._go(state, context, GoAlong(kind, holds and number == 0))

    def _go(self, state: Earth, context: StepContext, action: GoAlong) -> None:
        ends = (self.source, self.target)
        shift(state, context, self.seat, action.kind, *ends, holder=action.holder)
        turn = state.turn
        if turn is not None and turn.moving:
            moving = (*turn.moving, Walk(action.kind, *ends))
            state.turn = msgspec.structs.replace(turn, moving=moving)


STEPS: tuple[type[Step], ...] = (Follow,)

"""He Who is Not to be Named: Hastur comes where cultists are (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, place_name
from rules.cthulhu_wars.earth.counting import all_seats, areas_of, of_rank
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.yellow_sign.actions import SendHastur
from rules.cthulhu_wars.factions.yellow_sign.kinds import HASTUR
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class HeWhoIsNotToBeNamed(Effect):
    """Any other area with a cultist of anybody; a second action may follow (R46)."""

    ID = "he_who_is_not_to_be_named"
    ACTIONS = (SendHastur,)
    SECOND = True

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Where he may go."""
        if state.power[seat] < books()[self.ID].cost:
            return ()
        areas = affordable(state, seat, tuple(targets(state, seat)), books()[self.ID].cost)
        return [SendHastur(area) for area in areas]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where to."""
        assert isinstance(action, SendHastur)
        where = place_name(state, action.target)
        label = say("cthulhu_wars.yellow_sign.do_hastur", place=where)
        return Option(action, label, (card_target(self.ID), at(action.target)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Without Power, without Hastur, without a cultist elsewhere."""
        return barred(SendHastur(NOWHERE), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        if not areas_of(state, seat, HASTUR):
            return say("cthulhu_wars.yellow_sign.why_no_hastur")
        cost = books()[self.ID].cost
        if state.power[seat] < cost:
            return too_dear(state, seat, cost)
        return None if targets(state, seat) else say("cthulhu_wars.yellow_sign.why_no_cultist")

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """He goes; what may follow is the law of turns."""
        assert isinstance(action, SendHastur)
        cost = books()[self.ID].cost + extra(state, seat, action.target)
        pay(state, context, seat, cost, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        source = areas_of(state, seat, HASTUR)[0]
        shift(state, context, seat, HASTUR, source, action.target)


def targets(state: Earth, seat: Seat) -> list[Area]:
    """The areas with a cultist in which Hastur is not; none while he is not on the map."""
    homes = areas_of(state, seat, HASTUR)
    if not homes:
        return []
    cultists = [
        (each, kind)
        for each in all_seats(state)
        for kind in of_rank(state, each, UnitClass.CULTIST)
    ]
    return [
        area
        for area, there in enumerate(state.units)
        if area not in homes and any(there[each][kind] for each, kind in cultists)
    ]

"""The Dread Curse of Azathoth: dice without a battle (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, place_name
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.hits import RollHits, enemies_in
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.opener_of_the_way.actions import Curse
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import ABOMINATION, SPAWN
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class DreadCurse(Effect):
    """On any area with enemies, a die for each own Abomination and Spawn in play (hits.py)."""

    ID = "dread_curse_of_azathoth"
    ACTIONS = (Curse,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Wherever it could hit anybody."""
        if not dice(state, seat):
            return ()
        areas = affordable(state, seat, victims(state, seat), books()[self.ID].cost)
        return [Curse(area) for area in areas]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where, with how many dice."""
        assert isinstance(action, Curse)
        place, cost = place_name(state, action.area), self.price(state, seat, action)
        label = say("cthulhu_wars.opener.do_curse", n=dice(state, seat), place=place, cost=cost)
        return Option(action, label, (card_target(self.ID), at(action.area)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(Curse(NOWHERE), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """Nobody who curses, nobody to be cursed, no Power."""
        if not dice(state, seat):
            return say("cthulhu_wars.opener.why_no_dice")
        if not victims(state, seat):
            return say("cthulhu_wars.opener.why_no_victim")
        cost = books()[self.ID].cost
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def price(self, state: Earth, seat: Seat, action: Curse) -> int:
        """What it costs there."""
        return books()[self.ID].cost + extra(state, seat, action.area)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays and rolls."""
        assert isinstance(action, Curse)
        pay(state, context, seat, self.price(state, seat, action), self.ID)
        context.emit(EffectUsed(seat, self.ID))
        context.then(RollHits(seat, action.area, dice(state, seat)))


def dice(state: Earth, seat: Seat) -> int:
    """A die for each of them."""
    return in_play(state, seat, ABOMINATION) + in_play(state, seat, SPAWN)


def victims(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas with enemies."""
    return tuple([area for area in all_areas(state) if enemies_in(state, seat, area)])

"""Capture Monster: Tsathoggua's captives need be no cultists (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, place_name, seat_target, who
from rules.cthulhu_wars.earth.counting import LEVEL, all_seats, areas_of, level, of_rank
from rules.cthulhu_wars.earth.placing import here
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.actions import CaptureMonster
from rules.cthulhu_wars.factions.sleeper.kinds import TSATHOGGUA
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.points import extra, pay
from rules.cthulhu_wars.state import NOBODY, NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class CaptureMonsterBook(Effect):
    """In Tsathoggua's area, from an enemy without a Great Old One there; which one, its owner
    picks. On the card it is worth what a cultist is worth, and goes home with it."""

    ID = "capture_monster"
    ACTIONS = (CaptureMonster,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Every enemy with a monster there."""
        found = victims(state, seat)
        return [each for each in found if state.power[seat] >= self.price(state, seat, each.area)]

    def price(self, state: Earth, seat: Seat, area: Area) -> int:
        """What it costs there."""
        return books()[self.ID].cost + extra(state, seat, area)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whose, where."""
        assert isinstance(action, CaptureMonster)
        facts = {"place": place_name(state, action.area), "whom": who(state, action.enemy)}
        label = say("cthulhu_wars.sleeper.do_capture", **facts)
        targets = (card_target(self.ID), at(action.area), seat_target(action.enemy))
        return Option(action, label, targets)

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(CaptureMonster(NOWHERE, NOBODY), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No Tsathoggua, no monster, no Power."""
        found = victims(state, seat)
        if not areas_of(state, seat, TSATHOGGUA):
            return say("cthulhu_wars.sleeper.why_asleep")
        if not found:
            return say("cthulhu_wars.sleeper.why_no_monster")
        cost = self.price(state, seat, found[0].area)
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Its owner picks which."""
        assert isinstance(action, CaptureMonster)
        pay(state, context, seat, self.price(state, seat, action.area), self.ID)
        context.emit(EffectUsed(seat, self.ID))
        ranks = (UnitClass.MONSTER,)
        context.then(LoseUnit(action.enemy, Cause.CAPTURE, seat, action.area, ranks))


def victims(state: Earth, seat: Seat) -> list[CaptureMonster]:
    """Enemies with a monster beside Tsathoggua and without a Great Old One there."""
    great = LEVEL[UnitClass.GREAT_OLD_ONE]
    return [
        CaptureMonster(area, enemy)
        for area in areas_of(state, seat, TSATHOGGUA)
        for enemy in all_seats(state)
        if enemy != seat
        and level(state, enemy, area) < great
        and any(here(state, enemy, area)[k] for k in of_rank(state, enemy, UnitClass.MONSTER))
    ]

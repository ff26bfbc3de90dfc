"""Dreams: an enemy Acolyte goes, one of Great Cthulhu's comes in its place (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import area_target, card_target, refuse, seat_target, too_dear
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.great_cthulhu.kinds import ACOLYTE
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.points import extra, pay, payable
from rules.cthulhu_wars.state import Area, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step
from rules.kernel.text import Text, say


class Dreams(Action, frozen=True):
    """Drive an Acolyte of an enemy out of an area."""

    area: Area
    enemy: Seat


class DreamComesTrue(Auto, frozen=True):
    """The Acolyte from the pool comes to the area; it takes a gate only as any other does (4)."""

    seat: Seat
    area: Area

    def run(self, state: State, context: StepContext) -> None:
        """From the pool."""
        place(game_of(state), context, self.seat, ACOLYTE, self.area)


class DreamsBook(Effect):
    """For 2 Power (option `dreams_cost`) an enemy with an Acolyte in an area eliminates one there,
    his choice; an own one from the pool comes."""

    ID = "dreams"
    ACTIONS = (Dreams,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Every area and enemy with an Acolyte there."""
        if state.power[seat] < price(state) or not state.pools[seat][ACOLYTE]:
            return ()
        return payable(state, seat, victims(state, seat), price(state))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The victim's owner picks which one (10)."""
        assert isinstance(action, Dreams)
        pay(state, context, seat, price(state) + extra(state, seat, action.area), self.ID)
        context.emit(EffectUsed(seat, self.ID))
        lost = LoseUnit(
            action.enemy,
            area=action.area,
            ranks=(UnitClass.CULTIST,),
            cause=Cause.ELIMINATE,
            by=seat,
        )
        context.then(lost, DreamComesTrue(seat, action.area))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whom and where."""
        assert isinstance(action, Dreams)
        facts = {"place": place_name(state, action.area), "whom": who(state, action.enemy)}
        cost = price(state) + extra(state, seat, action.area)
        label = say("cthulhu_wars.great_cthulhu.do_dreams", **facts, cost=cost)
        targets = (card_target(self.ID), area_target(action.area), seat_target(action.enemy))
        return Option(action, label, targets)

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """The book, while nobody can be hit."""
        why = why_not(state, seat)
        if why is None:
            return ()
        return (refuse(describe(state, seat, Use(self.ID)), why),)


def price(state: Earth) -> int:
    """Power (option `dreams_cost`)."""
    return int(state.variant.option("dreams_cost"))


def victims(state: Earth, seat: Seat) -> list[Action]:
    """Whose Acolytes stand where."""
    enemies = [enemy for enemy in all_seats(state) if enemy != seat]
    found: list[Action] = []
    for area, here in enumerate(state.units):
        found += [Dreams(area, enemy) for enemy in enemies if here[enemy][0]]
    return found


def why_not(state: Earth, seat: Seat) -> Text | None:
    """Why nobody can be hit, or None."""
    if not state.pools[seat][ACOLYTE]:
        return say("cthulhu_wars.great_cthulhu.why_no_acolyte")
    if state.power[seat] < price(state):
        return too_dear(state, seat, price(state))
    if not victims(state, seat):
        return say("cthulhu_wars.great_cthulhu.why_no_victim")
    return None


STEPS: tuple[type[Step], ...] = (DreamComesTrue,)

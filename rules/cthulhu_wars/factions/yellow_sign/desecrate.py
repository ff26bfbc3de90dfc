"""Desecrate: the King in Yellow defiles the area in which he stands (8)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import faction_law, own
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import OneSeat, barred, too_dear
from rules.cthulhu_wars.data import printed
from rules.cthulhu_wars.describe import at, card_target, kind_name, place_name, unit_target, who
from rules.cthulhu_wars.earth.counting import areas_of, of_rank, units_in
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.earth.placing import here, place
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.yellow_sign.actions import Raise
from rules.cthulhu_wars.factions.yellow_sign.events import DesecrationRolled
from rules.cthulhu_wars.factions.yellow_sign.kinds import KING_IN_YELLOW
from rules.cthulhu_wars.factions.yellow_sign.tokens import at_hand, desecrated, lay_token
from rules.cthulhu_wars.points import extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, Kind, game_of
from rules.kernel.luck import Dice, Drawn, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Chance, Option, Seat, Step
from rules.kernel.text import Text, say

COST = 2
FACES = 6
DEAREST = 2
"""What a unit that appears costs at most."""


class Desecrate(Effect):
    """In the area of the King in Yellow, while no token lies there and one is at hand."""

    ID = "desecrate"

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """The roll."""
        return () if self.why_not(state, seat) else (Use(self.ID),)

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        area = king_area(state, seat)
        if area == NOWHERE:
            return say("cthulhu_wars.yellow_sign.why_no_king")
        if area in desecrated(state, seat):
            return say("cthulhu_wars.yellow_sign.why_token", place=place_name(state, area))
        if not at_hand(state, seat):
            return say("cthulhu_wars.yellow_sign.why_no_token")
        cost = cost_of(state, seat)
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where, for how much, and what the die may show."""
        area, cost = king_area(state, seat), cost_of(state, seat)
        facts = {"place": place_name(state, area)}
        most = min(FACES, own_units(state, seat, area))
        label = say("cthulhu_wars.yellow_sign.do_desecrate", most=most, n=cost, **facts)
        king = unit_target(area, seat, KING_IN_YELLOW)
        return Option(action, label, (card_target(self.ID), king))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it, from the time at which the King has been awakened."""
        return barred(Use(self.ID), self.ID, self.why_not(state, seat))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """A die, then a unit appears, whatever it showed."""
        area = king_area(state, seat)
        pay(state, context, seat, cost_of(state, seat), self.ID)
        context.then(RollDesecrate(seat, area), ChooseAppearance(seat, area))


def king_area(state: Earth, seat: Seat) -> Area:
    """Where the King in Yellow stands; NOWHERE if he does not."""
    found = areas_of(state, seat, KING_IN_YELLOW)
    return found[0] if found else NOWHERE


def cost_of(state: Earth, seat: Seat) -> int:
    """2 Power, unless a book says otherwise; more where effects of others say so."""
    cost = COST
    for each in own(state, seat, "action_cost"):
        cost = each.action_cost(state, seat, Desecrate.ID, cost)
    return cost + extra(state, seat, king_area(state, seat))


def own_units(state: Earth, seat: Seat, area: Area) -> int:
    """The own units in an area, the King among them."""
    return units_in(state, seat, here(state, seat, area))


def small_units(state: Earth, seat: Seat) -> list[Kind]:
    """The monsters and cultists of cost 2 or less that are in the pool."""
    kinds = faction_law(state, seat).kinds()
    small = of_rank(state, seat, UnitClass.CULTIST, UnitClass.MONSTER)
    cheap = [kind for kind in small if printed(kinds[kind].cost) <= DEAREST]
    return [kind for kind in cheap if state.pools[seat][kind]]


class RollDesecrate(Chance, frozen=True):
    """A token is placed if the die shows no more than the own units there."""

    seat: Seat
    area: Area

    def lots(self, state: State) -> Lots:
        """One die."""
        return Dice(1, FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Success or not."""
        assert isinstance(drawn, tuple)
        game, roll = game_of(state), drawn[0] + 1
        units = own_units(game, self.seat, self.area)
        rolled = DesecrationRolled(self.seat, spot(game, self.area), roll, units)
        context.emit(rolled)
        if rolled.is_success:
            lay_token(game, self.seat, self.area)
            for each in own(game, self.seat, "succeeded"):
                each.succeeded(game, context, self.seat, Desecrate.ID)


class ChooseAppearance(OneSeat, frozen=True):
    """A monster or cultist of cost 2 or less comes from the pool: it must if there is any (R45)."""

    IS_PUBLIC: ClassVar[bool] = True

    area: Area

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where it comes to."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, self.area)}
        return say("cthulhu_wars.yellow_sign.prompt_appears", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What there is."""
        return [Raise(kind) for kind in small_units(game_of(state), seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Which kind."""
        assert isinstance(action, Raise)
        game = game_of(state)
        label = kind_name(game, seat, action.kind)
        return Option(action, label, (unit_target(NOWHERE, seat, action.kind), at(self.area)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It comes."""
        assert isinstance(action, Raise)
        place(state, context, self.seat, action.kind, self.area)


STEPS: tuple[type[Step], ...] = (RollDesecrate, ChooseAppearance)

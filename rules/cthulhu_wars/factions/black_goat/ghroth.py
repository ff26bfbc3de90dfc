"""Ghroth: the star of ruin takes cultists, or brings one (8, 10)."""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseSeat, Use
from rules.cthulhu_wars.asking import (
    OneSeat,
    area_target,
    card_target,
    refuse,
    seat_target,
    too_dear,
)
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.cthulhu_wars.earth.counting import all_seats, areas_of, cultists_on_map, of_rank
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import leave, place
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.events import GhrothRolled
from rules.cthulhu_wars.factions.black_goat.kinds import FUNGI
from rules.cthulhu_wars.orders.picking import LoseUnits
from rules.cthulhu_wars.points import pay
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.state import Area, Earth, Offer, game_of
from rules.cthulhu_wars.talks import Negotiation
from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Chance, Option, Seat, Step
from rules.kernel.text import Text, say

COST = 2
FACES = 6


class PlaceAcolyte(Action, frozen=True):
    """Place an Acolyte of a faction in an area."""

    owner: Seat
    area: Area


class RollGhroth(Chance, frozen=True):
    """A die against the number of areas with own Fungi."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One die; its faces are counted from 0."""
        return Equal(FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Above: an Acolyte comes; else as many cultists of the enemies go."""
        assert isinstance(drawn, int)
        game, number = game_of(state), drawn + 1
        areas = len(areas_of(game, self.seat, FUNGI))
        context.emit(GhrothRolled(self.seat, number, areas))
        if number > areas:
            context.then(PlaceAnyAcolyte(self.seat))
        elif sum(stakes(game, self.seat)) <= number:
            take_all(game, context, self.seat)
        else:
            context.then(Negotiation(self.seat, number, Ghroth.ID))


class PlaceAnyAcolyte(OneSeat, frozen=True):
    """Whose Acolyte comes, and where."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Any faction's, anywhere."""
        return say("cthulhu_wars.black_goat.prompt_place", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every faction with one in its pool, own too, with every area."""
        game = game_of(state)
        owners = [owner for owner in all_seats(game) if game.pools[owner][0]]
        return [PlaceAcolyte(owner, area) for owner in owners for area in all_areas(game)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Whose and where."""
        assert isinstance(action, PlaceAcolyte)
        game = game_of(state)
        facts = {"whom": who(game, action.owner), "place": place_name(game, action.area)}
        label = say("cthulhu_wars.black_goat.do_place", **facts)
        return Option(action, label, (seat_target(action.owner), area_target(action.area)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """From the pool of its faction."""
        assert isinstance(action, PlaceAcolyte)
        place(state, context, action.owner, 0, action.area)


class SplitLosses(OneSeat, frozen=True):
    """Without agreement the Black Goat says whose cultists go, one by one. `shares`: by seat."""

    IS_PUBLIC = True

    left: int
    shares: tuple[int, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are still to be given out."""
        return say(
            "cthulhu_wars.black_goat.prompt_split", who=who(game_of(state), seat), n=self.left
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every enemy that has another cultist."""
        found = enumerate(zip(stakes(game_of(state), self.seat), self.shares, strict=True))
        return [ChooseSeat(Seat(enemy)) for enemy, (most, share) in found if share < most]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An enemy, and what it loses so far."""
        assert isinstance(action, ChooseSeat)
        whom = who(game_of(state), action.seat)
        label = say(
            "cthulhu_wars.black_goat.do_split", whom=whom, share=self.shares[action.seat] + 1
        )
        return Option(action, label, (seat_target(action.seat),))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """When all are given out, each owner picks his own."""
        assert isinstance(action, ChooseSeat)
        share = self.shares[action.seat] + 1
        shares = (*self.shares[: action.seat], share, *self.shares[action.seat + 1 :])
        if self.left > 1:
            context.then(msgspec.structs.replace(self, left=self.left - 1, shares=shares))
        else:
            lose(state, context, self.seat, shares)


class Ghroth(Effect):
    """For 2 Power a die: not above the number of areas with own Fungi, and enemies together
    eliminate that many cultists; else an Acolyte of any faction comes anywhere."""

    ID = "ghroth"

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Whenever it can be paid; it needs no Fungi and no Shub-Niggurath (R20)."""
        return (Use(self.ID),) if state.power[seat] >= COST else ()

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays and rolls."""
        pay(state, context, seat, COST, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        context.then(RollGhroth(seat))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """The number that decides."""
        areas = len(areas_of(state, seat, FUNGI))
        label = say("cthulhu_wars.black_goat.do_ghroth", n=areas)
        return Option(action, label, (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Too little Power."""
        if state.power[seat] >= COST:
            return ()
        why = too_dear(state, seat, COST)
        return (refuse(describe(state, seat, Use(self.ID)), why),)

    def stakes(self, state: Earth, seat: Seat) -> tuple[int, ...]:
        """Enemies have their cultists on the map at stake."""
        return stakes(state, seat)

    def agreed(
        self,
        state: Earth,
        context: StepContext,
        seat: Seat,
        number: int,
        offers: tuple[Offer, ...] | None,
    ) -> None:
        """Each owner picks as many as he named; without agreement the Black Goat says how many."""
        nothing = (0,) * len(state.factions)
        if offers is None:
            context.then(SplitLosses(seat, number, nothing))
            return
        named = {offer.seat: offer.number for offer in offers}
        lose(state, context, seat, tuple(named.get(each, 0) for each in all_seats(state)))


def stakes(state: Earth, seat: Seat) -> tuple[int, ...]:
    """How many cultists each enemy has on the map."""
    seats = all_seats(state)
    return tuple(0 if each == seat else cultists_on_map(state, each) for each in seats)


def lose(state: Earth, context: StepContext, by: Seat, shares: tuple[int, ...]) -> None:
    """Each owner picks so many of his cultists, in turn order (10)."""
    for owner in turn_order(state):
        if shares[owner]:
            ranks = (UnitClass.CULTIST,)
            context.then(LoseUnits(owner, shares[owner], Cause.ELIMINATE, by, ranks=ranks))


def take_all(state: Earth, context: StepContext, by: Seat) -> None:
    """There are no more of them than the die asks for: all go."""
    for owner in turn_order(state):
        if owner == by:
            continue
        for kind in of_rank(state, owner, UnitClass.CULTIST):
            for area in areas_of(state, owner, kind):
                count = state.units[area][owner][kind]
                leave(state, context, owner, kind, area, Cause.ELIMINATE, by, count)


STEPS: tuple[type[Step], ...] = (RollGhroth, PlaceAnyAcolyte, SplitLosses)

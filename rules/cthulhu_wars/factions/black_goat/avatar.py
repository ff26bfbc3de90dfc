"""Avatar: Shub-Niggurath changes places with a monster or cultist (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit, Use
from rules.cthulhu_wars.asking import (
    OneSeat,
    area_target,
    card_target,
    refuse,
    seat_target,
    too_dear,
)
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.cthulhu_wars.earth.counting import all_seats, areas_of, of_rank
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.kinds import SHUB_NIGGURATH
from rules.cthulhu_wars.orders.picking import units_there
from rules.cthulhu_wars.points import extra, pay, payable
from rules.cthulhu_wars.state import Area, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say

COST = 1
SWAPPED = (UnitClass.CULTIST, UnitClass.MONSTER)


class Avatar(Action, frozen=True):
    """Change places with a unit of a faction in another area; its owner picks which."""

    area: Area
    owner: Seat


class PickForAvatar(OneSeat, frozen=True):
    """Which monster or cultist in `area` goes to `source`, where Shub-Niggurath comes from."""

    IS_PUBLIC = True

    goat: Seat
    source: Area
    area: Area

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose avatar, and where the unit goes."""
        game = game_of(state)
        facts = {"who": who(game, self.seat), "place": place_name(game, self.source)}
        return say("cthulhu_wars.black_goat.prompt_avatar", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[ChooseUnit]:
        """The units that one can tell apart."""
        game = game_of(state)
        return units_there(game, self.seat, self.area, of_rank(game, self.seat, *SWAPPED))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit."""
        assert isinstance(action, ChooseUnit)
        return describe(game_of(state), seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Both go; whoever held a gate loses it (4)."""
        assert isinstance(action, ChooseUnit)
        shift(state, context, self.goat, SHUB_NIGGURATH, self.source, self.area)
        ends = (self.area, self.source)
        shift(state, context, self.seat, action.kind, *ends, holder=action.holder)


class AvatarAbility(Effect):
    """For 1 Power, with any faction that has a monster or cultist in another area, its own too."""

    ID = "avatar"
    ACTIONS = (Avatar,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Every other area with every faction that has a unit to swap there."""
        areas = areas_of(state, seat, SHUB_NIGGURATH)
        if state.power[seat] < COST or not areas:
            return ()
        found: list[Action] = []
        for owner in all_seats(state):
            kinds = of_rank(state, owner, *SWAPPED)
            for area, here in enumerate(state.units):
                counts = here[owner]
                if any(counts) and area not in areas and any(counts[kind] for kind in kinds):
                    found.append(Avatar(area, owner))
        return payable(state, seat, found, COST)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The owner of the other unit picks it (10)."""
        assert isinstance(action, Avatar)
        pay(state, context, seat, COST + extra(state, seat, action.area), self.ID)
        context.emit(EffectUsed(seat, self.ID))
        (source,) = areas_of(state, seat, SHUB_NIGGURATH)
        context.then(PickForAvatar(action.owner, seat, source, action.area))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where and with whom."""
        assert isinstance(action, Avatar)
        facts = {"place": place_name(state, action.area), "whom": who(state, action.owner)}
        label = say("cthulhu_wars.black_goat.do_avatar", **facts)
        targets = (card_target(self.ID), area_target(action.area), seat_target(action.owner))
        return Option(action, label, targets)

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """The ability, while she sleeps or nobody is there to swap with."""
        if self.actions(state, seat):
            return ()
        return (refuse(describe(state, seat, Use(self.ID)), why_not(state, seat)),)


def why_not(state: Earth, seat: Seat) -> Text:
    """Why she does not change places."""
    if not areas_of(state, seat, SHUB_NIGGURATH):
        return say("cthulhu_wars.black_goat.why_asleep")
    if state.power[seat] < COST:
        return too_dear(state, seat, COST)
    return say("cthulhu_wars.black_goat.why_nobody")


STEPS: tuple[type[Step], ...] = (PickForAvatar,)

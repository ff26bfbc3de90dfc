"""Submerge: Cthulhu and whoever is with him dive, and come up anywhere (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit, Use
from rules.cthulhu_wars.asking import (
    OneSeat,
    area_target,
    button,
    card_target,
    holder_target,
    refuse,
    too_dear,
    unit_target,
)
from rules.cthulhu_wars.describe import describe, kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import areas_of, in_play
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.geography import all_areas, is_ocean
from rules.cthulhu_wars.earth.placing import come_up, leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.points import extra, pay, payable
from rules.cthulhu_wars.state import Area, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

COST = 1


class Surface(Action, frozen=True):
    """Come up in an area, all together."""

    area: Area


class TakeAlong(OneSeat, frozen=True):
    """Which of the units beside Cthulhu go down with him, one after the other or all at once."""

    area: Area

    def seats(self, state: State) -> Sequence[Seat]:
        """While anybody is left beside the place where he was."""
        return (self.seat,) if any(game_of(state).units[self.area][self.seat]) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who goes along."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, self.area)}
        return say("cthulhu_wars.great_cthulhu.prompt_along", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A unit, all of them, or nobody else."""
        units = beside(game_of(state), self.seat, self.area)
        return [*units, Use(SubmergeBook.ID), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit on the map; a button for all and one for the end."""
        game = game_of(state)
        if isinstance(action, Use):
            return button(action, say("cthulhu_wars.great_cthulhu.take_all"), "all")
        if not isinstance(action, ChooseUnit):
            return button(action, say("cthulhu_wars.great_cthulhu.take_no_more"), "pass")
        key = "take_holder" if action.holder else "take"
        label = say(f"cthulhu_wars.great_cthulhu.{key}", what=kind_name(game, seat, action.kind))
        unit = unit_target(self.area, seat, action.kind)
        return Option(action, label, (holder_target(self.area) if action.holder else unit,))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Goes down; then the next one."""
        if isinstance(action, ChooseUnit):
            dive(state, context, self.seat, action.kind, self.area, 1, action.holder)
            context.then(self)
        elif isinstance(action, Use):
            for kind, count in enumerate(state.units[self.area][self.seat]):
                if count:
                    dive(state, context, self.seat, kind, self.area, count)


class SubmergeBook(Effect):
    """For 1 Power Cthulhu leaves an ocean with any own units there; as a later action of no cost
    all of them come up in one area. Meanwhile they are in play and in no area (4)."""

    ID = "submerge"
    ACTIONS = (Surface,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Down from an ocean, or up anywhere."""
        if state.aside[seat][CTHULHU]:
            if not state.power[seat]:
                return ()
            return payable(state, seat, [Surface(area) for area in all_areas(state)], 0)
        if why_not(state, seat) is not None:
            return ()
        return (Use(self.ID),)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Cthulhu first, then those whom he takes along; or all of them back."""
        context.emit(EffectUsed(seat, self.ID))
        if isinstance(action, Surface):
            pay(state, context, seat, extra(state, seat, action.area), self.ID)
            for kind, count in enumerate(state.aside[seat]):
                if count:
                    come_up(state, context, seat, kind, action.area, count)
            return
        pay(state, context, seat, COST, self.ID)
        (area,) = areas_of(state, seat, CTHULHU)
        dive(state, context, seat, CTHULHU, area, 1)
        context.then(TakeAlong(seat, area))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """The book; for coming up the area as well."""
        if isinstance(action, Surface):
            place = place_name(state, action.area)
            label = say("cthulhu_wars.great_cthulhu.do_surface", place=place)
            return Option(action, label, (card_target(self.ID), area_target(action.area)))
        label = say("cthulhu_wars.great_cthulhu.do_submerge")
        return Option(action, label, (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """The book, while Cthulhu cannot dive."""
        why = None if state.aside[seat][CTHULHU] else why_not(state, seat)
        if why is None:
            return ()
        return (refuse(describe(state, seat, Use(self.ID)), why),)


def why_not(state: Earth, seat: Seat) -> Text | None:
    """Why Cthulhu cannot dive, or None."""
    if not in_play(state, seat, CTHULHU):
        return say("cthulhu_wars.great_cthulhu.why_asleep")
    if not any(is_ocean(state, area) for area in areas_of(state, seat, CTHULHU)):
        return say("cthulhu_wars.great_cthulhu.why_on_land")
    if state.power[seat] < COST:
        return too_dear(state, seat, COST)
    return None


def beside(state: Earth, seat: Seat, area: Area) -> list[ChooseUnit]:
    """The units there, each kind once, the one on the gate apart."""
    found = []
    for kind, count in enumerate(state.units[area][seat]):
        holds = is_holder(state, seat, kind, area)
        found += [ChooseUnit(seat, kind, area)] * (count > holds)
        found += [ChooseUnit(seat, kind, area, True)] * holds
    return found


def dive(
    state: Earth,
    context: StepContext,
    seat: Seat,
    kind: Kind,
    area: Area,
    count: int,
    holder: bool = False,
) -> None:
    """Off the map, still in play; a holder leaves its gate."""
    leave(state, context, seat, kind, area, Cause.ASIDE, seat, count, holder)


STEPS: tuple[type[Step], ...] = (TakeAlong,)

"""Shriek of the Byakhee: they come together from everywhere (8)."""

from collections import Counter
from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat, barred, button, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, place_name, unit_target, who
from rules.cthulhu_wars.earth.counting import areas_of
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import here, shift
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.yellow_sign.actions import Shriek
from rules.cthulhu_wars.factions.yellow_sign.kinds import BYAKHEE
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Done, Option, Seat, Step
from rules.kernel.text import Text, say


class ShriekOfTheByakhee(Effect):
    """First the area, then which Byakhee go there: one at least."""

    ID = "shriek_of_the_byakhee"
    ACTIONS = (Shriek,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Each area that a Byakhee can come to from another one."""
        if state.power[seat] < books()[self.ID].cost:
            return ()
        homes = areas_of(state, seat, BYAKHEE)
        areas = affordable(state, seat, all_areas(state), books()[self.ID].cost)
        return [Shriek(area) for area in areas if homes and homes != (area,)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where to."""
        assert isinstance(action, Shriek)
        where = place_name(state, action.target)
        label = say("cthulhu_wars.yellow_sign.do_shriek", place=where)
        return Option(action, label, (card_target(self.ID), at(action.target)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Without Power or Byakhee."""
        return barred(Shriek(NOWHERE), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        if not areas_of(state, seat, BYAKHEE):
            return say("cthulhu_wars.yellow_sign.why_no_byakhee")
        cost = books()[self.ID].cost
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays, then chooses."""
        assert isinstance(action, Shriek)
        cost = books()[self.ID].cost + extra(state, seat, action.target)
        pay(state, context, seat, cost, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        context.then(CallByakhee(seat, action.target))


class CallByakhee(OneSeat, frozen=True):
    """Which Byakhee fly to the area, one by one."""

    area: Area

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where they go."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, self.area)}
        return say("cthulhu_wars.yellow_sign.prompt_shriek", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A Byakhee that has not been chosen; after the first one nothing more."""
        sources = waiting(game_of(state), seat, self.area, given)
        found: list[Action] = [ChooseUnit(seat, BYAKHEE, source) for source in sources]
        return [*found, Done()] if given else found

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Done, or all of them."""
        is_done = isinstance(given[-1], Done)
        return is_done or not waiting(game_of(state), seat, self.area, given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """From where."""
        if not isinstance(action, ChooseUnit):
            return button(action, say("cthulhu_wars.yellow_sign.do_fly_done"), "done")
        source = place_name(game_of(state), action.area)
        label = say("cthulhu_wars.yellow_sign.do_fly", place=source)
        return Option(action, label, (unit_target(action.area, seat, BYAKHEE),))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All that were chosen."""
        for part in answers[self.seat]:
            if isinstance(part, ChooseUnit):
                shift(game_of(state), context, self.seat, BYAKHEE, part.area, self.area)


def waiting(state: Earth, seat: Seat, target: Area, given: tuple[Action, ...]) -> list[Area]:
    """The other areas with a Byakhee that has not been chosen."""
    chosen = Counter(part.area for part in given if isinstance(part, ChooseUnit))
    homes = [area for area in areas_of(state, seat, BYAKHEE) if area != target]
    return [area for area in homes if here(state, seat, area)[BYAKHEE] > chosen[area]]


STEPS: tuple[type[Step], ...] = (CallByakhee,)

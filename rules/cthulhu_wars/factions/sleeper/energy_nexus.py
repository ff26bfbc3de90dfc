"""Energy Nexus: an action of the Sleeper just before a battle beside a Wizard (15).

Open here and read so: the action is a common or unique one that names that area as where it is done
or begins; a battle is one too, as long as battles are no unlimited actions; a gate that is built is
stepped on at once; what it earned is settled when the battle is over.
"""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.actions import BuildGate, Walks
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.placing import here
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.kinds import WIZARD
from rules.cthulhu_wars.orders import menu
from rules.cthulhu_wars.orders.moving import walk, walks
from rules.cthulhu_wars.refusals import say_action
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, Turn, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Pass, Seat, Step
from rules.kernel.text import Text, say


class EnergyNexus(Effect):
    """Before any battle, own or not, in an area with an own Wizard, at the usual price."""

    ID = "energy_nexus"

    def before_battle(
        self, state: Earth, area: Area, attacker: Seat, defender: Seat, seat: Seat
    ) -> tuple[Step, ...]:
        """While there is a Wizard and any Power."""
        is_open = here(state, seat, area)[WIZARD] and state.power[seat]
        return (BeginNexus(seat, area),) if is_open else ()


class BeginNexus(Auto, frozen=True):
    """The turn of whoever battles is put by; the Sleeper has one of its own for one action."""

    seat: Seat
    area: Area

    def run(self, state: State, context: StepContext) -> None:
        """Areas in which it has battled in its own turn are noted on."""
        game = game_of(state)
        before = game.turn
        fought = before.fought if before is not None and before.seat == self.seat else ()
        game.turn = Turn(seat=self.seat, fought=fought)
        context.then(TakeNexus(self.seat, self.area), EndNexus(before))


class EndNexus(Auto, frozen=True):
    """The turn goes on that was put by."""

    turn: Turn | None

    def run(self, state: State, context: StepContext) -> None:
        """As it was."""
        game_of(state).turn = self.turn


def begins_in(action: Action, area: Area) -> bool:
    """Whether an action is done or begins in an area."""
    place: Area = getattr(action, "source", getattr(action, "area", NOWHERE))
    return place == area


def open_there(state: Earth, seat: Seat, area: Area) -> list[Action]:
    """The actions of a turn that begin in the area."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    found = menu.acts(state, seat, turn)
    return [action for part in found for action in part if begins_in(action, area)]


class TakeNexus(OneSeat, frozen=True):
    """Which action; or the next unit of a move."""

    area: Area

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while anything is open there."""
        return (self.seat,) if self.open_now(game_of(state)) else ()

    def open_now(self, state: Earth) -> list[Action]:
        """Actions, or units to move out of the area."""
        assert state.turn is not None, "nobody has the turn"
        if not state.power[self.seat]:
            return []
        if state.turn.moving:
            return [each for each in walks(state, self.seat) if each.source == self.area]
        return open_there(state, self.seat, self.area)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who, where."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, self.area)}
        return say("cthulhu_wars.sleeper.prompt_nexus", n=game.power[seat], **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All that is open; none, or the end of a move."""
        game = game_of(state)
        assert game.turn is not None, "nobody has the turn"
        return [*self.open_now(game), Done() if game.turn.moving else Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """As in a turn."""
        game = game_of(state)
        if isinstance(action, Pass):
            return button(action, say("cthulhu_wars.sleeper.no_nexus"), "pass")
        if isinstance(action, Done):
            return describe(game, seat, action)
        return say_action(game, seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Does it; the units of a move one by one."""
        if isinstance(action, Pass):
            return
        assert state.turn is not None, "nobody has the turn"
        if not state.turn.moving and not isinstance(action, Done):
            context.emit(EffectUsed(self.seat, EnergyNexus.ID))
        if isinstance(action, Walks):
            walk(state, context, self.seat, action)
            context.then(self)
        elif isinstance(action, Done):
            end_move(state, context, self.seat)
        else:
            menu.carry_out(state, context, self.seat, action)
            step_on_new(state, context, self.seat, action)


def end_move(state: Earth, context: StepContext, seat: Seat) -> None:
    """What follows a move (6, 15)."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    state.turn = msgspec.structs.replace(turn, moving=())
    for each in own(state, seat, "after_move"):
        each.after_move(state, context, seat, turn.moving)


def step_on_new(state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
    """Whoever may stand on a gate that was just built steps on it (6)."""
    if isinstance(action, BuildGate):
        kind = gates.capable(state, seat, action.area)[0]
        gates.step_on(state, context, seat, action.area, kind)


STEPS: tuple[type[Step], ...] = (BeginNexus, EndNexus, TakeNexus)

"""The first player and the direction of the round (5.2)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.abilities.effects import faction_law
from rules.cthulhu_wars.actions import ChooseClock, ChooseSeat
from rules.cthulhu_wars.asking import OneSeat, button, seat_target
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.enums import Clock, Faction, Phase
from rules.cthulhu_wars.names import NAMES
from rules.cthulhu_wars.rounds.events import ClockChosen, FirstPlayerFound
from rules.cthulhu_wars.rounds.phases import begin_phase
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say


class FindFirst(Auto, frozen=True):
    """Most Power; of several the old first player names one. The first round goes by faction."""

    def run(self, state: State, context: StepContext) -> None:
        """Who, then in which direction."""
        game = game_of(state)
        begin_phase(game, context, Phase.FIRST_PLAYER)
        found = first_of_all(game) if game.round == 1 else richest(game)
        if len(found) > 1:
            context.then(NameFirst(game.first, found))
        else:
            crown(game, context, found[0])


def richest(state: Earth) -> tuple[Seat, ...]:
    """Who has the most Power."""
    most = max(state.power)
    return tuple([seat for seat in all_seats(state) if state.power[seat] == most])


def first_of_all(state: Earth) -> tuple[Seat, ...]:
    """In round 1 the faction that the rules name, without it the one whose English name comes
    first in the alphabet; some never are (15)."""
    able = [seat for seat in all_seats(state) if faction_law(state, seat).may_be_first()]
    return (min(able or all_seats(state), key=lambda seat: rank(state.factions[seat])),)


def rank(faction: Faction) -> tuple[bool, str]:
    """Where a faction stands in the order of round 1: the first in the box, then the alphabet."""
    return (faction is not next(iter(Faction)), NAMES[f"cthulhu_wars.faction.{faction.value}"])


def crown(state: Earth, context: StepContext, seat: Seat) -> None:
    """The new first player chooses the direction."""
    state.first = seat
    context.emit(FirstPlayerFound(seat))
    context.then(ChooseDirection(seat))


class NameFirst(OneSeat, frozen=True):
    """The old first player names one of those with the most Power, be it one of them or not."""

    tied: tuple[Seat, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who names whom."""
        game = game_of(state)
        tied = tuple(who(game, each) for each in self.tied)
        return say("cthulhu_wars.prompt.name_first", who=who(game, seat), tied=tied)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One of them."""
        return [ChooseSeat(each) for each in self.tied]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By the faction."""
        assert isinstance(action, ChooseSeat), f"{action!r} names nobody"
        label = say("cthulhu_wars.do.first", who=who(game_of(state), action.seat))
        return Option(action, label, (seat_target(action.seat),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Whoever has less Power."""
        game = game_of(state)
        why = say("cthulhu_wars.why.less_power")
        rest = [each for each in all_seats(game) if each not in self.tied]
        return [
            Option(
                ChooseSeat(each),
                say("cthulhu_wars.do.first", who=who(game, each)),
                (seat_target(each),),
                why,
            )
            for each in rest
        ]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Seats with less Power, everything else."""
        if target.kind is TargetKind.SEAT:
            return say("cthulhu_wars.why.less_power")
        return super().explain(state, seat, target)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """That one is first."""
        assert isinstance(action, ChooseSeat), f"{action!r} names nobody"
        crown(state, context, action.seat)


class ChooseDirection(OneSeat, frozen=True):
    """The first player chooses in which direction turns go this round."""

    IS_BRIEF: ClassVar[bool] = True
    BACK: ClassVar[tuple[bool, bool]] = (False, True)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("cthulhu_wars.prompt.direction", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Clockwise or counterclockwise; between two there is no difference."""
        both = self.BACK if len(game_of(state).factions) > 2 else self.BACK[:1]
        return [ChooseClock(back) for back in both]

    def seats(self, state: State) -> Sequence[Seat]:
        """The first player, where there is a difference."""
        return (self.seat,) if len(game_of(state).factions) > 2 else ()

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """With who comes next."""
        assert isinstance(action, ChooseClock), f"{action!r} is no direction"
        game, name = game_of(state), "back" if action.back else "forth"
        count = len(game.factions)
        after = who(game, Seat((seat + (-1 if action.back else 1)) % count))
        return button(action, say(f"cthulhu_wars.do.clock_{name}", who=after), f"clock_{name}")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """For all phases of this round."""
        assert isinstance(action, ChooseClock), f"{action!r} is no direction"
        state.clock = Clock.COUNTERCLOCKWISE if action.back else Clock.CLOCKWISE
        context.emit(ClockChosen(self.seat, state.clock))


STEPS: tuple[type[Step], ...] = (FindFirst, NameFirst, ChooseDirection)

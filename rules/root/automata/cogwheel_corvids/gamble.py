"""Gamble of the Cogwheel Corvids: plots are guessed before they are flipped (9)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlot
from rules.root.automata.choosing import foes, letter, pieces_at
from rules.root.automata.cogwheel_corvids.flipping import flip, flip_and_act
from rules.root.automata.events import PlotGuessed
from rules.root.describe import place_name, who
from rules.root.enums import Cause
from rules.root.factions.asking import OneSeat
from rules.root.factions.corvid.naming import kind_target
from rules.root.factions.corvid.plots import kinds, plot_at
from rules.root.laws import law_of
from rules.root.names import plot_name
from rules.root.scoring.points import score
from rules.root.state import NOBODY, Place, Woodland, game_of
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


def guesser(state: Woodland, seat: Seat, place: Place) -> Seat:
    """The player with most pieces there, or NOBODY where no player has any."""
    here = [
        other
        for other in foes(state, seat)
        if law_of(state, other).has_hand() and pieces_at(state, other, place)
    ]
    return min(
        here,
        key=lambda other: (-pieces_at(state, other, place), *letter(state, other)),
        default=NOBODY,
    )


class GuessPlot(OneSeat, frozen=True):
    """The player with most pieces there says what the plot is. Public."""

    automaton: Seat
    place: Place

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose plot, and where."""
        game = game_of(state)
        facts = {"who": who(game, seat), "whom": who(game, self.automaton)}
        return say("root.automata.prompt_gamble", place=place_name(game, self.place), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any kind."""
        return [ChoosePlot(kind) for kind in kinds()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The kind."""
        assert isinstance(action, ChoosePlot)
        label = say("root.automata.guess", plot=plot_name(action.plot))
        return Option(action, label, (kind_target(action.plot),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A kind is asked for."""
        return say("root.automata.why_guess")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Right: it is flipped and scores, then it is removed without effect. Wrong: a point, and
        the plot does what it does."""
        assert isinstance(action, ChoosePlot)
        plot = plot_at(state, self.automaton, self.place)
        assert plot is not None
        context.look()
        right = plot.plot is action.plot
        context.emit(PlotGuessed(self.seat, self.place, action.plot, right))
        if not right:
            score(state, context, self.automaton, 1, "traits")
            flip_and_act(state, context, self.automaton, self.place)
            return
        flip(state, context, self.automaton, self.place)
        shown = plot_at(state, self.automaton, self.place)
        assert shown is not None
        gone = Removal(
            owner=self.automaton,
            by=self.seat,
            place=self.place,
            cause=Cause.EXPOSURE,
            tokens=(shown,),
        )
        remove(state, context, gone)


STEPS: tuple[type[Step], ...] = (GuessPlot,)

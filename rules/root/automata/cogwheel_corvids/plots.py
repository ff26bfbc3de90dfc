"""The plots of the Cogwheel Corvids: laid at random, flipped, removed (9)."""

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root.automata.choosing import by_priority
from rules.root.automata.cogwheel_corvids.flipping import STEPS as FLIP_STEPS
from rules.root.automata.cogwheel_corvids.flipping import flip_and_act
from rules.root.automata.cogwheel_corvids.gamble import STEPS as GAMBLE_STEPS
from rules.root.automata.cogwheel_corvids.gamble import GuessPlot, guesser
from rules.root.automata.losing import own_loss
from rules.root.automata.traits import has_trait
from rules.root.enums import Cause, PlotKind
from rules.root.factions.corvid.plots import (
    face_down,
    lay,
    plots_on_map,
)
from rules.root.state import NOBODY, Place, Woodland, game_of
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.placing import can_place, place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


class LayRandom(Chance, frozen=True):
    """A warrior leaves, and a random plot of the supply lies face down there."""

    SHOWN = False

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """One of the supply."""
        return Equal(max(1, len(game_of(state).plots[self.seat])))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Nobody knows which."""
        game = game_of(state)
        assert isinstance(drawn, int)
        if not game.plots[self.seat] or not can_place(game, self.seat, self.place):
            return
        lay(game, context, self.seat, self.place, game.plots[self.seat][drawn])
        remove(game, context, own_loss(self.seat, self.place, 1))


class CogwheelRaid(Auto, frozen=True):
    """A removed raid: one warrior in every adjacent clearing, by priority as far as they reach."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Where it may place."""
        game = game_of(state)
        for place in by_priority(game, path_neighbours(game, self.place)):
            place_warriors(game, context, self.seat, place, 1)


def without_plot(state: Woodland, seat: Seat, places: list[Place]) -> list[Place]:
    """Those of these clearings that hold no plot."""
    taken = [place for place, _ in plots_on_map(state, seat)]
    return [place for place in places if place not in taken]


class FlipAll(Auto, frozen=True):
    """All face-down plots are flipped by priority: each scores a point for each face-up plot, then
    does what it does. With Gamble the player with most pieces there guesses it before."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """One, then the others."""
        game = game_of(state)
        places = by_priority(game, face_down(game, self.seat))
        if not places:
            return
        gambler = NOBODY
        if has_trait(game, self.seat, "gamble"):
            gambler = guesser(game, self.seat, places[0])
        if gambler != NOBODY:
            context.then(GuessPlot(gambler, self.seat, places[0]))
        else:
            flip_and_act(game, context, self.seat, places[0])
        context.then(FlipAll(self.seat))


class BackUp(Auto, frozen=True):
    """Backup Plans: a warrior comes where a plot was removed."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """If it may place there."""
        place_warriors(game_of(state), context, self.seat, self.place, 1)


def after_losing_plots(state: Woodland, seat: Seat, gone: Removal) -> tuple[Step, ...]:
    """Raids, but not after Exposure; and Backup Plans."""
    raids = [token for token in gone.tokens if token.plot is PlotKind.RAID]
    if gone.cause is Cause.EXPOSURE:
        raids = []
    steps: list[Step] = [CogwheelRaid(seat, gone.place) for _ in raids]
    if has_trait(state, seat, "backup_plans"):
        steps += [BackUp(seat, gone.place) for token in gone.tokens if token.plot]
    return tuple(steps)


STEPS: tuple[type[Step], ...] = (
    LayRandom,
    FlipAll,
    CogwheelRaid,
    BackUp,
    *FLIP_STEPS,
    *GAMBLE_STEPS,
)

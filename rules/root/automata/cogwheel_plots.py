"""The plots of the Cogwheel Corvids: laid at random, flipped, bombs and raids (9)."""

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.kernel.table import Table
from rules.root.automata.choosing import by_priority
from rules.root.automata.losing import own_loss
from rules.root.cards import LoseRandom
from rules.root.factions.corvid.bombs import Explode
from rules.root.factions.corvid.events import PlotFlipped
from rules.root.factions.corvid.plots import (
    face_down,
    face_up,
    lay,
    plot_at,
    plots_on_map,
    put_instead,
)
from rules.root.geography import path_neighbours
from rules.root.laws import law_of
from rules.root.people import seats_at
from rules.root.placing import can_place, place_token, place_warriors
from rules.root.points import score
from rules.root.removing import remove
from rules.root.state import Place, Token, Woodland, game_of
from rules.root.words import PlotKind, TokenKind


class LayRandom(Chance, frozen=True):
    """A warrior leaves, and a random plot of the supply lies face down there."""

    SHOWN = False

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """One of the supply."""
        return Equal(max(1, len(game_of(state).plots[self.seat])))

    def resolve(self, state: State, table: Table, drawn: Drawn) -> None:
        """Nobody knows which."""
        game = game_of(state)
        assert isinstance(drawn, int)
        if not game.plots[self.seat] or not can_place(game, self.seat, self.place):
            return
        lay(game, table, self.seat, self.place, game.plots[self.seat][drawn])
        remove(game, table, own_loss(self.seat, self.place, 1))


class FlipAll(Auto, frozen=True):
    """All face-down plots are flipped by priority: each scores a point for each face-up plot, then
    does what it does."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """One, then the others."""
        game = game_of(state)
        places = by_priority(game, face_down(game, self.seat))
        if places:
            flip(game, table, self.seat, places[0])
            table.then(FlipAll(self.seat))


def flip(state: Woodland, table: Table, seat: Seat, place: Place) -> None:
    """Face up, points, effect."""
    old = plot_at(state, seat, place)
    assert old is not None
    new = Token(seat, TokenKind.PLOT, plot=old.plot, face_up=True)
    put_instead(state, place, old, new)
    table.emit(PlotFlipped(seat, place, old.plot))
    table.reveal()
    score(state, table, seat, face_up(state, seat), "plots")
    if old.plot is PlotKind.BOMB:
        table.then(Explode(seat, place), BombReplaced(seat, place))
    elif old.plot is PlotKind.EXTORTION:
        victims = [other for other in seats_at(state, place) if other != seat]
        with_hands = [other for other in victims if law_of(state, other).has_hand()]
        table.then(*(LoseRandom(other, 1, "root.plot.extortion") for other in with_hands))


class BombReplaced(Chance, frozen=True):
    """The bomb goes back; a random plot of the supply lies there face up, without its effect."""

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """One of the supply and the bomb."""
        return Equal(len(game_of(state).plots[self.seat]) + 1)

    def resolve(self, state: State, table: Table, drawn: Drawn) -> None:
        """It may be a bomb again."""
        game = game_of(state)
        assert isinstance(drawn, int)
        bomb = plot_at(game, self.seat, self.place)
        if bomb is None:
            return
        supply = sorted((*game.plots[self.seat], bomb.plot))
        kind = supply.pop(drawn)
        game.plots[self.seat] = tuple(supply)
        self._note(game, bomb.plot, kind)
        here = tuple(each for each in game.tokens[self.place] if each != bomb)
        game.tokens[self.place] = here
        new = Token(self.seat, TokenKind.PLOT, plot=kind, face_up=True)
        place_token(game, table, self.seat, self.place, new)
        table.reveal()

    def _note(self, game: Woodland, back: PlotKind, out: PlotKind) -> None:
        """All have seen what went back to the supply, and what came out of it (11)."""
        known = [*game.known_plots, (self.seat, back)]
        if (self.seat, out) in known:
            known.remove((self.seat, out))
        game.known_plots = tuple(sorted(known))


class CogwheelRaid(Auto, frozen=True):
    """A removed raid: one warrior in every adjacent clearing, by priority as far as they reach."""

    seat: Seat
    place: Place

    def run(self, state: State, table: Table) -> None:
        """Where it may place."""
        game = game_of(state)
        for place in by_priority(game, path_neighbours(game, self.place)):
            place_warriors(game, table, self.seat, place, 1)


def without_plot(state: Woodland, seat: Seat, places: list[Place]) -> list[Place]:
    """Those of these clearings that hold no plot."""
    taken = [place for place, _ in plots_on_map(state, seat)]
    return [place for place in places if place not in taken]


STEPS: tuple[type[Step], ...] = (LayRandom, FlipAll, BombReplaced, CogwheelRaid)

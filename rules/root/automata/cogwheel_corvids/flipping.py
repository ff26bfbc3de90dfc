"""The plots of the Cogwheel Corvids when they are flipped: points, effects, bombs (9)."""

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Seat, Step
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import LoseRandom
from rules.root.enums import PlotKind, TokenKind
from rules.root.factions.corvid.bombs import Explode
from rules.root.factions.corvid.events import PlotFlipped
from rules.root.factions.corvid.plots import (
    face_up,
    plot_at,
    put_instead,
)
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import Place, Token, Woodland, game_of
from rules.root.woodland.people import seats_at
from rules.root.woodland.placing import place_token


def flip(state: Woodland, context: StepContext, seat: Seat, place: Place) -> PlotKind:
    """Face up, then a point for each plot face up."""
    old = plot_at(state, seat, place)
    assert old is not None
    new = Token(seat, TokenKind.PLOT, plot=old.plot, face_up=True)
    put_instead(state, place, old, new)
    context.emit(PlotFlipped(seat, place, old.plot))
    context.reveal()
    score(state, context, seat, face_up(state, seat), "plots")
    return old.plot


def flip_and_act(state: Woodland, context: StepContext, seat: Seat, place: Place) -> None:
    """It is flipped and does what it does; with Vendetta it also explodes, and stays."""
    kind = flip(state, context, seat, place)
    if kind is PlotKind.BOMB:
        context.then(Explode(seat, place), BombReplaced(seat, place))
        return
    if kind is PlotKind.EXTORTION:
        victims = [other for other in seats_at(state, place) if other != seat]
        with_hands = [other for other in victims if law_of(state, other).has_hand()]
        context.then(*(LoseRandom(other, 1, "root.plot.extortion") for other in with_hands))
    if has_trait(state, seat, "vendetta"):
        context.then(Explode(seat, place))


class BombReplaced(Chance, frozen=True):
    """The bomb goes back; a random plot of the supply lies there face up, without its effect."""

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """One of the supply and the bomb."""
        return Equal(len(game_of(state).plots[self.seat]) + 1)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
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
        place_token(game, context, self.seat, self.place, new)
        context.reveal()

    def _note(self, game: Woodland, back: PlotKind, out: PlotKind) -> None:
        """All have seen what went back to the supply, and what came out of it (11)."""
        known = [*game.known_plots, (self.seat, back)]
        if (self.seat, out) in known:
            known.remove((self.seat, out))
        game.known_plots = tuple(sorted(known))


STEPS: tuple[type[Step], ...] = (BombReplaced,)

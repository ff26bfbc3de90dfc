"""Bombs (7.8): all enemy pieces leave the clearing; of automata two pieces by lot (9)."""

import msgspec

from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root.enums import Cause
from rules.root.laws import law_of
from rules.root.state import Building, Place, Token, Woodland, game_of
from rules.root.woodland.people import enemies_at
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import all_pieces, remove, remove_all_enemies

PIECES_OF_AUTOMATA = 2


class Explode(Auto, frozen=True):
    """All enemy pieces leave the clearing by one event."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Lots are drawn where an automaton has pieces."""
        game = game_of(state)
        victims = enemies_at(game, self.seat, self.place)
        if any(law_of(game, other).loses_at_random() for other in victims):
            context.then(ExplodeByLot(self.seat, self.place))
        else:
            remove_all_enemies(game, context, self.seat, (self.place,), Cause.BOMB)


class ExplodeByLot(Chance, frozen=True):
    """All pieces of players there are removed; of each automaton two, warriors first (9)."""

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """An order of all buildings and tokens there."""
        game = game_of(state)
        return Order(len(game.buildings[self.place]) + len(game.tokens[self.place]))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """One event."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        victims = enemies_at(game, self.seat, self.place)
        remove(game, context, *(self._gone(game, other, drawn) for other in victims))
        for other in victims:
            context.then(*law_of(game, other).all_removed(game, other, self.place))

    def _gone(self, game: Woodland, other: Seat, drawn: tuple[int, ...]) -> Removal:
        gone = all_pieces(game, other, self.seat, self.place, Cause.BOMB)
        if law_of(game, other).loses_at_random():
            return some_pieces(gone, PIECES_OF_AUTOMATA, drawn)
        return gone


def some_pieces(gone: Removal, count: int, drawn: tuple[int, ...]) -> Removal:
    """So many of these pieces: warriors, then tokens, then buildings, by lot within a kind (9).

    `drawn`: an order of at least as many things as there are tokens and buildings.
    """
    warriors = min(count, gone.warriors)
    tokens = _in_order(gone.tokens, drawn)[: count - warriors]
    left = count - warriors - len(tokens)
    buildings = _built_in_order(gone.buildings, drawn)[:left]
    return msgspec.structs.replace(gone, warriors=warriors, tokens=tokens, buildings=buildings)


def _in_order(here: tuple[Token, ...], drawn: tuple[int, ...]) -> tuple[Token, ...]:
    return tuple(here[index] for index in drawn if index < len(here))


def _built_in_order(here: tuple[Building, ...], drawn: tuple[int, ...]) -> tuple[Building, ...]:
    return tuple(here[index] for index in drawn if index < len(here))


STEPS: tuple[type[Step], ...] = (Explode, ExplodeByLot)

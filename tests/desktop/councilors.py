"""Eyes and hands of people who play Kinfire Council in the window: real clicks and keys at what is
seen."""

from __future__ import annotations

from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Option, Seat, Step, Target
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.rounds.one_round import BeginRound, EndRound
from rules.kinfire_council.state import Council, Piece, game_of
from tests.desktop import tablefolk
from tests.desktop.helpers import NAMES
from tests.rules.kinfire_council import nights
from tests.rules.kinfire_council.turns import SEEKER_SKILLS, SHEETS
from views.kinfire_council.board import KinfireCouncilBoard


def setup_for(seats: int, seed: int, **options: str) -> Setup:
    """A game with so many people."""
    return setup_of("kinfire_council", seats, seed, options, NAMES[:seats])


def morning(seats: int = 3) -> Council:
    """Before the first turn of a round: nobody has goods or cards, the city is empty."""
    state = nights.whole(seats=seats)
    for seat in range(seats):
        seeker = Piece("", SEEKER_SKILLS[seat])
        set_sheet(state, Seat(seat), worker_sheet=SHEETS[seat], pieces=(seeker, Piece(), Piece()))
    return state


def in_order(state: Council, *steps: Step) -> Council:
    """The game at these steps, the first one first; then another round."""
    state.agenda = [BeginRound(), EndRound(), *reversed(steps)]
    agenda.begin(state)
    return state


class Citizen(tablefolk.Guest):
    """What all who play see of the program."""

    @property
    def state(self) -> Council:  # type: ignore[override]
        """The game itself, to compare with it what is shown."""
        return game_of(self.session._play.state)

    @property
    def board(self) -> KinfireCouncilBoard:
        """The table."""
        found = self.window.table.board
        assert isinstance(found, KinfireCouncilBoard)
        return found


class Clicker(Citizen, tablefolk.Clicker):
    """Plays by clicks at what is seen, any of what is open."""

    def way_to(self, option: Option) -> tuple[Target, ...]:
        """A piece that is in the hand already needs no click."""
        held = self.board._hand.path
        return tuple(each for each in option.targets if each not in held)


class Reader(tablefolk.Reader, Clicker):
    """Plays a game that is written down."""


class Typist(Citizen, tablefolk.Typist):
    """Plays by keys alone."""

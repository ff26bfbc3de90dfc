"""A round (4): Sun's Rise, Day's Light, Night's Fall; five of them."""

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Auto, Seat, Step
from rules.kernel.table import Table
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.rounds.cult_night import CultAtNight
from rules.kinfire_council.rounds.docket import CountVotes
from rules.kinfire_council.rounds.ending import EndGame
from rules.kinfire_council.rounds.events import (
    CoffersCleared,
    PiecesHome,
    RoundBegan,
    SpeakerFound,
)
from rules.kinfire_council.rounds.lighthouse import FinishSite, RevealSite
from rules.kinfire_council.rounds.needs import RateNeeds
from rules.kinfire_council.rounds.phases import begin_phase
from rules.kinfire_council.rounds.sun_rise import SunRises
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.days_light import DaysLight
from rules.kinfire_council.turn.playing import NightWindow


class BeginRound(Auto, frozen=True):
    """A new round."""

    def run(self, state: State, table: Table) -> None:
        """The phases as one list; after the last round the game ends within Night's Fall."""
        game = game_of(state)
        game.round += 1
        game.met_needs = [0] * len(game.sheets)
        table.emit(RoundBegan(game.round))
        table.then(SunRises(), DaysLight(), NightsFall())


class NightsFall(Auto, frozen=True):
    """Night's Fall: cards of the night; A needs, B docket, C the Cult, D the lighthouse; then the
    end, or E to G."""

    def run(self, state: State, table: Table) -> None:
        """The phase as one list."""
        game = game_of(state)
        begin_phase(game, table, Phase.NIGHTS_FALL)
        table.then(*(NightWindow(seat) for seat in all_seats(game)))
        table.then(RateNeeds(), CountVotes(), CultAtNight(), FinishSite())
        if game.round >= ROUNDS:
            table.then(EndGame())
        else:
            table.then(RevealSite(), EndRound(), BeginRound())


class EndRound(Auto, frozen=True):
    """E: all pieces home. F: the medallion one seat to the left. G: the coffers to the supply."""

    def run(self, state: State, table: Table) -> None:
        """In this order."""
        game = game_of(state)
        for seat in all_seats(game):
            call_home(game, seat)
        table.emit(PiecesHome())
        game.speaker = Seat((game.speaker + 1) % len(game.sheets))
        table.emit(SpeakerFound(game.speaker, True))
        if game.coffers:
            table.emit(CoffersCleared(game.coffers))
            game.coffers = 0


def call_home(state: Council, seat: Seat) -> None:
    """A player's pieces go back to his sheet; they keep their skills."""
    pieces = state.sheets[seat].pieces
    home = tuple(msgspec.structs.replace(piece, space="") for piece in pieces)
    set_sheet(state, seat, pieces=home)


STEPS: tuple[type[Step], ...] = (BeginRound, NightsFall, EndRound)

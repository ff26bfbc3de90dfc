"""A round (4): Sun's Rise, Day's Light, Night's Fall; five of them."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
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

    def run(self, state: State, context: StepContext) -> None:
        """The phases as one list; after the last round the game ends within Night's Fall."""
        game = game_of(state)
        game.round += 1
        game.met_needs = [0] * len(game.sheets)
        context.emit(RoundBegan(game.round))
        context.then(SunRises(), DaysLight(), NightsFall())


class NightsFall(Auto, frozen=True):
    """Night's Fall: cards of the night; A needs, B docket, C the Cult, D the lighthouse; then the
    end, or E to G."""

    def run(self, state: State, context: StepContext) -> None:
        """The phase as one list."""
        game = game_of(state)
        begin_phase(game, context, Phase.NIGHTS_FALL)
        context.then(*(NightWindow(seat) for seat in all_seats(game)))
        context.then(RateNeeds(), CountVotes(), CultAtNight(), FinishSite())
        if game.round >= ROUNDS:
            context.then(EndGame())
        else:
            context.then(RevealSite(), EndRound(), BeginRound())


class EndRound(Auto, frozen=True):
    """E: all pieces home. F: the medallion one seat to the left. G: the coffers to the supply."""

    def run(self, state: State, context: StepContext) -> None:
        """In this order."""
        game = game_of(state)
        for seat in all_seats(game):
            call_home(game, seat)
        context.emit(PiecesHome())
        game.speaker = Seat((game.speaker + 1) % len(game.sheets))
        context.emit(SpeakerFound(game.speaker, True))
        if game.coffers:
            context.emit(CoffersCleared(game.coffers))
            game.coffers = 0


def call_home(state: Council, seat: Seat) -> None:
    """A player's pieces go back to his sheet; they keep their skills."""
    pieces = state.sheets[seat].pieces
    home = tuple(msgspec.structs.replace(piece, space="") for piece in pieces)
    set_sheet(state, seat, pieces=home)


STEPS: tuple[type[Step], ...] = (BeginRound, NightsFall, EndRound)

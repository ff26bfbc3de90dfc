"""The traits of the Logical Lizards that are steps of their own (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata.base import Rank
from rules.root.automata.boards import LogicalBoard
from rules.root.automata.choosing import buildings_at, foes_at, letter
from rules.root.automata.orders import board_as, change
from rules.root.battle.begin import BeginBattle
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of

FANATIC = "fanatics"
CRUSADE = "crusade"


class FanaticBattle(Auto, frozen=True):
    """After Convert a battle there, with one hit more: most defenseless buildings, then most
    points."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """If it has a warrior there and anybody is to be battled."""
        game = game_of(state)
        rivals = foes_at(game, self.seat, self.place)
        if rivals and game.warriors[self.place][self.seat]:
            defender = min(rivals, key=lambda other: self._rank(game, other))
            context.then(BeginBattle(self.seat, self.place, defender, FANATIC))

    def _rank(self, game: Woodland, other: Seat) -> Rank:
        bare = not game.warriors[self.place][other]
        open_to_attack = buildings_at(game, other, self.place) if bare else 0
        return (-open_to_attack, -game.scores[other], *letter(game, other))


class NoteLoot(Auto, frozen=True):
    """A Crusade has removed tokens."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Noted until the Crusade is over."""
        change(game_of(state), self.seat, has_looted=True)


class ScoreLoot(Auto, frozen=True):
    """The end of a Crusade: a point more if it has removed tokens."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """One, however many."""
        game = game_of(state)
        if board_as(game, self.seat, LogicalBoard).has_looted:
            change(game, self.seat, has_looted=False)
            score(game, context, self.seat, 1, "traits")


STEPS: tuple[type[Step], ...] = (FanaticBattle, NoteLoot, ScoreLoot)

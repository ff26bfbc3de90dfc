"""Elder Signs (9, 12): drawn from the rest of the 36; only the owner knows what they are worth."""

from typing import ClassVar

from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.rounds.events import SignDrawn
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.luck import Drawn, Lots, Weighted
from rules.kernel.state import State
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.kernel.table import Table


def supply(state: Earth) -> int:
    """How many signs are left."""
    return sum(state.signs_left)


class TakeSigns(Auto, frozen=True):
    """All that are due to a seat; for each one missing 1 Doom (9)."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """One after the other."""
        game = game_of(state)
        due = game.due_signs[self.seat]
        if not due:
            return
        if supply(game):
            game.due_signs[self.seat] -= 1
            table.then(DrawSign(self.seat), self)
        else:
            game.due_signs[self.seat] = 0
            gain_doom(game, table, self.seat, due, "no_signs")


class DrawSign(Chance, frozen=True):
    """One sign of those left. Whoever draws it looks at it: that is not taken back."""

    SHOWN: ClassVar[bool] = False

    seat: Seat

    def lots(self, state: State) -> Lots:
        """What it is worth, less 1."""
        return Weighted(game_of(state).signs_left)

    def resolve(self, state: State, table: Table, drawn: Drawn) -> None:
        """On the faction card, face down."""
        game = game_of(state)
        assert isinstance(drawn, int), f"{drawn!r} is no sign"
        rest = list(game.signs_left)
        rest[drawn] -= 1
        game.signs_left = (rest[0], rest[1], rest[2])
        game.signs[self.seat] = tuple(sorted((*game.signs[self.seat], drawn + 1)))
        table.emit(SignDrawn(self.seat))
        table.reveal()


STEPS: tuple[type[Step], ...] = (TakeSigns, DrawSign)

"""Elder Signs (9, 12): drawn from the rest of the 36; only the owner knows what they are worth."""

from typing import ClassVar

from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.rounds.events import SignDrawn
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.luck import Drawn, Lots, Weighted
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step


def supply(state: Earth) -> int:
    """How many signs are left."""
    return sum(state.signs_left)


class TakeSigns(Auto, frozen=True):
    """All that are due to a seat; for each one missing 1 Doom (9)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """One after the other."""
        game = game_of(state)
        due = game.due_signs[self.seat]
        if not due:
            return
        if supply(game):
            game.due_signs[self.seat] -= 1
            context.then(DrawSign(self.seat), self)
        else:
            game.due_signs[self.seat] = 0
            gain_doom(game, context, self.seat, due, "no_signs")


class DrawSign(Chance, frozen=True):
    """One sign of those left. Whoever draws it looks at it: that is not taken back."""

    SHOWN: ClassVar[bool] = False

    seat: Seat

    def lots(self, state: State) -> Lots:
        """What it is worth, less 1."""
        return Weighted(game_of(state).signs_left)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """On the faction card, face down."""
        game = game_of(state)
        assert isinstance(drawn, int), f"{drawn!r} is no sign"
        rest = list(game.signs_left)
        rest[drawn] -= 1
        game.signs_left = (rest[0], rest[1], rest[2])
        game.signs[self.seat] = tuple(sorted((*game.signs[self.seat], drawn + 1)))
        context.emit(SignDrawn(self.seat))
        context.reveal()


STEPS: tuple[type[Step], ...] = (TakeSigns, DrawSign)

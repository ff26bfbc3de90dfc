"""Lethargy: Tsathoggua lets the others act (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import barred
from rules.cthulhu_wars.describe import card_target
from rules.cthulhu_wars.earth.counting import all_seats, in_play
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.kinds import TSATHOGGUA
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import is_active
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class Lethargy(Effect):
    """With Tsathoggua in play, while an enemy still has turns in this phase: nothing, as the
    action, for no Power. No battle may follow it in this turn."""

    ID = "lethargy"

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Nothing."""
        return () if self.why_not(state, seat) else (Use(self.ID),)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """By its name."""
        return Option(action, say("cthulhu_wars.sleeper.do_lethargy"), (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(Use(self.ID), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No Tsathoggua; all others are through."""
        if not in_play(state, seat, TSATHOGGUA):
            return say("cthulhu_wars.sleeper.why_asleep")
        others = [each for each in all_seats(state) if each != seat]
        if not any(is_active(state, each) for each in others):
            return say("cthulhu_wars.sleeper.why_alone")
        return None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Nothing happens."""
        context.emit(EffectUsed(seat, self.ID))

    def bars_fights(self, state: Earth, seat: Seat) -> bool:
        """After it, in the same turn."""
        turn = state.turn
        return turn is not None and turn.seat == seat and turn.action == self.ID

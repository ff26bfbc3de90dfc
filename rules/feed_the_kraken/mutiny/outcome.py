"""The outcome of a loyalty check (4.2): a new captain, ties, guns burned."""

from rules.feed_the_kraken.actions import RuleOut
from rules.feed_the_kraken.characters.effects import after_check
from rules.feed_the_kraken.characters.gunsmith import after_burning
from rules.feed_the_kraken.choosing import SeatChoice
from rules.feed_the_kraken.events import CheckEnded, GunsMoved, RuledOut
from rules.feed_the_kraken.mutiny import captaincy, guns
from rules.feed_the_kraken.mutiny.loyalty import counted, threshold, total
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import NOBODY, Check, Kraken, everybody, game_of, living
from rules.feed_the_kraken.telling import SUPPLY, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Seat, Step
from rules.kernel.text import Text, say

MUTINY = "mutiny"
BURNED = "burned"


class CountGuns(Auto, frozen=True):
    """(4.2) The total decides; after a success the most guns make the captain."""

    def run(self, state: State, context: StepContext) -> None:
        """Failure: all guns go back. Success: a tie is broken, then guns are burned."""
        game = game_of(state)
        is_mutiny = total(game) >= threshold(game)
        context.emit(CheckEnded(total(game), threshold(game), is_mutiny))
        if not is_mutiny:
            record(game, context, NOBODY)
            return
        leading = leaders(game)
        if len(leading) > 1:
            context.then(BreakTie(leading, game.captain))
        else:
            context.then(Mutiny(leading[0] if leading else game.captain))


def leaders(state: Kraken) -> tuple[Seat, ...]:
    """(4.2, U3) The seats with most guns; those without a tongue count nothing here.

    Where only they have revealed any, all others tie at nothing, or the captain stays (empty).
    """
    guns_of, crew = counted(state), state.crew
    able = [seat for seat in living(state) if crew[seat].tongue and seat != state.captain]
    most = max([guns_of[seat] for seat in able], default=0)
    if most:
        return tuple([seat for seat in able if guns_of[seat] == most])
    if not state.variant.tongueless_tie:
        return ()
    return tuple([seat for seat in able if seat not in state.barred])


class BreakTie(SeatChoice, frozen=True):
    """(R10) Who was removed last removes the next of the tied; the deposed captain begins."""

    tied: tuple[Seat, ...]
    by: Seat

    def chooser(self, game: Kraken) -> Seat:
        """The deposed captain, then each removed seat."""
        return self.by

    def candidates(self, game: Kraken) -> list[Seat]:
        """Those who are still tied."""
        return list(self.tied)

    def order(self, seat: Seat) -> Action:
        """Rule a seat out."""
        return RuleOut(seat)

    def label(self, seat: Seat) -> Text:
        """Who is chosen does not become captain."""
        return say("feed_the_kraken.do.rule_out", who=who(seat))

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Not tied, or never captain at all."""
        mate = game.crew[seat]
        if not mate.alive:
            return why("eliminated", who=who(seat))
        return why("not_tied" if mate.tongue else "no_tongue", who=who(seat))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Remove one."""
        return say("feed_the_kraken.prompt.break_tie", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """One less; the last one is captain."""
        part = answers[self.by][0]
        assert isinstance(part, RuleOut)
        context.emit(RuledOut(self.by, part.seat))
        left = tuple([seat for seat in self.tied if seat != part.seat])
        context.then(BreakTie(left, part.seat) if len(left) > 1 else Mutiny(left[0]))


class Mutiny(Auto, frozen=True):
    """(4.2) Every seat burns the guns it revealed; the badges go to the new captain."""

    captain: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Burns, records the check, then the captaincy changes."""
        game = game_of(state)
        burned = self._burn(game, context)
        after_burning(game, context, burned)
        record(game, context, self.captain)
        if self.captain != game.captain:
            captaincy.take_over(game, context, self.captain, MUTINY)

    def _burn(self, game: Kraken, context: StepContext) -> tuple[int, ...]:
        """A Master Strategist who is not the new captain keeps the guns (R8)."""
        check = game.loyalty
        assert check is not None
        burned = list(check.guns)
        for seat in everybody(game):
            if seat in check.strategists and seat != self.captain:
                burned[seat] = 0
            if burned[seat]:
                guns.give(game, seat, burned[seat])
                context.emit(GunsMoved(seat, SUPPLY, burned[seat], BURNED))
        return tuple(burned)


def record(state: Kraken, context: StepContext, new_captain: Seat) -> None:
    """The check is over: it becomes public history, and what waited for it lapses."""
    check = state.loyalty
    assert check is not None
    entry = Check(
        round=state.round,
        captain=state.captain,
        lieutenant=state.lieutenant,
        navigator=state.navigator,
        guns=check.revealed,
        counted=counted(state),
        total=total(state),
        threshold=threshold(state),
        succeeded=new_captain != NOBODY,
        new_captain=new_captain,
    )
    state.checks = (*state.checks, entry)
    after_check(state, context)
    state.loyalty = None


STEPS: tuple[type[Step], ...] = (CountGuns, BreakTie, Mutiny)

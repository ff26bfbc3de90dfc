"""The loyalty check (4.2): guns committed in secret, revealed at once, counted, burned."""

from collections.abc import Sequence
from typing import ClassVar

from rules.feed_the_kraken import captaincy, guns
from rules.feed_the_kraken.actions import Commit, RuleOut
from rules.feed_the_kraken.choosing import SeatChoice
from rules.feed_the_kraken.events import CheckEnded, GunsMoved, GunsRevealed, RuledOut
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import (
    NOBODY,
    Check,
    Fact,
    FactKind,
    Kraken,
    Loyalty,
    clockwise,
    everybody,
    game_of,
    learn,
    living,
)
from rules.feed_the_kraken.telling import LOOK_DWELL, SUPPLY, why
from rules.kernel.state import State
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Option,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.table import Table
from rules.kernel.text import Text, say

MUTINY = "mutiny"
BURNED = "burned"


def counted(state: Kraken) -> tuple[int, ...]:
    """What each seat's guns on the table count: those of a Troublemaker's victim twice (10)."""
    check = state.loyalty
    assert check is not None, "no loyalty check is being held"
    if not check.doubled:
        return check.guns
    return tuple([n << check.doubled.count(Seat(i)) for i, n in enumerate(check.guns)])


def total(state: Kraken) -> int:
    """All guns that count, those of tongueless seats too (4.2)."""
    return sum(counted(state))


def threshold(state: Kraken) -> int:
    """What the total must reach: 1 under an Equalizer; Rabble-rousers halve it (4.2, 10)."""
    needed = 1 if state.equalized else state.threshold
    for _ in range(state.loyalty.halvings if state.loyalty else 0):
        needed = (needed + 1) // 2
    return needed


def free_guns(state: Kraken, seat: Seat) -> int:
    """Guns of a seat that do not lie on the table (U5)."""
    on_table = state.loyalty.guns[seat] if state.loyalty else 0
    return state.crew[seat].guns - on_table


def participants(state: Kraken) -> list[Seat]:
    """(4.2) All living seats but the captain and those barred, clockwise from the captain."""
    out = (state.captain, *state.barred)
    return [seat for seat in clockwise(state, state.captain) if seat not in out]


class CommitGuns(Choice, frozen=True):
    """(4.2) Each secretly commits guns; those without any are publicly at nothing."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    INDEPENDENT: ClassVar[bool] = True
    DWELL: ClassVar[float] = LOOK_DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """Participants with a gun, clockwise from the captain's left."""
        game = game_of(state)
        crew = game.crew
        return [seat for seat in participants(game) if crew[seat].guns]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many guns the mutiny needs."""
        game = game_of(state)
        return say("feed_the_kraken.prompt.commit", who=who(seat), n=threshold(game))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """From nothing to all; Agitator asks for one, Equalizer allows one."""
        game = game_of(state)
        least = 1 if seat in game.agitated else 0
        most = 1 if game.equalized else game.crew[seat].guns
        return [Commit(n) for n in range(least, most + 1)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The number: no secret, since all numbers are offered to everybody with so many guns."""
        assert isinstance(action, Commit)
        key = "commit" if action.guns else "commit_none"
        label = say(f"feed_the_kraken.do.{key}", n=action.guns)
        return Option(action, label, (Target(TargetKind.AMOUNT, action.guns),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Nothing for an agitated seat; more than one under an Equalizer."""
        game = game_of(state)
        closed = [(0, why("agitated"))] if seat in game.agitated else []
        if game.equalized:
            closed += [(n, why("equalized")) for n in range(2, game.crew[seat].guns + 1)]
        options = [(self.describe(state, seat, Commit(n)), reason) for n, reason in closed]
        return [Option(each.action, each.label, each.targets, reason) for each, reason in options]

    def why_not(self, state: State, seat: Seat, given: tuple[Action, ...], action: Action) -> Text:
        """More guns than there are."""
        if isinstance(action, Commit):
            return why("not_enough_guns", n=game_of(state).crew[seat].guns)
        return say("kernel.not_open")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only a number is wanted."""
        return why("commit")

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """All guns are revealed at once."""
        game = game_of(state)
        revealed = [0] * len(game.crew)
        for seat, (part, *_) in answers.items():
            assert isinstance(part, Commit)
            revealed[seat] = part.guns
            learn(game, seat, Fact(round=game.round, kind=FactKind.COMMITTED, number=part.guns))
        game.loyalty = Loyalty(revealed=tuple(revealed), guns=tuple(revealed))
        table.emit(GunsRevealed(tuple(revealed)))
        table.reveal()


class CountGuns(Auto, frozen=True):
    """(4.2) The total decides; after a success the most guns make the captain."""

    def run(self, state: State, table: Table) -> None:
        """Failure: all guns go back. Success: a tie is broken, then guns are burned."""
        game = game_of(state)
        is_mutiny = total(game) >= threshold(game)
        table.emit(CheckEnded(total(game), threshold(game), is_mutiny))
        if not is_mutiny:
            record(game, table, NOBODY)
            return
        leading = leaders(game)
        if len(leading) > 1:
            table.then(BreakTie(leading, game.captain))
        else:
            table.then(Mutiny(leading[0] if leading else game.captain))


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

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Not tied."""
        return why("not_tied", who=who(seat))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Remove one."""
        return say("feed_the_kraken.prompt.break_tie", who=who(seat))

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """One less; the last one is captain."""
        part = answers[self.by][0]
        assert isinstance(part, RuleOut)
        table.emit(RuledOut(self.by, part.seat))
        left = tuple([seat for seat in self.tied if seat != part.seat])
        table.then(BreakTie(left, part.seat) if len(left) > 1 else Mutiny(left[0]))


class Mutiny(Auto, frozen=True):
    """(4.2) Every seat burns the guns it revealed; the badges go to the new captain."""

    captain: Seat

    def run(self, state: State, table: Table) -> None:
        """Burns, records the check, then the captaincy changes."""
        game = game_of(state)
        burned = self._burn(game, table)
        if game.variant.characters:
            from rules.feed_the_kraken.characters.gunsmith import after_burning

            after_burning(game, table, burned)
        record(game, table, self.captain)
        if self.captain != game.captain:
            captaincy.take_over(game, table, self.captain, MUTINY)

    def _burn(self, game: Kraken, table: Table) -> tuple[int, ...]:
        """A Master Strategist who is not the new captain keeps the guns (R8)."""
        check = game.loyalty
        assert check is not None
        burned = list(check.guns)
        for seat in everybody(game):
            if seat in check.strategists and seat != self.captain:
                burned[seat] = 0
            if burned[seat]:
                guns.give(game, seat, burned[seat])
                table.emit(GunsMoved(seat, SUPPLY, burned[seat], BURNED))
        return tuple(burned)


def record(state: Kraken, table: Table, new_captain: Seat) -> None:
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
    if state.variant.characters:
        from rules.feed_the_kraken.characters.effects import after_check

        after_check(state, table)
    state.loyalty = None


STEPS: tuple[type[Step], ...] = (CommitGuns, CountGuns, BreakTie, Mutiny)

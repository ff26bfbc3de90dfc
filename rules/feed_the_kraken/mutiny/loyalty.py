"""The loyalty check (4.2): guns committed in secret and revealed at once; how they count."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from rules.feed_the_kraken.actions import Commit
from rules.feed_the_kraken.events import GunsRevealed
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    Loyalty,
    game_of,
    learn,
    ring,
)
from rules.feed_the_kraken.telling import LOOK_DWELL, whom, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Choice,
    Option,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say


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


@cache
def _numbers(least: int, most: int) -> tuple[Action, ...]:
    return tuple([Commit(n) for n in range(least, most + 1)])


class CommitGuns(Choice, frozen=True):
    """(4.2) Each secretly commits guns; those without any are publicly at nothing."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = LOOK_DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """Participants with a gun, clockwise from the captain's left."""
        game = game_of(state)
        crew, out = game.crew, (game.captain, *game.barred)
        line = ring(len(crew), game.captain)
        return [seat for seat in line if crew[seat].guns and seat not in out]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Against whom, and how many guns the mutiny needs."""
        game = game_of(state)
        posts = (game.captain, game.lieutenant, game.navigator)
        team = whom(tuple([each for each in posts if each != NOBODY]))
        return say("feed_the_kraken.prompt.commit", who=who(seat), team=team, n=threshold(game))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """From nothing to all; Agitator asks for one, Equalizer allows one."""
        game = game_of(state)
        least = 1 if seat in game.agitated else 0
        most = 1 if game.equalized else game.crew[seat].guns
        return _numbers(least, most)

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

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All guns are revealed at once."""
        game = game_of(state)
        revealed = [0] * len(game.crew)
        for seat, (part, *_) in answers.items():
            assert isinstance(part, Commit)
            revealed[seat] = part.guns
            learn(game, seat, Fact(round=game.round, kind=FactKind.COMMITTED, number=part.guns))
        game.loyalty = Loyalty(revealed=tuple(revealed), guns=tuple(revealed))
        context.emit(GunsRevealed(tuple(revealed)))
        context.reveal()


STEPS: tuple[type[Step], ...] = (CommitGuns,)

"""Characters of the loyalty check: before it (W2), and with the guns on the table (W3) (10)."""

from collections.abc import Sequence

import msgspec

from rules.feed_the_kraken.actions import AddAll, AddNothing
from rules.feed_the_kraken.characters.cards import CardRule
from rules.feed_the_kraken.enums import Character, WindowName
from rules.feed_the_kraken.events import Added
from rules.feed_the_kraken.mutiny.loyalty import free_guns
from rules.feed_the_kraken.state import Kraken, Loyalty, game_of, living, others
from rules.feed_the_kraken.telling import button, who, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target
from rules.kernel.text import Text, say

W2 = frozenset({WindowName.W2})
W3 = frozenset({WindowName.W3})
PAIR = 2


def the_check(state: Kraken) -> Loyalty:
    """The check that is being held."""
    assert state.loyalty is not None, "no loyalty check is being held"
    return state.loyalty


def amend(state: Kraken, **values: object) -> None:
    """Replaces the check by a changed one; totals are computed anew from it."""
    state.loyalty = msgspec.structs.replace(the_check(state), **values)


def two_seats(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Two different living seats, oneself allowed."""
    return [each for each in living(state) if each not in chosen]


def bar(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Minstrel: both take no part in the next check."""
    state.barred = tuple(sorted({*state.barred, *chosen}))


def agitate(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Agitator: both must commit a gun in the next check, if they take part and have one."""
    state.agitated = tuple(sorted({*state.agitated, *chosen}))


def equalize(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Equalizer: one gun is enough in the next check, and the most that a seat may commit."""
    state.equalized = True


def who_revealed(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Seats with guns on the table."""
    lying = the_check(state).guns
    return [each for each in living(state) if lying[each]]


def not_yet_doubled(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Seats with guns on the table that count once."""
    doubled = the_check(state).doubled
    return [each for each in who_revealed(state, seat, chosen) if each not in doubled]


def double(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Troublemaker: the target's guns count twice, for the total and for the new captain."""
    amend(state, doubled=(*the_check(state).doubled, *chosen))


def pacify(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Peacemaker: the target takes its guns back (R5)."""
    lying = list(the_check(state).guns)
    lying[chosen[0]] = 0
    amend(state, guns=tuple(lying), peace=(*the_check(state).peace, *chosen))


def plan(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Master Strategist: takes the guns back unless the next captain is this seat (R8)."""
    amend(state, strategists=(*the_check(state).strategists, seat))


def rouse(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Rabble-rouser: half the guns are enough."""
    amend(state, halvings=the_check(state).halvings + 1)


def may_add(state: Kraken, seat: Seat) -> int:
    """How many guns a seat could still add; under Equalizer up to one in all (U6)."""
    free = free_guns(state, seat)
    return min(free, max(1 - the_check(state).guns[seat], 0)) if state.equalized else free


def who_can_add(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """A seat that has something to add: not the captain, a barred one may be chosen (R4)."""
    return [each for each in others(state, state.captain) if may_add(state, each)]


def instigate(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Instigator: the target decides in public."""
    context.then(AddGuns(chosen[0], seat))


class AddGuns(Choice, frozen=True):
    """The instigated seat adds all that it has left, or nothing (10, R6)."""

    seat: Seat
    by: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The one that was instigated."""
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """All or nothing?"""
        return say("feed_the_kraken.ask.add", who=who(seat), by=who(self.by))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All or nothing."""
        return AddAll(), AddNothing()

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """With the number of guns."""
        if isinstance(action, AddNothing):
            label = say("feed_the_kraken.do.add_nothing")
            return Option(action, label, button("add_nothing"))
        label = say("feed_the_kraken.do.add_all", n=may_add(game_of(state), seat))
        return Option(action, label, button("add_all"))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only the two buttons."""
        return why("add")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Guns are added; if none, the Instigator turns face down after the check."""
        game = game_of(state)
        if isinstance(answers[self.seat][0], AddNothing):
            amend(game, turning=(*the_check(game).turning, self.by))
            context.emit(Added(self.seat, 0))
            return
        added, lying = may_add(game, self.seat), list(the_check(game).guns)
        lying[self.seat] += added
        amend(game, guns=tuple(lying))
        context.emit(Added(self.seat, added))


CARDS = {
    Character.MINSTREL: CardRule(windows=W2, targets=PAIR, aims=two_seats, hits=bar),
    Character.AGITATOR: CardRule(windows=W2, targets=PAIR, aims=two_seats, hits=agitate),
    Character.EQUALIZER: CardRule(windows=W2, hits=equalize),
    Character.TROUBLEMAKER: CardRule(windows=W3, targets=1, aims=not_yet_doubled, hits=double),
    Character.PEACEMAKER: CardRule(windows=W3, targets=1, aims=who_revealed, hits=pacify),
    Character.MASTER_STRATEGIST: CardRule(windows=W3, hits=plan),
    Character.RABBLE_ROUSER: CardRule(windows=W3, hits=rouse),
    Character.INSTIGATOR: CardRule(windows=W3, targets=1, aims=who_can_add, hits=instigate),
}
STEPS = (AddGuns,)

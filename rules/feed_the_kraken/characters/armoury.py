"""Kleptomaniac, Gunslinger, Debt Collector, Spiritualist: characters that move guns (10)."""

from collections.abc import Sequence

from rules.feed_the_kraken.characters.cards import ANY, CardRule
from rules.feed_the_kraken.choosing import SeatChoice, chosen_in
from rules.feed_the_kraken.enums import Character, Color, NavCard, WindowName
from rules.feed_the_kraken.events import GunsMoved
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.mutiny.loyalty import free_guns
from rules.feed_the_kraken.state import NOBODY, Kraken, game_of, living, others
from rules.feed_the_kraken.telling import who, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Answers, Seat
from rules.kernel.text import Text, say

GUNSLINGER_GUNS = 2
GIVERS = 2


def hand_over(
    state: Kraken, context: StepContext, source: Seat, target: Seat, card: Character
) -> None:
    """One gun from seat to seat, if the first has one; told to all."""
    moved = guns.move(state, source, target, 1)
    if moved:
        context.emit(GunsMoved(source, target, moved, card.value))


def armed_others(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Other seats with a gun to take; in W3 only what was not revealed (R32, U5)."""
    return [each for each in others(state, seat) if free_guns(state, each)]


def steal(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Kleptomaniac: one gun from the target."""
    hand_over(state, context, chosen[0], seat, Character.KLEPTOMANIAC)


def draw_two(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Gunslinger: two guns from the supply, or what is left of it (U8)."""
    taken = guns.take(state, seat, GUNSLINGER_GUNS)
    if taken:
        context.emit(GunsMoved(NOBODY, seat, taken, Character.GUNSLINGER.value))


def officers(state: Kraken) -> list[Seat]:
    """The three officers; empty while a post is (9.3)."""
    team = [state.captain, state.lieutenant, state.navigator]
    return [] if NOBODY in team else team


def debtors(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Officers who have something to give, in seat order."""
    return sorted(each for each in officers(state) if state.crew[each].guns)


def collect(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Debt Collector: a gun to each of the other two; with one gun the debtor chooses (U7)."""
    debtor = chosen[0]
    creditors = [each for each in officers(state) if each != debtor]
    if state.crew[debtor].guns < len(creditors):
        context.then(Repay(debtor))
        return
    for each in creditors:
        hand_over(state, context, debtor, each, Character.DEBT_COLLECTOR)


class Repay(SeatChoice, frozen=True):
    """The debtor has one gun only and chooses who gets it (U7)."""

    debtor: Seat

    def chooser(self, game: Kraken) -> Seat:
        """The debtor."""
        return self.debtor

    def candidates(self, game: Kraken) -> list[Seat]:
        """The other two officers."""
        return sorted(each for each in officers(game) if each != self.debtor)

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Only officers are paid."""
        return why("repay")

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who gets it?"""
        return say("feed_the_kraken.ask.repay", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The gun goes there."""
        target = chosen_in(answers[self.debtor])
        hand_over(game_of(state), context, self.debtor, target, Character.DEBT_COLLECTOR)


def is_no_yellow_round(state: Kraken, seat: Seat) -> str:
    """Spiritualist: only at the end of a navigation with a yellow card."""
    last = state.voyages[-1] if state.voyages else None
    yellow = last is not None and last.round == state.round and is_yellow(last.card)
    return "" if yellow else "yellow"


def is_yellow(card: NavCard) -> bool:
    """Whether a card is yellow."""
    return card.value.startswith(Color.YELLOW.value)


def givers_and_taker(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Two different seats that give, then anybody who gets (U7)."""
    return living(state) if len(chosen) == GIVERS else [e for e in living(state) if e not in chosen]


def summon(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Spiritualist: each giver hands one gun over; who has none gives nothing (R30)."""
    *givers, taker = chosen
    for each in givers:
        if each != taker:
            hand_over(state, context, each, taker, Character.SPIRITUALIST)


CARDS = {
    Character.KLEPTOMANIAC: CardRule(windows=ANY, targets=1, aims=armed_others, hits=steal),
    Character.GUNSLINGER: CardRule(windows=ANY, hits=draw_two),
    Character.DEBT_COLLECTOR: CardRule(
        windows=frozenset({WindowName.W2}), targets=1, aims=debtors, hits=collect
    ),
    Character.SPIRITUALIST: CardRule(
        windows=frozenset({WindowName.W5}),
        targets=GIVERS + 1,
        aims=givers_and_taker,
        bars=is_no_yellow_round,
        hits=summon,
    ),
}
STEPS = (Repay,)

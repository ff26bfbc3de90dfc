"""Conversion: everybody names a seat, the leader's becomes a Cultist; then everybody reads (7)."""

from collections.abc import Sequence

from rules.feed_the_kraken.actions import Mark
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.rituals.circuit import (
    Circuit,
    CircuitPage,
    circle,
    is_leader,
    leader_aboard,
    marked,
    newest,
    remember,
)
from rules.feed_the_kraken.state import NOBODY, Fact, FactKind, Kraken, game_of, learn, living
from rules.feed_the_kraken.telling import seat_target, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Pass, Seat, Seen
from rules.kernel.text import Text, say


def pool(state: Kraken) -> list[Seat]:
    """(7) The living seats without the mark: public, and the leader is among them."""
    return [seat for seat in living(state) if not state.crew[seat].unconvertible]


def convertible(state: Kraken, leader: Seat) -> list[Seat]:
    """(7, U14) Whom the leader may name: nobody twice; the dealt Cultist like anybody else."""
    return [each for each in pool(state) if each != leader and each not in state.converts]


class NameConvert(Circuit, frozen=True):
    """(7) Circuit A: one seat of the pool. A leader without a legal target pretends like all."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.ask.conversion")

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """The leader names a convert, the others whom they trust least."""
        game = game_of(state)
        if self._is_real(game, seat):
            return say("feed_the_kraken.secret.name_convert")
        key = "no_convert_left" if is_leader(game, seat) else "trust_least"
        return say(f"feed_the_kraken.secret.{key}")

    def _is_real(self, game: Kraken, seat: Seat) -> bool:
        return is_leader(game, seat) and bool(convertible(game, seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The pool without oneself; for the leader without earlier converts. Nobody, if allowed."""
        game = game_of(state)
        if self._is_real(game, seat):
            found = convertible(game, seat)
        else:
            found = [each for each in pool(game) if each != seat]
        marks: list[Action] = [Mark(each) for each in found]
        return marks if marks and game.variant.must_convert else [*marks, Pass()]

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Oneself, for all alike; earlier converts, for the leader."""
        game, found = game_of(state), []
        for each in pool(game):
            if each == seat:
                found.append((each, why("self")))
            elif self._is_real(game, seat) and each in game.converts:
                found.append((each, why("is_convert", who=who(each))))
        return [
            Option(Mark(each), say("feed_the_kraken.do.seat", who=who(each)), targets, reason)
            for each, reason in found
            for targets in (seat_target(each),)
        ]

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Marks mean nothing to the rules."""
        real = self._is_real(game_of(state), seat)
        return None if real else self.actions(state, seat, given)[0]

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The leader's convert turns Cultist; marks are kept by those who made them."""
        game, leader = game_of(state), leader_aboard(game_of(state))
        convert = NOBODY
        for seat, parts in answers.items():
            named = marked(parts)
            real = seat == leader and self._is_real(game, seat)
            if real and named:
                convert = named[0]
            remember(game, seat, FactKind.PICKED, named, real)
        if convert != NOBODY:
            game.converts = (*game.converts, convert)
        for seat in circle(game):
            about = turned(seat, leader, convert)
            fact = Fact(round=game.round, kind=FactKind.TURNED, about=about, real=bool(about))
            learn(game, seat, fact)


def turned(seat: Seat, leader: Seat, convert: Seat) -> tuple[Seat, ...]:
    """Whom a seat learns about: the convert its leader, the leader the convert, others nobody."""
    if convert == NOBODY or seat not in (leader, convert):
        return ()
    return (leader if seat == convert else convert,)


class ConversionPage(CircuitPage, frozen=True):
    """(7) Circuit B: what has changed for each seat; for most nothing has."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.ask.conversion_page")

    def shows(self, state: State, seat: Seat) -> Text:
        """The convert's leader, the leader's convert, or nothing."""
        game = game_of(state)
        fact = newest(game, seat, FactKind.TURNED)
        if not fact.real:
            return say("feed_the_kraken.secret.nothing_changed")
        key = "your_convert" if is_leader(game, seat) else "you_are_cultist"
        return say(f"feed_the_kraken.secret.{key}", who=who(fact.about[0]))

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """A page on which nothing has changed need not be read by a lone person."""
        return None if newest(game_of(state), seat, FactKind.TURNED).real else Seen()

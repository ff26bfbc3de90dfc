"""The actions of map tokens (5): the captain carries them out on the new space."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.choosing import SeatChoice
from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.ending import LEADER_FED, eliminate, finish
from rules.feed_the_kraken.enums import Side, Token
from rules.feed_the_kraken.events import Flogged, Looked, TokenUsed
from rules.feed_the_kraken.names import faction_name, who
from rules.feed_the_kraken.state import (
    Fact,
    FactKind,
    Kraken,
    Look,
    Sight,
    change,
    current,
    game_of,
    leader_of,
    learn,
    was_turned,
)
from rules.feed_the_kraken.telling import LOOK_DWELL
from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Answers, Auto, Chance, Page, Seat, Step
from rules.kernel.text import Text, say

KRAKEN = "kraken"
SIDES = (Side.SAILOR, Side.PIRATE, Side.CULT)


class UseToken(Auto, frozen=True):
    """(4.4, 5) The token on the space that the ship has reached."""

    def run(self, state: State, context: StepContext) -> None:
        """Asks the captain for a target."""
        game = game_of(state)
        token = spaces(game.variant.voyage)[game.space].token
        if token is not None:
            left = list(game.tokens_left)
            left.remove(token)
            game.tokens_left = tuple(left)
            context.then(ChooseTarget(token))


class ChooseTarget(SeatChoice, frozen=True):
    """(5) The captain picks another living seat, the same one again if it likes."""

    token: Token

    def label(self, seat: Seat) -> Text:
        """What is done to whom: most of it cannot be undone."""
        return say(f"feed_the_kraken.do.{self.token}", who=who(seat))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whom to do it to."""
        return say(f"feed_the_kraken.prompt.{self.token}", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries it out; nobody else alive: no effect."""
        game = game_of(state)
        for part in answers.get(game.captain, ()):
            assert isinstance(part, Choose)
            context.emit(TokenUsed(self.token, game.captain, part.seat))
            TOKENS[self.token](game, context, part.seat)


def search_cabin(game: Kraken, context: StepContext, target: Seat) -> None:
    """(5) The captain alone sees the dealt card, and whether its seat has been converted."""
    shows_side_only = game.variant.search_shows_side_only
    seen = current(game, target) if shows_side_only else game.dealt[target]
    fact = Fact(
        round=game.round,
        kind=FactKind.SEARCHED,
        about=(target,),
        factions=(seen,),
        real=was_turned(game, target) and not shows_side_only,
    )
    learn(game, game.captain, fact)
    change(game, target, unconvertible=True)
    look = Look(round=game.round, sight=Sight.CABIN_SEARCH, viewer=game.captain, target=target)
    game.looks = (*game.looks, look)
    context.emit(Looked(game.captain, Sight.CABIN_SEARCH, target))
    context.reveal()
    context.then(SearchResult(game.captain))


class SearchResult(Page, frozen=True):
    """(5) What the captain has found; it may say about it whatever it likes."""

    DWELL: ClassVar[float] = LOOK_DWELL

    captain: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The captain who searched."""
        return (self.captain,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same whatever was found."""
        return say("feed_the_kraken.prompt.search_result", who=who(seat))

    def shows(self, state: State, seat: Seat) -> Text:
        """The card and the conversion, or only what the seat is now (option)."""
        game = game_of(state)
        fact = [each for each in game.facts[seat] if each.kind is FactKind.SEARCHED][-1]
        key = "converted" if fact.real else "not_converted"
        if game.variant.search_shows_side_only:
            key = "now"
        faction = faction_name(fact.factions[0])
        return say(f"feed_the_kraken.secret.search_{key}", who=who(fact.about[0]), faction=faction)


def flog(game: Kraken, context: StepContext, target: Seat) -> None:
    """(5) Unconvertible from now on; one side that it is not on is drawn."""
    change(game, target, unconvertible=True)
    context.then(DrawFlogging(target))


class DrawFlogging(Chance, frozen=True):
    """(5) One of the two sides that the seat is not on is shown for good."""

    seat: Seat

    def things(self, state: State) -> tuple[Side, ...]:
        """The two other sides."""
        own = current(game_of(state), self.seat).side
        return tuple([side for side in SIDES if side is not own])

    def lots(self, state: State) -> Lots:
        """One of them."""
        return Equal(len(SIDES) - 1)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Everybody learns that one, and no more."""
        assert isinstance(drawn, int)
        side = self.things(state)[drawn]
        change(game_of(state), self.seat, not_side=side)
        context.emit(Flogged(self.seat, side))


def cut_tongue(game: Kraken, context: StepContext, target: Seat) -> None:
    """(5) It does not speak any more and can never become captain."""
    change(game, target, tongue=False)


def feed(game: Kraken, context: StepContext, target: Seat) -> None:
    """(5, 8) The seat is out; if it leads the cult, the cult has won."""
    eliminate(game, context, target, KRAKEN)
    if target == leader_of(game):
        finish(game, context, Side.CULT, LEADER_FED)
    context.reveal()


TOKENS: dict[Token, Callable[[Kraken, StepContext, Seat], None]] = {
    Token.CABIN_SEARCH: search_cabin,
    Token.FLOGGING: flog,
    Token.OFF_WITH_THE_TONGUE: cut_tongue,
    Token.FEED_THE_KRAKEN: feed,
}
STEPS: tuple[type[Step], ...] = (UseToken, ChooseTarget, SearchResult, DrawFlogging)

"""Cult Cabin Search: three cards before everybody, but only the leader's turn over (7)."""

from rules.feed_the_kraken.enums import Faction, Post
from rules.feed_the_kraken.names import faction_name, post_name, who
from rules.feed_the_kraken.rituals.circuit import CircuitPage, circle, is_leader, newest
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Rite, game_of, learn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Seat, Seen
from rules.kernel.text import Text, say


def officers(state: Kraken, rite: Rite) -> dict[Seat, Post]:
    """Who made the navigation of this ritual and lived then (R18)."""
    voyage = next(each for each in state.voyages if each.round == rite.round)
    team = {
        voyage.captain: Post.CAPTAIN,
        voyage.lieutenant: Post.LIEUTENANT,
        voyage.navigator: Post.NAVIGATOR,
    }
    return {seat: post for seat, post in team.items() if seat in rite.living}


def search_fact(state: Kraken, seat: Seat, rite: Rite) -> Fact:
    """What a seat keeps of it: the leader the cards as dealt, the others whose they were."""
    team, real = tuple(officers(state, rite)), is_leader(state, seat)
    seen = tuple([state.dealt[each] for each in team]) if real else ()
    return Fact(round=rite.round, kind=FactKind.CULT_SEARCH, about=team, factions=seen, real=real)


class ShowCards(Auto, frozen=True):
    """(7) The leader learns the dealt cards of the officers."""

    def run(self, state: State, context: StepContext) -> None:
        """Each seat keeps its share; then the pages are read."""
        game = game_of(state)
        for seat in circle(game):
            learn(game, seat, search_fact(game, seat, game.rites[-1]))
        context.then(CardsPage())


class CardsPage(CircuitPage, frozen=True):
    """Three cards: open for the leader, closed for the others."""

    def eyes_are_closed(self, state: State) -> bool:
        """As chosen at set-up."""
        return game_of(state).variant.eyes_closed

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.ask.cult_search")

    def shows(self, state: State, seat: Seat) -> Text:
        """One line for each card."""
        game = game_of(state)
        fact, posts = newest(game, seat, FactKind.CULT_SEARCH), officers(game, game.rites[-1])
        seen = fact.factions or (Faction.HIDDEN,) * len(fact.about)
        lines = [
            say(
                "feed_the_kraken.secret.officer_card",
                post=post_name(posts[each]),
                who=who(each),
                faction=faction_name(card),
            )
            for each, card in zip(fact.about, seen, strict=True)
        ]
        return say("feed_the_kraken.secret.cult_search", cards=tuple(lines))

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Closed cards tell nothing."""
        return None if is_leader(game_of(state), seat) else Seen()

"""The hidden part of a navigation (4.3): two draws, two cards kept, one of them left."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.feed_the_kraken.actions import Jump, Keep, Play, Redraw
from rules.feed_the_kraken.enums import NavCard, Post, WindowName
from rules.feed_the_kraken.events import CardsDiscarded, CardsDrawn, Redrawn
from rules.feed_the_kraken.names import card_name, cards_text, who
from rules.feed_the_kraken.navigation.overboard import JumpOverboard
from rules.feed_the_kraken.navigation.piles import (
    MixDiscards,
    PreparePile,
    Reshuffle,
    bit,
    discard,
    draw_top,
)
from rules.feed_the_kraken.state import NOBODY, Fact, FactKind, Kraken, game_of, learn
from rules.feed_the_kraken.telling import (
    LOOK_DWELL,
    button,
    card_target,
    cover,
    fan,
    place_in_hand,
    why,
)
from rules.feed_the_kraken.windows import window
from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Option,
    Screen,
    Seat,
    Step,
    Target,
)
from rules.kernel.text import Text, say

Hand = tuple[NavCard, ...]
DRAWN = 2
DRAWN_WITH_SMUGGLER = 3


def holder(state: Kraken, post: Post) -> Seat:
    """Who has a post."""
    return state.captain if post is Post.CAPTAIN else state.lieutenant


def hand(state: Kraken, post: Post) -> Hand:
    """The cards that an officer holds, sorted."""
    return state.captain_hand if post is Post.CAPTAIN else state.lieutenant_hand


def set_hand(state: Kraken, post: Post, cards: Hand) -> None:
    """Changes what an officer holds."""
    if post is Post.CAPTAIN:
        state.captain_hand = tuple(sorted(cards))
    else:
        state.lieutenant_hand = tuple(sorted(cards))


def add_to_logbook(state: Kraken, cards: Hand) -> None:
    """Cards go into the logbook, which is shaken: nobody learns who gave which."""
    state.logbook = tuple(sorted((*state.logbook, *cards)))


def fact(state: Kraken, kind: FactKind, cards: Hand) -> Fact:
    """A private fact about cards of the navigation at hand."""
    return Fact(round=state.round, kind=kind, cards=cards, number=len(state.voyages))


def kinds(cards: Hand, chosen: Sequence[NavCard] = ()) -> list[tuple[NavCard, int]]:
    """Each card that is left in a sorted hand with its number among its like."""
    left = list(cards)
    for card in chosen:
        left.remove(card)
    return [(card, left[:place].count(card)) for place, card in enumerate(left)]


class Navigate(Auto, frozen=True):
    """(4.3) From the window before the draw to the card that is left in the logbook."""

    def run(self, state: State, context: StepContext) -> None:
        """The reshuffle test comes after the window and before any card is drawn (R24)."""
        game = game_of(state)
        context.then(*window(game, WindowName.W4), PreparePile(), DrawHands(), PassLogbook())


class DrawHands(Auto, frozen=True):
    """(4.3) Both officers draw before either chooses; an empty post is drawn for, unseen (9.3)."""

    def run(self, state: State, context: StepContext) -> None:
        """The captain draws first; then the captain chooses first."""
        game = game_of(state)
        for post in (Post.CAPTAIN, Post.LIEUTENANT):
            smuggled = post in game.smuggled
            context.then(DrawCards(post, DRAWN_WITH_SMUGGLER if smuggled else DRAWN))
        context.then(KeepCard(Post.CAPTAIN))
        is_empty = game.lieutenant == NOBODY
        context.then(KeepUnseen() if is_empty else KeepCard(Post.LIEUTENANT))


class DrawCards(Auto, frozen=True):
    """(4.3) An officer draws face down; a pile that runs dry is made anew (9.5)."""

    post: Post
    count: int

    def run(self, state: State, context: StepContext) -> None:
        """Draws what there is, and goes on after a reshuffle."""
        game = game_of(state)
        there = min(self.count, len(game.draw_pile))
        drawn = [draw_top(game) for _ in range(there)]
        set_hand(game, self.post, (*hand(game, self.post), *drawn))
        if there < self.count:
            context.then(Reshuffle(), DrawCards(self.post, self.count - there))
        seat = holder(game, self.post)
        context.emit(CardsDrawn(seat, self.post, there))
        if seat != NOBODY and there == self.count:
            learn(game, seat, fact(game, FactKind.DREW, hand(game, self.post)))
            context.reveal()


class KeepCard(Choice, frozen=True):
    """(4.3) An officer keeps one card and discards the rest face down.

    Once an Archivist lets it, the officer may put all away for two new cards; a Smuggler's card may
    allow two to be kept (U1).
    """

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = LOOK_DWELL

    post: Post

    def seats(self, state: State) -> Sequence[Seat]:
        """The officer, whom everybody knows."""
        return (holder(game_of(state), self.post),)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Keep one, or more; put all away once an Archivist allows it."""
        game = game_of(state)
        key = "keep_or_redraw" if self.post in game.archived else "keep"
        return say(f"feed_the_kraken.prompt.{key}", who=who(seat), n=self._to_keep(game))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """The cards."""
        game = game_of(state)
        cards = fan(game, seat, hand(game, self.post))
        return say("feed_the_kraken.secret.drawn", cards=cards_text(cards))

    def _to_keep(self, game: Kraken) -> int:
        return game.variant.smuggler_keeps if self.post in game.smuggled else 1

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each card held; all away, if allowed."""
        game = game_of(state)
        chosen = [part.card for part in given if isinstance(part, Keep)]
        found: list[Action] = [Keep(*each) for each in kinds(hand(game, self.post), chosen)]
        return [*found, Redraw()] if self.post in game.archived and not given else found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card; covered it is a card by its number."""
        if not isinstance(action, Keep):
            return Option(action, say("feed_the_kraken.do.redraw"), button("redraw"))
        game = game_of(state)
        lying = fan(game, seat, hand(game, self.post))
        place = place_in_hand(lying, action.card, action.copy)
        label = say("feed_the_kraken.do.keep", card=card_name(action.card))
        return Option(action, label, (card_target(place),), cover=cover(place))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The cards that are kept already: they stay in the list, which tells nobody which."""
        held, still_open = hand(game_of(state), self.post), self.actions(state, seat, given)
        closed = [Keep(*each) for each in kinds(held) if given and Keep(*each) not in still_open]
        reason = why("kept_already")
        replace = msgspec.structs.replace
        return [replace(self.describe(state, seat, each), why_not=reason) for each in closed]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only the cards held."""
        return why("keep_a_card")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many cards as are kept, or all away."""
        return isinstance(given[0], Redraw) or len(given) == self._to_keep(game_of(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The rest is discarded; after a redraw two new cards are looked at."""
        game, seat = game_of(state), holder(game_of(state), self.post)
        cards = [part.card for part in answers[seat] if isinstance(part, Keep)]
        put_away(game, context, self.post, tuple(sorted(cards)))
        if cards:
            learn(game, seat, fact(game, FactKind.KEPT, tuple(sorted(cards))))
            return
        game.archived = tuple([post for post in game.archived if post is not self.post])
        game.smuggled = tuple([post for post in game.smuggled if post is not self.post])
        context.emit(Redrawn(seat))
        context.then(DrawCards(self.post, DRAWN), KeepCard(self.post))


def put_away(state: Kraken, context: StepContext, post: Post, kept: Hand) -> None:
    """What is kept goes into the logbook, the rest face down on the discards."""
    seat, rest = holder(state, post), list(hand(state, post))
    for card in kept:
        rest.remove(card)
    for card in rest:
        discard(state, card, bit(seat))
    if len(rest) > 1:
        context.then(MixDiscards(len(rest)))
    set_hand(state, post, ())
    add_to_logbook(state, kept)
    context.emit(CardsDiscarded(seat, post, len(rest)))


class KeepUnseen(Chance, frozen=True):
    """(9.3) No lieutenant: one of two cards at random, and nobody looks."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> Hand:
        """The cards drawn."""
        return game_of(state).lieutenant_hand

    def lots(self, state: State) -> Lots:
        """One of them."""
        return Equal(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """It goes into the logbook."""
        assert isinstance(drawn, int)
        put_away(game_of(state), context, Post.LIEUTENANT, (self.things(state)[drawn],))


class PassLogbook(Auto, frozen=True):
    """(4.3) The logbook goes to the navigator; an empty post is played for, unseen (9.3)."""

    def run(self, state: State, context: StepContext) -> None:
        """Looks who has the post."""
        is_empty = game_of(state).navigator == NOBODY
        context.then(PlayUnseen() if is_empty else ReadLogbook())


class PlayUnseen(Chance, frozen=True):
    """(9.3) No navigator: one of the cards in the logbook at random."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> Hand:
        """The logbook."""
        return game_of(state).logbook

    def lots(self, state: State) -> Lots:
        """One of them."""
        return Equal(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """It stays in the logbook."""
        assert isinstance(drawn, int)
        leave(game_of(state), context, self.things(state)[drawn])


class ReadLogbook(Choice, frozen=True):
    """(4.3, 9.1) The navigator leaves one card, or jumps overboard."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = LOOK_DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """The navigator."""
        return (game_of(state).navigator,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Choose, or jump where that is played."""
        key = "logbook" if game_of(state).variant.denial else "logbook_no_jump"
        return say(f"feed_the_kraken.prompt.{key}", who=who(seat))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """The cards, in no order."""
        game = game_of(state)
        cards = fan(game, seat, game.logbook)
        return say("feed_the_kraken.secret.logbook", cards=cards_text(cards))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each card; always the jump, too."""
        game = game_of(state)
        cards: list[Action] = [Play(*each) for each in kinds(game.logbook)]
        return [*cards, Jump()] if game.variant.denial else cards

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card; covered it is a card by its number."""
        if not isinstance(action, Play):
            return Option(action, say("feed_the_kraken.do.jump"), button("jump"))
        game = game_of(state)
        place = place_in_hand(fan(game, seat, game.logbook), action.card, action.copy)
        label = say("feed_the_kraken.do.play", card=card_name(action.card))
        return Option(action, label, (card_target(place),), cover=cover(place))

    def why_not(self, state: State, seat: Seat, given: tuple[Action, ...], action: Action) -> Text:
        """Jumping is not played."""
        if isinstance(action, Jump):
            return why("no_jumping")
        return say("kernel.not_open")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only the cards of the logbook."""
        return why("play_a_card")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Plays the card; or the navigator is overboard and all begins again (9.2)."""
        game, part = game_of(state), answers[game_of(state).navigator][0]
        learn(game, game.navigator, fact(game, FactKind.LOGBOOK, game.logbook))
        if isinstance(part, Play):
            learn(game, game.navigator, fact(game, FactKind.PLAYED, (part.card,)))
            leave(game, context, part.card)
        else:
            learn(game, game.navigator, fact(game, FactKind.JUMPED, ()))
            context.then(JumpOverboard(), Navigate())


def leave(state: Kraken, context: StepContext, card: NavCard) -> None:
    """(4.3) The card is left in the logbook, the rest is discarded face down."""
    rest = list(state.logbook)
    rest.remove(card)
    seen = bit(state.navigator)
    if len(rest) == 1:
        seen |= givers_of(state, rest[0], card)
    for each in rest:
        discard(state, each, seen)
    if len(rest) > 1:
        context.then(MixDiscards(len(rest)))
    state.logbook = (card,)
    context.emit(CardsDiscarded(state.navigator, Post.NAVIGATOR, len(rest)))


def givers_of(state: Kraken, gone: NavCard, left: NavCard) -> int:
    """Officers who can tell that the navigator put away the card they gave: another one is left."""
    number, givers = len(state.voyages), 0
    for seat in (state.captain, state.lieutenant):
        if seat == NOBODY or gone is left:
            continue
        mine = [each for each in state.facts[seat][-3:] if each.kind is FactKind.KEPT]
        if mine and mine[-1].number == number and mine[-1].cards == (gone,):
            givers |= bit(seat)
    return givers


STEPS: tuple[type[Step], ...] = (
    Navigate,
    DrawHands,
    DrawCards,
    KeepCard,
    KeepUnseen,
    PassLogbook,
    PlayUnseen,
    ReadLogbook,
)

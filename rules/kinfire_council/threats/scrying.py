"""Looking at the top threats (12): each goes back on top or to the bottom, in any order."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Screen, Seat, Step
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button_target, card_target
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.state import NOBODY, Council, game_of
from rules.kinfire_council.turn.actions import PutAtBottom, PutOnTop
from rules.kinfire_council.turn.events import ThreatsPutBack, ThreatsScried


def scry(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """The top n threats are looked at, fewer where the deck is shorter; it is not reshuffled."""
    cards = state.threat_deck[:n]
    if not cards:
        return ()
    state.threat_deck = state.threat_deck[len(cards) :]
    state.known_tops = state.known_tops[len(cards) :]
    overlap = len(state.known_bottoms) - len(state.threat_deck)
    state.known_bottoms = state.known_bottoms[max(overlap, 0) :]
    state.scry, state.scry_by = cards, seat
    context.emit(ThreatsScried(seat, cards))
    context.reveal()
    return (PutBack(seat),)


class PutBack(OneSeat, frozen=True):
    """Where does each of the cards go? Only who looks knows them."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        game = game_of(state)
        return say("kinfire_council.prompt.scry", who=who(game, seat), n=len(game.scry))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """Which they are, the top one first; then which are left, and what lies where so far."""
        game = game_of(state)
        put = {"tops": _named(game, _put(given, PutOnTop))}
        put["bottoms"] = _named(game, _put(given, PutAtBottom))
        facts = {name: cards for name, cards in put.items() if cards}
        key = "_".join(["scry", *facts])
        return say(f"kinfire_council.secret.{key}", cards=_named(game, _left(game, given)), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each card that has not been put back, either way."""
        left = _left(game_of(state), given)
        return [way(card) for card in left for way in (PutOnTop, PutAtBottom)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, then where: below which card that was put there before."""
        assert isinstance(action, PutOnTop | PutAtBottom)
        game, way = game_of(state), "top" if isinstance(action, PutOnTop) else "bottom"
        facts = {"card": item_name(game, action.card)}
        key = f"kinfire_council.do.put_{way}"
        given = state.answers.get(seat, ())
        before = given[: given.index(action)] if action in given else given
        if there := _put(before, type(action)):
            key, facts = f"{key}_under", {**facts, "above": item_name(game, there[-1])}
        label = say(key, **facts)
        return Option(action, label, (card_target(action.card), button_target(way)))

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """When all are put back."""
        return len(given) >= len(game_of(state).scry)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """They lie there in the order named; who looked goes on knowing them."""
        game, parts = game_of(state), answers[self.seat]
        tops, bottoms = _put(parts, PutOnTop), _put(parts, PutAtBottom)
        game.threat_deck = (*tops, *game.threat_deck, *bottoms)
        _learn(game, self.seat, tops, bottoms)
        game.scry, game.scry_by = (), NOBODY
        context.emit(ThreatsPutBack(self.seat, len(tops), len(bottoms)))


def _put(given: tuple[Action, ...], way: type[PutOnTop | PutAtBottom]) -> tuple[str, ...]:
    """What has been put back this way, the uppermost first."""
    return tuple(each.card for each in given if isinstance(each, way))


def _left(state: Council, given: tuple[Action, ...]) -> list[str]:
    """What has not been put back."""
    left = list(state.scry)
    for card in (*_put(given, PutOnTop), *_put(given, PutAtBottom)):
        left.remove(card)
    return left


def _named(state: Council, cards: Sequence[str]) -> tuple[Text, ...]:
    return tuple(item_name(state, card) for card in cards)


def _learn(state: Council, seat: Seat, tops: tuple[str, ...], bottoms: tuple[str, ...]) -> None:
    """What a player knows of the deck: what he knew before lies between. The others' is void."""
    if state.known_by != seat:
        state.known_tops, state.known_bottoms = (), ()
    state.known_tops = (*tops, *state.known_tops)
    state.known_bottoms = (*state.known_bottoms, *bottoms)
    state.known_by = seat


STEPS: tuple[type[Step], ...] = (PutBack,)

"""Trying answers: in worlds that agree with the view, to the end of the turn being taken."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from rules.bots import searching
from rules.bots.searching import Candidate, SearchResult, value_of
from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kinfire_council.asking import OneSeat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.reflexes import reflex
from rules.kinfire_council.bots.reflexes.turn import ranked
from rules.kinfire_council.bots.worth import worth
from rules.kinfire_council.forecast.halting import Halt, halted
from rules.kinfire_council.state import NOBODY, Council
from rules.kinfire_council.turn.acting import Act
from rules.kinfire_council.turn.actions import OpenHand, PlayCard
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.playing import NightWindow

MOST_STEPS = 120
QUIET = (Halt, NightWindow)
CARD_LEAST = 0.05
"""How much better a turn with a card must be than one without it."""


class SearchParams(msgspec.Struct, frozen=True):
    """How a level searches.

    `worlds`: deals with their own luck; `wide`: placements tried, the most promising ones;
    `deep`: so many questions of the own turn are branched on; `combined`: placements tried with
    each card; `noise`: how far luck may mislead the judgement, in V; `shallow`: sees only what is
    gained at once; `second`, `again`: the best ones that are looked at again, in so many worlds;
    `next`: placements of the own next turn that are tried then.
    """

    worlds: int
    wide: int
    deep: int = 1
    combined: int = 6
    noise: float = 0.0
    shallow: bool = False
    second: int = 0
    again: int = 0
    next: int = 0
    turns: int = 1


class Leaf(NamedTuple):
    """Where a trial has ended, and what that is worth."""

    value: float
    game: Council


Judge = Callable[[Council, Features], float]
Turn = tuple[int, Seat, int]


class Trial(NamedTuple):
    """How trials are made: who looks, whose turn it is, how a position is judged."""

    features: Features
    turn: Turn
    judge: Judge
    params: SearchParams


def worlds_of(view: Council, seat: Seat, luck: int, n: int) -> list[Council]:
    """Deals that agree with the view."""
    return [halted(world) for world in searching.worlds_of(view, seat, luck, n)]


def search(
    view: Council,
    features: Features,
    choice: Choice,
    actions: Sequence[Action],
    luck: int,
    params: SearchParams,
    judge: Judge = worth,
) -> SearchResult:
    """Answers with their values, the best first."""
    worlds = worlds_of(view, features.seat, luck, params.worlds)
    trial = Trial(features, whose_turn(view), judge, params)
    candidates = candidates_of(worlds[0], choice, actions, trial)
    tried = try_all(worlds, candidates, trial)
    if any(isinstance(each, OpenHand) for each in actions) and not has_looked(view):
        short = [each.action for each in tried[: params.combined]]
        tried += with_cards(worlds[0], short, trial)
    tried.sort(key=value_of)
    return SearchResult(tried, worlds[0])


def candidates_of(
    world: Council, choice: Choice, actions: Sequence[Action], trial: Trial
) -> Sequence[Action]:
    """What is tried: of placements the promising ones, else everything but the hand."""
    if isinstance(choice, TakeTurn) and not is_placed(world):
        return ranked(world, trial.features.seat, actions, trial.features)[: trial.params.wide]
    return [each for each in actions if not isinstance(each, OpenHand)]


def try_all(worlds: Sequence[Council], actions: Sequence[Action], trial: Trial) -> list[Candidate]:
    """Answers in the first world; where luck has a hand in it in the others too."""

    def leaf(world: Council, action: Action) -> Leaf:
        return try_out(world, action, trial)

    return searching.try_all(worlds, actions, leaf, only_luck=True)


def try_out(world: Council, action: Action, trial: Trial) -> Leaf:
    """What the position is worth when the seat does this and lets the turn run out."""
    if isinstance(agenda.question(world), NightWindow) and isinstance(action, Pass):
        return Leaf(trial.judge(world, trial.features), world)
    game = world.clone()
    agenda.apply(game, trial.features.seat, action)
    return explore(game, trial, trial.params.deep)


# -------------------------------------------------------------------- the hand
def has_looked(view: Council) -> bool:
    """Whether the hand was opened in this turn, and nothing in it was wanted: since then nothing
    has changed."""
    return view.turn is not None and view.turn.looks > 0


def with_cards(world: Council, short: Sequence[Action], trial: Trial) -> list[Candidate]:
    """The hand: the best turn with one of its cards, less a little; nothing where no card of it
    can be played now."""
    opened = world.clone()
    agenda.apply(opened, trial.features.seat, OpenHand())
    choice = agenda.question(opened)
    assert choice is not None
    cards = [each for each in choice.actions(opened, trial.features.seat, ()) if each != Pass()]
    found = [card_worth(opened, each, short, trial) for each in cards]
    if not found:
        return []
    best = max(found, key=worth_of)
    return [Candidate(OpenHand(), best.value - CARD_LEAST, 1, best.game)]


def of_hand(
    view: Council,
    features: Features,
    actions: Sequence[Action],
    luck: int,
    params: SearchParams,
    judge: Judge,
) -> SearchResult:
    """The opened hand in the own turn: each card with a turn that follows, or none."""
    world = worlds_of(view, features.seat, luck, 1)[0]
    trial = Trial(features, whose_turn(view), judge, params)
    short = placements(world, trial)
    tried = []
    for each in actions:
        value, end = card_worth(world, each, short, trial)
        tried.append(Candidate(each, value - CARD_LEAST * isinstance(each, PlayCard), 1, end))
    tried.sort(key=value_of)
    return SearchResult(tried, world)


def placements(opened: Council, trial: Trial) -> list[Action]:
    """The best placements without a card, as they were weighed before the hand was opened."""
    game = opened.clone()
    agenda.apply(game, trial.features.seat, Pass())
    choice = agenda.question(game)
    if not isinstance(choice, TakeTurn) or is_placed(game):
        return []
    actions = choice.actions(game, trial.features.seat, ())
    candidates = candidates_of(game, choice, actions, trial)
    return [each.action for each in try_all([game], candidates, trial)[: trial.params.combined]]


def card_worth(opened: Council, card: Action, short: Sequence[Action], trial: Trial) -> Leaf:
    """A card played now; where the piece is yet to be placed with the best of these placements,
    and of those that the card makes promising."""
    game = opened.clone()
    agenda.apply(game, trial.features.seat, card)
    run_to_turn(game, trial)
    choice = agenda.question(game)
    if not isinstance(choice, TakeTurn) or is_placed(game) or whose_turn(game) != trial.turn:
        return explore(game, trial, 0)
    actions = choice.actions(game, trial.features.seat, ())
    fresh = ranked(game, trial.features.seat, actions, trial.features)[: trial.params.combined]
    both = [each for each in dict.fromkeys([*short, *fresh]) if each in actions]
    return max([try_out(game, each, trial) for each in both], key=worth_of)


def run_to_turn(game: Council, trial: Trial) -> None:
    """Everybody answers by reflex until the own turn goes on."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or isinstance(choice, TakeTurn | Halt | NightWindow):
            return
        answer(game, choice, trial.features)


# -------------------------------------------------------------------- running out
def worth_of(leaf: Leaf) -> float:
    """For comparing."""
    return leaf.value


def whose_turn(game: Council) -> Turn:
    """Which turn is being taken: round, whose, how many pieces he had."""
    turn = game.turn
    if turn is None:
        return game.round, NOBODY, 0
    left = sum([not piece.space for piece in game.sheets[turn.seat].pieces])
    return game.round, turn.seat, left + (turn.piece >= 0)


def explore(game: Council, trial: Trial, deep: int) -> Leaf:
    """The best that comes of it: the own turn is branched on so often, all else is by reflex."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or is_quiet(game, choice, trial.turn):
            break
        who = asked(game, choice)
        actions = choice.actions(game, who, game.answers.get(who, ()))
        if deep and who == trial.features.seat and len(actions) > 1 and isinstance(choice, Act):
            found = [branch(game, each, trial, deep - 1) for each in actions]
            return max(found, key=worth_of)
        agenda.apply(game, who, reflex(game, who, choice, actions, trial.features))
    return Leaf(trial.judge(game, trial.features), game)


def branch(game: Council, action: Action, trial: Trial, deep: int) -> Leaf:
    """One of the answers to a question of the own turn."""
    after = game.clone()
    agenda.apply(after, trial.features.seat, action)
    return explore(after, trial, deep)


def is_quiet(game: Council, choice: Choice, turn: Turn) -> bool:
    """Whether a trial ends here."""
    if isinstance(choice, TakeTurn):
        return whose_turn(game) != turn
    return isinstance(choice, QUIET) and not game.answers


def answer(game: Council, choice: Choice, features: Features) -> None:
    """One part of an answer by reflex, of the first seat that is asked."""
    who = asked(game, choice)
    actions = choice.actions(game, who, game.answers.get(who, ()))
    agenda.apply(game, who, reflex(game, who, choice, actions, features))


def asked(game: Council, choice: Choice) -> Seat:
    """The seat that owes a part of the answer: one look is enough where only one is asked."""
    return choice.seat if isinstance(choice, OneSeat) else agenda.asked(game)[0]

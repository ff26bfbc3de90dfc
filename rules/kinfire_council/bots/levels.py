"""The three levels: what each of them looks at (16: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.outlook import look_again, look_at_hand
from rules.kinfire_council.bots.reasons import only_reason, reasons
from rules.kinfire_council.bots.reflexes import reflex
from rules.kinfire_council.bots.search import (
    Candidate,
    Judge,
    SearchParams,
    SearchResult,
    of_hand,
    search,
)
from rules.kinfire_council.bots.worth import crude_worth, heed_of, is_promising, worth
from rules.kinfire_council.draft import DraftPair
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.holdings import PickSome
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.playing import PlayHand

NOVICE = SearchParams(worlds=1, wide=14, deep=1, combined=2, noise=2.5, shallow=True)
STEADY = SearchParams(worlds=1, wide=32, deep=1, combined=5, noise=1.5)
MASTER = SearchParams(worlds=2, wide=80, deep=2, combined=8, second=14, again=2, next=6)

BY_REFLEX: tuple[type[Choice], ...] = (DraftPair, PutBack, PickSome)
"""Questions that a rule answers as well as a search."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Looks at few placements and at what they bring at once, and misjudges them."""
    return play(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries each placement to the end of the turn and weighs what stands then, a little blurred."""
    return play(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Looks at the turns of the others and at its own next ones as well."""
    return play(game_of(view), request, luck, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, tries what that one answers by a rule, and tells what it compared."""
    game, seat, actions = game_of(view), request.seat, request.actions
    choice = asked(game)
    if len(actions) == 1:
        return Advice(actions[0], (only_reason(choice),))
    features = lens_of(game, seat, MASTER)
    found = find(game, seat, choice, actions, luck, MASTER, features)
    best = chosen_of(choice, found, luck, MASTER)
    if isinstance(choice, BY_REFLEX):
        best = trusted(found.tried, reflex(game, seat, choice, actions, features))
    facts = partial(reasons, game, seat, features, found)
    return compared((game, seat, choice), found.tried, best, facts, "kinfire_council.bot.unit")


def play(view: Council, request: Request, luck: int, params: SearchParams) -> Advice:
    """The answer of a level."""
    seat, actions = request.seat, request.actions
    choice = asked(view)
    if len(actions) == 1:
        return Advice(actions[0])
    features = lens_of(view, seat, params)
    if isinstance(choice, BY_REFLEX):
        return Advice(reflex(view, seat, choice, actions, features))
    found = find(view, seat, choice, actions, luck, params, features)
    return Advice(chosen_of(choice, found, luck, params).action)


def asked(view: Council) -> Choice:
    """The open question."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return choice


def chosen_of(choice: Choice, found: SearchResult, luck: int, params: SearchParams) -> Candidate:
    """The best answer, through the level's blur. The hand is opened, and a card of it played, with
    a clear eye: else it would be opened in vain."""
    first = found.tried[0]
    if isinstance(choice, PlayHand) or isinstance(first.action, OpenHand):
        return first
    others = [each for each in found.tried if not isinstance(each.action, OpenHand)]
    return pick(others, luck, params.noise)


def lens_of(view: Council, seat: Seat, params: SearchParams) -> Features:
    """With what the Cult's points cost the seat; a master plots only where that is promising."""
    first = Features(view, seat)
    if params.second and first.plots:
        first.plots = is_promising(view, first)
    features = Features(view, seat, heed_of(view, first))
    features.plots = first.plots
    return features


def find(
    view: Council,
    seat: Seat,
    choice: Choice,
    actions: Sequence[Action],
    luck: int,
    params: SearchParams,
    features: Features,
) -> SearchResult:
    """Answers with their values, the best first."""
    judge: Judge = crude_worth if params.shallow else worth
    if isinstance(choice, PlayHand):
        held = of_hand(view, features, actions, luck, params, judge)
        return look_at_hand(view, features, held, params) if params.second else held
    found = search(view, features, choice, actions, luck, params, judge)
    if params.second and view.phase is Phase.DAYS_LIGHT and len(found.tried) > 1:
        return look_again(view, features, found, luck, params)
    return found

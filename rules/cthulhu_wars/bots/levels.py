"""The three levels: what each of them looks at (12: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.retreat import ChooseRetreat
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.bots.features import lens_of
from rules.cthulhu_wars.bots.foresight import foresee
from rules.cthulhu_wars.bots.outlook import look_again
from rules.cthulhu_wars.bots.reasons import reasons
from rules.cthulhu_wars.bots.reflexes import REFLEXES, reflex
from rules.cthulhu_wars.bots.search import SearchParams, SearchResult, search
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.talks import MakeOffer
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kernel.text import say
from rules.kernel.views import sample_world

NOVICE = SearchParams(worlds=1, wide=8, noise=2.5, shallow=True)
STEADY = SearchParams(worlds=2, wide=15, rounds=1)
MASTER = SearchParams(worlds=3, wide=24, second=5, again=2)

BY_REFLEX: tuple[type[Choice], ...] = (
    PickBook,
    NameFirst,
    ChooseDirection,
    OfferReveal,
    MakeOffer,
    Spread,
    ChooseRetreat,
)
"""Questions that a rule answers as well as a search."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Looks at few orders and at the figures and Doom they bring at once, and misjudges them."""
    return play(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries orders to the end of the turn and weighs what stands then."""
    return play(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Tries more of them, with the rest of its turn and what the others may answer."""
    return play(game_of(view), request, luck, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, tries what that one answers by a rule, and tells what it compared."""
    game, seat, actions = game_of(view), request.seat, request.actions
    choice = asked(game)
    if len(actions) == 1:
        return Advice(actions[0], (say("cthulhu_wars.bot.only"),))
    found = find(game, seat, choice, actions, luck, MASTER)
    best = found.tried[0]
    if is_settled_by_reflex(choice):
        best = trusted(found.tried, reflex(game, seat, choice, actions))
    facts = partial(reasons, game, seat, choice, found)
    return compared((game, seat, choice), found.tried, best, facts, "cthulhu_wars.bot.unit")


def play(view: Earth, request: Request, luck: int, params: SearchParams) -> Advice:
    """The answer of a level."""
    seat, actions = request.seat, request.actions
    choice = asked(view)
    if len(actions) == 1:
        return Advice(actions[0])
    if is_settled_by_reflex(choice):
        return Advice(reflex(view, seat, choice, actions))
    found = find(view, seat, choice, actions, luck, params)
    return Advice(pick(found.tried, luck, params.noise).action)


def asked(view: Earth) -> Choice:
    """The open question."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return choice


def find(
    view: Earth,
    seat: Seat,
    choice: Choice,
    actions: Sequence[Action],
    luck: int,
    params: SearchParams,
) -> SearchResult:
    """Orders with their values; before a ritual is paid for the round is played out."""
    if not isinstance(choice, OfferRitual) or params.shallow:
        found = search(view, seat, choice, actions, luck, params)
        if not params.second or len(found.tried) < 2 or view.phase is not Phase.ACTION:
            return found
        worlds = [sample_world(view, seat, stirred(luck, 100 + n)) for n in range(params.again)]
        tried = look_again(worlds, found.tried, lens_of(view, seat), params.second)
        return SearchResult(tried, found.world)
    worlds = [sample_world(view, seat, stirred(luck, n)) for n in range(params.rounds)]
    return SearchResult(foresee(worlds, lens_of(view, seat), actions), worlds[0])


def is_settled_by_reflex(choice: Choice) -> bool:
    """Small matters, and what has a rule of its own."""
    return type(choice) in REFLEXES and isinstance(choice, BY_REFLEX)

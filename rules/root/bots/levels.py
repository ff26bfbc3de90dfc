"""The three levels: what each of them looks at (11: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.kernel import agenda
from rules.kernel.luck import below, stirred
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kernel.text import say
from rules.root.actions import TakeDominance
from rules.root.battle.deal import BothChooseLosses, ChooseLosses
from rules.root.bots.racing import SHARE, START, WON, race
from rules.root.bots.reasons import reasons
from rules.root.bots.reflexes import REFLEXES, reflex
from rules.root.bots.search import Candidate, SearchParams, SearchResult, search
from rules.root.cards.dominance import LEAST_POINTS
from rules.root.effects.orders import ForgeOrders, SpreadPropaganda
from rules.root.enums import Faction
from rules.root.factions.riverfolk.services import BuyServices
from rules.root.factions.vagabond.setup import ChooseCharacter
from rules.root.landmarks.setup import PlaceLandmark
from rules.root.phases import PhaseWindow
from rules.root.setup.draft import TakeFaction
from rules.root.state import Woodland, game_of

NOVICE = SearchParams(worlds=1, wide=6, noise=3.0, shallow=True)
STEADY = SearchParams(worlds=1, wide=10, sure=3, noise=1.0)
MASTER = SearchParams(worlds=4, wide=24, second=5, again=3, sure=8)

BY_LUCK: tuple[type[Choice], ...] = (ChooseCharacter, TakeFaction, PlaceLandmark)
"""Questions of taste."""
NEARLY_WON = START + 2 * SHARE + 0.2 * WON
"""From this worth on a dominance card that lies beside the map is taken."""
SEARCHED: tuple[type[Choice], ...] = (
    ChooseLosses,
    BothChooseLosses,
    BuyServices,
    PhaseWindow,
    ForgeOrders,
    SpreadPropaganda,
)
"""Questions that have a reflex for use within a search, but deserve one themselves."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Looks at few orders and at the points they bring at once, and misjudges them."""
    return play(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries orders to the end of the turn and weighs what stands then, a little misled by luck."""
    return play(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Tries more of them, in more worlds, and plays the rest of the turn for the best."""
    return play(game_of(view), request, luck, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, tries what that one answers by a rule, and tells what it compared."""
    game, seat, actions = game_of(view), request.seat, request.actions
    choice = asked(game)
    if len(actions) == 1:
        return Advice(actions[0], (say("root.bot.only"),))
    if isinstance(choice, BY_LUCK):
        return Advice(by_luck(actions, luck), (say("root.bot.taste"),))
    found = search(game, seat, actions, luck, MASTER)
    tried = useful(game, seat, found)
    usual = by_rule(game, request, choice)
    best = tried[0] if usual is None else trusted(tried, usual)
    facts = partial(reasons, game, seat, found)
    return compared((game, seat, choice), tried, best, facts, "root.bot.unit")


def play(view: Woodland, request: Request, luck: int, params: SearchParams) -> Advice:
    """The answer of a level."""
    seat, actions = request.seat, request.actions
    choice = asked(view)
    if len(actions) == 1:
        return Advice(actions[0])
    if isinstance(choice, BY_LUCK):
        return Advice(by_luck(actions, luck))
    usual = by_rule(view, request, choice)
    if usual is not None:
        return Advice(usual)
    found = search(view, seat, actions, luck, params)
    return Advice(pick(useful(view, seat, found), luck, params.noise).action)


def asked(view: Woodland) -> Choice:
    """The open question."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return choice


def by_luck(actions: Sequence[Action], luck: int) -> Action:
    """Any of them."""
    return actions[below(stirred(luck, 1), len(actions))[1]]


def by_rule(view: Woodland, request: Request, choice: Choice) -> Action | None:
    """What a rule of thumb says, where the levels follow one."""
    if not request.given and not is_settled_by_reflex(choice):
        return None
    return reflex(view, request.seat, choice, request.actions)


def useful(view: Woodland, seat: Seat, found: SearchResult) -> list[Candidate]:
    """What has been tried, without orders that only wait, unless there is nothing else."""
    return [each for each in found.tried if not only_waits(view, seat, each.action)] or found.tried


def only_waits(view: Woodland, seat: Seat, action: Action) -> bool:
    """Whether it spends a card for a dominance card that would not be activated as things are."""
    if not isinstance(action, TakeDominance) or view.factions[seat] is Faction.VAGABOND:
        return False
    if view.scores[seat] < LEAST_POINTS or view.dominance[seat]:
        return True
    tried = view.clone()
    tried.dominance[seat] = action.card
    return race(tried, seat) < NEARLY_WON


def is_settled_by_reflex(choice: Choice) -> bool:
    """Small matters."""
    return type(choice) in REFLEXES and not isinstance(choice, SEARCHED)

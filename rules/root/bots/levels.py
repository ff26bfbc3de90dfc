"""The three levels: what each of them looks at (11: nothing but what its seat may know)."""

from rules.bots import Advice
from rules.bots.picking import pick
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
from rules.root.bots.search import Manner, search
from rules.root.dominance import LEAST_POINTS
from rules.root.draft import TakeFaction
from rules.root.effects.orders import ForgeOrders, SpreadPropaganda
from rules.root.factions.riverfolk.services import BuyServices
from rules.root.factions.vagabond.setup import ChooseCharacter
from rules.root.landmark_setup import PlaceLandmark
from rules.root.phases import PhaseWindow
from rules.root.state import Woodland, game_of
from rules.root.words import Faction

NOVICE = Manner(worlds=1, wide=6, blur=3.0, glance=True)
STEADY = Manner(worlds=1, wide=10, sure=3, blur=1.0)
MASTER = Manner(worlds=4, wide=24, second=5, again=3, sure=8)

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
    return advise(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries orders to the end of the turn and weighs what stands then, a little misled by luck."""
    return advise(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Tries more of them, in more worlds, and plays the rest of the turn for the best."""
    return advise(game_of(view), request, luck, MASTER)


def advise(view: Woodland, request: Request, luck: int, manner: Manner) -> Advice:
    """The answer of a level, with its reasons."""
    seat, actions = request.seat, request.actions
    choice = agenda.question(view)
    assert choice is not None
    if len(actions) == 1:
        return Advice(actions[0], (say("root.bot.only"),))
    if isinstance(choice, BY_LUCK):
        chosen = actions[below(stirred(luck, 1), len(actions))[1]]
        return Advice(chosen, (say("root.bot.taste"),))
    if request.given or is_settled_by_reflex(choice):
        chosen = reflex(view, seat, choice, actions)
        return Advice(chosen, reasons(view, seat, choice, chosen))
    found = search(view, seat, actions, luck, manner)
    useful = [each for each in found.tried if not only_waits(view, seat, each.action)]
    best = pick(useful or found.tried, luck, manner.blur)
    return Advice(best.action, reasons(view, seat, choice, best.action, found))


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

"""The three levels: what each of them looks at (11: nothing but what its seat may know)."""

from functools import partial

from rules.bots.searching import Asked, Searcher, SearchResult
from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say
from rules.root.actions import TakeDominance
from rules.root.battle.deal import BothChooseLosses, ChooseLosses
from rules.root.bots.racing import SHARE, START, WON, race
from rules.root.bots.reasons import reasons
from rules.root.bots.reflexes import REFLEXES, reflex
from rules.root.bots.search import SearchParams, search
from rules.root.cards.dominance import LEAST_POINTS
from rules.root.effects.orders import ForgeOrders, SpreadPropaganda
from rules.root.enums import Faction
from rules.root.factions.riverfolk.services import BuyServices
from rules.root.factions.vagabond.setup import ChooseCharacter
from rules.root.landmarks.setup import PlaceLandmark
from rules.root.phases import PhaseWindow
from rules.root.setup.draft import TakeFaction
from rules.root.state import Woodland

NOVICE = SearchParams(worlds=1, wide=6, noise=3.0, shallow=True)
"""Looks at few orders and at the points they bring at once, and misjudges them."""
STEADY = SearchParams(worlds=1, wide=10, sure=3, noise=1.0)
"""Tries orders to the end of the turn and weighs what stands then, a little misled by luck."""
MASTER = SearchParams(worlds=4, wide=24, second=5, again=3, sure=8)
"""Tries more of them, in more worlds, and plays the rest of the turn for the best."""

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


class RootBots(Searcher[SearchParams]):
    """Orders are tried to the end of the turn."""

    UNIT = "root.bot.unit"
    BY_LUCK = (ChooseCharacter, TakeFaction, PlaceLandmark)

    def only_reason(self, choice: Choice) -> Text:
        """Nothing else is open."""
        return say("root.bot.only")

    def taste_reason(self) -> Text:
        """It does not matter much."""
        return say("root.bot.taste")

    def by_rule(self, asked: Asked, params: SearchParams) -> Action | None:
        """Small matters, unless an answer has been begun."""
        if not asked.given and not is_settled_by_reflex(asked.choice):
            return None
        return reflex(asked.view, asked.seat, asked.choice, asked.actions)

    def find(self, asked: Asked, params: SearchParams) -> SearchResult:
        """Without orders that only wait, unless there is nothing else."""
        found = search(asked.view, asked.seat, asked.actions, asked.luck, params)
        waits = partial(only_waits, asked.view, asked.seat)
        useful = [each for each in found.tried if not waits(each.action)]
        return SearchResult(useful or found.tried, found.world)

    def facts(self, asked: Asked, found: SearchResult, action: Action) -> tuple[Text, ...]:
        """What an order changes at once."""
        return reasons(asked.view, asked.seat, found, action)


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


BOTS = RootBots()
novice, steady, master = map(BOTS.level, (NOVICE, STEADY, MASTER))
adviser = BOTS.adviser(MASTER)

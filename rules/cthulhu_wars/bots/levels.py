"""The three levels: what each of them looks at (12: nothing but what its seat may know)."""

from rules.bots.searching import Asked, Searcher, SearchResult, worlds_of
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.retreat import ChooseRetreat
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.bots.features import features_of
from rules.cthulhu_wars.bots.foresight import foresee
from rules.cthulhu_wars.bots.outlook import look_again
from rules.cthulhu_wars.bots.reasons import reasons
from rules.cthulhu_wars.bots.reflexes import REFLEXES, reflex
from rules.cthulhu_wars.bots.search import SearchParams, search
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.talks import MakeOffer
from rules.kernel.steps import Action, Choice
from rules.kernel.text import Text, say

NOVICE = SearchParams(worlds=1, wide=8, noise=2.5, shallow=True)
"""Looks at few orders and at the figures and Doom they bring at once, and misjudges them."""
STEADY = SearchParams(worlds=2, wide=15, rounds=1)
"""Tries orders to the end of the turn and weighs what stands then."""
MASTER = SearchParams(worlds=3, wide=24, second=5, again=2)
"""Tries more of them, with the rest of its turn and what the others may answer."""

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


class CthulhuBots(Searcher[SearchParams]):
    """Orders are tried to the end of the turn; a ritual to the end of the round."""

    UNIT = "cthulhu_wars.bot.unit"

    def only_reason(self, choice: Choice) -> Text:
        """Nothing else is open."""
        return say("cthulhu_wars.bot.only")

    def by_rule(self, asked: Asked, params: SearchParams) -> Action | None:
        """Small matters."""
        if not is_settled_by_reflex(asked.choice):
            return None
        return reflex(asked.view, asked.seat, asked.choice, asked.actions)

    def find(self, asked: Asked, params: SearchParams) -> SearchResult:
        """Before a ritual is paid for the round is played out."""
        view, seat = asked.view, asked.seat
        features = features_of(view, seat)
        if isinstance(asked.choice, OfferRitual) and not params.shallow:
            worlds = worlds_of(view, seat, asked.luck, params.rounds)
            return SearchResult(foresee(worlds, features, asked.actions), worlds[0])
        found = search(view, seat, asked.choice, asked.actions, asked.luck, params)
        if not params.second or len(found.tried) < 2 or view.phase is not Phase.ACTION:
            return found
        worlds = worlds_of(view, seat, asked.luck, params.again, 100)
        return SearchResult(look_again(worlds, found.tried, features, params.second), found.world)

    def facts(self, asked: Asked, found: SearchResult, action: Action) -> tuple[Text, ...]:
        """What an order changes at once."""
        return reasons(asked.view, asked.seat, asked.choice, found, action)


def is_settled_by_reflex(choice: Choice) -> bool:
    """Small matters, and what has a rule of its own."""
    return type(choice) in REFLEXES and isinstance(choice, BY_REFLEX)


BOTS = CthulhuBots()
novice, steady, master = map(BOTS.level, (NOVICE, STEADY, MASTER))
adviser = BOTS.adviser(MASTER)

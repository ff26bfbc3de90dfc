"""The three levels: what each of them looks at (16: nothing but what its seat may know)."""

from rules.bots.picking import pick
from rules.bots.searching import Asked, Candidate, Searcher, SearchResult
from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.outlook import look_again, look_at_hand
from rules.kinfire_council.bots.reasons import only_reason, reasons
from rules.kinfire_council.bots.reflexes import reflex
from rules.kinfire_council.bots.search import (
    Judge,
    SearchParams,
    of_hand,
    search,
)
from rules.kinfire_council.bots.worth import crude_worth, heed_of, is_promising, worth
from rules.kinfire_council.draft import DraftPair
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.holdings import PickSome
from rules.kinfire_council.state import Council
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.playing import PlayHand

NOVICE = SearchParams(worlds=1, wide=14, deep=1, combined=2, noise=2.5, shallow=True)
"""Looks at few placements and at what they bring at once, and misjudges them."""
STEADY = SearchParams(worlds=1, wide=32, deep=1, combined=5, noise=1.5)
"""Tries each placement to the end of the turn and weighs what stands then, a little misled."""
MASTER = SearchParams(worlds=2, wide=80, deep=2, combined=8, second=14, again=2, next=6)
"""Looks at the turns of the others and at its own next ones as well."""

BY_REFLEX: tuple[type[Choice], ...] = (DraftPair, PutBack, PickSome)
"""Questions that a rule answers as well as a search."""


class CouncilBots(Searcher[SearchParams]):
    """Placements are tried to the end of the turn."""

    UNIT = "kinfire_council.bot.unit"

    def only_reason(self, choice: Choice) -> Text:
        """Nothing else is open, or nothing else is left."""
        return only_reason(choice)

    def by_rule(self, asked: Asked, params: SearchParams) -> Action | None:
        """What a rule answers as well as a search."""
        if not isinstance(asked.choice, BY_REFLEX):
            return None
        features = features_of(asked.view, asked.seat, params)
        return reflex(asked.view, asked.seat, asked.choice, asked.actions, features)

    def find(self, asked: Asked, params: SearchParams) -> SearchResult:
        """The opened hand is searched card by card."""
        features = features_of(asked.view, asked.seat, params)
        return find(asked, params, features)._replace(features=features)

    def chosen(self, asked: Asked, found: SearchResult, params: SearchParams) -> Candidate:
        """The hand is opened, and a card of it played, with a clear eye: else it would be opened
        in vain."""
        first = found.tried[0]
        if isinstance(asked.choice, PlayHand) or isinstance(first.action, OpenHand):
            return first
        others = [each for each in found.tried if not isinstance(each.action, OpenHand)]
        return pick(others, asked.luck, params.noise)

    def facts(self, asked: Asked, found: SearchResult, action: Action) -> tuple[Text, ...]:
        """What an answer changes at once."""
        return reasons(asked.view, asked.seat, found.features, found, action)


def features_of(view: Council, seat: Seat, params: SearchParams) -> Features:
    """With what the Cult's points cost the seat; a master plots only where that is promising."""
    first = Features(view, seat)
    if params.second and first.plots:
        first.plots = is_promising(view, first)
    features = Features(view, seat, heed_of(view, first))
    features.plots = first.plots
    return features


def find(asked: Asked, params: SearchParams, features: Features) -> SearchResult:
    """Answers with their values, the best first."""
    judge: Judge = crude_worth if params.shallow else worth
    view, luck = asked.view, asked.luck
    if isinstance(asked.choice, PlayHand):
        held = of_hand(view, features, asked.actions, luck, params, judge)
        return look_at_hand(view, features, held, params) if params.second else held
    found = search(view, features, asked.choice, asked.actions, luck, params, judge)
    if params.second and view.phase is Phase.DAYS_LIGHT and len(found.tried) > 1:
        return look_again(view, features, found, luck, params)
    return found


BOTS = CouncilBots()
novice, steady, master = map(BOTS.level, (NOVICE, STEADY, MASTER))
adviser = BOTS.adviser(MASTER)

"""The three levels: what each of them looks at (11: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.offers import OfferAcrobatics
from rules.cartographers.bots.choosing import SAME, Judged, judged, patience, pick
from rules.cartographers.bots.lookahead import Ahead, look_ahead
from rules.cartographers.bots.plan import Plan, plan_of, worth
from rules.cartographers.bots.reasons import TELLING, Reason, reasons, told
from rules.cartographers.bots.situation import Situation, situation
from rules.cartographers.bots.stars import Stars, stars_of_season, stars_of_year, worth_in_stars
from rules.cartographers.data import card_set
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.names import card_name, skill_name
from rules.kernel.luck import below
from rules.kernel.state import State
from rules.kernel.steps import Action, Done, Pass, Request
from rules.kernel.text import Text, say

GLIMPSES = 40
TASTE = 0.4
"""Stars by which an answer of the first season may be worse and still be taken."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Sees some of the places and takes what scores at the end of this season."""
    at = situation(view, request)
    at = at._replace(actions=glimpsed(at.actions, luck))
    letters = card_set(at.game.variant.card_set).season[at.season].edicts
    first, second = (at.game.edicts["ABCD".index(letter)] for letter in letters)
    stars = stars_of_season((first, second))
    found = judged(at, partial(worth_in_stars, stars))
    return Advice(pick(found, luck).action)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Sees every place and counts all four edicts as often as they still score, but only what the
    map shows already."""
    at = situation(view, request)
    stars = stars_of_year(at.game.variant.card_set, at.game.edicts, at.season, at.rest)
    found = judged(at, partial(worth_in_stars, stars))
    return Advice(pick(found, luck, taste(at)).action)


def master(view: State, request: Request, luck: int) -> Advice:
    """Plans with what the map may become, and with every card that may come next."""
    at = situation(view, request)
    return Advice(pick(weighed(at).tried, luck, taste(at)).action)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, always what is best, and tells what it compared."""
    at = situation(view, request)
    if len(at.actions) == 1:
        return Advice(at.actions[0], (say("cartographers.bot.only"),))
    found = weighed(at)
    facts = partial(facts_of, at, found)
    asked = (at.game, at.seat, at.step)
    return compared(asked, found.tried, pick(found.tried, luck), facts, "cartographers.bot.unit")


class Weighed(NamedTuple):
    """Every answer with its worth, those that deserved a second look with that alone."""

    tried: list[Judged]
    all: list[Judged]
    stars: Stars
    plan: Plan
    ahead: Ahead


def weighed(at: Situation) -> Weighed:
    """What a master sees in each answer."""
    set_id, edicts = at.game.variant.card_set, at.game.edicts
    plan = plan_of(set_id, edicts, at.season, at.rest)
    stars = stars_of_year(set_id, edicts, at.season, at.rest)
    found = judged(
        at, partial(worth, plan) if at.is_own() else partial(worth_to_spoil, plan, stars)
    )
    ahead = look_ahead(at, found)
    return Weighed([each.answer for each in ahead.looked] or found, found, stars, plan, ahead)


def worth_to_spoil(plan: Plan, stars: Stars, land: Land, sheet: Sheet) -> float:
    """Another seat's map: monsters should cost it stars that show and stars still to come."""
    return worth(plan, land, sheet) + worth_in_stars(stars, land, sheet)


def taste(at: Situation) -> float:
    """In the first season luck chooses among what is nearly as good, so that no two bots draw the
    same year; from then on their maps differ, and only the best will do."""
    return TASTE if at.season == 0 else SAME


def glimpsed(actions: Sequence[Action], luck: int) -> Sequence[Action]:
    """A novice does not see every place: of many answers it looks at some, by luck."""
    count = len(actions)
    if count <= GLIMPSES:
        return actions
    seen: dict[int, Action] = {}
    while len(seen) < GLIMPSES:
        luck, index = below(luck, count)
        seen[index] = actions[index]
    return [seen[index] for index in sorted(seen)]


def facts_of(at: Situation, found: Weighed, action: Action) -> tuple[Text, ...]:
    """What an answer is good for."""
    if isinstance(action, Pass | Done):
        return (say("cartographers.bot.no_skill"),)
    best = next(each for each in found.tried if each.action == action)
    is_late = isinstance(at.step, OfferAcrobatics)
    why = [] if is_late else reasons(at, best.sheet, found.stars, found.plan)
    if found.ahead.looked and (card := found.ahead.opening(best, TELLING)):
        why.append(Reason(TELLING, say("cartographers.bot.next", card=card_name(card))))
    if isinstance(action, UseSkill):
        return (_worth_of_skill(at, found.all, action), *told(why)[:2])
    return told(why)


def _worth_of_skill(at: Situation, found: list[Judged], use: UseSkill) -> Text:
    """What a skill brings against the best answer without one."""
    skill = skill_name(use.skill)
    with_it = max(each.value for each in found if each.action == use) + patience(at, use)
    without = max(each.value for each in found if type(each.action) is not UseSkill)
    gain = round(with_it - without)
    if gain < 1:
        return say("cartographers.bot.skill_little", skill=skill)
    return say("cartographers.bot.skill", skill=skill, n=gain)

"""The master's second look: the best answers meet every card that may come next (3, 11)."""

from heapq import nlargest
from typing import NamedTuple

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import sweep_path
from rules.cartographers.ambush.sweep import swept
from rules.cartographers.bots.choosing import Judged, patience
from rules.cartographers.bots.plan import Plan, plan_of, worth
from rules.cartographers.bots.replies import Reply, replies_to, warmth_of
from rules.cartographers.bots.situation import Situation
from rules.cartographers.data import CardKind, ExploreCard, card_set
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.fitting import main_places
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.land import neighbours
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw
from rules.cartographers.scoring.seasons_end import season_score
from rules.cartographers.state import gone, is_swept, season_cards

CANDIDATES, FEWEST = 12, 3
ROUND_TABLE = 8
"""Up to so many seats every candidate gets its second look."""
NEAR, FAR = 8, 2
STUCK = 2.0
AMBUSH_COMES = 0.6


class Coming(NamedTuple):
    """A card that may come next, the plan for when it is drawn, the replies to it by promise."""

    card: str
    plan: Plan
    replies: list[Reply]


class Looked(NamedTuple):
    """An answer valued by what may follow, and the worth of the best reply to each card."""

    answer: Judged
    replies: tuple[float, ...]


class Ahead(NamedTuple):
    """The best few answers after the second look, and the cards that they were tried against."""

    looked: list[Looked]
    cards: tuple[str, ...]

    def opening(self, chosen: Judged, least: float) -> str:
        """The card for which the chosen answer leaves clearly more than the others do, or none."""
        mine = next(each.replies for each in self.looked if each.answer is chosen)
        others = [each.replies for each in self.looked if each.answer is not chosen]
        gains = [
            reply - sum(each[i] for each in others) / len(others) for i, reply in enumerate(mine)
        ]
        mean = sum(gains) / len(gains)
        best = max(range(len(gains)), key=lambda i: gains[i])
        return self.cards[best] if gains[best] - mean >= least and gains[best] > 0 else ""


def look_ahead(at: Situation, found: list[Judged]) -> Ahead:
    """Tries the best few answers; none where nothing follows or another map is drawn on."""
    if len(found) < 2 or not is_worth_it(at):
        return Ahead([], ())
    best = nlargest(candidates(at), found, key=lambda each: each.value)
    coming = _coming(at)
    looked = [_looked(at, each, coming) for each in best]
    return Ahead(looked, tuple(each.card for each in coming))


def candidates(at: Situation) -> int:
    """How many answers get a second look: fewer at large tables, so that nobody waits for them."""
    return max(FEWEST, min(CANDIDATES, CANDIDATES * ROUND_TABLE // len(at.game.sheets)))


def is_worth_it(at: Situation) -> bool:
    """Whether it is the main drawing on the own map, and not the last one of the year."""
    main = not at.given or (len(at.given) == 1 and isinstance(at.given[0], UseSkill))
    if not isinstance(at.step, DrawTerrain | DrawHero) or not main:
        return False
    return bool(at.rest) or at.season + 1 < len(card_set(at.game.variant.card_set).season)


def next_cards(at: Situation) -> list[ExploreCard]:
    """The terrain cards of which one comes next; all of them when a season ends here."""
    cards = card_set(at.game.variant.card_set).explore
    shown = at.game.revealed if at.rest else ()
    return [card for card in cards if card.kind is CardKind.TERRAIN and card.id not in shown]


def _next_moment(at: Situation) -> tuple[int, int]:
    if at.rest:
        return at.season, at.rest
    following = at.season + 1
    return following, card_set(at.game.variant.card_set).season[following].threshold


def _coming(at: Situation) -> list[Coming]:
    variant, land, sheet = at.game.variant, at.game.land, at.sheet()
    season, rest = _next_moment(at)

    def plan_after(time: int) -> Plan:
        return plan_of(variant.card_set, at.game.edicts, season, max(0, rest - time))

    warmth = warmth_of(plan_after(1), land, sheet)
    found = []
    for card in next_cards(at):
        plan = plan_after(card.time)
        places = main_places(land, sheet, card, False, variant.any_fallback)
        found.append(Coming(card.id, plan, replies_to(card, places, warmth, plan.coin)))
    return found


def _looked(at: Situation, answer: Judged, coming: list[Coming]) -> Looked:
    """The mean over all cards of the best reply, what the season scores, what sweeps will cost."""
    sheet = answer.sheet
    taken = sheet.drawn ^ at.sheet().drawn
    near = neighbours(at.game.land, taken)
    near |= neighbours(at.game.land, near)
    replies = tuple(_best_reply(at, sheet, each, taken, near) for each in coming)
    value = sum(replies) / len(replies) - patience(at, answer.action) - _threat(at, sheet)
    if not at.rest:
        value += season_score(at.game.land, sheet, *season_cards(at.game)).total
    return Looked(answer._replace(value=value), replies)


def _best_reply(at: Situation, sheet: Sheet, coming: Coming, taken: int, near: int) -> float:
    """The best promising reply: many are tried close by, where the drawing tells, few far off."""
    land, close, far = at.game.land, NEAR, FAR
    best = None
    for reply in coming.replies:
        cells = reply.drawing.cells
        if cells & taken:
            continue
        if cells & near:
            close -= 1
            if close < 0:
                continue
        else:
            far -= 1
            if far < 0:
                if close <= 0:
                    break
                continue
        value = worth(coming.plan, land, draw(land, sheet, reply.drawing, reply.coin))
        if best is None or value > best:
            best = value
    return worth(coming.plan, land, sheet) - STUCK if best is None else best


def _threat(at: Situation, sheet: Sheet) -> float:
    """What a sweep still to come would cost, where nobody chooses (9)."""
    cards = card_set(at.game.variant.card_set).ambush
    waiting = [card for card in cards if card.id not in gone(at.game)]
    inside = len(waiting) - len(at.game.ambushes)
    if not at.rest:
        inside += 1
    if not waiting or inside <= 0 or not is_swept(at.game):
        return 0.0
    land, plan = at.game.land, plan_of(at.game.variant.card_set, at.game.edicts, *_next_moment(at))
    lost = 0.0
    for card in waiting:
        cells = swept(land, sheet, sweep_path(at.game, card.id, False))
        if cells:
            struck = draw(land, sheet, Drawing((Terrain.MONSTER,), cells, card.id, at.seat))
            lost += worth(plan, land, sheet) - worth(plan, land, struck)
    return AMBUSH_COMES * min(inside, 1) * lost / len(waiting)

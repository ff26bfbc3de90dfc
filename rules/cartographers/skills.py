"""The skills (10): once a season each seat may use one of the three that lie open, and pays."""

from rules.cartographers.data import ExploreCard, When, skills
from rules.cartographers.drawing.fitting import card_groups, kinds, obliged
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.placements import (
    SINGLE,
    SKILLED,
    Draw,
    Group,
    Placements,
    Terrains,
    beside,
    overhang_groups,
    shape_groups,
    single_groups,
)
from rules.cartographers.maps.sheet import Sheet, Terrain, empty, open_ruins, purse
from rules.cartographers.names import skill_name
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

ACROBATICS, CONCENTRATION, HEAL, DIPLOMACY = "acrobatics", "concentration", "heal", "diplomacy"
SECRET_LORE, STEALTH, NEGOTIATION, SEARCH = "secret_lore", "stealth", "negotiation", "search"
VILLAGE: Terrains = (Terrain.VILLAGE,)
BOTH: Terrains = (Terrain.FARM, Terrain.VILLAGE)
NEEDS_SHAPE = (CONCENTRATION, SEARCH)


def main_places_with(
    skill: str, land: Land, sheet: Sheet, card: ExploreCard, pending: bool
) -> Placements:
    """What may be drawn first with a skill that changes the drawing; ruins still oblige (14)."""
    free, ruins = empty(land, sheet), open_ruins(land, sheet)
    groups: list[Group] = []
    if skill == SECRET_LORE:
        groups = card_groups(land, free, card)
    elif skill == STEALTH:
        for shape, printed in enumerate(card.shapes):
            groups += overhang_groups(land, free, printed.pattern, shape)
    elif skill == NEGOTIATION:
        groups = shape_groups(land, free, skills()[NEGOTIATION].pattern, SKILLED)
    terrains = (VILLAGE,) if skill == SECRET_LORE else kinds(card.id)
    return Placements(obliged(groups, ruins) if pending else groups, terrains)


def extra_places(skill: str, land: Land, sheet: Sheet, card: ExploreCard, main: Draw) -> Placements:
    """What a skill draws after the main drawing, on the sheet as it then is, ruins or not."""
    free = empty(land, sheet)
    if skill == CONCENTRATION:
        pattern = card.shapes[main.shape].pattern
        return Placements(shape_groups(land, free, pattern, SKILLED), (main.terrains,))
    if skill == HEAL:
        bars = beside(land, free, skills()[HEAL].pattern, sheet.monster, SKILLED)
        return Placements(bars, kinds(card.id))
    if skill == SEARCH:
        return Placements(beside(land, free, SINGLE, main.cells, SKILLED), (main.terrains,))
    return diplomacy_places(land, sheet)


def diplomacy_places(land: Land, sheet: Sheet) -> Placements:
    """A single space that is farm and village at once, on any empty space."""
    return Placements(single_groups(empty(land, sheet), SKILLED), (BOTH,))


def why_not_before(state: Cartographers, seat: Seat, card: ExploreCard, skill: str) -> Text | None:
    """Why a seat cannot use a skill that changes the main drawing."""
    sheet = state.sheets[seat]
    reason = why_not_pay(state, seat, sheet, skill)
    if reason is not None:
        return reason
    if skill == SECRET_LORE and Terrain.VILLAGE in card.terrains:
        return say("cartographers.why.lore_needless")
    if not main_places_with(skill, state.land, sheet, card, state.ruins_pending):
        key = "skill_no_ruins" if state.ruins_pending else "skill_no_place"
        return say(f"cartographers.why.{key}", skill=skill_name(skill))
    return None


def why_not_after(
    state: Cartographers, seat: Seat, card: ExploreCard, sheet: Sheet, main: Draw, skill: str
) -> Text | None:
    """Why a seat cannot use a skill that draws something more; ``sheet`` is after the main one."""
    reason = why_not_pay(state, seat, sheet, skill)
    if reason is not None:
        return reason
    if skill in NEEDS_SHAPE and main.shape < 0:
        return say("cartographers.why.skill_needs_shape", skill=skill_name(skill))
    if not extra_places(skill, state.land, sheet, card, main):
        return say("cartographers.why.skill_no_place", skill=skill_name(skill))
    return None


def why_not_pay(state: Cartographers, seat: Seat, sheet: Sheet, skill: str) -> Text | None:
    """Once a season, and only with own unspent coins."""
    if state.used[seat]:
        return say("cartographers.why.skill_used", skill=skill_name(state.used[seat]))
    cost = skills()[skill].cost
    if purse(sheet) < cost:
        return say("cartographers.why.skill_poor", n=cost, coins=purse(sheet))
    return None


def why_later(skill: str) -> Text:
    """When a skill may be used, for whoever is at another moment of the turn."""
    return say(f"cartographers.why.skill_{skills()[skill].when}", skill=skill_name(skill))


def dealt_for(state: Cartographers, when: When) -> tuple[str, ...]:
    """The open skills that are asked for at this moment."""
    return tuple(skill for skill in state.dealt if skills()[skill].when is when)

"""Who may know what (11), and worlds that agree with what a seat knows."""

from collections.abc import Callable

from rules.cartographers.ambush.ambush_phase import DrawMonsters, map_held
from rules.cartographers.ambush.offers import OfferAcrobatics
from rules.cartographers.data import EDICTS, CardSet, ambush_cards, card_set, explore_cards
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.fitting import main_places, monster_places
from rules.cartographers.heroes.hero_phase import HERO, DrawHero
from rules.cartographers.heroes.powers import hero_groups
from rules.cartographers.maps.placements import Placements
from rules.cartographers.maps.sheet import BLANK, Drawing, Sheet, draw, empty
from rules.cartographers.scoring.seasons_end import SeasonScore, season_score
from rules.cartographers.seasons import Ravage
from rules.cartographers.state import (
    HIDDEN_CARD,
    HIDDEN_SHEET,
    Cartographers,
    all_seats,
    gone,
    is_ruins,
)
from rules.kernel.luck import Order, below
from rules.kernel.luck import draw as draw_lots
from rules.kernel.steps import Seat, Step
from rules.kernel.views import BASE_SECRETS, Viewer, nobody_sees_order, public


def may_see(state: Cartographers, viewer: Viewer, owner: Seat) -> bool:
    """Whether a map is open to a viewer; private ones only to their owners, until the end (11)."""
    return not state.variant.private or state.outcome is not None or viewer == owner


def holds(state: Cartographers, viewer: Viewer, owner: Seat) -> bool:
    """Whether the viewer is drawing an ambush on this map just now (11)."""
    step = state.agenda[-1] if state.agenda else None
    return (
        viewer is not None
        and isinstance(step, DrawMonsters)
        and map_held(state, step.card, viewer) == owner
    )


def seen_sheets(state: Cartographers, viewer: Viewer, value: list[Sheet]) -> list[Sheet]:
    """Maps and coins."""
    return [
        sheet
        if may_see(state, viewer, Seat(owner)) or holds(state, viewer, Seat(owner))
        else HIDDEN_SHEET
        for owner, sheet in enumerate(value)
    ]


def seen_used(state: Cartographers, viewer: Viewer, value: list[str]) -> list[str]:
    """The skills used tell of coins, so they are as private as these."""
    return [
        skill if may_see(state, viewer, Seat(owner)) else "" for owner, skill in enumerate(value)
    ]


def seen_scores(
    state: Cartographers, viewer: Viewer, value: list[tuple[SeasonScore, ...]]
) -> list[tuple[SeasonScore, ...]]:
    """Season scores."""
    return [
        scores if may_see(state, viewer, Seat(owner)) else () for owner, scores in enumerate(value)
    ]


def seen_barred(state: Cartographers, viewer: Viewer, value: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who gets a bar instead of the ambush: the owner and the holder of the map know."""
    return tuple(
        owner for owner in value if may_see(state, viewer, owner) or holds(state, viewer, owner)
    )


SECRETS: dict[str, Callable[..., object]] = {
    **BASE_SECRETS,
    "variant": public,
    "land": public,
    "season": public,
    "deck": nobody_sees_order(HIDDEN_CARD),
    "ambushes": nobody_sees_order(HIDDEN_CARD),
    "heroes": nobody_sees_order(HIDDEN_CARD),
    "revealed": public,
    "past": public,
    "ruins_pending": public,
    "edicts": public,
    "dealt": public,
    "barred": seen_barred,
    "sheets": seen_sheets,
    "used": seen_used,
    "scores": seen_scores,
}


def deal(world: Cartographers, seat: Viewer, luck: int) -> None:
    """Deals unseen cards back and draws hidden maps, so that all agrees with the view."""
    luck = deal_decks(world, luck)
    scored = scored_seasons(world)
    for owner in all_seats(world):
        if world.sheets[owner] == HIDDEN_SHEET:
            luck = _deal_map(world, owner, luck)
        if len(world.scores[owner]) < scored:
            sheet = world.sheets[owner]
            world.scores[owner] = tuple(_score(world, sheet, i) for i in range(scored))


def deal_decks(world: Cartographers, luck: int) -> int:
    """Ambushes and heroes not yet seen are shuffled; those that came in are in the deck (11)."""
    cards, out = card_set(world.variant.card_set), gone(world)
    ambushes, luck = _shuffled([c.id for c in cards.ambush if c.id not in out], luck)
    heroes, luck = _shuffled([c.id for c in cards.hero if c.id not in out], luck)
    kept_ambushes, kept_heroes = len(world.ambushes), len(world.heroes)
    inside = ambushes[: len(ambushes) - kept_ambushes] + heroes[: len(heroes) - kept_heroes]
    deck, luck = _shuffled([*_explore_left(world, cards), *inside], luck)
    if deck:
        world.deck = tuple(deck)
    world.ambushes = tuple(ambushes[len(ambushes) - kept_ambushes :])
    world.heroes = tuple(heroes[len(heroes) - kept_heroes :])
    return luck


def _explore_left(world: Cartographers, cards: CardSet) -> list[str]:
    return [card.id for card in cards.explore if card.id not in world.revealed]


def _shuffled(cards: list[str], luck: int) -> tuple[list[str], int]:
    luck, order = draw_lots(luck, Order(len(cards)))
    assert isinstance(order, tuple)
    return [cards[i] for i in order], luck


def scored_seasons(world: Cartographers) -> int:
    """How many seasons have been scored; while the powers work, the present one is among them."""
    return len(world.past) + isinstance(_step(world), Ravage)


def _step(world: Cartographers) -> Step | None:
    return world.agenda[-1] if world.agenda else None


def _score(world: Cartographers, sheet: Sheet, season: int) -> SeasonScore:
    first, second = card_set(world.variant.card_set).season[season].edicts
    by_edict = dict(zip(EDICTS, world.edicts, strict=True))
    return season_score(world.land, sheet, by_edict[first], by_edict[second])


def _deal_map(world: Cartographers, owner: Seat, luck: int) -> int:
    """A hidden map: drawn at random for the cards that were revealed, scored season by season."""
    sheet, scores, scored = BLANK, [], scored_seasons(world)
    for season, cards in enumerate((*world.past, _drawn_cards(world))):
        pending = False
        for card in cards:
            if card in explore_cards() and is_ruins(card):
                pending = True
                continue
            places = _places(world, sheet, card, pending)
            pending = pending and card not in explore_cards()
            if places:
                luck, pick = below(luck, len(places))
                part = places[pick]
                drawing = Drawing(part.terrains, part.cells, card, owner, part.marks)
                sheet = draw(world.land, sheet, drawing)
        if season < scored:
            scores.append(_score(world, sheet, season))
    world.sheets[owner], world.scores[owner] = sheet, tuple(scores)
    return luck


def _drawn_cards(world: Cartographers) -> tuple[str, ...]:
    """This season's cards without the one that is being drawn."""
    waits = isinstance(_step(world), DrawTerrain | DrawHero | DrawMonsters | OfferAcrobatics)
    return world.revealed[:-1] if waits else world.revealed


def _places(world: Cartographers, sheet: Sheet, card: str, pending: bool) -> Placements:
    land, variant = world.land, world.variant
    if card in explore_cards():
        return main_places(land, sheet, explore_cards()[card], pending, variant.any_fallback)
    if card in ambush_cards():
        return monster_places(land, sheet, ambush_cards()[card].pattern)
    return Placements(hero_groups(land, empty(land, sheet), card), HERO)

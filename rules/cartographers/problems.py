"""What must hold in every state: cards conserved, tracks in bounds, caches equal to recounts."""

from collections import Counter

from rules.cartographers.data import card_set
from rules.cartographers.maps.land import Land, neighbours
from rules.cartographers.maps.sheet import COIN_SLOTS, Sheet, Terrain, empty, of_terrain
from rules.cartographers.state import Cartographers, gone
from rules.kernel.state import State

DRAWN_KINDS = tuple(terrain for terrain in Terrain if terrain is not Terrain.MOUNTAIN)


def problems(state: State) -> list[str]:
    """All that is wrong with a state."""
    assert isinstance(state, Cartographers)
    found = card_problems(state) + count_problems(state)
    for seat, sheet in enumerate(state.sheets):
        found += [f"seat {seat}: {fault}" for fault in sheet_problems(state.land, sheet)]
    return found


def card_problems(state: Cartographers) -> list[str]:
    """Every card of the set is in one place."""
    if state.season < 0:
        return []
    cards = card_set(state.variant.card_set)
    there = Counter((*state.deck, *state.ambushes, *state.heroes, *state.revealed))
    there.update(card for card in gone(state) if card not in state.revealed)
    wanted = Counter(card.id for card in (*cards.explore, *cards.ambush, *cards.hero))
    found = [] if there == wanted else [f"cards: {there - wanted} more, {wanted - there} missing"]
    if len(state.ambushes) != len(cards.ambush) - state.season - 1:
        found.append(f"{len(state.ambushes)} ambushes wait in season {state.season}")
    known = {card.id for card in cards.scoring}
    laid = set(state.edicts)
    if len(state.edicts) != len(laid) or len(laid) not in (0, len("ABCD")) or not laid <= known:
        found.append(f"edicts {state.edicts}")
    return found


def count_problems(state: Cartographers) -> list[str]:
    """Every list has one entry for each seat; scores are there for every season gone by."""
    seats = len(state.sheets)
    found = []
    if len(state.used) != seats or len(state.scores) != seats:
        found.append(f"{seats} sheets, {len(state.used)} skills, {len(state.scores)} scores")
    if len({len(scores) for scores in state.scores}) > 1:
        found.append("seats have been scored unequally often")
    if not state.edicts and state.season >= 0:
        found.append("no edicts lie on the table")
    return found


def sheet_problems(land: Land, sheet: Sheet) -> list[str]:
    """The terrains are what was drawn less what was destroyed; coins within their track."""
    found = []
    drawn = 0
    for drawing in sheet.drawings:
        drawn |= drawing.cells
    if drawn != sheet.drawn or drawn & land.blocked or drawn & ~land.board:
        found.append("spaces drawn are not those of the drawings")
    found += _terrain_problems(land, sheet)
    if not 0 <= sheet.spent <= sheet.coins <= COIN_SLOTS:
        found.append(f"{sheet.coins} coins, {sheet.spent} spent")
    closed = land.mountains & ~neighbours(land, empty(land, sheet))
    if sheet.paid != closed:
        found.append("mountains that have paid are not those that are surrounded")
    return found


def _terrain_problems(land: Land, sheet: Sheet) -> list[str]:
    found = []
    every = sheet.destroyed
    for kind in DRAWN_KINDS:
        mask = of_terrain(land, sheet, kind)
        wanted = 0
        for drawing in sheet.drawings:
            wanted |= drawing.cells if kind in drawing.terrains else 0
        if mask != wanted & ~sheet.destroyed:
            found.append(f"{kind.value} is not what was drawn")
        every |= mask
    if every != sheet.drawn:
        found.append("some space drawn has neither terrain nor is destroyed")
    if sheet.monster & sheet.attacked:
        found.append("a monster stands on a space that a hero attacks")
    return found

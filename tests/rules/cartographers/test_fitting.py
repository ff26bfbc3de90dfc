"""What may be drawn for a card on one map."""

import random

from rules.cartographers import data
from rules.cartographers.data import explore_cards
from rules.cartographers.drawing.fitting import ANY, kinds, main_places, monster_places
from rules.cartographers.maps.placements import FALLBACK
from rules.cartographers.maps.sheet import (
    BLANK,
    DRAWABLE,
    Sheet,
    Terrain,
    empty,
    open_ruins,
    parse,
)
from rules.cartographers.skills import STEALTH, main_places_with


def test_kinds_are_single_terrains() -> None:
    assert kinds("homestead") == ((Terrain.VILLAGE,), (Terrain.FARM,))
    assert len(kinds("rift_lands")) == len(ANY) == len(DRAWABLE)


def test_at_most_two_thousand_placements() -> None:
    """The most there ever are: on an empty map, and with Stealth."""
    lands = [data.land(side) for side in "abcd"]
    cards = [card for card in explore_cards().values() if card.shapes]
    usual = [len(main_places(land, BLANK, card, False, False)) for land in lands for card in cards]
    over = [
        len(main_places_with(STEALTH, land, BLANK, card, False)) for land in lands for card in cards
    ]
    assert max(usual) == 1232
    assert 1232 < max(over) <= 2000


def test_obligation_on_random_maps() -> None:
    """With a ruins card every placement covers an open ruins space, or is a single space."""
    land, rng = data.land("a"), random.Random(3)
    for _ in range(60):
        drawn = rng.getrandbits(132) & land.board & ~land.blocked
        sheet = Sheet(drawn=drawn, forest=drawn)
        for card in explore_cards().values():
            if not card.shapes:
                continue
            places = main_places(land, sheet, card, True, False)
            covering = [place for place in places if place.shape != FALLBACK]
            if covering:
                assert len(covering) == len(places)
                assert all(place.cells & open_ruins(land, sheet) for place in covering)
            else:
                assert len(places) == 5 * empty(land, sheet).bit_count()


def test_a_full_map_offers_nothing() -> None:
    land, sheet = parse("full", ["F^", "#F"])
    card = explore_cards()["orchard"]
    assert not main_places(land, sheet, card, False, False)
    assert not main_places(land, sheet, card, True, True)
    assert not monster_places(land, sheet, "X.X")


def test_monsters_fall_back_to_one_space() -> None:
    land, sheet = parse("few", [".F.", "F.F"])
    places = monster_places(land, sheet, "X.X/X.X")
    assert [place.shape for place in places] == [FALLBACK] * 3
    assert {place.terrains for place in places} == {(Terrain.MONSTER,)}

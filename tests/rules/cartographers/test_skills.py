"""Skills: what they may draw and why not. Their effects are rule cases."""

import pytest

from rules.cartographers.data import When, explore_cards, skills
from rules.cartographers.maps.placements import FALLBACK, Draw
from rules.cartographers.maps.sheet import Terrain, parse
from rules.cartographers.skills import (
    dealt_for,
    extra_places,
    main_places_with,
    why_not_after,
    why_not_before,
    why_not_pay,
)
from rules.cartographers.state import Cartographers
from rules.kernel.text import english
from tests.rules.cartographers.positions import placed, with_coins

FARMLAND = explore_cards()["farmland"]
FARM = (Terrain.FARM,)


def dealt(rows: str, *skills: str, coins: int = 5) -> Cartographers:
    return with_coins(placed(rows, skills=skills, options={"skills": "on"}), 0, coins)


def test_all_eight_have_their_moment() -> None:
    state = dealt("...", *skills())
    assert dealt_for(state, When.BEFORE) == ("secret_lore", "stealth", "negotiation")
    assert dealt_for(state, When.AFTER) == ("concentration", "heal", "diplomacy", "search")
    assert dealt_for(state, When.AMBUSH) == ("acrobatics",)


@pytest.mark.parametrize(
    ("skill", "bars"), [("secret_lore", 3), ("stealth", 3 + 4), ("negotiation", 0)]
)
def test_main_drawings(skill: str, bars: int) -> None:
    """On a row of four: three bars; with Stealth also four single ends that stay on the map."""
    land, sheet = parse("row", ["...."])
    places = main_places_with(skill, land, sheet, FARMLAND, False)
    assert len([draw for draw in places if draw.shape == 0]) == bars


@pytest.mark.parametrize(
    ("skill", "count"), [("concentration", 2), ("heal", 1), ("search", 1), ("diplomacy", 3)]
)
def test_extra_drawings(skill: str, count: int) -> None:
    land, sheet = parse("after", ["AA...M"])
    found = extra_places(skill, land, sheet, FARMLAND, Draw(FARM, 0, 0b11))
    assert len(found) == count


def test_reasons_before() -> None:
    state = dealt("..", "negotiation", "secret_lore", "stealth")
    why = why_not_before(state, 0, FARMLAND, "negotiation")
    assert english(why) == "Negotiation: nothing it draws would fit."
    assert why_not_before(state, 0, FARMLAND, "secret_lore") is None
    state.ruins_pending = True
    why = why_not_before(state, 0, FARMLAND, "stealth")
    assert english(why) == "Stealth: nothing it draws would cover an unfilled ruins space."


def test_reasons_after() -> None:
    state = dealt("AA", "concentration", "search", "heal")
    sheet = state.sheets[0]
    single = Draw(FARM, FALLBACK, 1)
    why = why_not_after(state, 0, FARMLAND, sheet, single, "search")
    assert "needs a shape on the card; you drew a single" in english(why)
    why = why_not_after(state, 0, FARMLAND, sheet, Draw(FARM, 0, 3), "concentration")
    assert "would fit" in english(why)


def test_reasons_to_pay() -> None:
    state = dealt("..", "concentration", "search", "heal", coins=2)
    assert why_not_pay(state, 0, state.sheets[0], "heal") is None
    poor = why_not_pay(state, 0, state.sheets[0], "concentration")
    assert english(poor) == "This costs 3 coins; you have 2 to spend."
    state.used[0] = "search"
    used = why_not_pay(state, 0, state.sheets[0], "heal")
    assert (
        english(used) == "You have used Search this season; you may use only one skill per season."
    )

"""Plans: what a map is worth at a moment, from the learned tables."""

import pytest

from rules.cartographers import data
from rules.cartographers.bots.ground import GROUND
from rules.cartographers.bots.plan import (
    CARDS,
    COINS,
    MONSTERS,
    RULES_OF,
    lesson,
    plan_of,
    promise,
    scorings,
    signs_of,
    table_of,
    worth,
    worth_at,
)
from rules.cartographers.bots.stars import stars_of_season, stars_of_year, worth_in_stars
from rules.cartographers.maps.sheet import BLANK, Drawing, Terrain, draw
from rules.cartographers.scoring.seasons_end import season_score

LAND = data.land("a")
EDICTS = ("sentinel_wood", "wildholds", "canal_lake", "borderlands")
WINTER = 3


@pytest.mark.parametrize("set_id", data.CARD_SETS)
def test_there_is_a_row_for_every_time_and_a_number_for_every_sign(set_id: str) -> None:
    cards = [card.id for card in data.card_set(set_id).scoring]
    for source in (*cards, COINS, MONSTERS):
        table = table_of(set_id, source)
        assert len(table) == len(lesson().times)
        signs = len(signs_of(LAND, BLANK, RULES_OF[set_id][source]))
        assert {len(row) for row in table} == {signs}


def test_every_scoring_to_come_is_counted_once() -> None:
    times = scorings("base", EDICTS, 0, 5)
    assert times["sentinel_wood"] == [5, 5 + 8 + 7 + 6]
    assert times["wildholds"] == [5, 13]
    assert times["borderlands"] == [20, 26]
    assert times[COINS] == times[MONSTERS] == [5, 13, 20, 26]
    assert scorings("base", EDICTS, WINTER, 2)["canal_lake"] == []


def test_between_two_times_the_worth_is_between() -> None:
    early, late = lesson().times[2], lesson().times[3]
    low, high = worth_at("base", "wildholds", early), worth_at("base", "wildholds", late)
    middle = worth_at("base", "wildholds", early + 1)
    assert all(
        min(a, b) <= value <= max(a, b) for a, value, b in zip(low, middle, high, strict=True)
    )
    assert worth_at("base", "wildholds", 99) == list(table_of("base", "wildholds")[-1])
    assert worth_at("base", "wildholds", 1) == list(table_of("base", "wildholds")[0])


def test_at_the_last_scoring_a_map_is_worth_what_it_scores() -> None:
    plan = plan_of("base", EDICTS, WINTER, 0)
    sheet = BLANK
    for terrain, cells in ((Terrain.FOREST, 0b1111), (Terrain.MONSTER, 0b111 << 36)):
        sheet = draw(LAND, sheet, Drawing((terrain,), cells, "", 0), coin=True)
    scored = season_score(LAND, sheet, "borderlands", "sentinel_wood").total
    assert scored == 4 + 2 - 7
    assert worth(plan, LAND, sheet) == pytest.approx(scored)
    assert promise(plan, "sentinel_wood", LAND, sheet) == 0


def test_a_coin_is_worth_all_seasons_to_come() -> None:
    sheet = draw(LAND, BLANK, Drawing((Terrain.FOREST,), 1, "", 0))
    rich = draw(LAND, BLANK, Drawing((Terrain.FOREST,), 1, "", 0), coin=True)
    for season in range(4):
        plan = plan_of("base", EDICTS, season, 3)
        gain = worth(plan, LAND, rich) - worth(plan, LAND, sheet)
        assert gain == pytest.approx(4 - season)


@pytest.mark.parametrize(("set_id", "deck"), [("base", 4), ("heroes", 4)])
def test_a_star_shown_shortly_before_its_scoring_counts_nearly_whole(
    set_id: str, deck: int
) -> None:
    for card in data.card_set(set_id).scoring:
        shown = table_of(set_id, card.id)[0][GROUND]
        assert 0.5 < shown < 1.3, card.id
    assert len(CARDS) == 8 * deck


def test_stars_of_a_season_are_its_two_edicts_coins_and_monsters() -> None:
    stars = stars_of_season(("borderlands", "sentinel_wood"))
    sheet = draw(LAND, BLANK, Drawing((Terrain.FOREST,), 0b111, "", 0), coin=True)
    sheet = draw(LAND, sheet, Drawing((Terrain.MONSTER,), 1 << 36, "", 1))
    assert worth_in_stars(stars, LAND, sheet) == 3 + 1 - 3


def test_later_scorings_count_less() -> None:
    stars = stars_of_year("base", EDICTS, 0, 4)
    assert stars.coin == 4
    assert stars.cards["wildholds"] > stars.cards["canal_lake"] > 0
    assert stars.monsters > stars.cards["wildholds"]

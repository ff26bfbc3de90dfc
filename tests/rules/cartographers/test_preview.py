"""What the screen may ask: previews, palettes, reasons for a ghost."""

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.ambush.offers import OfferAcrobatics
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.preview import (
    edict_seasons,
    map_drawn_on,
    open_question,
    palette,
    placements,
    preview,
    sheet_with,
    standing,
    why_not,
)
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.placements import FALLBACK, SKILLED, Draw
from rules.cartographers.maps.sheet import Terrain, grid
from rules.cartographers.state import Cartographers
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.cartographers.positions import at, placed, with_coins

EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]
FOREST = (Terrain.FOREST,)


def seen(state: Cartographers, seat: int = 0) -> Cartographers:
    return view(state, seat)


def test_edicts_coins_and_monsters_before_and_after() -> None:
    state = at(placed("F.M/.../...", edicts=EDICTS), DrawTerrain("forgotten_forest"))
    action = Draw(FOREST, 0, 0b100010)
    found = preview(seen(state), 0, (), action)
    assert grid(state.land, found.before) == ("F.M", "...", "...")
    assert grid(state.land, found.after) == ("FFM", ".F.", "...")
    assert [scored.points for scored in found.now.edicts] == [1, 0, 0, 0]
    assert [scored.points for scored in found.then.edicts] == [2, 0, 0, 6]
    assert (found.now.coins, found.then.coins) == (0, 1)
    assert (found.now.monsters.points, found.then.monsters.points) == (2, 1)
    assert (found.now.season.total, found.then.season.total) == (-1, 2)
    assert state.sheets[0] == found.before


def test_without_an_action_the_parts_given_are_shown() -> None:
    state = placed("...", skills=["negotiation", "stealth", "search"], options={"skills": "on"})
    at(with_coins(state, 0, 2), DrawTerrain("farmland"))
    found = preview(seen(state), 0, (UseSkill("negotiation"),))
    assert (found.before.spent, found.after.spent) == (0, 1)
    assert (found.now.coins, found.then.coins) == (2, 1)


def test_in_an_ambush_the_map_held_is_shown() -> None:
    state = at(placed("F...", "W...", edicts=EDICTS), DrawMonsters("goblin_attack"))
    assert map_drawn_on(seen(state, 1), 1) == 0
    found = preview(seen(state, 1), 1, (), Draw((Terrain.MONSTER,), FALLBACK, 0b10))
    assert grid(state.land, found.after) == ("FM..",)
    assert found.owner == 0


def test_nothing_asked_shows_the_own_map() -> None:
    state = placed("F..", edicts=EDICTS)
    assert open_question(state) is None
    assert map_drawn_on(state, 0) == 0
    assert sheet_with(state, 0, ()) == state.sheets[0]
    assert palette(state, 0, ()).shapes == ()
    assert english(why_not(state, 0, (), ((0, 1),))) == "You can't choose that now."


def test_palette_of_a_card() -> None:
    state = at(placed(), DrawTerrain("farmland"))
    found = palette(seen(state), 0, ())
    assert found.terrains == ((Terrain.FARM,),)
    assert [(each.shape, each.pattern, each.coin, each.why_not) for each in found.shapes] == [
        (0, "X/X", True, None),
        (1, ".X./XXX/.X.", False, None),
    ]


def test_palette_tells_why_a_shape_is_closed() -> None:
    state = at(placed("r.#.../##..../###...", ruins=True), DrawTerrain("farmland"))
    bar, plus = palette(seen(state), 0, ()).shapes
    assert bar.why_not is None
    assert (
        "This shape can't reach an unfilled ruins space, but the other one can: draw that one"
        in english(plus.why_not)
    )
    state = at(placed("...../....."), DrawTerrain("farmland"))
    assert "This shape doesn't fit anywhere on your map" in english(
        palette(seen(state), 0, ()).shapes[1].why_not
    )


def test_palette_of_the_single_space() -> None:
    state = at(placed("f../...", ruins=True), DrawTerrain("great_river"))
    found = palette(seen(state), 0, ())
    assert len(found.terrains) == 5
    assert [(each.shape, each.pattern) for each in found.shapes if each.why_not is None] == [
        (FALLBACK, "X")
    ]
    assert "draw a single space instead" in english(found.shapes[0].why_not)


def test_palette_of_rift_lands_without_ruins_shows_one_single_space() -> None:
    state = at(placed("f..", ruins=True), DrawTerrain("rift_lands"))
    assert [each.shape for each in palette(seen(state), 0, ()).shapes] == [FALLBACK]


def test_palette_of_skills() -> None:
    skills = ["negotiation", "concentration", "heal"]
    state = placed("M..../...../.....", skills=skills, options={"skills": "on"})
    at(with_coins(state, 0, 5), DrawTerrain("farmland"))
    looking = seen(state)
    square = palette(looking, 0, (UseSkill("negotiation"),)).shapes
    assert [(each.shape, each.pattern) for each in square] == [(SKILLED, "XX/XX")]
    main = placements(looking, 0, ())[0]
    again = palette(looking, 0, (main, UseSkill("concentration"))).shapes
    assert [each.pattern for each in again] == ["X/X"]
    assert [e.pattern for e in palette(looking, 0, (main, UseSkill("heal"))).shapes] == ["XX"]
    assert placements(looking, 0, (main,)) is None


def test_palette_of_ambush_hero_and_acrobatics() -> None:
    state = at(placed("...../...../.....", "...../...../....."), DrawMonsters("bugbear_assault"))
    assert [each.pattern for each in palette(seen(state), 0, ()).shapes] == ["X.X/X.X"]
    state.barred = (1,)
    assert [each.pattern for each in palette(seen(state), 0, ()).shapes] == ["XX"]
    hero = at(placed("...", options={"card_set": "heroes"}), DrawHero("wren"))
    assert [each.pattern for each in palette(seen(hero), 0, ()).shapes] == ["X"]
    offered = at(state, OfferAcrobatics("bugbear_assault"))
    assert palette(seen(offered), 0, ()).terrains == ()


def test_reasons_for_a_ghost() -> None:
    state = at(placed("^#F/r..", ruins=True), DrawTerrain("farmland"))
    looking = seen(state)

    def reason(*spaces: tuple[int, int]) -> str:
        why = why_not(looking, 0, (), spaces)
        return english(why) if why is not None else "open"

    assert "off the map" in reason((1, 2), (1, 3))
    assert "A1 is a mountain" in reason((0, 0), (1, 0))
    assert "A2 is wasteland" in reason((0, 1), (1, 1))
    assert "A3 is already drawn: Forest" in reason((0, 2), (1, 2))
    assert "must cover an unfilled ruins space" in reason((1, 1), (1, 2))
    assert reason((1, 0), (1, 1)) == "open"


def test_the_single_space_is_not_bound_to_ruins() -> None:
    state = at(placed("f..", ruins=True), DrawTerrain("great_river"))
    assert why_not(seen(state), 0, (), ((0, 2),)) is None


def test_stealth_may_hang_over_but_not_lie_outside() -> None:
    state = placed("...", skills=["stealth", "heal", "search"], options={"skills": "on"})
    looking = seen(at(state, DrawTerrain("great_river")))
    given = (UseSkill("stealth"),)
    assert why_not(looking, 0, given, ((0, 0), (1, 0), (2, 0))) is None
    assert why_not(looking, 0, given, ((1, 0), (2, 0), (3, 0))) is not None
    assert why_not(looking, 0, (), ((0, 0), (1, 0), (2, 0))) is not None


def test_seasons_that_still_score_an_edict() -> None:
    assert edict_seasons(placed()) == ((0, 3), (0, 1), (1, 2), (2, 3))
    assert edict_seasons(placed(season="fall")) == ((3,), (), (2,), (2, 3))


def test_standing_of_any_sheet() -> None:
    state = placed("FF./...", edicts=EDICTS)
    assert standing(state, state.sheets[0]).edicts[0].points == 2

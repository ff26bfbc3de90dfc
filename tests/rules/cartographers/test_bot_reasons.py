"""Reasons: what is said of an answer is what it does to the map."""

import msgspec

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.bots.levels import adviser
from rules.cartographers.bots.plan import plan_of
from rules.cartographers.bots.reasons import MOST, Reason, reasons, told
from rules.cartographers.bots.situation import Situation, situation
from rules.cartographers.bots.stars import stars_of_year
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.land import mask_of
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.text import Text, english, say
from rules.kernel.views import view
from tests.rules.cartographers.positions import at, begun, with_coins

EDICTS = ("sentinel_wood", "wildholds", "the_golden_granary", "borderlands")


def game_with(seats: int = 1, **options: str) -> Cartographers:
    state = begun(seats, **options)
    state.edicts = EDICTS
    state.revealed = ("orchard",)
    return state


def asked(state: Cartographers, step: MapChoice, seat: int = 0) -> Situation:
    at(state, step)
    return situation(view(state, Seat(seat)), agenda.request(state, Seat(seat)))


def said(where: Situation, after: Sheet) -> list[str]:
    game = where.game
    moment = (game.variant.card_set, game.edicts, where.season, where.rest)
    found = reasons(where, after, stars_of_year(*moment), plan_of(*moment))
    found.sort(key=lambda reason: -reason.weight)
    return [english(reason.text) for reason in found]


def drawn(
    state: Cartographers, terrain: Terrain, *names: str, card: str = "", coin: bool = False
) -> Sheet:
    cells = mask_of(state.land, names)
    return draw(state.land, state.sheets[0], Drawing((terrain,), cells, card, 0), coin)


def test_stars_of_this_season_and_of_later_ones() -> None:
    state = game_with()
    where = asked(state, DrawTerrain("orchard"))
    found = said(where, drawn(state, Terrain.FOREST, "A1", "A2", "A3", "B3"))
    assert "3 more stars for Sentinel Wood (Edict A), scored this season." in found
    found = said(where, drawn(state, Terrain.FARM, "B6"))
    assert "3 more stars for The Golden Granary (Edict C), scored later." in found


def test_coins_and_mountains() -> None:
    state = game_with()
    state.sheets[0] = drawn(state, Terrain.WATER, "A4", "B3", "C4")
    where = asked(state, DrawTerrain("orchard"))
    found = said(where, drawn(state, Terrain.FARM, "B5", coin=True))
    assert "Surrounds the mountain at B4: a coin that scores in 4 seasons." in found
    assert "Earns a coin that scores in 4 seasons." in found
    state.sheets[0] = drawn(state, Terrain.WATER, "C8", "C10", "D9")
    both = drawn(state, Terrain.FARM, "B5", "B9")
    assert "Surrounds the mountains at B4 C9: coins that score in 4 seasons." in said(where, both)


def test_monsters_shut_in() -> None:
    state = game_with()
    state.sheets[0] = drawn(state, Terrain.MONSTER, "E5")
    where = asked(state, DrawTerrain("orchard"))
    found = said(where, drawn(state, Terrain.FARM, "D5", "E4"))
    assert "2 fewer empty spaces beside monsters." in found


def test_lone_spaces_filled_or_not_made() -> None:
    state = game_with()
    state.sheets[0] = drawn(state, Terrain.WATER, "A2", "B1")
    where = asked(state, DrawTerrain("orchard"))
    assert "Fills A1, where few shapes fit." in said(where, drawn(state, Terrain.FARM, "A1"))
    none = "Leaves no new single space that is hard to fill."
    assert none in said(where, drawn(state, Terrain.FARM, "F1"))
    assert none not in said(where, drawn(state, Terrain.FARM, "J1", "K2"))


def test_clusters_joined_where_an_edict_wants_them() -> None:
    state = game_with()
    state.sheets[0] = drawn(state, Terrain.VILLAGE, "G2", "G3", "G5", "G6")
    where = asked(state, DrawTerrain("hamlet"))
    found = said(where, drawn(state, Terrain.VILLAGE, "G4", "H4", "H3"))
    assert "Joins clusters of Village into one." in found
    assert "8 more stars for Wildholds (Edict B), scored this season." in found
    apart = said(where, drawn(state, Terrain.VILLAGE, "G7", "H7", "H6"))
    assert "Joins clusters of Village into one." not in apart


def test_what_is_prepared_is_said_by_those_who_plan() -> None:
    state = game_with()
    where = asked(state, DrawTerrain("hamlet"))
    found = said(where, drawn(state, Terrain.VILLAGE, "G4", "G5", "H4", "H5", "H6"))
    assert "Brings Wildholds (Edict B) closer to its next stars." in found


def test_harm_on_another_map() -> None:
    state = game_with(2)
    state.sheets[0] = drawn(state, Terrain.VILLAGE, "G4", "G5", "H4", "H5", "H6")
    where = asked(state, DrawMonsters("goblin_attack"), 1)
    found = said(where, drawn(state, Terrain.MONSTER, "C3", "D4", "E5"))
    assert "8 more empty spaces beside monsters on that map." in found
    assert not [words for words in found if "closer" in words or "coin" in words]


def test_a_gorgon_takes_stars() -> None:
    state = game_with(2)
    state.sheets[0] = drawn(state, Terrain.FOREST, "A1", "A2", "A3")
    where = asked(state, DrawMonsters("gorgon_gaze"), 1)
    after = draw(state.land, state.sheets[0], Drawing((), 0b10, "gorgon_gaze", 1))
    assert "Costs that map 1 star of Sentinel Wood (Edict A)." in said(where, after)


def test_heroes_destroy_and_guard() -> None:
    state = begun(1, card_set="heroes", map_side="a")
    state.sheets[0] = drawn(state, Terrain.MONSTER, "E6")
    where = asked(state, DrawHero("dobrik"))
    hero = Draw((Terrain.HERO,), 0, mask_of(state.land, ["E5"]))
    hero = msgspec.structs.replace(hero, marks=mask_of(state.land, ["D5", "E4", "E6", "F5"]))
    found = said(where, where.sheet(hero))
    assert "Destroys 1 monster space." in found
    assert "Protects 3 empty spaces from future monsters." in found


def test_a_dragon_is_shut_in() -> None:
    state = begun(1, card_set="heroes", map_side="a")
    state.sheets[0] = drawn(state, Terrain.MONSTER, "A1", card="dragon_inferno")
    where = asked(state, DrawTerrain("pasture"))
    found = said(where, drawn(state, Terrain.FARM, "A2", "B1"))
    assert "Encloses the Dragon: coins that score in 4 seasons." in found


def test_the_weightiest_are_told_and_little_is_not() -> None:
    words = [say("kernel.plain", words=str(i)) for i in range(5)]
    found = [Reason(weight, text) for weight, text in zip((1, 5, 0.1, 3, 2), words, strict=True)]
    assert told(found) == (words[1], words[3], words[4])
    assert told([Reason(0.1, words[0])]) == ()
    assert MOST == 3


def test_no_choice_needs_no_other_reason() -> None:
    state = game_with()
    land = state.land
    free = land.board & ~land.blocked & ~1
    state.sheets[0] = draw(land, state.sheets[0], Drawing((Terrain.WATER,), free, "", 0))
    at(state, DrawTerrain("great_river"))
    asking = agenda.request(state, Seat(0))
    assert len(asking.actions) == 1
    advice = adviser(view(state, Seat(0)), asking, 1)
    assert advice.rival is None
    assert advice.reasons == (say("cartographers.bot.only"),)


def advised(state: Cartographers, step: MapChoice) -> tuple[object, tuple[Text, ...]]:
    at(state, step)
    advice = adviser(view(state, Seat(0)), agenda.request(state, Seat(0)), 1)
    return advice.action, advice.reasons


def test_a_skill_that_pays_is_used_and_says_so() -> None:
    state = with_coins(game_with(1, skills="on"), 0, 3)
    state.dealt = ("heal", "acrobatics", "search")
    state.sheets[0] = msgspec.structs.replace(drawn(state, Terrain.WATER, "A1"), coins=3)
    state.answers[Seat(0)] = (Draw((Terrain.FOREST,), 0, mask_of(state.land, ["C1", "C2", "C3"])),)
    action, why = advised(state, DrawTerrain("orchard"))
    assert action == UseSkill("search")
    assert why[0].key in ("cartographers.bot.skill", "cartographers.bot.skill_little")


def test_a_skill_that_costs_too_much_waits() -> None:
    state = with_coins(game_with(1, skills="on"), 0, 3)
    state.dealt = ("concentration", "acrobatics", "heal")
    state.answers[Seat(0)] = (Draw((Terrain.FARM,), 0, mask_of(state.land, ["E5", "F5"])),)
    state.edicts = ("sentinel_wood", "wildholds", "treetower", "lost_barony")
    at(state, DrawTerrain("farmland"))
    advice = adviser(view(state, Seat(0)), agenda.request(state, Seat(0)), 1)
    assert advice.reasons == (say("cartographers.bot.no_skill"),)

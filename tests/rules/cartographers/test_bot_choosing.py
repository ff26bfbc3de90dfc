"""Weighing answers: own maps and others', skills and their patience, luck among equals."""

from functools import partial

import pytest

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.ambush.offers import OfferAcrobatics
from rules.cartographers.bots.choosing import (
    Judged,
    judged,
    patience,
    pick,
    struck_by,
)
from rules.cartographers.bots.levels import GLIMPSES, glimpsed, master, worth_to_spoil
from rules.cartographers.bots.plan import plan_of, worth
from rules.cartographers.bots.situation import Situation, moment, situation
from rules.cartographers.bots.stars import stars_of_season, stars_of_year, worth_in_stars
from rules.cartographers.data import skills
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import BLANK, purse
from rules.cartographers.scoring.base_cards import penalty
from rules.cartographers.seasons import Ravage
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.views import view
from tests.rules.cartographers.positions import at, begun, with_coins

SCALES = partial(worth_in_stars, stars_of_season(("sentinel_wood", "wildholds")))


def asked(state: Cartographers, step: MapChoice, seat: int = 0) -> Situation:
    at(state, step)
    return situation(view(state, Seat(seat)), agenda.request(state, Seat(seat)))


def test_on_the_own_map_more_stars_are_better() -> None:
    where = asked(begun(2), DrawTerrain("orchard"))
    assert where.is_own()
    found = judged(where, SCALES)
    assert len(found) == len(where.actions)
    best = pick(found, 1)
    assert best.value == max(each.value for each in found) == SCALES(where.game.land, best.sheet)


def test_on_another_map_fewer_stars_are_better() -> None:
    where = asked(begun(3), DrawMonsters("goblin_attack"), 1)
    assert not where.is_own()
    found = judged(where, SCALES)
    best = pick(found, 1)
    land = where.game.land
    assert SCALES(land, best.sheet) == min(SCALES(land, each.sheet) for each in found)
    assert best.value == -SCALES(land, best.sheet)


def test_luck_decides_among_equals_only() -> None:
    sheets = [Judged(value, Pass(), BLANK) for value in (1.0, 2.0, 2.0, 2.0)]
    chosen = {id(pick(sheets, luck)) for luck in range(40)}
    assert chosen == {id(each) for each in sheets[1:]}


def test_taste_takes_what_is_nearly_as_good() -> None:
    sheets = [Judged(value, Pass(), BLANK) for value in (1.0, 1.7, 2.0)]
    chosen = {id(pick(sheets, luck, 0.4)) for luck in range(40)}
    assert chosen == {id(each) for each in sheets[1:]}


def test_patience_wears_off_toward_the_end_of_a_season() -> None:
    where = asked(begun(1, skills="on"), DrawTerrain("orchard"))
    use = UseSkill("search")
    waits = [patience(where._replace(rest=rest), use) for rest in (0, 2, 6, 8)]
    assert waits[0] == 0
    assert waits == sorted(waits)
    assert waits[2] == waits[3]
    assert patience(where, Pass()) == 0


def test_a_skill_before_the_drawing_is_worth_its_best_drawing_less_its_price() -> None:
    state = with_coins(begun(1, skills="on"), 0, 3)
    state.dealt = ("negotiation", "secret_lore", "stealth")
    where = asked(state, DrawTerrain("great_river"))
    found = judged(where, SCALES)
    by_skill = {each.action.skill: each for each in found if isinstance(each.action, UseSkill)}
    assert set(by_skill) == set(state.dealt)
    cost = skills()["negotiation"].cost
    assert purse(by_skill["negotiation"].sheet) == 3 - cost
    assert all(each.sheet.drawn for each in by_skill.values())


@pytest.mark.parametrize("seats", [1, 3])
def test_acrobatics_is_weighed_by_what_the_monsters_would_do(seats: int) -> None:
    state = with_coins(begun(seats, skills="on"), 0, 4)
    state.dealt = ("acrobatics", "heal", "search")
    where = asked(state, OfferAcrobatics("gnoll_raid"))
    found = {type(each.action): each for each in judged(where, SCALES)}
    assert found[UseSkill].sheet.monster.bit_count() == 2
    assert found[Pass].sheet.monster.bit_count() == 5
    assert purse(found[UseSkill].sheet) == 2


def test_an_ambush_strikes_where_it_hurts_most() -> None:
    where = asked(begun(2, skills="on"), DrawTerrain("orchard"))
    where = where._replace(step=OfferAcrobatics("kobold_onslaught"))
    land = where.game.land
    struck = struck_by(where, BLANK, False, SCALES)
    assert struck.monster.bit_count() == 4
    assert SCALES(land, struck) == -8


def test_between_two_seasons_the_next_one_counts() -> None:
    state = begun(1, card_set="heroes")
    assert moment(state, DrawTerrain("pasture"))[0] == 0
    assert moment(state, Ravage("giant_troll_ravage")) == (1, 7)


def test_a_novice_sees_some_places_only() -> None:
    where = asked(begun(1), DrawTerrain("orchard"))
    seen = glimpsed(where.actions, 5)
    assert len(seen) == GLIMPSES < len(where.actions)
    assert len(set(seen)) == GLIMPSES
    assert all(action in where.actions for action in seen)
    assert glimpsed(where.actions, 6) != seen
    assert glimpsed(seen, 5) is seen


def test_a_master_spoils_what_shows_and_what_is_to_come() -> None:
    where = asked(begun(2), DrawMonsters("kobold_onslaught"), 1)
    game, land = where.game, where.game.land
    moment_of = (game.variant.card_set, game.edicts, where.season, where.rest)
    plan, stars = plan_of(*moment_of), stars_of_year(*moment_of)
    both = worth_to_spoil(plan, stars, land, BLANK)
    assert both == worth(plan, land, BLANK) + worth_in_stars(stars, land, BLANK)
    advice = master(game, agenda.request(game, Seat(1)), 1)
    assert isinstance(advice.action, Draw)
    struck = where.sheet(advice.action)
    assert penalty(land, struck).points >= 7

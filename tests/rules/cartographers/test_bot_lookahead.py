"""The second look: which cards may come next, and what they make of the best answers."""

from functools import partial

import pytest

from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.bots.choosing import Judged, judged
from rules.cartographers.bots.lookahead import (
    CANDIDATES,
    Ahead,
    Looked,
    _threat,
    candidates,
    is_worth_it,
    look_ahead,
    next_cards,
)
from rules.cartographers.bots.plan import plan_of, worth
from rules.cartographers.bots.replies import replies_to, warmth_of
from rules.cartographers.bots.situation import Situation, situation
from rules.cartographers.data import explore_cards
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.fitting import main_places
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.maps.land import singles
from rules.cartographers.maps.sheet import BLANK, Drawing, Terrain, draw
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.views import view
from tests.rules.cartographers.positions import at, begun


def asked(state: Cartographers, step: MapChoice) -> Situation:
    at(state, step)
    return situation(view(state, Seat(0)), agenda.request(state, Seat(0)))


def judge(where: Situation) -> list[Judged]:
    game = where.game
    plan = plan_of(game.variant.card_set, game.edicts, where.season, where.rest)
    return judged(where, partial(worth, plan))


def shown(state: Cartographers, *cards: str) -> Cartographers:
    state.revealed = cards
    return state


def test_what_lies_open_does_not_come_next() -> None:
    where = asked(shown(begun(), "orchard", "temple_ruins", "hamlet"), DrawTerrain("hamlet"))
    cards = {card.id for card in next_cards(where)}
    assert not cards & {"orchard", "hamlet", "temple_ruins", "outpost_ruins"}
    assert len(cards) == 9


def test_after_a_season_every_card_may_come() -> None:
    cards = ("orchard", "homestead", "marshlands", "treetop_village")
    where = asked(shown(begun(), *cards), DrawTerrain("treetop_village"))
    assert where.rest == 0
    assert len(next_cards(where)) == 11


def test_the_best_few_are_looked_at_again() -> None:
    where = asked(shown(begun(), "orchard"), DrawTerrain("orchard"))
    found = judge(where)
    ahead = look_ahead(where, found)
    assert len(ahead.looked) == CANDIDATES
    static = sorted((each.value for each in found), reverse=True)
    least = static[CANDIDATES - 1]
    for each in ahead.looked:
        judged_before = next(one for one in found if one.action == each.answer.action)
        assert judged_before.value >= least
        assert len(each.replies) == len(ahead.cards) == 10


@pytest.mark.parametrize(("seats", "many"), [(1, 12), (8, 12), (16, 6), (100, 3)])
def test_large_tables_wait_for_fewer_second_looks(seats: int, many: int) -> None:
    assert candidates(asked(begun(seats), DrawTerrain("orchard"))) == many


def test_nothing_is_looked_at_where_nothing_follows() -> None:
    state = begun(2)
    state.season = 3
    state.revealed = ("orchard", "homestead", "marshlands")
    where = asked(state, DrawTerrain("marshlands"))
    assert where.rest == 0
    assert not is_worth_it(where)
    assert look_ahead(where, judge(where)) == Ahead([], ())
    other = asked(begun(2), DrawMonsters("goblin_attack"))
    assert not is_worth_it(other)


def test_a_sweep_to_come_is_a_threat_where_nobody_chooses() -> None:
    alone = asked(shown(begun(1), "orchard"), DrawTerrain("orchard"))
    assert _threat(alone, BLANK) > 0
    together = asked(shown(begun(2), "orchard"), DrawTerrain("orchard"))
    assert _threat(together, BLANK) == 0
    house = begun(2, solo_ambush_in_multiplayer="on")
    assert _threat(asked(shown(house, "orchard"), DrawTerrain("orchard")), BLANK) > 0


def test_a_drawn_ambush_threatens_no_more() -> None:
    where = asked(shown(begun(1), "goblin_attack", "orchard"), DrawTerrain("orchard"))
    assert _threat(where, BLANK) == 0


@pytest.mark.parametrize(
    ("mine", "other", "card"),
    [((5.0, 1.0), (1.0, 1.0), "a"), ((1.0, 1.1), (1.0, 1.0), ""), ((3.0, 3.0), (1.0, 1.0), "")],
)
def test_the_card_that_an_answer_suits_best(
    mine: tuple[float, ...], other: tuple[float, ...], card: str
) -> None:
    chosen = Judged(2.0, Pass(), BLANK)
    looked = [Looked(chosen, mine), Looked(Judged(1.0, Pass(), BLANK), other)]
    assert Ahead(looked, ("a", "b")).opening(chosen, 0.7) == card


def test_replies_are_ranked_by_what_their_spaces_add() -> None:
    where = asked(shown(begun(), "orchard"), DrawTerrain("orchard"))
    game = where.game
    land = game.land
    plan = plan_of("base", game.edicts, where.season, where.rest)
    warmth = warmth_of(plan, land, BLANK)
    assert Terrain.MONSTER not in warmth
    card = explore_cards()["farmland"]
    places = main_places(land, BLANK, card, False, False)
    replies = replies_to(card, places, warmth, 4)
    assert len(replies) == len(places)
    promises = [reply.promise for reply in replies]
    assert promises == sorted(promises, reverse=True)
    best = replies[0]
    added = sum(warmth[Terrain.FARM][s.bit_length() - 1] for s in singles(best.drawing.cells))
    assert best.promise == pytest.approx(added + 4 * best.coin)
    assert {reply.coin for reply in replies} == {True, False}


def test_one_space_is_worth_its_warmth() -> None:
    where = asked(shown(begun(), "orchard"), DrawTerrain("orchard"))
    land, plan = where.game.land, plan_of("base", where.game.edicts, 0, 6)
    warmth = warmth_of(plan, land, BLANK)
    corner = draw(land, BLANK, Drawing((Terrain.FOREST,), 1, "", 0))
    gain = worth(plan, land, corner) - worth(plan, land, BLANK)
    assert warmth[Terrain.FOREST][0] == pytest.approx(gain)

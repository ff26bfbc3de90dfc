"""What a position is worth: gates, books, safety, the end; what is tried at all."""

from collections import Counter

import pytest

from rules.cthulhu_wars.abilities.effects import books_of, built
from rules.cthulhu_wars.actions import Fight, Ritual, Walks
from rules.cthulhu_wars.bots.features import chance_of_six, features_of
from rules.cthulhu_wars.bots.move_ordering import shortlist, spread
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.bots.survey import Survey, at_least, kills_at_least
from rules.cthulhu_wars.bots.worth import NOBODY_WINS, WIN, chance_to_win, worth
from rules.cthulhu_wars.enums import Faction, Phase
from rules.cthulhu_wars.orders.menu import menu
from rules.cthulhu_wars.state import Earth, Turn
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.steps import Action, Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, CORE, GC, YS, area, gate, put, scene, take, turn

FIRST = Seat(0)


def homes(factions: tuple[str, ...] = CORE) -> Earth:
    """A cultist on a gate of its own for everybody, far from each other."""
    state = scene(factions)
    places = ("south_pacific", "west_africa", "south_asia", "europe")
    for seat, place in enumerate(places[: len(factions)]):
        put(state, seat, place, acolyte=2)
        gate(state, place, seat)
    return state


def value(state: Earth, seat: Seat = FIRST) -> float:
    return worth(state, features_of(state, seat))


# -------------------------------------------------------------------- positions
def test_a_gate_more_is_worth_more_than_its_cost() -> None:
    before, after = homes(), homes()
    for state in (before, after):
        put(state, 0, "north_pacific", acolyte=1)
        state.power[0] = 8
    gate(after, "north_pacific", 0)
    after.power[0] -= 3
    assert value(after) > value(before)


def test_a_monster_beside_a_lone_cultist_on_a_gate_is_a_threat() -> None:
    safe, threatened, guarded = homes(), homes(), homes()
    for state in (safe, threatened, guarded):
        put(state, 0, "antarctica", acolyte=1)
        gate(state, "antarctica", 0)
    for state in (threatened, guarded):
        put(state, 1, "antarctica", fungi_from_yuggoth=1)
    put(guarded, 0, "antarctica", deep_one=1)
    assert value(safe) > value(threatened) + 2
    assert value(guarded) > value(threatened) + 1


def test_an_enemy_without_power_threatens_less() -> None:
    state = homes()
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "antarctica", 0)
    put(state, 1, "antarctica", fungi_from_yuggoth=1)
    before = value(state)
    state.power[1] = 0
    assert value(state) > before


def test_a_book_is_worth_more_when_it_is_the_last_one_and_time_is_short() -> None:
    books = [each.ID for each in books_of(Faction.BLACK_GOAT)]

    def gain(count: int, doom: int) -> float:
        state = homes()
        state.doom = [doom] * 4
        take(state, 1, *books[:count])
        before = value(state, Seat(1))
        take(state, 1, *books[: count + 1])
        return value(state, Seat(1)) - before

    assert gain(5, 26) > gain(1, 26) > 0
    assert gain(5, 26) > gain(5, 2) > 0


def test_rituals_leave_less_time_for_books() -> None:
    state = homes()
    features = features_of(state, FIRST)
    early = chance_of_six(state, features, 3)
    state.ritual = 7
    assert chance_of_six(state, features, 3) < early
    assert chance_of_six(state, features, 0) == 1.0


def test_the_leader_matters_most_and_a_feared_one_counts_as_ahead() -> None:
    plain = homes()
    hurt = {}
    for seat in (1, 2, 3):
        state = homes()
        state.doom[seat] += 4
        hurt[seat] = value(plain) - value(state)
    assert min(hurt.values()) > 0
    assert plan_of(Faction.GREAT_CTHULHU).FEARED > plan_of(Faction.YELLOW_SIGN).FEARED


def test_signs_of_others_count_as_the_mean_of_the_unseen() -> None:
    state = homes()
    state.signs[1] = (0, 0)
    first = value(state)
    state.signs[1] = (3, 3)
    assert value(state) == first


# -------------------------------------------------------------------- the end
def test_at_the_end_of_a_doom_phase_only_six_books_win() -> None:
    state = homes()
    state.phase, state.doom = Phase.DOOM, [31, 20, 10, 5]
    assert chance_to_win(state, features_of(state, FIRST)) < 0.5
    take(state, 0, *[each.ID for each in books_of(Faction.GREAT_CTHULHU)])
    assert value(state) == WIN
    take(state, 1, *[each.ID for each in books_of(Faction.BLACK_GOAT)])
    state.doom[1], state.signs[1] = 28, (1, 1)
    assert abs(value(state)) < WIN
    assert value(state, Seat(1)) < -0.9 * WIN, "it knows what its signs are worth"
    assert value(state, Seat(2)) == -WIN
    assert NOBODY_WINS > -WIN


# -------------------------------------------------------------------- surveys
def test_chances_of_dice() -> None:
    assert at_least(0, 1) == 0.0
    assert at_least(3, 0) == 1.0
    assert at_least(2, 1) == pytest.approx(0.75)
    assert kills_at_least(2, 1) == pytest.approx(1 - 25 / 36)


def test_a_survey_knows_who_could_come() -> None:
    state = homes()
    put(state, 1, "antarctica", dark_young=1)
    survey = Survey(state)
    south = area(state, "south_pacific")
    assert survey.near[1][south] == 2
    assert survey.strikes[1][south] == 2
    assert survey.cultists(FIRST) == 2
    assert survey.gates[0] == [south]


@pytest.mark.parametrize("faction", built())
def test_every_plan_knows_its_books_and_has_a_price_for_every_unit(faction: Faction) -> None:
    plan = plan_of(faction)
    books = {each.ID for each in books_of(faction)}
    assert set(plan.BOOKS) <= books
    assert len(set(plan.BOOKS)) == len(plan.BOOKS)
    if type(plan).__name__ != "Plan":
        assert set(plan.BOOKS) == books
    assert min(plan.prices) >= 0
    state = scene((faction.value, _other(faction)))
    assert plan.pick(state, FIRST, sorted(books)) in books


def _other(faction: Faction) -> str:
    return CC if faction is not Faction.CRAWLING_CHAOS else GC


# -------------------------------------------------------------------- hunches
def orders(state: Earth) -> list[Action]:
    return list(spread(TakeTurn(FIRST).actions(state, FIRST, ())))


def test_a_menu_is_spread_out_in_its_order() -> None:
    state = homes()
    found = menu(state, FIRST, Turn(seat=FIRST))
    assert orders(state) == [found[at] for at in range(len(found))]


def test_no_kind_of_order_crowds_out_the_others() -> None:
    state = homes((BG, GC, CC, YS))
    put(state, 0, "west_africa", shub_niggurath=1)
    for place in ("antarctica", "arabia", "north_pacific"):
        put(state, 2, place, acolyte=1)
    for place in ("australia", "scandinavia", "arabia"):
        put(state, 3, place, acolyte=1)
    kept = shortlist(state, FIRST, TakeTurn(FIRST).actions(state, FIRST, ()), 15)
    counts = Counter(type(each).__name__ for each in kept)
    assert len(kept) <= 15
    assert counts["Avatar"] <= 5
    assert counts["Walks"] >= 3


def test_a_move_to_room_for_a_gate_is_tried_and_battles_without_dice_are_not() -> None:
    state = homes()
    put(state, 0, "europe", acolyte=1)
    turn(state, 0)
    kept = shortlist(state, FIRST, TakeTurn(FIRST).actions(state, FIRST, ()), 12)
    assert any(isinstance(each, Walks) and not each.holder for each in kept)
    assert not any(isinstance(each, Fight) for each in kept)
    assert Ritual() not in kept

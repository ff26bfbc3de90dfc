"""The words of the rule cases: areas, units, positions and the names of actions."""

import pytest

from rules.console.casebook import CaseFault
from rules.cthulhu_wars.casebook.book import EarthCasebook
from rules.cthulhu_wars.casebook.notation import area_of, area_word, units_of, units_word
from rules.cthulhu_wars.state import NOWHERE, Earth
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, CORE, GC, scene

NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture
def book() -> EarthCasebook:
    """Three seats with names; two factions are chosen."""
    options = {"seat_1": "black_goat", "seat_3": "great_cthulhu"}
    return EarthCasebook(setup_of("cthulhu_wars", 3, 1, options, NAMES))


@pytest.fixture
def earth(book: EarthCasebook) -> Earth:
    """The empty Earth of that table."""
    return book.fresh(book.setup)


def test_seats_without_a_chosen_faction_take_the_next_free_one(earth: Earth) -> None:
    assert earth.factions == (BG, CC, GC)


def test_a_fresh_earth_is_empty_and_all_units_lie_in_the_pools(earth: Earth) -> None:
    assert not any(any(map(any, here)) for here in earth.units)
    assert earth.pools == scene((BG, CC, GC)).pools
    assert earth.power == [10, 10, 10]
    assert earth.gates == [None] * 13


@pytest.mark.parametrize("word", ["europe", "antarctica", "arabia"])
def test_areas_are_called_alike_on_all_maps(word: str) -> None:
    state = scene(CORE)
    assert area_word(state, area_of(state, word)) == word


def test_nowhere_is_no_area() -> None:
    assert area_of(scene(CORE), "nowhere") == NOWHERE
    assert area_word(scene(CORE), NOWHERE) == "nowhere"


def test_an_unknown_area_is_told_with_the_known_ones() -> None:
    with pytest.raises(CaseFault, match="known: arctic_ocean"):
        area_of(scene(CORE), "atlantis")


def test_units_are_read_and_written_in_the_order_of_their_kinds() -> None:
    state = scene(CORE)
    counts = units_of(state, Seat(0), "cthulhu, 2 acolyte")
    assert counts == (2, 0, 0, 0, 1)
    assert units_word(state, Seat(0), counts) == "2 acolyte, 1 cthulhu"


@pytest.mark.parametrize("text", ["2 ghoul", "two acolyte", "acolyte 2"])
def test_units_of_others_and_unclear_ones_are_refused(text: str) -> None:
    with pytest.raises(CaseFault):
        units_of(scene(CORE), Seat(0), text)


def test_more_units_than_there_are_cannot_be_placed(book: EarthCasebook, earth: Earth) -> None:
    with pytest.raises(CaseFault, match="not so many"):
        book.place_seat(earth, Seat(0), "units", {"africa": "7 acolyte"})


def test_a_gate_is_held_by_a_unit_that_stands_there(book: EarthCasebook, earth: Earth) -> None:
    with pytest.raises(CaseFault, match="nobody stands"):
        book.place_seat(earth, Seat(0), "gates", ["africa"])
    book.place_seat(earth, Seat(0), "units", {"africa": "acolyte, dark_young"})
    book.place_seat(earth, Seat(0), "gates", ["africa dark_young"])
    book.place(earth, "gates", ["asia"])
    assert book.value(earth, "gates") == {"asia": "nobody", "africa": "Ada dark_young"}
    assert book.value(earth, "gate.europe") == "none"
    assert book.seat_value(earth, Seat(0), "gates") == ["africa dark_young"]


def test_books_come_with_as_many_requirements_met(book: EarthCasebook, earth: Earth) -> None:
    book.place_seat(earth, Seat(2), "books", ["absorb", "dreams"])
    assert earth.met[2] == ("gc_five_books", "gc_awaken_cthulhu")
    book.place_seat(earth, Seat(2), "met", ["gc_kill_one", "gc_kill_two"])
    assert earth.met[2] == ("gc_kill_one", "gc_kill_two")


def test_captives_come_out_of_their_owners_pool(book: EarthCasebook, earth: Earth) -> None:
    book.place_seat(earth, Seat(0), "captives", ["Cy acolyte", "Cy acolyte"])
    assert book.seat_value(earth, Seat(2), "pool.acolyte") == 4
    assert book.seat_value(earth, Seat(0), "captives") == ["Cy acolyte", "Cy acolyte"]


def test_signs_come_out_of_the_supply(book: EarthCasebook, earth: Earth) -> None:
    book.place_seat(earth, Seat(0), "signs", [3, 1, 1])
    assert earth.signs[0] == (1, 1, 3)
    assert earth.signs_left == (16, 12, 5)
    assert book.value(earth, "sign_supply") == 33


def test_what_is_left_in_a_pool_may_be_said(book: EarthCasebook, earth: Earth) -> None:
    book.place_seat(earth, Seat(0), "pool", {"ghoul": 0})
    assert book.seat_value(earth, Seat(0), "gone") == "2 ghoul"


def test_words_that_are_not_known_are_refused(book: EarthCasebook, earth: Earth) -> None:
    with pytest.raises(CaseFault, match="does not know"):
        book.place(earth, "weather", "fine")
    with pytest.raises(CaseFault, match="does not know"):
        book.place_seat(earth, Seat(0), "tokens", ["africa"])
    with pytest.raises(CaseFault, match="does not know"):
        book.seat_value(earth, Seat(0), "tokens")


def test_the_table_shows_areas_in_use_and_each_seat(book: EarthCasebook, earth: Earth) -> None:
    book.place_seat(earth, Seat(0), "units", {"africa": "2 acolyte"})
    book.place_seat(earth, Seat(0), "gates", ["africa"])
    shown = book.table(earth)
    assert shown["africa"] == "gate Ada; Ada: 2 acolyte"
    assert "asia" not in shown
    assert shown["Bo (crawling_chaos)"] == {
        "power": 10,
        "doom": 0,
        "pool": book.seat_value(earth, Seat(1), "pool"),
    }

"""The words of the rule cases: what they lay out, read back and name."""

import pytest

from rules.console.casebook import CaseFault
from rules.kernel import agenda
from rules.kernel.luck import Equal, Order
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.kinfire_council.casebook.book import CouncilCasebook
from rules.kinfire_council.casebook.notation import (
    decree_of,
    goods_of,
    goods_word,
    need_of,
    need_word,
    threat_of,
    threat_word,
)
from rules.kinfire_council.piles import Pile, Shuffle
from rules.kinfire_council.problems import problems
from rules.kinfire_council.rounds.bag import DrawChit
from rules.kinfire_council.setup import FindSpeaker, ShufflePairs
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.days_light import BeginTurn
from rules.kinfire_council.turn.research import DrawResearch
from tests.rules.walks import walk

NAMES = ("Ada", "Bo", "Cy")
ADA, BO, CY = map(Seat, range(3))


@pytest.fixture
def book() -> CouncilCasebook:
    """Three seats with names."""
    return CouncilCasebook(setup_of("kinfire_council", 3, 1, {}, NAMES))


@pytest.fixture
def table(book: CouncilCasebook) -> Council:
    """The empty table."""
    return book.fresh(book.setup)


def test_a_fresh_table_is_sound_and_nothing_has_happened(table: Council) -> None:
    assert problems(table) == []
    assert table.round == 1
    assert table.city == table.hideout == table.docket == table.laws == ()
    assert [sheet.influence for sheet in table.sheets] == [4, 4, 4]
    assert [len(sheet.pieces) for sheet in table.sheets] == [5, 5, 5]


@pytest.mark.parametrize("text", ["", "2 coin", "1 coin, 3 rare, 1 magic"])
def test_goods_are_read_and_written(text: str) -> None:
    assert goods_word(goods_of(text)) == text


def test_one_of_a_kind_needs_no_number() -> None:
    assert goods_of("magic, food") == (0, 1, 0, 0, 1)


@pytest.mark.parametrize("text", ["two coin", "coin 2", "2 gold"])
def test_unclear_goods_are_refused(text: str) -> None:
    with pytest.raises(CaseFault):
        goods_of(text)


@pytest.mark.parametrize("text", ["", "footpads", "famine 2"])
def test_threats_are_read_and_written(text: str) -> None:
    assert threat_word(threat_of(text)) == text


@pytest.mark.parametrize("text", ["", "food", "food magic", "food: Bo", "food: Bo + magic"])
def test_needs_are_read_and_written(book: CouncilCasebook, text: str) -> None:
    assert need_word(need_of(text, book.seat), book.seat_name) == text


def test_votes_are_named_one_by_one(book: CouncilCasebook) -> None:
    assert decree_of("sweep: Ada Cy Ada", 3, book.seat).votes == (2, 0, 1)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("threats", ["footpads 1", "", "famine"]),
        ("docket", ["sweep: Ada Bo", "festival"]),
        ("needs", ["food", "magic: Cy", "", "", "", "rare"]),
        ("patrons", {"2": "Ada", "7": "Bo"}),
        ("shipments", ["1 Ada", "3 Cy"]),
        ("city", [3, 9]),
        ("hideout", [4, 19]),
        ("cult_discard", [5]),
        ("leaders_out", [20]),
        ("laws", ["curfew"]),
        ("decree_discard", ["sweep"]),
        ("threat_discard", ["famine"]),
        ("research_discard", ["warrant"]),
        ("hidden_threats", ["famine", "blockade"]),
        ("upgraded", [3]),
        ("rubble", [5]),
        ("sea_beast", True),
        ("coffers", 4),
        ("marker", 3),
        ("site", "deepwell"),
        ("site_trouble", 2),
        ("speaker", "Cy"),
        ("cult", 33),
        ("phase", "sun_rise"),
        ("round", 5),
        ("bag", [1, 2, 19]),
    ],
)
def test_what_is_laid_out_is_read_back_and_the_table_stays_sound(
    book: CouncilCasebook, table: Council, word: str, value: object
) -> None:
    book.place(table, word, value)
    assert book.value(table, word) == value
    assert problems(table) == []


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("v", 51),
        ("goods", "2 coin, 1 magic"),
        ("influence", 7),
        ("skills", ["guard", "", "", "artisan"]),
        ("seeker", "spy"),
        ("at", {"seeker": "site_hex", "chit 2": "7"}),
        ("left", 1),
        ("hand", ["closing_speech", "warrant", "warrant"]),
        ("cultists", [3, 9]),
        ("trophies", ["famine"]),
        ("sentries", ["sentry_need"]),
        ("elections", ["almoner"]),
        ("councilor", "talos"),
    ],
)
def test_what_a_seat_has_is_read_back_and_the_table_stays_sound(
    book: CouncilCasebook, table: Council, word: str, value: object
) -> None:
    book.place_seat(table, BO, word, value)
    assert book.seat_value(table, BO, word) == value
    assert problems(table) == []


def test_influence_with_the_cult_comes_out_of_the_reserve(
    book: CouncilCasebook, table: Council
) -> None:
    book.place_seat(table, ADA, "cult", 2)
    book.place(table, "conspirator", "Ada")
    assert book.seat_value(table, ADA, "reserve") == 2
    assert book.seat_value(table, ADA, "is_conspirator") is True
    assert problems(table) == []


def test_a_sheet_comes_with_its_seekers_skill(book: CouncilCasebook, table: Council) -> None:
    book.place_seat(table, CY, "sheet", "sheet_valora")
    assert book.seat_value(table, CY, "seeker") == "hunter"


def test_more_influence_than_there_is_cannot_be_laid_out(
    book: CouncilCasebook, table: Council
) -> None:
    with pytest.raises(CaseFault, match="only 8"):
        book.place_seat(table, ADA, "influence", 9)


def test_a_card_lies_in_one_place(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "threats", ["famine"])
    with pytest.raises(CaseFault, match="famine"):
        book.place(table, "threat_discard", ["famine"])


def test_a_chit_lies_in_one_place(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "city", [3])
    with pytest.raises(CaseFault, match="bag"):
        book.place_seat(table, ADA, "cultists", [3])


def test_whole_decks_put_the_other_cards_away(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "whole_threat_deck", ["famine"])
    book.place(table, "whole_research_deck", ["warrant"])
    assert table.threat_deck == ("famine",)
    assert table.research_deck == ("warrant",)
    assert len(table.sheets[CY].trophies) == 29
    assert book.seat_value(table, CY, "hand_count") == 35
    assert problems(table) == []


def test_words_that_are_not_known_are_refused(book: CouncilCasebook, table: Council) -> None:
    with pytest.raises(CaseFault, match="does not know"):
        book.place(table, "weather", "fine")
    with pytest.raises(CaseFault, match="does not know"):
        book.place_seat(table, ADA, "mood", "fine")
    with pytest.raises(CaseFault, match="does not know"):
        book.seat_value(table, ADA, "mood")
    with pytest.raises(CaseFault, match="there is no piece"):
        book.place_seat(table, ADA, "at", {"chit 9": "7"})


def test_luck_is_scripted_in_words(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "city", [1, 2])
    assert book.drawn(table, DrawChit(), Equal(18), 5) == 2
    copies = Equal(len(table.research_deck))
    drawn = book.drawn(table, DrawResearch(ADA), copies, "warrant")
    assert isinstance(drawn, int)
    assert table.research_deck[drawn] == "warrant"
    assert book.drawn(table, FindSpeaker(), Equal(3), "Cy") == 2
    order = book.drawn(table, ShufflePairs(6), Order(6), ["osric_thane"])
    assert order == (2, 0, 1, 3, 4, 5)


def test_a_shuffle_names_the_cards_that_come_first(book: CouncilCasebook, table: Council) -> None:
    order = book.drawn(table, Shuffle(Pile.THREATS), Order(30), ["famine", "blockade"])
    assert isinstance(order, tuple)
    assert [table.threat_deck[at] for at in order[:2]] == ["famine", "blockade"]
    assert sorted(order) == list(range(30))


def test_luck_that_cannot_be_is_told(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "city", [1])
    with pytest.raises(CaseFault, match="cannot be drawn"):
        book.drawn(table, DrawChit(), Equal(19), 1)
    with pytest.raises(CaseFault, match="not there"):
        book.drawn(table, Shuffle(Pile.SITES), Order(4), ["atlantis"])


def test_actions_are_found_by_name_or_by_the_only_one_that_begins_so(
    book: CouncilCasebook, table: Council
) -> None:
    book.place_seat(table, ADA, "skills", ["guard", "", "", ""])
    table.agenda[:] = [BeginTurn(ADA)]
    agenda.begin(table)
    offered = agenda.request(table, ADA).actions
    assert book.action(table, ADA, offered, "place guard chit on 2") is not None
    assert book.action(table, ADA, offered, "Place Seeker  on commons") is not None
    assert book.action(table, ADA, offered, "place seeker") is None
    assert book.action(table, ADA, offered, "place seeker on 13") is None
    names = [book.name(table, ADA, each) for each in offered]
    assert len(set(names)) == len(names)


def test_the_table_shows_what_lies_there(book: CouncilCasebook, table: Council) -> None:
    book.place(table, "city", [3])
    book.place_seat(table, BO, "goods", "2 coin")
    shown = book.table(table)
    assert shown["city"] == [3]
    assert "rubble" not in shown
    bo = shown["Bo"]
    assert isinstance(bo, dict)
    assert bo["goods"] == "2 coin"
    assert bo["v"] == 0
    assert "trophies" not in bo


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_is_offered_has_a_name_of_its_own(seats: int) -> None:
    """Two actions of one question are never called alike, and a name finds its action."""
    options = {"councilor_assignment": "draft"}
    for moment in walk(setup_of("kinfire_council", seats, seats, options)):
        state = game_of(moment.state)
        book = CouncilCasebook(setup_of("kinfire_council", seats, seats, options))
        offered = list(moment.request.actions)
        names = [book.name(state, moment.seat, each) for each in offered]
        assert len(set(names)) == len(names), names
        found = book.action(state, moment.seat, offered, names[-1])
        assert found == offered[-1]

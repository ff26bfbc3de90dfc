"""The pages beside the city: they tell all there is, keep their room and keep secrets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kinfire_council.asking import card_target, decree_target, piece_target, space_target
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.names import item_name
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import HIDDEN_CARD, Council
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.actions import OpenHand, SendShipment
from rules.kinfire_council.turn.days_light import TakeTurn
from rules.kinfire_council.turn.playing import NightWindow
from tests.views.kinfire_council.panels.beside import (
    ADA,
    BERK,
    SMALLEST,
    Beside,
    asked_for,
    beside,
    game,
    late_in,
)
from views.kinfire_council.hand import OPEN_HAND
from views.kinfire_council.panels.notes import note_of
from views.kinfire_council.panels.tabs import Page

PAGES = (Page.PLAN, Page.SHEET, Page.DOCKET, Page.THREATS, Page.CULT)
MIDDLE = game(4, 3, late_in(3))
CROWD = game(6, 5, late_in(4, 3))


def name(state: Council, id: str) -> str:
    return words(item_name(state, id))


# ---------------------------------------------------------------- room and words
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("size", "text"), [(SMALLEST, 100), ((1280, 573), 200), ((1920, 940), 100), ((900, 1100), 150)]
)
def test_pages_keep_their_room(qtbot: QtBot, page: Page, size: tuple[int, int], text: int) -> None:
    for state in (MIDDLE, CROWD):
        found = beside(qtbot, state, ADA, size, text)
        found.turn_to(page)
        rooms = [each.adjusted(-1, -1, 1, 1) for each in (found.room, found.found.grip)]
        for cell in found.around._shown:
            assert any(room.contains(cell.area) for room in rooms), (cell.label, cell.area)


@pytest.mark.parametrize("page", PAGES)
def test_everything_is_told_in_words(qtbot: QtBot, page: Page) -> None:
    found = beside(qtbot, CROWD)
    found.turn_to(page)
    for cell in found.around._shown:
        assert cell.label
        assert "{" not in cell.sentence()
        assert "kinfire_council." not in cell.sentence()


def test_the_first_page_is_the_night_and_its_table_begins_with_the_first(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    assert found.around.page is Page.PLAN
    ahead = forecast(MIDDLE)
    rows = [cell for cell in found.around._shown if cell.spec and ":score:" in cell.spec.key]
    after = sorted((*ahead.scores, ahead.cult), reverse=True)
    assert len(rows) == 5
    for cell, score in zip(rows, after, strict=True):
        assert f"{score} V after the night" in cell.label


def test_the_forecast_is_told_whatever_page_is_open(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    found.turn_to(Page.CULT)
    assert "after the night" in found.told()
    assert "Ada" in found.told()


# ---------------------------------------------------------------- what stands where
def test_docket_and_threats_have_their_whole_words(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    found.turn_to(Page.DOCKET)
    for decree in MIDDLE.docket:
        assert any(name(MIDDLE, decree.card) in each for each in found.labels())
    for law in MIDDLE.laws:
        assert any(name(MIDDLE, law) in each for each in found.labels())
    found.turn_to(Page.THREATS)
    for threat in MIDDLE.threats:
        if threat is not None:
            assert any(name(MIDDLE, threat.card) in each for each in found.labels())


def test_a_row_opens_the_sheet_of_its_player(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    row = next(cell for cell in found.around._shown if cell.spec and cell.spec.key == "seat:2")
    row.press()
    assert (found.around.page, found.around.seat) == (Page.SHEET, Seat(2))
    assert found.around.shows(piece_target(Seat(2), 0))


# ---------------------------------------------------------------- secrets
def held(state: Council, seat: Seat, *cards: str) -> Council:
    twin = state.clone()
    twin.hands[seat] = cards
    return twin


def test_a_hand_is_seen_by_its_owner_alone(qtbot: QtBot) -> None:
    card = item_set(MIDDLE).content.research[0].id
    state = held(MIDDLE, ADA, card)
    found = beside(qtbot, state)
    found.turn_to(Page.SHEET)
    assert found.around.shows(card_target(card))
    for viewer in (None, BERK):
        found.show(viewer)
        found.turn_to(Page.SHEET)
        assert not found.around.shows(card_target(card))
        assert name(state, card) not in found.told()
        hidden = [cell for cell in found.around._cells.values() if not cell.isVisible()]
        assert all(cell.label == "" for cell in hidden)


def test_scried_threats_stand_on_a_page_of_their_own_and_then_nowhere(qtbot: QtBot) -> None:
    state = next(
        each
        for each in (game(4, seed, asked_for(PutBack)) for seed in range(40))
        if each.outcome is None
    )
    found = beside(qtbot, state, None)
    seat = found.ask()
    assert found.around.page is Page.CHOICE
    assert state.scry
    for card in state.scry:
        assert found.around.shows(card_target(card))
    found.hand.take(None, None, ())
    found.show(None if seat == ADA else ADA)
    found.around.offer(found.hand)
    assert found.around.page is not Page.CHOICE
    assert not any(name(state, card) in found.told() for card in state.scry if card)
    assert HIDDEN_CARD == ""


def test_the_night_window_lays_the_hand_open(qtbot: QtBot) -> None:
    state = next(
        each
        for each in (game(3, seed, asked_for(NightWindow)) for seed in range(40))
        if each.outcome is None
    )
    found = beside(qtbot, state, None)
    seat = found.ask()
    assert found.around.page is Page.CHOICE
    for card in state.hands[seat]:
        assert found.around.shows(card_target(card))


# ---------------------------------------------------------------- what is pointed at
def test_a_space_tells_its_tax_and_what_is_left_for_the_piece_in_hand(qtbot: QtBot) -> None:
    state = game(3, 1, asked_for(TakeTurn)).clone()
    found = beside(qtbot, state, None)
    seat = found.ask()
    sheet = state.sheets[seat]
    state.sheets[seat] = replace(sheet, goods=(9, 0, 0, 0, 0))
    found.ask()
    showing = found.around._showing
    assert showing is not None
    note = note_of(showing, found.hand, space_target("8"))
    assert note is not None
    assert "Tax 1; you can pay 9." in note.text
    assert "In total" in note.text


def test_words_of_cards_are_held_nearer(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    found.around.point(decree_target(0))
    note = found.around._closeup.note
    assert note is not None
    assert note.title == name(MIDDLE, MIDDLE.docket[0].card)
    found.around.point(None)
    assert found.around._closeup.note is None


def test_nothing_unknown_has_words(qtbot: QtBot) -> None:
    found = beside(qtbot, MIDDLE)
    found.around.point(Target(TargetKind.CARD, HIDDEN_CARD))
    assert found.around._closeup.note is None


def test_a_shipment_that_is_pointed_at_shows_the_night_after_it(qtbot: QtBot) -> None:
    state = _may_ship()
    found = beside(qtbot, state, None)
    seat = found.ask()
    target = next(
        option.targets[0]
        for option in agenda.options(state, seat)
        if isinstance(option.action, SendShipment) and option.why_not is None
    )
    before = _score_row(found, seat)
    found.around.point(target)
    found.around.foresee()
    assert _score_row(found, seat) != before
    assert any(label == "If you do this" for label in found.labels())
    found.around.point(None)
    found.around.foresee()
    assert _score_row(found, seat) == before


def _may_ship() -> Council:
    def stops(state: Council) -> bool:
        seats = agenda.asked(state)
        found = agenda.actions(state, seats[0])
        return any(isinstance(each, SendShipment) for each in found)

    return game(3, 4, stops)


def _score_row(found: Beside, seat: Seat) -> str:
    key = f"{Page.PLAN}:score:{seat}"
    return next(each.label for each in found.around._shown if each.spec and each.spec.key == key)


def test_pieces_to_choose_between_lie_below_the_rows(qtbot: QtBot) -> None:
    state = game(3, 1, asked_for(TakeTurn))
    found = beside(qtbot, state, None)
    seat = found.ask()
    grips = [cell for cell in found.around._shown if cell.spec and "grip:" in cell.spec.key]
    assert len(grips) == 2
    assert "in your hand" in grips[1].label
    grips[0].press()
    assert found.hand.held == piece_target(seat, 0)
    assert "in your hand" in next(each for each in found.labels() if each.startswith("Seeker"))


# ---------------------------------------------------------------- the end
def test_at_the_end_stands_where_the_points_came_from(qtbot: QtBot) -> None:
    state = game(3, 2, lambda state: False)
    found = beside(qtbot, state, None)
    assert found.around.page is Page.SCORES
    total = next(each for each in found.labels() if each.startswith("Total"))
    for score in (*state.score, state.cult_score):
        assert str(score) in total


def test_the_last_night_reckons_with_the_hidden_threats(qtbot: QtBot) -> None:
    state = game(3, 2, late_in(5))
    ahead = forecast(state)
    assert ahead.is_last
    found = beside(qtbot, state)
    about = round(ahead.hidden * ahead.hidden_v / 100)
    assert about
    cult = next(each for each in found.labels() if each.startswith("Cult:"))
    assert f"about {ahead.cult + about} V after the night" in cult


def test_a_page_that_is_too_long_is_turned(qtbot: QtBot) -> None:
    cards = tuple(card.id for card in item_set(MIDDLE).content.research)
    found = beside(qtbot, held(MIDDLE, ADA, *cards))
    found.turn_to(Page.SHEET)
    seen: set[str] = set()
    for _ in range(6):
        shown = [cell for cell in found.around._shown if cell.spec]
        assert all(found.room.adjusted(-1, -1, 1, 1).contains(cell.area) for cell in shown)
        seen |= {str(cell.target.id) for cell in shown if cell.target is not None}
        next(cell for cell in shown if cell.spec and cell.spec.key == "leaf").press()
    assert seen >= set(cards)


def test_the_own_hand_can_be_opened_beside_the_pieces(qtbot: QtBot) -> None:
    def stops(state: Council) -> bool:
        turn = agenda.question(state)
        return isinstance(turn, TakeTurn) and len(state.hands[turn.seat]) > 1

    found = beside(qtbot, game(3, 1, stops), None)
    found.ask()
    assert found.around.shows(OPEN_HAND)
    cell = next(cell for cell in found.around._shown if cell.target == OPEN_HAND)
    assert cell.is_answer
    picked: list[object] = []
    assert found.hand.option_filter is not None
    found.hand.option_filter.picked.connect(picked.append)
    cell.press()
    assert picked == [OpenHand()]


def test_of_equal_cards_the_number_is_told_where_one_is_chosen(qtbot: QtBot) -> None:
    state = game(3, 1, asked_for(TakeTurn)).clone()
    seat = agenda.asked(state)[0]
    state.hands[seat] = ("blueprints", "blueprints", "bottled_kinfire")
    agenda.submit(state, seat, OpenHand())
    found = beside(qtbot, state, seat)
    found.ask()
    said = found.around.describe()
    assert any("2 times" in line and "Blueprints" in line for line in said)
    assert not any("times" in line and "Bottled" in line for line in said)

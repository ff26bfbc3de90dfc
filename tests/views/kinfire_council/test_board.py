"""The table follows a view, lights what can be chosen, and tells what is pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Action, Choice, Seat, Target, TargetKind
from rules.kernel.views import view
from rules.kinfire_council.asking import card_target, piece_target, space_target
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.spaces import SITE_HEX, all_spaces
from rules.kinfire_council.state import SEEKER, Council, Piece, Threat, game_of
from rules.kinfire_council.turn.acting import Act
from rules.kinfire_council.turn.actions import OpenHand, Place, UseLocation
from rules.kinfire_council.turn.events import Placed
from tests.views.kinfire_council.tables import NAMES, asked, laid, places, played, setup
from views.boards import board_class
from views.items.panel import Panel
from views.kinfire_council.board import KinfireCouncilBoard
from views.kinfire_council.icons import Mark
from views.kinfire_council.space_item import LocationItem, SpaceItem
from views.theme import ThemeName

LEFT = Qt.MouseButton.LeftButton


def item(board: KinfireCouncilBoard, space: str) -> SpaceItem:
    return board.scene.city.spaces[space]


def spot(board: KinfireCouncilBoard, panel: Panel) -> QPoint:
    """On the name of a space: pieces stand at its left."""
    area = panel.sceneBoundingRect()
    return board.table_view.mapFromScene(area.right() - 20, area.center().y() + 4)


def click(board: KinfireCouncilBoard, panel: Panel) -> None:
    at = spot(board, panel)
    QTest.mouseMove(board.table_view.viewport(), at)
    QTest.mouseClick(board.table_view.viewport(), LEFT, pos=at)


def test_the_game_has_this_board() -> None:
    assert board_class("kinfire_council") is KinfireCouncilBoard


# ---------------------------------------------------------------- what it says
def test_every_space_is_told_in_sentences(qtbot: QtBot) -> None:
    play = played(places())
    board, state = laid(qtbot, play), game_of(play.state)
    told = board.describe()
    assert all(element.label for element in board.elements())
    assert len(board.scene.city.spaces) == len(all_spaces(state)) - 4
    for number in state.city:
        assert "cultist" in item(board, str(number)).label
    taken = next(p.space for p in state.sheets[0].pieces if p.space.isdigit() or p.space)
    if taken in board.scene.city.spaces:
        assert "Ada" in item(board, taken).label
    assert state.turn is not None
    assert told[0].endswith(NAMES[state.turn.seat])
    assert any(line.startswith("Lighthouse") for line in told)
    assert any(line.startswith("Docket 1") for line in told)
    assert any(line.startswith("Need 1") for line in told)


def test_nothing_secret_is_told(qtbot: QtBot) -> None:
    play = played(places())
    board = laid(qtbot, play)
    said = " ".join(board.describe()) + " ".join(e.label for e in board.elements())
    hidden = {card for hand in game_of(play.state).hands for card in hand}
    assert not any(card.replace("_", " ").title() in said for card in hidden)


# ---------------------------------------------------------------- a decision
def test_a_worker_is_taken_up_and_one_click_places_it(qtbot: QtBot) -> None:
    play = played(places())
    board = laid(qtbot, play)
    option_filter = asked(board, play)
    seat = agenda.asked(play.state)[0]
    held = board._hand.held
    got: list[Action] = []
    option_filter.picked.connect(got.append)
    open_now = next(i for i in board.scene.city.spaces.values() if i.is_lit and i.face.number)
    if held is not None:
        assert str(held.id) != f"piece:{seat}:{SEEKER}"
        assert not board.holds_step()
    click(board, open_now)
    assert [type(each) for each in got] == [Place]
    assert got[0].space == open_now.space


def test_another_piece_is_taken_instead(qtbot: QtBot) -> None:
    """By a click on it, or by the way back, which says so."""

    def has_both(state: Council, choice: Choice) -> bool:
        home = [not each.space for each in state.sheets[agenda.asked(state)[0]].pieces]
        return places(1)(state, choice) and home[SEEKER] and any(home[SEEKER + 1 :])

    play = played(has_both, seats=4, seed=7)
    board = laid(qtbot, play)
    option_filter = asked(board, play)
    seeker = piece_target(agenda.asked(play.state)[0], SEEKER)
    assert board.back_words() == "Another piece"
    assert board._hand.is_open(seeker)
    board._hand.press(seeker)
    assert option_filter.path == (seeker,)
    assert board.holds_step()
    assert board.back_words() == ""
    assert board.cancel_step()
    assert option_filter.path == ()


def test_what_is_closed_says_why(qtbot: QtBot) -> None:
    play = played(places())
    board = laid(qtbot, play)
    asked(board, play)
    closed = [i for i in board.scene.city.spaces.values() if not i.is_lit]
    assert closed
    assert all(each.why for each in closed)
    said: list[str] = []
    board.noticed.connect(said.append)
    closed[0].press()
    assert said == [closed[0].why]


def test_locations_are_rows_of_their_space(qtbot: QtBot) -> None:
    def acts(state: object, choice: object) -> bool:
        return isinstance(choice, Act)

    play = played(acts)
    board = laid(qtbot, play)
    option_filter = asked(board, play)
    rows = [e for e in board.elements() if isinstance(e, LocationItem) and e.is_lit]
    assert rows
    got: list[Action] = []
    option_filter.picked.connect(got.append)
    rows[0].press()
    assert got


# ---------------------------------------------------------------- keys
def test_the_card_beside_the_hexagon_is_clicked_as_well(qtbot: QtBot) -> None:
    """What a Seeker is there for stands on the card, not under its feet."""
    for space, slot in ((SITE_HEX, None), ("threat_hex_1", 0)):
        play = on_hexagon(space)
        board = laid(qtbot, play)
        option_filter = asked(board, play)
        card = board.scene.light.site if slot is None else board.scene.threats.slots[slot]
        assert card.is_lit
        assert card.description
        taken: list[Action] = []
        option_filter.picked.connect(taken.append)
        area = card.sceneBoundingRect()
        at = board.table_view.mapFromScene(area.left() + 20, area.top() + 12)
        QTest.mouseClick(board.table_view.viewport(), LEFT, pos=at)
        assert taken == [UseLocation(0)]


def on_hexagon(space: str) -> Play:
    """A Seeker has been placed on a hexagon and may act."""
    state = game_of(played(places()).state)
    seat = agenda.asked(state)[0]
    state.threats = (Threat("footpads"), *state.threats[1:])
    seeker = Piece("", state.sheets[seat].pieces[SEEKER].skill)
    pieces = (seeker, *state.sheets[seat].pieces[1:])
    set_sheet(state, seat, goods=(9, 9, 9, 9, 9), pieces=pieces)
    agenda.submit(state, seat, Place(SEEKER, space))
    return Play.from_state(setup(), state)


def test_arrows_follow_the_grid(qtbot: QtBot) -> None:
    board = laid(qtbot, played(places()))
    board.table_view.setFocus()
    item(board, "8").setFocus()
    for across, down, there in ((1, 0, "9"), (0, -1, "12"), (-1, 0, "11"), (0, 1, "8")):
        board.walker.go(across, down)
        assert board.walker.focused() is item(board, there)


def test_what_the_keyboard_comes_to_by_itself_covers_no_paper(qtbot: QtBot) -> None:
    """Words are held nearer as soon as somebody walks, or points."""
    play = played(places())
    board = laid(qtbot, play)
    board.table_view.setFocus()
    asked(board, play)
    closeup, walker = board.scene.surroundings._closeup, board.walker
    first = walker.focused()
    assert isinstance(first, SpaceItem)
    first.pointed.emit(first)  # as the keyboard does where it comes
    assert not closeup.isVisible()
    board.next_option(1)
    second = walker.focused()
    assert isinstance(second, SpaceItem)
    assert second is not first
    second.pointed.emit(second)
    assert closeup.isVisible()
    asked(board, play)
    second.pointed.emit(second)
    assert not closeup.isVisible()
    first.hoverEnterEvent(None)
    assert closeup.isVisible()


def test_pointing_tells_the_verdict_and_not_the_rules_again(qtbot: QtBot) -> None:
    """The papers tell what can be done on a space; an empty one that is closed is not «free»."""
    play = played(places())
    board = laid(qtbot, play)
    items = board.scene.city.spaces.values()
    assert all(item.sentence() == item.brief for item in items)
    asked(board, play)
    for item in items:
        said = item.why if not item.is_lit else item.description
        assert said
        assert said in item.sentence()
        assert item.sentence().count(item.title) == 1
        assert len(item.sentence()) < len(item.label)
        assert "Free" not in item.label


def test_only_one_piece_is_shown_where_it_would_stand(qtbot: QtBot) -> None:
    """The pointer's, while it is on a space: not that of the keyboard, too."""
    play = played(places())
    board = laid(qtbot, play)
    asked(board, play)
    lit = [each for each in board.scene.city.spaces.values() if each.is_lit]
    lit[0].setFocus()
    lit[1].hoverEnterEvent(None)
    assert lit[0].gives_way
    assert not lit[1].gives_way
    lit[1].hoverLeaveEvent(None)
    assert not lit[0].gives_way


def test_an_arrest_reaches_neighbours_only(qtbot: QtBot) -> None:
    board = laid(qtbot, played(places()))
    board.scene.city.set_streets(True)
    board.scene.city._point(item(board, "4"))
    near = {int(i.space) for i in board.scene.city.spaces.values() if i.is_near}
    assert near == set(shipped().neighbours[4])


# ---------------------------------------------------------------- motion, themes
def test_a_piece_flies_from_its_seat(qtbot: QtBot) -> None:
    play = played(places())
    board = laid(qtbot, play)
    placed = next(
        Placed(Seat(seat), number, piece.space, 0, None, None)
        for seat, sheet in enumerate(play.state.sheets)
        for number, piece in enumerate(sheet.pieces)
        if piece.space
    )
    motion = board.animate(view(play.state, None), (placed,))
    assert motion is not None
    assert motion.duration() > 0


def test_every_look_is_painted(qtbot: QtBot, caplog) -> None:
    play = played(places(3), seats=4)
    for look in (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST, ThemeName.PRINT):
        board = laid(qtbot, play, (1366, 640), look)
        asked(board, play)
        assert not board.grab().isNull()
    assert "cannot be drawn" not in caplog.text


def test_a_thing_of_the_log_is_marked(qtbot: QtBot) -> None:
    board = laid(qtbot, played(places()))
    board.mark([space_target("3"), Target(TargetKind.PLACE, "slot:1")])
    assert item(board, "3").is_spoken_of
    assert board.scene.threats.slots[1].is_spoken_of
    board.mark([])
    assert not item(board, "3").is_spoken_of


def test_only_own_cards_open_the_hand(qtbot: QtBot) -> None:
    play = played(places())
    board = laid(qtbot, play)
    asked(board, play)
    assert not any(each.is_lit for each in board.scene.threats.slots)
    assert not any(each.is_lit for each in board.scene.council.decrees)


def test_a_click_on_an_own_card_opens_the_hand(qtbot: QtBot) -> None:
    def holds(state: object, choice: object) -> bool:
        council = game_of(state)
        return places()(council, choice) and bool(council.hands[choice.seat])

    play = played(holds, seats=4)
    board = laid(qtbot, play)
    option_filter = asked(board, play)
    card = game_of(play.state).hands[agenda.asked(play.state)[0]][0]
    got: list[Action] = []
    option_filter.picked.connect(got.append)
    board._hand.press(card_target(card))
    assert got == [OpenHand()]
    play.submit(agenda.asked(play.state)[0], got[0])
    asked(board, play)
    assert board._hand.is_chosen(card_target(card)) or board._hand.why(card_target(card))


def test_a_card_of_the_night_is_not_lit_by_day(qtbot: QtBot) -> None:
    play = played(places())
    board, state = laid(qtbot, play), game_of(play.state)
    seat = agenda.asked(state)[0]
    state.hands[seat] = ("bottled_kinfire", "closing_speech")
    asked(board, play)
    assert board._hand.is_open(card_target("bottled_kinfire"))
    assert not board._hand.is_open(card_target("closing_speech"))


def test_two_players_read_what_the_signs_mean_for_them(qtbot: QtBot) -> None:
    for seats, told in ((2, "the Cult loses 2 V"), (3, "give the Cult 2 V")):
        board = laid(qtbot, played(places(), seats=seats))
        assert told in item(board, "18").label
        face = item(board, "18").face
        assert face is not None
        minus = Mark("kc-cult", "\N{MINUS SIGN}2") in face.rows[1]
        assert minus == (seats == 2)

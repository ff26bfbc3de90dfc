"""The city is read at every size: names in one size and never cut, signs never too small, letters
that really grow, pieces that show whose they are, locations large enough to be clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel.play import Play
from rules.kernel.steps import Choice
from rules.kernel.views import view
from rules.kinfire_council.data import NUMBERED
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.acting import Act
from rules.kinfire_council.turn.paying import ChoosePayment
from tests.views.kinfire_council.tables import NAMES, asked, laid, places, played
from views.items.panel import sized, tabular
from views.kinfire_council.icons import location_marks, marks_width
from views.kinfire_council.scene import TableScene
from views.kinfire_council.showing import RenderState
from views.kinfire_council.space_item import LocationItem, SpaceItem, Stance
from views.kinfire_council.space_letters import (
    LEAST,
    laid_marks,
    letters_for,
    name_lines,
    name_room,
)
from views.kinfire_council.standing import COVERED, spots
from views.theme import Face, ThemeName, theme

SIZES = ((1280, 573, 100), (1004, 573, 100), (1262, 545, 125), (1262, 500, 150), (1262, 420, 200),
         (900, 420, 150), (1920, 933, 100), (1900, 860, 150), (1900, 800, 200))  # fmt: skip
EACH = pytest.mark.parametrize(("width", "height", "text"), SIZES)


@pytest.fixture(scope="module")
def play() -> Play:
    return played(places(4), seats=4, seed=7)


@pytest.fixture(autouse=True)
def usual_text() -> Iterator[None]:
    yield
    theme().set_text(100)


def scene(play: Play, width: float, height: float, text: int) -> TableScene:
    """A table of a size; `text`: of the letters, in hundredths."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(text)
    made = TableScene(None)
    made.show(RenderState(view(play.state, None), None, dict(enumerate(NAMES))))
    made.arrange(QSizeF(width, height))
    return made


def signs(item: SpaceItem) -> list[int]:
    """How large the signs of each location are."""
    assert item.face is not None
    found = []
    for index, marks in enumerate(item.face.rows):
        letters = tabular(sized(theme().font(Face.SMALL), item.sign_letters(index)))
        found.append(laid_marks(marks, letters, item.signs_area(index))[1])
    return found


# ---------------------------------------------------------------- names
@EACH
def test_names_have_one_size_and_are_never_cut(
    qapp: object, play: Play, width: float, height: float, text: int
) -> None:
    city = scene(play, width, height, text).city
    assert len({item.letters for item in city.spaces.values()}) == 1
    for item in city.spaces.values():
        face, letters, scale = item.face, item.letters, item.scale_of_board
        assert face is not None
        assert letters.name >= LEAST
        said = name_lines(face, item.sheet.width(), letters, scale)
        assert " ".join(part for part in said if part) == face.name
        room, last = name_room(face, item.sheet.width(), letters, scale)
        metrics = QFontMetricsF(letters.names)
        assert all(metrics.horizontalAdvance(part) <= room for part in said)
        assert metrics.horizontalAdvance(said[-1]) <= last


@EACH
def test_signs_are_never_too_small_and_not_cut(
    qapp: object, play: Play, width: float, height: float, text: int
) -> None:
    """Those of both sides of every tile."""
    found = scene(play, width, height, text)
    content = shipped().content
    for tile in content.districts:
        item = found.city.spaces[str(tile.n)]
        for side in (tile.base, tile.upgraded):
            for index, location in enumerate(side):
                letters = tabular(sized(theme().font(Face.SMALL), item.sign_letters(index)))
                area = item.signs_area(index)
                lines, size = laid_marks(location_marks(location), letters, area)
                assert size >= LEAST
                small = QFont(letters)
                small.setPixelSize(size)
                assert max(marks_width(line, small, 0.2) for line in lines) <= area.width() + 0.5


@pytest.mark.parametrize("sizes", [SIZES[0:1] + SIZES[3:5], SIZES[6:9]], ids=["small", "large"])
def test_larger_letters_are_larger_on_the_city(
    qapp: object, play: Play, sizes: tuple[tuple[int, int, int], ...]
) -> None:
    names, figures = [], []
    for width, height, text in sizes:
        items = list(scene(play, width, height, text).city.spaces.values())
        names.append(items[0].letters.name)
        figures.append(sum(size for item in items for size in signs(item)))
    assert names[1] >= 1.12 * names[0]
    assert names[2] >= 1.24 * names[0]
    assert figures == sorted(figures)
    assert figures[2] > 1.2 * figures[0]


def test_two_lines_or_a_narrow_number_come_before_smaller_letters(qapp: object, play: Play) -> None:
    found = scene(play, 1262, 420, 200)
    assert found.found is not None
    assert found.city.plan is not None
    items = found.city.spaces.values()
    faces = {item.space: item.face for item in items if item.face is not None}
    sheets, scale = found.city.plan.faces, found.found.scale
    size = letters_for(faces, sheets, scale, found.found.letters)
    flat = {space: sheet.adjusted(0, 40, 0, 0) for space, sheet in sheets.items()}
    assert any(len(name_lines(face, sheets[space].width(), size, scale)) == 2
               for space, face in faces.items())  # fmt: skip
    assert letters_for(faces, flat, scale, found.found.letters).name < size.name


def test_the_papers_go_below_before_the_city_is_too_narrow(qapp: object, play: Play) -> None:
    """The log stands beside the table in the smallest window."""
    found = scene(play, 1004, 573, 100).found
    assert found is not None
    assert found.is_below
    assert found.council.bottom() <= 573 < found.panels.bottom()
    assert found.width == 1004


def test_what_is_placed_and_told_is_in_sight_while_the_papers_are_not(qtbot: QtBot) -> None:
    """The pieces and the hand stand above the table then, and words are held nearer beside the
    city."""
    play = played(places(2), seats=4, seed=7)
    board = laid(qtbot, play, (1004, 573))
    asked(board, play)
    scene, around = board.scene, board.scene.surroundings
    found = scene.found
    assert found is not None
    assert found.is_below
    seen = QRectF(0, 0, 1004, 573)
    own = [each for each in around.elements() if "piece:" in str(getattr(each, "target", ""))]
    assert own
    assert all(found.grip.adjusted(-9, -9, 9, 9).contains(each.sceneBoundingRect()) for each in own)
    assert seen.contains(found.grip)
    parts = (found.score, found.light, found.city, found.threats, found.council, found.panels)
    assert not any(found.grip.intersects(part) for part in parts)
    scene.city.spaces["1"].hoverEnterEvent(None)
    assert around._closeup.isVisible()
    assert seen.contains(around._closeup.sceneBoundingRect())


def test_a_press_at_the_edge_of_what_is_seen_is_not_lost(qtbot: QtBot) -> None:
    """The table would move away below it, to bring to sight what has the keyboard now."""
    play = played(places(2), seats=4, seed=7)
    board = laid(qtbot, play, (1004, 480))
    option_filter, table = asked(board, play), board.table_view
    opens = [each for each in board.scene.city.spaces.values() if not each.space.isdigit()]
    item = next(each for each in opens if each.is_lit)
    seen = table.mapToScene(table.viewport().rect()).boundingRect()
    area = item.sheet
    assert not seen.contains(area)
    at = table.mapFromScene(area.right() - 12, seen.bottom() - 4)
    with qtbot.waitActive(board):
        board.activateWindow()
    handle, none = board.windowHandle(), Qt.KeyboardModifier.NoModifier
    at = table.viewport().mapTo(board, at)
    with qtbot.waitSignal(option_filter.picked, timeout=500):
        QTest.mouseMove(handle, at)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, none, at)


def test_a_question_begins_with_something_that_can_be_chosen_in_sight(qtbot: QtBot) -> None:
    play = played(places(2), seats=4, seed=7)
    board = laid(qtbot, play, (1004, 300))
    asked(board, play)
    bar = board.table_view.verticalScrollBar()
    bar.setValue(bar.maximum())
    asked(board, play)
    seen = board.table_view.mapToScene(board.table_view.viewport().rect()).boundingRect()
    lit = [each for each in board.walker._answers() if seen.contains(each.area.center())]
    assert lit


# ---------------------------------------------------------------- pieces
@pytest.mark.parametrize("space", ["1", "open"])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_piece_hides_at_most_a_third_of_another(
    qapp: object, play: Play, space: str, count: int
) -> None:
    city = scene(play, 1280, 573, 100).city
    assert city.plan is not None
    space = next(each for each in city.spaces if not each.isdigit()) if space == "open" else space
    found = [city.spot_of(space, number, count) for number in range(count)]
    for back, front in ((back, front) for n, back in enumerate(found) for front in found[n + 1 :]):
        apart = ((back.center() - front.center()).x() ** 2
                 + (back.center() - front.center()).y() ** 2) ** 0.5  # fmt: skip
        assert apart >= back.width() * (1 - COVERED) - 0.01
    face = city.plan.faces[space]
    assert all(face.adjusted(-1, 0, 0, 0).contains(spot) for spot in found)
    if not space.isdigit():
        assert len({spot.top() for spot in found}) == 1
        assert all(spot.width() == city.plan.ring(space).width() for spot in found)


def test_what_stands_on_a_numbered_space_hides_no_sign(qapp: object, play: Play) -> None:
    city = scene(play, 1280, 573, 100).city
    for number in range(1, NUMBERED + 1):
        for count in (1, 2, 3):
            for at in range(count):
                spot = city.spot_of(str(number), at, count)
                assert spot.right() <= city.spaces[str(number)].signs_area(0).left()


def test_many_things_stand_in_rows(qapp: object, play: Play) -> None:
    city = scene(play, 1280, 573, 100).city
    assert city.plan is not None
    space = next(each for each in city.spaces if not each.isdigit())
    room, ring = city.plan.room(space), city.plan.ring(space)
    found = spots(room, ring, 14, False)
    assert len(found) == 14
    assert len({spot.top() for spot in found}) > 1
    assert all(room.adjusted(-1, -1, 1, 1).contains(spot) for spot in found)


# ---------------------------------------------------------------- a location is chosen
def acts(state: Council, choice: Choice) -> bool:
    """A piece is to use a location of a numbered space."""
    turn = state.turn
    if not isinstance(choice, Act) or turn is None or turn.piece < 0:
        return False
    space = state.sheets[turn.seat].pieces[turn.piece].space
    return space.isdigit()


@pytest.mark.parametrize("size", [(1280, 573), (1920, 933)])
def test_locations_to_be_chosen_are_buttons(qtbot: QtBot, size: tuple[int, int]) -> None:
    play = played(acts, seats=4, seed=7)
    board = laid(qtbot, play, size)
    asked(board, play)
    rows = [each for each in board.elements() if isinstance(each, LocationItem)]
    assert any(row.is_lit for row in rows)
    space = board.scene.city.spaces[rows[0].space]
    assert space.stance is Stance.ACTS
    assert not space.is_dim
    for row in rows:
        assert row.area.height() >= 24
        assert row.area == space.row_area(row.index)
        assert space.sheet.contains(row.area)
        signs_of = space.signs_area(row.index)
        assert signs_of.left() - row.area.left() >= 6
        assert row.area.right() - signs_of.right() >= 2
        assert space.boundingRect().contains(row.area)
    if len(rows) > 1:
        assert rows[1].area.top() - rows[0].area.bottom() >= 2
    assert space.zValue() > max(
        each.zValue() for each in board.scene.city.spaces.values() if each is not space
    )


def test_all_else_steps_back_meanwhile(qtbot: QtBot) -> None:
    play = played(acts, seats=4, seed=7)
    board = laid(qtbot, play)
    asked(board, play)
    city = board.scene.city
    rows = [each for each in board.elements() if isinstance(each, LocationItem)]
    here = {row.space for row in rows}
    assert len(here) == 1
    assert all(item.is_dim for space, item in city.spaces.items() if space not in here)
    asked_for = {row.space for row in rows if row.is_lit}
    board.offer(None)
    assert asked_for
    assert not any(item.stance is Stance.ACTS for item in city.spaces.values())


def test_where_one_pays_stays_bright(qtbot: QtBot) -> None:
    """A payment is asked about no space: that of the piece of this turn alone is as it was."""

    def pays(state: Council, choice: Choice) -> bool:
        turn = state.turn
        if not isinstance(choice, ChoosePayment) or turn is None or turn.piece < 0:
            return False
        return state.sheets[turn.seat].pieces[turn.piece].space.isdigit()

    play = played(pays, seats=4, seed=7)
    board = laid(qtbot, play)
    asked(board, play)
    turn = game_of(play.state).turn
    assert turn is not None
    space = game_of(play.state).sheets[turn.seat].pieces[turn.piece].space
    found = {name for name, each in board.scene.city.spaces.items() if each.stance is Stance.HERE}
    assert found == {space}
    quiet = [each for name, each in board.scene.city.spaces.items() if name != space]
    assert all(each.is_dim for each in quiet)


def test_a_tax_that_cannot_be_paid_is_told_apart_from_a_taken_space(qtbot: QtBot) -> None:
    def is_poor(state: Council, choice: Choice) -> bool:
        turn = state.turn
        return (
            places(2)(state, choice) and turn is not None and not state.sheets[turn.seat].goods[0]
        )

    play = played(is_poor, seats=4, seed=7)
    board = laid(qtbot, play)
    asked(board, play)
    items = board.scene.city.spaces.values()
    dear = [item for item in items if item.is_too_dear]
    assert dear
    for item in dear:
        assert item.face is not None
        assert item.face.is_free
        assert item.face.tax > 0
        assert not item.is_lit
        assert not item.is_dim
    assert not any(i.is_too_dear for i in items if i.face is not None and not i.face.is_free)

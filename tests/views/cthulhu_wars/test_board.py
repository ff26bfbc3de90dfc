"""The table follows a view, lights what can be chosen, and tells what is pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.actions import BuildGate, ChooseArea, Fight, Recruit, Walks
from rules.cthulhu_wars.asking import area_target
from rules.cthulhu_wars.earth.geography import neighbours, spot
from rules.cthulhu_wars.events import GateBuilt, Moved, Placed
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.rules.cthulhu_wars.scenes import area, kind, put
from tests.views.cthulhu_wars.earths import FIRST, asked, earth, laid, setup
from views.boards import board_class
from views.cthulhu_wars import layout
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.describing import _area_ways
from views.cthulhu_wars.map_item import AreaItem, PieceItem
from views.theme import ThemeName, theme

LEFT = Qt.MouseButton.LeftButton


def item(board: CthulhuWarsBoard, number: int) -> AreaItem:
    return board.scene.map.areas[number]


def piece(board: CthulhuWarsBoard, id: str) -> PieceItem:
    return board.scene.map.pieces[id]


def click(board: CthulhuWarsBoard, at: QPoint) -> None:
    QTest.mouseMove(board.table_view.viewport(), at)
    QTest.mouseClick(board.table_view.viewport(), LEFT, pos=at)


def click_area(board: CthulhuWarsBoard, number: int) -> None:
    """Where the gate would be."""
    click(board, board.table_view.mapFromScene(board.scene.map.spot(number)))


def click_piece(board: CthulhuWarsBoard, id: str) -> None:
    found = piece(board, id).place_on_table
    click(board, board.table_view.mapFromScene(found.center()))


def test_the_game_has_this_board() -> None:
    assert board_class("cthulhu_wars") is CthulhuWarsBoard


# ---------------------------------------------------------------- what it says
def test_an_area_is_told_in_sentences(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    label = item(board, area(state, "europe")).label
    assert label.startswith("Europe, land, slashes sign.")
    for part in ("Yellow Sign: 2 × Undead, 4 × Acolyte", "Desecrated"):
        assert part in label
    pacific = item(board, area(state, "south_pacific")).label
    assert "Gate controlled by Great Cthulhu" in pacific
    assert "Acolyte on the gate" in pacific
    assert "Abandoned gate" in item(board, area(state, "arabia")).label


def test_every_thing_is_named_and_stands_after_its_area(qtbot: QtBot) -> None:
    board = laid(qtbot, earth())
    elements = board.elements()
    assert all(element.label for element in elements)
    areas = [e for e in elements if isinstance(e, AreaItem)]
    assert [e.area_id for e in areas] == list(range(17))
    for element in elements:
        if isinstance(element, PieceItem):
            assert elements.index(element) > elements.index(item(board, element.piece.area))


def test_the_description_tells_what_areas_border_on(qtbot: QtBot) -> None:
    told = board_lines = laid(qtbot, earth()).describe()
    [arctic] = [line for line in board_lines if line.startswith("Arctic Ocean")]
    assert "Scandinavia" in arctic.partition("Adjacent to")[2]
    assert len(told) >= 17


def test_the_one_who_stands_on_a_gate_is_not_counted_twice(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    at = area(state, "south_pacific")
    assert piece(board, f"holder:{at}").piece.unit == "gc_acolyte"
    assert piece(board, f"unit:{at}:0:0").piece.count == 1


# ---------------------------------------------------------------- what is chosen
def test_a_move_is_a_figure_and_an_area(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    source = area(state, "south_pacific")
    near = [area(state, id) for id in ("antarctica", "south_america", "indian_ocean")]
    deep_one = kind(state, 0, "deep_one")
    walks = [Walks(kind=deep_one, source=source, target=to) for to in near]
    walks += [Walks(kind=0, source=source, target=to, holder=True) for to in near]
    option_filter = asked(board, state, walks)
    assert piece(board, f"unit:{source}:0:{deep_one}").is_lit
    assert piece(board, f"holder:{source}").is_lit
    assert not item(board, near[0]).is_lit
    click_piece(board, f"unit:{source}:0:{deep_one}")
    assert piece(board, f"unit:{source}:0:{deep_one}").is_chosen
    assert all(item(board, to).is_lit for to in near)
    reach = board.scene.map.pointers._reach
    assert reach is not None
    assert sorted(reach.targets) == sorted(near)
    with qtbot.waitSignal(option_filter.picked) as caught:
        click_area(board, near[1])
    assert caught.args == [walks[1]]


def test_a_click_on_several_picks_one_of_them(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    source, to = area(state, "south_pacific"), area(state, "antarctica")
    other = area(state, "south_america")
    deep_one = kind(state, 0, "deep_one")
    asked(board, state, [Walks(deep_one, source, each) for each in (to, other)])
    click_piece(board, f"unit:{source}:0:{deep_one}")
    assert "Deep One" in board.step_text()
    assert board.step_text().endswith(", 1 of 2: choose the area")


def test_a_figure_stands_for_the_area_it_is_in(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    africa = area(state, "west_africa")
    option_filter = asked(board, state, [ChooseArea(africa), ChooseArea(area(state, "arabia"))])
    heap = piece(board, f"unit:{africa}:1:0")
    assert heap.can_press
    assert not heap.is_lit
    with qtbot.waitSignal(option_filter.picked) as caught:
        click_piece(board, f"unit:{africa}:1:0")
    assert caught.args == [ChooseArea(africa)]


def test_a_click_on_an_enemy_names_what_it_would_begin(qtbot: QtBot) -> None:
    """Never a battle, a capture or a cultist by a click that has said nothing: also where only
    one thing is open there."""
    state = earth()
    board = laid(qtbot, state)
    at = area(state, "north_pacific")
    for order in (Fight(area=at, enemy=Seat(2)), Recruit(area=at, kind=0), BuildGate(at)):
        option_filter = asked(board, state, [order])
        with qtbot.assertNotEmitted(option_filter.picked):
            click_piece(board, f"unit:{at}:2:0")
        assert option_filter.path == (area_target(at),)
        assert [option.action for option in option_filter.matching] == [order]
        assert not any(map(board.shows, option_filter.targets())), "its name lies on the action bar"
        with qtbot.waitSignal(option_filter.picked):
            assert board.confirm()


def test_both_pieces_of_an_ocean_are_pressed_alike(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    pacific, other = area(state, "north_pacific"), area(state, "arctic_ocean")
    for x, y in ((992.0, 200.0), (70.0, 300.0)):
        option_filter = asked(board, state, [ChooseArea(pacific), ChooseArea(other)])
        at = board.scene.map.lens().map(x, y)
        with qtbot.waitSignal(option_filter.picked) as caught:
            click(board, board.table_view.mapFromScene(*at))
        assert caught.args == [ChooseArea(pacific)]


def test_escape_goes_back_click_by_click(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    source = area(state, "south_pacific")
    asked(board, state, [Walks(kind=1, source=source, target=to) for to in (2, 16)])
    click_piece(board, f"unit:{source}:0:1")
    assert board.step_text() == "Deep One, 1 of 2: choose the area"
    assert board.cancel_step()
    assert board.step_text() == ""
    assert not board.cancel_step()


# ---------------------------------------------------------------- keyboard
def press(board: CthulhuWarsBoard, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(board.table_view, key, held or Qt.KeyboardModifier.NoModifier)


def test_keys_lead_from_area_to_area_and_among_their_figures(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    start = item(board, area(state, "west_africa"))
    start.setFocus()
    press(board, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    inside = board.walker.focused()
    assert isinstance(inside, PieceItem)
    assert inside.piece.area == start.area_id
    press(board, Qt.Key.Key_Right)
    assert board.walker.focused() is not inside
    press(board, Qt.Key.Key_Up)
    assert board.walker.focused() is start
    press(board, Qt.Key.Key_Left)
    assert board.walker.focused() is not start


def test_tab_goes_through_what_can_be_chosen(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    wanted = [area(state, id) for id in ("arabia", "west_africa", "australia")]
    asked(board, state, [ChooseArea(each) for each in wanted])
    seen = set()
    for _ in wanted:
        focused = board.walker.focused()
        assert isinstance(focused, AreaItem)
        seen.add(focused.area_id)
        board.next_option(1)
    assert seen == set(wanted)


# ---------------------------------------------------------------- following
def test_figures_follow_a_new_view(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    put(state, 2, "arabia", nightgaunt=3)
    board.show_view(view(state, FIRST), FIRST, setup())
    at, night = area(state, "arabia"), kind(state, 2, "nightgaunt")
    assert piece(board, f"unit:{at}:2:{night}").piece.count == 3


def test_what_happened_is_shown_in_motion(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    here, there = spot(state, area(state, "arabia")), spot(state, area(state, "west_africa"))
    events = [
        Moved(Seat(2), "nightgaunt", here, there, 2),
        Placed(Seat(1), "ghoul", there),
        GateBuilt(Seat(1), there),
    ]
    motion = board.animate(view(state, None), events)
    assert motion is not None
    assert motion.duration() > 0
    motion.setCurrentTime(motion.duration() // 2)
    assert board._motions._flyer.isVisible()
    motion.setCurrentTime(motion.duration())
    board._motions._flyer.hide()


def test_every_theme_and_overlay_paints(qtbot: QtBot) -> None:
    board = laid(qtbot, earth())
    plain = board.grab().toImage()
    for overlay in board.overlays()[:2]:
        overlay.trigger()
        assert board.grab().toImage() != plain
        overlay.trigger()
    assert board.grab().toImage() == plain
    for name in ThemeName:
        theme().choose(name)
        assert not board.grab().toImage().isNull()
    theme().choose(ThemeName.PAPER)


def test_the_area_that_is_pointed_at_shows_what_it_borders_on(qtbot: QtBot) -> None:
    state = earth()
    board = laid(qtbot, state)
    pointers, pacific = board.scene.map.pointers, area(state, "north_pacific")
    click_area(board, pacific)
    assert item(board, pacific).is_hovered
    assert pointers.borders() is None
    board.overlays()[3].trigger()
    found = pointers.borders()
    assert found is not None
    assert set(found.targets) == set(neighbours(state, pacific))
    board.overlays()[3].trigger()


def test_names_stay_off_the_figures(qtbot: QtBot) -> None:
    """Where an area is not crowded."""
    state = earth()
    board = laid(qtbot, state)
    at = area(state, "europe")
    from views.cthulhu_wars.names_paint import name_box

    left, top, wide, high = name_box(state.variant.map, at, board.scene.map.unit)
    for found in board.scene.map.pieces_in(at):
        x, y, side = found.box
        apart = (
            x + side <= left + 4
            or x >= left + wide - 4
            or y + side <= top + 4
            or y >= top + high - 4
        )
        assert apart or side < layout.TOKEN * 0.9


def test_the_line_on_clicks_names_of_areas_only_what_is_open() -> None:
    told = {
        frozenset({Recruit}): "an area to recruit",
        frozenset({BuildGate}): "an area to build a gate",
        frozenset({Recruit, BuildGate}): "an area to recruit or build",
    }
    for open_now, said in told.items():
        (found,) = _area_ways(set(open_now))
        assert found == (set(open_now), said)

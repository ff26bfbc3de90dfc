"""What is laid over the city: from where cultists are reached."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.steps import Choice
from rules.kernel.views import view
from rules.kinfire_council.forecast.net import net
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.days_light import TakeTurn
from tests.views.kinfire_council.tables import asked, laid, places, played
from views.items.panel import sized, tabular
from views.kinfire_council.icons import CLOSE, marks_width
from views.theme import Face, theme


def haunted(state: Council, choice: Choice) -> bool:
    """Cultists are in the city."""
    return isinstance(choice, TakeTurn) and len(state.city) > 1


def test_all_spaces_from_which_a_cultist_is_reached_are_marked(qtbot: QtBot) -> None:
    play = played(haunted)
    board = laid(qtbot, play)
    city = board.scene.city
    assert not any(item.is_near for item in city.spaces.values())
    city.set_streets(True)
    wanted = {n for each in game_of(play.state).city for n in shipped().neighbours[each]}
    assert {int(n) for n, item in city.spaces.items() if item.is_near} == wanted
    city.spaces["1"].pointed.emit(city.spaces["1"])
    assert {int(n) for n, item in city.spaces.items() if item.is_near} == set(
        shipped().neighbours[1]
    )
    city.set_streets(False)
    city.spaces["1"].pointed.emit(None)
    assert not any(item.is_near for item in city.spaces.values())


def test_the_coins_that_a_location_leaves_are_told_beside_it(qtbot: QtBot) -> None:
    """Where nothing stands yet; they cover neither a sign nor a name."""
    play = played(places(3), seats=4, seed=7)
    board = laid(qtbot, play)
    asked(board, play)
    city, seat = board.scene.city, agenda.asked(play.state)[0]
    city.set_net(True)
    seen, piece = game_of(view(play.state, seat)), board._hand.piece
    assert piece is not None
    told = 0
    for space, item in city.spaces.items():
        assert item.face is not None
        if not item.face.is_free:
            assert item.nets == ()
            continue
        for index, coins in enumerate(item.nets):
            found = net(seen, *piece, space, index)
            assert coins == (found.goods[0] if found is not None else None)
            chip, told = item.net_area(index), told + 1
            letters = tabular(sized(theme().font(Face.SMALL), item.sign_letters(index)))
            signs = item.signs_area(index)
            signs.setWidth(marks_width(item.face.rows[index], letters, CLOSE))
            assert item.sheet.contains(chip)
            assert not chip.intersects(signs)
            assert chip.top() >= item.row_area(0).top()
    assert told > 20
    city.set_net(False)
    assert all(item.nets == () for item in city.spaces.values())

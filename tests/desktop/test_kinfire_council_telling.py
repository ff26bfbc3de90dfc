"""Kinfire Council in the window tells what it owes: the whole log, what Undo may do, standing
answers, why a thing is not open, hints, overlays; bots at each pace."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from models.settings import Pace
from models.thinking import thought_of
from models.translate import words
from rules.kernel.steps import Seat, Target
from rules.kinfire_council.asking import (
    cultist_target,
    decree_target,
    need_target,
    piece_target,
    rubble_target,
    ship_target,
    slot_target,
    space_target,
)
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.state import Council, Piece
from rules.kinfire_council.turn.actions import EndTurn, Place, UseLocation
from rules.kinfire_council.turn.days_light import DaysLight
from rules.kinfire_council.turn.paying import ChoosePayment
from rules.kinfire_council.turn.playing import NightWindow
from tests.desktop.councilors import Clicker, Reader, Typist, in_order, morning, setup_for
from tests.desktop.helpers import NAMES, Bots
from tests.desktop.tablefolk import taken_up, written
from tests.desktop.taking_back import Regretter, check_log, lines_of, told_to
from tests.desktop.telling import picture
from tests.desktop.woodfolk import OpenLamp
from tests.rules.kinfire_council import nights
from tests.rules.walks import walk

FOLLOWED = 12
"""Through so many choices the log is followed."""
BEGINS = 30
"""From this choice of a random game on."""


class CityRegretter(Regretter, Reader):
    """Tries the way back after each choice."""


# ---------------------------------------------------------------- the log
@pytest.mark.parametrize("seats", [2, 4])
def test_the_log_is_whole(open_lamp: OpenLamp, qtbot: QtBot, seats: int) -> None:
    """A line for each thing told, in its order."""
    setup = setup_for(seats, 2)
    state, chosen = written(setup, lambda moment: moment.number == BEGINS, FOLLOWED)
    reader = Reader(open_lamp(), qtbot, chosen)
    taken_up(reader, setup, state)
    check_log(reader)
    assert len(reader.window.log.lines()) >= FOLLOWED / 2


# ---------------------------------------------------------------- taking back
def test_what_was_done_can_be_taken_back_until_something_is_learned(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    setup = setup_for(4, 4)
    state, chosen = written(setup, lambda moment: moment.number == BEGINS, FOLLOWED + 10)
    user = CityRegretter(open_lamp(), qtbot, chosen)
    taken_up(user, setup, state)
    user.play(lambda: not user.written)
    assert len(user.taken_back) >= 3
    assert user.barred, "somebody drew a card or looked at threats"


def undo_of(mouse: Clicker) -> QToolButton:
    """The button beside the question."""
    found = mouse.window.findChild(QToolButton, "tool_undo")
    assert found is not None
    return found


def test_no_way_back_past_the_decision_of_another(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The own step goes back, as long as nobody else has been asked."""
    mouse, state = Clicker(open_lamp(), qtbot), in_order(morning(), DaysLight())
    taken_up(mouse, setup_for(3, 5), state)
    for seat in (0, 1):
        assert mouse.sit_down().seat == seat
        assert not undo_of(mouse).isEnabled()
        assert NAMES[seat] in mouse.window.windowTitle()
        if seat:
            assert "Ada made the last decision" in mouse.window.commands["undo"].statusTip()
        before = mouse.session.entries
        mouse.pick(Place(1, "commons"))
        mouse.sit_down()
        mouse.click(undo_of(mouse))
        qtbot.waitUntil(lambda before=before: mouse.session.entries == before)
        mouse.sit_down()
        assert not mouse.state.sheets[seat].pieces[1].space
        assert not undo_of(mouse).isEnabled()
        mouse.pick(Place(1, "commons"))
        mouse.sit_down()
        take_back_the_location(mouse, seat)
        mouse.pick(EndTurn())
    assert mouse.state.sheets[0].pieces[1].space == "commons"


def take_back_the_location(mouse: Clicker, seat: int) -> None:
    """What ends a turn can be taken back, too: the turn is over when its player says so."""
    coins = mouse.state.sheets[seat].goods[0]
    mouse.pick(UseLocation(0))
    assert mouse.sit_down().seat == seat
    assert mouse.state.sheets[seat].goods[0] == coins + 2
    mouse.click(undo_of(mouse))
    mouse.qtbot.waitUntil(lambda: mouse.state.sheets[seat].goods[0] == coins)
    mouse.sit_down()
    mouse.pick(UseLocation(0))
    assert mouse.sit_down().seat == seat


# ---------------------------------------------------------------- standing answers
def payer() -> Council:
    """The first seat is rich in coins and magic: a tax can be paid in two ways."""
    state = morning()
    set_sheet(state, Seat(0), goods=(3, 0, 0, 0, 3))
    return in_order(state, DaysLight())


@pytest.mark.parametrize("is_left", [False, True])
def test_own_kinds_pay_first_where_that_was_left(
    open_lamp: OpenLamp, qtbot: QtBot, is_left: bool
) -> None:
    """By the Move menu, in the own turn; without it each price that has two ways is asked."""
    mouse, state = Clicker(open_lamp(), qtbot), payer()
    taken_up(mouse, setup_for(3, 5), state, persons=(0,))
    mouse.sit_down()
    if is_left:
        mouse.menu("Move", "Standing answers", "Pay with named resources first")
        qtbot.waitUntil(lambda: mouse.session.standing.stands(Seat(0), "own_kind"))
    mouse.pick(Place(1, "7"))
    assert isinstance(mouse.sit_down().choice, ChoosePayment) is not is_left
    assert (mouse.state.sheets[0].goods[0] < 3) is is_left


def night() -> Council:
    """Before the night; two of three hold a card each that could be played."""
    state = morning()
    state.hands[0], state.hands[1] = ("relief_funds",), ("closing_speech",)
    return in_order(state, NightWindow(Seat(0)), NightWindow(Seat(1)), NightWindow(Seat(2)))


def test_the_night_is_not_asked_where_that_was_left(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Beside the question itself, behind the curtain: «Always» answers it now and from now on."""
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup_for(3, 5), night())
    question = mouse.sit_down()
    assert isinstance(question.choice, NightWindow)
    always = mouse.window.prompt.findChild(QPushButton, "always")
    assert always is not None
    mouse.click(always)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    line = next(each for each in menu.actions() if each.text().startswith("Never research"))
    mouse.click_at(menu, menu.actionGeometry(line).center())
    qtbot.waitUntil(lambda: mouse.window.table.question is not question)
    assert mouse.session.standing.stands(Seat(0), "no_night")
    following = mouse.sit_down()
    assert (following.seat, type(following.choice)) == (1, NightWindow)
    assert not mouse.session.standing.stands(Seat(1), "no_night")


# ---------------------------------------------------------------- why not
def crowded() -> Council:
    """Rivals, own pieces, a cultist, Rubble, an empty slot and a threat: much is closed."""
    state = morning()
    set_sheet(state, Seat(0), pieces=(Piece(), Piece("2"), Piece()))
    set_sheet(state, Seat(1), pieces=(Piece(), Piece("1"), Piece()))
    nights.to_city(state, 4)
    nights.lay(state, 1, "footpads", 1)
    nights.docket(state, ("sweep", (0, 0, 0)), ("festival", (0, 0, 0)))
    state.rubble, state.sea_beast = (5,), True
    return in_order(state, DaysLight())


REFUSALS: tuple[tuple[Target, str], ...] = (
    (space_target("1"), "taken by Ben"),
    (space_target("2"), "your own piece"),
    (space_target("4"), "a cultist blocks it"),
    (space_target("5"), "there is Rubble here"),
    (space_target("13"), "the tax is"),
    (space_target("threat_hex_1"), "only Seekers"),
    (space_target("site_hex"), "only Seekers"),
    (need_target(0), "Errands come after"),
    (ship_target(0), "Errands come after"),
    (slot_target(1), "You can repel a threat from"),
    (decree_target(0), "You cast votes with locations and cards that"),
    (cultist_target(4), "You arrest cultists from an adjacent space:"),
    (rubble_target(5), "You clear Rubble from an adjacent space:"),
    (piece_target(Seat(1), 1), "belongs to another"),
)
"""A thing on the table, and what its refusal says."""


def test_why_not_answers_for_whatever_is_clicked(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The tool, then a click on the thing: the reason, and nothing is chosen."""
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup_for(3, 5), crowded())
    question = mouse.sit_down()
    why = mouse.window.findChild(QToolButton, "tool_why")
    assert why is not None
    missed = []
    for target, reason in REFUSALS:
        mouse.click(why)
        item = mouse.board.scene.item_of(target)
        assert item is not None, target
        mouse.click_panel(item)
        said = mouse.window.prompt.reply.accessibleName()
        if reason not in said:
            missed.append((target, reason, said))
        assert mouse.window.table.question is question
    assert not missed, "\n".join(map(str, missed))


def test_a_click_on_what_is_closed_says_why(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Without the tool as well."""
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup_for(3, 5), crowded())
    question = mouse.sit_down()
    for space, reason in (
        ("1", "taken by Ben"),
        ("5", "there is Rubble here"),
    ):
        mouse.click_panel(mouse.board.scene.city.spaces[space])
        assert reason in mouse.window.prompt.reply.accessibleName()
    assert mouse.window.table.question is question


# ---------------------------------------------------------------- hints, overlays
HINTED = (20, 70, 120)
"""The questions of a game where somebody asks for a hint."""


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_names_what_is_open_and_says_why(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(Bots, "_answer", staticmethod(thought_of))
    setup = setup_for(seats, 1)
    states = [m.state.clone() for m in walk(setup, free_actions=False) if m.number in HINTED]
    user = Typist(open_lamp(), qtbot)
    for state in states:
        taken_up(user, setup, state)
        question = user.sit_down()
        said = user.hint()
        labels = [words(e.label, NAMES) for e in question.options() if e.why_not is None]
        named = [each for each in labels if said.startswith(f"Hint: {each.removesuffix('.')}. ")]
        assert named, said
        assert [(m.kind, m.seat) for m in user.session.marks] == [("hint", question.seat)]
        assert marked(user)


def marked(user: Typist) -> list[object]:
    """What bears the mark of a hint, on the table, beside it and on the action bar."""
    things = user.board.scene.items()
    buttons = user.window.table.action_bar.buttons()
    return [each for each in (*things, *buttons) if getattr(each, "is_spoken_of", False)]


def point_at(mouse: Clicker, space: str) -> None:
    """Goes over a space with the pointer."""
    item, table = mouse.board.scene.city.spaces[space], mouse.board.table_view.viewport()
    spot = mouse.open_point(item)
    handle = mouse.window.windowHandle()
    assert spot is not None
    assert handle is not None
    QTest.mouseMove(handle, table.mapTo(mouse.window, spot))
    mouse.qtbot.waitUntil(lambda: item.is_hovered)


def test_overlays_teach_and_go_again(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Each is a picture of its own over the same city; off again it is the same as before."""
    state = morning()
    state.patrons, state.upgraded = ((8, Seat(1)),), (8,)
    set_sheet(state, Seat(0), goods=(3, 0, 0, 0, 3))
    set_sheet(state, Seat(1), pieces=(Piece(), Piece("1"), Piece()))
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup_for(3, 5), in_order(state, DaysLight()))
    mouse.sit_down()
    mouse.pick(Place(1, "7"))
    assert isinstance(mouse.sit_down().choice, ChoosePayment), "no space is asked for"
    point_at(mouse, "8")
    plain = picture(mouse.lamp)
    overlays = mouse.board.overlays()
    assert len(overlays) == 4
    seen = []
    for each in overlays:
        each.trigger()
        seen.append(picture(mouse.lamp))
        each.trigger()
    assert all(each != plain for each in seen)
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])
    assert picture(mouse.lamp) == plain


# ---------------------------------------------------------------- bots
@pytest.mark.parametrize("pace", list(Pace))
def test_bots_play_at_each_pace(open_lamp: OpenLamp, qtbot: QtBot, pace: Pace) -> None:
    """Until a person is asked; step by step each waits for Space."""
    setup = setup_for(4, 2)
    state, _ = written(setup, lambda moment: moment.number == BEGINS, 1)
    mouse = Clicker(open_lamp(pace=pace), qtbot)
    session = taken_up(mouse, setup, state, persons=(3,))
    for _ in range(120):
        if mouse.window.table.question is not None:
            break
        session.step()
        qtbot.wait(5)
    qtbot.waitUntil(mouse.is_asked, timeout=30_000)
    assert mouse.question.seat == 3
    assert mouse.window.log.lines() == lines_of(told_to(mouse, Seat(3)))

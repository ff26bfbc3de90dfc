"""Where several share the laptop, a seat may leave the screen to all without a curtain."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.games import Games
from models.advising import as_all_know_it
from models.bot_driver import BotDriver
from models.session import GameSession, Waits
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Screen
from rules.kernel.views import view
from tests.desktop.helpers import NAMES, said_by
from tests.desktop.openings import ASKED_BELOW, HINTED
from tests.desktop.peeping import moments, twins
from tests.desktop.strangers import Stranger
from tests.desktop.test_curtains import pairs
from tests.rules.walks import Dice, walk

UNHELD = ("cartographers", "cthulhu_wars", "kinfire_council", "root")
"""Where secrets are the game nobody is helped while others look on."""
TELLING = ("describe_options", "report", HINTED, ASKED_BELOW, "menu move")
"""What shows what only its seat may know, or may do so."""


@pytest.fixture
def stranger(lamp: Lamplight, qtbot: QtBot) -> Stranger:
    return Stranger(lamp, qtbot)


def sat_down(stranger: Stranger, game: str = "root") -> tuple[Setup, State]:
    """At an own question, after whose answer all look at the table."""
    setup = setup_of(game, 3, 7, {}, NAMES[:3])
    for state in moments(setup, 7, 8):
        if stranger.sit_down(setup, state) == "own" and answered(stranger).waits is Waits.TABLE:
            return setup, state
    raise AssertionError("nobody leaves the screen")


def answered(stranger: Stranger) -> GameSession:
    """A bot answers for whoever sits there, in its time."""
    session = stranger.session
    assert session is not None
    session.advising.play_for_me()
    stranger.lamp.games.bot_pool.let()
    stranger.qtbot.waitUntil(lambda: stranger._rests(session), timeout=10_000)
    return session


# ---------------------------------------------------------------- what lies over the window
def test_what_tells_of_a_seat_goes_before_all_look(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's answer comes while its person reads."""
    monkeypatch.setattr("desktop.clearing._owns", lambda *_: True)
    setup, state = sat_down(stranger)
    for thing in TELLING:
        stranger.sit_down(setup, state)
        stranger.open_thing(thing)
        assert stranger.above(), thing
        QGuiApplication.clipboard().setText("what a seat may read")
        session = answered(stranger)
        assert session.viewer is None
        assert stranger.window.prompt.is_waiting
        stranger.qtbot.waitUntil(lambda: not stranger.above())
        assert not QGuiApplication.clipboard().text(), thing


def test_what_tells_nothing_of_the_game_stays_open(stranger: Stranger) -> None:
    setup, state = sat_down(stranger)
    for thing in ("preferences", "export"):
        stranger.sit_down(setup, state)
        stranger.open_thing(thing)
        answered(stranger)
        assert stranger.dialogs(), thing
        stranger.put_away()


def test_nothing_that_tells_outlives_its_game(stranger: Stranger) -> None:
    """Another window takes the game over, or it is left, while somebody reads."""
    setup, state = sat_down(stranger)
    controller = stranger.lamp.controller
    for thing in ("describe_options", ASKED_BELOW):
        for ends in (controller._give_away, controller.leave):
            stranger.sit_down(setup, state)
            stranger.open_thing(thing)
            assert stranger.above(), thing
            ends()
            stranger.qtbot.waitUntil(lambda: not stranger.above())


# ---------------------------------------------------------------- above a curtain
@pytest.mark.parametrize("game", ["root", "feed_the_kraken"])
def test_whoever_quits_at_a_curtain_is_asked_above_it_and_sees_nothing(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The question is everybody's: it names no seat, and the curtain below stays as it was."""
    monkeypatch.setattr(Games, "unsaved", True)
    asked: list[list[str]] = []
    setup, pair = next(pairs(game, 7, 3))
    for state in pair:
        stranger.sit_down(setup, state)
        stranger.cover("F12")
        bare = stranger.seen()
        for ends in ("F12", "Cancel"):
            assert not stranger.window.close()
            stranger.qtbot.waitUntil(stranger.has_keyboard)
            (box,) = stranger.above()
            asked.append([said for said in said_by(box) if said])
            if ends == "F12":
                stranger.cover("F12")
            else:
                box.close()
                stranger.window.activateWindow()  # as a desktop does
                stranger.qtbot.waitUntil(stranger.window.isActiveWindow)
            stranger.qtbot.waitUntil(stranger.is_covered)
            assert stranger.seen() == bare, ends
    assert all(said == asked[0] for said in asked)
    stranger.lift()
    assert not stranger.window.curtain.is_down
    monkeypatch.setattr(Games, "unsaved", False)


# ---------------------------------------------------------------- looking back
def test_looking_back_comes_back_to_what_the_table_waits_for(stranger: Stranger) -> None:
    sat_down(stranger)
    session, prompt = stranger.session, stranger.window.prompt
    assert session is not None
    offered = prompt._go_on.text()
    for _ in range(2):
        for entry in (0, session.entries - 1):
            stranger.lamp.controller.past.show_then(entry)
            assert prompt._go_on.text() == "Back to now"
        prompt.go_on()
        assert prompt._go_on.text() == offered
    prompt.go_on()
    assert stranger.window.curtain.is_down
    stranger.lift()
    asked = session.question
    for entry in (0, session.entries - 1):
        stranger.lamp.controller.past.show_then(entry)
    prompt.go_on()
    assert stranger.window.table.question is asked


def test_looking_back_comes_back_to_who_may_step_in(stranger: Stranger) -> None:
    setup = setup_of("feed_the_kraken", 5, 7, {}, NAMES[:5])
    states = moments(setup, 7, 30)
    assert any(stranger.sit_down(setup, each) == "window" for each in states)
    session, table = stranger.session, stranger.window.table
    assert session is not None
    offered = [each.label for each in table.action_bar.choices]
    for entry in (0, session.entries):
        stranger.lamp.controller.past.show_then(entry)
    assert not table.action_bar.choices
    table.prompt.go_on()
    assert [each.label for each in table.action_bar.choices] == offered
    table.action_bar.chosen.emit("go_on")
    stranger.lamp.controller.past.show_then(0)
    table.prompt.go_on()
    assert session.waits is Waits.WINDOW or not table.action_bar.choices, (
        "what is over is not offered"
    )


# ---------------------------------------------------------------- a bot's help
@pytest.mark.parametrize("game", UNHELD)
def test_help_at_the_open_table_knows_what_all_know(game: str) -> None:
    """The same for states that differ in what seats hide, with the same ways open."""
    setup, dice, told = setup_of(game, 3, 7, {}, NAMES[:3]), Dice(5), 0
    for moment in walk(setup, 7, free_actions=False):
        state = moment.state
        choice, asked = agenda.question(state), agenda.asked(state)
        if choice is None or len(asked) != 1 or choice.SCREEN is not Screen.OPEN or told > 12:
            continue
        seat = asked[0]
        for twin in twins(state, None, dice):
            twin.answers = dict(state.answers)
            known = as_all_know_it(state, seat)
            assert encode(as_all_know_it(twin, seat)) == encode(known)
            ways = [set(agenda.request(each, seat).actions) for each in (known, state)]
            assert ways[0] == ways[1]
            told += 1
    assert told or game == "cartographers"


def test_who_helps_at_the_open_table_sees_no_hand(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    helped: list[State] = []
    monkeypatch.setattr(
        BotDriver, "advise", lambda _, state, seat: helped.append(view(state, seat))
    )
    for setup, pair in pairs("kinfire_council", 7, 12):
        if stranger.sit_down(setup, pair[0]) != "open":
            continue
        asked = agenda.asked(pair[0])[0]
        if encode(view(pair[0], asked)) == encode(view(pair[1], asked)):
            continue
        for state in pair:
            stranger.sit_down(setup, state)
            assert stranger.session is not None
            stranger.session.advising.hint()
        break
    assert len(helped) == 2
    assert encode(helped[0]) == encode(helped[1])


def test_whoever_sits_alone_is_helped_with_all_it_knows(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[State] = []
    setup, state = sat_down(stranger)
    monkeypatch.setattr(BotDriver, "advise", lambda _, state, seat: asked.append(state))
    stranger.sit_down(setup, state)
    session = stranger.session
    assert session is not None
    session.advising.hint()
    assert asked == [session._play.state]

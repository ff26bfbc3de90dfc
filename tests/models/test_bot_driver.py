"""The bots of one game (models/bot_driver.py, bots_turn.py): asked, paced, heard, dropped."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from models.bot_driver import PACES, BotDriver, Pacing, dummy_answer
from models.bots_turn import BotsTurn
from models.packing import Packet
from models.settings import Pace
from models.thinking import Task, Thought
from rules.kernel.play import Play
from rules.kernel.steps import Done, Seat, Seen
from rules.kernel.text import plain
from rules.kernel.views import view
from tests.models import toy
from tests.models.tables import AT_ONCE, lanterns


class Nobody(QObject):
    """Takes down what is asked; the test answers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[int, tuple[Task, ...]] = {}
        self.stopped: list[int] = []

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        self.asked[number] = tasks

    def stop(self, number: int) -> None:
        self.stopped.append(number)


@pytest.fixture
def nobody() -> Nobody:
    return Nobody()


def controls_of(play: Play, nobody: Nobody, *seats: int, pacing: Pacing = AT_ONCE) -> BotDriver:
    found = BotDriver(play.setup, {Seat(seat): "greedy" for seat in seats}, nobody)
    found.pacing = pacing
    return found


def high(seat: int) -> Thought:
    return Thought(Seat(seat), (toy.Bid(2), toy.Bid(9)))


def test_answers_come_in_the_order_of_the_choice(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(4)
    driver = controls_of(play, nobody, 1, 2, 3)
    driver.ask(play.state, toy.Bids(), [Seat(1), Seat(2), Seat(3)])
    (number,) = nobody.asked
    assert driver.waited_for == (1, 2, 3)
    with qtbot.waitSignal(driver.answered) as heard:
        driver.hear(number, [high(3), high(1), high(2)])
    assert [thought.seat for thought in heard.args[0]] == [1, 2, 3]
    assert driver.waited_for == ()


def test_a_page_needs_no_thinking(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 0)
    driver.ask(play.state, toy.Find(Seat(0)), [Seat(0)])
    ((number, tasks),) = nobody.asked.items()
    assert tasks == ()
    with qtbot.waitSignal(driver.answered) as heard:
        driver.hear(number, ())
    assert heard.args[0] == (Thought(Seat(0), (Seen(),)),)


def test_only_who_has_a_choice_thinks_in_the_dark(nobody: Nobody, qtbot: QtBot) -> None:
    play = lanterns(4)
    state = play.state
    assert isinstance(state, toy.Lanterns)
    driver = controls_of(play, nobody, 0, 1, 2, 3)
    driver.ask(state, toy.Dark(), [Seat(seat) for seat in range(4)])
    ((_, tasks),) = nobody.asked.items()
    assert [task.seat for task in tasks] == [state.roles.index("thief")]
    assert len(driver.waited_for) == 4, "all are waited for, whatever they have to decide"


def test_private_answers_take_their_time_whatever_was_to_decide(
    qtbot: QtBot, nobody: Nobody
) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 1, pacing=Pacing(secret_rest=80))
    begun = time.monotonic()
    driver.ask(play.state, toy.Dark(), [Seat(1)])
    (number,) = nobody.asked
    with qtbot.waitSignal(driver.answered):
        driver.hear(number, [Thought(Seat(1), (toy.Steal(Seat(0)),))])
    assert time.monotonic() - begun > 0.06


def test_bots_among_themselves_need_no_cover(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(2)
    driver = controls_of(play, nobody, 0, 1, pacing=Pacing(secret_rest=60_000))
    driver.ask(play.state, toy.Bids(), [Seat(0), Seat(1)])
    (number,) = nobody.asked
    with qtbot.waitSignal(driver.answered, timeout=1_000):
        driver.hear(number, [high(0), high(1)])


def test_the_pace_is_kept_for_open_decisions(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(2)
    driver = controls_of(play, nobody, 0, 1, pacing=Pacing(pace=Pace.FAST))
    begun = time.monotonic()
    driver.ask(play.state, toy.Turn(Seat(0)), [Seat(0)])
    (number,) = nobody.asked
    with qtbot.waitSignal(driver.answered):
        driver.hear(number, [Thought(Seat(0), (toy.Go("left"),))])
    assert time.monotonic() - begun > PACES[Pace.FAST] / 1000 - 0.02


def test_step_by_step_each_waits_for_the_key(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(2)
    driver = controls_of(play, nobody, 0, 1, pacing=Pacing(pace=Pace.STEPS))
    driver.ask(play.state, toy.Turn(Seat(0)), [Seat(0)])
    (number,) = nobody.asked
    answered: list[object] = []
    driver.answered.connect(answered.append)
    with qtbot.waitSignal(driver.holding) as held:
        driver.hear(number, [Thought(Seat(0), (toy.Go("left"),))])
    assert held.args == [0]
    assert driver.waited_for == (0,)
    assert not answered
    driver.step()
    assert len(answered) == 1


def test_what_was_stopped_is_not_heard(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 1, 2)
    answered: list[object] = []
    driver.answered.connect(answered.append)
    driver.ask(play.state, toy.Bids(), [Seat(1), Seat(2)])
    (number,) = nobody.asked
    driver.stop()
    assert nobody.stopped == [number]
    driver.hear(number, [high(1), high(2)])
    driver.hear_fault(number, plain("late"))
    qtbot.wait(10)
    assert not answered
    assert driver.waited_for == ()


def test_advice_is_asked_of_the_strongest(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 1)
    driver.advise(play.state, Seat(0))
    driver.advise(play.state, Seat(0))
    first, second = nobody.asked
    assert nobody.asked[second][0].level == "best"
    assert nobody.stopped == [first], "the newer wish takes the place of the older"
    with qtbot.waitSignal(driver.advised) as heard:
        driver.hear(second, [high(0)])
    assert heard.args[0].action == toy.Bid(2)
    assert driver.waited_for == ()


def test_a_fault_is_told_once(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 1)
    faults: list[object] = []
    driver.failed.connect(faults.append)
    driver.ask(play.state, toy.Bids(), [Seat(1)])
    (number,) = nobody.asked
    driver.hear_fault(number, plain("no"))
    driver.hear_fault(number, plain("no"))
    assert faults == [plain("no")]
    assert driver.waited_for == ()


def test_a_large_table_is_packed_a_slice_at_a_time(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(100)
    driver = controls_of(play, nobody, *range(100))
    driver.ask(play.state, toy.Bids(), [Seat(seat) for seat in range(100)])
    assert len(driver.waited_for) == 100
    qtbot.waitUntil(lambda: bool(nobody.asked))
    ((_, tasks),) = nobody.asked.items()
    assert [task.seat for task in tasks] == list(range(100))


def test_the_same_question_is_the_same_luck(nobody: Nobody, qtbot: QtBot) -> None:
    for _ in range(2):
        play = lanterns(3)
        controls_of(play, nobody, 1, 2).ask(play.state, toy.Bids(), [Seat(1), Seat(2)])
    first, again = nobody.asked.values()
    assert first == again
    assert first[0].luck != first[1].luck


def test_a_dummy_answer_is_whole_or_none() -> None:
    play = lanterns(3)
    state = play.state
    assert isinstance(state, toy.Lanterns)
    thief = Seat(state.roles.index("thief"))
    guard = Seat((thief + 1) % 3)
    assert dummy_answer(view(state, thief), toy.Dark(), thief) == ()
    (steal,) = dummy_answer(view(state, guard), toy.Dark(), guard)
    assert isinstance(steal, toy.Steal)
    assert dummy_answer(view(state, guard), toy.Bids(), guard) == ()


# ---------------------------------------------------------------- carried out
def test_what_is_settled_without_a_bot_is_not_carried_out(qtbot: QtBot, nobody: Nobody) -> None:
    """The first that steps into a window settles it; the others' answers are stale."""
    play = lanterns(3)
    for seat in range(3):
        play.submit(Seat(seat), toy.Bid(0))
    driver = controls_of(play, nobody, 0, 1, 2)
    turn = BotsTurn(play, driver)
    told: list[object] = []
    turn.told.connect(told.append)
    assert turn.come_first(toy.CryOut(), [Seat(0), Seat(1), Seat(2)])
    assert not turn.come_first(toy.CryOut(), [Seat(0), Seat(1), Seat(2)]), "they are asked already"
    (number,) = nobody.asked
    with qtbot.waitSignal(turn.told):
        driver.hear(number, [Thought(Seat(seat), (toy.Cry(),)) for seat in range(3)])
    cried = [event for events in told for event in events]  # type: ignore[attr-defined]
    assert cried == [toy.Cried(Seat(0))], "the others are asked anew in the next window"
    assert [entry.part for entry in play.journal.entries[3:]] == [toy.Cry()]


def test_parts_of_an_answer_are_carried_out_one_by_one(qtbot: QtBot, nobody: Nobody) -> None:
    play = lanterns(3)
    driver = controls_of(play, nobody, 1)
    turn = BotsTurn(play, driver)
    turn.come_first(toy.Bids(), [Seat(1)])
    (number,) = nobody.asked
    with qtbot.waitSignal(turn.told):
        driver.hear(number, [Thought(Seat(1), (toy.Bid(1), Done()))])
    assert [entry.part for entry in play.journal.entries] == [toy.Bid(1), Done()]

"""Feed the Kraken: what files tell while the game runs, by size, count or an older copy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.headless import check
from models.exports import public_lines
from models.records import open_record
from models.saves import older, write_game
from rules.feed_the_kraken.actions import Commit
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    Record,
    SeatKind,
    SeatPlan,
    read_record,
    record_of,
    resume,
    write_record,
)
from rules.kernel.registry import setup_of
from rules.kernel.steps import Action, Seat
from tests.desktop.helpers import NAMES, opened, wish_of
from tests.rules.walks import Dice

CREW = NAMES[:6]
PLANS = tuple(SeatPlan(SeatKind.PERSON, name) for name in CREW)
PIN = "4711"


def kept(play: Play) -> Record:
    return record_of(play, PLANS, TakeBack.STRICT, program="1", id="a", started=1, saved=1)


def copied(play: Play) -> Play:
    return resume(read_record(write_record(kept(play))))


def open_answers(play: Play, seat: Seat) -> Iterator[Action]:
    """What a seat could answer now."""
    for action in agenda.request(play.state, seat).actions:
        try:
            copied(play).submit(seat, action)
        except Refused:
            continue
        yield action


def moments(most: int) -> Iterator[Play]:
    """A game of six people, before each answer that it draws."""
    play, dice = Play(setup_of("feed_the_kraken", len(CREW), 2, {}, CREW)), Dice(2)
    for _ in range(most):
        yield play
        seat = agenda.asked(play.state)[0]
        answers = list(open_answers(play, seat))
        play.submit(seat, answers[dice.below(len(answers))])


def told_by_file(play: Play) -> tuple[object, ...]:
    """All that can be read, counted or weighed of a file that nobody unpacks."""
    record = kept(play)
    lines = [line.text for line in public_lines(play)]
    return len(write_record(record)), record.head, lines


def test_a_file_after_a_secret_answer_is_as_large_and_says_the_same() -> None:
    compared = {CommitGuns: 0, NameConvert: 0}
    for play in moments(150):
        choice, seat = agenda.question(play.state), agenda.asked(play.state)[0]
        if type(choice) not in compared or len(agenda.asked(play.state)) == 1:
            continue
        told = []
        for action in open_answers(play, seat):
            fork = copied(play)
            fork.submit(seat, action)
            told.append(told_by_file(fork))
        assert all(each == told[0] for each in told)
        compared[type(choice)] += len(told) - 1
    assert min(compared.values()) > 5


def test_a_check_counts_what_the_table_has_seen(
    lamp: Lamplight, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While some have committed their guns and others not, the count stands still."""
    counts = set()
    for number, play in enumerate(moments(80)):
        if isinstance(agenda.question(play.state), CommitGuns):
            path = tmp_path / f"{number}.lamplight"
            path.write_bytes(write_record(kept(play)))
            check(path)
            given = any(isinstance(part, Commit) for (part,) in play.state.answers.values())
            counts.add((play.state.ply, capsys.readouterr().out.split()[-2], given))
    assert len({count for _, count, _ in counts}) == len({ply for ply, _, _ in counts})
    assert {given for _, _, given in counts} == {True, False}


def test_an_older_copy_asks_for_the_same_pin(lamp: Lamplight, qtbot: QtBot) -> None:
    """It is a game of its own, with the same secrets in it."""
    lamp.controller.begin(wish_of("feed_the_kraken", 5, 0))
    games = lamp.games
    assert games.session is not None
    assert games.session.pins is not None
    games.session.pins.set(Seat(0), PIN)
    assert games.autosave is not None
    path, id = games.autosave.file.path, games.autosave.file.id
    games.queue.flush()
    write_game(path, path.read_bytes(), moves_on=True)
    lamp.controller.leave()
    opened(lamp, qtbot, older(path, 1))
    assert games.autosave is not None
    assert games.autosave.file.id != id
    window = lamp.window
    qtbot.waitUntil(lambda: window.curtain.is_down)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.curtain.is_down
    QTest.keyClicks(window.focusWidget(), PIN)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.curtain.is_down)
    assert open_record(older(path, 1)).record.head.id == id

"""Two windows on one folder, whose disk fills up and whose games go away for a while.

Whatever they do in turn: a game has one owner, the file can be opened and holds all that was
confirmed, what is not saved is told, and what was set in either window stays.
"""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models import files
from models.pins import Pins
from models.places import Places, ensure, places
from models.question import Question
from models.records import open_record
from models.session import GameSession, Waits
from models.settings import Settings
from rules.kernel.registry import game, game_ids
from rules.kernel.steps import Action, Seat
from tests.desktop.conftest import _haste, open_lamp, put_out  # noqa: F401
from tests.desktop.helpers import wish_of
from tests.models.tables import push
from tests.soak.player import mark_of

OpenLamp = Callable[..., Lamplight]
ROOM = "700k"
TURNS = 150


class Disk(Protocol):
    """Takes everything, or nothing."""

    full: bool


class Refusing:
    """Nothing reaches it when it is full; the locks and marks on it are as usual."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full = False
        sync = os.fsync

        def fsync(handle: int) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            sync(handle)

        patch.setattr(files.os, "fsync", fsync)


class Small:
    """A real one, filled up to the last byte."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    @property
    def full(self) -> bool:
        return self._ballast.exists()

    @full.setter
    def full(self, full: bool) -> None:
        self._ballast.unlink(missing_ok=True)
        if full:
            with self._ballast.open("wb", buffering=0) as ballast:
                for size in (4096, 1):
                    with suppress(OSError):
                        while ballast.write(bytes(size)):
                            pass


def mounted(folder: Path) -> bool:
    words = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)]
    try:
        return sys.platform == "linux" and subprocess.run(words, stderr=-3).returncode == 0
    except OSError:
        return False


@pytest.fixture
def small_places(data_dir: Path) -> Iterator[tuple[Places, Path | None]]:
    """Folders on a small disk of their own, where this user may have one."""
    data_dir.mkdir()
    is_mounted = mounted(data_dir)
    print("a real small disk" if is_mounted else "no disk can be mounted: one that refuses")
    found = places(data_dir)
    ensure(found)
    yield found, data_dir if is_mounted else None
    if is_mounted:
        subprocess.run(["umount", "-l", str(data_dir)], check=True)


class Pair:
    """Two windows, what was confirmed in the game of both, and what was set."""

    def __init__(
        self,
        start: OpenLamp,
        found: Places,
        disk: Disk,
        qtbot: QtBot,
        seed: int,
        game_id: str,
    ) -> None:
        self._start, self._places, self._disk, self._qtbot = start, found, disk, qtbot
        self._dice, self._seed, self._game = random.Random(seed), seed, game_id
        self.lamps = [start(), start()]
        self._confirmed = (0, mark_of([]))
        self._presets: set[str] = set()
        self._pins: set[str] = set()
        self.done: list[str] = []
        self._begin(self.lamps[0])

    def _begin(self, lamp: Lamplight) -> None:
        """A new game, in place of one that is over."""
        bots = max(1, game(self._game).seat_counts[0] - 1)
        lamp.controller.begin(wish_of(self._game, 1, bots, self._dice.randrange(1 << 30)))
        self._path = lamp.games.autosave.file.path
        self._confirmed = (0, mark_of([]))
        self._qtbot.waitUntil(self._path.exists)

    # ------------------------------------------------------------ one thing after another
    def turn(self) -> None:
        lamp = self._dice.choice(self.lamps)
        ways = [self.play] * 4 + [self.open] * 3 + [self.leave, self.choose, self.restart]
        ways += [self.fill, self.free, self.go_away, self.come_back, self.come_back]
        way = self._dice.choice(ways)
        self.done.append(f"{way.__name__} {self.lamps.index(lamp)}")
        way(lamp)
        self.look()

    def play(self, lamp: Lamplight) -> None:
        session = lamp.games.session
        for _ in range(self._dice.randint(1, 4)):
            if session is None or lamp.games.session is not session:
                return
            self._qtbot.waitUntil(lambda: _waits(session))
            push(session, self._pick)
        if session is not None and session.outcome is not None and self._is_well():
            self._begin(lamp)

    def _is_well(self) -> bool:
        return self._path.parent.exists() and not self._disk.full

    def _pick(self, question: Question) -> Action:
        return self._dice.choice(question.request.actions)

    def open(self, lamp: Lamplight) -> None:
        lamp.controller.open_file(self._path)
        self._qtbot.waitUntil(lambda: lamp.controller.opening.path is None)
        self._press(lamp, "elsewhere", ("Watch", "Take over", "Take over", "Cancel"))
        self._qtbot.waitUntil(lambda: lamp.controller.elsewhere._asking is None, timeout=10_000)
        self._qtbot.waitUntil(lambda: lamp.controller.opening.path is None)
        self._answer_all(lamp)

    def leave(self, lamp: Lamplight) -> None:
        lamp.controller.leave()
        self._answer_all(lamp)

    def restart(self, lamp: Lamplight) -> None:
        if lamp.games.unsaved or not self._is_well():
            return
        at = self.lamps.index(lamp)
        put_out(lamp)
        self.lamps[at] = self._start()

    def choose(self, lamp: Lamplight) -> None:
        name, settings = f"n{len(self.done)}", lamp.settings
        settings.remember_preset("root", name, {"deck": "base"})
        self._presets.add(name)
        if len(self._pins) < 20:
            Pins(settings, name).set(Seat(0), "1234")
            self._pins.add(name)
        settings.save()
        on_disk = Settings(self._places.config).now.presets.get("root", {})
        assert settings.trouble is not None or name in on_disk

    def fill(self, lamp: Lamplight) -> None:
        self._disk.full = True

    def free(self, lamp: Lamplight) -> None:
        self._disk.full = False

    def go_away(self, lamp: Lamplight) -> None:
        if self._path.parent.exists():
            self._path.parent.rename(self._away)

    def come_back(self, lamp: Lamplight) -> None:
        if self._away.exists():
            self._away.rename(self._path.parent)

    @property
    def _away(self) -> Path:
        return self._path.parent.with_name("away")

    # ------------------------------------------------------------ what is asked
    def _answer_all(self, lamp: Lamplight) -> None:
        self._press(lamp, "unsaved", ("Cancel", "Try again", "Leave without saving"))
        self._press(lamp, "unsaved", ("Cancel",))

    def _press(self, lamp: Lamplight, name: str, choices: tuple[str, ...]) -> None:
        box = lamp.controller.sheets.opened.get(name)
        if isinstance(box, QMessageBox):
            words = self._dice.choice(choices)
            (button,) = [each for each in box.buttons() if each.text() == words]
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    # ------------------------------------------------------------ what must hold
    def look(self) -> None:
        for lamp in self.lamps:
            session = lamp.games.session
            if session is None or lamp.games.autosave.file.path != self._path:
                continue
            if lamp.games.unsaved:
                assert lamp.window.alert.isVisible()
            elif session is lamp.games.session:
                entries = session._play.journal.entries
                self._confirmed = (len(entries), mark_of(entries))
        assert sum(lamp.games.is_playing(self._path) for lamp in self.lamps) <= 1
        if self._path.parent.exists():
            entries = open_record(self._path).play.journal.entries
            count, mark = self._confirmed
            assert len(entries) >= count
            assert mark_of(entries[:count]) == mark

    def end(self) -> None:
        """All is well again: then all is saved, and nothing that was set is lost."""
        self.free(self.lamps[0])
        self.come_back(self.lamps[0])
        for lamp in self.lamps:
            assert lamp.games.try_again()
            lamp.settings.save()
            assert lamp.settings.trouble is None
        self.look()
        for lamp in self.lamps:
            put_out(lamp)
        settings = Settings(self._places.config)
        assert self._presets <= set(settings.now.presets.get("root", {}))
        assert all(Pins(settings, name).fits(Seat(0), "1234") for name in self._pins)


def _waits(session: GameSession) -> bool:
    """Whether its person is to do something, or nobody any more."""
    return session.question is not None or session.waits in (
        Waits.CURTAIN,
        Waits.TABLE,
        Waits.WINDOW,
        Waits.OVER,
    )


def go_on(pair: Pair, turns: int) -> None:
    try:
        for _ in range(turns):
            pair.turn()
        pair.end()
    except BaseException as fault:
        fault.add_note(f"seed {pair._seed}: {', '.join(pair.done)}")
        raise


@pytest.fixture
def user_places(small_places: tuple[Places, Path | None]) -> Places:
    """Those of a small disk: the windows are opened there."""
    return small_places[0]


@pytest.fixture
def disk(small_places: tuple[Places, Path | None], monkeypatch: pytest.MonkeyPatch) -> Disk:
    folder = small_places[1]
    return Small(folder) if folder is not None else Refusing(monkeypatch)


def test_two_windows_lose_nothing(
    open_lamp: OpenLamp,  # noqa: F811
    user_places: Places,
    disk: Disk,
    qtbot: QtBot,
) -> None:
    go_on(Pair(open_lamp, user_places, disk, qtbot, 1, "cartographers"), 15)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("game_id", game_ids())
def test_two_windows_lose_nothing_for_long(
    open_lamp: OpenLamp,  # noqa: F811
    user_places: Places,
    disk: Disk,
    qtbot: QtBot,
    game_id: str,
    part: int,
) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"{game_id}: seed {seed}")
    go_on(Pair(open_lamp, user_places, disk, qtbot, seed, game_id), TURNS)

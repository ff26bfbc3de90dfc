"""Somebody who sits at the program for an hour: plays, looks, opens, leaves, begins again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.places import EXTENSION
from models.settings import ThemeChoice
from rules.kernel.registry import game
from tests.desktop.helpers import Person, wish_of
from tests.desktop.strangers import THINGS, WAYS, Stranger
from tests.rules.walks import Dice

PERSONS = 2
THEMES = (ThemeChoice.NIGHT, ThemeChoice.CONTRAST, ThemeChoice.PAPER)
LANGUAGES = ("de", "fa", "en")
SIZES = (150, 80, 100)
LONG = 60_000
"""Milliseconds that a hint may take."""


class Sitter(Stranger):
    """Does the same things in each round."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        super().__init__(lamp, qtbot)
        lamp.games.bot_pool.holds = False
        self.person, self.dice = Person(lamp, qtbot), Dice(1)
        self.commands, self.folder = lamp.controller.commands, lamp.games.records.folder

    # ------------------------------------------------------------ a game
    def begin(self, game_id: str, seed: int) -> None:
        """Two persons, as many bots as the game needs."""
        self.dice = Dice(seed)
        bots = max(1, game(game_id).seat_counts[0] - PERSONS)
        self.lamp.controller.begin(wish_of(game_id, PERSONS, bots, seed))
        self._take_seat()

    def _take_seat(self) -> None:
        self.session = self.lamp.games.session
        self.person.wait()

    def play(self, count: int) -> None:
        """So many things that are wanted, one after another; fewer where the game ends."""
        for number in range(count):
            self.person.wait()
            if self.person.table.shows_result:
                return
            question = self.person.table.question
            is_private = self.window.privacy.is_open or self.window.curtain.is_down
            if question is None or is_private or self.person.moves():
                self._act()
            else:
                self._answer_on_board(number)
            self.window.grab()

    def _act(self) -> None:
        self.person.act(self.dice.below(60) | 1)  # odd: whoever is asked behind a curtain acts

    def _answer_on_board(self, number: int) -> None:
        """By the keyboard where Enter answers, else any answer."""
        table, session = self.person.table, self.lamp.games.session
        question, board = table.question, table.board
        assert question is not None
        assert board is not None
        assert session is not None
        board.next_option(1 + number % 3)
        board.confirm()
        if table.question is question:
            actions = question.request.actions
            session.submit(actions[self.dice.below(len(actions))], question.seat)

    def come_to_decision(self) -> bool:
        """Plays on until the table waits for a person; False: the game is over."""
        for _ in range(300):
            self.person.wait()
            if self.person.table.shows_result:
                return False
            is_asked = self.person.table.question is not None or bool(self.person.moves())
            if is_asked and not self.window.covering.is_covered:
                return True
            self._act()
        raise AssertionError("the table waits for nobody")

    # ------------------------------------------------------------ what is done beside playing
    def take_back(self) -> None:
        """Back and forth."""
        for command in ("undo", "undo", "redo"):
            if self.come_to_decision():
                self.commands[command].trigger()
                self.settle()

    def ask(self) -> None:
        """A hint, why not, what it means, what has been; looks closer at the board."""
        if not self.come_to_decision():
            return
        self.commands["hint"].trigger()
        self._hear_advice()
        board = self.person.table.board
        assert board is not None
        for element in board.elements()[::7]:
            board.why_not(element)
        for command in ("zoom_in", "fit", "log", "rules", "scores", "next_panel", "reset_layout"):
            self.commands[command].trigger()
            self.window.grab()

    def _hear_advice(self) -> None:
        session = self.lamp.games.session
        assert session is not None
        self.qtbot.waitUntil(lambda: not session._driver.is_advising, timeout=LONG)

    def open_all(self, things: tuple[str, ...] = THINGS) -> None:
        """Each thing that can be opened, and closed again."""
        for thing in things:
            if self.come_to_decision():
                self.open_thing(thing)
                self._hear_advice()
                self.settle()
                for top in [self.window, *self.above()]:
                    top.grab()
                self.shut()

    def cover_all(self, ways: tuple[str, ...] = WAYS) -> None:
        """The curtain, each way."""
        for way in ways:
            if self.come_to_decision():
                self.cover(way)
                self.lift()

    @staticmethod
    def has_keyboard() -> bool:
        """It is given to what lies in front: there is no desktop that does."""
        modal = QApplication.activeModalWidget()
        if modal is not None:
            modal.activateWindow()
        return Stranger.has_keyboard()

    def shut(self) -> None:
        """Closes whatever lies over the window."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in sorted(self.dialogs(), key=lambda each: each.parent() is not self.window):
            dialog.reject()
        self.window.activateWindow()  # a desktop gives it the keyboard back by itself
        self.settle()

    def settle(self) -> None:
        """What has been begun comes to its end."""
        for _ in range(3):
            self.qtbot.wait(1)

    def change_looks(self, most: int = 2) -> None:
        """Themes, languages, sizes; back to what it was."""
        change = self.lamp.settings.change
        looks = [
            *(partial(change, theme=each) for each in (*THEMES[:most], THEMES[-1])),
            *(partial(change, language=each) for each in (*LANGUAGES[:most], LANGUAGES[-1])),
            *(partial(change, text_size=each) for each in (*SIZES[:most], SIZES[-1])),
        ]
        for look in looks:
            look()
            self.settle()
            self.window.grab()

    # ------------------------------------------------------------ files
    def keep(self, folder: Path, *endings: str) -> None:
        """Saves, exports, copies the picture, saves as, leaves, and comes back."""
        self.commands["save"].trigger()
        self.lamp.games.queue.flush()
        path = self.lamp.games.autosave.file.path
        for ending in endings:
            assert self.lamp.controller.papers.write(path, folder / f"out{ending}")
        self.commands["share"].trigger()
        self.lamp.controller.leaving._save_as(folder / f"elsewhere{EXTENSION}", None)
        self.leave()
        self.commands["continue"].trigger()
        self._opened()
        self._take_seat()

    def _opened(self) -> None:
        self.qtbot.waitUntil(lambda: self.lamp.controller.opening.path is None)

    def begin_again(self) -> None:
        """With the same set-up and its seed, then by the set-up dialog."""
        self.lamp.controller._begin_same(True)
        self._take_seat()
        self.commands["new_same"].trigger()
        self._take_seat()
        self.commands["new"].trigger()
        sheet = self.lamp.controller.sheets.opened["setup"]
        sheet.begun.emit(self.lamp.games.wish)
        sheet.accept()
        self._take_seat()

    def look_back(self, raw: bytes) -> None:
        """A record that is over: there and back, as each saw it; plays on from its middle."""
        record = self.folder / f"over{EXTENSION}"
        record.write_bytes(raw)
        self.lamp.controller.open_file(record)
        self._opened()
        replay = self.lamp.controller.looking.replay
        assert replay is not None
        for command in ("step_forward", "round_forward", "to_end", "round_back", "to_start"):
            self.commands[command].trigger()
            self.settle()
            self.window.grab()
        for viewer in (0, None):
            self.lamp.controller.looking._choose_viewer(viewer)
        replay.jump(replay.entries // 2)
        self.commands["play_on"].trigger()
        self._take_seat()
        self.play(2)

    def leave(self) -> None:
        """Back to the start screen."""
        self.shut()
        if not self.window.is_at_start:
            self.commands["leave"].trigger()
            self.settle()
        assert self.window.is_at_start
        self.window.grab()

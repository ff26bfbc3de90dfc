"""What the program does without a window: check, export, arena, demonstration."""

from __future__ import annotations

import time
from itertools import combinations
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QCoreApplication, QSize

from desktop.asked import game_of_bots, known_game
from desktop.cli import Line, Misused
from desktop.wish import GameWish
from models.files import led_to, write_safely
from models.own_items import folder_in_use, take_up
from models.places import EXTENSION, Places, version
from models.records import open_record
from models.translate import filled, words
from rules.bots.levels import levels as levels_of
from rules.bots.policies import policies
from rules.bots.talking import Talk
from rules.kernel.door import Unreadable, shown_path
from rules.kernel.play import Decide, Play, TakeBack, drive
from rules.kernel.record import Record, record_of, write_record
from rules.kernel.registry import game, name_of_seat, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Request, Seat
from rules.kernel.views import view

PICTURE = QSize(1280, 720)
SUFFIXES = {"text": ".txt", "public": ".json", "png": ".png", "pdf": ".pdf"}


def run(line: Line, places: Places) -> int:
    """Does the one thing that was asked; the status for the system."""
    if line.check is not None:
        return check(line.check)
    if line.export is not None:
        return export(line.export, line.to, line.output)
    take_up(places)
    if line.arena:
        return arena(line.arena, line.games, line.jobs, folder_in_use(places, line.arena))
    folder = line.demonstration or Path()
    if folder == Path():
        folder = places.data / "demonstration"
    return demonstrate(game_of_bots(line), folder)


def check(path: Path) -> int:
    """Plays a record again and compares every fingerprint."""
    try:
        opened = open_record(path)
    except Unreadable as fault:
        raise Misused(words(fault.reason)) from fault
    said = QCoreApplication.translate("Headless", "{path} is valid: {game}, {count} entries.")
    # While a game runs the number of parts would tell how others answer: questions are counted.
    count, name = str(opened.record.head.summary.entries), words(opened.play.game.name)
    print(filled(said, path=shown_path(path), game=name, count=count))
    return 0


def export(path: Path, kind: str, output: Path | None) -> int:
    """Writes a record's public side in another form, beside it or where it is wanted."""
    from desktop.source import export as write
    from desktop.source import source_of

    try:
        opened = open_record(path)
        target = output or path.with_suffix(SUFFIXES[kind])
        if _is_record(target, path):
            raise Misused(
                QCoreApplication.translate("Headless", "An existing record is never overwritten.")
            )
        write(source_of(opened), kind, target)
    except Unreadable as fault:
        raise Misused(words(fault.reason)) from fault
    except OSError as fault:
        raise _unwritable(target, fault) from fault
    if target.is_file():
        print(target)
    return 0


def _is_record(target: Path, path: Path) -> bool:
    """Whether a file is the record itself, under whatever name, or another one."""
    return led_to(target) == led_to(path) or (target.exists() and target.suffix == EXTENSION)


def arena(game_id: str, games: int, jobs: int, items: Path | None = None) -> int:
    """Each two of a game's own levels against each other, by the console's own arena. `items`: a
    folder with edited data."""
    from rules.__main__ import main

    known_game(game_id)
    counts = ["--games", str(games), "--jobs", str(jobs)]
    own = ["--items", str(items)] if items is not None else []
    pairs = combinations(levels_of(game_id)[1:], 2)
    return max(
        main(["arena", game_id, "--levels", ",".join(pair), *counts, *own]) for pair in pairs
    )


# ---------------------------------------------------------------- demonstration
class Demonstration:
    """A game between bots: a line and a picture whenever it is somewhere else."""

    def __init__(self, wish: GameWish, folder: Path) -> None:
        from views.boards import board_class

        self._folder = folder
        self._plans = wish.plans
        names = tuple(plan.name for plan in wish.plans)
        setup = setup_of(wish.game, len(wish.plans), wish.seed, wish.options, names)
        self._play = Play(setup)
        self._board = board_class(wish.game)()
        self._board.resize(PICTURE)
        self._told = ""
        self._pictures = 0

    def play(self) -> None:
        """From the first question to the outcome."""
        setup = self._play.setup
        levels = {Seat(seat): plan.level for seat, plan in enumerate(self._plans)}
        telling = {seat: self._telling(decide) for seat, decide in policies(setup, levels).items()}
        self._tell()
        drive(self._play, telling, self._play.game.ply_bound(setup), Talk(setup, levels).speak)
        self._tell_end()

    def _telling(self, decide: Decide) -> Decide:
        def decide_and_tell(seen: State, request: Request) -> Action:
            self._tell()
            return decide(seen, request)

        return decide_and_tell

    def _tell(self) -> None:
        """One line and one picture for each scoring, or for each round where none is public."""
        seen = view(self._play.state, None)
        where = self._play.game.where(seen)
        said = words(where, self.names) if where is not None else ""
        scores = self._scores(seen)
        if (scores or said) != self._told:
            self._told = scores or said
            print(f"{said} {scores}".strip(), flush=True)
            self._paint(seen)

    def _scores(self, seen: State) -> str:
        scores = [(n, type(self._board).seat_score(seen, Seat(n))) for n in range(len(self._plans))]
        said = [f"{self.names[n]} {score}" for n, score in scores if score is not None]
        return f"({', '.join(said)})" if said else ""

    @property
    def names(self) -> tuple[str, ...]:
        setup = self._play.setup
        return tuple(words(name_of_seat(setup, Seat(n))) for n in range(setup.seats))

    def _paint(self, seen: State) -> None:
        self._board.show_view(seen, None, self._play.setup)
        self._board.offer(None)
        self._pictures += 1
        from desktop.source import write_picture

        path = self._folder / f"picture-{self._pictures}.png"
        write_picture(self._board.grab().toImage(), path)

    def _tell_end(self) -> None:
        outcome = self._play.state.outcome
        assert outcome is not None
        self._paint(view(self._play.state, None))
        totals = [
            f"{name} {total}" for name, total in zip(self.names, outcome.totals, strict=False)
        ]
        print(f"{words(outcome.reason, self.names)} {', '.join(totals)}".strip())
        path = self._folder / f"demonstration{EXTENSION}"
        write_safely(path, write_record(self._record()))

    def _record(self) -> Record:
        now = int(time.time())
        return record_of(
            self._play,
            self._plans,
            TakeBack.STRICT,
            program=version(),
            id=uuid4().hex,
            started=now,
            saved=now,
        )


def demonstrate(wish: GameWish, folder: Path) -> int:
    """Bots play one game; its pictures and its record lie in the folder that is named last."""
    assert QCoreApplication.instance() is not None
    print(words(game(wish.game).name), flush=True)
    try:
        Demonstration(wish, folder).play()
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise _unwritable(Path(fault.filename or folder), fault) from fault
    said = QCoreApplication.translate("Headless", "Pictures and record: {folder}")
    print(said.replace("{folder}", str(folder)))
    return 0


def _unwritable(path: Path, fault: OSError) -> Misused:
    said = QCoreApplication.translate("Headless", "Could not write {path}: {why}")
    return Misused(filled(said, path=shown_path(path), why=fault.strerror or str(fault)))

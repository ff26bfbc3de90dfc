"""Makes the pictures of README and metainfo: `.venv/bin/python packaging/pictures.py [NAME...]`.

Those of Feed the Kraken are made by `packaging/kraken_pictures.py`.
They show the program itself, drawn without a display, in games that bots have played up to a fixed
moment from a fixed seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QPoint, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QImage, QPainter, QPixmap  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

from desktop.app import Lamplight, Start, application  # noqa: E402
from models.bot_driver import BotDriver  # noqa: E402
from models.packing import Packet, unpack  # noqa: E402
from models.places import places  # noqa: E402
from models.seating import SeatPlan, bot, person  # noqa: E402
from models.settings import Motion, Pace, ThemeChoice  # noqa: E402
from models.thinking import Task, Thought, answer  # noqa: E402
from rules.bots.levels import bot as thinker  # noqa: E402
from rules.bots.levels import luck_of  # noqa: E402
from rules.cartographers.drawing.draw_phase import DrawTerrain  # noqa: E402
from rules.cartographers.state import Cartographers  # noqa: E402
from rules.kernel import agenda  # noqa: E402
from rules.kernel.play import Play, TakeBack  # noqa: E402
from rules.kernel.registry import setup_of  # noqa: E402
from rules.kernel.views import view  # noqa: E402
from views.theme import theme  # noqa: E402

FOLDER = ROOT / "resources" / "docs" / "pictures"
LARGE, SMALL = (1920, 1080), (1280, 720)
SEED, SEASON, CARDS = 42, 3, 2
"""The game that is shown, and how far it has come: into its last season, with full maps."""
NAMES = ("Ada", "Wick", "Ember")
PEOPLE = ("Ada", "Ben", "Cleo")
TABS = 120
QUALITY = 84
"""Of WebP: letters stay sharp, a picture has about 150 kB."""
LEVEL = "master"
REST = 100
LONGEST = 20_000
"""Milliseconds: between two looks, and until a picture is given up."""


class Models(QObject):
    """Bots that sit still for a picture, or answer at once within this process."""

    def __init__(self) -> None:
        super().__init__()
        self._answers = False
        self._held: list[tuple[int, Packet, tuple[Task, ...], BotDriver]] = []

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        if all(task.talks for task in tasks):
            silence = [Thought(task.seat, ()) for task in tasks]
            QTimer.singleShot(0, self, lambda: told.hear(number, silence))
            return
        self._held.append((number, packet, tasks, told))
        if self._answers:
            QTimer.singleShot(0, self, self.let)

    def let(self) -> None:
        """From now on they answer, beginning with what they were asked already."""
        self._answers = True
        held, self._held = self._held, []
        for each in held:
            self._answer(*each)

    @staticmethod
    def _answer(number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        think = thinker("cartographers", LEVEL)
        told.hear(number, [answer(unpack(packet, t.seat), t.seat, t.luck, think) for t in tasks])

    def stop(self, number: int) -> None:
        self._held = [each for each in self._held if each[0] != number]


# ---------------------------------------------------------------- games
def played(names: tuple[str, ...], until: Callable[[Cartographers], bool]) -> Play:
    """A game that bots have played until a moment comes."""
    play = Play(setup_of("cartographers", len(names), SEED, {}, names))
    think, number = thinker("cartographers", LEVEL), 0
    while play.state.outcome is None and not until(play.state):  # type: ignore[arg-type]
        seat = agenda.asked(play.state)[0]
        seen = view(play.state, seat)
        asked = agenda.request(seen, seat)
        play.submit(seat, think(seen, asked, luck_of(SEED, seat, number)).action)
        number += 1
    return play


def late(state: Cartographers) -> bool:
    """The first seat draws, after some cards of the season."""
    drawing = isinstance(state.agenda[-1], DrawTerrain) and 0 in agenda.asked(state)
    return state.season == SEASON and len(state.revealed) >= CARDS and drawing


def never(_: Cartographers) -> bool:
    """To the end."""
    return False


# ---------------------------------------------------------------- the program
class Studio:
    """The program as a user has it, in folders of its own, standing still."""

    def __init__(self, size: tuple[int, int], look: ThemeChoice) -> None:
        self._folder = tempfile.TemporaryDirectory()
        app = application([])
        self.bots = Models()
        self.lamp = Lamplight(app, places(Path(self._folder.name)), Start(), self.bots)
        self.lamp.settings.change(
            language="en", pace=Pace.INSTANT, motion=Motion.OFF, theme=look, player_name="Ada"
        )
        self.lamp.show()
        self.lamp.furnish()
        self.window = self.lamp.controller.window
        self.window.showNormal()
        self.window.resize(*size)
        QTest.qWait(200)

    def sit_down(self, play: Play, persons: int = 1) -> None:
        """A game goes on at this table."""
        self.seat(play, frozenset(range(persons)))
        self.wait(lambda: self.window.curtain.is_down or self.window.table.question)

    def seat(self, play: Play, persons: frozenset[int]) -> None:
        """A game goes on; these seats are persons."""
        plans: list[SeatPlan] = []
        for number, name in enumerate(play.setup.names):
            plans.append(person(name) if number in persons else bot(LEVEL, name))
        session = self.lamp.games.play_on(Play.resumed(play.journal), tuple(plans), TakeBack.STRICT)
        self.lamp.controller._show(session)

    def lay_shape(self) -> None:
        """The shape lies where a good player would draw it, and waits to be meant."""
        question, board = self.window.table.question, self.window.table.board
        assert question is not None
        think = thinker("cartographers", LEVEL)
        wanted = think(question.view, question.request, 1).action
        board.decision.placing.choose_shape(wanted.shape)
        board.decision.placing.choose_terrain(wanted.terrains)
        for _ in range(TABS):
            QTest.keyClick(board.table_view, Qt.Key.Key_Tab)
            if board.decision.placing.ghost.cells == wanted.cells:
                break
        board.confirm()
        QTest.qWait(200)

    def wait(self, until: Callable[[], object]) -> None:
        """Until something is to be seen."""
        for _ in range(LONGEST // REST):
            QTest.qWait(REST)
            if until():
                QTest.qWait(3 * REST)
                return
        raise TimeoutError

    def picture(self, over: QWidget | None = None) -> QImage:
        """The window; a dialog lies in its middle."""
        picture = self.window.grab()
        if over is not None:
            laid = over.grab()
            painter = QPainter(picture)
            painter.fillRect(self.window.rect(), theme().colour("shadow", 0.28))
            painter.drawPixmap(middle(picture, laid), laid)
            painter.end()
        return picture.toImage().convertToFormat(QImage.Format.Format_RGB888)

    def close(self) -> None:
        """As a user quits."""
        self.window.close()
        self.lamp.close()
        self._folder.cleanup()


def middle(large: QPixmap, small: QPixmap) -> QPoint:
    """Where a picture lies in the middle of another."""
    return QPoint((large.width() - small.width()) // 2, (large.height() - small.height()) // 2)


# ---------------------------------------------------------------- pictures
def start(studio: Studio) -> QImage:
    studio.sit_down(played(NAMES, late))
    studio.lamp.controller.leave()
    QTest.qWait(500)
    return studio.picture()


def set_up(studio: Studio) -> QImage:
    controller = studio.lamp.controller
    controller.show_setup("cartographers")
    sheet = controller.sheets.opened["setup"]
    assert isinstance(sheet, QWidget)
    sheet.resize(820, 880)
    QTest.qWait(200)
    picture = studio.picture(sheet)
    sheet.close()
    return picture


def play(studio: Studio) -> QImage:
    studio.sit_down(played(NAMES, late))
    studio.lay_shape()
    return studio.picture()


def curtain(studio: Studio) -> QImage:
    studio.sit_down(played(PEOPLE, late), persons=3)
    return studio.picture()


def end(studio: Studio) -> QImage:
    studio.sit_down(played(NAMES, lambda state: state.season == 3 and last(state)))
    studio.lay_shape()
    studio.window.table.board.confirm()
    QTest.qWait(REST)
    studio.bots.let()
    studio.wait(lambda: studio.window.table.shows_result)
    return studio.picture()


def last(state: Cartographers) -> bool:
    """The first seat draws for the last time."""
    if not (isinstance(state.agenda[-1], DrawTerrain) and 0 in agenda.asked(state)):
        return False
    copy = state.clone()
    ply = copy.ply
    while copy.outcome is None and copy.ply == ply:
        seat = agenda.asked(copy)[0]
        agenda.submit(copy, seat, agenda.request(copy, seat).actions[0])
    return copy.outcome is not None


Shot = tuple[Callable[[Studio], QImage], tuple[int, int], ThemeChoice]
SHOTS: dict[str, Shot] = {
    "start": (start, LARGE, ThemeChoice.PAPER),
    "set-up": (set_up, LARGE, ThemeChoice.PAPER),
    "play": (play, LARGE, ThemeChoice.PAPER),
    "curtain": (curtain, LARGE, ThemeChoice.PAPER),
    "end": (end, LARGE, ThemeChoice.PAPER),
    "play-night": (play, LARGE, ThemeChoice.NIGHT),
    "play-200": (play, SMALL, ThemeChoice.PAPER),
    "play-contrast": (play, LARGE, ThemeChoice.CONTRAST),
}
DENSE = {"play-200": "2"}
"""Pictures of a screen with more pixels to the inch."""


def take(name: str, shots: Mapping[str, Shot]) -> None:
    """One picture into its file."""
    shot, size, look = shots[name]
    studio = Studio(size, look)
    picture = shot(studio)
    studio.close()
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.webp"
    if not picture.save(str(path), "WEBP", QUALITY):
        raise OSError(path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def main(names: list[str], shots: Mapping[str, Shot], script: str) -> int:
    """Each picture in a process of its own: a start like any other."""
    if len(names) == 1:
        take(names[0], shots)
        return 0
    for name in names or list(shots):
        environment = os.environ | {"QT_SCALE_FACTOR": DENSE.get(name, "1")}
        command = [sys.executable, script, name]
        if code := subprocess.run(command, env=environment, check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SHOTS, __file__))

"""The program as a user has it, with bots that think in this process."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start, application
from models.clock import Clock
from models.places import Places
from models.settings import Motion, Pace
from models.translate import language
from rules.kernel.play import TakeBack
from tests import toys
from tests.desktop.helpers import Bots, HastyTimer, Person, opened, wish_of
from views.theme import ThemeName, theme


@pytest.fixture(autouse=True)
def _toys() -> None:
    toys.register()


@pytest.fixture(autouse=True)
def _haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for rests, dwelling and holding in full."""
    monkeypatch.setattr(Clock, "timer", lambda _, parent: HastyTimer(parent, singleShot=True))


@pytest.fixture
def open_lamp(qtbot: QtBot, user_places: Places) -> Iterator[Callable[..., Lamplight]]:
    """Starts the program, as often as wanted, on the same folders; closes all at the end."""
    lamps: list[Lamplight] = []
    usual_interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(usual_interval // 50)  # as hasty as the clocks

    def start(
        wanted: Start | None = None, has_processes: bool = False, **choices: object
    ) -> Lamplight:
        bots = None if has_processes else Bots()
        lamp = Lamplight(application([]), user_places, wanted or Start(), bots)
        usual = {"language": "en", "pace": Pace.INSTANT, "motion": Motion.OFF}
        lamp.settings.change(**(usual | choices))
        lamp.window.setWindowState(Qt.WindowState.WindowNoState)  # the screen of tests is small
        lamp.show()
        qtbot.waitExposed(lamp.window)
        lamp.furnish()
        QCoreApplication.sendPostedEvents()  # a change of language comes to widgets as an event
        lamps.append(lamp)
        opened(lamp, qtbot)
        return lamp

    yield start
    for lamp in lamps:
        put_out(lamp)
    QApplication.setDoubleClickInterval(usual_interval)
    language().speak("en")
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    theme().set_still(False)


def put_out(lamp: Lamplight) -> None:
    """As a user quits; then nothing of the window is left to be dressed again."""
    if not shiboken6.isValid(lamp):
        return
    lamp.controller.window.close()
    lamp.close()
    lamp.controller.window.deleteLater()
    lamp.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def lamp(open_lamp: Callable[..., Lamplight]) -> Lamplight:
    return open_lamp()


@pytest.fixture
def sit(lamp: Lamplight, qtbot: QtBot) -> Callable[..., Person]:
    """Sits down at a new game: `sit("raid", persons=1, bots=2)`."""

    def sit_down(
        game: str,
        persons: int = 1,
        bots: int = 2,
        seed: int = 5,
        rule: TakeBack = TakeBack.STRICT,
        **options: str,
    ) -> Person:
        lamp.controller.begin(wish_of(game, persons, bots, seed, rule, options))
        return Person(lamp, qtbot)

    return sit_down

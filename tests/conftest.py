"""What holds for every test: no screen, no user's folders, the same run each time."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

# These are read when Qt and numpy load, so they are set before any test module is imported.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.pop("QT_SCALE_FACTOR", None)

import hypothesis
import pytest

from models.places import Places, ensure, places

hypothesis.settings.register_profile(
    "lamplight", derandomize=True, database=None, deadline=None, print_blob=True
)
hypothesis.settings.register_profile(
    "soak", parent=hypothesis.settings.get_profile("lamplight"), max_examples=2_000
)
hypothesis.settings.load_profile("lamplight")

BENCHMARKS = Path(__file__).parent / "benchmarks"


def pytest_configure(config: pytest.Config) -> None:
    """The long runs look at more examples."""
    if config.option.markexpr == "soak":
        hypothesis.settings.load_profile("soak")


def pytest_report_header() -> str:
    """Says whether assistive programs are tried from outside, and what is lacking for it."""
    from tests.desktop.atspi import lacking

    missing = " ".join(lacking())
    return f"AT-SPI: {f'not tried, this machine lacks {missing}' if missing else 'tried'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that lies in tests/benchmarks is a benchmark, marked or not."""
    for item in items:
        if item.path.is_relative_to(BENCHMARKS):
            item.add_marker(pytest.mark.benchmark)


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home folder of its own for the whole run: the user's files are neither read nor written.

    Programs that a test starts inherit it, too.
    """
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("USERPROFILE", str(home))
        patch.setenv("APPDATA", str(home / "roaming"))
        patch.setenv("LOCALAPPDATA", str(home / "local"))
        for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        yield home


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """What a test gives as `--data-dir`; not made yet."""
    return tmp_path / "lamplight"


@pytest.fixture
def user_places(data_dir: Path) -> Places:
    """The folders of a user who has just installed the program, made and empty."""
    found = places(data_dir)
    ensure(found)
    return found


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Delete the windows that a test has left: each change of the theme would dress them again."""
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if isinstance(QCoreApplication.instance(), QApplication):
        for left in QApplication.topLevelWidgets():
            left.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

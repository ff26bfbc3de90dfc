"""The program: ``python -m desktop``. Loads no more than what was asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop import cli
from models.places import COMMAND, places
from rules.console.streams import FAILED, guarded

BAD_WORDS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """The status for the system: 0, 1 for a failure, 2 for words that make no sense."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    return guarded(COMMAND, lambda: _run(typed))


def _run(typed: list[str]) -> int:
    try:
        line = cli.read(typed)
    except cli.Misused:
        return _explain(typed)
    if line.shows_version or line.shows_help:
        return _tell(line)
    _log(line.log_level)
    try:
        return _without_window(line) if line.needs_no_window else _with_window(line)
    except cli.Misused as fault:
        return _complain(str(fault), FAILED)


def _log(level: str) -> None:
    """Warnings are told as it is; more or less of it on request."""
    if level != cli.USUAL_LEVEL:
        import logging

        logging.basicConfig(level=level.upper(), stream=sys.stderr)


def _speak(code: str) -> None:
    """The language of what is said on the command line."""
    from models.translate import language

    language().speak(code)


def _complain(sentence: str, status: int) -> int:
    print(f"{COMMAND}: {sentence}", file=sys.stderr)
    return status


def _explain(typed: list[str]) -> int:
    """What was wrong, in the user's language: that needs an application, but no display."""
    app = QCoreApplication.instance() or QCoreApplication([COMMAND])
    _speak(cli.language_asked(typed) or "")
    try:
        cli.read(typed)
    except cli.Misused as fault:
        return _complain(str(fault), BAD_WORDS)
    del app
    return BAD_WORDS


def _tell(line: cli.Line) -> int:
    """Version or help."""
    app = QCoreApplication.instance() or QCoreApplication([COMMAND])
    _speak(line.lang or "")
    print(cli.version_line() if line.shows_version else cli.parser().format_help().rstrip())
    del app
    return 0


def _without_window(line: cli.Line) -> int:
    """No display is needed: pictures are painted in memory."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from desktop.app import application
    from desktop.headless import run
    from views.theme import ThemeName, theme

    app = application([COMMAND])
    _speak(line.lang or "")
    theme().choose(ThemeName(line.theme or "paper"))
    theme().apply()
    status = run(line, places(line.data_dir))
    del app
    return status


def _with_window(line: cli.Line) -> int:
    if line.scale is not None:
        os.environ["QT_SCALE_FACTOR"] = str(line.scale)
    from desktop.app import application, is_gone, run, start_of
    from desktop.second import hand_over

    app = application([COMMAND])
    if line.new or is_gone(line.file):
        _speak(line.lang or "")  # what may be wrong is said in the user's language
    if not is_gone(line.file) and hand_over(line):
        return 0
    return run(app, places(line.data_dir), start_of(line))


if __name__ == "__main__":
    sys.exit(main())

"""Plays on in a record as fast as the disk allows, and says what is confirmed: killed by a test.

python -m tests.models.player RECORD RUNNING
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from models.records import open_record
from models.running import Running
from models.saves import FileKeeper, SaveQueue
from models.session import Question, Session
from rules.kernel.codec import encode_action
from rules.kernel.journal import Entry
from tests.models.tables import AT_ONCE, Desk


def mark_of(entries: list[Entry]) -> str:
    """A fingerprint of what was decided so far."""
    written = b"".join(b"%d:%b" % (entry.seat, encode_action(entry.part)) for entry in entries)
    return hashlib.sha256(written).hexdigest()[:16]


def main(path: Path, running_folder: Path) -> None:
    """Never ends by itself."""
    app = QCoreApplication([])
    opened = open_record(path)
    holding = Running(running_folder).begin(path)
    assert holding is not None
    entries = opened.play.journal.entries
    keeper = FileKeeper(SaveQueue(app), opened.file(), app, holding, entries)
    session = Session(opened.play, keeper.file.seats, Desk(), keeper.file.take_back, keeper, app)
    session.set_manners(AT_ONCE)

    def confirm() -> None:
        entries = session._play.journal.entries
        print(len(entries), mark_of(entries), flush=True)

    def answer(question: Question | None) -> None:
        if question is not None:
            confirm()
            actions = question.request.actions
            pick = session.entries * 7 % len(actions)
            QTimer.singleShot(0, session, lambda: session.submit(actions[pick]))

    session.asked.connect(answer)
    session.over.connect(app.quit)
    session.start()
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

"""Pictures of the table to judge by eye: `python -m tests.views.feed_the_kraken.table_gallery DIR`.

Offscreen: `QT_QPA_PLATFORM=offscreen`. One picture for each moment, theme and size of letters.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from rules.feed_the_kraken.enums import Faction
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.feed_the_kraken.tables import SMALLEST, Table, asks
from views.feed_the_kraken.board import KrakenBoard
from views.theme import ThemeName, theme

LARGE = (1706, 869)
ENDED = (1066, 560)
Moment = Callable[[], tuple[Table, int | None]]


def team() -> tuple[Table, int | None]:
    return Table(5, 8).to(asks("AppointTeam"), talks=True), None


def own_team() -> tuple[Table, int | None]:
    table = Table(8, 11, "long").to(
        lambda s, c: s.round >= 5 and type(c).__name__ == "AppointTeam", talks=True
    )
    return table, table.state.captain


def mutiny() -> tuple[Table, int | None]:
    table = Table(11, 3, "long").to(
        lambda s, c: len(s.checks) >= 4 and s.loyalty is not None, talks=True
    )
    return table, None


def fists() -> tuple[Table, int | None]:
    table = Table(11, 3, "long").to(
        lambda s, c: type(c).__name__ == "CommitGuns" and len(s.answers) > 3 and s.round > 4
    )
    return table, None


def cards() -> tuple[Table, int | None]:
    table = Table(8, 6, "long").to(lambda s, c: s.round > 3 and type(c).__name__ == "KeepCard")
    return table, table.state.captain


def ritual() -> tuple[Table, int | None]:
    for seed in range(40):
        try:
            table = Table(8, seed, "long").to(asks("SpreadGuns"))
        except AssertionError:
            continue
        return table, table.state.dealt.index(Faction.CULT_LEADER)
    raise AssertionError("no stash in forty games")


def reveal() -> tuple[Table, int | None]:
    return Table(8, 4, "long").to_the_end(), None


MOMENTS: dict[str, tuple[Moment, tuple[int, int]]] = {
    "team": (team, SMALLEST),
    "own_team": (own_team, SMALLEST),
    "fists": (fists, SMALLEST),
    "mutiny": (mutiny, SMALLEST),
    "mutiny_large": (mutiny, LARGE),
    "cards": (cards, SMALLEST),
    "ritual": (ritual, SMALLEST),
    "reveal": (reveal, ENDED),
}


def take(name: str, folder: Path) -> None:
    """One moment in all themes and with large letters."""
    moment, size = MOMENTS[name]
    for look, text in ((ThemeName.PAPER, 100), (ThemeName.NIGHT, 100), (ThemeName.PAPER, 200)):
        table, viewer = moment()
        theme().choose(look)
        theme().set_text(text)
        board = KrakenBoard()
        board.resize(*size)
        table.board = board
        seat = None if viewer is None else Seat(viewer)
        board.show_view(view(table.state, seat), seat, table.setup)
        board.show()
        table.show(viewer)
        QApplication.sendPostedEvents()
        board.grab().save(str(folder / f"{name}_{look}_{text}.png"))
        board.close()


def main(folder: Path, names: list[str]) -> None:
    """All of them, or those that are named."""
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    theme().apply()
    for name in names or MOMENTS:
        take(name, folder)
        print(name)
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

"""Which board a game has: imported only when it is wanted."""

from __future__ import annotations

import importlib
from typing import cast

from views.board import Board
from views.editor import Editor

BOARDS = {
    "cartographers": "views.cartographers.board:CartographersBoard",
    "feed_the_kraken": "views.feed_the_kraken.board:KrakenBoard",
    "root": "views.root.board:RootBoard",
    "cthulhu_wars": "views.cthulhu_wars.board:CthulhuWarsBoard",
    "kinfire_council": "views.kinfire_council.board:KinfireCouncilBoard",
}
"""Game id -> module and class."""

EDITORS = {"kinfire_council": "views.kinfire_council.editor.editor:ItemEditor"}
"""Game id -> module and class of the editor of its data, for games whose data may be edited."""


def board_class(game_id: str) -> type[Board]:
    """The board of a game; a game that has none drawn is played from the action bar."""
    if game_id not in BOARDS:
        from views.panels.plain_board import PlainBoard

        return PlainBoard
    return cast("type[Board]", _named(BOARDS[game_id]))


def editor_class(game_id: str) -> type[Editor]:
    """The editor of a game that has one."""
    return cast("type[Editor]", _named(EDITORS[game_id]))


def _named(path: str) -> object:
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)

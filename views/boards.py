"""Which board a game has: imported only when it is wanted."""

from __future__ import annotations

import importlib

from views.board import Board

BOARDS = {
    "cartographers": "views.cartographers.board:CartographersBoard",
    "feed_the_kraken": "views.feed_the_kraken.board:KrakenBoard",
    "root": "views.root.board:RootBoard",
    "cthulhu_wars": "views.cthulhu_wars.board:CthulhuWarsBoard",
    "kinfire_council": "views.kinfire_council.board:KinfireCouncilBoard",
}
"""Game id -> module and class."""


def board_class(game_id: str) -> type[Board]:
    """The board of a game; a game that has none drawn is played from the shelf."""
    if game_id not in BOARDS:
        from views.panels.plain_board import PlainBoard

        return PlainBoard
    module, _, name = BOARDS[game_id].partition(":")
    found: type[Board] = getattr(importlib.import_module(module), name)
    return found

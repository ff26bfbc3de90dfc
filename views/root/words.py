"""The woodland in sentences: places, pieces, tracks. For screen readers, hover notes and lists."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from models.translate import number_text, words
from rules.root.data import maps
from rules.root.state import BURROW, FOREST, NOBODY, Place, Woodland
from rules.root.words import (
    BuildingKind,
    Landmark,
    PlotKind,
    Suit,
    TokenKind,
)
from views.root import naming
from views.root.pieces import Piece, PieceKind, slots_of

translate = QCoreApplication.translate


def _text(source: str, **facts: str) -> str:
    said = translate("root_board", source)
    for name, fact in facts.items():
        said = said.replace("{" + name + "}", fact)
    return said

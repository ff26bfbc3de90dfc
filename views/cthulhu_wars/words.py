"""The Earth in words: areas, figures, gates. For the map, screen readers and hover notes."""

from __future__ import annotations

from models.translate import words
from rules.cthulhu_wars import names


def area_label(id: str) -> str:
    """The name of an area on the map."""
    return words(names.area_name(id))

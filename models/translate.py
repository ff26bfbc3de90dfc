"""Texts of the rules in the user's language."""

from __future__ import annotations

from rules.kernel.text import Text, english


def words(text: Text) -> str:
    """The sentence in the user's language."""
    return english(text)

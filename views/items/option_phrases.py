"""A question with its options in sentences: for the text window and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.translate import filled, words

if TYPE_CHECKING:
    from models.question import Question


def option_words(question: Question | None, names: tuple[str, ...], closed: str) -> list[str]:
    """What is open, what is closed and why; `closed`: the game's own words for it,
    with {choice} and {why}."""
    if question is None:
        return []
    lines = []
    for option in question.options():
        label = words(option.label, names)
        if option.why_not is not None:
            why = words(option.why_not, names)
            label = filled(closed, choice=label, why=why)
        lines.append(label)
    return lines

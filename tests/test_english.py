"""How the program speaks English: habits not to fall back into, over every sentence."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

HABITS = {
    "quotation marks are “ ”": r"[«»]|(?<!\w)\"|\"(?!\w)",
    "three dots are one sign: …": r"\.\.\.",
    "a minus is −": r"(?<![\w“-])-(?:\d|%n|\{)",
    "40%, no space": r"(?:\}|\d) %(?!n)",
    "%n more cards, never %n cards more": r"%n [a-z]+(?:\(s\)|s)? (?:more|fewer)\b",
    "again, automatically, immediately, permanently": (
        r"\b(?:anew|by itself|by themselves|for good|once more)\b"
    ),
    "also, not a comma and too": r", too\b",
    "a player says you or they": r"^(?:Whoever|Whom it|Who has)\b|own accord",
    "no one, everyone, someone": r"\b(?:[Nn]obody|[Ee]verybody|[Ss]omebody|[Aa]nybody)\b",
    "can't or not available, never closed or not open": r": closed\b|\bis not open\b",
    "one full stop at the end": r"(?<!\.)\.\.$|[!?]\.$",
    "one word for it: setup": r"\b[Ss]et-up\b",
}
"""Rule -> what breaks it; the rules are those of resources/docs/glossary.md."""


@pytest.fixture(scope="module")
def sources(in_program: list[Any]) -> list[str]:
    return sorted({each.source for each in in_program})


@pytest.fixture(scope="module")
def in_program() -> list[Any]:
    """Every sentence of the program, as translators get it."""
    sys.path.insert(0, str(ROOT / "packaging"))
    import sentences

    folders = ("desktop", "views", "models", "rules")
    return list(sentences.sentences(sorted(p for f in folders for p in (ROOT / f).rglob("*.py"))))


@pytest.mark.parametrize("rule", HABITS)
def test_no_sentence_falls_back(rule: str, sources: list[str]) -> None:
    assert len(sources) > 4_000
    assert [each for each in sources if re.search(HABITS[rule], each)] == []


def test_no_sentence_says_what_could_be_nothing_else(sources: list[str]) -> None:
    """Neither a blank at the edges nor two in a row."""
    assert [each for each in sources if each != each.strip() or "  " in each] == []

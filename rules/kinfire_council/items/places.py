"""Where in the text of an item a fault is: what an editor marks and goes to (15)."""

import re

from rules.kernel.text import Fact, Text
from rules.kinfire_council.items.faults import Told
from rules.kinfire_council.items.reading import syntax_fault
from rules.kinfire_council.items.tree import Node, fields_of

_STATEMENT = re.compile(r"^(?:\[|[A-Za-z_\"'][\w\"'.-]*[ \t]*=)", re.MULTILINE)
_STEP = re.compile(r"\w+")
MOST_SYNTAX = 5
"""So many places that cannot be understood are looked for."""
Span = tuple[int, int]
"""From a letter of the text up to another one, without it."""


def span_of(text: str, fault: Text) -> Span | None:
    """The letters that a fault is about; None where it is about the whole item or another one."""
    facts = dict(fault.facts)
    about = facts.get("what")
    if isinstance(about, Text) and about.key.endswith((".syntax", ".encoding")):
        at = _letter(text, fault)
        is_blank = not text[at : at + 1].strip() or about.key.endswith(".encoding")
        return _line_at(text, at) if is_blank else (at, at + 1)
    if isinstance(about, Text) and about.key.endswith(".syntax_end"):
        return _line_at(text, len(text.rstrip()) - 1)
    named = facts.get("field")
    return _field(text, _words(named)) if named is not None else None


def _words(fact: Fact) -> str:
    return str(dict(fact.facts).get("words", "")) if isinstance(fact, Text) else str(fact)


def _letter(text: str, fault: Text) -> int:
    """Where the reader got lost: at the end of the text where no place is told."""
    about = dict(fault.facts)["what"]
    facts = dict(about.facts) if isinstance(about, Text) else {}
    if "line" not in facts:
        return len(text)
    lines = text.split("\n")
    line = min(int(str(facts["line"])), len(lines)) - 1
    column = min(int(str(facts.get("column", 1))) - 1, len(lines[line]))
    return sum(len(each) + 1 for each in lines[:line]) + column


def _line_at(text: str, at: int) -> Span:
    """The words of the line in which a letter stands."""
    at = max(0, min(at, len(text)))
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    line = text[start : end if end >= 0 else len(text)]
    begin = start + len(line) - len(line.lstrip())
    return begin, max(begin + 1, start + len(line.rstrip()))


def _field(text: str, path: str) -> Span | None:
    """A field by its path, `base[1].gain[2].n`: as deep as it can be followed."""
    inner, found = fields_of(text), None
    for step in _STEP.findall(path.removesuffix("...")):
        node: Node | None = inner.get(step)
        if node is None:
            break
        inner, found = node.inner, node
    if found is None:
        return None
    return (found.key_start if found.key_start >= 0 else found.start), found.end


# ---------------------------------------------------------------- several places
def syntax_faults(file: str, text: str) -> Told:
    """Every place that cannot be understood: behind each the text is read on without it."""
    found: Told = []
    while len(found) < MOST_SYNTAX:
        fault = syntax_fault(file, text)
        if fault is None:
            break
        found.append(fault)
        shorter = _without(text, _letter(text, fault))
        if shorter == text:
            break
        text = shorter
    return found


def _without(text: str, at: int) -> str:
    """The text without the statement of a fault, but with as many lines. Where a statement begins
    nothing can be wrong yet: it is the one before that has no end."""
    starts = [each.start() for each in _STATEMENT.finditer(text)]
    before = [each for each in starts if each < at] or starts[:1]
    if not before:
        return text
    end = next((each for each in starts if each > before[-1]), len(text))
    gone = "\n" * text[before[-1] : end].count("\n")
    return text[: before[-1]] + gone + text[end:]

"""Finds the sentences of the program that translators work on, by reading its code as a tree.

Qt's own tool reads Python by patterns: it takes no plural from marked sentences and loses the class
after a nested one. So we find the sentences and hand it a plain list of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

APPLICATIONS = ("QCoreApplication", "QGuiApplication", "QApplication")
MARKS = ("QT_TRANSLATE_NOOP", "NOOP")
"""What marks a sentence where it is written: in full, and as long tables of words call it."""


@dataclass(frozen=True, order=True)
class Sentence:
    """One sentence as it stands in a translation file."""

    context: str
    source: str
    comment: str = ""
    counts: bool = False
    """Whether it has a plural: the number stands at %n."""


class Untranslatable(ValueError):
    """A call whose sentence or context is not written there: it would never be found."""


def sentences(paths: Iterable[Path]) -> list[Sentence]:
    """All sentences in these files, each once, in the order in which they stand."""
    found: dict[Sentence, None] = {}
    for path in paths:
        found.update(dict.fromkeys(in_code(path.read_text(encoding="utf-8"), str(path))))
    return list(found)


def in_code(code: str, name: str = "code") -> Iterator[Sentence]:
    """The sentences of one file. Raises Untranslatable with the place."""
    yield from _in_tree(ast.parse(code), "", name)


def _in_tree(node: ast.AST, owner: str, name: str) -> Iterator[Sentence]:
    if isinstance(node, ast.ClassDef):
        owner = node.name
    if isinstance(node, ast.Call):
        sentence = _in_call(node, owner, name)
        if sentence is not None:
            yield sentence
    for child in ast.iter_child_nodes(node):
        yield from _in_tree(child, owner, name)


def _in_call(call: ast.Call, owner: str, name: str) -> Sentence | None:
    kind = _kind(call.func)
    words = [_text(word, call, name) for word in call.args[:3]] if kind else []
    if kind == "tr":
        words, counts = [owner, *words[:2]], len(call.args) > 2
    elif kind == "marked":
        counts = "%n" in (words[1] or "") if len(words) > 1 else False
    else:
        counts = len(call.args) > 3
    context, source, comment = (*words, None, None, None)[:3]
    if source and not context:
        raise Untranslatable(f"{name}:{call.lineno}: this sentence needs its context written out")
    if not source:
        return None
    counts = counts or any(word.arg == "n" for word in call.keywords)
    return Sentence(context, source, comment or "", counts)


def _kind(function: ast.expr) -> str:
    """How a call translates; empty for any other call, such as a painter's `translate`."""
    if isinstance(function, ast.Name):
        return {**dict.fromkeys(MARKS, "marked"), "translate": "translate"}.get(function.id, "")
    if not isinstance(function, ast.Attribute):
        return ""
    if function.attr == "translate":
        of = function.value
        return "translate" if isinstance(of, ast.Name) and of.id in APPLICATIONS else ""
    return "tr" if function.attr == "tr" else ""


def _text(word: ast.expr, call: ast.Call, name: str) -> str | None:
    """A literal's text; None for a name, whose sentence is marked where it is written."""
    if isinstance(word, ast.Constant):
        return word.value if isinstance(word.value, str) else None
    if isinstance(word, ast.JoinedStr | ast.BinOp):
        raise Untranslatable(f"{name}:{call.lineno}: this sentence is put together at run time")
    return None


def as_list(found: Iterable[Sentence]) -> str:
    """The sentences as code that Qt's tool reads without a mistake."""
    lines: list[str] = []
    for sentence in found:
        words = f"{_quoted(sentence.source)}, {_quoted(sentence.comment)}"
        if sentence.counts:
            lines += [f"class {sentence.context}:", "    def words(self, n):"]
            lines += [f"        self.tr({words}, n)", ""]
        else:
            call = f"QCoreApplication.translate({_quoted(sentence.context)}, {words})"
            lines += [call, ""]
    return "\n".join(lines)


def _quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'

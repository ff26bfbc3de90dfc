"""An item's text laid out to be read: one op a line, never broken within a bracket (15)."""

import tomllib

from rules.kinfire_council.items.tree import Node, fields_of

WIDEST = 72
"""A list of a single op stays on a line that is not longer."""
STEP = "  "


def laid_out(text: str) -> str:
    """The text with its lists of ops laid out anew; what has comments in it stays as it is, and so
    does a text that cannot be read."""
    made, at = "", 0
    for name, node in fields_of(text).items():
        if node.is_list and node.holds_tables() and not node.has_notes:
            made += text[at : node.start] + _list(text, node, "", len(name) + len(" = "))
            at = node.end
    made += text[at:]
    return made if _same(made, text) else text


def _same(made: str, text: str) -> bool:
    """Nothing but blanks may differ."""
    try:
        return tomllib.loads(made) == tomllib.loads(text)
    except (ValueError, RecursionError):
        return False


def _value(text: str, node: Node, indent: str, column: int) -> str:
    if node.is_list:
        return _list(text, node, indent, column)
    if node.is_table:
        return _table(text, node, indent, column)
    return text[node.start : node.end]


def _list(text: str, node: Node, indent: str, column: int) -> str:
    """On one line, or each entry on its own."""
    flat = _flat(text, node)
    is_short = len(node.inner) < 2 and column + len(flat) <= WIDEST
    if not node.holds_tables() or is_short:
        return flat
    inside = indent + STEP
    rows = (_value(text, each, inside, len(inside)) for each in node.inner.values())
    return "[\n" + "".join(f"{inside}{row},\n" for row in rows) + f"{indent}]"


def _table(text: str, node: Node, indent: str, column: int) -> str:
    """A table has no ends of lines of its own: only the lists in it have."""
    if not node.inner:
        return "{}"
    made = "{ "
    for number, (name, each) in enumerate(node.inner.items()):
        made += f"{', ' if number else ''}{name} = "
        last = made.rpartition("\n")[2]
        wide = len(last) if "\n" in made else column + len(made)
        made += _value(text, each, indent, wide)
    return made + " }"


def _flat(text: str, node: Node) -> str:
    if node.is_list:
        return f"[{', '.join(_flat(text, each) for each in node.inner.values())}]"
    if node.is_table:
        rows = [f"{name} = {_flat(text, each)}" for name, each in node.inner.items()]
        return f"{{ {', '.join(rows)} }}" if rows else "{}"
    return text[node.start : node.end]

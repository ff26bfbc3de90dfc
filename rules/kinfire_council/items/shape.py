"""Fields and types of an item, told one by one: what is missing, unknown, of another kind (15)."""

from functools import lru_cache

from msgspec import NODEFAULT, inspect

from rules.kinfire_council.items.faults import Complain, listed, shown, what

DEEPEST = 24
"""So deep may tables and lists lie in each other."""


@lru_cache(maxsize=64)
def shape_of(kind: type) -> inspect.StructType:
    """What an item of a kind looks like."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def check_shape(kind: type, table: object, complain: Complain) -> None:
    """Tells everything that keeps a table from being an item of a kind."""
    _walk(shape_of(kind), table, "", complain, 0)


def _walk(node: inspect.Type, value: object, at: str, complain: Complain, depth: int) -> None:
    if depth > DEEPEST:
        complain(at, what("too_deep_here"))
    elif isinstance(node, inspect.StructType):
        _struct(node, value, at, complain, depth)
    elif isinstance(node, inspect.UnionType):
        _union(node, value, at, complain, depth)
    elif isinstance(node, inspect.VarTupleType):
        _list(node, value, at, complain, depth)
    elif isinstance(node, inspect.DictType):
        _dict(node, value, at, complain, depth)
    else:
        _plain(node, value, at, complain)


# ---------------------------------------------------------------- tables
def _inside(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def _struct(
    node: inspect.StructType, value: object, at: str, complain: Complain, depth: int
) -> None:
    if not isinstance(value, dict):
        complain(at, what("no_table", value=shown(value)))
        return
    known = {field.encode_name: field for field in node.fields}
    tag = {node.tag_field} if node.tag_field else set()
    for name in value:
        if name not in known and name not in tag:
            complain(_inside(at, str(name)), what("unknown_field", known=listed(known)))
    for name, field in known.items():
        if name in value:
            _walk(field.type, value[name], _inside(at, name), complain, depth + 1)
        elif field.default is NODEFAULT and field.default_factory is NODEFAULT:
            complain(_inside(at, name), what("missing", example=f"{name} = {_example(field.type)}"))


def _example(node: inspect.Type) -> str:
    """What could stand there."""
    if isinstance(node, inspect.EnumType):
        return f'"{next(iter(node.cls)).value}"'
    if isinstance(node, (inspect.IntType, inspect.FloatType)):
        return "1"
    if isinstance(node, inspect.BoolType):
        return "true"
    if isinstance(node, inspect.StrType):
        return '"..."'
    return "{ }" if isinstance(node, inspect.DictType) else "[ ]"


def _union(node: inspect.UnionType, value: object, at: str, complain: Complain, depth: int) -> None:
    """One of the ops, or one of the kinds of modifier: which, its tag says."""
    if not isinstance(value, dict):
        complain(at, what("no_table", value=shown(value)))
        return
    kinds = {each.tag: each for each in node.types if isinstance(each, inspect.StructType)}
    field = next(iter(kinds.values())).tag_field
    assert field is not None
    if field not in value:
        complain(_inside(at, field), what("missing_tag", known=listed(kinds)))
        return
    tag = value[field]
    if not isinstance(tag, str) or tag not in kinds:
        complain(_inside(at, field), what("unknown_word", value=shown(tag), known=listed(kinds)))
        return
    _struct(kinds[tag], value, at, complain, depth)


# ---------------------------------------------------------------- lists
def _list(
    node: inspect.VarTupleType, value: object, at: str, complain: Complain, depth: int
) -> None:
    if not isinstance(value, list):
        complain(at, what("no_list", value=shown(value)))
        return
    for number, each in enumerate(value, 1):
        _walk(node.item_type, each, f"{at}[{number}]", complain, depth + 1)


def _dict(node: inspect.DictType, value: object, at: str, complain: Complain, depth: int) -> None:
    if not isinstance(value, dict):
        complain(at, what("no_table", value=shown(value)))
        return
    for name, each in value.items():
        _walk(node.key_type, name, _inside(at, str(name)), complain, depth + 1)
        _walk(node.value_type, each, _inside(at, str(name)), complain, depth + 1)


# ---------------------------------------------------------------- single values
def _plain(node: inspect.Type, value: object, at: str, complain: Complain) -> None:
    if isinstance(node, inspect.EnumType):
        words = [str(each.value) for each in node.cls]
        if not isinstance(value, str) or value not in words:
            complain(at, what("unknown_word", value=shown(value), known=listed(words)))
    elif isinstance(node, inspect.BoolType):
        if not isinstance(value, bool):
            complain(at, what("no_truth", value=shown(value)))
    elif isinstance(node, inspect.StrType):
        if not isinstance(value, str):
            complain(at, what("no_words", value=shown(value)))
    elif isinstance(node, inspect.IntType):
        if isinstance(value, bool) or not isinstance(value, int):
            complain(at, what("no_whole", value=shown(value)))
    elif isinstance(value, bool) or not isinstance(value, (int, float)):
        complain(at, what("no_number", value=shown(value)))

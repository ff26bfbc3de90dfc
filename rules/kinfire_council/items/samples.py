"""An example of each op and modifier as it is written: to begin from (15)."""

from msgspec import NODEFAULT, inspect

from rules.kinfire_council.items.shape import shape_of
from rules.kinfire_council.printed.ops import Mod, Op

_INNER = '[{ op = "v", n = 1 }]'
_LISTS = {
    "of": '["coin", "food"]',
    "skills": '["artisan"]',
    "each": _INNER,
    "gain": _INNER,
    "do": _INNER,
    "cost": '[{ op = "pay", res = "coin", n = 1 }]',
    "options": f'[{_INNER}, [{{ op = "vote", n = 1 }}]]',
}


def sample_of(kind: type[Op] | type[Mod]) -> str:
    """One op with all that it needs: «{ op = "gain", res = "coin", n = 1 }»."""
    shape = shape_of(kind)
    fields = [f'{shape.tag_field} = "{shape.tag}"']
    for field in shape.fields:
        if field.default is NODEFAULT and field.default_factory is NODEFAULT:
            fields.append(f"{field.encode_name} = {_value(field)}")
    return f"{{ {', '.join(fields)} }}"


def _value(field: inspect.Field) -> str:
    if isinstance(field.type, inspect.EnumType):
        return f'"{next(iter(field.type.cls)).value}"'
    if isinstance(field.type, inspect.IntType):
        return "1"
    return _LISTS.get(field.encode_name, '"coin"')

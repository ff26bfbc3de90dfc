"""A menu with an example of every op and modifier, to be put in where the cursor stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from rules.kinfire_council.items.samples import sample_of
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import Mod, Op
from views.kinfire_council.editor.naming import part_name

_BLOCKS = (ops.Per, ops.Choose, ops.May, ops.To)
_CITY = (
    ops.CultScore, ops.CoffersEmpty, ops.Damage, ops.TroubleEachSlot, ops.Hideout, ops.Hidden,
    ops.NeedAdd, ops.NeedRemove, ops.PlaceTile,
)  # fmt: skip


def groups() -> dict[str, list[type[Op] | type[Mod]]]:
    """Every op and modifier in its group."""
    apart = (*ops.COSTS, *_BLOCKS, *_CITY)
    return {
        "costs": list(ops.COSTS),
        "player": [each for each in Op.__subclasses__() if each not in apart],
        "city": list(_CITY),
        "ops": list(_BLOCKS),
        "mods": list(Mod.__subclasses__()),
    }


def samples_menu(insert: Callable[[str], None], parent: QWidget) -> QMenu:
    """The menu; what is chosen is put in."""
    menu = QMenu(parent)
    for part, kinds in groups().items():
        inner = menu.addMenu(part_name(part))
        for kind in kinds:
            sample = sample_of(kind)
            action = inner.addAction(sample)
            action.triggered.connect(lambda _=False, words=sample: insert(words))
    return menu

"""The documented format names everything that the format has, and its example is right."""

import re
import tomllib
from enum import StrEnum
from importlib.resources import files

import msgspec
import pytest

from rules.kinfire_council import enums
from rules.kinfire_council.items.faults import Told
from rules.kinfire_council.items.loading import KINDS, item_of
from rules.kinfire_council.items.whole import FILE_OF, LEAST
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.library import FILES
from rules.kinfire_council.printed.ops import Mod, Op

DOC = (files("resources") / "kinfire_council" / "items.md").read_text("utf-8")
NAMED = set(re.findall(r"`(?:[a-z_]+ = )?\"?([a-z_0-9.\-\[\]]+)\"?`", DOC))
ROWS = {
    found.group(1): found.group(2)
    for found in re.finditer(r"^\| `([a-z_]+)` \|([^|]*)\|", DOC, re.MULTILINE)
}
TYPED_IN = (
    enums.Resource, enums.Skill, enums.Flag, enums.DecreeKind, enums.Moment, enums.Who, enums.Whom,
    enums.Param, enums.Counter, enums.Payment, enums.ErrandKind, enums.Reach, enums.TroubleOn,
    enums.Window, enums.Tile,
)  # fmt: skip


@pytest.mark.parametrize("kind", [*Op.__subclasses__(), *Mod.__subclasses__()], ids=repr)
def test_each_op_and_modifier_has_its_row(kind: type[Op] | type[Mod]) -> None:
    """With all its fields and no other."""
    fields = [each.encode_name for each in msgspec.structs.fields(kind)]
    assert re.findall(r"`(\w+)`", ROWS[str(kind.__struct_config__.tag)]) == fields


@pytest.mark.parametrize(
    "kind", [*KINDS.values(), content.Location, content.SiteRow], ids=lambda kind: kind.__name__
)
def test_each_field_is_named(kind: type[content.Item]) -> None:
    """Of every kind of item."""
    assert {each.encode_name for each in msgspec.structs.fields(kind)} <= NAMED


@pytest.mark.parametrize("kind", TYPED_IN, ids=lambda kind: kind.__name__)
def test_each_word_is_named(kind: type[StrEnum]) -> None:
    """Of every closed set."""
    assert {str(each) for each in kind} <= NAMED


def test_each_file_and_head_is_named() -> None:
    """With the least number of items, where that is more than one."""
    for file, kinds in FILES.items():
        (row,) = re.findall(rf"^\| `{file}` \|.*$", DOC, re.MULTILINE)
        for kind in kinds:
            assert f"[{kind}]" in row
    for kind, least in LEAST.items():
        if least > 1:
            (row,) = re.findall(rf"^\| `{FILE_OF[kind]}` \|.*$", DOC, re.MULTILINE)
            assert f"at least {least}" in row


def test_no_op_is_named_that_there_is_not() -> None:
    """A row without an op would send an owner astray."""
    known = {
        str(kind.__struct_config__.tag) for kind in (*Op.__subclasses__(), *Mod.__subclasses__())
    }
    fields = {"id", "name", "authored"}
    assert set(ROWS) - fields <= known


def test_the_example_is_right() -> None:
    """It can be copied."""
    (example,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    told: Told = []
    (table,) = tomllib.loads(example)["district"]
    assert item_of("district", table, "district", told) is not None
    assert told == []

"""The known counts of the components (counts.toml) for the tests beside it."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def known() -> dict[str, list[dict[str, Any]]]:
    """The tables of counts.toml."""
    return tomllib.loads(Path(__file__).with_name("counts.toml").read_text("utf-8"))

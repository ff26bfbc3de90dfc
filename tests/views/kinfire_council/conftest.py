"""A folder of items of one's own, for those who edit some."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.kinfire_council.items import own
from rules.kinfire_council.printed import library
from views.theme import theme


@pytest.fixture
def own_items_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is learned for good."""
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    yield
    theme().set_text(100)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kinfire_council"

"""Another language for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from models.translate import OWN_LANGUAGE, language


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """English again afterwards."""
    language().speak(code)
    try:
        yield
    finally:
        language().speak(OWN_LANGUAGE)

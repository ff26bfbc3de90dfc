"""A language that nobody speaks: longer words with accents in brackets.

What stays plain on the screen was not given to translation; what is cut was given too little room.
Named places, %n and the & of menus stay as they are.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

PSEUDO = "pseudo"
PSEUDO_RTL = "pseudo-rtl"
"""The same, but written from right to left."""

_KEPT = re.compile(r"(\{\w+\}|%n|%\d|&(?:\w+;)?|<[^>]*>)")
_ACCENTS = str.maketrans("AEIOUYaeiouyCNScns", "ÅÉÎÖÛÝåéîöûýÇÑŠçñš")
_LONGER = 0.4
"""How much longer the words get: German and Finnish need about as much."""


def pseudo(source: str) -> str:
    """A sentence in the language that nobody speaks.

    >>> pseudo("{name} has %n coin(s)")
    '[{name} håš %n çöîñ(š)~~~]'
    """
    if not source.strip():
        return source
    parts = _KEPT.split(source)
    accented = "".join(p if n % 2 else p.translate(_ACCENTS) for n, p in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    return f"[{accented}{'~' * max(1, round(letters * _LONGER / 2))}]"


class PseudoTranslator(QTranslator):
    """Translates everything that is given to translation."""

    def isEmpty(self) -> bool:  # noqa: N802  (overrides Qt)
        """Never."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Any sentence of any context; Qt puts the number in."""
        return pseudo(source)

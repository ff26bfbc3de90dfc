"""The factions: one folder each, with all its exceptions to the general law (7)."""

from pathlib import Path

from rules.root.words import FACTIONS

NEEDED = ("__init__.py", "law.py", "words.py")

PRESENT = tuple(
    each
    for each in FACTIONS
    if all((Path(__file__).parent / each / name).exists() for name in NEEDED)
)

"""The factions: one folder each, with all its exceptions to the general law (7)."""

from pathlib import Path

from rules.root.words import FACTIONS

PRESENT = tuple(each for each in FACTIONS if (Path(__file__).parent / each / "law.py").exists())

"""Cthulhu Wars: the Earth, its factions and the battle machine."""

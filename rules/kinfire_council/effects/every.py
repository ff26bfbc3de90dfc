"""Registers the ops of all files. The game's entry imports it."""

from rules.kinfire_council.effects import blocks, city, deeds, goods, influence

FILES = (blocks, city, deeds, goods, influence)
"""The files that register ops."""

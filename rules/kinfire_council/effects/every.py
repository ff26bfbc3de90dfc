"""Registers the ops of all files. The game's entry imports it."""

from rules.kinfire_council.effects import blocks, city, goods, influence

FILES = (blocks, city, goods, influence)
"""The files that register ops."""

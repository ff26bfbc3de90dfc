"""Registers the ops of all files. The game's entry imports it."""

from rules.kinfire_council.effects import blocks, goods, influence

FILES = (blocks, goods, influence)
"""The files that register ops."""

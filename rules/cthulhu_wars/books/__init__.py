"""Spellbooks and Elder Signs (9)."""

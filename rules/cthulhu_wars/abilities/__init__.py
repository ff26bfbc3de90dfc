"""What abilities and spellbooks change (8, 9)."""

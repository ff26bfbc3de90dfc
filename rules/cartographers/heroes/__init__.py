"""Heroes and the powers of monsters (15)."""

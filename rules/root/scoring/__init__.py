"""Victory points and the end (6)."""

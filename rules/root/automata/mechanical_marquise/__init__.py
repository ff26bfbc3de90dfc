"""The Mechanical Marquise (9)."""

"""The Electric Eyrie (9)."""

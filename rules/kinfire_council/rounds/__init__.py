"""A round (4): Sun's Rise, Night's Fall, and the end (13)."""

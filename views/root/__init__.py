"""The table of Root: a woodland by day, and the boards of the factions around it."""

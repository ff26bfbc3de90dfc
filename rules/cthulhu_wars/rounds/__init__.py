"""A round (5): Gather Power, first player, Doom phase, and the end (11)."""

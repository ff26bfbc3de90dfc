"""The map and the pieces on it (3): rule, moving, placing, removing."""

"""The factions: one folder each, with all its exceptions to the general law (7)."""

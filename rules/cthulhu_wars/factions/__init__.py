"""The factions: what each of them changes in the general law (8, 9, 15)."""

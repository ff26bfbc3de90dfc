"""The map (3, 4): areas, gates, units."""

"""The Cartographers table: the own map, the explored cards, the other maps."""

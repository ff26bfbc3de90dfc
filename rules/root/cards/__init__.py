"""Cards (3.4, 5, 6.2): piles, crafting, dominance."""

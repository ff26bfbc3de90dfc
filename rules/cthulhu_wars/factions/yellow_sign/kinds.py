"""The kinds of unit of Yellow Sign, as indices of its kinds (8)."""

ACOLYTE, UNDEAD, BYAKHEE, KING_IN_YELLOW, HASTUR = range(5)

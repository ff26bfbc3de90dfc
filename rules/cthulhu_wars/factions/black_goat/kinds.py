"""The units of the Black Goat by the index of their kind in the data (8)."""

ACOLYTE, GHOUL, FUNGI, DARK_YOUNG, SHUB_NIGGURATH = range(5)

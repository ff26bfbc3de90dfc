"""The units of Great Cthulhu by the index of their kind in the data (8)."""

ACOLYTE, DEEP_ONE, SHOGGOTH, STARSPAWN, CTHULHU = range(5)

"""The kinds of unit of Windwalker, in the order of the data."""

ACOLYTE, WENDIGO, GNOPH_KEH, RHAN_TEGOTH, ITHAQUA = range(5)

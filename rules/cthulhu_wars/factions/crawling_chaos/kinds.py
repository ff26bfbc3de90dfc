"""The kinds of unit of Crawling Chaos, as indices of its kinds (8)."""

ACOLYTE, NIGHTGAUNT, FLYING_POLYP, HUNTING_HORROR, NYARLATHOTEP = range(5)

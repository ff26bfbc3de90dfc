"""The units of the Opener of the Way by the index of their kind in the data (15)."""

ACOLYTE, MUTANT, ABOMINATION, SPAWN, YOG_SOTHOTH = range(5)

"""The kinds of unit of the Ancients, as indices of its kinds (15)."""

ACOLYTE, UN_MAN, REANIMATED, YOTHAN, CATHEDRAL = range(5)

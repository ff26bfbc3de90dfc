"""The units of the Sleeper by the index of their kind in the data (15)."""

ACOLYTE, WIZARD, SERPENT_MAN, FORMLESS_SPAWN, TSATHOGGUA = range(5)

"""Extension factions on a scene."""

from rules.kernel.steps import Seat

SL, OW = "sleeper", "opener_of_the_way"
WW, AN = "windwalker", "ancients"
ME, FOE, THIRD, LAST = map(Seat, range(4))

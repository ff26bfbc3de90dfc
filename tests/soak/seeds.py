"""Luck of the long runs: another one each time, said, so that what was found can be repeated."""

from __future__ import annotations

import os
import random

NAME = "SOAK_SEED"


def fresh_seed() -> int:
    """The seed of this run, or the one that is asked for: `SOAK_SEED=1234 make soak`."""
    asked = os.environ.get(NAME)
    seed = int(asked) if asked else random.SystemRandom().randrange(1 << 30)
    print(f"{NAME}={seed}")
    return seed


def dice_of(seed: int, number: int) -> random.Random:
    """The luck of one case: it can be looked at without those before it."""
    return random.Random((seed << 32) + number)

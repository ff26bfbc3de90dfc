"""What numbers on the screen are proved with: what was shown against what was played.

Small cases are weighed exactly: every result of chance is played out by the engine, and the chances
shown must be the very same. Large ones are played often, and must agree within four standard
errors.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from math import sqrt
from secrets import randbelow
from typing import TypeVar

SEEDS = 1_000_000_000
DRAWS = 20_000
"""So many things are drawn in search of what is wanted."""
ERRORS = 4.0
"""How many standard errors the played share may lie from the chance shown."""

T = TypeVar("T")
V = TypeVar("V", bound=Hashable)


def fresh_seed() -> int:
    """Another one in each long run; it is printed, so that a failure can be run again."""
    seed = randbelow(SEEDS)
    print(f"seed {seed}")
    return seed


def weighed(values: Iterable[tuple[V, Fraction]]) -> dict[V, Fraction]:
    """The chance of each value, from results and their weights; those without chance left out."""
    found: dict[V, Fraction] = {}
    for value, chance in values:
        if chance:
            found[value] = found.get(value, Fraction(0)) + chance
    return found


def strays(shown: Mapping[V, Fraction], seen: Counter[V]) -> list[str]:
    """The values whose played share lies too far from the chance shown, in words."""
    plays = sum(seen.values())
    found = []
    for value in {**shown, **seen}:
        chance, share = float(shown.get(value, Fraction(0))), seen[value] / plays
        error = sqrt(chance * (1 - chance) / plays)
        if abs(share - chance) > ERRORS * error + 1e-9:
            found.append(f"{value}: shown {chance:.4f}, played {share:.4f} of {plays}")
    return found


def covering(
    drawn: Iterable[T], tags: Callable[[T], set[str]], wanted: set[str]
) -> Iterator[tuple[T, set[str]]]:
    """Of what is drawn, whatever adds to what was tried before, until all that is wanted was: the
    thing and what it adds. Raises AssertionError with what is missing when nothing more is drawn.
    """
    missing = set(wanted)
    for each in islice(drawn, DRAWS):
        new = tags(each) & missing
        if new:
            yield each, new
            missing -= new
        if not missing:
            return
    raise AssertionError(f"never tried: {', '.join(sorted(missing))}")

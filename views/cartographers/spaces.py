"""Sets of spaces as the screen walks them: a set is one integer, `stride` bits a row."""

from collections.abc import Iterator


def spaces(mask: int, stride: int) -> Iterator[tuple[int, int]]:
    """Row and column of each space, in reading order.

    >>> list(spaces(0b1000000000011, 12))
    [(0, 0), (0, 1), (1, 0)]
    """
    while mask:
        low = mask & -mask
        yield divmod(low.bit_length() - 1, stride)
        mask ^= low


def noise(*facts: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same for the same facts.

    The pencil trembles by it: the same space is hatched alike on every screen and on paper.
    """
    mixed = 0x9E3779B97F4A7C15
    for fact in facts:
        mixed = (mixed ^ fact & 0xFFFFFFFFFFFFFFFF) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
    mixed = mixed * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return (mixed >> 40) / float(1 << 24)


def tremble(amount: float, *facts: int) -> float:
    """A number from -amount to amount, chosen by `noise`."""
    return amount * (2 * noise(*facts) - 1)

"""What Elder Signs are worth to one who sees its own only (12)."""

from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.views import WORTHS, unseen_signs
from rules.kernel.steps import Seat

MEAN = 5 / 3


def mean_sign(view: Earth, seat: Seat) -> float:
    """The mean of all signs that this seat has not seen."""
    unseen = unseen_signs(view, seat)
    count = sum(unseen)
    if not count:
        return MEAN
    return sum([worth * number for worth, number in zip(WORTHS, unseen, strict=True)]) / count

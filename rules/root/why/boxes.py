"""What the boxes of all boards have in common."""

from collections.abc import Callable

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.state import Woodland

Box = Callable[[Woodland, Seat | None, Seat, list[str]], Text]
"""(the view, who asks, whose board, what of the box) -> its rule with its number."""


def counted(key: str, count: Callable[[Woodland, Seat], int]) -> Box:
    """A box whose sentence needs only its owner and a number."""

    def box(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
        return say(key, who=who(state, seat), n=count(state, seat))

    return box

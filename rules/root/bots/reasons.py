"""Why a bot chose what it chose, in up to three sentences."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say
from rules.root.bots.search import Tried
from rules.root.state import Woodland

MOST = 3


def reasons(
    view: Woodland, seat: Seat, choice: Choice, action: Action, tried: Sequence[Tried] = ()
) -> tuple[Text, ...]:
    """Up to three reasons."""
    return (say("root.bot.best"),)

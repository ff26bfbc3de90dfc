"""The moments at which characters may step in (4, 10); none without character cards."""

from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import WindowName
from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Step


def window(state: Kraken, name: WindowName) -> tuple[Step, ...]:
    """The window, whoever holds what; with character cards it is never left out."""
    if not state.variant.characters:
        return ()
    return (StepIn(name),)

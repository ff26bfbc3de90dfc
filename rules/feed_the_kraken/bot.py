"""The bots of Feed the Kraken, from weakest to strongest, and what they say at the table (13)."""

from rules.bots import Bot
from rules.feed_the_kraken.bots.levels import adviser, master, novice, steady
from rules.feed_the_kraken.bots.speech import speak
from rules.feed_the_kraken.state import game_of
from rules.kernel.state import State
from rules.kernel.steps import FreeAction, Seat

LEVELS: dict[str, Bot] = {"novice": novice, "steady": steady, "master": master}
ADVISER: Bot = adviser


def talk(view: State, seat: Seat, luck: int) -> tuple[FreeAction, ...]:
    """What a bot says of its own accord."""
    return speak(game_of(view), seat, luck)

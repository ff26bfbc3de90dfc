"""The bots of Kinfire Council, from weakest to strongest."""

from rules.bots import Bot
from rules.kinfire_council.bots.levels import adviser, master, novice, steady

LEVELS: dict[str, Bot] = {"novice": novice, "steady": steady, "master": master}
ADVISER: Bot = adviser

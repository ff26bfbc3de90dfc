"""The bots of Root, from weakest to strongest."""

from rules.bots import Bot
from rules.root.bots.levels import adviser, master, novice, steady

LEVELS: dict[str, Bot] = {"novice": novice, "steady": steady, "master": master}
ADVISER: Bot = adviser

"""All sentences of the game, by key."""

from rules.kinfire_council import names
from rules.kinfire_council.bots import messages as bot_messages
from rules.kinfire_council.items import fault_messages
from rules.kinfire_council.messages import law_messages, round_messages, turn_messages, why_messages
from rules.kinfire_council.printed import effect_messages, item_names

SENTENCES: dict[str, str] = {
    **bot_messages.SENTENCES,
    **effect_messages.SENTENCES,
    **fault_messages.SENTENCES,
    **names.NAMES,
    **item_names.ITEM_NAMES,
    **law_messages.SENTENCES,
    **round_messages.SENTENCES,
    **turn_messages.SENTENCES,
    **why_messages.SENTENCES,
}

"""All sentences of the game, by key."""

from rules.cthulhu_wars import names, sources
from rules.cthulhu_wars.abilities.effects import built, messages_of
from rules.cthulhu_wars.battle import messages as battle_messages
from rules.cthulhu_wars.bots import messages as bots_messages
from rules.cthulhu_wars.messages import law_messages, option_messages, round_messages
from rules.cthulhu_wars.why import messages as why_messages

SENTENCES: dict[str, str] = {
    **names.NAMES,
    **law_messages.SENTENCES,
    **option_messages.SENTENCES,
    **round_messages.SENTENCES,
    **sources.SENTENCES,
    **battle_messages.SENTENCES,
    **bots_messages.SENTENCES,
    **why_messages.SENTENCES,
}
for _faction in built():
    SENTENCES |= messages_of(_faction)

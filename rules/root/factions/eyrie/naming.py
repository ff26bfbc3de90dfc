"""Names of leaders, columns and cards of the Decree (7.2)."""

from rules.kernel.text import Text, say
from rules.root.names import card_name

COLUMNS = ("recruit", "move", "battle", "build")
RECRUIT, MOVE, BATTLE, BUILD = range(4)
VIZIER = "vizier"
"""Stands for a Loyal Vizier wherever a card of the Decree is named: a bird that is no card of the
shared deck."""


def leader_name(leader: str) -> Text:
    """A leader."""
    return say(f"root.eyrie.leader.{leader}")


def column_name(column: int) -> Text:
    """A column of the Decree."""
    return say(f"root.eyrie.column.{COLUMNS[column]}")


def decree_card(card: str) -> Text:
    """A card of the Decree."""
    return say("root.eyrie.vizier") if card == VIZIER else card_name(card)

"""What Vagabonds do and what becomes of it: log lines, motion, statistics (7.4)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import Item
from rules.root.factions.vagabond.names import (
    card_name,
    character_name,
    item_name,
    place_name,
    quest_name,
    seat_name,
    special_name,
)
from rules.root.state import Place


def _items(items: tuple[Item, ...]) -> tuple[Text, ...]:
    return tuple(item_name(item) for item in items)


class CharacterTaken(Event, frozen=True):
    """A Vagabond has a character."""

    seat: Seat
    character: str

    def text(self) -> Text | None:
        """Who it is."""
        name = character_name(self.character)
        return say("root.vagabond.log_character", who=seat_name(self.seat), character=name)


class PawnPlaced(Event, frozen=True):
    """The pawn begins in a forest."""

    seat: Seat
    place: Place

    def text(self) -> Text | None:
        """Where it begins."""
        place = place_name(self.place)
        return say("root.vagabond.log_pawn", who=seat_name(self.seat), place=place)

    def targets(self) -> tuple[Target, ...]:
        """The forest."""
        return (Target(TargetKind.PLACE, self.place),)


class ItemsChanged(Event, frozen=True):
    """Items were refreshed, exhausted, damaged, repaired, lost or gained: `what` says which."""

    seat: Seat
    what: str
    items: tuple[Item, ...]

    def text(self) -> Text | None:
        """Which items."""
        key = f"root.vagabond.log_{self.what}"
        return say(key, who=seat_name(self.seat), items=_items(self.items))


class Explored(Event, frozen=True):
    """A ruin was explored; `item`: what was taken, HIDDEN for nothing."""

    seat: Seat
    place: Place
    item: Item

    def text(self) -> Text | None:
        """What was found."""
        who = seat_name(self.seat)
        if self.item is Item.HIDDEN:
            return say("root.vagabond.log_explored_nothing", who=who)
        item = item_name(self.item)
        return say("root.vagabond.log_explored", who=who, item=item)

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class RuinRemoved(Event, frozen=True):
    """An empty ruin is gone, its slot is open."""

    place: Place

    def text(self) -> Text | None:
        """Where."""
        return say("root.vagabond.log_ruin_removed", place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class Aided(Event, frozen=True):
    """A Vagabond aids a player; the card is told by the giving itself."""

    seat: Seat
    whom: Seat
    item: Item

    def text(self) -> Text | None:
        """Who aids whom with what."""
        item = item_name(self.item)
        return say(
            "root.vagabond.log_aided",
            who=seat_name(self.seat),
            whom=seat_name(self.whom),
            item=item,
        )


class ItemTaken(Event, frozen=True):
    """An item of a crafted-items box was taken by Aid."""

    seat: Seat
    whom: Seat
    item: Item

    def text(self) -> Text | None:
        """Which item."""
        item = item_name(self.item)
        return say(
            "root.vagabond.log_item_taken",
            who=seat_name(self.seat),
            whom=seat_name(self.whom),
            item=item,
        )


class RelationChanged(Event, frozen=True):
    """A faction has another relationship with a Vagabond."""

    seat: Seat
    whom: Seat
    relation: int

    def text(self) -> Text | None:
        """Which one."""
        return say(
            f"root.vagabond.log_relation_{self.relation}",
            who=seat_name(self.seat),
            whom=seat_name(self.whom),
        )


class QuestCompleted(Event, frozen=True):
    """A quest was completed."""

    seat: Seat
    quest: str

    def text(self) -> Text | None:
        """Which one."""
        quest = quest_name(self.quest)
        return say("root.vagabond.log_quest", who=seat_name(self.seat), quest=quest)

    def targets(self) -> tuple[Target, ...]:
        """The quest card."""
        return (Target(TargetKind.CARD, f"quest:{self.quest}"),)


class QuestRevealed(Event, frozen=True):
    """A new quest lies open."""

    quest: str

    def text(self) -> Text | None:
        """Which one."""
        return say("root.vagabond.log_quest_revealed", quest=quest_name(self.quest))

    def targets(self) -> tuple[Target, ...]:
        """The quest card."""
        return (Target(TargetKind.CARD, f"quest:{self.quest}"),)


class SpecialUsed(Event, frozen=True):
    """A Vagabond used its special."""

    seat: Seat
    special: str

    def text(self) -> Text | None:
        """Which one."""
        special = special_name(self.special)
        return say("root.vagabond.log_special", who=seat_name(self.seat), special=special)


class CardFound(Event, frozen=True):
    """A card of the discard pile was taken (Day Labor)."""

    seat: Seat
    card: str

    def text(self) -> Text | None:
        """Which one."""
        card = card_name(self.card)
        return say("root.vagabond.log_card_found", who=seat_name(self.seat), card=card)


class Enlisted(Event, frozen=True):
    """A defender enlisted a Vagabond; `swords`: what it adds to the maximum of rolled hits."""

    defender: Seat
    seat: Seat
    swords: int

    def text(self) -> Text | None:
        """Who enlists whom."""
        return say(
            "root.vagabond.log_enlisted",
            who=seat_name(self.defender),
            whom=seat_name(self.seat),
            n=self.swords,
        )


EVENTS = (
    CharacterTaken,
    PawnPlaced,
    ItemsChanged,
    Explored,
    RuinRemoved,
    Aided,
    ItemTaken,
    RelationChanged,
    QuestCompleted,
    QuestRevealed,
    SpecialUsed,
    CardFound,
    Enlisted,
)

"""Quests: the deck, the three open ones, completing them; Improvise (7.4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from rules.kernel.luck import Drawn
from rules.kernel.luck import Order as AnyOrder
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Chance, Option, Seat
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.cards.piles import Draw
from rules.root.enums import Item, Suit
from rules.root.factions.vagabond import items
from rules.root.factions.vagabond.actions import CompleteQuest
from rules.root.factions.vagabond.events import QuestCompleted, QuestRevealed, SpecialUsed
from rules.root.factions.vagabond.names import item_name, place_name, quest_name
from rules.root.factions.vagabond.orders import Order, button, card_target, in_clearing, with_reason
from rules.root.scoring.points import change_of, score
from rules.root.state import Woodland, game_of, turn_of
from rules.root.woodland.geography import matches

OPEN = 3
CARDS = 2
IMPROVISE = "improvise"


class ShuffleQuests(Chance, frozen=True):
    """The quest deck, shuffled once: two Vagabonds share it."""

    SHOWN: ClassVar[bool] = False

    def lots(self, state: State) -> AnyOrder:
        """All quests in any order."""
        return AnyOrder(len(data.quests()))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The deck, then three of it lie open."""
        assert isinstance(drawn, tuple)
        kinds = list(data.quests())
        game_of(state).quests = tuple(kinds[each] for each in drawn)
        context.then(*(RevealQuest() for _ in range(OPEN)))


class RevealQuest(Auto, frozen=True):
    """A new quest from the deck; none when it is empty (7.4)."""

    def run(self, state: State, context: StepContext) -> None:
        """The top one."""
        game = game_of(state)
        if game.quests:
            quest, game.quests = game.quests[0], game.quests[1:]
            game.open_quests = (*game.open_quests, quest)
            context.reveal()
            context.emit(QuestRevealed(quest))


class Questing(Order):
    """Quest: exhaust the two items of an open quest whose suit matches the clearing; then points,
    or two cards (7.4)."""

    ACTIONS = (CompleteQuest,)
    NAME = "quest"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each open quest that can be paid, in each way."""
        place = in_clearing(state, seat)
        if place is None:
            return ()
        kinds = data.quests()
        found: list[Action] = []
        for quest in state.open_quests:
            if matches(state, place, kinds[quest].suit):
                found += self._ways(state, seat, quest)
        return found

    def _ways(self, state: Woodland, seat: Seat, quest: str) -> list[Action]:
        """As printed, or with a stand-in, also for an item that is there but is to be kept."""
        needed = data.quests()[quest].items
        found: list[Action] = []
        if not _missing(state, seat, needed):
            found += [CompleteQuest(quest, draw) for draw in (False, True)]
        if not can_improvise(state, seat):
            return found
        return found + [
            CompleteQuest(quest, draw, stand_in, missing)
            for stand_in, missing in substitutes(state, seat, needed)
            for draw in (False, True)
        ]

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """Items, quest, reward, a new quest."""
        assert isinstance(action, CompleteQuest)
        self._pay(state, context, seat, action)
        state.open_quests = tuple(each for each in state.open_quests if each != action.quest)
        board = items.board_of(state, seat)
        items.change(state, seat, quests=(*board.quests, action.quest))
        context.emit(QuestCompleted(seat, action.quest))
        if action.draw:
            context.then(Draw(seat, CARDS))
        else:
            suit = data.quests()[action.quest].suit
            score(state, context, seat, completed(state, seat, suit), "quests")
        context.then(RevealQuest())

    def _pay(
        self, state: Woodland, context: StepContext, seat: Seat, action: CompleteQuest
    ) -> None:
        needed = list(data.quests()[action.quest].items)
        if action.stand_in is not Item.HIDDEN:
            needed.remove(action.missing)
            used = items.exhaust(state, seat, action.stand_in)
            exhausted = [items.with_face(each, exhausted=True) for each in used]
            items.damage(state, seat, exhausted)
            note_improvised(state)
            context.emit(SpecialUsed(seat, IMPROVISE))
            items.tell(context, seat, "damaged", used)
        for item in needed:
            items.exhaust(state, seat, item)

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The quest, the reward, what stands in for what."""
        assert isinstance(action, CompleteQuest)
        reward = "draw" if action.draw else "score"
        suit = data.quests()[action.quest].suit
        number = CARDS if action.draw else quest_points(state, seat, suit)
        label = say(f"root.vagabond.quest_{reward}", quest=quest_name(action.quest), n=number)
        targets = [card_target(f"quest:{action.quest}"), button(reward)]
        if action.stand_in is not Item.HIDDEN:
            stand_in, missing = item_name(action.stand_in), item_name(action.missing)
            label = say("root.vagabond.improvised", quest=label, item=stand_in, missing=missing)
            targets += [items.item_target(action.stand_in), button(f"for_{action.missing}")]
        return Option(action, label, tuple(targets))

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Open quests of another suit, or that cannot be paid."""
        for quest in state.open_quests:
            why = self._why_not(state, seat, quest)
            option = self.describe(state, seat, CompleteQuest(quest, False))
            if why is not None and option is not None:
                yield with_reason(option, why)

    def _why_not(self, state: Woodland, seat: Seat, quest: str) -> Text | None:
        place, kind = state.pawns[seat], data.quests()[quest]
        if in_clearing(state, seat) is None or not matches(state, place, kind.suit):
            return say("root.vagabond.why_quest_suit", place=place_name(place))
        if self._ways(state, seat, quest):
            return None
        missing = tuple(item_name(item) for item in _missing(state, seat, kind.items))
        return say("root.vagabond.why_quest_items", items=missing)


def _missing(state: Woodland, seat: Seat, needed: Sequence[Item]) -> list[Item]:
    """The items of a quest that are not ready."""
    held = [each.item for each in items.board_of(state, seat).items if items.is_ready(each)]
    missing = []
    for item in needed:
        if item in held:
            held.remove(item)
        else:
            missing.append(item)
    return missing


def completed(state: Woodland, seat: Seat, suit: Suit) -> int:
    """How many quests of a suit it has completed."""
    kinds = data.quests()
    return sum(kinds[quest].suit is suit for quest in items.board_of(state, seat).quests)


def quest_points(state: Woodland, seat: Seat, suit: Suit) -> int:
    """What the next quest of a suit would score."""
    return change_of(state, seat, completed(state, seat, suit) + 1)


def can_improvise(state: Woodland, seat: Seat) -> bool:
    """Once per turn in a Quest, one ready item counts as any item (Adventurer)."""
    board = items.board_of(state, seat)
    special = data.characters()[board.character].special
    return special == IMPROVISE and IMPROVISE not in turn_of(state).used


def note_improvised(state: Woodland) -> None:
    """Once a turn."""
    turn = turn_of(state)
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, IMPROVISE))


def substitutes(state: Woodland, seat: Seat, needed: Sequence[Item]) -> list[tuple[Item, Item]]:
    """Which ready item may stand in for which one of the quest, so that the other is there."""
    found = []
    for missing in dict.fromkeys(needed):
        rest = list(needed)
        rest.remove(missing)
        for stand_in in items.ready_kinds(state, seat):
            if stand_in is not missing and not _missing(state, seat, [*rest, stand_in]):
                found.append((stand_in, missing))
    return found


STEPS = (ShuffleQuests, RevealQuest)

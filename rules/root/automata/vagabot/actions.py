"""What the Vagabot does in Daylight: the actions of its order, each once (9)."""

from collections.abc import Callable

import msgspec

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root import data
from rules.root.automata import numbers
from rules.root.automata.choosing import letter
from rules.root.automata.traits import has_trait
from rules.root.automata.vagabot.battles import battle
from rules.root.automata.vagabot.items import (
    ID,
    board_of,
    damaged,
    exhaust,
    gain,
    repair,
    usable,
)
from rules.root.automata.vagabot.setup import TakeQuest
from rules.root.automata.vagabot.specials import special
from rules.root.automata.vagabot.walking import walk_to, way_to
from rules.root.cards.piles import Draw
from rules.root.enums import Item, Suit
from rules.root.factions.vagabond.events import Explored, ItemTaken, QuestCompleted, RuinRemoved
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, Place, Woodland, all_seats, game_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.people import has_piece

QUEST_ITEMS = 2
QUEST_POINTS = 1
ITEM_POINTS = 1
HELPER_CARDS = 2


def actions_of(state: Woodland, seat: Seat, suit: Suit) -> tuple[str, ...]:
    """The actions of an order; the director's cut has others, and so has the trait Questing."""
    if numbers.is_cut(state) or has_trait(state, seat, "questing"):
        return numbers.cut(ID, f"actions_{suit.value}", tuple[str, ...])
    return msgspec.convert(numbers.row_of(ID)["actions"], dict[str, tuple[str, ...]])[suit.value]


class VagabotAct(Auto, frozen=True):
    """One action of the order; a useless one is skipped."""

    seat: Seat
    action: str

    def run(self, state: State, context: StepContext) -> None:
        """As far as ready items go."""
        game = game_of(state)
        if usable(game, self.seat):
            ACTS[self.action](game, context, self.seat)


# -------------------------------------------------------------------- explore
def explore(state: Woodland, context: StepContext, seat: Seat) -> None:
    """The nearest ruin: an item for a random item of it, no points."""
    ruins = [place for place, found in state.ruins.items() if found]
    if walk_to(state, context, seat, ruins) and usable(state, seat):
        exhaust(state, context, seat)
        context.then(TakeFromRuin(seat, state.pawns[seat]))


class TakeFromRuin(Chance, frozen=True):
    """A random item of a ruin, ready; all are alike to it. An empty ruin is removed."""

    seat: Seat
    place: Place

    def lots(self, state: State) -> Lots:
        """One of those that lie there."""
        return Equal(len(game_of(state).ruins[self.place]))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Everybody sees it."""
        game = game_of(state)
        assert isinstance(drawn, int)
        left = list(game.ruins[self.place])
        item = left.pop(drawn)
        gain(game, self.seat, item, from_ruin=True)
        context.reveal()
        context.emit(Explored(self.seat, self.place, item))
        game.ruins[self.place] = tuple(left)
        if not left:
            del game.ruins[self.place]
            context.emit(RuinRemoved(self.place))


# -------------------------------------------------------------------- quest
def quest(state: Woodland, context: StepContext, seat: Seat) -> None:
    """The nearest clearing that matches its quest: two items for a point and a new quest."""
    known = board_of(state, seat).quest
    if not known:
        return
    there = walk_to(state, context, seat, clearings_of(state, data.quests()[known].suit))
    if there and usable(state, seat) >= QUEST_ITEMS:
        exhaust(state, context, seat, QUEST_ITEMS)
        context.emit(QuestCompleted(seat, known))
        score(state, context, seat, quest_points(state, seat), "quests")
        context.then(TakeQuest(seat))


def quest_points(state: Woodland, seat: Seat) -> int:
    """What a quest scores."""
    points = QUEST_POINTS
    if numbers.is_cut(state):
        points = numbers.cut(ID, "quest_vp", int)
    return points + has_trait(state, seat, "questing")


class RepeatQuest(Auto, frozen=True):
    """Adventurer: at the end of Daylight a quest after the other as long as items last."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only where the way and the quest can be paid."""
        game = game_of(state)
        known = board_of(game, self.seat).quest
        if not known:
            return
        way = way_to(game, self.seat, clearings_of(game, data.quests()[known].suit))
        if way is not None and usable(game, self.seat) >= len(way) + QUEST_ITEMS:
            quest(game, context, self.seat)
            context.then(RepeatQuest(self.seat))


# -------------------------------------------------------------------- aid
def owners(state: Woodland, seat: Seat, place: Place) -> list[Seat]:
    """The players with pieces and crafted items in a place, fewest points first."""
    found = [
        other
        for other in all_seats(state)
        if other != seat and crafted(state, other) and has_piece(state, other, place)
    ]
    return sorted(found, key=lambda other: (state.scores[other], *letter(state, other)))


def crafted(state: Woodland, seat: Seat) -> list[tuple[Item, bool]]:
    """The items of a crafted-items box; True: exhausted ones, which turn ready when taken (5)."""
    ready = [(item, False) for item in state.boxes[seat]]
    return [*ready, *((item, True) for item in state.spent_boxes[seat])]


def aid(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Of the players here with crafted items the one with fewest points: items for as many of
    theirs, a point each, and that player draws as many cards; an automaton scores a point. The
    director's cut goes to the nearest such player for one item."""
    is_cut = numbers.is_cut(state)
    if is_cut or has_trait(state, seat, "questing"):
        goals = [place for place in CLEARINGS if owners(state, seat, place)]
        if not walk_to(state, context, seat, goals):
            return
    found = owners(state, seat, state.pawns[seat])
    most = 1 if is_cut else usable(state, seat)
    if found and usable(state, seat):
        count = min(most, len(crafted(state, found[0])))
        exhaust(state, context, seat, count)
        give_aid(state, context, seat, found[0], count)


def give_aid(state: Woodland, context: StepContext, seat: Seat, whom: Seat, count: int) -> None:
    """Takes so many items, scores, thanks with cards."""
    for item, is_spent in crafted(state, whom)[:count]:
        boxes = state.spent_boxes if is_spent else state.boxes
        left = list(boxes[whom])
        left.remove(item)
        boxes[whom] = tuple(left)
        gain(state, seat, item)
        context.emit(ItemTaken(seat, whom, item))
    is_helper = has_trait(state, seat, "helper")
    score(state, context, seat, count * ITEM_POINTS + is_helper, "aid")
    if law_of(state, whom).has_hand():
        context.then(Draw(whom, HELPER_CARDS if is_helper else count))
    else:
        score(state, context, whom, 1, "given_card")


# -------------------------------------------------------------------- repair
def mend(state: Woodland, context: StepContext, seat: Seat) -> None:
    """An item for the repair of one; the Berserker repairs one more."""
    if damaged(state, seat):
        exhaust(state, context, seat)
        repair(state, context, seat, 1 + has_trait(state, seat, "berserker"))


ACTS: dict[str, Callable[[Woodland, StepContext, Seat], None]] = {
    "explore": explore,
    "quest": quest,
    "aid": aid,
    "battle": battle,
    "repair": mend,
    "special": special,
}

STEPS: tuple[type[Step], ...] = (VagabotAct, TakeFromRuin, RepeatQuest)

"""Aid: a card for a friend, perhaps an item for it (7.4, R56)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChooseItem
from rules.root.cards.piles import give, suit_of
from rules.root.describe import not_asked, who
from rules.root.enums import Item
from rules.root.factions.vagabond import items
from rules.root.factions.vagabond.actions import Aid
from rules.root.factions.vagabond.events import Aided, ItemTaken
from rules.root.factions.vagabond.names import card_name, item_name, place_name
from rules.root.factions.vagabond.orders import (
    Order,
    button,
    card_target,
    in_clearing,
    seat_target,
    with_reason,
)
from rules.root.factions.vagabond.relations import aids_needed, count_aid
from rules.root.state import Woodland, all_seats, game_of
from rules.root.woodland.geography import matches
from rules.root.woodland.people import has_piece


class Aiding(Order):
    """Aid, for any item: give a card that matches the clearing to a player with pieces there."""

    ACTIONS = (Aid,)
    NAME = "aid"

    def may_be_open(self, state: Woodland, seat: Seat) -> bool:
        """Whether its cards match is its secret."""
        is_able = state.hands[seat] and items.ready_kinds(state, seat)
        return bool(is_able and in_clearing(state, seat) and players_here(state, seat))

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each player here, each matching card."""
        place = in_clearing(state, seat)
        if place is None or not items.ready_kinds(state, seat):
            return ()
        people = players_here(state, seat)
        return [Aid(other, card) for other in people for card in matching_cards(state, seat)]

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """With the only kind of item that is ready."""
        assert isinstance(action, Aid)
        give_aid(state, context, seat, action, items.ready_kinds(state, seat)[0])

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The player and the card; what it will bring."""
        assert isinstance(action, Aid)
        whom, card = who(state, action.seat), card_name(action.card)
        needed = aids_needed(state, seat, action.seat)
        key = "root.vagabond.aid_step" if needed else "root.vagabond.aid"
        label = (
            say(key, whom=whom, card=card, n=needed) if needed else say(key, whom=whom, card=card)
        )
        path = (seat_target(action.seat), card_target(action.card))
        return Option(action, label, path, card_first=True)

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Cards that do not match; no item to exhaust."""
        place = in_clearing(state, seat)
        if place is None:
            return
        open_cards = matching_cards(state, seat)
        tired = not items.ready_kinds(state, seat)
        for other in players_here(state, seat):
            for card in dict.fromkeys(state.hands[seat]):
                if tired or card not in open_cards:
                    option = self.describe(state, seat, Aid(other, card))
                    assert option is not None
                    yield with_reason(option, self._why_not(state, seat, tired))

    def _why_not(self, state: Woodland, seat: Seat, tired: bool) -> Text:
        if tired:
            return say("root.vagabond.why_no_items")
        return say("root.vagabond.why_card_suit", place=place_name(state.pawns[seat]))

    def explain(self, state: Woodland, seat: Seat, target: Target) -> Text | None:
        """Why a player cannot be aided."""
        if target.kind is not TargetKind.SEAT or not isinstance(target.id, int):
            return None
        if target.id == seat:
            return say("root.vagabond.why_yourself")
        if Seat(target.id) not in players_here(state, seat):
            return say("root.vagabond.why_not_here", whom=who(state, Seat(target.id)))
        return None


def players_here(state: Woodland, seat: Seat) -> list[Seat]:
    """The other players with faction pieces in the pawn's clearing."""
    place = in_clearing(state, seat)
    if place is None:
        return []
    return [other for other in all_seats(state) if other != seat and has_piece(state, other, place)]


def matching_cards(state: Woodland, seat: Seat) -> list[str]:
    """The different hand cards that match the pawn's clearing; a bird always does."""
    place = state.pawns[seat]
    return [
        card for card in dict.fromkeys(state.hands[seat]) if matches(state, place, suit_of(card))
    ]


def items_to_pay(state: Woodland, seat: Seat, given: tuple[Action, ...]) -> list[Action]:
    """After an Aid: the kinds of item that could pay for it, if it matters which."""
    if len(given) != 1 or not isinstance(given[0], Aid):
        return []
    kinds = items.ready_kinds(state, seat)
    return [ChooseItem(item) for item in kinds] if len(kinds) > 1 else []


def pay_option(action: ChooseItem) -> Option:
    """An item that pays for an aid."""
    label = say("root.vagabond.pick_pay", item=items.chip_name(action))
    return Option(action, label, (items.target_of(action),))


def give_aid(state: Woodland, context: StepContext, seat: Seat, aid: Aid, item: Item) -> None:
    """The item is exhausted, the card given, the aid counted, an item taken in return (7.4)."""
    items.exhaust(state, seat, item)
    context.emit(Aided(seat, aid.seat, item))
    give(state, context, seat, aid.seat, aid.card)
    context.then(CountAid(seat, aid.seat), TakeCraftedItem(seat, aid.seat))


class CountAid(Auto, frozen=True):
    """What an aid means for the relationship."""

    seat: Seat
    whom: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Steps up, or scores."""
        count_aid(game_of(state), context, self.seat, self.whom)


class TakeCraftedItem(OneSeat[Woodland], frozen=True):
    """An aid may be answered with a crafted item: it turns ready even if exhausted
    (5, R56)."""

    whom: Seat

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: State) -> Sequence[Seat]:
        """The Vagabond, if there is an item."""
        game = game_of(state)
        return (self.seat,) if game.boxes[self.whom] or game.spent_boxes[self.whom] else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which item."""
        return say(
            "root.vagabond.prompt_take",
            who=who(game_of(state), seat),
            whom=who(game_of(state), self.whom),
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any item of the box, or none."""
        game = game_of(state)
        box = [ChooseItem(item) for item in dict.fromkeys(game.boxes[self.whom])]
        spent = [ChooseItem(item, True) for item in dict.fromkeys(game.spent_boxes[self.whom])]
        return [*box, *spent, Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The item."""
        if not isinstance(action, ChooseItem):
            return Option(action, say("root.vagabond.take_nothing"), (button("pass"),))
        label = say("root.vagabond.take_item", item=item_name(action.item))
        return Option(action, label, (crafted_target(self.whom, action),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """An item is asked for."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """From the box to the satchel, face up."""
        game = game_of(state)
        for (part,) in answers.values():
            if isinstance(part, ChooseItem):
                boxes = game.spent_boxes if part.exhausted else game.boxes
                left = list(boxes[self.whom])
                left.remove(part.item)
                boxes[self.whom] = tuple(left)
                items.gain(game, self.seat, part.item)
                context.emit(ItemTaken(self.seat, self.whom, part.item))


def crafted_target(seat: Seat, action: ChooseItem) -> Target:
    """The chip of an item in a crafted-items box."""
    return Target(TargetKind.PIECE, f"crafted:{seat}:{action.item}:{int(action.exhausted)}")


STEPS = (CountAid, TakeCraftedItem)

"""Ruins: what lies under them, exploring them (7.4, two Vagabonds included)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.luck import Drawn
from rules.kernel.luck import Order as AnyOrder
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Chance,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
)
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.describe import not_asked, who
from rules.root.enums import Faction, Item
from rules.root.factions.vagabond.actions import Explore, TakeFromRuin
from rules.root.factions.vagabond.events import Explored, RuinRemoved
from rules.root.factions.vagabond.items import board_of, exhaust, gain, item_target, ready
from rules.root.factions.vagabond.names import item_name, place_name
from rules.root.factions.vagabond.orders import Order, button, no_item, place_target, with_reason
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of, seats_of


class ItemsUnderRuins(Chance, frozen=True):
    """An R item under each ruin, two with two Vagabonds, nobody knows which (7.4)."""

    SHOWN: ClassVar[bool] = False

    def lots(self, state: State) -> AnyOrder:
        """The R items in any order."""
        return AnyOrder(len(ruin_items(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """As many under each ruin."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        mixed = [ruin_items(game)[each] for each in drawn]
        sets = len(mixed) // len(game.ruins)
        for index, place in enumerate(sorted(game.ruins)):
            game.ruins[place] = tuple(sorted(mixed[index * sets : (index + 1) * sets]))


def ruin_items(state: Woodland) -> list[Item]:
    """A set of R items for each Vagabond."""
    vagabonds = len(seats_of(state, Faction.VAGABOND))
    kinds = [kind.id for kind in data.items().values() for _ in range(kind.ruin_copies)]
    return kinds * vagabonds


class LookUnderRuin(OneSeat[Woodland], frozen=True):
    """The explorer looks at what is there and takes one, never a kind it holds as R item already.

    One item is no choice. With two the explorer is asked whatever they are: that depends on public
    facts only.
    """

    place: Place

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: State) -> Sequence[Seat]:
        """The explorer, if two items lie there."""
        return (self.seat,) if len(game_of(state).ruins[self.place]) > 1 else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which item."""
        return say("root.vagabond.prompt_ruin", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What may be taken; nothing only where nothing may."""
        found = takeable(game_of(state), seat, self.place)
        return [TakeFromRuin(item) for item in found] or (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The item."""
        if not isinstance(action, TakeFromRuin):
            return Option(action, say("root.vagabond.take_nothing"), (button("pass"),))
        label = say("root.vagabond.take_item", item=item_name(action.item))
        return Option(action, label, (item_target(action.item),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Kinds that it holds already."""
        game = game_of(state)
        why = say("root.vagabond.why_holds_kind")
        barred = set(game.ruins[self.place]) - set(takeable(game, seat, self.place))
        return [
            with_reason(self.describe(game, seat, TakeFromRuin(item)), why)
            for item in sorted(barred)
        ]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """An item is asked for."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Takes the item and scores; an empty ruin is removed."""
        game = game_of(state)
        found = takeable(game, self.seat, self.place)
        item = found[0] if found else Item.HIDDEN
        for (part,) in answers.values():
            item = part.item if isinstance(part, TakeFromRuin) else Item.HIDDEN
        context.reveal()
        context.emit(Explored(self.seat, self.place, item))
        if item is not Item.HIDDEN:
            self._take(game, context, item)

    def _take(self, state: Woodland, context: StepContext, item: Item) -> None:
        left = list(state.ruins[self.place])
        left.remove(item)
        gain(state, self.seat, item, from_ruin=True)
        state.ruins[self.place] = tuple(left)
        if not left:
            del state.ruins[self.place]
            context.emit(RuinRemoved(self.place))
        score(state, context, self.seat, 1, "ruins")


def takeable(state: Woodland, seat: Seat, place: Place) -> list[Item]:
    """The kinds under a ruin that this Vagabond does not hold as R item yet."""
    held = {each.item for each in board_of(state, seat).items if each.from_ruin}
    return sorted({item for item in state.ruins[place] if item not in held})


class Exploring(Order):
    """Explore, for a torch: one item, one point (7.4)."""

    ACTIONS = (Explore,)
    NAME = "explore"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """In a clearing with a ruin, with a torch."""
        return () if self._why_not(state, seat) else (Explore(),)

    def _why_not(self, state: Woodland, seat: Seat) -> Text | None:
        if not state.ruins.get(state.pawns[seat]):
            return say("root.vagabond.why_no_ruin")
        if not ready(state, seat, Item.TORCH):
            return no_item(Item.TORCH)
        return None

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The torch first."""
        exhaust(state, seat, Item.TORCH)
        context.then(LookUnderRuin(seat, state.pawns[seat]))

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The torch and the clearing."""
        place = state.pawns[seat]
        label = say("root.vagabond.explore", place=place_name(place))
        return Option(action, label, (item_target(Item.TORCH), place_target(place)))

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Where there is no ruin or no torch."""
        why = self._why_not(state, seat)
        option = self.describe(state, seat, Explore())
        return (with_reason(option, why),) if why and option else ()


STEPS = (ItemsUnderRuins, LookUnderRuin)

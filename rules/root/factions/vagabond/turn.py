"""A Vagabond's turn: refresh, Slip, Daylight in any order, rest, the limit of items (7.4)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Pass, Seat, Target
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import ChooseItem, Move
from rules.root.boards import VagabondItem
from rules.root.describe import who
from rules.root.factions.vagabond import items, walking
from rules.root.factions.vagabond.actions import Aid
from rules.root.factions.vagabond.aid import Aiding, give_aid, items_to_pay, pay_option
from rules.root.factions.vagabond.names import item_name, place_name
from rules.root.factions.vagabond.orders import Order, button, is_forest
from rules.root.factions.vagabond.picking import damaged_items
from rules.root.factions.vagabond.quests import Questing
from rules.root.factions.vagabond.ruins import Exploring
from rules.root.factions.vagabond.specials import ORDERS as SPECIALS
from rules.root.factions.vagabond.tools import Crafting, Fighting, Repairing, Striking
from rules.root.phases import PhaseChoice
from rules.root.state import Woodland, game_of, turn_of
from rules.root.woodland import moving

ORDERS: tuple[Order, ...] = (
    walking.Walking(),
    Fighting(),
    Exploring(),
    Aiding(),
    Questing(),
    Striking(),
    Repairing(),
    Crafting(),
)
"""What every Vagabond may do in Daylight."""

BY_ACTION: dict[type[Action], Order] = {
    kind: order for order in (*ORDERS, *SPECIALS.values()) for kind in order.ACTIONS
}


def orders_of(state: Woodland, seat: Seat) -> tuple[Order, ...]:
    """What this character may do in Daylight."""
    special = data.characters()[items.board_of(state, seat).character].special
    return (*ORDERS, SPECIALS[special]) if special in SPECIALS else ORDERS


class Slip(PhaseChoice, frozen=True):
    """A free move to an adjacent clearing or forest, whatever stands there (7.4)."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where to."""
        place = place_name(game_of(state).pawns[seat])
        return say("root.vagabond.prompt_slip", who=who(game_of(state), seat), place=place)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Each way to slip, or none."""
        return [Pass(), *walking.slips(state, self.seat)]

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """No boots, no bans for the pawn."""
        if isinstance(action, Move):
            moving.carry_out(state, context, self.seat, action, is_free=True)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Staying is a button. Where from is no question: only where to is pointed at."""
        if isinstance(action, Pass):
            return Option(action, say("root.vagabond.stay"), (button("pass"),))
        option = super().describe(state, seat, action)
        if isinstance(action, Move):
            return Option(action, option.label, option.targets[1:])
        return option

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why one cannot slip there."""
        return say("root.vagabond.why_not_slip")


class VagabondDaylight(PhaseChoice, frozen=True):
    """Any number of orders in any order, as far as the items go (7.4)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Until Daylight is over."""
        return () if turn_of(game_of(state)).ended else super().seats(state)

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is left; for an Aid: which item."""
        game = game_of(state)
        for aid in game.answers.get(seat, ()):
            if isinstance(aid, Aid):
                facts = {"who": who(game, seat), "whom": who(game, aid.seat)}
                return say("root.vagabond.prompt_aid_item", **facts)
        ready = sum(items.is_ready(each) for each in items.board_of(game, seat).items)
        place = place_name(game.pawns[seat])
        names = [each.NAME for each in orders_of(game, seat) if each.may_be_open(game, seat)]
        what = tuple(say(f"root.vagabond.may.{name}") for name in names or ["nothing"])
        facts = {"who": who(game, seat), "place": place}
        return say("root.vagabond.prompt_daylight", n=ready, what=what, **facts)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Whatever can be done now, and the end."""
        found: list[Action] = [Done()]
        for order in orders_of(state, self.seat):
            found += order.open(state, self.seat)
        return found

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it, then asks again."""
        if isinstance(action, Done):
            return
        BY_ACTION[type(action)].carry_out(state, context, self.seat, action)
        context.then(self)

    def further(self, state: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """An Aid says which item it costs."""
        return items_to_pay(state, self.seat, given)

    def carry_out_parts(
        self, state: Woodland, context: StepContext, parts: tuple[Action, ...]
    ) -> None:
        """An Aid with its item."""
        aid, item = parts
        assert isinstance(aid, Aid)
        assert isinstance(item, ChooseItem)
        give_aid(state, context, self.seat, aid, item.item)
        context.then(self)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return Option(action, say("root.vagabond.end_daylight"), (button("done"),))
        if isinstance(action, ChooseItem):
            return pay_option(action)
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """All that a newcomer might expect."""
        game = game_of(state)
        if given:
            return ()
        found = list(super().refused(state, seat, given))
        for order in orders_of(game, seat):
            found += order.refused(game, seat)
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this place, card, player or item serves nothing now."""
        game = game_of(state)
        chip = items.chip(target)
        if game.answers.get(seat):
            key = "why_pick_an_item" if chip is None else "why_not_pay"
            return say(f"root.vagabond.{key}")
        if chip is not None:
            return why_idle(game, seat, chip)
        for order in orders_of(game, seat):
            reason = order.explain(game, seat, target)
            if reason is not None:
                return reason
        return super().explain(state, seat, target)


def why_idle(state: Woodland, seat: Seat, chip: VagabondItem) -> Text:
    """Why an item serves nothing now."""
    name = item_name(chip.item)
    if chip.damaged:
        return say("root.vagabond.why_damaged", item=name)
    if chip.exhausted:
        return say("root.vagabond.why_exhausted", item=name)
    return say("root.vagabond.why_item_idle", item=name)


class RestInForest(Auto, frozen=True):
    """Evening in a forest: every damaged item is repaired and refreshed (7.4)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only in a forest."""
        game = game_of(state)
        damaged = damaged_items(game, self.seat)
        if not is_forest(game.pawns[self.seat]) or not damaged:
            return
        items.repair(game, self.seat, damaged)
        items.refresh(game, self.seat, [items.with_damage(each, False) for each in damaged])
        items.tell(context, self.seat, "rested", damaged)


STEPS = (Slip, VagabondDaylight, RestInForest)

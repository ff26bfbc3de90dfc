"""Battle, Strike, Repair, Craft: orders that a sword, a crossbow or hammers pay (7.4)."""

from collections.abc import Iterable, Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChooseItem, Craft, Fight
from rules.root.battle.begin import BeginBattle
from rules.root.battle.fights import fights, refused_fights
from rules.root.cards.crafting import craft, crafts, why_not_craft
from rules.root.describe import building_target, describe, token_target, who
from rules.root.enums import Cause, Item
from rules.root.events import as_seen
from rules.root.factions.vagabond import items
from rules.root.factions.vagabond.actions import Repair, Strike
from rules.root.factions.vagabond.names import piece_name
from rules.root.factions.vagabond.orders import (
    Order,
    button,
    in_clearing,
    no_item,
    seat_target,
    with_reason,
)
from rules.root.factions.vagabond.picking import damaged_items
from rules.root.state import Place, Token, Woodland, all_seats
from rules.root.woodland.people import are_enemies, enemies_at
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


class Fighting(Order):
    """Battle, for a sword (7.4)."""

    ACTIONS = (Fight,)
    NAME = "battle"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Enemies in the clearing, with or without an ally."""
        place = in_clearing(state, seat)
        if place is None or not items.ready(state, seat, Item.SWORD):
            return ()
        return fights(state, seat, (place,))

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The sword first."""
        assert isinstance(action, Fight)
        items.exhaust(state, seat, Item.SWORD)
        context.then(BeginBattle(seat, action.place, action.defender, allied=action.allied))

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Without a sword; partners."""
        place = in_clearing(state, seat)
        if place is None:
            return
        if not items.ready(state, seat, Item.SWORD):
            for each in fights(state, seat, (place,)):
                yield with_reason(describe(state, seat, each), no_item(Item.SWORD))
        yield from refused_fights(state, seat, (place,))


class Striking(Order):
    """Strike, for a crossbow: an enemy warrior here; another piece only where that enemy has no
    warrior here. A pawn cannot be removed (7.4, R66)."""

    ACTIONS = (Strike,)
    NAME = "strike"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each piece that may go."""
        place = in_clearing(state, seat)
        if place is None or not items.ready(state, seat, Item.CROSSBOW):
            return ()
        return self._marks(state, seat, place)

    def _marks(self, state: Woodland, seat: Seat, place: Place) -> list[Action]:
        row = state.warriors[place]
        found: list[Action] = []
        for other in enemies_at(state, seat, place):
            if row[other]:
                found.append(Strike(other))
                continue
            stones = [each for each in state.buildings[place] if each.seat == other]
            found += [Strike(other, building=each) for each in dict.fromkeys(stones)]
            rounds = [as_seen(each, seat) for each in state.tokens[place] if each.seat == other]
            found += [Strike(other, token=each) for each in dict.fromkeys(rounds)]
        return found

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The crossbow, then the piece; no Infamy, for it is no battle (R57)."""
        assert isinstance(action, Strike)
        items.exhaust(state, seat, Item.CROSSBOW)
        place = state.pawns[seat]
        token = action.token and real_token(state, seat, place, action.token)
        remove(
            state,
            context,
            Removal(
                owner=action.seat,
                by=seat,
                place=place,
                cause=Cause.STRIKE,
                warriors=int(action.building is None and token is None),
                buildings=(action.building,) if action.building else (),
                tokens=(token,) if token else (),
            ),
        )

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The piece and its owner."""
        assert isinstance(action, Strike)
        piece = piece_name(action.building, action.token)
        label = say("root.vagabond.strike", whom=who(state, action.seat), piece=piece)
        path = (items.item_target(Item.CROSSBOW), seat_target(action.seat))
        return Option(action, label, (*path, self._mark(state.pawns[seat], action)))

    def _mark(self, place: Place, action: Strike) -> Target:
        """The piece on the map."""
        if action.building is not None:
            return building_target(place, action.building)
        if action.token is not None:
            return token_target(place, action.token)
        return button("warrior")

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Without a crossbow."""
        place = in_clearing(state, seat)
        if place is None or items.ready(state, seat, Item.CROSSBOW):
            return
        for action in self._marks(state, seat, place):
            option = self.describe(state, seat, action)
            assert option is not None
            yield with_reason(option, no_item(Item.CROSSBOW))

    def explain(self, state: Woodland, seat: Seat, target: Target) -> Text | None:
        """Partners are no enemies."""
        if target.kind is TargetKind.SEAT and isinstance(target.id, int):
            other = Seat(target.id)
            if other in all_seats(state) and other != seat and not are_enemies(state, seat, other):
                return say("root.vagabond.why_partner", whom=who(state, other))
        return None


def real_token(state: Woodland, seat: Seat, place: Place, shown: Token) -> Token:
    """The token that looks like this to a seat: what a face-down plot is, it does not know."""
    return next(each for each in state.tokens[place] if as_seen(each, seat) == shown)


class Repairing(Order):
    """Repair, for a hammer: a damaged item back to the satchel, the face unchanged (7.4, R55)."""

    ACTIONS = (Repair,)
    NAME = "repair"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each damaged item."""
        if not items.ready(state, seat, Item.HAMMER):
            return ()
        return self._damaged(state, seat)

    def _damaged(self, state: Woodland, seat: Seat) -> list[Action]:
        found = items.choices(damaged_items(state, seat))
        return [Repair(each.item, each.exhausted) for each in found]

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The hammer first."""
        assert isinstance(action, Repair)
        items.exhaust(state, seat, Item.HAMMER)
        for each in damaged_items(state, seat):
            if (each.item, each.exhausted) == (action.item, action.exhausted):
                items.repair(state, seat, (each,))
                items.tell(context, seat, "repaired", (each,))
                return

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The item."""
        assert isinstance(action, Repair)
        chosen = ChooseItem(action.item, action.exhausted, True)
        label = say("root.vagabond.pick_repair", item=items.chip_name(chosen))
        return Option(action, label, (items.target_of(chosen),))

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Without a hammer."""
        if items.ready(state, seat, Item.HAMMER):
            return
        for action in self._damaged(state, seat):
            option = self.describe(state, seat, action)
            assert option is not None
            yield with_reason(option, no_item(Item.HAMMER))


class Crafting(Order):
    """Craft, with hammers, all of the suit of the clearing (7.4)."""

    ACTIONS = (Craft,)
    NAME = "craft"

    def may_be_open(self, state: Woodland, seat: Seat) -> bool:
        """Which cards it holds is its secret."""
        return bool(state.hands[seat] and items.ready(state, seat, Item.HAMMER))

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """What its hammers pay."""
        return crafts(state, seat) if items.ready(state, seat, Item.HAMMER) else ()

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """As crafting goes."""
        assert isinstance(action, Craft)
        craft(state, context, seat, action)

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Hand cards that cannot be crafted now."""
        for card in dict.fromkeys(state.hands[seat]):
            why = why_not_craft(state, seat, card)
            if why is not None:
                yield with_reason(describe(state, seat, Craft(card)), why)

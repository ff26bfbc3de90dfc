"""Ranger, Scoundrel and Harrier: rest, fire and flight for a torch (7.4)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say
from rules.root.enums import Cause, Item
from rules.root.events import Moved
from rules.root.factions.asking import button_target
from rules.root.factions.vagabond import items
from rules.root.factions.vagabond.actions import Glide, HideOut, ScorchEarth
from rules.root.factions.vagabond.names import place_name
from rules.root.factions.vagabond.orders import in_clearing, place_target
from rules.root.factions.vagabond.picking import RepairItems, damaged_items
from rules.root.factions.vagabond.specials.torches import Torch, refuse
from rules.root.state import CLEARINGS, Woodland
from rules.root.turn import EndDaylight
from rules.root.woodland.moving import why_barred
from rules.root.woodland.removing import remove_all_enemies


class HidingOut(Torch):
    """Hideout: repair three items, then Daylight ends at once (Ranger)."""

    ACTIONS = (HideOut,)
    SPECIAL = "hideout"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """With anything to repair."""
        return (HideOut(),) if damaged_items(state, seat) else ()

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """Repairs, then the end."""
        context.then(RepairItems(seat), EndDaylight())

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """What it does."""
        return Option(action, say("root.vagabond.hideout"))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """Nothing is damaged."""
        why = say("root.vagabond.why_nothing_damaged")
        return refuse(HideOut(), say("root.vagabond.hideout"), why)


class Scorching(Torch):
    """Scorched earth: the torch stays in the clearing for good, all enemy pieces go, nothing may
    be placed in or moved into it any more. The pawn may stay; ruin and landmark stay
    (Scoundrel)."""

    ACTIONS = (ScorchEarth,)
    SPECIAL = "scorched_earth"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """In a clearing that is not scorched yet."""
        place = in_clearing(state, seat)
        return () if place is None or place in state.scorched else (ScorchEarth(),)

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The torch leaves the board; what the removals bring finds the clearing scorched."""
        place = state.pawns[seat]
        spent = [each for each in items.board_of(state, seat).items if each.item is Item.TORCH]
        torch = next(each for each in spent if each.exhausted and not each.damaged)
        items.lose(state, seat, (torch,))
        state.scorched = tuple(sorted((*state.scorched, place)))
        remove_all_enemies(state, context, seat, (place,), Cause.SCORCHED_EARTH)

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """Where."""
        place = state.pawns[seat]
        label = say("root.vagabond.scorch", place=place_name(place))
        return Option(action, label, (place_target(place), button_target("scorch")))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """Forests do not burn; what is scorched stays so."""
        label = say("root.vagabond.scorch", place=place_name(state.pawns[seat]))
        key = "why_in_forest" if in_clearing(state, seat) is None else "why_scorched"
        return refuse(ScorchEarth(), label, say(f"root.vagabond.{key}"))


class Gliding(Torch):
    """Glide: the pawn alone to any clearing, no boots needed; bans hold (Harrier)."""

    ACTIONS = (Glide,)
    SPECIAL = "glide"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Every other clearing that can be entered, if this one can be left."""
        source = state.pawns[seat]
        return [
            Glide(place)
            for place in CLEARINGS
            if place != source and why_barred(state, seat, source, place) is None
        ]

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The pawn is there; no path, no ferry, nobody beside it."""
        assert isinstance(action, Glide)
        source = state.pawns[seat]
        state.pawns[seat] = action.place
        context.emit(Moved(seat, source, action.place, 0, True))

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """Where to."""
        assert isinstance(action, Glide)
        label = say("root.vagabond.glide", place=place_name(action.place))
        return Option(action, label, (place_target(action.place),))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """It is held where it is."""
        source = state.pawns[seat]
        why = why_barred(state, seat, source, source)
        return refuse(Glide(0), say("root.vagabond.glide_any"), why) if why is not None else None

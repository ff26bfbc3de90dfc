"""The Lizard Cult: all its exceptions to the general law (7.5)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.root.boards import CultBoard
from rules.root.enums import CLEARING_SUITS, BuildingKind, Cause
from rules.root.evening import DrawAndDiscard
from rules.root.factions.cult import converting, planting, preaching, sanctifying
from rules.root.factions.cult.actions import (
    CallFollower,
    Convert,
    PlantGarden,
    Sacrifice,
    Sanctify,
    ScoreGardens,
)
from rules.root.factions.cult.conspiracies import OpenConspiracies
from rules.root.factions.cult.evening import OpenCultCrafting, TakeRevealedBack
from rules.root.factions.cult.events import AcolytesJoined
from rules.root.factions.cult.fear import Fear
from rules.root.factions.cult.holdings import board_of, change, drawing_suits, has_garden
from rules.root.factions.cult.outcast import AdjustOutcast, DiscardLostSouls
from rules.root.factions.cult.rituals import OpenRituals
from rules.root.factions.cult.setup import ChooseOutcast, CultHome
from rules.root.law import Law
from rules.root.state import CLEARINGS, NOBODY, Place, Woodland
from rules.root.woodland.removal import Removal


class CultLaw(Law):
    """Lost Souls, Revenge, Pilgrims, Fear, Hatred of birds, and the Cult's turn."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> CultBoard:
        """No acolytes, no Outcast."""
        return CultBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A corner: four warriors and a garden, a warrior in each adjacent clearing; Outcast."""
        return (CultHome(seat), ChooseOutcast(seat))

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A homeland not adjacent to enemy homelands; two acolytes."""
        return (CultHome(seat, advanced=True), ChooseOutcast(seat))

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """While set-up lasts the one garden tells."""
        return tuple(place for place in CLEARINGS if has_garden(state, seat, place))

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Adjust, discard, conspire: in the order of the numbers."""
        return (AdjustOutcast(seat), DiscardLostSouls(seat), OpenConspiracies(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Rituals."""
        return (OpenRituals(seat),)

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Take back, craft, draw: in the order of the numbers."""
        return (TakeRevealedBack(seat), OpenCultCrafting(seat), DrawAndDiscard(seat))

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The Cult's own orders."""
        match action:
            case Convert():
                return converting.option(state, action)
            case Sanctify():
                return sanctifying.option(state, seat, action)
            case PlantGarden():
                return planting.plant_option(state, action)
            case CallFollower():
                return planting.call_option(state, action)
            case ScoreGardens():
                return preaching.score_option(state, seat, action)
            case Sacrifice():
                return preaching.sacrifice_option(state, action)
            case _:
                return None

    # ---------------------------------------------------------------- rule and removal
    def rules_always(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Pilgrims: rules every clearing with a garden."""
        return has_garden(state, seat, place)

    def keeps_warriors(
        self, state: Woodland, context: StepContext, seat: Seat, removal: Removal
    ) -> int:
        """Revenge: warriors lost as the defender of a battle become acolytes (R4)."""
        if not is_avenged(state, seat, removal):
            return 0
        count = removal.warriors
        change(state, seat, acolytes=board_of(state, seat).acolytes + count)
        context.emit(AcolytesJoined(seat, count, "revenge"))
        return count

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Fear of the faithful."""
        count = sum([each.kind is BuildingKind.GARDEN for each in removal.buildings])
        return (Fear(seat, count),) if count else ()

    # ---------------------------------------------------------------- crafting and cards
    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Gardens of the Outcast suit."""
        outcast = board_of(state, seat).outcast
        return tuple(
            place
            for place in CLEARINGS
            for each in state.buildings[place]
            if each.seat == seat and each.suit is outcast
        )

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, and one for each suit with two or more gardens (R13)."""
        return 1 + drawing_suits(state, seat)

    def hand_limit(self, state: Woodland, seat: Seat) -> int:
        """Five; a house rule has six (`cult_hand_limit`)."""
        return 6 if state.variant.option("cult_hand_limit") == "six" else 5

    def catches_discards(self) -> bool:
        """Lost Souls."""
        return True

    # ---------------------------------------------------------------- counting
    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """The acolytes."""
        acolytes = board_of(state, seat).acolytes
        return tuple(acolytes if n == seat else 0 for n in range(len(state.factions)))

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Acolytes are never fewer than none; gardens have a suit."""
        board, found = board_of(state, seat), []
        if board.acolytes < 0:
            found.append(f"seat {seat}: {board.acolytes} acolytes")
        if state.turn is not None and board.outcast not in CLEARING_SUITS:
            found.append(f"seat {seat}: the Outcast is {board.outcast!r}")
        for place in CLEARINGS:
            for each in state.buildings[place]:
                if each.seat == seat and each.suit not in CLEARING_SUITS:
                    found.append(f"seat {seat}: a garden without a suit in {place}")
        return found


def is_avenged(state: Woodland, seat: Seat, removal: Removal) -> bool:
    """Whether removed warriors become acolytes: hits of a battle in which the Cult defends; by a
    house rule all that is removed outside its own turn too (`cult_revenge_scope`)."""
    if removal.in_battle and removal.defending and not removal.lent:
        return True
    if state.variant.option("cult_revenge_scope") == "defending":
        return False
    active = state.turn.seat if state.turn is not None else NOBODY
    return active != seat and removal.cause is not Cause.OWN

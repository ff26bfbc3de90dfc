"""The Underground Duchy: all its exceptions to the general law (7.7)."""

from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.root.boards import RANKS, DuchyBoard
from rules.root.enums import BuildingKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.asking import button
from rules.root.factions.duchy import building, digging
from rules.root.factions.duchy.actions import (
    CallMinister,
    Dig,
    RaiseBuilding,
    RecruitBelow,
    SwayMinister,
)
from rules.root.factions.duchy.assembly import DuchyBirdsong, OpenAssembly
from rules.root.factions.duchy.daylight import OpenParliament, OpenSway
from rules.root.factions.duchy.evening import BeginDuchyCrafting, DuchyTakesBack
from rules.root.factions.duchy.failure import PriceOfFailure
from rules.root.factions.duchy.holdings import (
    KINDS,
    board_of,
    built,
    has_tunnel,
    rank_of,
    tunnels,
)
from rules.root.factions.duchy.parliament import call_option
from rules.root.factions.duchy.setup import DuchyHome
from rules.root.factions.duchy.sway import sway_option
from rules.root.law import Law
from rules.root.phases import AnythingElse
from rules.root.state import BURROW, CLEARINGS, Place, Woodland
from rules.root.woodland.removal import Removal

CROWNS = 3


class DuchyLaw(Law):
    """Burrow, tunnels, Price of failure, and the Duchy's turn."""

    def board(self, state: Woodland, seat: Seat) -> DuchyBoard:
        """No minister is swayed."""
        return DuchyBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A corner; two warriors and a tunnel there, two warriors in each adjacent clearing."""
        return (DuchyHome(seat),)

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A homeland not adjacent to enemy homelands."""
        return (DuchyHome(seat, advanced=True),)

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """While set-up lasts the one tunnel tells."""
        return tuple(tunnels(state, seat))

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Warriors come to the Burrow."""
        return (DuchyBirdsong(seat),)

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Assembly, Parliament, Sway."""
        return (OpenAssembly(seat), OpenParliament(seat), OpenSway(seat))

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Revealed cards, crafting, drawing."""
        return (
            DuchyTakesBack(seat),
            BeginDuchyCrafting(seat),
            AnythingElse(seat),
            DrawAndDiscard(seat),
        )

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The Duchy's own orders."""
        match action:
            case RaiseBuilding():
                return building.option(state, action)
            case Dig():
                return digging.option(state, action)
            case RecruitBelow():
                return button(action, say("root.duchy.do.recruit"), "recruit")
            case CallMinister():
                return call_option(action)
            case SwayMinister():
                return sway_option(state, seat, action)
            case _:
                return None

    def rules_always(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """The Burrow is always ruled by the Duchy."""
        return place == BURROW

    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """The Burrow is adjacent to every clearing with a tunnel."""
        if place == BURROW:
            return tuple(tunnels(state, seat))
        if place in CLEARINGS and has_tunnel(state, seat, place):
            return (BURROW,)
        return ()

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """Only Duchy pieces in the Burrow."""
        if place == BURROW and owner != seat:
            return say("root.duchy.why.burrow")
        return None

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Price of failure for buildings, whoever removed them."""
        return (PriceOfFailure(seat),) if removal.buildings else ()

    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Citadels and markets."""
        return tuple(
            place
            for place in CLEARINGS
            for each in state.buildings[place]
            if each.seat == seat and each.kind in KINDS
        )

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, and one for each market on the map."""
        return 1 + built(state, seat, BuildingKind.MARKET)

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Crowns are given or left or gone, never made."""
        board, found = board_of(state, seat), []
        for rank, left in zip(RANKS, board.crowns, strict=True):
            given = sum(rank_of(each) is rank for each in board.swayed)
            if left < 0 or left + given > CROWNS:
                found.append(f"seat {seat}: {left} crowns and {given} swayed of rank {rank}")
        if len(set(board.swayed)) != len(board.swayed):
            found.append(f"seat {seat}: a minister is swayed twice")
        if any(
            state.warriors[BURROW][other] for other in range(len(state.factions)) if other != seat
        ):
            found.append("others than the Duchy are in the Burrow")
        return found

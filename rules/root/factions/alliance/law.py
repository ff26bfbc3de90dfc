"""The Woodland Alliance: all its exceptions to the general law (7.3)."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Option, Seat, Step
from rules.root.boards import AllianceBoard
from rules.root.enums import BuildingKind, TokenKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.alliance.actions import (
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    SpreadSympathy,
    Train,
)
from rules.root.factions.alliance.bases import BaseLost, KeepFive
from rules.root.factions.alliance.birdsong import (
    AllianceRevolts,
    AllianceSpreads,
    revolt_option,
    spread_option,
)
from rules.root.factions.alliance.daylight import (
    AllianceDaylight,
    mobilize_option,
    train_option,
)
from rules.root.factions.alliance.evening import (
    BeginOperations,
    organize_option,
    recruit_option,
)
from rules.root.factions.alliance.holdings import (
    LIMIT_WITHOUT_BASE,
    bases,
    board_of,
    is_sympathetic,
    sympathetic,
)
from rules.root.factions.alliance.outrage import Outrage
from rules.root.factions.alliance.setup import FindSupporters
from rules.root.law import Law
from rules.root.state import NOBODY, Place, Woodland
from rules.root.woodland.removal import Removal


class AllianceLaw(Law):
    """Guerrilla war, Outrage, supporters, bases, and the Alliance's turn."""

    def board(self, state: Woodland, seat: Seat) -> AllianceBoard:
        """No officers."""
        return AllianceBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Three supporters."""
        return (FindSupporters(seat),)

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Revolts, then sympathy."""
        return (AllianceRevolts(seat), AllianceSpreads(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Orders in any order and number."""
        return (AllianceDaylight(seat),)

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Operations, then cards."""
        return (BeginOperations(seat), DrawAndDiscard(seat))

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The Alliance's own orders."""
        match action:
            case Revolt():
                return revolt_option(state, action)
            case SpreadSympathy():
                return spread_option(state, seat, action)
            case Mobilize():
                return mobilize_option(state, seat, action)
            case Train():
                return train_option(action)
            case Organize():
                return organize_option(state, action)
            case AllianceRecruit():
                return recruit_option(state, action)
            case _:
                return None

    def takes_higher_as_defender(self, state: Woodland, seat: Seat) -> bool:
        """Guerrilla war."""
        return True

    def after_move(
        self, state: Woodland, owner: Seat, mover: Seat, source: Place, target: Place
    ) -> tuple[Step, ...]:
        """Outrage: once for each move into a sympathetic clearing (R34)."""
        if mover == owner or not is_sympathetic(state, owner, target):
            return ()
        return (Outrage(owner, mover, target),)

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Lost bases, one by one, then Outrage for each token that another player removed."""
        lost = [each for each in removal.buildings if each.kind is BuildingKind.BASE]
        steps: list[Step] = [BaseLost(seat, removal.place, building) for building in lost]
        if lost:
            steps.append(KeepFive(seat))
        if removal.by not in (seat, NOBODY):
            tokens = [each for each in removal.tokens if each.kind is TokenKind.SYMPATHY]
            steps += [Outrage(seat, removal.by, removal.place) for _ in tokens]
        return tuple(steps)

    def own_order(self, state: Woodland, seat: Seat, due: Sequence[Step]) -> Sequence[Step]:
        """All bases are lost before supporters above five go, and before Outrage brings new ones:
        so nothing goes that could stay."""
        return sorted(due, key=lambda step: (isinstance(step, Outrage), isinstance(step, KeepFive)))

    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Sympathy."""
        return tuple(sympathetic(state, seat))

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, and one for each base on the map."""
        return 1 + len(bases(state, seat))

    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """Officers."""
        counts = [0] * len(state.factions)
        counts[seat] = board_of(state, seat).officers
        return tuple(counts)

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Too many supporters without a base; two tokens in a clearing."""
        found = []
        settled = not any(type(step).__name__ in ("BaseLost", "KeepFive") for step in state.agenda)
        if settled and not bases(state, seat) and state.outcome is None:
            pending = any(type(step).__name__ == "Aftermath" for step in state.agenda)
            if len(state.supporters[seat]) > LIMIT_WITHOUT_BASE and not pending:
                found.append(
                    f"seat {seat}: {len(state.supporters[seat])} supporters without a base"
                )
        for here in state.tokens:
            mine = [t for t in here if t.seat == seat and t.kind is TokenKind.SYMPATHY]
            if len(mine) > 1:
                found.append(f"seat {seat}: two sympathy tokens in a clearing")
        return found

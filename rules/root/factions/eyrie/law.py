"""The Eyrie Dynasties: all their exceptions to the general law (7.2)."""

import msgspec

from rules.kernel.steps import Action, Option, Seat, Step
from rules.root.boards import EyrieBoard
from rules.root.data import leaders
from rules.root.evening import DrawAndDiscard
from rules.root.factions.eyrie.actions import AddToDecree
from rules.root.factions.eyrie.birdsong import (
    EmergencyOrders,
    FoundRoost,
    GrowDecree,
    add_option,
)
from rules.root.factions.eyrie.holdings import (
    BUILDER,
    COMMANDER,
    DESPOT,
    board_of,
    draw_count,
    is_led_by,
    roosts,
)
from rules.root.factions.eyrie.obeying import ObeyDecree
from rules.root.factions.eyrie.setup import EyrieHome, ScoreRoosts
from rules.root.factions.workbench import CraftFirst
from rules.root.law import Law
from rules.root.state import Battle, Place, Woodland
from rules.root.woodland.removal import Removal

ITEM_POINTS = 1


class EyrieLaw(Law):
    """Lords of the Forest, Disdain for Trade, leaders, the Decree."""

    def board(self, state: Woodland, seat: Seat) -> EyrieBoard:
        """No leader yet, an empty Decree."""
        return EyrieBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A corner, then a leader."""
        return (EyrieHome(seat),)

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A homeland on the edge of the map, then a leader."""
        return (EyrieHome(seat, advanced=True),)

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """While set-up lasts the one roost tells."""
        return roosts(state, seat)

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A card for an empty hand, the Decree grows, a new roost."""
        return (EmergencyOrders(seat), GrowDecree(seat), FoundRoost(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Craft, then the Decree (R49)."""
        return (CraftFirst(seat), ObeyDecree(seat))

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Roosts score, draw and discard."""
        return (ScoreRoosts(seat), DrawAndDiscard(seat))

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """Adding to the Decree; the other orders are described where they are asked for."""
        return add_option(action) if isinstance(action, AddToDecree) else None

    def wins_ties(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Lords of the Forest: tied for the most it rules, with a piece of its own: mercenaries
        stay pieces of the Riverfolk (3.3)."""
        standing = any(building.seat == seat for building in state.buildings[place])
        return standing or state.warriors[place][seat] > 0

    def item_points(self, state: Woodland, seat: Seat, printed: int) -> int:
        """Disdain for Trade: one point, unless the Builder leads."""
        return printed if is_led_by(state, seat, BUILDER) else ITEM_POINTS

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """The Commander: one more as attacker."""
        return int(battle.attacker == seat and is_led_by(state, seat, COMMANDER))

    def bonus_points(self, state: Woodland, seat: Seat, removals: tuple[Removal, ...]) -> int:
        """The Despot: one point, once a battle, where a building or token was removed; the battle
        notes that it has been scored (R50, R73)."""
        battle, mark = state.battle, f"{seat}:{DESPOT}"
        if battle is None or mark in battle.used or not is_led_by(state, seat, DESPOT):
            return 0
        if not any(each.in_battle and (each.buildings or each.tokens) for each in removals):
            return 0
        state.battle = msgspec.structs.replace(battle, used=(*battle.used, mark))
        return 1

    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Roosts."""
        return roosts(state, seat)

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, more with roosts on the map."""
        return draw_count(state, seat)

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The Decree lies open; viziers are no cards of the deck."""
        return tuple([card for cards in board_of(state, seat).decree for card in cards])

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """One roost a clearing; leaders are face up, leading or deposed."""
        board, found = board_of(state, seat), []
        built = roosts(state, seat)
        if len(set(built)) != len(built):
            found.append(f"seat {seat}: two roosts in one clearing")
        known = (*board.deposed, board.leader)
        if len(set(known)) != len(known) or not set(known) <= {"", *leaders()}:
            found.append(f"seat {seat}: leaders {known}")
        return found

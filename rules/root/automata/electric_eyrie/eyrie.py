"""Electric Eyrie (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw, Rank
from rules.root.automata.boards import ElectricBoard
from rules.root.automata.buying import hire_to_build
from rules.root.automata.choosing import (
    buildings_at,
    everywhere,
    ordered,
    pieces_at,
)
from rules.root.automata.electric_eyrie.decree import (
    EXTRA,
    NO_CARDS,
    ROOST,
    ElectricBattle,
    ElectricMove,
    ElectricRecruit,
    JoinDecree,
    add_card,
    has_roost,
    turmoil,
)
from rules.root.automata.electric_eyrie.decree import STEPS as DECREE_STEPS
from rules.root.automata.electric_eyrie.traits import STEPS as TRAIT_STEPS
from rules.root.automata.electric_eyrie.traits import Relentless, Swoop, war_tax
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import without
from rules.root.enums import Suit
from rules.root.scoring.points import score
from rules.root.state import Battle, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import open_slots
from rules.root.woodland.placing import can_place, off_map, on_map, place_building, place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import ruled

ID = "electric_eyrie"
AT_HOME = 6
BIRD_AMBUSH = "ambush_bird"


class ElectricEyrie(AutomatonLaw):
    """A decree of suits: recruit, move, battle, build; else turmoil."""

    def board(self, state: Woodland, seat: Seat) -> ElectricBoard:
        """A decree without cards: the viziers."""
        return ElectricBoard()

    def settle(self, state: Woodland, context: StepContext, seat: Seat, corner: Place) -> None:
        """A roost and six warriors; who plays hard has a bird card from the beginning."""
        place_building(state, context, seat, corner, ROOST)
        place_warriors(state, context, seat, corner, AT_HOME)
        more = numbers.graded(state, ID, "bird_ambush_from_deck_into_decree")
        if numbers.is_cut(state):
            more = numbers.cut(ID, "bird_ambush_into_decree", int)
        if more and BIRD_AMBUSH in state.deck:
            state.deck = without(state.deck, BIRD_AMBUSH)
            add_card(state, seat, BIRD_AMBUSH, Suit.BIRD)

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The order joins the decree; who has no roost builds one anew."""
        return (JoinDecree(seat), NewRoost(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """All recruits, all moves, all battles, then a roost; nothing after turmoil."""
        if turn_of(state).ended:
            return ()
        razes = (Relentless(seat),) if has_trait(state, seat, "relentless") else ()
        swoops = (Swoop(seat),) if has_trait(state, seat, "swoop") else ()
        decree = (ElectricRecruit(seat), ElectricMove(seat), ElectricBattle(seat))
        return (*decree, *razes, BuildRoost(seat), *swoops)

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Points for roosts."""
        return (ElectricScores(seat),)

    def on_removing(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """War Tax."""
        return war_tax(seat, removal) if has_trait(state, seat, "war_tax") else ()

    def wins_ties(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """It rules where it is tied, as the Eyrie do."""
        return bool(state.warriors[place][seat] or buildings_at(state, seat, place))

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Most buildings, then pieces, then points."""
        built, here = buildings_at(state, other, place), pieces_at(state, other, place)
        return (-built, -here, -state.scores[other])

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """One in the battle of the column with most cards."""
        return int(battle.attacker == seat and battle.cause == EXTRA)

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The decree; the order card until it joins it."""
        board = state.boards[seat]
        decree = board.decree if isinstance(board, ElectricBoard) else NO_CARDS
        return (*super().open_cards(state, seat), *(card for column in decree for card in column))


class NewRoost(Auto, frozen=True):
    """Without a roost: one with warriors in the ordered clearing of highest priority that can take
    all; where none can, turmoil."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """A roost, then its warriors."""
        game = game_of(state)
        if on_map(game, self.seat, ROOST):
            return
        places = [
            place
            for place in ordered(game, order_suit(game, self.seat))
            if open_slots(game, place) and can_place(game, self.seat, place)
        ]
        if not places:
            turmoil(game, context, self.seat)
            return
        count = numbers.chosen(game, ID, "new_roost_warriors", int)
        if place_building(game, context, self.seat, places[0], ROOST):
            place_warriors(game, context, self.seat, places[0], count)


def _roost_places(state: Woodland, seat: Seat) -> list[Place]:
    """The ruled clearings that can take a roost, highest priority first."""
    return [
        place
        for place in everywhere(state)
        if place in ruled(state, seat)
        and not has_roost(state, seat, place)
        and open_slots(state, place)
        and can_place(state, seat, place)
    ]


class BuildRoost(Auto, frozen=True):
    """A roost in the ruled clearing of highest priority without one; else turmoil."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The first that can take it; not after turmoil."""
        game = game_of(state)
        if turn_of(game).ended:
            return
        if off_map(game, self.seat, ROOST):
            hire_to_build(game, context, self.seat, lambda: _roost_places(game, self.seat))
        places = _roost_places(game, self.seat)
        if not places or not off_map(game, self.seat, ROOST):
            turmoil(game, context, self.seat)
        else:
            place_building(game, context, self.seat, places[0], ROOST)


class ElectricScores(Auto, frozen=True):
    """Points by the roosts on the map."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As the row says."""
        game = game_of(state)
        score(game, context, self.seat, points_for_roosts(game, self.seat), "roosts")


def points_for_roosts(state: Woodland, seat: Seat) -> int:
    """Points by the roosts on the map."""
    return numbers.at(numbers.numbers(ID, "vp_by_roosts"), on_map(state, seat, ROOST))


STEPS: tuple[type[Step], ...] = (
    NewRoost,
    BuildRoost,
    ElectricScores,
    *TRAIT_STEPS,
    *DECREE_STEPS,
)

"""The standard set-up (2.1): factions, deck, hands, ruins, items, then the factions' own steps."""

from collections.abc import Sequence
from itertools import combinations

from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root.boards import FactionBoard
from rules.root.cards.dominance import removed_dominance
from rules.root.cards.piles import Draw, ShuffleDeck, is_dominance
from rules.root.data import decks, items, maps
from rules.root.enums import FACTIONS, Faction, Suit
from rules.root.events import SeatingDrawn
from rules.root.landmarks.setup import DealLandmarks
from rules.root.laws import law_of
from rules.root.options import LANDMARKS, chosen_automata, chosen_factions, variant_of
from rules.root.scoring.ending import MOST_ROUNDS
from rules.root.setup import advanced
from rules.root.setup.advanced import DealSuits
from rules.root.setup.draft import join
from rules.root.setup.reach import least_reach, reach
from rules.root.state import (
    CLEARINGS,
    NOBODY,
    NOWHERE,
    Woodland,
    all_seats,
    clockwise,
    game_of,
)
from rules.root.turn import BeginTurn

HAND = 3
QUESTIONS_A_TURN = 400


def start(setup: Setup) -> Woodland:
    """A fresh game: nothing on the map, everything still to be drawn."""
    variant = variant_of(setup)
    seats, places = setup.seats, len(CLEARINGS) + 1
    board = maps()[variant.map]
    printed = board.fixed_suits and setup.options["suits"] == "printed"
    suits = [each.suit if printed else Suit.NONE for each in board.clearings]
    return Woodland(
        agenda=[SetUp(LANDMARKS[setup.options["landmarks"]]), DrawFirst(), DrawFactions()],
        answers={},
        luck=setup.seed,
        variant=variant,
        factions=chosen_factions(setup),
        automata=chosen_automata(setup),
        traits=((),) * seats,
        suits=(Suit.NONE, *suits),
        warriors=[(0,) * seats for _ in range(places)],
        buildings=[() for _ in range(places)],
        tokens=[() for _ in range(places)],
        ruins=dict.fromkeys(board.ruins, ()),
        pawns=[NOWHERE] * seats,
        supply=[0] * seats,
        limbo=[0] * seats,
        boards=[FactionBoard() for _ in range(seats)],
        supporters=[() for _ in range(seats)],
        plots=[() for _ in range(seats)],
        hands=[() for _ in range(seats)],
        revealed=[() for _ in range(seats)],
        crafted=[() for _ in range(seats)],
        coffin=[0] * seats,
        items=tuple(sorted(each.id for each in items().values() for _ in range(each.supply))),
        boxes=[() for _ in range(seats)],
        spent_boxes=[() for _ in range(seats)],
        scores=[0] * seats,
        tally=[() for _ in range(seats)],
        dominance=[""] * seats,
        coalition=[NOBODY] * seats,
    )


class DrawFactions(Chance, frozen=True):
    """Seats without a chosen faction draw one, so that all together reach far enough (2.3). In the
    advanced set-up they draft instead (2.2)."""

    def lots(self, state: State) -> Lots:
        """An order of all factions."""
        return Order(len(FACTIONS))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The first factions in that order that reach far enough."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        if not game.variant.advanced:
            order = [FACTIONS[n] for n in drawn if FACTIONS[n] in free_factions(game)]
            found = iter(fitting(game.factions, order))
            game.factions = tuple(
                next(found) if each is Faction.NONE else each for each in game.factions
            )


def free_factions(state: Woodland) -> list[Faction]:
    """The factions that nobody plays yet."""
    return [each for each in FACTIONS if each not in state.factions]


def fitting(chosen: Sequence[Faction], order: Sequence[Faction]) -> tuple[Faction, ...]:
    """Factions for the free seats, the first in the order whose reach is enough (2.3)."""
    free = sum(each is Faction.NONE for each in chosen)
    taken = [each for each in chosen if each is not Faction.NONE]
    for found in combinations(order, free):
        if reach([*taken, *found]) >= least_reach(len(chosen)):
            return found
    return tuple(order[:free])


class DrawFirst(Chance, frozen=True):
    """Who begins is drawn."""

    def lots(self, state: State) -> Lots:
        """One of the seats."""
        return Equal(len(game_of(state).factions))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """That seat."""
        game = game_of(state)
        assert isinstance(drawn, int)
        game.first = Seat(drawn)
        context.emit(SeatingDrawn(game.factions, game.first))


class SetUp(Auto, frozen=True):
    """The steps of the set-up, up to the first turn."""

    landmarks: int

    def run(self, state: State, context: StepContext) -> None:
        """Seats get their boards, the deck is made; then standard or advanced."""
        game = game_of(state)
        for seat in all_seats(game):
            if game.factions[seat] is not Faction.NONE:
                join(game, seat, game.factions[seat])
        game.deck = full_deck(game)
        if game.variant.advanced:
            context.then(*advanced.steps(game, self.landmarks))
        else:
            context.then(*standard(game, self.landmarks))
        context.then(HideItems(), BeginTurn(game.first))


def full_deck(state: Woodland) -> tuple[str, ...]:
    """The shared deck; with two players or against automata without dominance cards (2.1, 9)."""
    all_cards = [card.id for card in decks()[state.variant.deck] for _ in range(card.copies)]
    if removed_dominance(state):
        return tuple(card for card in all_cards if not is_dominance(card))
    return tuple(all_cards)


def standard(state: Woodland, landmarks: int) -> tuple[Step, ...]:
    """Suits if they are drawn, landmarks, hands, then the factions in letter order (2.1)."""
    steps: list[Step] = []
    if Suit.NONE in state.suits[1:]:
        steps.append(DealSuits())
    steps.append(ShuffleDeck())
    if landmarks:
        steps.append(DealLandmarks(landmarks))
    steps += [Draw(seat, HAND) for seat in clockwise(state, state.first)]
    return (*steps, SetUpFactions())


class SetUpFactions(Chance, frozen=True):
    """The factions set up in letter order; of two seats of one faction chance says which first."""

    def lots(self, state: State) -> Lots:
        """An order of the seats: it matters for two of one faction only."""
        return Order(len(game_of(state).factions))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """One seat after the other."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        seats = sorted(map(Seat, drawn), key=lambda seat: FACTIONS.index(game.factions[seat]))
        context.then(*(SetUpFaction(seat) for seat in seats))


class SetUpFaction(Auto, frozen=True):
    """A faction's standard set-up."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As its law says."""
        game = game_of(state)
        context.then(*law_of(game, self.seat).set_up(game, self.seat))


class HideItems(Auto, frozen=True):
    """Items lie under ruins only when a Vagabond plays (2.1)."""

    def run(self, state: State, context: StepContext) -> None:
        """What the laws put there."""
        game = game_of(state)
        for faction in dict.fromkeys(game.factions):
            seat = Seat(game.factions.index(faction))
            context.then(*law_of(game, seat).hide_items(game))


def ply_bound(setup: Setup) -> int:
    """More questions than any game can ask."""
    return MOST_ROUNDS * setup.seats * QUESTIONS_A_TURN


STEPS: tuple[type[Step], ...] = (
    DrawFactions,
    DrawFirst,
    SetUp,
    SetUpFactions,
    SetUpFaction,
    HideItems,
)

"""Logical Lizards (9)."""

from collections import Counter

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw, Rank
from rules.root.automata.boards import LogicalBoard
from rules.root.automata.buying import buy_order, hire_to_build
from rules.root.automata.choosing import (
    by_priority,
    enemy_buildings,
    everywhere,
    priority,
)
from rules.root.automata.events import OrderCounted, SoulLaid, SoulRevealed
from rules.root.automata.logical_lizards.conspiracies import Conspire, garden_suit
from rules.root.automata.logical_lizards.traits import CRUSADE, FANATIC, NoteLoot
from rules.root.automata.logical_lizards.traits import STEPS as TRAIT_STEPS
from rules.root.automata.orders import CraftOrder, board_as, change, order_suit
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import suit_of, to_discard, top_card
from rules.root.enums import CLEARING_SUITS, BuildingKind, Cause, Suit
from rules.root.factions.cult.holdings import garden, gardens, gardens_left, has_garden
from rules.root.scoring.points import score
from rules.root.state import Battle, Place, Woodland, game_of
from rules.root.woodland.geography import clearings_of, open_slots, path_neighbours
from rules.root.woodland.placing import can_place, place_building, place_warriors, put_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import rules

ID = "logical_lizards"
AT_HOME = 4


class LogicalLizards(AutomatonLaw):
    """Lost Souls give the order; acolytes conspire, Lost Souls are the rituals."""

    def board(self, state: Woodland, seat: Seat) -> LogicalBoard:
        """The marker on its first space."""
        track = numbers.words(ID, "conspiracy_track")
        start = str(numbers.row_of(ID)["conspiracy_start"])
        return LogicalBoard(marker=track.index(start))

    def settle(self, state: Woodland, context: StepContext, seat: Seat, corner: Place) -> None:
        """Four warriors and a garden, one warrior in each adjacent one; Lost Souls."""
        place_warriors(state, context, seat, corner, AT_HOME)
        place_building(state, context, seat, corner, garden(seat, garden_suit(state, seat, corner)))
        for place in path_neighbours(state, corner):
            place_warriors(state, context, seat, place, 1)
        count = numbers.number(ID, "start_lost_souls")
        context.then(*(TopToLostSouls(seat) for _ in range(count)))

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The order by Lost Souls, then conspiracies."""
        return (OrderBySouls(seat), Conspire(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Rituals."""
        count = numbers.graded(state, ID, "rituals")
        return tuple(Ritual(seat) for _ in range(count))

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Points for gardens; Lost Souls are renewed."""
        steps = (ScoreGardensByOrder(seat), RenewSouls(seat), TopToLostSouls(seat, crafts=True))
        erratic = (TopToLostSouls(seat),) if has_trait(state, seat, "erratic") else ()
        return (*steps, *erratic)

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Most points."""
        return (-state.scores[other],)

    def rules_always(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Pilgrims."""
        return has_garden(state, seat, place)

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """Fanatics deal one more after Convert."""
        return int(battle.attacker == seat and battle.cause == FANATIC)

    def on_removing(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Spiteful ones note tokens that a Crusade removes."""
        battle = state.battle
        if battle is None or battle.attacker != seat or battle.cause != CRUSADE:
            return ()
        counts = removal.tokens and has_trait(state, seat, "spiteful")
        return (NoteLoot(seat),) if counts else ()

    def catches_discards(self) -> bool:
        """Lost Souls."""
        return True

    def keeps_warriors(
        self, state: Woodland, context: StepContext, seat: Seat, removal: Removal
    ) -> int:
        """One of the removed becomes an acolyte."""
        if removal.cause is Cause.OWN or removal.lent:
            return 0
        join(state, seat)
        return 1

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """For each garden the top of Lost Souls goes to the discard pile."""
        lost = [each for each in removal.buildings if each.kind is BuildingKind.GARDEN]
        return tuple(LoseSoul(seat) for _ in lost)

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The revealed Lost Souls."""
        board = state.boards[seat]
        shown = board.shown if isinstance(board, LogicalBoard) else ()
        return (*super().open_cards(state, seat), *shown)

    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """The acolytes."""
        acolytes = board_as(state, seat, LogicalBoard).acolytes
        return tuple(acolytes if n == seat else 0 for n in range(len(state.factions)))

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Acolytes are never fewer than none."""
        acolytes = board_as(state, seat, LogicalBoard).acolytes
        return [f"seat {seat}: {acolytes} acolytes"] if acolytes < 0 else []


def join(state: Woodland, seat: Seat) -> None:
    """A warrior becomes an acolyte."""
    change(state, seat, acolytes=board_as(state, seat, LogicalBoard).acolytes + 1)


class TopToLostSouls(Auto, frozen=True):
    """The top card of the deck goes onto Lost Souls; at the end of a turn it is crafted before."""

    seat: Seat
    crafts: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """Everybody sees it."""
        game = game_of(state)
        card = top_card(game, context)
        if not card:
            return
        context.emit(SoulLaid(self.seat, card))
        context.reveal()
        change(game, self.seat, order=card)
        if self.crafts:
            context.then(*buy_order(game, self.seat, birds=False), CraftOrder(self.seat))
        context.then(OntoLostSouls(self.seat))


class OntoLostSouls(Auto, frozen=True):
    """The card that was revealed, or bought instead, lies on top of Lost Souls."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """It is no order."""
        game = game_of(state)
        game.lost_souls = (*game.lost_souls, board_as(game, self.seat, LogicalBoard).order)
        change(game, self.seat, order="")


class OrderBySouls(Auto, frozen=True):
    """The order is the most common suit in Lost Souls, birds counted; a tie or none is a bird."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Noted on the board."""
        game = game_of(state)
        found = Counter(map(suit_of, game.lost_souls)).most_common()
        is_clear = len(found) == 1 or (len(found) > 1 and found[0][1] > found[1][1])
        suit = found[0][0] if is_clear else Suit.BIRD
        change(game, self.seat, suit=suit)
        context.emit(OrderCounted(self.seat, suit))


class Ritual(Auto, frozen=True):
    """The top of Lost Souls is revealed and does what its suit says."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Nothing where Lost Souls are empty."""
        game = game_of(state)
        if not game.lost_souls:
            return
        card = game.lost_souls[-1]
        game.lost_souls = game.lost_souls[:-1]
        context.emit(SoulRevealed(self.seat, card))
        if suit_of(card) is Suit.BIRD:
            self._bird(game)
            to_discard(game, context, (card,))
            return
        board = board_as(game, self.seat, LogicalBoard)
        change(game, self.seat, shown=(*board.shown, card))
        self._suit(game, context, suit_of(card))

    def _bird(self, game: Woodland) -> None:
        """A warrior from the clearing with most of them becomes an acolyte; with Martyrs one out
        of the supply, too."""
        fit = [place for place in everywhere(game) if game.warriors[place][self.seat]]
        if fit:
            place = max(fit, key=lambda place: game.warriors[place][self.seat])
            put_warriors(game, self.seat, place, -1)
            join(game, self.seat)
        if has_trait(game, self.seat, "martyrs") and game.supply[self.seat]:
            game.supply[self.seat] -= 1
            join(game, self.seat)

    def _suit(self, game: Woodland, context: StepContext, suit: Suit) -> None:
        """A warrior: to an open slot first, then most enemy buildings; then a garden there if it
        rules and there is room."""
        fit = [
            place
            for place in by_priority(game, clearings_of(game, suit))
            if can_place(game, self.seat, place)
        ]
        if not fit:
            return
        place = min(fit, key=lambda place: self._rank(game, place))
        place_warriors(game, context, self.seat, place, 1)
        is_open = open_slots(game, place) and gardens_left(game, self.seat, suit)
        if is_open:
            hire_to_build(game, context, self.seat, lambda: self._ruled(game, place))
        if is_open and rules(game, self.seat, place):
            place_building(game, context, self.seat, place, garden(self.seat, suit))

    def _ruled(self, game: Woodland, place: Place) -> list[Place]:
        return [place] if rules(game, self.seat, place) else []

    def _rank(self, game: Woodland, place: Place) -> Rank:
        built = enemy_buildings(game, self.seat, place)
        return (not open_slots(game, place), -built, priority(game, place))


class ScoreGardensByOrder(Auto, frozen=True):
    """Points by the gardens of the order's suit; on a bird of the best suit."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As the row says."""
        game = game_of(state)
        suit = order_suit(game, self.seat)
        suits = CLEARING_SUITS if suit is Suit.BIRD else (suit,)
        count = max(gardens(game, self.seat, each) for each in suits)
        points = numbers.at(numbers.numbers(ID, "vp_by_gardens"), count)
        score(game, context, self.seat, points, "gardens")


class RenewSouls(Auto, frozen=True):
    """The rest of Lost Souls is discarded; the revealed cards lie there again, the first on top."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Into the real discard pile."""
        game = game_of(state)
        rest = game.lost_souls
        shown = board_as(game, self.seat, LogicalBoard).shown
        game.lost_souls = shown[::-1]
        change(game, self.seat, shown=())
        to_discard(game, context, rest)


class LoseSoul(Auto, frozen=True):
    """A garden was removed: the top of Lost Souls goes to the discard pile."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """If there is one."""
        game = game_of(state)
        if game.lost_souls:
            card = game.lost_souls[-1]
            game.lost_souls = game.lost_souls[:-1]
            to_discard(game, context, (card,))


STEPS: tuple[type[Step], ...] = (
    TopToLostSouls,
    OntoLostSouls,
    OrderBySouls,
    Ritual,
    ScoreGardensByOrder,
    RenewSouls,
    LoseSoul,
    *TRAIT_STEPS,
)

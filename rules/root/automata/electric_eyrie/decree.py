"""The decree of the Electric Eyrie, and what it orders (9)."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import Rank
from rules.root.automata.boards import Columns, ElectricBoard
from rules.root.automata.choosing import (
    buildings_at,
    defenseless_buildings,
    enemy_pieces,
    foes_at,
    ordered,
    priority,
)
from rules.root.automata.events import DecreeFell
from rules.root.automata.fighting import BattleEach
from rules.root.automata.moving import targets, walk
from rules.root.automata.orders import board_as, change
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import lay_down
from rules.root.enums import BuildingKind, Suit
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.placing import can_place, place_warriors
from rules.root.woodland.ruling import ruled, strengths

ID = "electric_eyrie"
COLUMNS = (Suit.FOX, Suit.MOUSE, Suit.RABBIT, Suit.BIRD)
BIRDS = 3
ROOST = BuildingKind.ROOST
NO_CARDS: Columns = ((), (), (), ())
EXTRA = "most_cards"


def add_card(state: Woodland, seat: Seat, card: str, suit: Suit) -> None:
    """A card joins the column of its suit."""
    columns = list(board_as(state, seat, ElectricBoard).decree)
    index = COLUMNS.index(suit)
    columns[index] = (*columns[index], card)
    change(state, seat, decree=tuple(columns))


def sizes(state: Woodland, seat: Seat) -> tuple[int, ...]:
    """The cards of each column, the viziers among the birds."""
    found = [len(column) for column in board_as(state, seat, ElectricBoard).decree]
    found[BIRDS] += viziers(state)
    return tuple(found)


def viziers(state: Woodland) -> int:
    """By difficulty; in the director's cut always those of the start."""
    if numbers.is_cut(state):
        return msgspec.convert(numbers.row_of(ID)["start_decree"], dict[str, int])["bird"]
    return numbers.graded(state, ID, "viziers")


def columns_of(state: Woodland, seat: Seat) -> list[tuple[Suit, int]]:
    """The columns with any cards, in their order."""
    return [(suit, n) for suit, n in zip(COLUMNS, sizes(state, seat), strict=True) if n]


def has_roost(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a roost stands there."""
    return buildings_at(state, seat, place) > 0


class JoinDecree(Auto, frozen=True):
    """The order card joins its column (9)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """It stays there until turmoil."""
        game = game_of(state)
        board = board_as(game, self.seat, ElectricBoard)
        if board.order:
            change(game, self.seat, order="")
            add_card(game, self.seat, board.order, board.suit)


def turmoil(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A point less for each bird, for a Nobility one more; all cards but the viziers go; the rest
    of Daylight is over."""
    board = board_as(state, seat, ElectricBoard)
    sign = 1 if has_trait(state, seat, "nobility") else -1
    score(state, context, seat, sign * sizes(state, seat)[BIRDS], "turmoil")
    change(state, seat, decree=NO_CARDS)
    context.emit(DecreeFell(seat))
    lay_down(state, context, [card for column in board.decree for card in column])
    state.turn = msgspec.structs.replace(turn_of(state), ended=True)


class ElectricRecruit(Auto, frozen=True):
    """Each column: as many warriors as cards in a matching clearing with a roost: most enemy
    pieces, then fewest own warriors, then lowest priority."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Column by column; whom a Nobility cannot place brings turmoil."""
        game = game_of(state)
        for suit, cards in columns_of(game, self.seat):
            places = [p for p in clearings_of(game, suit) if has_roost(game, self.seat, p)]
            places = [place for place in places if can_place(game, self.seat, place)]
            count = cards + self._more(game, suit)
            is_short = count > game.supply[self.seat] * bool(places)
            if places:
                place = min(places, key=lambda place: self._rank(game, place))
                place_warriors(game, context, self.seat, place, count)
            if is_short and has_trait(game, self.seat, "nobility"):
                turmoil(game, context, self.seat)
                return

    def _rank(self, game: Woodland, place: Place) -> Rank:
        own = game.warriors[place][self.seat]
        return (-enemy_pieces(game, self.seat, place), own, -priority(game, place))

    def _more(self, game: Woodland, suit: Suit) -> int:
        """The director's cut recruits birds by difficulty."""
        if suit is not Suit.BIRD or not numbers.is_cut(game):
            return 0
        return numbers.cut(ID, "bird_recruit_more", dict[str, int])[game.variant.difficulty]


class ElectricMove(Auto, frozen=True):
    """Each column: from the matching ruled clearing with most own warriors, leaving just enough to
    rule or as many as cards, whichever is more."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Column by column; never a move of none, and none after turmoil."""
        game = game_of(state)
        if turn_of(game).ended:
            return
        for suit, cards in columns_of(game, self.seat):
            sources = [p for p in ordered(game, suit) if p in ruled(game, self.seat)]
            sources = [place for place in sources if targets(game, self.seat, place)]
            if numbers.is_cut(game):
                sources = [place for place in sources if self._count(game, place, cards) > 0]
            if sources:
                self._move(game, context, sources, cards)

    def _move(self, game: Woodland, context: StepContext, sources: list[Place], cards: int) -> None:
        source = max(sources, key=lambda place: game.warriors[place][self.seat])
        count = self._count(game, source, cards)
        if count > 0:
            target = min(targets(game, self.seat, source), key=lambda p: self._rank(game, p))
            walk(game, context, self.seat, source, target, count)

    def _count(self, game: Woodland, place: Place, cards: int) -> int:
        """The warriors that may go."""
        counts = strengths(game, place)
        built = buildings_at(game, self.seat, place)
        rivals = max((n for seat, n in enumerate(counts) if seat != self.seat), default=0)
        needed = max(rivals - built, 0 if built else 1)
        return game.warriors[place][self.seat] - max(needed, cards)

    def _rank(self, game: Woodland, place: Place) -> Rank:
        """To a neighbour without a roost, fewest enemy pieces, lowest priority."""
        roost = has_roost(game, self.seat, place)
        return (roost, enemy_pieces(game, self.seat, place), -priority(game, place))


class ElectricBattle(Auto, frozen=True):
    """Each column: a battle in a matching clearing: without a roost, with most defenseless
    buildings, of lowest priority; the column with most cards deals one hit more."""

    seat: Seat
    column: int = 0

    def run(self, state: State, context: StepContext) -> None:
        """One column, then the next."""
        game = game_of(state)
        counts = sizes(game, self.seat)
        if self.column >= len(COLUMNS) or turn_of(game).ended:
            return
        places = [
            place
            for place in clearings_of(game, COLUMNS[self.column])
            if game.warriors[place][self.seat] and foes_at(game, self.seat, place)
        ]
        if counts[self.column] and places:
            place = min(places, key=lambda place: self._rank(game, place))
            cause = EXTRA if self._is_most(game, counts) else ""
            context.then(BattleEach(self.seat, (place,), cause=cause))
        context.then(ElectricBattle(self.seat, self.column + 1))

    def _is_most(self, game: Woodland, counts: tuple[int, ...]) -> bool:
        """Strictly most cards; the director's cut and Focused let ties count."""
        most = max(counts)
        if counts[self.column] != most:
            return False
        tied = numbers.is_cut(game) or has_trait(game, self.seat, "focused")
        return tied or counts.count(most) == 1

    def _rank(self, game: Woodland, place: Place) -> Rank:
        roost = has_roost(game, self.seat, place)
        return (roost, -defenseless_buildings(game, self.seat, place), -priority(game, place))


STEPS: tuple[type[Step], ...] = (
    JoinDecree,
    ElectricRecruit,
    ElectricMove,
    ElectricBattle,
)

"""Moving (3.7): warriors and pawn from one place to an adjacent one."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

from rules.kernel.state import State
from rules.kernel.steps import (
    Action,
    Answers,
    Choice,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.root.actions import Move
from rules.root.events import Moved
from rules.root.geography import PLACES, neighbours
from rules.root.law import Law
from rules.root.laws import law_of, laws
from rules.root.names import place_name, seat_name
from rules.root.placing import put_warriors
from rules.root.ruling import rules
from rules.root.state import CLEARINGS, NOBODY, Place, Woodland, game_of

PLANNERS = "corvid_planners"


class Way(NamedTuple):
    """Moves that differ only in their number: 1 to `most` of the kind that `pawn`, `allied` and
    `ferry` say."""

    source: Place
    target: Place
    most: int
    pawn: bool = False
    allied: Seat = NOBODY
    ferry: bool = False

    def move(self, number: int) -> Move:
        """The move of so many warriors; of a pawn, so many that come along."""
        if self.pawn:
            return Move(self.source, self.target, 0, True, self.allied, number, self.ferry)
        return Move(self.source, self.target, number, ferry=self.ferry)


class MoveList(Sequence[Move]):
    """All moves along some ways, made when they are asked for."""

    def __init__(self, ways: list[Way]) -> None:
        """The ways in their order; a pawn alone counts as one move of none."""
        self.ways = ways
        ends, total = [], 0
        for way in ways:
            total += 1 if way.pawn and way.allied == NOBODY else way.most
            ends.append(total)
        self._ends = ends

    def __len__(self) -> int:
        """How many."""
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, index: int) -> Move:  # type: ignore[override]  # never sliced
        """One of them."""
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        at = bisect_right(self._ends, index)
        way = self.ways[at]
        if way.pawn and way.allied == NOBODY:
            return way.move(0)
        return way.move(index - (self._ends[at - 1] if at else 0) + 1)

    def __contains__(self, action: object) -> bool:
        """Whether the move is one of them."""
        if not isinstance(action, Move):
            return False
        for way in self.ways:
            if (way.source, way.target) == (action.source, action.target):
                number = action.escort if way.pawn else action.warriors
                if action == way.move(number) and (
                    0 < number <= way.most or (way.pawn and way.allied == NOBODY and not number)
                ):
                    return True
        return False


def moves(state: Woodland, seat: Seat, sources: Iterable[Place] | None = None) -> MoveList:
    """All moves of a seat (3.7), from any place or from some."""
    from rules.root.landmarks import ferry_targets

    ways: list[Way] = []
    pawn = state.pawns[seat]
    for source in PLACES if sources is None else sources:
        count = state.warriors[source][seat] if source < len(state.warriors) else 0
        if not count and pawn != source:
            continue
        for target in open_targets(state, seat, source):
            _add_ways(state, seat, ways, source, target, count)
        for target in ferry_targets(state, source):
            if why_not_sail(state, seat, source, target) is None:
                _add_ways(state, seat, ways, source, target, count, ferry=True)
    if sources is None and pawn > len(PLACES):
        for target in neighbours(state, seat, pawn):
            if why_not_move(state, seat, pawn, target) is None:
                ways.append(Way(pawn, target, 0, True))
    return MoveList(ways)


def can_move(state: Woodland, seat: Seat, sources: Iterable[Place] | None = None) -> bool:
    """Whether a seat has any move at all."""
    pawn = state.pawns[seat]
    if state.landmarks or pawn > len(PLACES):
        return bool(len(moves(state, seat, sources)))
    return any(
        open_targets(state, seat, source)
        for source in (PLACES if sources is None else sources)
        if pawn == source or state.warriors[source][seat]
    )


def open_targets(state: Woodland, seat: Seat, source: Place) -> list[Place]:
    """The neighbours of a place to which a seat may move; `why_not_move` says the same in words,
    this is the quick way: what depends on the origin is asked once."""
    law = law_of(state, seat)
    if why_leaving_barred(state, seat, source) is not None:
        return []
    is_free = PLANNERS in state.crafted[seat] or rules(state, seat, source)
    own_bans = type(law).why_not_move is not Law.why_not_move
    found = []
    for target in neighbours(state, seat, source):
        if target in state.scorched:
            continue
        if own_bans and law.why_not_move(state, seat, source, target) is not None:
            continue
        nimble = is_free or law.moves_without_rule(state, seat, source, target)
        if nimble or rules(state, seat, target):
            found.append(target)
    return found


def _add_ways(
    state: Woodland,
    seat: Seat,
    ways: list[Way],
    source: Place,
    target: Place,
    count: int,
    ferry: bool = False,
) -> None:
    """Warriors; or the pawn, alone or with warriors of one Allied faction (7.4)."""
    if count:
        ways.append(Way(source, target, count, ferry=ferry))
    if state.pawns[seat] != source:
        return
    ways.append(Way(source, target, 0, True, ferry=ferry))
    keeps_back = why_not_sail if ferry else why_not_move
    for ally in law_of(state, seat).escorts(state, seat, source):
        if keeps_back(state, ally, source, target) is None:
            ways.append(Way(source, target, state.warriors[source][ally], True, ally, ferry))


# -------------------------------------------------------------------- bans and rule
@cache
def _barring(found: tuple[Law, ...]) -> tuple[tuple[Seat, Law], ...]:
    return tuple(
        (Seat(seat), law)
        for seat, law in enumerate(found)
        if type(law).bars_leaving is not Law.bars_leaving
    )


def why_barred(state: Woodland, seat: Seat, source: Place, target: Place) -> Text | None:
    """Bans that hold whoever orders the move: scorched earth, snares (3.7)."""
    if target in state.scorched:
        return say("root.why.scorched", place=place_name(target))
    return why_leaving_barred(state, seat, source)


def why_leaving_barred(state: Woodland, seat: Seat, source: Place) -> Text | None:
    """Bans on leaving a place (snares)."""
    for owner, law in _barring(laws(state)):
        why = law.bars_leaving(state, owner, seat, source)
        if why is not None:
            return why
    return None


def why_not_move(state: Woodland, seat: Seat, source: Place, target: Place) -> Text | None:
    """Why a seat may not move between two adjacent places, or None."""
    why = why_barred(state, seat, source, target)
    if why is not None:
        return why
    law = law_of(state, seat)
    why = law.why_not_move(state, seat, source, target)
    if why is not None:
        return why
    if PLANNERS in state.crafted[seat] or law.moves_without_rule(state, seat, source, target):
        return None
    if rules(state, seat, source) or rules(state, seat, target):
        return None
    return say("root.why.no_rule", source=place_name(source), target=place_name(target))


def why_not_sail(state: Woodland, seat: Seat, source: Place, target: Place) -> Text | None:
    """The same by Ferry: rule included, even for Swimmers (8)."""
    why = why_barred(state, seat, source, target)
    if why is not None:
        return why
    law = law_of(state, seat)
    why = law.why_not_move(state, seat, source, target)
    if why is not None or PLANNERS in state.crafted[seat] or state.pawns[seat] == source:
        return why
    if rules(state, seat, source) or rules(state, seat, target):
        return None
    return say("root.why.no_rule", source=place_name(source), target=place_name(target))


def why_not_reach(state: Woodland, seat: Seat, target: Place) -> Text:
    """Why no move of a seat leads to a place."""
    near = [p for p in PLACES if state.warriors[p][seat] and target in neighbours(state, seat, p)]
    for source in near:
        why = why_not_move(state, seat, source, target)
        if why is not None:
            return why
    return say("root.why.no_warriors_near", place=place_name(target))


# -------------------------------------------------------------------- doing it
def carry_out(state: Woodland, table: Table, seat: Seat, move: Move, is_free: bool = False) -> None:
    """Moves, then everybody is due what an arrival brings (Outrage). `is_free`: no cost that the
    own law puts on moves."""
    if not is_free:
        law_of(state, seat).pay_move(state, table, seat, move.source, move.target)
    _carry(state, table, seat, move)
    if move.ferry:
        from rules.root.landmarks import sail

        movers = [seat, move.allied] if move.escort else [seat]
        sail(state, table, movers, move.target)
    arrived = [(seat, move.warriors), (move.allied, move.escort)]
    for mover, count in arrived:
        if count and move.target in CLEARINGS:
            for owner, law in enumerate(laws(state)):
                table.then(*law.after_move(state, Seat(owner), mover, move.source, move.target))


def _carry(state: Woodland, table: Table, seat: Seat, move: Move) -> None:
    if move.warriors:
        put_warriors(state, seat, move.source, -move.warriors)
        put_warriors(state, seat, move.target, move.warriors)
    if move.pawn:
        state.pawns[seat] = move.target
    if move.escort:
        put_warriors(state, move.allied, move.source, -move.escort)
        put_warriors(state, move.allied, move.target, move.escort)
    table.emit(
        Moved(seat, move.source, move.target, move.warriors, move.pawn, move.allied, move.escort)
    )


# -------------------------------------------------------------------- a move that an effect grants
class OrPass(Sequence[Action]):
    """Moves, then «not now»."""

    def __init__(self, found: MoveList) -> None:
        """Keeps the moves lazy."""
        self.found = found

    def __len__(self) -> int:
        """One more."""
        return len(self.found) + 1

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # never sliced
        """Pass comes last."""
        if index < 0:
            index += len(self)
        if index == len(self.found):
            return Pass()
        return self.found[index]

    def __contains__(self, action: object) -> bool:
        """Checked by the moves."""
        return action == Pass() or action in self.found


class TakeMove(Choice, frozen=True):
    """One move, from one of `sources` (none named: anywhere). `reason`: what grants it."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    seat: Seat
    reason: str = ""
    sources: tuple[Place, ...] = ()
    may_pass: bool = True

    def seats(self, state: State) -> Sequence[Seat]:
        """Its seat, if it can move at all."""
        return (self.seat,) if can_move(game_of(state), self.seat, self.sources or None) else ()

    def _moves(self, game: Woodland) -> MoveList:
        return moves(game, self.seat, self.sources or None)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who may or must move."""
        key = "root.prompt.may_move" if self.may_pass else "root.prompt.must_move"
        return say(key, who=seat_name(seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The moves, and none where it may be left."""
        found = self._moves(game_of(state))
        return OrPass(found) if self.may_pass else found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The move, or the button."""
        from rules.root.describe import describe

        if isinstance(action, Pass):
            return Option(action, say("root.do.no_move"), (Target(TargetKind.BUTTON, "pass"),))
        return describe(game_of(state), seat, action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why no move leads there."""
        if target.kind is TargetKind.PLACE and isinstance(target.id, int) and target.id < 100:
            return why_not_reach(game_of(state), seat, target.id)
        return say("root.why.only_moves")

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Moves."""
        action = answers[self.seat][0] if answers else Pass()
        if isinstance(action, Move):
            carry_out(game_of(state), table, self.seat, action)


STEPS: tuple[type[Step], ...] = (TakeMove,)

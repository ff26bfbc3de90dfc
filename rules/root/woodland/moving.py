"""Moving (3.7): warriors and pawn from one place to an adjacent one."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import ClassVar

import msgspec

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import Move
from rules.root.events import Moved
from rules.root.law import Law
from rules.root.laws import having, law_of
from rules.root.names import place_name
from rules.root.springing import springs
from rules.root.state import CLEARINGS, NOBODY, Place, Woodland, game_of
from rules.root.woodland.geography import PLACES, neighbours, neighbours_of
from rules.root.woodland.placing import put_warriors
from rules.root.woodland.ruling import lenders, ruler, rules

PLANNERS = "corvid_planners"


class Way(msgspec.Struct, frozen=True, gc=False):
    """Moves from one place that differ only in their target and number: 1 to `most` of the kind
    that `pawn`, `allied` and `ferry` say; a pawn alone is one move of none."""

    source: Place
    targets: Sequence[Place]
    most: int
    pawn: bool = False
    allied: Seat = NOBODY
    ferry: bool = False

    def move(self, target: Place, number: int) -> Move:
        """The move of so many warriors; of a pawn, so many that come along."""
        if self.pawn:
            return Move(self.source, target, 0, True, self.allied, number, self.ferry)
        return Move(self.source, target, number, ferry=self.ferry)

    def largest(self) -> list[Move]:
        """To each target the move of all."""
        return [self.move(target, self.most) for target in self.targets]

    def holds(self, move: Move) -> bool:
        """Whether a move is one of these."""
        if move.source != self.source or move.target not in self.targets:
            return False
        number = move.escort if self.pawn else move.warriors
        least = 1 if self.most else 0
        return least <= number <= self.most and move == self.move(move.target, number)


class MoveList(Sequence[Move]):
    """All moves along some ways, made when they are asked for."""

    def __init__(self, ways: list[Way]) -> None:
        """The ways in their order."""
        self.ways = ways
        self._ends = list(accumulate([len(way.targets) * (way.most or 1) for way in ways]))

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
        index -= self._ends[at - 1] if at else 0
        if not way.most:
            return way.move(way.targets[index], 0)
        return way.move(way.targets[index // way.most], index % way.most + 1)

    def __contains__(self, action: object) -> bool:
        """Whether the move is one of them."""
        return isinstance(action, Move) and any(way.holds(action) for way in self.ways)

    def largest(self) -> list[Move]:
        """Of each way the moves of all: what a list can show."""
        return [move for way in self.ways for move in way.largest()]


def moves(state: Woodland, seat: Seat, sources: Iterable[Place] | None = None) -> MoveList:
    """All moves of a seat (3.7), from any place or from some."""
    ways: list[Way] = []
    paths, pawn, warriors = Paths(state, seat), state.pawns[seat], state.warriors
    for source in PLACES if sources is None else sources:
        count = warriors[source][seat] if source < len(warriors) else 0
        if not count and pawn != source:
            continue
        targets = paths.targets(source)
        if targets:
            if pawn == source:
                _add_ways(state, seat, ways, source, targets, count)
            else:
                ways.append(Way(source, targets, count))
        if state.landmarks:
            _add_ferry(state, seat, ways, source, count)
    if sources is None and pawn > len(PLACES):
        near = neighbours(state, seat, pawn)
        out = [place for place in near if why_not_move(state, seat, pawn, place) is None]
        ways.append(Way(pawn, out, 0, True))
    return MoveList(ways)


def can_move(state: Woodland, seat: Seat, sources: Iterable[Place] | None = None) -> bool:
    """Whether a seat has any move at all."""
    pawn = state.pawns[seat]
    if state.landmarks or pawn > len(PLACES):
        return bool(len(moves(state, seat, sources)))
    paths = Paths(state, seat)
    for source in PLACES if sources is None else sources:
        if (pawn == source or state.warriors[source][seat]) and paths.targets(source):
            return True
    return False


class Paths:
    """Where a seat may move by path: `why_not_move` says the same in words, this is the quick way.
    What depends on the seat or on the origin alone is asked once."""

    def __init__(self, state: Woodland, seat: Seat) -> None:
        """What depends on the seat."""
        self.state, self.seat = state, seat
        self.law = law = law_of(state, seat)
        self.near = neighbours_of(state, seat)
        self.has_bans = type(law).why_not_move is not Law.why_not_move
        self.is_nimble = type(law).moves_without_rule is not Law.moves_without_rule
        self.needs_rule = PLANNERS not in state.crafted[seat]
        self.is_barred = bool(having(state, "bars_leaving"))
        self.is_lent = bool(lenders(state, seat))
        is_odd = self.has_bans or self.is_nimble or self.is_barred or self.is_lent
        self.is_plain = self.needs_rule and not is_odd and not state.scorched

    def targets(self, source: Place) -> Sequence[Place]:
        """The neighbours of a place to which it may move."""
        state, seat = self.state, self.seat
        if self.is_plain:
            near = self.near(source)
            if ruler(state, source) == seat:
                return near
            return [target for target in near if ruler(state, target) == seat]
        return self._odd_targets(source)

    def _odd_targets(self, source: Place) -> Sequence[Place]:
        """The same where there is more to it than rule of either place."""
        state, seat = self.state, self.seat
        if self.is_barred and why_leaving_barred(state, seat, source) is not None:
            return ()
        near: Sequence[Place] = self.near(source)
        if state.scorched:
            near = [target for target in near if target not in state.scorched]
        if self.has_bans:
            why_not = self.law.why_not_move
            near = [target for target in near if why_not(state, seat, source, target) is None]
        return self._ruled(source, near) if self.needs_rule else near

    def _ruled(self, source: Place, near: Sequence[Place]) -> Sequence[Place]:
        """Those that rule allows: of the origin all, else of the target."""
        state, seat = self.state, self.seat
        has_rule = rules if self.is_lent else _rules_alone
        if has_rule(state, seat, source):
            return near
        if not self.is_nimble:
            return [target for target in near if has_rule(state, seat, target)]
        is_free = self.law.moves_without_rule
        return [
            target
            for target in near
            if is_free(state, seat, source, target) or has_rule(state, seat, target)
        ]


def _rules_alone(state: Woodland, seat: Seat, place: Place) -> bool:
    return ruler(state, place) == seat


def _add_ways(
    state: Woodland,
    seat: Seat,
    ways: list[Way],
    source: Place,
    targets: Sequence[Place],
    count: int,
    ferry: bool = False,
) -> None:
    """Warriors; or the pawn, alone or with warriors of one Allied faction (7.4)."""
    if count:
        ways.append(Way(source, targets, count, ferry=ferry))
    if state.pawns[seat] != source:
        return
    ways.append(Way(source, targets, 0, True, ferry=ferry))
    keeps_back = why_not_sail if ferry else why_not_move
    for ally in law_of(state, seat).escorts(state, seat, source):
        near = [target for target in targets if keeps_back(state, ally, source, target) is None]
        most = state.warriors[source][ally]
        if most:
            ways.append(Way(source, near, most, True, ally, ferry))


def _add_ferry(state: Woodland, seat: Seat, ways: list[Way], source: Place, count: int) -> None:
    """The same by Ferry (8)."""
    from rules.root.landmarks.six import ferry_targets

    found = ferry_targets(state, source)
    targets = [place for place in found if why_not_sail(state, seat, source, place) is None]
    if targets:
        _add_ways(state, seat, ways, source, targets, count, ferry=True)


# -------------------------------------------------------------------- bans and rule
def why_barred(state: Woodland, seat: Seat, source: Place, target: Place) -> Text | None:
    """Bans that hold whoever orders the move: scorched earth, snares (3.7)."""
    if target in state.scorched:
        return say("root.why.scorched", place=place_name(target))
    return why_leaving_barred(state, seat, source)


def why_leaving_barred(state: Woodland, seat: Seat, source: Place) -> Text | None:
    """Bans on leaving a place (snares)."""
    if source in CLEARINGS and not state.tokens[source]:
        return None
    for owner, law in having(state, "bars_leaving"):
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
def carry_out(
    state: Woodland, context: StepContext, seat: Seat, move: Move, is_free: bool = False
) -> None:
    """Moves, then everybody is due what an arrival brings (Outrage). `is_free`: no cost that the
    own law puts on moves."""
    if springs(state, context, seat, move.source):
        return
    if not is_free:
        law_of(state, seat).pay_move(state, context, seat, move.source, move.target)
    _carry(state, context, seat, move)
    if move.ferry:
        from rules.root.landmarks.six import sail

        movers = [seat, move.allied] if move.escort else [seat]
        sail(state, context, movers, move.target)
    arrived = [(seat, move.warriors), (move.allied, move.escort)]
    for mover, count in arrived:
        if count and move.target in CLEARINGS:
            for owner, law in having(state, "after_move"):
                context.then(*law.after_move(state, owner, mover, move.source, move.target))


def _carry(state: Woodland, context: StepContext, seat: Seat, move: Move) -> None:
    if move.warriors:
        put_warriors(state, seat, move.source, -move.warriors)
        put_warriors(state, seat, move.target, move.warriors)
    if move.pawn:
        state.pawns[seat] = move.target
    if move.escort:
        put_warriors(state, move.allied, move.source, -move.escort)
        put_warriors(state, move.allied, move.target, move.escort)
    context.emit(
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
        if index < 0:
            raise IndexError(index)
        if index == len(self.found):
            return Pass()
        return self.found[index]

    def __contains__(self, action: object) -> bool:
        """Checked by the moves."""
        return action == Pass() or action in self.found


class TakeMove(OneSeat[Woodland], frozen=True):
    """One move, from one of `sources` (none named: anywhere). `reason`: what grants it."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

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
        from rules.root.describe import who

        key = "root.prompt.may_move" if self.may_pass else "root.prompt.must_move"
        return say(key, who=who(game_of(state), seat))

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

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Moves."""
        action = answers[self.seat][0] if answers else Pass()
        if isinstance(action, Move):
            carry_out(game_of(state), context, self.seat, action)


STEPS: tuple[type[Step], ...] = (TakeMove,)

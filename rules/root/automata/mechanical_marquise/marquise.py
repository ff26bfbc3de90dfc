"""Mechanical Marquise 2.0 (9)."""

from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.kernel.text import Text, say
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw
from rules.root.automata.boards import MechanicalBoard
from rules.root.automata.buying import hire_to_build
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.fighting import BattleEach
from rules.root.automata.mechanical_marquise.traits import STEPS as TRAIT_STEPS
from rules.root.automata.mechanical_marquise.traits import Blitz, hospital, most_enemies
from rules.root.automata.moving import targets, walk
from rules.root.automata.orders import (
    RevealOrder,
    board_as,
    change,
    discard_order,
    order_suit,
)
from rules.root.automata.traits import has_trait
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.laws import law_of
from rules.root.names import place_name, seat_name
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import open_slots, opposite, path_neighbours
from rules.root.woodland.placing import (
    can_place,
    off_map,
    on_map,
    place_building,
    place_token,
    place_warriors,
)
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import ruled

ID = "mechanical_marquise_2"
KINDS = {
    Suit.FOX: BuildingKind.SAWMILL,
    Suit.RABBIT: BuildingKind.WORKSHOP,
    Suit.MOUSE: BuildingKind.RECRUITER,
}
MOST_EXPANSIONS = 40
"""More orders than that never follow one another: the deck has birds, which end it."""


class MechanicalMarquise(AutomatonLaw):
    """Battle, recruit, build, move, expand."""

    def board(self, state: Woodland, seat: Seat) -> MechanicalBoard:
        """The order, and what this turn has brought."""
        return MechanicalBoard()

    def settle(self, state: Woodland, context: StepContext, seat: Seat, corner: Place) -> None:
        """The keep; a warrior everywhere but opposite, one more at the keep; three buildings."""
        place_token(state, context, seat, corner, TokenKind.KEEP)
        for place in CLEARINGS:
            if place != opposite(state, corner):
                place_warriors(state, context, seat, place, 1 + (place == corner))
        context.then(FirstBuildings(seat, corner))

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A new turn: nothing is built yet."""
        return (BeginMechanical(seat),)

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """By the suit of the order."""
        return daylight(state, seat)

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Points for the buildings of the order's type."""
        return (ScoreBuildings(seat),)

    def hits_for_building(self, state: Woodland, seat: Seat) -> int:
        """Fortified: two."""
        return 2 if has_trait(state, seat, "fortified") else 1

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Hospitals."""
        return hospital(seat, removal) if has_trait(state, seat, "hospitals") else ()

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """The keep rule holds: nobody else places pieces there."""
        if owner == seat or place not in CLEARINGS:
            return None
        here = state.tokens[place]
        if not any(each.kind is TokenKind.KEEP and each.seat == owner for each in here):
            return None
        return say("root.marquise.why.bars", place=place_name(place), who=seat_name(owner))


def daylight(state: Woodland, seat: Seat) -> tuple[Step, ...]:
    """Battle, recruit, build, move, then expand; on a bird battles where it has moved instead."""
    places = tuple(ordered(state, order_suit(state, seat)))
    more = (Blitz(seat),) if has_trait(state, seat, "blitz") else ()
    moves = (MoveOut(seat), *more)
    return (BattleEach(seat, places), Recruit(seat), Build(seat), *moves, Expand(seat))


class FirstBuildings(Chance, frozen=True):
    """One building of each type at random among the keep's and adjacent clearings, one each."""

    seat: Seat
    corner: Place

    def fitting(self, game: Woodland) -> list[Place]:
        """Clearings with an open slot; the director's cut leaves the keep's own out."""
        near = list(path_neighbours(game, self.corner))
        if not numbers.is_cut(game):
            near.append(self.corner)
        return [place for place in sorted(near) if open_slots(game, place)]

    def lots(self, state: State) -> Lots:
        """An order of these clearings."""
        return Order(len(self.fitting(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """One type after the other."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        fitting = self.fitting(game)
        for kind, index in zip(KINDS.values(), drawn, strict=False):
            place_building(game, context, self.seat, fitting[index], kind)


class BeginMechanical(Auto, frozen=True):
    """Nothing is built, nothing expanded yet."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Noted on the board."""
        change(game_of(state), self.seat, has_built=False, expanded=0)


class Recruit(Auto, frozen=True):
    """Warriors spread evenly over ordered ruled clearings, the odd ones by priority, few as they
    may be; on a bird to the two ruled clearings of lowest priority."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Where it may place."""
        game = game_of(state)
        count = recruits(game, self.seat)
        fit = [place for place in ruled(game, self.seat) if can_place(game, self.seat, place)]
        suit = order_suit(game, self.seat)
        places = [place for place in ordered(game, suit) if place in fit]
        if suit is Suit.BIRD:
            places = places[-2:][::-1]
        self._score_missing(game, context, max(0, count - game.supply[self.seat] * bool(places)))
        if suit is not Suit.BIRD:
            count = min(count, game.supply[self.seat])
        for n, place in enumerate(places):
            share = count // len(places) + (n < count % len(places))
            place_warriors(game, context, self.seat, place, share)
        if not numbers.is_cut(game):
            extra = numbers.graded(game, ID, "extra_recruit_top_ordered_ruled")
            for place in [each for each in ordered(game, suit) if each in fit][:1]:
                place_warriors(game, context, self.seat, place, extra)

    def _score_missing(self, game: Woodland, context: StepContext, missing: int) -> None:
        """Those who cannot be placed bring points by the director's cut and by Overwhelming."""
        if numbers.is_cut(game) or has_trait(game, self.seat, "overwhelming"):
            points = missing // numbers.cut(ID, "short_warriors_per_vp", int)
            score(game, context, self.seat, points, "unplaced")


def recruits(state: Woodland, seat: Seat) -> int:
    """How many it recruits, by difficulty; with an Iron Will twice as many on a bird."""
    times = 1
    if order_suit(state, seat) is Suit.BIRD and has_trait(state, seat, "iron_will"):
        times = 2
    if numbers.is_cut(state):
        return times * numbers.cut(ID, "recruit", list[int])[numbers.level(state)]
    return times * numbers.graded(state, ID, "recruit_by_difficulty")


class Build(Auto, frozen=True):
    """The order's type in the ruled clearing with most own warriors, of any suit; on a bird the
    type with most on the map."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The first of the types that is left."""
        game = game_of(state)
        kinds = [kind for kind in types(game, self.seat) if off_map(game, self.seat, kind)]
        if kinds:
            hire_to_build(game, context, self.seat, lambda: building_places(game, self.seat))
        places = building_places(game, self.seat)
        if places and kinds:
            place = max(places, key=lambda place: game.warriors[place][self.seat])
            if place_building(game, context, self.seat, place, kinds[0]):
                change(game, self.seat, has_built=True)


def building_places(state: Woodland, seat: Seat) -> list[Place]:
    """The ruled clearings with an open slot where it may place, highest priority first."""
    return [
        place
        for place in by_priority(state, ruled(state, seat))
        if open_slots(state, place) and can_place(state, seat, place)
    ]


def types(state: Woodland, seat: Seat) -> list[BuildingKind]:
    """What it may build for its order, best first."""
    suit = order_suit(state, seat)
    if suit is not Suit.BIRD:
        return [KINDS[suit]]
    ties = numbers.chosen(state, ID, "tie_bird_build", list[str])
    kinds = [BuildingKind(kind) for kind in ties]
    return sorted(kinds, key=lambda kind: -on_map(state, seat, kind))


class MoveOut(Auto, frozen=True):
    """All but three from each ordered clearing to the adjacent one with most enemy pieces; on a
    bird a battle in each clearing moved into."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority; in the director's cut each warrior moves once."""
        game = game_of(state)
        leave = numbers.number(ID, "move_leave")
        suit, reached = order_suit(game, self.seat), []
        arrived = dict.fromkeys(CLEARINGS, 0)
        for source in ordered(game, suit):
            count = game.warriors[source][self.seat] - leave
            if numbers.is_cut(game):
                count = min(count, game.warriors[source][self.seat] - arrived[source])
            open_to = targets(game, self.seat, source) if count > 0 else []
            if open_to:
                target = most_enemies(game, self.seat, open_to)
                if walk(game, context, self.seat, source, target, count):
                    arrived[target] += count
                    reached.append(target)
        if suit is Suit.BIRD:
            context.then(BattleEach(self.seat, tuple(by_priority(game, set(reached)))))


class Expand(Auto, frozen=True):
    """Nothing built this turn and few buildings out: a new order, and Daylight begins again; it is
    not crafted. On a bird never."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As often as it applies; the director's cut says once, where little would be scored."""
        game = game_of(state)
        if not may_expand(game, self.seat):
            return
        board = board_as(game, self.seat, MechanicalBoard)
        discard_order(game, context, self.seat)
        change(game, self.seat, expanded=board.expanded + 1)
        context.then(RevealOrder(self.seat), AgainDaylight(self.seat))


def may_expand(state: Woodland, seat: Seat) -> bool:
    """Whether Daylight begins again."""
    board = board_as(state, seat, MechanicalBoard)
    if board.suit is Suit.BIRD or board.has_built or not (state.deck or state.discard):
        return False
    if board.expanded >= most_expansions(state, seat):
        return False
    if numbers.is_cut(state):
        return points_for_buildings(state, seat) < numbers.cut(ID, "expand_if_score_below", int)
    out = sum(on_map(state, seat, kind) for kind in KINDS.values())
    return out <= numbers.number(ID, "expand_if_buildings_at_most")


def most_expansions(state: Woodland, seat: Seat) -> int:
    """How often Daylight may begin again in a turn."""
    if numbers.is_cut(state):
        iron = has_trait(state, seat, "iron_will")
        return numbers.cut(ID, "expand_times_with_iron_will" if iron else "expand_times", int)
    return 1 if has_trait(state, seat, "overwhelming") else MOST_EXPANSIONS


def points_for_buildings(state: Woodland, seat: Seat) -> int:
    """Points by the buildings of the order's type; on a bird of the best type."""
    row = numbers.numbers(ID, "vp_by_buildings")
    return numbers.at(row, on_map(state, seat, types(state, seat)[0]))


class AgainDaylight(Auto, frozen=True):
    """Daylight from its beginning."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """With the new order."""
        game = game_of(state)
        context.then(*law_of(game, self.seat).daylight(game, self.seat))


class ScoreBuildings(Auto, frozen=True):
    """Points by the buildings of the order's type; on a bird of the best type."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As the row says."""
        game = game_of(state)
        score(game, context, self.seat, points_for_buildings(game, self.seat), "buildings")


STEPS: tuple[type[Step], ...] = (
    FirstBuildings,
    BeginMechanical,
    Recruit,
    Build,
    MoveOut,
    Expand,
    AgainDaylight,
    ScoreBuildings,
    *TRAIT_STEPS,
)

"""Placing (3.3): from the supply, or the leftmost space of a track, to the named spot."""

from collections.abc import Sequence
from functools import lru_cache

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Option,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.data import pieces
from rules.root.enums import BuildingKind, Faction, Landmark, Suit, TokenKind
from rules.root.events import BuildingPlaced, TokenPlaced, WarriorsPlaced
from rules.root.laws import having, laws
from rules.root.names import place_name
from rules.root.springing import springs
from rules.root.state import CLEARINGS, Building, Place, Token, Woodland, all_seats, game_of
from rules.root.woodland.geography import has_landmark, open_slots

SUITED = {BuildingKind.GARDEN, BuildingKind.BASE}


def why_not_place(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """What keeps a seat from placing anything in a place: scorched earth, a keep, a snare."""
    if place in state.scorched:
        return say("root.why.scorched", place=place_name(place))
    for owner, law in having(state, "bars_placing"):
        why = law.bars_placing(state, owner, seat, place)
        if why is not None:
            return why
    return None


def can_place(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether nothing keeps a seat from placing there."""
    if place in state.scorched:
        return False
    if place in CLEARINGS and not state.tokens[place]:
        return True
    for owner, law in having(state, "bars_placing"):
        if law.bars_placing(state, owner, seat, place) is not None:
            return False
    return True


def place_warriors(
    state: Woodland, context: StepContext, seat: Seat, place: Place, count: int
) -> int:
    """Warriors from the supply, as many as there are (3.3); none where placing is barred."""
    count = min(count, state.supply[seat])
    if count <= 0 or not can_place(state, seat, place) or springs(state, context, seat, place):
        return 0
    state.supply[seat] -= count
    put_warriors(state, seat, place, count)
    context.emit(WarriorsPlaced(seat, place, count))
    return count


def put_warriors(state: Woodland, seat: Seat, place: Place, count: int) -> None:
    """Changes the number of warriors in a place, wherever they come from or go to."""
    here = list(state.warriors[place])
    here[seat] += count
    assert here[seat] >= 0, f"seat {seat} has too few warriors in {place}"
    state.warriors[place] = tuple(here)


def place_building(
    state: Woodland, context: StepContext, seat: Seat, place: Place, what: Building | BuildingKind
) -> bool:
    """A building, or a plain one of this kind, into an open slot; the caller has seen to what else
    a rule asks."""
    building = what if isinstance(what, Building) else Building(seat, what)
    is_left = off_map(state, seat, building.kind, building.suit) > 0
    if not is_left or not open_slots(state, place) or not can_place(state, seat, place):
        return False
    if springs(state, context, seat, place):
        return False
    if has_landmark(state, Landmark.ELDER_TREETOP, place):
        from rules.root.landmarks.six import ask_slot, first_slot

        building = first_slot(state, place, building)
        ask_slot(state, context, place, building)
    state.buildings[place] = tuple(sorted((*state.buildings[place], building)))
    context.emit(BuildingPlaced(seat, place, building))
    return True


def place_token(
    state: Woodland, context: StepContext, seat: Seat, place: Place, what: Token | TokenKind
) -> bool:
    """A token, or a plain one of this kind; it needs no slot."""
    if not can_place(state, seat, place) or springs(state, context, seat, place):
        return False
    token = what if isinstance(what, Token) else Token(seat, what)
    state.tokens[place] = tuple(sorted((*state.tokens[place], token)))
    context.emit(TokenPlaced(seat, place, token))
    return True


# -------------------------------------------------------------------- counts
def on_map(
    state: Woodland, seat: Seat, kind: BuildingKind | TokenKind, suit: Suit = Suit.NONE
) -> int:
    """How many pieces of a kind (and suit) a seat has on the map."""
    where: list[tuple[Building, ...]] | list[tuple[Token, ...]]
    where = state.buildings if type(kind) is BuildingKind else state.tokens
    count, is_any = 0, suit is Suit.NONE
    for here in where:
        for each in here:
            if each.kind is kind and each.seat == seat and (is_any or each.suit is suit):
                count += 1
    return count


def all_of(state: Woodland, seat: Seat, kind: BuildingKind | TokenKind, suit: Suit) -> int:
    """How many pieces of a kind (and suit) the faction of a seat owns."""
    return _all_of(state.factions[seat], kind, suit)


@lru_cache(maxsize=None, typed=True)
def _all_of(faction: Faction, kind: BuildingKind | TokenKind, suit: Suit) -> int:
    owned = pieces()[faction]
    table = owned.buildings if isinstance(kind, BuildingKind) else owned.tokens
    has_suit = kind in SUITED or kind is TokenKind.TRADE_POST
    return table.get(f"{kind.value}_{suit.value}" if has_suit else kind.value, 0)


def off_map(
    state: Woodland, seat: Seat, kind: BuildingKind | TokenKind, suit: Suit = Suit.NONE
) -> int:
    """How many are left: on the track, or in the supply."""
    return all_of(state, seat, kind, suit) - on_map(state, seat, kind, suit)


# -------------------------------------------------------------------- the supply
def to_supply(state: Woodland, context: StepContext, owner: Seat, count: int) -> None:
    """Warriors reach their supply, unless Coffin Makers catches them (R68)."""
    from rules.root.effects.coffins import caught

    if count and not caught(state, context, owner, count):
        state.supply[owner] += count


class PlaceEach(Auto, frozen=True):
    """One warrior in each of these places; if the supply is short, the owner chooses where."""

    seat: Seat
    places: tuple[Place, ...]

    def run(self, state: State, context: StepContext) -> None:
        """Places all, or asks for the first."""
        game = game_of(state)
        places = tuple(p for p in self.places if can_place(game, self.seat, p))
        if not places or not game.supply[self.seat]:
            return
        if len(places) > game.supply[self.seat] and len(set(places)) > 1:
            context.then(ChooseWherePlaced(self.seat, places))
            return
        for place in places:
            place_warriors(game, context, self.seat, place, 1)


class ChooseWherePlaced(OneSeat[Woodland], frozen=True):
    """The supply is short: where the next warrior goes."""

    places: tuple[Place, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left to place."""
        from rules.root.describe import who

        game = game_of(state)
        return say("root.prompt.place_short", who=who(game, seat), n=game.supply[self.seat])

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The places that still get one."""
        return [ChoosePlace(place) for place in dict.fromkeys(self.places)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A place."""
        assert isinstance(action, ChoosePlace)
        where = (Target(TargetKind.PLACE, action.place),)
        return Option(action, say("root.do.place_here", place=place_name(action.place)), where)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only these places get one."""
        return say("root.why.not_placed_there")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Places one, then goes on with the rest."""
        action = answers[self.seat][0]
        assert isinstance(action, ChoosePlace)
        place_warriors(game_of(state), context, self.seat, action.place, 1)
        rest = list(self.places)
        rest.remove(action.place)
        context.then(PlaceEach(self.seat, tuple(rest)))


def clearings_open(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings where a seat may place."""
    return [place for place in CLEARINGS if can_place(state, seat, place)]


def total_warriors(state: Woodland, seat: Seat) -> int:
    """Warriors of a seat wherever they are: for counting."""
    count = sum([here[seat] for here in state.warriors])
    count += state.supply[seat] + state.limbo[seat] + state.coffin[seat]
    for owner in all_seats(state):
        on_board = laws(state)[owner].warriors_on_board(state, owner)
        count += on_board[seat] if seat < len(on_board) else 0
    return count


STEPS: tuple[type[Step], ...] = (PlaceEach, ChooseWherePlaced)

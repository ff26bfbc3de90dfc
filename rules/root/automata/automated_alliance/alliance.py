"""Automated Alliance (9)."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.automated_alliance.sympathy import STEPS as SYMPATHY_STEPS
from rules.root.automata.automated_alliance.sympathy import Spread
from rules.root.automata.base import ANY_PRICE, AutomatonLaw, Rank
from rules.root.automata.boards import AutomatedBoard
from rules.root.automata.choosing import (
    buildings_at,
    by_priority,
    enemy_pieces,
    ordered,
    priority,
    tokens_at,
)
from rules.root.automata.losing import own_loss
from rules.root.automata.orders import board_as, change, order_suit
from rules.root.automata.resentment import Resent
from rules.root.automata.traits import has_trait
from rules.root.enums import CLEARING_SUITS, BuildingKind, Cause, Suit, TokenKind
from rules.root.state import CLEARINGS, NOBODY, Battle, Building, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import open_slots, suits_at
from rules.root.woodland.people import are_enemies
from rules.root.woodland.placing import off_map, on_map, place_building, place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove, remove_all_enemies

ID = "automated_alliance"
POPULARITY = "automata.popularity"
"""Marked in the turn of whoever has scored for sympathy in it."""


class AutomatedAlliance(AutomatonLaw):
    """Revolts and sympathy by order."""

    def board(self, state: Woodland, seat: Seat) -> AutomatedBoard:
        """The order, and whether it has revolted."""
        return AutomatedBoard()

    def first_pieces(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Nothing on the map, no supporters."""
        return ()

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A revolt, else sympathy."""
        return (AutomatedBirdsong(seat), SpreadInstead(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Sympathy once more; on a bird a revolt, too."""
        more = (BirdRevolt(seat),) if order_suit(state, seat) is Suit.BIRD else ()
        return (Spread(seat), *more)

    def service_budget(self, state: Woodland, seat: Seat) -> int:
        """Its warriors stay: whatever the price, the seller's own enter Payments."""
        return ANY_PRICE

    def pay_service(
        self, state: Woodland, context: StepContext, seat: Seat, seller: Seat, price: int
    ) -> Seat:
        """The seller's."""
        return seller

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Organize at the bases, then a warrior at each; a Wildfire spreads once more."""
        places = by_priority(state, bases(state, seat))
        wildfire = (Spread(seat, scores=False),) if has_trait(state, seat, "wildfire") else ()
        return (*(OrganizeAt(seat, place) for place in places), RecruitAtBases(seat), *wildfire)

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """One as defender with warriors; with Informants for sympathy alone, too."""
        if battle.defender != seat:
            return 0
        alone = has_trait(state, seat, "informants") and tokens_at(state, seat, battle.place)
        return int(state.warriors[battle.place][seat] > 0 or alone > 0)

    def takes_higher_as_defender(self, state: Woodland, seat: Seat) -> bool:
        """No guerrilla war but with Veterans."""
        return has_trait(state, seat, "veterans")

    def lets_both_take_higher(self, state: Woodland, seat: Seat) -> bool:
        """Veterans in the director's cut."""
        return has_trait(state, seat, "veterans") and numbers.is_cut(state)

    def withheld_points(
        self, state: Woodland, owner: Seat, by: Seat, removals: tuple[Removal, ...]
    ) -> int:
        """Popularity: sympathy scores nothing; in the director's cut one point a turn at most."""
        count = sum(len(each.tokens) for each in removals)
        if not count or not has_trait(state, owner, "popularity"):
            return 0
        if not numbers.is_cut(state):
            return count
        turn, mark = turn_of(state), f"{POPULARITY}.{by}"
        if mark in turn.used:
            return count
        state.turn = msgspec.structs.replace(turn, used=(*turn.used, mark))
        return count - 1

    def after_move(
        self, state: Woodland, owner: Seat, mover: Seat, source: Place, target: Place
    ) -> tuple[Step, ...]:
        """Whoever moves into a sympathetic clearing owes it."""
        if mover == owner or not tokens_at(state, owner, target):
            return ()
        return (Resent(owner, mover, target),)

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Whoever removes sympathy owes it; with a base the sympathy of its suit goes."""
        steps: list[Step] = [LoseSympathy(seat, each.suit) for each in removal.buildings]
        if removal.by not in (seat, NOBODY):
            steps += [Resent(seat, removal.by, removal.place) for _ in removal.tokens]
        return tuple(steps)


def bases(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings with bases."""
    return [place for place in CLEARINGS if buildings_at(state, seat, place)]


class AutomatedBirdsong(Auto, frozen=True):
    """On a suit whose base is unbuilt: a revolt in the ordered sympathetic clearing with most
    enemy pieces."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """If there is such a clearing."""
        game = game_of(state)
        suit = order_suit(game, self.seat)
        done = suit is not Suit.BIRD and revolt(game, context, self.seat, (suit,))
        change(game, self.seat, has_revolted=done)


class BirdRevolt(Auto, frozen=True):
    """A bird order: a revolt at the sympathetic clearing with most enemy pieces whose base is
    unbuilt."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Of any suit."""
        revolt(game_of(state), context, self.seat, CLEARING_SUITS)


def revolt(state: Woodland, context: StepContext, seat: Seat, suits: tuple[Suit, ...]) -> bool:
    """Removes all enemy pieces and places a base; whether there was a clearing for it."""
    best = best_revolt(state, seat, suits)
    if best is None:
        return False
    place, suit = best
    remove_all_enemies(state, context, seat, (place,), Cause.REVOLT)
    context.then(PlaceBase(seat, place, suit))
    return True


def best_revolt(state: Woodland, seat: Seat, suits: tuple[Suit, ...]) -> tuple[Place, Suit] | None:
    """The sympathetic clearing with most enemy pieces whose base is unbuilt, and that base."""
    found = [
        (place, suit)
        for suit in suits
        if off_map(state, seat, BuildingKind.BASE, suit)
        for place in ordered(state, suit)
        if _is_fit(state, seat, place)
    ]

    def rank(each: tuple[Place, Suit]) -> Rank:
        return (-enemy_pieces(state, seat, each[0]), priority(state, each[0]))

    return min(found, key=rank, default=None)


def _is_fit(state: Woodland, seat: Seat, place: Place) -> bool:
    """Sympathetic, without a base, with a slot once all enemy pieces are gone, a keep too (R52)."""
    if not tokens_at(state, seat, place) or place in bases(state, seat) or place in state.scorched:
        return False
    gone = [each for each in state.buildings[place] if are_enemies(state, seat, each.seat)]
    return open_slots(state, place) + len(gone) > 0


class PlaceBase(Auto, frozen=True):
    """The base of a revolt."""

    seat: Seat
    place: Place
    suit: Suit

    def run(self, state: State, context: StepContext) -> None:
        """Into a slot that is free now."""
        building = Building(self.seat, BuildingKind.BASE, self.suit)
        place_building(game_of(state), context, self.seat, self.place, building)


class SpreadInstead(Auto, frozen=True):
    """No revolt in this Birdsong: sympathy once, with little of it out twice."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """One after the other."""
        game = game_of(state)
        if board_as(game, self.seat, AutomatedBoard).has_revolted or self._waits(game):
            return
        few = numbers.number(ID, "double_spread_below_sympathy")
        times = 1 + (on_map(game, self.seat, TokenKind.SYMPATHY) < few)
        context.then(*(Spread(self.seat) for _ in range(times)))

    def _waits(self, game: Woodland) -> bool:
        """A Steadfast one leaves it where a bird order will bring a revolt."""
        if not has_trait(game, self.seat, "steadfast"):
            return False
        is_bird = order_suit(game, self.seat) is Suit.BIRD
        return is_bird and best_revolt(game, self.seat, CLEARING_SUITS) is not None


class OrganizeAt(Auto, frozen=True):
    """Enough warriors at a base: they leave, and sympathy spreads."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """The number goes by difficulty."""
        game = game_of(state)
        count = game.warriors[self.place][self.seat]
        least = numbers.graded(game, ID, "organize_at")
        if self.place in bases(game, self.seat) and count >= least:
            remove(game, context, own_loss(self.seat, self.place, count))
            context.then(Spread(self.seat))


class RecruitAtBases(Auto, frozen=True):
    """A warrior at each base."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By priority, as far as they reach."""
        game = game_of(state)
        for place in by_priority(game, bases(game, self.seat)):
            place_warriors(game, context, self.seat, place, 1)


class LoseSympathy(Auto, frozen=True):
    """A base is lost: all sympathy in clearings of its suit goes, without points."""

    seat: Seat
    suit: Suit

    def run(self, state: State, context: StepContext) -> None:
        """All at once."""
        game = game_of(state)
        gone = []
        for place in CLEARINGS:
            here = tuple(each for each in game.tokens[place] if each.seat == self.seat)
            if here and self.suit in suits_at(game, place):
                gone.append(own_loss(self.seat, place, tokens=here))
        remove(game, context, *gone)


STEPS: tuple[type[Step], ...] = (
    AutomatedBirdsong,
    BirdRevolt,
    PlaceBase,
    SpreadInstead,
    OrganizeAt,
    RecruitAtBases,
    LoseSympathy,
    *SYMPATHY_STEPS,
)

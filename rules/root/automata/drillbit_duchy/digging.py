"""How the Drillbit Duchy digs (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import Rank
from rules.root.automata.choosing import (
    buildings_at,
    by_priority,
    enemy_buildings,
    enemy_sites,
    enemy_warriors,
    ordered,
    priority,
)
from rules.root.automata.losing import own_loss
from rules.root.automata.moving import walk
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.enums import Suit, TokenKind
from rules.root.factions.duchy.holdings import all_tunnels_are_out, has_tunnel, tunnels
from rules.root.state import BURROW, Place, Woodland, game_of
from rules.root.woodland.geography import open_slots
from rules.root.woodland.placing import can_place, place_token
from rules.root.woodland.removing import remove

ID = "drillbit_duchy"
BRIGADIER_FROM = 3
OVERWHELM = 3
"""With this trait each Dig needs and moves three."""


class DrillbitDig(Auto, frozen=True):
    """With enough warriors in the Burrow: a tunnel and warriors into an ordered clearing without
    tunnel and own building. `is_brigadier`: where most enemy buildings and tokens are."""

    seat: Seat
    is_brigadier: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """With no tunnel left the one with fewest warriors is taken."""
        game = game_of(state)
        few = has_trait(game, self.seat, "overwhelm")
        count = OVERWHELM if few else numbers.number(ID, "dig_warriors")
        least = BRIGADIER_FROM if self.is_brigadier else count
        places = dig_places(game, self.seat, self.is_brigadier)
        below = game.warriors[BURROW][self.seat]
        if below < least or not places:
            return
        self._free_tunnel(game, context)
        context.then(DigThere(self.seat, places[0], min(count, below)))

    def _free_tunnel(self, game: Woodland, context: StepContext) -> None:
        if not all_tunnels_are_out(game, self.seat):
            return
        out = by_priority(game, tunnels(game, self.seat))
        place = min(out, key=lambda place: game.warriors[place][self.seat])
        mine = [each for each in game.tokens[place] if each.seat == self.seat]
        remove(game, context, own_loss(self.seat, place, tokens=tuple(mine)))


class DigThere(Auto, frozen=True):
    """The tunnel, then the warriors."""

    seat: Seat
    place: Place
    count: int

    def run(self, state: State, context: StepContext) -> None:
        """Out of the Burrow."""
        game = game_of(state)
        if place_token(game, context, self.seat, self.place, TokenKind.TUNNEL):
            walk(game, context, self.seat, BURROW, self.place, self.count)


def dig_places(state: Woodland, seat: Seat, by_sites: bool) -> list[Place]:
    """Where it may dig, best first: most open slots, then fewest enemy warriors; on a bird, or for
    the Brigadier, most enemy buildings and tokens; Invaders seek most enemy buildings, then fewest
    enemy warriors."""
    suit = order_suit(state, seat)
    fit = [
        place
        for place in ordered(state, suit)
        if not has_tunnel(state, seat, place)
        and not buildings_at(state, seat, place)
        and can_place(state, seat, place)
    ]

    invades = has_trait(state, seat, "invaders")

    def rank(place: Place) -> Rank:
        guards = enemy_warriors(state, seat, place)
        if invades:
            return (-enemy_buildings(state, seat, place), guards, priority(state, place))
        if by_sites or suit is Suit.BIRD:
            return (-enemy_sites(state, seat, place), priority(state, place))
        return (-open_slots(state, place), guards, priority(state, place))

    return sorted(fit, key=rank)


STEPS: tuple[type[Step], ...] = (DrillbitDig, DigThere)

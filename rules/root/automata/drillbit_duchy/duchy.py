"""Drillbit Duchy (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.kernel.text import Text, say
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw, Rank
from rules.root.automata.boards import DrillbitBoard
from rules.root.automata.choosing import buildings_at, everywhere, ordered, pieces_at, priority
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.drillbit_duchy.digging import DrillbitDig
from rules.root.automata.drillbit_duchy.errors import CostOfErrors
from rules.root.automata.drillbit_duchy.ministers import ActWithMinisters
from rules.root.automata.drillbit_duchy.swaying import SwayByOrder, SwayFromDeck, swayed
from rules.root.automata.fighting import BattleEach
from rules.root.automata.moving import targets, walk
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.duchy.holdings import built, has_tunnel, tunnels
from rules.root.scoring.points import score
from rules.root.state import BURROW, CLEARINGS, Battle, Place, Woodland, game_of
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.placing import place_token, place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import ruled

ID = "drillbit_duchy"
AT_HOME = 2


class DrillbitDuchy(AutomatonLaw):
    """The Burrow, tunnels, and ministers in the order of the board."""

    def board(self, state: Woodland, seat: Seat) -> DrillbitBoard:
        """No minister is swayed."""
        return DrillbitBoard()

    def settle(self, state: Woodland, context: StepContext, seat: Seat, corner: Place) -> None:
        """Two warriors and a tunnel, two in each adjacent clearing; two ministers by cards."""
        place_token(state, context, seat, corner, TokenKind.TUNNEL)
        for place in (corner, *path_neighbours(state, corner)):
            place_warriors(state, context, seat, place, AT_HOME)
        count = numbers.number(ID, "start_ministers")
        context.then(*(SwayFromDeck(seat) for _ in range(count)))

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Warriors into the Burrow."""
        return (DrillbitRecruit(seat),)

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Dig, battle, build, ministers."""
        places = tuple(ordered(state, order_suit(state, seat)))
        digs = 2 if has_trait(state, seat, "overwhelm") else 1
        return (
            *(DrillbitDig(seat) for _ in range(digs)),
            BattleEach(seat, places),
            RaiseSite(seat),
            ActWithMinisters(seat),
        )

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Rally, points for markets, sway."""
        return (Rally(seat), Retire(seat), ScoreMarkets(seat), SwayByOrder(seat))

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Most buildings, then pieces, then points."""
        houses, here = buildings_at(state, other, place), pieces_at(state, other, place)
        return (-houses, -here, -state.scores[other])

    def rules_always(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """The Burrow."""
        return place == BURROW

    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """The Burrow is adjacent to every clearing with a tunnel."""
        if place == BURROW:
            return tuple(tunnels(state, seat))
        is_joined = place in CLEARINGS and has_tunnel(state, seat, place)
        return (BURROW,) if is_joined else ()

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """Nobody else's pieces in the Burrow."""
        return say("root.duchy.why.burrow") if place == BURROW and owner != seat else None

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """The Captain, as attacker where a tunnel is."""
        if battle.attacker != seat or "captain" not in swayed(state, seat):
            return 0
        return int(has_tunnel(state, seat, battle.place))

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Cost of Errors for buildings."""
        if not removal.buildings:
            return ()
        return (CostOfErrors(seat, (removal.place,), removal.by),)

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Nobody else is in the Burrow."""
        others = sum(state.warriors[BURROW]) - state.warriors[BURROW][seat]
        return ["others than the Duchy are in the Burrow"] if others else []


class DrillbitRecruit(Auto, frozen=True):
    """Warriors into the Burrow, by difficulty and citadels; one more by the Foremole."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As the supply lasts."""
        game = game_of(state)
        place_warriors(game, context, self.seat, BURROW, recruits(game, self.seat))


def recruits(state: Woodland, seat: Seat) -> int:
    """How many it recruits: as many as there are."""
    count = numbers.graded(state, ID, "recruit_base")
    by_citadels = numbers.numbers(ID, "recruit_by_citadels")
    count += numbers.at(by_citadels, built(state, seat, BuildingKind.CITADEL))
    count += "foremole" in swayed(state, seat)
    return min(count, state.supply[seat])


class Rally(Auto, frozen=True):
    """From each ordered clearing without own building and with few own warriors all go to an
    adjacent clearing with one: fewest own warriors; where there is none, to the Burrow."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority."""
        game = game_of(state)
        most = numbers.number(ID, "rally_at_most")
        for source in ordered(game, order_suit(game, self.seat)):
            count = game.warriors[source][self.seat]
            if not 0 < count <= most or buildings_at(game, self.seat, source):
                continue
            open_to = targets(game, self.seat, source)
            homes = [place for place in open_to if buildings_at(game, self.seat, place)]
            target = min(homes, key=lambda place: self._rank(game, place), default=BURROW)
            walk(game, context, self.seat, source, target, count)

    def _rank(self, game: Woodland, place: Place) -> Rank:
        return (game.warriors[place][self.seat], priority(game, place))


class Retire(Auto, frozen=True):
    """In each ruled clearing all but a few go to the Burrow."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority."""
        game = game_of(state)
        held = ruled(game, self.seat)
        for place in everywhere(game):
            count = game.warriors[place][self.seat] - numbers.number(ID, "rally_leave")
            if place in held and count > 0:
                walk(game, context, self.seat, place, BURROW, count)


class ScoreMarkets(Auto, frozen=True):
    """A point for each market."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Counted on the map."""
        game = game_of(state)
        score(game, context, self.seat, built(game, self.seat, BuildingKind.MARKET), "markets")


STEPS: tuple[type[Step], ...] = (DrillbitRecruit, Rally, Retire, ScoreMarkets)

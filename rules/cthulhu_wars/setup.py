"""The set-up (3): factions, signs, each faction's six cultists and its gate; then round 1."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effects import faction_law, law
from rules.cthulhu_wars.actions import ChooseArea
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.boards import PlainBoard
from rules.cthulhu_wars.data import maps, number, sign_counts
from rules.cthulhu_wars.describe import describe, who
from rules.cthulhu_wars.earth.counting import all_seats, of_rank
from rules.cthulhu_wars.earth.gates import EMPTY, step_on
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.events import FactionsSeated, GateBuilt
from rules.cthulhu_wars.options import chosen_factions, drawn_from, variant_of
from rules.cthulhu_wars.rounds import ending
from rules.cthulhu_wars.rounds.one_round import BeginRound
from rules.cthulhu_wars.state import Area, Earth, game_of
from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Chance, Option, Seat, Step
from rules.kernel.text import Text, say

QUESTIONS_A_ROUND = 2000


def start(setup: Setup) -> Earth:
    """A fresh game: nothing on the map, factions still to be drawn."""
    variant, seats = variant_of(setup), setup.seats
    chosen, free = chosen_factions(setup), drawn_from(setup)
    named = tuple("" if each is None else each.value for each in chosen)
    areas = len(maps()[variant.map].areas)
    return Earth(
        agenda=[SetUp(), DrawFactions(named, tuple(each for each in free if each not in chosen))],
        answers={},
        luck=setup.seed,
        variant=variant,
        units=[((),) * seats for _ in range(areas)],
        gates=[None] * areas,
        pools=[()] * seats,
        aside=[()] * seats,
        gone=[()] * seats,
        captives=[()] * seats,
        boards=[PlainBoard() for _ in range(seats)],
        power=[0] * seats,
        doom=[number("limits", "start_doom")] * seats,
        tally=[()] * seats,
        books=[()] * seats,
        met=[()] * seats,
        signs=[()] * seats,
        signs_left=sign_counts(),
        due_signs=[0] * seats,
        left=[()] * seats,
        orders=[0] * seats,
    )


class DrawFactions(Chance, frozen=True):
    """Seats without a chosen faction draw one. `chosen`: by seat, empty where it is drawn; `free`:
    from which."""

    chosen: tuple[str, ...]
    free: tuple[Faction, ...]

    def lots(self, state: State) -> Lots:
        """An order of those that are free."""
        return Order(len(self.free))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The first ones in that order."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        order = [self.free[at] for at in drawn]
        found = iter(self._fitting(order))
        game.factions = tuple(Faction(each) if each else next(found) for each in self.chosen)
        context.emit(FactionsSeated(game.factions))

    def _fitting(self, order: list[Faction]) -> list[Faction]:
        return order[: self.chosen.count("")]


class SetUp(Auto, frozen=True):
    """All figures in the pools; then faction by faction (3, 15)."""

    def run(self, state: State, context: StepContext) -> None:
        """The core factions have their printed starts; others come after them and may choose."""
        game = game_of(state)
        for seat in all_seats(game):
            _open_card(game, seat)
        empty = tuple((0,) * len(pool) for pool in game.pools)
        game.units = [empty for _ in game.units]
        game.aside, game.gone = list(empty), list(empty)
        factions = list(Faction)
        seats = sorted(all_seats(game), key=lambda seat: factions.index(game.factions[seat]))
        context.then(*(ChooseStart(seat) for seat in seats), BeginRound())


def _open_card(state: Earth, seat: Seat) -> None:
    found = law(state.factions[seat])
    state.pools[seat] = tuple(kind.count for kind in found.kinds())
    state.boards[seat] = found.board()


class ChooseStart(OneSeat, frozen=True):
    """Where a faction begins: asked where there is a choice (15)."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where."""
        return say("cthulhu_wars.prompt.start", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The areas that its law names."""
        game = game_of(state)
        return [ChooseArea(at) for at in faction_law(game, self.seat).starts(game)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An area."""
        return describe(game_of(state), seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Six cultists and a gate, one of them on it."""
        assert isinstance(action, ChooseArea)
        begin_in(state, context, self.seat, action.area)


def begin_in(state: Earth, context: StepContext, seat: Seat, area: Area) -> None:
    """Cultists and a held gate in the start area (3)."""
    kind = of_rank(state, seat, UnitClass.CULTIST)[0]
    place(state, context, seat, kind, area, number("limits", "cultists_per_faction"))
    state.gates[area] = EMPTY
    context.emit(GateBuilt(seat, spot(state, area)))
    step_on(state, context, seat, area, kind)
    faction_law(state, seat).begun(state, seat, area)


def ply_bound(setup: Setup) -> int:
    """More questions than any game can ask."""
    return ending.MOST_ROUNDS * setup.seats * QUESTIONS_A_ROUND


STEPS: tuple[type[Step], ...] = (DrawFactions, SetUp, ChooseStart)

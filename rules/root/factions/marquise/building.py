"""Build (7.1): a ruled clearing, an open slot, and wood that can be carried there."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Screen, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.describe import place_name
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.asking import OneSeat, button_target, place_target
from rules.root.factions.marquise.actions import MarquiseBuild
from rules.root.factions.marquise.events import WoodPaid
from rules.root.factions.marquise.holdings import cost_of, costs_of, points_of, wood
from rules.root.scoring.points import change_of, score
from rules.root.state import Place, Token, Woodland, game_of
from rules.root.woodland.geography import neighbours_of, open_slots
from rules.root.woodland.placing import can_place, off_map, place_building, why_not_place
from rules.root.woodland.ruling import ruled, rules

Wood = Counter[Place]


def chain(state: Woodland, seat: Seat, target: Place, mine: Sequence[Place]) -> set[Place]:
    """The ruled clearings joined to a ruled one through ruled ones, itself included; rivers and
    Tunnels count where they are paths for her (R46)."""
    found, edge, near = {target}, [target], neighbours_of(state, seat)
    while edge:
        for place in near(edge.pop()):
            if place in mine and place not in found:
                found.add(place)
                edge.append(place)
    return found


def reach(state: Woodland, seat: Seat, target: Place) -> Wood:
    """The wood that can pay for a building in a ruled clearing, by clearing."""
    have = wood(state, seat)
    linked = chain(state, seat, target, ruled(state, seat))
    return Counter({place: count for place, count in have.items() if place in linked})


def builds(state: Woodland, seat: Seat) -> list[MarquiseBuild]:
    """Every building that can be built now."""
    have = wood(state, seat)
    total = sum(have.values())
    costs = [(kind, cost) for kind, cost in costs_of(state, seat).items() if cost <= total]
    if not costs:
        return []
    mine = ruled(state, seat)
    within: dict[Place, int] = {}
    found = []
    for place in mine:
        if open_slots(state, place) > 0 and can_place(state, seat, place):
            if place not in within:
                linked = chain(state, seat, place, mine)
                within |= dict.fromkeys(linked, sum([have[each] for each in linked]))
            found += [MarquiseBuild(place, kind) for kind, cost in costs if cost <= within[place]]
    return found


def _is_left(state: Woodland, seat: Seat, kind: BuildingKind) -> bool:
    return off_map(state, seat, kind) > 0


def why_not_build(state: Woodland, seat: Seat, place: Place, kind: BuildingKind) -> Text | None:
    """Why a building cannot be built there now, or None."""
    if not _is_left(state, seat, kind):
        return say("root.marquise.why.none_left", kind=say(f"root.building.{kind.value}"))
    if not rules(state, seat, place):
        return say("root.marquise.why.not_ruled", place=place_name(state, place))
    if open_slots(state, place) <= 0:
        return say("root.marquise.why.no_slot", place=place_name(state, place))
    why = why_not_place(state, seat, place)
    if why is not None:
        return why
    cost, have = cost_of(state, seat, kind), sum(reach(state, seat, place).values())
    if have < cost:
        return say("root.marquise.why.no_wood", n=cost, have=have, place=place_name(state, place))
    return None


def option(state: Woodland, seat: Seat, action: MarquiseBuild) -> Option:
    """A building with what it costs and scores."""
    label = say(
        "root.marquise.do.build",
        kind=say(f"root.building.{action.kind.value}"),
        place=place_name(state, action.place),
        cost=cost_of(state, seat, action.kind) % 99,
        points=change_of(state, seat, points_of(state, seat, action.kind)),
    )
    return Option(action, label, (place_target(action.place), button_target(action.kind.value)))


def begin(state: Woodland, context: StepContext, seat: Seat, action: MarquiseBuild) -> None:
    """Pays at once where there is one way to pay; else asks for the wood."""
    have, cost = reach(state, seat, action.place), cost_of(state, seat, action.kind)
    if sum(have.values()) == cost or len(have) < 2 or not cost:
        paid = [place for place in sorted(have) for _ in range(have[place])][:cost]
        finish(state, context, seat, action.place, action.kind, paid)
    else:
        context.then(PayWood(seat, action.place, action.kind, cost))


def finish(
    state: Woodland,
    context: StepContext,
    seat: Seat,
    place: Place,
    kind: BuildingKind,
    paid: Sequence[Place],
) -> None:
    """The wood goes back to the supply, the building is placed, its space scores."""
    for source in paid:
        left = list(state.tokens[source])
        left.remove(Token(seat, TokenKind.WOOD))
        state.tokens[source] = tuple(left)
    if paid:
        context.emit(WoodPaid(seat, tuple(paid)))
    points = points_of(state, seat, kind)
    place_building(state, context, seat, place, kind)
    score(state, context, seat, points, "buildings")


class PayWood(OneSeat, frozen=True):
    """Which wood pays, one part a token; asked where it matters."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    place: Place
    kind: BuildingKind
    cost: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How much is still to pay."""
        game = game_of(state)
        left = self.cost - len(game.answers.get(seat, ()))
        kind = say(f"root.building.{self.kind.value}")
        where = place_name(game, self.place)
        return say("root.marquise.prompt.pay", n=left, kind=kind, place=where)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The clearings that still have wood for it."""
        have = reach(game_of(state), self.seat, self.place)
        have -= Counter([part.place for part in given if isinstance(part, ChoosePlace)])
        return [ChoosePlace(place) for place in sorted(have)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Wood of a clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.marquise.do.pay", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Which wood can be carried there."""
        if target.kind is TargetKind.PLACE:
            return say("root.marquise.why.wood_apart", place=place_name(game_of(state), self.place))
        return say("root.marquise.why.choose_wood")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """The whole cost."""
        return len(given) >= self.cost

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Pays all at once and builds."""
        parts = answers[self.seat]
        paid = [part.place for part in parts if isinstance(part, ChoosePlace)]
        finish(game_of(state), context, self.seat, self.place, self.kind, sorted(paid))


STEPS: tuple[type[Step], ...] = (PayWood,)

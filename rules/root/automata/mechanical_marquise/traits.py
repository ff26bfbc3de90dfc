"""The traits of the Mechanical Marquise that are steps of their own (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.choosing import by_priority, enemy_pieces, foes_at, priority
from rules.root.automata.fighting import BattleEach
from rules.root.automata.moving import targets, walk
from rules.root.enums import TokenKind
from rules.root.state import CLEARINGS, NOWHERE, Place, Woodland, game_of
from rules.root.woodland.placing import place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import ruled

ID = "mechanical_marquise_2"
MANY_LOST = 2
AT_THE_KEEP = 2


def keep_of(state: Woodland, seat: Seat) -> Place:
    """The clearing of its keep, or NOWHERE."""
    for place in CLEARINGS:
        if any(each.kind is TokenKind.KEEP and each.seat == seat for each in state.tokens[place]):
            return place
    return NOWHERE


def most_enemies(state: Woodland, seat: Seat, places: list[Place]) -> Place:
    """The clearing with most enemy pieces, of those the one of highest priority."""
    return min(
        places, key=lambda place: (-enemy_pieces(state, seat, place), priority(state, place))
    )


class Blitz(Auto, frozen=True):
    """After moving: from the ruled clearing of highest priority without enemies all but one go on
    and battle where they arrive."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The first from which anybody can go."""
        game = game_of(state)
        for source in by_priority(game, ruled(game, self.seat)):
            count = game.warriors[source][self.seat] - 1
            if count <= 0 or foes_at(game, self.seat, source):
                continue
            open_to = targets(game, self.seat, source)
            if open_to:
                target = most_enemies(game, self.seat, open_to)
                if walk(game, context, self.seat, source, target, count):
                    context.then(BattleEach(self.seat, (target,)))
                return


class Hospital(Auto, frozen=True):
    """Many warriors were lost in a battle as defender: some come to the keep."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """While there is a keep; in the director's cut only one."""
        game = game_of(state)
        keep = keep_of(game, self.seat)
        if keep != NOWHERE:
            few = numbers.cut(ID, "hospitals_warriors", int)
            count = few if numbers.is_cut(game) else AT_THE_KEEP
            place_warriors(game, context, self.seat, keep, count)


def hospital(seat: Seat, gone: Removal) -> tuple[Step, ...]:
    """The step, if the removal asks for it."""
    many = gone.in_battle and gone.defending and gone.warriors >= MANY_LOST
    return (Hospital(seat),) if many else ()


STEPS: tuple[type[Step], ...] = (Blitz, Hospital)

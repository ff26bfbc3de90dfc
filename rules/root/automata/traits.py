"""The traits of automata (9): `bot_traits` says how many each has; which ones is drawn by lot."""

from collections.abc import Mapping
from functools import cache

import msgspec

from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Event, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.data import read
from rules.root.names import seat_name
from rules.root.state import Woodland, game_of

CHANGED_BY_CUT = ("popularity", "veterans")
COUNTS: Mapping[str, int] = {"none": 0, "one": 1, "two": 2, "all": 9}


class Trait(msgspec.Struct, frozen=True):
    """A trait in the data file, and whose it is."""

    bot: str
    id: str


@cache
def _all() -> tuple[Trait, ...]:
    bots = msgspec.convert(read("automata")["bots"], dict[str, object])
    return msgspec.convert(bots["traits"], tuple[Trait, ...])


@cache
def traits_of(automaton: str) -> tuple[str, ...]:
    """The traits that an automaton may have, in the order of the data file."""
    return tuple(each.id for each in _all() if each.bot == automaton)


def has_trait(state: Woodland, seat: Seat, trait: str) -> bool:
    """Whether a seat plays with a trait."""
    return trait in state.traits[seat]


def trait_name(trait: str) -> Text:
    """A trait by its name."""
    return say(f"root.trait.{trait}")


def trait_does(trait: str, is_cut: bool = False) -> Text:
    """What a trait does; two of them do other things in the director's cut."""
    changed = is_cut and trait in CHANGED_BY_CUT
    return say(f"root.trait.{trait}.does{'_cut' if changed else ''}")


class TraitsDrawn(Event, frozen=True):
    """The traits with which an automaton plays."""

    seat: Seat
    traits: tuple[str, ...]

    def text(self) -> Text:
        """Whose, and which."""
        names = tuple(trait_name(trait) for trait in self.traits)
        return say("root.automata.traits", who=seat_name(self.seat), traits=names)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class DrawTraits(Chance, frozen=True):
    """Set-up: as many traits as the option says, by lot."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """An order of the traits it may have."""
        return Order(len(traits_of(game_of(state).automata[self.seat])))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Everybody knows them; they are kept in the order of the data file."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        known = traits_of(game.automata[self.seat])
        chosen = drawn[: COUNTS[game.variant.option("bot_traits")]]
        found = tuple(known[index] for index in sorted(chosen))
        rows = list(game.traits)
        rows[self.seat] = found
        game.traits = tuple(rows)
        context.emit(TraitsDrawn(self.seat, found))


def trait_steps(state: Woodland, seat: Seat) -> tuple[Step, ...]:
    """The draw of traits, where any are played."""
    return (DrawTraits(seat),) if COUNTS[state.variant.option("bot_traits")] else ()


STEPS: tuple[type[Step], ...] = (DrawTraits,)
EVENTS: tuple[type[Event], ...] = (TraitsDrawn,)

"""The faction draft of the advanced set-up (2.2): a pool of cards, one more than players.

From the last player counter-clockwise each takes a card and sets up at once. Seats whose faction
was chosen beforehand set up in their turn without a card.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from rules.kernel.luck import Drawn, Equal, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Event,
    Option,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.describe import who
from rules.root.enums import FACTIONS, Faction
from rules.root.laws import FACTION_LAWS, law_of
from rules.root.names import faction_name, seat_name
from rules.root.state import Woodland, clockwise, game_of

MILITANT = "militant"
TWO_PLAYERS = 2
Extras = tuple[tuple[Faction, str], ...]
"""What was dealt beside cards of the pool: a character for the Vagabond."""


class ChooseFaction(Action, frozen=True):
    """Take this faction's card."""

    faction: Faction


class DraftDealt(Event, frozen=True):
    """The cards of the pool lie open; `locked`: not before a militant has been taken."""

    pool: tuple[Faction, ...]
    locked: Faction
    extras: Extras

    def text(self) -> Text:
        """The log line."""
        names = tuple(faction_name(faction) for faction in self.pool)
        if self.locked is Faction.NONE:
            return say("root.advanced.pool", factions=names)
        return say("root.advanced.pool_locked", factions=names, locked=faction_name(self.locked))


class FactionTaken(Event, frozen=True):
    """A player took a faction."""

    seat: Seat
    faction: Faction
    extra: str

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.advanced.taken", who=seat_name(self.seat), faction=faction_name(self.faction)
        )

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class DealMilitant(Chance, frozen=True):
    """One militant is in the pool for sure."""

    def lots(self, state: State) -> Equal:
        """One of those that are free; where none is, any card begins the pool."""
        return Equal(len(_first_cards(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The rest follows."""
        assert isinstance(drawn, int)
        context.then(DealPool(_first_cards(game_of(state))[drawn]))


class DealPool(Chance, frozen=True):
    """All other cards together: one for each player who drafts."""

    first: Faction

    def lots(self, state: State) -> Order:
        """An order of the others."""
        return Order(len(self._others(game_of(state))))

    def _others(self, game: Woodland) -> list[Faction]:
        return [faction for faction in free_factions(game) if faction is not self.first]

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The card dealt last is locked if it is an insurgent's."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        others = self._others(game)
        dealt = [others[number] for number in drawn[: len(drafting(game))]]
        locked = dealt[-1] if dealt and not is_militant(dealt[-1]) else Faction.NONE
        context.then(DealExtras((self.first, *dealt), locked))


class DealExtras(Chance, frozen=True):
    """Beside a card of the pool lies one at random of what its faction has to deal (characters)."""

    pool: tuple[Faction, ...]
    locked: Faction

    def _extras(self) -> tuple[str, ...]:
        return tuple(extra for each in self.pool for extra in FACTION_LAWS[each].draft_extras())

    def lots(self, state: State) -> Equal:
        """One of them; a lot without meaning where there is none."""
        return Equal(max(1, len(self._extras())))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The pool is complete: the last player begins."""
        assert isinstance(drawn, int)
        extras = self._extras()
        dealt: Extras = tuple(
            (each, extras[drawn]) for each in self.pool if FACTION_LAWS[each].draft_extras()
        )
        context.emit(DraftDealt(self.pool, self.locked, dealt))
        context.then(
            *next_steps(game_of(state), order(game_of(state)), self.pool, self.locked, dealt)
        )


class TakeFaction(Choice, frozen=True):
    """The first of `waiting` takes a card of the pool and sets up; then the next one."""

    waiting: tuple[Seat, ...]
    pool: tuple[Faction, ...]
    locked: Faction
    extras: Extras

    def seats(self, state: State) -> Sequence[Seat]:
        """Whose turn it is."""
        return self.waiting[:1]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which faction."""
        return say("root.advanced.prompt_take", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All cards but a locked one."""
        return [ChooseFaction(each) for each in self.pool if each is not self.locked]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The faction, with what lies beside it."""
        assert isinstance(action, ChooseFaction)
        extra = dict(self.extras).get(action.faction)
        label = faction_name(action.faction)
        if extra is not None:
            label = say(
                "root.advanced.faction_with", faction=label, extra=say(f"root.character.{extra}")
            )
        return Option(action, label, (Target(TargetKind.CARD, f"faction:{action.faction}"),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The locked card."""
        if self.locked is Faction.NONE:
            return ()
        option = self.describe(state, seat, ChooseFaction(self.locked))
        why = say("root.advanced.why_locked")
        return [Option(option.action, option.label, option.targets, why)]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A card of the pool is asked for."""
        return say("root.advanced.why_take")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Joins, sets up, and the next one takes a card."""
        game, seat = game_of(state), self.waiting[0]
        action = answers[seat][0]
        assert isinstance(action, ChooseFaction)
        faction = action.faction
        extra = dict(self.extras).get(faction, "")
        join(game, seat, faction, extra)
        context.emit(FactionTaken(seat, faction, extra))
        pool = tuple(each for each in self.pool if each is not faction)
        locked = Faction.NONE if is_militant(faction) else self.locked
        context.then(
            SetUpSeat(seat), *next_steps(game, self.waiting[1:], pool, locked, self.extras)
        )


class SetUpSeat(Auto, frozen=True):
    """A seat sets up its faction by the advanced set-up."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The faction's own steps."""
        game = game_of(state)
        context.then(*law_of(game, self.seat).set_up_advanced(game, self.seat))


def next_steps(
    state: Woodland,
    waiting: tuple[Seat, ...],
    pool: tuple[Faction, ...],
    locked: Faction,
    extras: Extras,
) -> tuple[Step, ...]:
    """What is next: seats with a faction set up, the first one without takes a card."""
    steps: list[Step] = []
    for number, seat in enumerate(waiting):
        if state.factions[seat] is Faction.NONE:
            return (*steps, TakeFaction(waiting[number:], pool, locked, extras))
        steps.append(SetUpSeat(seat))
    return tuple(steps)


def order(state: Woodland) -> tuple[Seat, ...]:
    """The players from the last one counter-clockwise; automata have set up before."""
    return tuple(seat for seat in clockwise(state, state.first)[::-1] if not state.automata[seat])


def drafting(state: Woodland) -> list[Seat]:
    """The seats that take a card."""
    return [seat for seat in order(state) if state.factions[seat] is Faction.NONE]


def free_factions(state: Woodland) -> list[Faction]:
    """What may be in the pool: nobody's faction; no insurgents with two players."""
    two = len(state.factions) == TWO_PLAYERS
    free = [faction for faction in FACTIONS if faction not in state.factions]
    return [faction for faction in free if is_militant(faction) or not two]


def _first_cards(state: Woodland) -> list[Faction]:
    free = free_factions(state)
    return [faction for faction in free if is_militant(faction)] or free


def join(state: Woodland, seat: Seat, faction: Faction, extra: str = "") -> None:
    """A seat becomes that faction: all its warriors in the supply, its board before set-up."""
    factions = list(state.factions)
    factions[seat] = faction
    state.factions = tuple(factions)
    state.supply[seat] = data.pieces()[faction].warriors
    law = law_of(state, seat)
    state.boards[seat] = law.board(state, seat)
    if extra:
        law.take_extra(state, seat, extra)


@cache
def _classes() -> dict[str, str]:
    """Faction -> militant or insurgent."""
    setup = msgspec.convert(data.read("general")["setup"], dict[str, object])
    rows = msgspec.convert(setup["advanced"], tuple[dict[str, object], ...])
    return {str(row["faction"]): str(row["draft_class"]) for row in rows}


def is_militant(faction: Faction) -> bool:
    """Whether a faction keeps the peace of the draft by itself."""
    return _classes()[faction] == MILITANT


STEPS = (DealMilitant, DealPool, DealExtras, TakeFaction, SetUpSeat)
ACTIONS = (ChooseFaction,)
EVENTS = (DraftDealt, FactionTaken)

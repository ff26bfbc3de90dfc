"""A turn: two orders, then effects lapse and a card is drawn."""

from collections.abc import Iterator, Sequence

from rules.kernel.luck import Drawn, Order
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Done,
    Option,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from tests.toys.raid.actions import (
    Attack,
    Drew,
    Lapsed,
    March,
    Marched,
    OpenHand,
    Provoke,
    TurnBegan,
)
from tests.toys.raid.battle import Battle
from tests.toys.raid.hand import PlayCard
from tests.toys.raid.state import (
    CARD_OF,
    Banner,
    Raid,
    change,
    enemies,
    everybody,
    outcome,
    put,
)
from tests.toys.raid.words import NEIGHBOURS, PLACES, place_name, who

ORDERS = 2
MOST_TURNS = 24


class Turn(Auto, frozen=True):
    """A turn as one list."""

    number: int

    def run(self, state: Raid, context: StepContext) -> None:
        """Orders, lapsing, drawing, then the next seat; after the last turn the most points win."""
        if self.number > MOST_TURNS:
            context.end(state, outcome(state))
            return
        state.turn = self.number
        seat = Seat((self.number - 1) % len(state.bands))
        context.emit(TurnBegan(seat, self.number))
        context.then(Act(seat, ORDERS), EndEffects(), Draw(seat), Turn(self.number + 1))


class Act(Choice, frozen=True):
    """One order of the seat whose turn it is: an open question, so it does not read the hand."""

    seat: Seat
    left: int
    hand_seen: bool = False

    def seats(self, state: Raid) -> Sequence[Seat]:
        """The seat whose turn it is."""
        return (self.seat,)

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """How many orders are left."""
        return say("raid.prompt_act", who=who(seat), n=self.left)

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Marches, attacks, provocations, the hand, or nothing more."""
        found: list[Action] = [*marches(state, seat), *attacks(state, seat)]
        if state.provoking:
            found += provocations(state, seat)
        if state.hands[seat] and not self.hand_seen:
            found.append(OpenHand())
        return [*found, Done()]

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words, with the path of clicks."""
        if isinstance(action, March):
            label = say("raid.march", n=action.count, place=place_name(action.dst))
            amount = Target(TargetKind.AMOUNT, action.count)
            return Option(action, label, (_place(action.src), _place(action.dst), amount))
        if isinstance(action, Attack):
            label = say("raid.attack", whom=who(action.target), place=place_name(action.place))
            return Option(action, label, (_place(action.place), _seat(action.target)))
        if isinstance(action, Provoke):
            label = say("raid.provoke", who=who(action.seat), whom=who(action.target))
            path = (_seat(action.seat), _place(action.place), _seat(action.target))
            return Option(action, label, path)
        button = "hand" if isinstance(action, OpenHand) else "done"
        return Option(action, say(f"raid.{button}"), (Target(TargetKind.BUTTON, button),))

    def refused(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Attacks on those who are not there."""
        here = [place for place in PLACES if state.bands[seat].warriors[place]]
        absent = [
            Attack(place, other)
            for place in here
            for other in everybody(state)
            if other != seat and other not in enemies(state, seat, place)
        ]
        options = [self.describe(state, seat, action) for action in absent]
        why = say("raid.why_absent")
        return [Option(each.action, each.label, each.targets, why) for each in options]

    def explain(self, state: Raid, seat: Seat, target: Target) -> Text:
        """Why a place cannot be chosen."""
        if target.kind is TargetKind.PLACE and not state.bands[seat].warriors[int(target.id)]:
            return say("raid.why_no_warriors", place=place_name(int(target.id)))
        return super().explain(state, seat, target)

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """Carries the order out, then asks for the next one."""
        action = answers[self.seat][0]
        if isinstance(action, Done):
            return
        if isinstance(action, OpenHand):
            context.then(PlayCard(self.seat, self.left))
            return
        self._carry_out(state, context, action)
        context.then(*next_order(self.seat, self.left))

    def _carry_out(self, state: Raid, context: StepContext, action: Action) -> None:
        if isinstance(action, March):
            warriors = put(state.bands[self.seat].warriors, action.src, -action.count)
            change(state, self.seat, warriors=put(warriors, action.dst, action.count))
            context.emit(Marched(self.seat, action.src, action.dst, action.count))
        elif isinstance(action, Attack):
            context.then(Battle(self.seat, action.target, action.place, self.seat))
        elif isinstance(action, Provoke):
            context.then(Battle(action.seat, action.target, action.place, self.seat))


def next_order(seat: Seat, left: int) -> tuple[Act, ...]:
    """The question for the next order, if one is left."""
    return (Act(seat, left - 1),) if left > 1 else ()


def marches(state: Raid, seat: Seat) -> Iterator[March]:
    """Any number of warriors to any neighbour."""
    for src, count in enumerate(state.bands[seat].warriors):
        for dst in NEIGHBOURS[src]:
            for each in range(1, count + 1):
                yield March(src, dst, each)


def attacks(state: Raid, seat: Seat) -> Iterator[Attack]:
    """Where one has warriors: anybody who is there, too."""
    for place in PLACES:
        if state.bands[seat].warriors[place]:
            for other in enemies(state, seat, place):
                yield Attack(place, other)


def provocations(state: Raid, seat: Seat) -> Iterator[Provoke]:
    """Another seat may be made to attack a third one."""
    for other in everybody(state):
        if other != seat:
            for attack in attacks(state, other):
                if attack.target != seat:
                    yield Provoke(other, attack.place, attack.target)


class EndEffects(Auto, frozen=True):
    """Effects whose turn is over lapse."""

    def run(self, state: Raid, context: StepContext) -> None:
        """Takes them out of play."""
        over = [each for each in state.effects if isinstance(each, Banner)]
        over = [each for each in over if each.until <= state.turn]
        state.effects = tuple(each for each in state.effects if each not in over)
        for each in over:
            context.emit(Lapsed(each.owner, CARD_OF[type(each)]))


class Draw(Auto, frozen=True):
    """Draws a card; an empty deck is made anew from the discard pile first."""

    seat: Seat

    def run(self, state: Raid, context: StepContext) -> None:
        """Draws, or shuffles and comes back."""
        if state.deck:
            card, state.deck = state.deck[0], state.deck[1:]
            state.hands[self.seat] = (*state.hands[self.seat], card)
            context.emit(Drew(self.seat, card))
            context.reveal()
        elif state.discard:
            context.then(Shuffle(), self)


class Shuffle(Chance, frozen=True):
    """The discard pile becomes the deck."""

    SHOWN = False

    def lots(self, state: Raid) -> Order:
        """Its cards in any order."""
        return Order(len(state.discard))

    def resolve(self, state: Raid, context: StepContext, drawn: Drawn) -> None:
        """Turns it over."""
        state.deck = tuple(state.discard[each] for each in drawn)
        state.discard = ()


def _place(place: int) -> Target:
    return Target(TargetKind.PLACE, place)


def _seat(seat: Seat) -> Target:
    return Target(TargetKind.SEAT, seat)


STEPS = (Turn, Act, EndEffects, Draw, Shuffle)

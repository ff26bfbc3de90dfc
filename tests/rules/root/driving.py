"""Runs effects and steps on a scene: what they ask is answered by the test."""

from collections.abc import Sequence

import msgspec

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Choice, Event, Pass, Seat, Step
from rules.kernel.text import english
from rules.root import effects
from rules.root.actions import UseEffect
from rules.root.enums import Phase
from rules.root.state import Building, Place, Token, Woodland, turn_of


class Rest(Choice, frozen=True):
    """What waits below all that a test runs: nothing is to be done any more."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The first seat."""
        return (Seat(0),)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Nothing but a pass."""
        return (Pass(),)


def _lay_floor(state: Woodland) -> None:
    if not state.agenda:
        state.agenda.append(Rest())


def in_phase(state: Woodland, phase: Phase, **more: object) -> Woodland:
    """The same scene in another phase of the turn."""
    state.turn = msgspec.structs.replace(turn_of(state), phase=phase, **more)
    return state


def run(state: Woodland, *steps: Step, script: tuple[Drawn, ...] = ()) -> tuple[Event, ...]:
    """Runs steps up to the next question."""
    _lay_floor(state)
    state.agenda.extend(steps[::-1])
    return agenda.begin(state, iter(script) if script else None).events


def settle(state: Woodland, context: StepContext) -> list[Event]:
    """Runs what a step has put, up to the next question."""
    _lay_floor(state)
    state.agenda.extend(context.pending[::-1])
    context.pending.clear()
    agenda.advance(state, context)
    return context.events


def use(state: Woodland, effect: str, seat: int = 0) -> list[Event]:
    """Begins an effect, as a phase does; runs it up to its first question."""
    table = StepContext()
    assert effects.accept(state, table, Seat(seat), UseEffect(effect))
    return settle(state, table)


def answer(state: Woodland, *actions: Action, seat: int = 0, **more: tuple[Drawn, ...]) -> None:
    """Gives answers one after the other."""
    script = more.get("script")
    for action in actions:
        agenda.submit(state, Seat(seat), action, iter(script) if script else None)


def choices(state: Woodland, seat: int = 0) -> list[Action]:
    """What the open question allows."""
    return list(agenda.request(state, Seat(seat)).actions)


def reasons(state: Woodland, seat: int = 0) -> list[str]:
    """Why other things are not open, in English; all options speak."""
    options = agenda.options(state, Seat(seat))
    assert all(english(option.label) for option in options)
    return [english(option.why_not) for option in options if option.why_not is not None]


def offered(state: Woodland, seat: int = 0) -> list[str]:
    """Ids of the effects on offer."""
    return [each.effect for each in effects.offers(state, Seat(seat))]


def refused(state: Woodland, seat: int = 0, window: str = "") -> dict[str, str]:
    """Effect -> why it cannot be used now."""
    return {
        option.action.effect: english(option.why_not)
        for option in effects.refused(state, Seat(seat), window)
    }


def stand(state: Woodland, place: Place, **warriors: int) -> None:
    """Warriors by seat, named s0, s1, ...: taken from the supplies."""
    counts = list(state.warriors[place])
    for name, count in warriors.items():
        seat = int(name[1:])
        counts[seat] += count
        state.supply[seat] -= count
    state.warriors[place] = tuple(counts)


def build(state: Woodland, place: Place, building: Building) -> None:
    """A building stands there."""
    state.buildings[place] = (*state.buildings[place], building)


def lay(state: Woodland, place: Place, token: Token) -> None:
    """A token lies there."""
    state.tokens[place] = (*state.tokens[place], token)


def hold(state: Woodland, seat: int, *cards: str) -> None:
    """These cards are the whole hand; they come from the deck, the old ones go there."""
    deck = [*state.deck, *state.hands[seat]]
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    state.hands[seat] = tuple(sorted(cards))


def craft(state: Woodland, seat: int, *cards: str) -> None:
    """These cards are in play, out of the deck."""
    deck = list(state.deck)
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    state.crafted[seat] = tuple(sorted((*state.crafted[seat], *cards)))


def discard(state: Woodland, *cards: str) -> None:
    """These cards lie discarded, out of the deck."""
    deck = list(state.deck)
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    state.discard = (*state.discard, *cards)

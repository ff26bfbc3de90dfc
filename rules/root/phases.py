"""What a seat may do within a phase: its faction's orders, and what is open between them (3.2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Done,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root import effects
from rules.root.actions import ActivateDominance, ChooseSeat, TakeDominance, UseEffect
from rules.root.cards import dominance
from rules.root.cards.pairing import Pair, card_of, names_plot, pair_of, why_not_match
from rules.root.describe import describe, who
from rules.root.enums import Phase
from rules.root.events import PhaseBegan
from rules.root.law import Law
from rules.root.laws import TABLES, having, laws
from rules.root.names import card_name, phase_name, place_name
from rules.root.state import Woodland, game_of, turn_of

RESTS = (Done, Pass)
OFFERED = (UseEffect, TakeDominance, ActivateDominance)
"""Kinds of offers of the general law; `Law.OFFERED` those of factions."""


def offers(state: Woodland, seat: Seat) -> list[Action]:
    """What is open to a seat between the steps of its phase: effects of a whole phase, dominance,
    what laws offer (Exposure, coalition)."""
    found = effects.offers(state, seat)
    found += dominance.offers(state, seat)
    for owner, law in having(state, "offers"):
        found += law.offers(state, owner, seat)
    return found


def accept(state: Woodland, context: StepContext, seat: Seat, action: Action) -> bool:
    """Carries an offer out; False when the action is none."""
    for owner, law in having(state, "accept"):
        if law.accept(state, context, owner, seat, action):
            return True
    if dominance.accept(state, context, seat, action):
        return True
    return effects.accept(state, context, seat, action)


class Joined(Sequence[Action]):
    """Own orders, which may be lazy, then the offers."""

    def __init__(self, orders: Sequence[Action], more: list[Action]) -> None:
        """Keeps the orders as they are."""
        self.orders = orders
        self.more = more

    def __len__(self) -> int:
        """All of both."""
        return len(self.orders) + len(self.more)

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # never sliced
        """Orders first."""
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        own = len(self.orders)
        return self.orders[index] if index < own else self.more[index - own]

    def __contains__(self, action: object) -> bool:
        """Checked by both."""
        return action in self.orders or action in self.more


class PhaseChoice(OneSeat[Woodland], frozen=True):
    """A question of a seat's own turn; offers are carried out and the question is asked again."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def orders(self, state: Woodland) -> Sequence[Action]:
        """What the faction itself allows now; never empty while it is asked."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Carries out one of the orders, and asks on where there is more to do."""
        raise NotImplementedError(type(self).__name__)

    def further(self, state: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """What an order still needs (the cards that pay), part by part; () where it is whole."""
        return ()

    def carry_out_parts(
        self, state: Woodland, context: StepContext, parts: tuple[Action, ...]
    ) -> None:
        """Carries out an order that came in several parts."""
        raise NotImplementedError(type(self).__name__)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Orders, then offers."""
        game = game_of(state)
        if given:
            return self.further(game, given)
        orders, more = self.orders(game), offers(game, seat)
        return Joined(orders, more) if more else orders

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        return describe(game_of(state), seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Effects and offers of others that are not open now."""
        game = game_of(state)
        found = [*effects.refused(game, seat)]
        for owner, law in having(game, "refused_offers"):
            found += law.refused_offers(game, owner, seat)
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this element is not to be chosen now."""
        if target.kind is TargetKind.PLACE and isinstance(target.id, int):
            return say("root.why.place_idle", place=place_name(target.id))
        if target.kind is TargetKind.CARD:
            return say("root.why.card_idle")
        return say("root.why.idle")

    def explain_next(
        self, state: State, seat: Seat, path: Sequence[Target], target: Target
    ) -> Text:
        """Why a clearing does not go with the card that has been clicked, or the other way."""
        game, pair = game_of(state), pair_of(path, target)
        why = self.why_not_pair(game, pair, path) if pair is not None else None
        chosen, card = card_of(path), card_of([target])
        if why is None and chosen and card in game.hands[seat]:
            return say("root.why.other_card", chosen=card_name(chosen), card=card_name(card))
        return why or self.explain(state, seat, target)

    def why_not_pair(self, state: Woodland, pair: Pair, path: Sequence[Target]) -> Text | None:
        """Why no order joins this card and this clearing; None: nobody would expect one."""
        return why_not_match(state, pair) if names_plot(path) else None

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """When nothing more is needed."""
        return not self.further(game_of(state), given)

    def waits(self, state: State) -> bool:
        """The end of a phase in which its player has acted never comes by itself."""
        return is_to_be_ended(game_of(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """An offer, then the same question again; or an order."""
        if not answers:
            return
        game = game_of(state)
        parts = answers[self.seat]
        action = parts[-1]
        note_rest(game, action)
        if len(parts) > 1:
            self.carry_out_parts(game, context, parts)
        elif self.is_offer(game, action) and accept(game, context, self.seat, action):
            context.then(self)
        else:
            self.carry_out(game, context, action)

    def is_offer(self, state: Woodland, action: Action) -> bool:
        """Whether an action is one that stands between the steps, not an order."""
        if type(action) not in _offered(laws(state)):
            return False
        return action in offers(state, self.seat)


@lru_cache(TABLES)
def _offered(found: tuple[Law, ...]) -> tuple[type[Action], ...]:
    """The kinds of action that may be offered between the steps at a table of these laws."""
    return (*OFFERED, *(kind for law in found for kind in law.OFFERED))


def note_rest(state: Woodland, action: Action) -> None:
    """Remembers whether the player chose to do nothing more, or has done something."""
    turn, rests = turn_of(state), type(action) in RESTS
    if turn.rested is not rests or turn.acted is rests:
        state.turn = msgspec.structs.replace(turn, rested=rests, acted=not rests)


# -------------------------------------------------------------------- what else is open
class AnythingElse(PhaseChoice, frozen=True):
    """Offers stand open after the last step of a phase, too, and before the cards are drawn (3.2).
    Asked by public facts, and only of who has not just chosen to do nothing more. Whoever has
    acted ends Daylight and Evening itself: what it did last can still be taken back."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, where anything might be open, or the phase is still to be ended."""
        game = game_of(state)
        is_asked = is_to_be_ended(game) or may_be_offered(game, self.seat)
        return (self.seat,) if is_asked else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """In which phase; whether anything is open."""
        game = game_of(state)
        key = "anything_else" if may_be_offered(game, seat) else "end_phase"
        phase = phase_name(turn_of(game).phase)
        return say(f"root.prompt.{key}", who=who(game, seat), phase=phase)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Nothing else."""
        return [Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Going on is a button."""
        if not isinstance(action, Pass):
            return super().describe(state, seat, action)
        label, game = say("root.do.go_on"), game_of(state)
        if is_to_be_ended(game):
            label = say("root.do.end_phase", phase=phase_name(turn_of(game).phase))
        return Option(action, label, (Target(TargetKind.BUTTON, "pass"),))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Nothing else."""


def is_to_be_ended(state: Woodland) -> bool:
    """Whether the player has acted and has not yet said that Daylight or Evening is over. After
    Birdsong more questions come."""
    turn = turn_of(state)
    return turn.acted and turn.phase is not Phase.BIRDSONG


def may_be_offered(state: Woodland, seat: Seat) -> bool:
    """Whether public facts allow any offer to a seat that has not just declined."""
    return not turn_of(state).rested and may_be_open(state, seat)


def may_be_open(state: Woodland, seat: Seat) -> bool:
    """Whether public facts allow any offer to a seat."""
    if turn_of(state).locked or not laws(state)[seat].has_hand():
        return False
    if dominance.may_be_open(state, seat) or effects.may_be_open(state, seat):
        return True
    return any(law.may_offer(state, owner, seat) for owner, law in having(state, "may_offer"))


# -------------------------------------------------------------------- start and end of a phase
class PhaseWindow(PhaseChoice, frozen=True):
    """Effects timed at the start or the end of a phase, in the active player's order (3.1).
    `others`: seats with something of their own at this start (Services), in the same order."""

    is_end: bool = False
    others: tuple[Seat, ...] = ()

    def due(self, game: Woodland) -> tuple[str, ...]:
        """The effects that are still to come."""
        phase = turn_of(game).phase
        find = effects.at_end if self.is_end else effects.at_start
        return find(game, self.seat, phase)

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while there is anything to use: cards in play are public."""
        return (self.seat,) if self.due(game_of(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be used."""
        game = game_of(state)
        key = "root.prompt.phase_end" if self.is_end else "root.prompt.phase_start"
        return say(key, who=who(game, seat), phase=phase_name(turn_of(game).phase))

    def orders(self, state: Woodland) -> Sequence[Action]:
        """The effects, what others have; no more of them unless one must be used."""
        due = self.due(state)
        found: list[Action] = [UseEffect(effect) for effect in due]
        found += [ChooseSeat(other) for other in self.others]
        return found if any(map(effects.is_compulsory, due)) else [*found, Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An effect, or going on."""
        if isinstance(action, Pass):
            return Option(action, say("root.do.go_on"), (Target(TargetKind.BUTTON, "pass"),))
        if isinstance(action, ChooseSeat):
            label = say("root.do.effects_first", who=who(game_of(state), action.seat))
            return Option(action, label, (Target(TargetKind.SEAT, int(action.seat)),))
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Effects that are not open, though their time may have come."""
        return effects.refused(game_of(state), seat, "end" if self.is_end else "start")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Begins it, then asks again; or what others have follows, and the phase goes on."""
        if isinstance(action, ChooseSeat):
            rest = tuple(other for other in self.others if other != action.seat)
            context.then(*starts_of(state, (action.seat,), self.seat))
            context.then(OpenWindow(self.seat, self.is_end, rest))
        elif isinstance(action, Pass):
            context.then(*starts_of(state, self.others, self.seat))
        else:
            effects.accept(state, context, self.seat, action)
            context.then(self)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """What is due may be gone: then only what others have follows."""
        if answers:
            super().resolve(state, context, answers)
        else:
            context.then(*starts_of(game_of(state), self.others, self.seat))


def starts_of(state: Woodland, seats: Sequence[Seat], active: Seat) -> list[Step]:
    """What these seats add to the start of the active player's Birdsong."""
    found: list[Step] = []
    for seat in seats:
        found += laws(state)[seat].start_of_birdsong(state, seat, active)
    return found


class OpenWindow(Auto, frozen=True):
    """A window opens where something is due; a single effect that works by itself does so, and
    what others have comes by itself where nothing else is due."""

    seat: Seat
    is_end: bool = False
    others: tuple[Seat, ...] = ()

    def run(self, state: State, context: StepContext) -> None:
        """By itself, or asked for."""
        game = game_of(state)
        phase = turn_of(game).phase
        due = (effects.at_end if self.is_end else effects.at_start)(game, self.seat, phase)
        if len(due) == 1 and not self.others and effects.is_compulsory(due[0]):
            effects.accept(game, context, self.seat, UseEffect(due[0]))
            context.then(self)
        elif due:
            context.then(PhaseWindow(self.seat, self.is_end, self.others))
        elif self.others:
            context.then(*starts_of(game, self.others, self.seat))


class BeginPhase(Auto, frozen=True):
    """A phase begins: start effects, the faction's steps, end effects (3.2)."""

    seat: Seat
    phase: Phase

    def run(self, state: State, context: StepContext) -> None:
        """As one list; without cards in play or services no window opens."""
        game = game_of(state)
        game.turn = msgspec.structs.replace(turn_of(game), phase=self.phase)
        context.emit(PhaseBegan(self.seat, self.phase))
        others: tuple[Seat, ...] = ()
        if self.phase is Phase.BIRDSONG:
            others = tuple(
                owner
                for owner, law in having(game, "start_of_birdsong")
                if law.start_of_birdsong(game, owner, self.seat)
            )
        run = RunPhase(self.seat, self.phase)
        if others or game.crafted[self.seat]:
            context.then(OpenWindow(self.seat, others=others), run)
        else:
            run.run(state, context)
        context.then(OpenWindow(self.seat, is_end=True))


class RunPhase(Auto, frozen=True):
    """The faction's own steps of a phase."""

    seat: Seat
    phase: Phase

    def run(self, state: State, context: StepContext) -> None:
        """As its law says."""
        game = game_of(state)
        law = laws(game)[self.seat]
        if self.phase is Phase.BIRDSONG:
            context.then(*law.birdsong(game, self.seat), AnythingElse(self.seat))
        elif self.phase is Phase.DAYLIGHT:
            context.then(*law.daylight(game, self.seat), AnythingElse(self.seat))
        else:
            context.then(AnythingElse(self.seat), *law.evening(game, self.seat))


STEPS: tuple[type[Step], ...] = (AnythingElse, PhaseWindow, OpenWindow, BeginPhase, RunPhase)

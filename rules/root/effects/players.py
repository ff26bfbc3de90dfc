"""Effects that name another player: Burrow Bank, Stand and Deliver, Swap Meet, Codebreakers, Charm
Offensive (5). Any other player may be named, partners and automata included (R74)."""

from collections.abc import Callable, Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Auto,
    Option,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChooseSeat, PlayCard
from rules.root.cards.piles import Draw, StealRandom, give
from rules.root.describe import card_name, who
from rules.root.effects.asking import OwnChoice, refuse
from rules.root.effects.codebreakers import ShowHand
from rules.root.effects.effect import Effect, Timing, always
from rules.root.effects.events import PlayerNamed
from rules.root.enums import Phase
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import Woodland, clockwise, game_of


class ScoreByEffect(Auto, frozen=True):
    """A player scores by an effect, in its turn among the effect's parts."""

    seat: Seat
    points: int
    source: str

    def run(self, state: State, context: StepContext) -> None:
        """Scores."""
        score(game_of(state), context, self.seat, self.points, self.source)


class NamePlayer(OwnChoice, frozen=True):
    """Which other player is meant. `card`: the effect that asks."""

    card: str

    def asks(self, game: Woodland) -> Text:
        """In the words of the effect."""
        return say(f"root.effects.prompt.{self.card}", who=who(game, self.seat))

    def is_open(self, game: Woodland) -> bool:
        """Its owner, if there is a player to name."""
        return bool(possible(game, self.seat, self.card))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every player that can be named."""
        return [ChooseSeat(other) for other in possible(game, self.seat, self.card)]

    def option(self, game: Woodland, action: Action) -> Option:
        """A player."""
        assert isinstance(action, ChooseSeat)
        return Option(action, who(game, action.seat), (Target(TargetKind.SEAT, int(action.seat)),))

    def refusals(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Option]:
        """Players of whom there is nothing to be had."""
        naming = NAMING[self.card]
        reasons = [
            (other, naming.why_not(game, self.seat, other)) for other in others(game, self.seat)
        ]
        return [
            refuse(self.option(game, ChooseSeat(other)), why)
            for other, why in reasons
            if why is not None
        ]

    def wanted(self) -> Text:
        """A player is asked for."""
        return say("root.effects.why.name_player")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Does it to that player."""
        (action,) = parts
        assert isinstance(action, ChooseSeat)
        context.emit(PlayerNamed(self.seat, self.card, action.seat))
        NAMING[self.card].then(game, context, self.seat, action.seat)


class GiveBack(OwnChoice, frozen=True):
    """Swap Meet, second half: gives a card of choice; the one just taken will do."""

    other: Seat

    def is_open(self, game: Woodland) -> bool:
        """Whoever has a card."""
        return bool(game.hands[self.seat])

    def asks(self, game: Woodland) -> Text:
        """Which card."""
        return say(
            "root.effects.prompt.give_back", who=who(game, self.seat), other=who(game, self.other)
        )

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any card of the hand."""
        return [PlayCard(card) for card in sorted(set(game.hands[self.seat]))]

    def option(self, game: Woodland, action: Action) -> Option:
        """A card."""
        assert isinstance(action, PlayCard)
        return Option(action, card_name(action.card), (Target(TargetKind.CARD, action.card),))

    def wanted(self) -> Text:
        """A hand card is asked for."""
        return say("root.effects.why.hand_card")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Gives it: hand to hand."""
        (action,) = parts
        assert isinstance(action, PlayCard)
        give(game, context, self.seat, self.other, action.card)


class Naming(msgspec.Struct, frozen=True):
    """What an effect does to the player it names, and who cannot be named."""

    then: Callable[[Woodland, StepContext, Seat, Seat], None]
    why_not: Callable[[Woodland, Seat, Seat], Text | None]


def others(state: Woodland, seat: Seat) -> list[Seat]:
    """All other players, clockwise."""
    return clockwise(state, seat)[1:]


def possible(state: Woodland, seat: Seat, card: str) -> list[Seat]:
    """The players whom an effect may name."""
    why_not = NAMING[card].why_not
    return [other for other in others(state, seat) if why_not(state, seat, other) is None]


def _anybody(state: Woodland, seat: Seat, other: Seat) -> Text | None:
    return None


def _empty_handed(state: Woodland, seat: Seat, other: Seat) -> Text | None:
    """Nothing can be taken from an empty hand (14); in place of an automaton's card one draws."""
    if state.hands[other] or not law_of(state, other).has_hand():
        return None
    return say("root.effects.why.empty_hand", who=who(state, other))


def _unseen(state: Woodland, seat: Seat, other: Seat) -> Text | None:
    """An automaton's hand counts as empty (9)."""
    if state.hands[other]:
        return None
    return say("root.effects.why.empty_hand", who=who(state, other))


def _share_draw(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    context.then(Draw(seat, 1), Draw(other, 1))


def _stand_and_deliver(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    context.then(StealRandom(seat, other), ScoreByEffect(other, 1, "stand_and_deliver"))


def _swap(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    context.then(StealRandom(seat, other), GiveBack(seat, other))


def _look(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    context.reveal()
    context.then(ShowHand(seat, other))


def _charm(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    score(state, context, other, 1, "charm_offensive")


NAMING = {
    "better_burrow_bank": Naming(_share_draw, _anybody),
    "stand_and_deliver": Naming(_stand_and_deliver, _empty_handed),
    "swap_meet": Naming(_swap, _empty_handed),
    "codebreakers": Naming(_look, _unseen),
    "charm_offensive": Naming(_charm, _anybody),
}


def _nobody_to_name(card: str) -> Callable[[Woodland, Seat], Text | None]:
    def why_not(state: Woodland, seat: Seat) -> Text | None:
        return None if possible(state, seat, card) else say("root.effects.why.all_empty_handed")

    return why_not


def _name(card: str) -> Callable[[Woodland, StepContext, Seat], None]:
    def begin(state: Woodland, context: StepContext, seat: Seat) -> None:
        context.then(NamePlayer(seat, card))

    return begin


def _begin_charm(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Draws first, then names who scores."""
    context.then(Draw(seat, 1), NamePlayer(seat, "charm_offensive"))


EFFECTS = (
    Effect(
        id="better_burrow_bank",
        phase=Phase.BIRDSONG,
        timing=Timing.START,
        why_not=always,
        begin=_name("better_burrow_bank"),
        is_compulsory=True,
    ),
    Effect(
        id="stand_and_deliver",
        phase=Phase.BIRDSONG,
        timing=Timing.WHOLE,
        why_not=_nobody_to_name("stand_and_deliver"),
        begin=_name("stand_and_deliver"),
    ),
    Effect(
        id="swap_meet",
        phase=Phase.BIRDSONG,
        timing=Timing.WHOLE,
        why_not=_nobody_to_name("swap_meet"),
        begin=_name("swap_meet"),
    ),
    Effect(
        id="codebreakers",
        phase=Phase.DAYLIGHT,
        timing=Timing.WHOLE,
        why_not=_nobody_to_name("codebreakers"),
        begin=_name("codebreakers"),
    ),
    Effect(
        id="charm_offensive",
        phase=Phase.EVENING,
        timing=Timing.START,
        why_not=always,
        begin=_begin_charm,
    ),
)

STEPS = (NamePlayer, GiveBack, ScoreByEffect)

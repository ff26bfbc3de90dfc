"""Playing a card: card and payment are one answer in parts, all or nothing."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from tests.toys.raid.actions import Give, Play, Played
from tests.toys.raid.state import Banner, Effect, Hospital, Pact, Raid, discard_from, everybody
from tests.toys.raid.words import COSTS, Card, card_name, who


class PlayCard(Choice, frozen=True):
    """Behind the curtain: a card to play, then the cards given for it, one by one."""

    seat: Seat
    left: int

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: Raid) -> Sequence[Seat]:
        """The seat whose turn it is."""
        return (self.seat,)

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """What the next part is."""
        given = state.answers.get(seat, ())
        if not given:
            return say("raid.prompt_play")
        return say("raid.prompt_give", n=1 + COSTS[given[0].card] - len(given))

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A card that can be paid, or back; then what is left of the hand."""
        if given:
            return [Give(card) for card in _kinds(_rest(state, seat, given))]
        payable = [card for card in _playable(state, seat) if _can_pay(state, seat, card)]
        return [*(play for card in payable for play in _plays(state, seat, card)), Pass()]

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, Pass):
            return Option(action, say("raid.back"), (Target(TargetKind.BUTTON, "back"),))
        card = Target(TargetKind.CARD, action.card)
        if isinstance(action, Give):
            return Option(action, say("raid.give", card=card_name(action.card)), (card,))
        if action.card is Card.PACT:
            label = say("raid.play_pact", whom=who(action.partner))
            return Option(action, label, (card, Target(TargetKind.SEAT, action.partner)))
        return Option(action, say("raid.play", card=card_name(action.card)), (card,))

    def refused(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that the rest of the hand cannot pay."""
        if given:
            return ()
        dear = [card for card in _playable(state, seat) if not _can_pay(state, seat, card)]
        options = [
            self.describe(state, seat, play) for card in dear for play in _plays(state, seat, card)
        ]
        return [
            Option(each.action, each.label, each.targets, say("raid.why_dear", n=COSTS[card]))
            for each in options
            for card in [each.action.card]
        ]

    def is_whole(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> bool:
        """A card and its whole price, or nothing."""
        if not given:
            return False
        return isinstance(given[0], Pass) or len(given) == 1 + COSTS[given[0].card]

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """Pays and puts the card into play; going back costs no order, but the hand was seen."""
        from tests.toys.raid.turn import Act, next_order

        play, *gifts = answers[self.seat]
        if isinstance(play, Pass):
            context.then(Act(self.seat, self.left, hand_seen=True))
            return
        discard_from(state, self.seat, play.card, *(gift.card for gift in gifts))
        context.emit(Played(self.seat, play.card, tuple(gift.card for gift in gifts)))
        context.then(
            PutInPlay(self.seat, play.card, play.partner), *next_order(self.seat, self.left)
        )


class PutInPlay(Auto, frozen=True):
    """The effect begins; a banner says in its record when it lapses."""

    seat: Seat
    card: Card
    partner: Seat

    def run(self, state: Raid, context: StepContext) -> None:
        """Adds the effect, unless the same one is there."""
        effect: Effect = Hospital(self.seat)
        if self.card is Card.BANNER:
            effect = Banner(self.seat, state.turn)
        elif self.card is Card.PACT:
            effect = Pact(self.seat, self.partner)
        if effect not in state.effects:
            state.effects = (*state.effects, effect)


def _kinds(cards: Sequence[Card]) -> list[Card]:
    return sorted(set(cards))


def _playable(state: Raid, seat: Seat) -> list[Card]:
    return [card for card in _kinds(state.hands[seat]) if card in COSTS]


def _can_pay(state: Raid, seat: Seat, card: Card) -> bool:
    return len(state.hands[seat]) > COSTS[card]


def _plays(state: Raid, seat: Seat, card: Card) -> list[Play]:
    if card is not Card.PACT:
        return [Play(card)]
    return [Play(card, other) for other in everybody(state) if other != seat]


def _rest(state: Raid, seat: Seat, given: tuple[Action, ...]) -> list[Card]:
    rest = list(state.hands[seat])
    for part in given:
        rest.remove(part.card)
    return rest


STEPS = (PlayCard, PutInPlay)

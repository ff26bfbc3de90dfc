"""Daylight: reveal a card, hold a ritual, as often as there are cards (7.5)."""

from collections.abc import Iterator, Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.pairing import Pair, card_of
from rules.root.cards.piles import suit_of
from rules.root.describe import button as button_target
from rules.root.describe import card_name, card_target, who
from rules.root.enums import Suit
from rules.root.factions.asking import button, refuse
from rules.root.factions.cult import crusading, planting, preaching
from rules.root.factions.cult.actions import (
    CallFollower,
    PlantGarden,
    Sacrifice,
    ScoreGardens,
)
from rules.root.factions.cult.holdings import Ritual
from rules.root.names import place_name
from rules.root.phases import PhaseChoice, offers
from rules.root.state import CLEARINGS, NOWHERE, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import clearings_of


def birds(hand: tuple[str, ...]) -> list[str]:
    """The birds of a hand, each kind once: for rituals they are only birds."""
    return [card for card in dict.fromkeys(hand) if suit_of(card) is Suit.BIRD]


def suited(hand: tuple[str, ...]) -> list[str]:
    """The suit cards of a hand, each kind once."""
    return [card for card in dict.fromkeys(hand) if suit_of(card) is not Suit.BIRD]


def rituals(state: Woodland, seat: Seat) -> list[Action]:
    """Every ritual that the hand allows; last those that spend a card for nothing."""
    hand = state.hands[seat]
    if not hand:
        return []
    plain = suited(hand)
    found: list[Action] = []
    idle: list[Action] = []
    for each in preaching.scorings(state, seat, plain):
        (found if preaching.brings(state, seat, each) else idle).append(each)
    found += planting.plantings(state, seat, plain)
    found += planting.calls(state, seat, plain)
    found += preaching.sacrifices(state, seat, birds(hand))
    return [*found, *idle]


class OpenRituals(Auto, frozen=True):
    """Rituals are asked for while there are hand cards, or something else is open."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if game.hands[self.seat] or offers(game, self.seat):
            context.then(CultRituals(self.seat))


class CultRituals(PhaseChoice, frozen=True):
    """The next ritual, or none."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Until Daylight is over."""
        return () if turn_of(game_of(state)).ended else (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many cards are left to reveal."""
        game = game_of(state)
        return say("root.cult.prompt.rituals", who=who(game, seat), n=len(game.hands[self.seat]))

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Rituals, or the end of them."""
        return [*rituals(state, self.seat), Done()]

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Holds it and asks again."""
        match action:
            case PlantGarden():
                planting.plant(state, context, self.seat, action)
            case CallFollower():
                planting.call(state, context, self.seat, action)
            case ScoreGardens():
                preaching.score_gardens(state, context, self.seat, action)
            case Sacrifice():
                preaching.sacrifice(state, context, self.seat, action)
            case _:
                return
        context.then(OpenRituals(self.seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.cult.do.end_rituals"), "done")
        return super().describe(state, seat, action)

    # ------------------------------------------------------------ what is not open
    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Rituals that a card cannot bring, and plain moves and battles."""
        game = game_of(state)
        found = list(super().refused(state, seat, given))
        for card in birds(game.hands[self.seat]):
            why = say("root.cult.why.only_bird")
            for ritual in (Ritual.BUILD, Ritual.RECRUIT, Ritual.SCORE):
                found.append(_refusal(ritual, card, why))
        for card in suited(game.hands[self.seat]):
            found += [_refusal(*each) for each in _unfit(game, self.seat, card)]
        why = say("root.cult.why.no_plain")
        for order in crusading.all_orders(game, self.seat):
            found.append(refuse(super().describe(state, seat, order), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this card or clearing serves nothing now; no plain moves, no plain battles."""
        game = game_of(state)
        if target.kind is TargetKind.CARD:
            return self._about_card(game, str(target.id))
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return self._about_place(game, int(target.id))
        if target.kind in (TargetKind.SEAT, TargetKind.PIECE):
            return say("root.cult.why.no_plain")
        return super().explain(state, seat, target)

    def why_not_pair(self, state: Woodland, pair: Pair, path: Sequence[Target]) -> Text | None:
        """Why this card builds or recruits nothing there."""
        if not card_of(path):
            return None
        if suit_of(pair.card) is Suit.BIRD:
            return say("root.cult.why.only_bird")
        why = planting.why_not_call(state, self.seat, pair.card, pair.place)
        if why is None or button_target(Ritual.BUILD.value) in path:
            why = planting.why_not_plant(state, self.seat, pair.card, pair.place)
        return why

    def _about_card(self, game: Woodland, card: str) -> Text:
        if card in game.revealed[self.seat]:
            return say("root.cult.why.revealed", card=card_name(card))
        if card not in game.hands[self.seat]:
            return say("root.cult.why.not_hand")
        return say("root.cult.why.card", card=card_name(card))

    def _about_place(self, game: Woodland, place: Place) -> Text:
        """Without a card that fits nothing is done there; moves and battles never."""
        if game.warriors[place][self.seat]:
            return say("root.cult.why.no_plain")
        return say("root.cult.why.card_first", place=place_name(place))


def _unfit(state: Woodland, seat: Seat, card: str) -> Iterator[tuple[Ritual, str, Text]]:
    """The rituals that this suit card cannot bring."""
    yield Ritual.SACRIFICE, card, say("root.cult.why.needs_bird")
    why = preaching.why_not_score(state, seat, suit_of(card))
    if why is not None:
        yield Ritual.SCORE, card, why
    if not planting.plantings(state, seat, [card]):
        yield Ritual.BUILD, card, _why_nowhere(state, seat, card)
    if not planting.calls(state, seat, [card]):
        yield Ritual.RECRUIT, card, say("root.cult.why.no_place", card=card_name(card))


def _why_nowhere(state: Woodland, seat: Seat, card: str) -> Text:
    """Why a card builds nowhere: no garden is left, or what its best clearing lacks."""
    found = [
        why
        for place in clearings_of(state, suit_of(card))
        if (why := planting.why_not_plant(state, seat, card, place)) is not None
    ]
    for key in ("no_garden", "no_slot"):
        for why in found:
            if why.key == f"root.cult.why.{key}":
                return why
    ruled = [why for why in found if why.key != "root.cult.why.not_ruled"]
    return ruled[0] if ruled else say("root.cult.why.rules_none", card=card_name(card))


def _refusal(ritual: Ritual, card: str, why: Text) -> Option:
    label = say(f"root.cult.do.ritual.{ritual.value}", card=card_name(card))
    path = (card_target(card), button_target(ritual.value))
    return Option(_idle(ritual, card), label, path, why)


def _idle(ritual: Ritual, card: str) -> Action:
    """A ritual with no place for it: no two refusals are the same action."""
    match ritual:
        case Ritual.BUILD:
            return PlantGarden(card, NOWHERE, suit_of(card))
        case Ritual.RECRUIT:
            return CallFollower(card, NOWHERE)
        case Ritual.SCORE:
            return ScoreGardens(card)
        case _:
            return Sacrifice(card)


STEPS: tuple[type[Step], ...] = (OpenRituals, CultRituals)

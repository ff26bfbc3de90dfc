"""A battle: ambush, perhaps a counter-ambush, dice, losses, end."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Dice, Drawn
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from tests.toys.raid.actions import Ambushed, BattleBegan, Foiled, PlayAmbush, Rolled
from tests.toys.raid.losses import RemoveLosses, TakeHits
from tests.toys.raid.state import Fight, Raid, discard_from
from tests.toys.raid.words import AMBUSHES, SUITS, card_name, place_name, who

AMBUSH_HITS = 2
FACES = 4


class Battle(Auto, frozen=True):
    """The battle as one list. `decider` decides what the attacker loses."""

    attacker: Seat
    defender: Seat
    place: int
    decider: Seat

    def run(self, state: Raid, context: StepContext) -> None:
        """Sets up what the steps share."""
        state.fight = Fight(self.attacker, self.defender, self.place, self.decider)
        context.emit(BattleBegan(self.attacker, self.defender, self.place))
        context.then(OfferAmbush(), RollIfAnyLeft(), EndBattle())


class Interrupt(Choice, frozen=True):
    """A fitting ambush from the hand, or none; asked by the number of cards, which is public."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def asked(self, fight: Fight) -> Seat:
        """Whose hand it is about."""
        raise NotImplementedError

    def seats(self, state: Raid) -> Sequence[Seat]:
        """Everybody with a card might have one."""
        seat = self.asked(state.fight)
        return (seat,) if state.hands[seat] else ()

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Pass, or the ambush of this place's suit."""
        fitting = AMBUSHES[SUITS[state.fight.place]]
        return (Pass(), PlayAmbush(fitting)) if fitting in state.hands[seat] else (Pass(),)

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, Pass):
            return Option(action, say("raid.no_ambush"), (Target(TargetKind.BUTTON, "pass"),))
        card = Target(TargetKind.CARD, action.card)
        return Option(action, say("raid.play", card=card_name(action.card)), (card,))

    def refused(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The ambush of the other suit."""
        fitting = AMBUSHES[SUITS[state.fight.place]]
        others = [card for card in AMBUSHES.values() if card is not fitting]
        options = [
            self.describe(state, seat, PlayAmbush(card))
            for card in others
            if card in state.hands[seat]
        ]
        why = say("raid.why_suit", place=place_name(state.fight.place))
        return [Option(each.action, each.label, each.targets, why) for each in options]


class OfferAmbush(Interrupt, frozen=True):
    """The defender may spring an ambush."""

    def asked(self, fight: Fight) -> Seat:
        """The defender."""
        return fight.defender

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """Who must do what."""
        return say("raid.prompt_ambush", who=who(seat))

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """An ambush may be foiled."""
        for seat, (action,) in answers.items():
            if isinstance(action, PlayAmbush):
                discard_from(state, seat, action.card)
                context.emit(Ambushed(seat))
                context.then(OfferFoil())


class OfferFoil(Interrupt, frozen=True):
    """The attacker may answer an ambush with one; if it does not, it takes two hits."""

    def asked(self, fight: Fight) -> Seat:
        """The attacker, even when it was forced to attack."""
        return fight.attacker

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """Who must do what."""
        return say("raid.prompt_foil", who=who(seat))

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """Foiled, or hits."""
        for seat, (action,) in answers.items():
            if isinstance(action, PlayAmbush):
                discard_from(state, seat, action.card)
                context.emit(Foiled(seat))
                return
        context.then(TakeHits(AMBUSH_HITS, 0), RemoveLosses())


class RollIfAnyLeft(Auto, frozen=True):
    """An ambush that left no attacking warrior ends the battle."""

    def run(self, state: Raid, context: StepContext) -> None:
        """Rolls only if somebody is left to fight."""
        if state.bands[state.fight.attacker].warriors[state.fight.place]:
            context.then(RollHits())


class RollHits(Chance, frozen=True):
    """Two dice, 0 to 3: the higher one for the attacker; nobody deals more than it has warriors."""

    def lots(self, state: Raid) -> Dice:
        """Two dice."""
        return Dice(2, FACES)

    def resolve(self, state: Raid, context: StepContext, drawn: Drawn) -> None:
        """Hits, with what effects add."""
        from tests.toys.raid.effects import extra_hits

        fight = state.fight
        attacking = state.bands[fight.attacker].warriors[fight.place]
        defending = state.bands[fight.defender].warriors[fight.place]
        dealt = min(max(drawn), attacking) + extra_hits(state, fight.attacker)
        answered = min(min(drawn), defending)
        context.emit(Rolled(dealt, answered))
        context.then(TakeHits(answered, dealt), RemoveLosses())


class EndBattle(Auto, frozen=True):
    """The battle is over."""

    def run(self, state: Raid, context: StepContext) -> None:
        """Clears what the steps shared."""
        state.fight = None


STEPS = (Battle, OfferAmbush, OfferFoil, RollIfAnyLeft, RollHits, EndBattle)

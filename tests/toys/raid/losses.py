"""Losses: both sides choose at once, partners may be asked, all pieces leave together."""

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
from tests.toys.raid.actions import (
    AllyAnswered,
    AskAlly,
    Give,
    Healed,
    LoseTent,
    LoseWarrior,
    Removed,
    TakeForAlly,
)
from tests.toys.raid.state import Raid, Side, change, discard_from, pieces, put
from tests.toys.raid.words import card_name, who


class TakeHits(Choice, frozen=True):
    """Whoever decides for a side spreads its hits over the pieces, one part a hit.

    Both sides at once, so neither sees what the other chooses.
    """

    attacker: int
    defender: int

    INDEPENDENT: ClassVar[bool] = True

    def seats(self, state: Raid) -> Sequence[Seat]:
        """The deciders of the sides that have something to lose."""
        return [state.fight.decider_of(side) for side in (0, 1) if self.needed(state, side)]

    def needed(self, state: Raid, side: int) -> int:
        """As many parts as there are hits and pieces."""
        return min((self.attacker, self.defender)[side], left(state, side))

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """Who must lose how much."""
        side = self.side_of(state, seat)
        return say("raid.prompt_losses", who=who(seat), n=self.needed(state, side))

    def side_of(self, state: Raid, seat: Seat) -> int:
        """Which side a seat decides for."""
        return int(seat != state.fight.decider_of(0))

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A warrior, a tent, or what a pact offers; as far as they go."""
        from tests.toys.raid.effects import allies_here

        fight, side = state.fight, self.side_of(state, seat)
        band, lost = state.bands[fight.seat_of(side)], fight.sides[side]
        found: list[Action] = []
        if band.warriors[fight.place] - lost.warriors > given.count(LoseWarrior()):
            found.append(LoseWarrior())
        if band.tents[fight.place] - lost.tents > given.count(LoseTent()):
            found.append(LoseTent())
        if not lost.asked and not any(isinstance(part, AskAlly) for part in given):
            found += allies_here(state, fight.seat_of(side), fight.place)
        return found

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, AskAlly):
            target = Target(TargetKind.SEAT, action.ally)
            return Option(action, say("raid.ask_ally", whom=who(action.ally)), (target,))
        piece = "warrior" if isinstance(action, LoseWarrior) else "tent"
        return Option(action, say(f"raid.lose_{piece}"), (Target(TargetKind.PIECE, piece),))

    def is_whole(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Every hit has its piece."""
        return len(given) >= self.needed(state, self.side_of(state, seat))

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """Notes the losses; partners that were named are asked after that."""
        for seat, parts in answers.items():
            side = self.side_of(state, seat)
            lost = state.fight.sides[side]
            state.fight = state.fight.changed(
                side,
                warriors=lost.warriors + parts.count(LoseWarrior()),
                tents=lost.tents + parts.count(LoseTent()),
            )
            for part in parts:
                if isinstance(part, AskAlly):
                    state.fight = state.fight.changed(side, asked=True)
                    context.then(AskForHelp(side, part.ally))


def left(state: Raid, side: int) -> int:
    """The pieces of a side that no hit has taken yet."""
    fight = state.fight
    lost: Side = fight.sides[side]
    return pieces(state, fight.seat_of(side), fight.place) - lost.warriors - lost.tents


class AskForHelp(Choice, frozen=True):
    """The partner of a pact may take the hit; if not, it comes back."""

    side: int
    ally: Seat

    def seats(self, state: Raid) -> Sequence[Seat]:
        """The partner."""
        return (self.ally,)

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """Who must decide what."""
        return say("raid.prompt_help", who=who(seat), whom=who(state.fight.seat_of(self.side)))

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Yes or no."""
        return TakeForAlly(), Pass()

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words."""
        button = "take" if isinstance(action, TakeForAlly) else "decline"
        return Option(action, say(f"raid.{button}"), (Target(TargetKind.BUTTON, button),))

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """The hit is taken, or must be taken by the side itself."""
        takes = isinstance(answers[self.ally][0], TakeForAlly)
        context.emit(AllyAnswered(self.ally, takes))
        if takes:
            state.fight = state.fight.changed(self.side, ally=self.ally)
        else:
            context.then(TakeHits(1, 0) if self.side == 0 else TakeHits(0, 1))


class RemoveLosses(Auto, frozen=True):
    """All chosen pieces leave together; then both sides score, then effects react."""

    def run(self, state: Raid, context: StepContext) -> None:
        """Removes what both sides and their partners lost."""
        fight = state.fight
        for side in (0, 1):
            lost, by = fight.sides[side], fight.seat_of(1 - side)
            self._remove(state, context, fight.seat_of(side), lost.warriors, lost.tents, by)
            if lost.ally >= 0:
                self._remove(state, context, lost.ally, 1, 0, by)
            state.fight = state.fight.changed(side, warriors=0, tents=0, ally=-1, asked=False)

    def _remove(
        self, state: Raid, context: StepContext, seat: Seat, warriors: int, tents: int, by: Seat
    ) -> None:
        if not warriors and not tents:
            return
        place, band = state.fight.place, state.bands[seat]
        change(
            state,
            seat,
            warriors=put(band.warriors, place, -warriors),
            tents=put(band.tents, place, -tents),
            fallen=band.fallen + warriors,
        )
        change(state, by, points=state.bands[by].points + warriors + tents)
        context.emit(Removed(seat, place, warriors, tents, by))


class OfferHospital(Choice, frozen=True):
    """A reaction: for any card from the hand, one of the fallen goes home instead."""

    owner: Seat

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: Raid) -> Sequence[Seat]:
        """The owner of the hospital, unless earlier reactions emptied its hand."""
        return (self.owner,) if state.hands[self.owner] else ()

    def prompt(self, state: Raid, seat: Seat) -> Text:
        """Who must decide what."""
        return say("raid.prompt_hospital", who=who(seat))

    def actions(self, state: Raid, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A card, or nothing."""
        return [Pass(), *(Give(card) for card in sorted(set(state.hands[seat])))]

    def describe(self, state: Raid, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, Pass):
            return Option(action, say("raid.no_hospital"), (Target(TargetKind.BUTTON, "pass"),))
        card = Target(TargetKind.CARD, action.card)
        return Option(action, say("raid.give", card=card_name(action.card)), (card,))

    def resolve(self, state: Raid, context: StepContext, answers: Answers) -> None:
        """One warrior goes home; the enemy keeps its point."""
        for seat, (action,) in answers.items():
            if isinstance(action, Give):
                discard_from(state, seat, action.card)
                band = state.bands[seat]
                change(state, seat, warriors=put(band.warriors, seat, 1), fallen=band.fallen - 1)
                context.emit(Healed(seat, action.card))


STEPS = (TakeHits, AskForHelp, RemoveLosses, OfferHospital)

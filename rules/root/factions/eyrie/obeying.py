"""Daylight of the Eyrie: the Decree, column by column (7.2)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace, Fight, Move
from rules.root.battle import fight, why_not_fight
from rules.root.describe import place_name
from rules.root.enums import BuildingKind
from rules.root.factions.asking import place_target
from rules.root.factions.eyrie import decree
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.events import DecreeObeyed
from rules.root.factions.eyrie.holdings import column, roosts
from rules.root.factions.eyrie.naming import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    column_name,
    decree_card,
)
from rules.root.factions.eyrie.turmoil import FallIntoTurmoil
from rules.root.phases import PhaseChoice, may_be_open
from rules.root.state import CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import matches, open_slots
from rules.root.woodland.moving import carry_out, why_not_reach
from rules.root.woodland.people import enemies_at
from rules.root.woodland.placing import place_building, place_warriors, why_not_place
from rules.root.woodland.ruling import rules

Cards = tuple[str, ...]


class ObeyDecree(Auto, frozen=True):
    """A column begins; empty ones are skipped (R48)."""

    seat: Seat
    column: int = 0

    def run(self, state: State, context: StepContext) -> None:
        """All its cards, then the next column."""
        left = column(game_of(state), self.seat, self.column)
        context.then(ObeyColumn(self.seat, self.column, left))


class ObeyColumn(Auto, frozen=True):
    """What is left of a column: which card is next is asked where it matters."""

    seat: Seat
    column: int
    left: Cards

    def run(self, state: State, context: StepContext) -> None:
        """Cards of one suit that can be obeyed come one after the other without a question; so
        does what has one way only."""
        game = game_of(state)
        if turn_of(game).ended:
            return
        if not self.left:
            if self.column + 1 < len(COLUMNS):
                context.then(ObeyDecree(self.seat, self.column + 1))
            return
        card = self.left[0]
        is_alike = len({decree.suit_of(each) for each in self.left}) == 1
        if is_alike and decree.can_obey(game, self.seat, self.column, card):
            obey(game, context, ObeyCard(self.seat, self.column, card, self.left[1:]))
        else:
            context.then(NextCard(self.seat, self.column, self.left))


def obey(state: Woodland, context: StepContext, card: "ObeyCard") -> None:
    """Recruiting and building with one clearing only are carried out unasked, unless something
    else may be open before. A move has its number, a battle its dice: there the player is asked."""
    found = card.orders(state) if card.column in (RECRUIT, BUILD) else ()
    if len(found) == 1 and (card.is_picked or not may_be_open(state, card.seat)):
        state.turn = msgspec.structs.replace(turn_of(state), acted=True)
        card.carry_out(state, context, found[0])
    else:
        context.then(card)


class NextCard(PhaseChoice, frozen=True):
    """Which card of the column comes next. One that cannot be carried out brings turmoil."""

    column: int
    left: Cards

    def waits(self, state: State) -> bool:
        """Turmoil comes when its player has seen it coming."""
        return True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which column; of one card only, that it cannot be carried out."""
        column = column_name(self.column)
        if len(set(self.left)) == 1:
            return say("root.eyrie.prompt.fails", column=column, card=decree_card(self.left[0]))
        return say("root.eyrie.prompt.next", column=column)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """The cards that are left, each kind once."""
        return [Obey(card) for card in dict.fromkeys(self.left)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card, with a warning where it brings turmoil."""
        if not isinstance(action, Obey):
            return super().describe(state, seat, action)
        game, card = game_of(state), decree_card(action.card)
        why = decree.why_fails(game, seat, self.column, action.card)
        target = Target(TargetKind.CARD, action.card)
        if why is None:
            label = say("root.eyrie.do.obey", column=column_name(self.column), card=card)
        else:
            label = say("root.eyrie.do.fail", card=card, why=why)
        return Option(action, label, (target,))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A card of this column is asked for."""
        return say("root.eyrie.why.next", column=column_name(self.column))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """How comes next, or turmoil."""
        assert isinstance(action, Obey)
        rest = list(self.left)
        rest.remove(action.card)
        if decree.ways(state, self.seat, self.column, action.card):
            left = tuple(rest)
            following = ObeyCard(self.seat, self.column, action.card, left, is_picked=True)
            obey(state, context, following)
        else:
            context.emit(DecreeObeyed(self.seat, action.card, self.column, fails=True))
            context.then(FallIntoTurmoil(self.seat))


class ObeyCard(PhaseChoice, frozen=True):
    """How a card is carried out: where it can be, it must be. `is_picked`: it has been chosen, so
    nothing comes between."""

    column: int
    card: str
    rest: Cards
    is_picked: bool = False

    def seats(self, state: State) -> Sequence[Seat]:
        """While there is a way: what comes between may close it."""
        game = game_of(state)
        is_open = decree.has_way(game, self.seat, self.column, self.card)
        return (self.seat,) if is_open else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """What to do, for which card."""
        key = f"root.eyrie.prompt.{COLUMNS[self.column]}"
        if self.column != RECRUIT:
            return say(key, card=decree_card(self.card))
        count = decree.recruits_each(game_of(state), seat)
        return say(key, card=decree_card(self.card), n=count)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Each way to carry it out."""
        return decree.ways(state, self.seat, self.column, self.card)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """No offers once the card has been picked."""
        if self.is_picked:
            return self.orders(game_of(state))
        return super().actions(state, seat, given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Recruit and Build name their clearing."""
        if not isinstance(action, ChoosePlace):
            return super().describe(state, seat, action)
        place = place_name(game_of(state), action.place)
        key = "root.eyrie.do.recruit" if self.column == RECRUIT else "root.eyrie.do.build"
        return Option(action, say(key, place=place), (place_target(action.place),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Effects that are not open; none once the card has been picked."""
        return () if self.is_picked else super().refused(state, seat, given)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this clearing does not serve the card."""
        if target.kind is not TargetKind.PLACE or target.id not in CLEARINGS:
            return say("root.eyrie.why.obey", card=decree_card(self.card))
        place, game = int(target.id), game_of(state)
        return why_not_there(game, seat, self.column, self.card, place)

    def waits(self, state: State) -> bool:
        """Dice are not taken back: a battle is begun by its player."""
        return self.column == BATTLE

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries it out; without a way left the column looks again."""
        if not answers:
            left = (self.card, *self.rest)
            context.then(ObeyColumn(self.seat, self.column, left))
        else:
            super().resolve(state, context, answers)

    def is_offer(self, state: Woodland, action: Action) -> bool:
        """None once the card has been picked."""
        return not self.is_picked and super().is_offer(state, action)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Obeys, then the rest of the column."""
        context.emit(DecreeObeyed(self.seat, self.card, self.column))
        following: Step = ObeyColumn(self.seat, self.column, self.rest)
        match action:
            case Move():
                carry_out(state, context, self.seat, action)
            case Fight():
                context.then(fight(self.seat, action))
            case ChoosePlace() if self.column == RECRUIT:
                if not recruit(state, context, self.seat, action.place):
                    following = FallIntoTurmoil(self.seat)
            case ChoosePlace():
                place_building(state, context, self.seat, action.place, BuildingKind.ROOST)
        context.then(following)


def recruit(state: Woodland, context: StepContext, seat: Seat, place: Place) -> bool:
    """Places what can be placed; whether that was all."""
    count = decree.recruits_each(state, seat)
    return place_warriors(state, context, seat, place, count) == count


def why_not_there(state: Woodland, seat: Seat, number: int, card: str, place: Place) -> Text:
    """Why a clearing does not serve a card."""
    where = place_name(state, place)
    if number == MOVE and not state.warriors[place][seat]:
        return why_not_reach(state, seat, place)
    if not matches(state, place, decree.suit_of(card)):
        return say("root.eyrie.why.no_match", place=where, card=decree_card(card))
    if number == RECRUIT and place not in roosts(state, seat):
        return say("root.eyrie.why.no_roost", place=where)
    if number == BATTLE:
        return _why_not_battle(state, seat, place)
    if number == BUILD:
        return _why_not_build(state, seat, place)
    why = why_not_place(state, seat, place) if number == RECRUIT else None
    return why or say("root.eyrie.why.no_move", place=where)


def _why_not_battle(state: Woodland, seat: Seat, place: Place) -> Text:
    others = enemies_at(state, seat, place)
    why = why_not_fight(state, seat, place, others[0]) if others else None
    return why or say("root.eyrie.why.no_enemy", place=place_name(state, place))


def _why_not_build(state: Woodland, seat: Seat, place: Place) -> Text:
    where = place_name(state, place)
    if place in roosts(state, seat):
        return say("root.eyrie.why.has_roost", place=where)
    if not rules(state, seat, place):
        return say("root.eyrie.why.not_ruled", place=where)
    if open_slots(state, place) <= 0:
        return say("root.eyrie.why.no_slot", place=where)
    return why_not_place(state, seat, place) or say("root.eyrie.why.no_roost_left")


STEPS: tuple[type[Step], ...] = (ObeyDecree, ObeyColumn, NextCard, ObeyCard)

"""Assembly: two actions (7.7)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import BeginBattle, fights, refused_fights
from rules.root.cards.pairing import Pair, card_of, why_not_match
from rules.root.cards.piles import suit_of
from rules.root.describe import card_name, place_name
from rules.root.factions.asking import button, refuse
from rules.root.factions.duchy import building, digging
from rules.root.factions.duchy.actions import Dig, RaiseBuilding, RecruitBelow
from rules.root.factions.duchy.holdings import recruits
from rules.root.phases import Joined, PhaseChoice
from rules.root.state import BURROW, CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import matches
from rules.root.woodland.moving import carry_out, moves
from rules.root.woodland.placing import place_warriors

ACTIONS = 2


class DuchyBirdsong(Auto, frozen=True):
    """Warriors come to the Burrow, by citadels on the map."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As many as the supply has."""
        game = game_of(state)
        place_warriors(game, context, self.seat, BURROW, recruits(game, self.seat))


class OpenAssembly(Auto, frozen=True):
    """The Assembly begins."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Two actions."""
        game = game_of(state)
        game.turn = msgspec.structs.replace(turn_of(game), actions=ACTIONS)
        context.then(DuchyAssembly(self.seat))


class DuchyAssembly(PhaseChoice, frozen=True):
    """One action of the Assembly: Build, Recruit, Move, Battle or Dig."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        return say("root.duchy.prompt.assembly", n=turn_of(game_of(state)).actions)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """All that is open, or to end it."""
        found: list[Action] = [*fights(state, self.seat)]
        found += building.builds(state, self.seat, any_card=False)
        found += digging.digs(state, self.seat)
        if state.supply[self.seat]:
            found.append(RecruitBelow())
        found.append(Done())
        return Joined(moves(state, self.seat), found)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button; the rest as everywhere."""
        if isinstance(action, Done):
            return button(action, say("root.duchy.do.end_assembly"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Sites, tunnels and recruits that are not open."""
        game = game_of(state)
        found = [
            refuse(building.option(game, order), why)
            for order, why in building.refusals(game, self.seat, any_card=False)
        ]
        for place in CLEARINGS:
            why_dig = digging.why_not_dig(game, self.seat, place)
            if why_dig is not None:
                found.append(refuse(digging.option(game, Dig(place, "")), why_dig))
        if not game.supply[self.seat]:
            option = self.describe(state, seat, RecruitBelow())
            found.append(refuse(option, say("root.duchy.why.no_warriors")))
        battles = refused_fights(game, self.seat)
        return [*super().refused(state, seat, given), *battles, *found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why nothing can be built or dug there, or what is wrong with a card."""
        game = game_of(state)
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return _about_place(game, self.seat, int(target.id))
        if target.kind is TargetKind.CARD and str(target.id) in game.hands[self.seat]:
            card = str(target.id)
            if not any(matches(game, place, suit_of(card)) for place in CLEARINGS):
                return say("root.duchy.why.card_no_match", card=card_name(card))
        return super().explain(state, seat, target)

    def why_not_pair(self, state: Woodland, pair: Pair, path: Sequence[Target]) -> Text | None:
        """Why this card neither builds nor digs there."""
        if not card_of(path) and len(path) < 2:
            return None
        other = why_not_match(state, pair)
        return other or (_about_place(state, self.seat, pair.place) if card_of(path) else None)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it; then the next action, if one is left."""
        if isinstance(action, Done):
            return
        turn = turn_of(state)
        state.turn = msgspec.structs.replace(turn, actions=turn.actions - 1)
        take_action(state, context, self.seat, action)
        if turn.actions > 1:
            context.then(self)


def _about_place(state: Woodland, seat: Seat, place: Place) -> Text:
    why = building.why_not_build(state, seat, place, any_card=False)
    why = why or digging.why_not_dig(state, seat, place)
    return why or say("root.why.place_idle", place=place_name(state, place))


def take_action(state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
    """Carries out one action of the Assembly."""
    match action:
        case Move():
            carry_out(state, context, seat, action)
        case Fight():
            context.then(BeginBattle(seat, action.place, action.defender, allied=action.allied))
        case RaiseBuilding():
            building.build(state, context, seat, action)
        case Dig():
            digging.dig(state, context, seat, action)
        case RecruitBelow():
            place_warriors(state, context, seat, BURROW, 1)
        case _:
            raise ValueError(f"{action!r} is no action of the Assembly")


STEPS: tuple[type[Step], ...] = (DuchyBirdsong, OpenAssembly, DuchyAssembly)

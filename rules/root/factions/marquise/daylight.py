"""Daylight of the Marquise: three actions, and one more for each bird card spent (7.1)."""

from collections.abc import Sequence
from itertools import product

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import fight, fights, refused_fights
from rules.root.cards.pairing import Pair, card_of, why_not_match
from rules.root.cards.piles import spend, suit_of
from rules.root.describe import card_name
from rules.root.enums import BuildingKind, Suit
from rules.root.factions.asking import button, card_target, refuse
from rules.root.factions.marquise import building, wood
from rules.root.factions.marquise.actions import (
    ExtraAction,
    MarquiseBuild,
    MarquiseRecruit,
    Overwork,
)
from rules.root.factions.marquise.events import ActionBought
from rules.root.factions.marquise.holdings import KINDS, sites
from rules.root.phases import Joined, PhaseChoice
from rules.root.state import CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.moving import TakeMove, can_move, carry_out, moves, why_not_reach
from rules.root.woodland.placing import PlaceEach, can_place

ACTIONS = 3
RECRUITED = "recruit"
MARCH = "march"


class OpenMarquiseActions(Auto, frozen=True):
    """Crafting is over: up to three actions."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks for the first."""
        game = game_of(state)
        game.turn = msgspec.structs.replace(turn_of(game), actions=ACTIONS)
        context.then(MarquiseDaylight(self.seat))


class MarquiseDaylight(PhaseChoice, frozen=True):
    """The next action: Battle, March, Recruit, Build or Overwork; or a bird for one more."""

    def seats(self, state: State) -> Sequence[Seat]:
        """While actions are left, or any card is that may be a bird."""
        game = game_of(state)
        turn = turn_of(game)
        is_open = turn.actions or game.hands[self.seat]
        return (self.seat,) if is_open and not turn.ended else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left, and for what."""
        game = game_of(state)
        left = turn_of(game).actions
        if not left:
            return say("root.marquise.prompt.no_actions")
        names = what_is_open(game, seat) or ("nothing",)
        what = tuple(say(f"root.marquise.may.{name}") for name in names)
        return say("root.marquise.prompt.actions", n=left, what=what)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Actions while any are left, birds at any time, or the end."""
        found: list[Action] = [Done()]
        found += [ExtraAction(card) for card in birds(state, self.seat)]
        if not turn_of(state).actions:
            return found
        if why_not_recruit(state, self.seat) is None:
            found.append(MarquiseRecruit())
        found += fights(state, self.seat)
        found += building.builds(state, self.seat)
        found += wood.overworks(state, self.seat)
        return Joined(moves(state, self.seat), found)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.marquise.do.end"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Actions that are not open, each with its reason."""
        game = game_of(state)
        found = [*super().refused(state, seat, given)]
        others = [card for card in dict.fromkeys(game.hands[seat]) if suit_of(card) != Suit.BIRD]
        for card in others:
            option = self.describe(state, seat, ExtraAction(card))
            found.append(refuse(option, say("root.marquise.why.not_bird")))
        if turn_of(game).actions:
            found += self._refused_actions(game)
        return found

    def _refused_actions(self, state: Woodland) -> list[Option]:
        found = refused_fights(state, self.seat)
        why = why_not_recruit(state, self.seat)
        if why is not None:
            found.append(refuse(self.describe(state, self.seat, MarquiseRecruit()), why))
        for place, kind in product(CLEARINGS, KINDS):
            why = building.why_not_build(state, self.seat, place, kind)
            if why is not None:
                option = self.describe(state, self.seat, MarquiseBuild(place, kind))
                found.append(refuse(option, why))
        for place in dict.fromkeys(sites(state, self.seat, BuildingKind.SAWMILL)):
            why = wood.why_not_overwork(state, self.seat, place)
            if why is not None:
                found.append(refuse(self.describe(state, self.seat, Overwork(place, "")), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why nothing can be done there, or with this card."""
        game = game_of(state)
        if not turn_of(game).actions:
            return say("root.marquise.why.no_actions")
        if target.kind is TargetKind.PLACE and target.id in CLEARINGS:
            return why_not_reach(game, seat, int(target.id))
        if target.kind is TargetKind.CARD and target.id in game.hands[seat]:
            return say("root.marquise.why.card")
        return super().explain(state, seat, target)

    def why_not_pair(self, state: Woodland, pair: Pair, path: Sequence[Target]) -> Text | None:
        """Why there is no Overwork with this card in this clearing."""
        why = wood.why_not_overwork(state, self.seat, pair.place)
        is_meant = card_of(path) or why is None
        return (why_not_match(state, pair) or why) if is_meant else None

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it; then the next one."""
        if isinstance(action, Done):
            return
        if isinstance(action, ExtraAction):
            buy_action(state, context, self.seat, action.card)
        else:
            turn = turn_of(state)
            state.turn = msgspec.structs.replace(turn, actions=turn.actions - 1)
            take_action(state, context, self.seat, action)
        context.then(self)


def what_is_open(state: Woodland, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are open; which cards she holds is not told by it."""
    kinds = {
        "march": can_move(state, seat),
        "battle": bool(fights(state, seat)),
        "build": bool(building.builds(state, seat)),
        "recruit": why_not_recruit(state, seat) is None,
        "overwork": bool(state.hands[seat] and wood.wood_left(state, seat))
        and any(can_place(state, seat, p) for p in sites(state, seat, BuildingKind.SAWMILL)),
    }
    return tuple(kind for kind, is_open in kinds.items() if is_open)


def take_action(state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
    """One of the five actions. A March is a move and, if she likes, another (3.1)."""
    match action:
        case Move():
            carry_out(state, context, seat, action)
            context.then(TakeMove(seat, MARCH))
        case Fight():
            context.then(fight(seat, action))
        case MarquiseRecruit():
            recruit(state, context, seat)
        case MarquiseBuild():
            building.begin(state, context, seat, action)
        case Overwork():
            wood.overwork(state, context, seat, action)
        case _:
            raise ValueError(f"{action!r} is no action of the Marquise")


# -------------------------------------------------------------------- Recruit
def recruit_places(state: Woodland, seat: Seat) -> tuple[Place, ...]:
    """The clearings of recruiters where she may place, one entry a recruiter."""
    found = sites(state, seat, BuildingKind.RECRUITER)
    return tuple(place for place in found if can_place(state, seat, place))


def why_not_recruit(state: Woodland, seat: Seat) -> Text | None:
    """Why she cannot recruit now, or None."""
    if RECRUITED in turn_of(state).used:
        return say("root.marquise.why.recruited")
    if not state.supply[seat]:
        return say("root.marquise.why.no_warriors")
    if not recruit_places(state, seat):
        return say("root.marquise.why.no_recruiter")
    return None


def recruit(state: Woodland, context: StepContext, seat: Seat) -> None:
    """One warrior at each recruiter, once a turn; if they are short, she chooses where."""
    turn = turn_of(state)
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, RECRUITED))
    context.then(PlaceEach(seat, recruit_places(state, seat)))


# -------------------------------------------------------------------- more actions
def birds(state: Woodland, seat: Seat) -> list[str]:
    """The kinds of bird card in hand."""
    return [card for card in dict.fromkeys(state.hands[seat]) if suit_of(card) is Suit.BIRD]


def buy_action(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """A bird card is spent, one action more is left."""
    spend(state, context, seat, card, why="")
    context.emit(ActionBought(seat, card))
    turn = turn_of(state)
    state.turn = msgspec.structs.replace(turn, actions=turn.actions + 1)


def extra_option(action: ExtraAction) -> Option:
    """The card, then the button."""
    label = say("root.marquise.do.extra", card=card_name(action.card))
    extra = Target(TargetKind.BUTTON, "extra_action")
    return Option(action, label, (card_target(action.card), extra))


STEPS: tuple[type[Step], ...] = (OpenMarquiseActions, MarquiseDaylight)

"""Effects that grant a move or a battle: Command Warren, Cobbler, League, Émigré (5)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Pass, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import BeginBattle, TakeFight, fights
from rules.root.describe import describe, item_name, place_name, who
from rules.root.effects.asking import OwnChoice, PassOr, pass_option
from rules.root.effects.effect import Effect, Timing, always
from rules.root.effects.events import ItemSpent
from rules.root.effects.held import leave_play
from rules.root.enums import Item, Phase
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.moving import TakeMove, carry_out, moves

EMIGRE = "eyrie_emigre"
LEAGUE = "league_of_adventurous_mice"


class ExhaustFor(Action, frozen=True):
    """League: exhaust this crafted item for a move, or for a battle."""

    item: Item
    battle: bool = False


class LeagueWhat(OwnChoice, frozen=True):
    """League of Adventurous Mice: which crafted item is exhausted, and what for."""

    def asks(self, game: Woodland) -> Text:
        """Which item, what for."""
        return say("root.effects.prompt.league", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each kind of item, for each thing that can be done."""
        purposes = []
        if moves(game, self.seat):
            purposes.append(False)
        if fights(game, self.seat):
            purposes.append(True)
        kinds = dict.fromkeys(game.boxes[self.seat])
        return [ExhaustFor(item, battle) for item in kinds for battle in purposes]

    def option(self, game: Woodland, action: Action) -> Option:
        """An item and its purpose."""
        assert isinstance(action, ExhaustFor)
        purpose = "battle" if action.battle else "move"
        label = say(f"root.effects.league_{purpose}", item=item_name(action.item))
        item = Target(TargetKind.PIECE, f"item:{action.item}")
        return Option(action, label, (item, Target(TargetKind.BUTTON, purpose)))

    def wanted(self) -> Text:
        """A crafted item is asked for."""
        return say("root.effects.why.crafted_item")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """The item is exhausted for good."""
        (action,) = parts
        assert isinstance(action, ExhaustFor)
        box = list(game.boxes[self.seat])
        box.remove(action.item)
        game.boxes[self.seat] = tuple(box)
        game.spent_boxes[self.seat] = tuple(sorted((*game.spent_boxes[self.seat], action.item)))
        context.emit(ItemSpent(self.seat, action.item))
        step = TakeFight if action.battle else TakeMove
        context.then(step(self.seat, LEAGUE, may_pass=False))


class EmigreMove(OwnChoice, frozen=True):
    """Émigré: one move, then a battle where it went; less than both discards the card."""

    def asks(self, game: Woodland) -> Text:
        """The move."""
        return say("root.effects.prompt.emigre_move", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any move, or none."""
        return PassOr(moves(game, self.seat))

    def option(self, game: Woodland, action: Action) -> Option:
        """A move, or what passing costs."""
        if isinstance(action, Pass):
            return pass_option(say("root.effects.emigre_no_move"))
        return describe(game, self.seat, action)

    def wanted(self) -> Text:
        """A move is asked for."""
        return say("root.effects.why.move")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Then the battle."""
        (action,) = parts
        if not isinstance(action, Move):
            leave_play(game, context, self.seat, EMIGRE)
            return
        carry_out(game, context, self.seat, action)
        context.then(EmigreBattle(self.seat, action.target))


class EmigreBattle(OwnChoice, frozen=True):
    """Émigré, second half: a battle where the move went."""

    place: Place

    def is_open(self, game: Woodland) -> bool:
        """Whether there is anybody to battle."""
        return bool(fights(game, self.seat, (self.place,)))

    def asks(self, game: Woodland) -> Text:
        """The battle."""
        return say(
            "root.effects.prompt.emigre_battle",
            who=who(game, self.seat),
            place=place_name(game, self.place),
        )

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any enemy there, or none."""
        return [Pass(), *fights(game, self.seat, (self.place,))]

    def option(self, game: Woodland, action: Action) -> Option:
        """A battle, or what passing costs."""
        if isinstance(action, Pass):
            return pass_option(say("root.effects.emigre_no_battle"))
        return describe(game, self.seat, action)

    def wanted(self) -> Text:
        """A battle is asked for."""
        return say("root.effects.why.battle")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Battles, or the card goes, also where there was nobody to battle."""
        parts = answers.get(self.seat, (Pass(),))
        action = parts[0]
        if isinstance(action, Fight):
            fight = BeginBattle(
                self.seat, action.place, action.defender, cause=EMIGRE, allied=action.allied
            )
            context.then(fight)
        else:
            leave_play(game_of(state), context, self.seat, EMIGRE)


def _no_battle(state: Woodland, seat: Seat) -> Text | None:
    return None if fights(state, seat) else say("root.effects.why.no_battle")


def _no_move(state: Woodland, seat: Seat) -> Text | None:
    return None if moves(state, seat) else say("root.effects.why.no_move")


def _no_league(state: Woodland, seat: Seat) -> Text | None:
    if not state.boxes[seat]:
        return say("root.effects.why.no_item")
    if moves(state, seat) or fights(state, seat):
        return None
    return say("root.effects.why.no_move")


def _warren(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(TakeFight(seat, "command_warren", may_pass=False))


def _cobbler(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(TakeMove(seat, "cobbler", may_pass=False))


def _league(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(LeagueWhat(seat))


def _emigre(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(EmigreMove(seat))


EFFECTS = (
    Effect(
        id="command_warren",
        phase=Phase.DAYLIGHT,
        timing=Timing.START,
        why_not=_no_battle,
        begin=_warren,
    ),
    Effect(
        id="cobbler",
        phase=Phase.EVENING,
        timing=Timing.START,
        why_not=_no_move,
        begin=_cobbler,
    ),
    Effect(
        id=LEAGUE,
        phase=Phase.DAYLIGHT,
        timing=Timing.WHOLE,
        why_not=_no_league,
        begin=_league,
    ),
    Effect(
        id=EMIGRE,
        phase=Phase.BIRDSONG,
        timing=Timing.END,
        why_not=always,
        begin=_emigre,
        is_compulsory=True,
    ),
)

STEPS = (LeagueWhat, EmigreMove, EmigreBattle)
ACTIONS = (ExhaustFor,)

"""Spending what is held besides goods: arrested cultists and trophies (6, 9)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, card_target, cultist_target
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.events import CultistsSpent, TrophiesSpent
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.state import Council, game_of


def spend_cultists(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """n held cultists go to the cult discard: the player chooses which."""
    found = state.sheets[seat].cultists
    if 0 < n < len(found):
        return (SpendCultists(seat, n),)
    _cultists_gone(state, context, seat, found[:n])
    return ()


def spend_trophies(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """n trophies go to the threat discard: the player chooses which."""
    found = state.sheets[seat].trophies
    if 0 < n < len(found):
        return (SpendTrophies(seat, n),)
    _trophies_gone(state, context, seat, found[:n])
    return ()


def _cultists_gone(
    state: Council, context: StepContext, seat: Seat, spent: tuple[int, ...]
) -> None:
    if spent:
        kept = tuple(each for each in state.sheets[seat].cultists if each not in spent)
        set_sheet(state, seat, cultists=kept)
        state.cult_discard = (*state.cult_discard, *spent)
        context.emit(CultistsSpent(seat, spent))


def _trophies_gone(
    state: Council, context: StepContext, seat: Seat, spent: tuple[str, ...]
) -> None:
    if spent:
        kept = tuple(each for each in state.sheets[seat].trophies if each not in spent)
        set_sheet(state, seat, trophies=kept)
        state.threat_discard = (*state.threat_discard, *spent)
        names = tuple(item_name(state, card) for card in spent)
        context.emit(TrophiesSpent(seat, spent, names))


class PickCultist(Action, frozen=True):
    """A held cultist."""

    cultist: int


class PickTrophy(Action, frozen=True):
    """A trophy."""

    card: str


class PickSome(OneSeat, frozen=True):
    """Which n of several things? One part for each."""

    n: int

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """All named."""
        return len(given) == self.n

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All at once."""
        self.settle(game_of(state), context, answers[self.seat])

    def settle(self, state: Council, context: StepContext, picked: tuple[Action, ...]) -> None:
        """What happens to those named."""
        raise NotImplementedError(type(self).__name__)


class SpendCultists(PickSome, frozen=True):
    """Which held cultists are spent?"""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        found = who(game_of(state), seat)
        return say("kinfire_council.prompt.spend_cultists", who=found, n=self.n)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those held and not named yet."""
        held = map(PickCultist, game_of(state).sheets[seat].cultists)
        return [each for each in held if each not in given]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its number."""
        assert isinstance(action, PickCultist)
        label = say("kinfire_council.do.spend_cultist", number=action.cultist)
        return Option(action, label, (cultist_target(action.cultist),))

    def settle(self, state: Council, context: StepContext, picked: tuple[Action, ...]) -> None:
        """To the cult discard."""
        spent = tuple(each.cultist for each in picked if isinstance(each, PickCultist))
        _cultists_gone(state, context, self.seat, spent)


class SpendTrophies(PickSome, frozen=True):
    """Which trophies are spent?"""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        found = who(game_of(state), seat)
        return say("kinfire_council.prompt.spend_trophies", who=found, n=self.n)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those held and not named yet."""
        held = map(PickTrophy, game_of(state).sheets[seat].trophies)
        return [each for each in held if each not in given]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its name."""
        assert isinstance(action, PickTrophy)
        name = item_name(game_of(state), action.card)
        label = say("kinfire_council.do.spend_trophy", card=name)
        return Option(action, label, (card_target(action.card),))

    def settle(self, state: Council, context: StepContext, picked: tuple[Action, ...]) -> None:
        """To the threat discard."""
        spent = tuple(each.card for each in picked if isinstance(each, PickTrophy))
        _trophies_gone(state, context, self.seat, spent)

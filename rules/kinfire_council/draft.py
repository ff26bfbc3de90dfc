"""Councilors and worker sheets (2): dealt, or drafted in pairs from the Speaker clockwise."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, card_target
from rules.kinfire_council.data import general, seat_numbers
from rules.kinfire_council.describe import who
from rules.kinfire_council.enums import RESOURCES
from rules.kinfire_council.names import item_name, skill_name
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.card_texts import text_of
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.rounds.events import PairTaken
from rules.kinfire_council.state import Council, Goods, Piece, Sheet, game_of

Pair = tuple[str, str]


class OfferPairs(Auto, frozen=True):
    """From the Speaker clockwise each takes a pair; the rest leave the game."""

    def run(self, state: State, context: StepContext) -> None:
        """One after the other."""
        context.then(*(DraftPair(seat) for seat in all_seats(game_of(state))), EndDraft())


class EndDraft(Auto, frozen=True):
    """The pairs that nobody took leave the game."""

    def run(self, state: State, context: StepContext) -> None:
        """None is left."""
        game_of(state).offers = ()


class TakePair(Action, frozen=True):
    """A councilor with the worker sheet that he lies on."""

    councilor: str


class DraftPair(OneSeat, frozen=True):
    """Which councilor with which worker sheet?"""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("kinfire_council.prompt.draft", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each pair that is left."""
        return [TakePair(councilor) for councilor, _ in game_of(state).offers]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Councilor, Seeker and his skill, what the councilor is able to do and begins with."""
        assert isinstance(action, TakePair), f"{action!r} takes no pair"
        game = game_of(state)
        sheet = dict(game.offers)[action.councilor]
        label = say(
            "kinfire_council.do.draft",
            councilor=item_name(game, action.councilor),
            sheet=item_name(game, sheet),
            skill=skill_name(item_set(game).sheets[sheet].skill),
            text=text_of(printed(game, item_set(game).councilors[action.councilor])),
        )
        return Option(action, label, (card_target(action.councilor),))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """The pair is his."""
        assert isinstance(action, TakePair), f"{action!r} takes no pair"
        pair = (action.councilor, dict(state.offers)[action.councilor])
        take_pair(state, context, self.seat, pair)


def take_pair(state: Council, context: StepContext, seat: Seat, pair: Pair) -> None:
    """A player's sheet is laid out: Seeker and chits, influence, goods (2)."""
    councilor, sheet = pair
    state.offers = tuple(each for each in state.offers if each != pair)
    on_sheet = item_set(state).councilors[councilor].start_influence
    state.sheets[seat] = Sheet(
        councilor=councilor,
        worker_sheet=sheet,
        pieces=start_pieces(state, sheet),
        goods=start_goods(state, councilor),
        influence=on_sheet,
        reserve=general().setup.influence_total - on_sheet,
    )
    names = item_name(state, councilor), item_name(state, sheet)
    context.emit(PairTaken(seat, councilor, sheet, *names))


def start_pieces(state: Council, sheet: str) -> tuple[Piece, ...]:
    """The Seeker with the skill of the sheet, and worker chits by the number of players."""
    seeker = Piece("", item_set(state).sheets[sheet].skill)
    return (seeker, *(Piece(),) * seat_numbers(len(state.sheets)).worker_chits)


def start_goods(state: Council, councilor: str) -> Goods:
    """What a councilor begins with."""
    start = item_set(state).councilors[councilor].start
    a, b, c, d, e = (start.get(resource, 0) for resource in RESOURCES)
    return (a, b, c, d, e)


STEPS: tuple[type[Step], ...] = (OfferPairs, EndDraft, DraftPair)
ACTIONS: tuple[type[Action], ...] = (TakePair,)

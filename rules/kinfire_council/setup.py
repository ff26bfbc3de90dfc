"""The set-up (2): piles, the first site, the bag, the Speaker, councilors; then round 1."""

from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.kinfire_council.data import NUMBERED, ROUNDS, SLOTS, general, seat_numbers
from rules.kinfire_council.draft import OfferPairs, take_pair
from rules.kinfire_council.enums import Source
from rules.kinfire_council.options import variant_of
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.piles import Pile, Shuffle
from rules.kinfire_council.points import NO_TALLY, score
from rules.kinfire_council.printed.content import Content
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.events import SpeakerFound
from rules.kinfire_council.rounds.hidden_threats import HideThreats
from rules.kinfire_council.rounds.lighthouse import RevealSite
from rules.kinfire_council.rounds.needs import start_needs
from rules.kinfire_council.rounds.one_round import BeginRound
from rules.kinfire_council.state import LEADERS, Council, Sheet, game_of
from rules.kinfire_council.turn import research


def start(setup: Setup) -> Council:
    """A fresh table: everything sorted, nothing drawn yet."""
    seats = setup.seats
    state = Council(
        agenda=[SetUp()],
        answers={},
        luck=setup.seed,
        variant=variant_of(setup),
        sheets=[Sheet()] * seats,
        score=[0] * seats,
        hands=[()] * seats,
        met_needs=[0] * seats,
        cult_area=[0] * seats,
        coffers=general().setup.coffers_start,
        bag=(*range(1, NUMBERED + 1), *LEADERS),
        threats=[None] * SLOTS,
        tally=[NO_TALLY] * (seats + 1),
    )
    state.cult_score, state.needs = item_set(state).board.cult.start_v, start_needs(state)
    _lay_out(state, item_set(state).content)
    return state


def _lay_out(state: Council, items: Content) -> None:
    """The piles as they come out of the box: sorted by id, so that only luck makes an order."""
    state.threat_deck = tuple(sorted(each.id for each in items.threats))
    state.decree_deck = tuple(sorted(each.id for each in items.decrees))
    state.research_deck = tuple(
        sorted(each.id for each in items.research for _ in range(each.copies))
    )
    state.sites = tuple(sorted(each.id for each in items.sites))
    state.sentry_stock = tuple((each.id, each.copies) for each in items.sentries)


class SetUp(Auto, frozen=True):
    """The table is made ready."""

    def run(self, state: State, context: StepContext) -> None:
        """Piles and the first site; the Speaker; councilors; V by order; round 1."""
        game = game_of(state)
        context.then(Shuffle(Pile.THREATS), HideThreats(item_set(game).board.cult.hidden_threats))
        context.then(Shuffle(Pile.DECREES), Shuffle(Pile.SITES), RevealSite(), FindSpeaker())
        items = item_set(game).content
        dealt = (ShufflePairs(len(items.councilors)), ShufflePairs(len(items.sheets), True))
        context.then(*dealt, OfferPairs() if game.variant.has_draft else DealPairs())
        context.then(StartCards(), StartScores(), BeginRound())


class FindSpeaker(Chance, frozen=True):
    """The first Speaker is drawn."""

    def lots(self, state: State) -> Lots:
        """Any seat."""
        return Equal(len(game_of(state).sheets))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """He holds the medallion."""
        game = game_of(state)
        assert isinstance(drawn, int)
        game.speaker = Seat(drawn)
        context.emit(SpeakerFound(game.speaker))


class ShufflePairs(Chance, frozen=True):
    """Councilors, then worker sheets, are dealt at random: the first goes with the first."""

    n: int
    sheets: bool = False

    def lots(self, state: State) -> Lots:
        """An order of them."""
        return Order(self.n)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """As many pairs as there are of both."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        items = item_set(game).content
        if not self.sheets:
            game.offers = tuple((items.councilors[at].id, "") for at in drawn)
        else:
            dealt = [items.sheets[at].id for at in drawn]
            councilors = [councilor for councilor, _ in game.offers]
            game.offers = tuple(zip(councilors, dealt, strict=False))


class DealPairs(Auto, frozen=True):
    """Each seat gets a random councilor and a random worker sheet."""

    def run(self, state: State, context: StepContext) -> None:
        """In order; the rest leave the game."""
        game = game_of(state)
        for seat in all_seats(game):
            take_pair(game, context, seat, game.offers[0])
        game.offers = ()


class StartCards(Auto, frozen=True):
    """What research cards councilors begin with."""

    def run(self, state: State, context: StepContext) -> None:
        """In order."""
        context.then(*(DrawStart(seat) for seat in all_seats(game_of(state))))


class DrawStart(Auto, frozen=True):
    """One councilor's cards."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As many as he says."""
        game = game_of(state)
        n = item_set(game).councilors[game.sheets[self.seat].councilor].start_research
        context.then(*research.draw(game, context, self.seat, n))


class StartScores(Auto, frozen=True):
    """V to begin with: the Speaker the fewest, then one more for each seat."""

    def run(self, state: State, context: StepContext) -> None:
        """In order."""
        game, numbers = game_of(state), general().setup
        for at, seat in enumerate(all_seats(game)):
            n = numbers.start_v_first_player + at * numbers.start_v_step
            score(game, context, seat, n, Source.START)


def ply_bound(setup: Setup) -> int:
    """More questions than any game can ask."""
    return ROUNDS * setup.seats * seat_numbers(setup.seats).placements_per_round * 100


STEPS: tuple[type[Step], ...] = (
    SetUp,
    FindSpeaker,
    ShufflePairs,
    DealPairs,
    StartCards,
    DrawStart,
    StartScores,
)

"""The docket (4): drawing the decrees, the vote, what passes and what strikes."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.kinfire_council import state as records
from rules.kinfire_council.asking import OneSeat, decree_target, refuse, seat_target
from rules.kinfire_council.data import general
from rules.kinfire_council.describe import who
from rules.kinfire_council.effects.run import Run, Scope
from rules.kinfire_council.enums import DecreeKind, Moment, Source
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.influence import home
from rules.kinfire_council.names import item_name
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.card_texts import text_of
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.printed.triggers import fire_all
from rules.kinfire_council.rounds.events import (
    CrisisStruck,
    DecreeDiscarded,
    DecreePassed,
    DocketDrawn,
    Elected,
    LawPassed,
    LeadFound,
    OrderCarriedOut,
)
from rules.kinfire_council.state import NOBODY, Council, game_of


# -------------------------------------------------------------------- Sun's Rise A
class DrawDocket(Auto, frozen=True):
    """The top decrees are turned up: the docket of this round."""

    def run(self, state: State, context: StepContext) -> None:
        """Without votes."""
        game = game_of(state)
        n = general().params["decrees_per_round"]
        drawn, game.decree_deck = game.decree_deck[:n], game.decree_deck[n:]
        none = (0,) * len(game.sheets)
        game.docket = tuple(records.Decree(card, none) for card in drawn)
        context.emit(DocketDrawn(drawn, tuple(item_name(game, card) for card in drawn)))
        context.reveal()


# -------------------------------------------------------------------- Night's Fall B
class CountVotes(Auto, frozen=True):
    """More votes win; with as many on both, none too, the Speaker picks."""

    def run(self, state: State, context: StepContext) -> None:
        """The winner, or the Speaker's question."""
        game = game_of(state)
        sums = [sum(decree.votes) for decree in game.docket]
        best = [at for at, votes in enumerate(sums) if votes == max(sums)]
        if len(best) == 1:
            passes(game, context, best[0], NOBODY)
        elif best:
            context.then(PickDecree(game.speaker, tuple(best)))


def passes(state: Council, context: StepContext, at: int, speaker: Seat) -> None:
    """A decree has won: sponsors, the lead among them, then what it does (4)."""
    decree = state.docket[at]
    name, votes = item_name(state, decree.card), sum(decree.votes)
    context.emit(DecreePassed(at, decree.card, name, votes, speaker))
    most = max(decree.votes)
    tied = tuple(seat for seat in all_seats(state) if most and decree.votes[seat] == most)
    if len(tied) > 1:
        context.then(NameLead(state.speaker, at, tied))
    else:
        leads(state, context, at, tied[0] if tied else NOBODY)


def leads(state: Council, context: StepContext, at: int, lead: Seat) -> None:
    """The sponsors are fixed; what the lead sponsor has earned, then both decrees."""
    card = state.docket[at].card
    context.emit(LeadFound(lead, card))
    if lead != NOBODY:
        context.then(*fire_all(state, context, Moment.LEAD_SPONSOR, lead))
    losers = [other for other in range(len(state.docket)) if other != at]
    sponsors = sponsors_of(state, at)
    context.then(CarryOut(at, lead, sponsors))
    context.then(*(Strike(other, lead, sponsors) for other in losers), ClearDocket())


def sponsors_of(state: Council, at: int) -> tuple[Seat, ...]:
    """Everybody with a vote on a decree, in order."""
    votes = state.docket[at].votes
    return tuple(seat for seat in all_seats(state) if votes[seat])


def strikes(state: Council, at: int) -> list[Text]:
    """The crises that strike where a decree of the docket passes, by name."""
    others = [decree.card for other, decree in enumerate(state.docket) if other != at]
    kinds = item_set(state).decrees
    return [item_name(state, card) for card in others if kinds[card].kind is DecreeKind.CRISIS]


class PassDecree(Action, frozen=True):
    """This decree of the docket passes."""

    at: int


class PickDecree(OneSeat, frozen=True):
    """The Speaker breaks the tie of the docket; he need not have voted (R27)."""

    tied: tuple[int, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many votes each has."""
        game = game_of(state)
        votes = sum(game.docket[self.tied[0]].votes)
        return say("kinfire_council.prompt.pick_decree", who=who(game, seat), n=votes)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One of those with the most votes."""
        return [PassDecree(at) for at in self.tied]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its name, with what it does; a crisis that loses strikes."""
        assert isinstance(action, PassDecree), f"{action!r} passes nothing"
        game = game_of(state)
        card = game.docket[action.at].card
        facts = {
            "name": item_name(game, card),
            "text": text_of(printed(game, item_set(game).decrees[card])),
        }
        label = say("kinfire_council.do.pass_decree", **facts)
        for struck in strikes(game, action.at):
            label = say("kinfire_council.do.and_strikes", label=label, name=struck)
        return Option(action, label, (decree_target(action.at),))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """That one has won."""
        assert isinstance(action, PassDecree), f"{action!r} passes nothing"
        passes(state, context, action.at, self.seat)


class NameSeat(Action, frozen=True):
    """This player."""

    seat: Seat


class NameLead(OneSeat, frozen=True):
    """The Speaker picks the lead sponsor among those with the most votes on the winner."""

    at: int
    tied: tuple[Seat, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Among whom."""
        game = game_of(state)
        tied = tuple(who(game, each) for each in self.tied)
        decree = item_name(game, game.docket[self.at].card)
        return say(
            "kinfire_council.prompt.name_lead", who=who(game, seat), tied=tied, decree=decree
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One of them."""
        return [NameSeat(each) for each in self.tied]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By name."""
        assert isinstance(action, NameSeat), f"{action!r} names nobody"
        label = say("kinfire_council.do.name_lead", who=who(game_of(state), action.seat))
        return Option(action, label, (seat_target(action.seat),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Whoever has fewer votes on it."""
        game, why = game_of(state), say("kinfire_council.why.fewer_votes")
        rest = [each for each in all_seats(game) if each not in self.tied]
        return [refuse(self.describe(state, seat, NameSeat(each)), why) for each in rest]

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """That one leads."""
        assert isinstance(action, NameSeat), f"{action!r} names nobody"
        leads(state, context, self.at, action.seat)


class CarryOut(Auto, frozen=True):
    """The winner is resolved by its kind (4). A crisis that has won does nothing."""

    at: int
    lead: Seat
    sponsors: tuple[Seat, ...]

    def run(self, state: State, context: StepContext) -> None:
        """Law, election, order."""
        game = game_of(state)
        card = game.docket[self.at].card
        decree, name = item_set(game).decrees[card], item_name(game, card)
        if decree.kind is DecreeKind.LAW:
            game.laws = (*game.laws, card)
            context.emit(LawPassed(card, name))
        elif decree.kind is DecreeKind.ELECTION:
            _elect(game, context, card, self.lead)
        elif decree.kind is DecreeKind.ORDER:
            context.emit(OrderCarriedOut(card, name))
            scope = Scope(Source.DECREE, card, lead=self.lead, sponsors=self.sponsors)
            context.then(Run(NOBODY, decree.effect, scope))


def _elect(state: Council, context: StepContext, card: str, lead: Seat) -> None:
    """To the lead sponsor for good; without one it is discarded, or the Speaker's (option)."""
    holder = state.speaker if lead == NOBODY and state.variant.speaker_is_elected else lead
    if holder != NOBODY:
        set_sheet(state, holder, elections=(*state.sheets[holder].elections, card))
        context.emit(Elected(holder, card, item_name(state, card)))


class Strike(Auto, frozen=True):
    """The loser: a crisis strikes, anything else does nothing."""

    at: int
    lead: Seat
    sponsors: tuple[Seat, ...]

    def run(self, state: State, context: StepContext) -> None:
        """Its effect."""
        game = game_of(state)
        card = game.docket[self.at].card
        decree = item_set(game).decrees[card]
        if decree.kind is DecreeKind.CRISIS:
            context.emit(CrisisStruck(card, item_name(game, card)))
            scope = Scope(Source.DECREE, card, lead=self.lead, sponsors=self.sponsors)
            context.then(Run(NOBODY, decree.effect, scope))


class ClearDocket(Auto, frozen=True):
    """Votes go back to the sheets; what is neither a law nor held is discarded."""

    def run(self, state: State, context: StepContext) -> None:
        """The docket is empty."""
        game = game_of(state)
        for decree in game.docket:
            for seat, n in enumerate(decree.votes):
                home(game, context, Seat(seat), n)
            if not is_kept(game, decree.card):
                game.decree_discard = (*game.decree_discard, decree.card)
                context.emit(DecreeDiscarded(decree.card, item_name(game, decree.card)))
        game.docket = ()


def is_kept(state: Council, card: str) -> bool:
    """Whether a decree is in force or held by a player."""
    return card in state.laws or any(card in sheet.elections for sheet in state.sheets)


STEPS: tuple[type[Step], ...] = (
    DrawDocket,
    CountVotes,
    PickDecree,
    NameLead,
    CarryOut,
    Strike,
    ClearDocket,
)
ACTIONS: tuple[type[Action], ...] = (PassDecree, NameSeat)

"""The Riverfolk Company: all its exceptions to the general law (7.6)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.root.boards import RiverfolkBoard
from rules.root.cards.piles import give, without
from rules.root.enums import CLEARING_SUITS, Suit, TokenKind
from rules.root.evening import DiscardToLimit, LastStep
from rules.root.factions.riverfolk import daylight, posts
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    EstablishPost,
    Export,
    RecruitOnRiver,
)
from rules.root.factions.riverfolk.birdsong import (
    Dividends,
    GatherFunds,
    OpenPause,
    Protectionism,
)
from rules.root.factions.riverfolk.holdings import (
    POSTS,
    SERVICES,
    Service,
    board_of,
    change,
    free_spaces,
    funds,
    nothing,
    on_board,
    plus,
    uncovered,
)
from rules.root.factions.riverfolk.paying import FundUse, LosePost, PayFunds
from rules.root.factions.riverfolk.prices import SetPrices
from rules.root.factions.riverfolk.selling import SellerLaw
from rules.root.factions.riverfolk.services import OpenServices
from rules.root.factions.riverfolk.setup import FirstPayments, SettleOnRiver
from rules.root.laws import law_of
from rules.root.phases import AnythingElse
from rules.root.state import Place, Woodland
from rules.root.woodland.geography import river_neighbours
from rules.root.woodland.placing import on_map
from rules.root.woodland.removal import Removal


class RiverfolkLaw(SellerLaw):
    """Funds, trade posts, services, swimmers, and the Company's turn."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> RiverfolkBoard:
        """Empty boxes, all trade posts on their tracks."""
        none = nothing(state)
        return RiverfolkBoard(funds=none, payments=none, committed=none)

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Four warriors on the river, three in Payments, prices; the advanced set-up likewise."""
        return (SettleOnRiver(seat), FirstPayments(seat), SetPrices(seat, may_keep=False))

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Protectionism, dividends, funds."""
        return (Protectionism(seat), Dividends(seat), GatherFunds(seat), OpenPause(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Orders for funds."""
        return (daylight.OpenDaylight(seat),)

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Discard, then prices; no draw. Until the prices, the last step, offers stand open."""
        return (
            OpenPause(seat),
            DiscardToLimit(seat),
            AnythingElse(seat),
            LastStep(seat),
            SetPrices(seat),
        )

    def start_of_birdsong(self, state: Woodland, seat: Seat, active: Seat) -> tuple[Step, ...]:
        """Services to other players; automata buy by their own rules (9)."""
        if active == seat or not law_of(state, active).has_hand():
            return ()
        return (OpenServices(active, seat),)

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The Company's own orders."""
        match action:
            case DrawForFund():
                return daylight.draw_option(action)
            case RecruitOnRiver():
                return daylight.recruit_option(state, action)
            case EstablishPost():
                return posts.option(state, action)
            case Export():
                return daylight.export_option(action)
            case _:
                return None

    # ---------------------------------------------------------------- services
    def wares(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """Its hand."""
        return state.hands[seat]

    def price(self, state: Woodland, seat: Seat, buyer: Seat, service: Service) -> int:
        """As it was set."""
        return board_of(state, seat).prices[SERVICES.index(service)]

    def receive(self, state: Woodland, seat: Seat, owner: Seat, count: int) -> None:
        """Payments."""
        change(state, seat, payments=plus(board_of(state, seat).payments, owner, count))

    def hand_over(
        self, state: Woodland, context: StepContext, seat: Seat, buyer: Seat, card: str
    ) -> None:
        """From hand to hand."""
        give(state, context, seat, buyer, card, is_open=True)

    def part_with(self, state: Woodland, seat: Seat, card: str) -> None:
        """It leaves the hand."""
        state.hands[seat] = without(state.hands[seat], card)

    # ---------------------------------------------------------------- rule, place, move
    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """Swimmers: rivers are paths."""
        return river_neighbours(state, place)

    def moves_without_rule(self, state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
        """A move along a river needs no rule."""
        return target in river_neighbours(state, source)

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Each trade post lost halves the funds."""
        return tuple(
            LosePost(seat) for token in removal.tokens if token.kind is TokenKind.TRADE_POST
        )

    # ---------------------------------------------------------------- crafting and cards
    def crafting_power(self, state: Woodland, seat: Seat) -> tuple[Suit, ...]:
        """Uncovered spaces without a fund; there are no crafting pieces (R70)."""
        return free_spaces(state, seat)

    def crafting_limit(self, state: Woodland, seat: Seat) -> int:
        """As many as there are funds."""
        return funds(state, seat)

    def pay_craft(
        self, state: Woodland, context: StepContext, seat: Seat, pieces: tuple[Suit, ...]
    ) -> None:
        """A fund on each of these spaces."""
        context.then(PayFunds(seat, len(pieces), FundUse.CRAFT, pieces))

    def draws(self, state: Woodland, seat: Seat) -> int:
        """None in Evening."""
        return 0

    def has_public_hand(self) -> bool:
        """Its hand lies open."""
        return True

    # ---------------------------------------------------------------- counting
    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """Warriors of all owners in Funds, Payments, Committed and on the tracks."""
        return on_board(state, seat)

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Posts and spaces of each suit; no box holds fewer than none."""
        board, found = board_of(state, seat), []
        for count, suit in zip(board.posts, CLEARING_SUITS, strict=True):
            out = on_map(state, seat, TokenKind.TRADE_POST, suit)
            if not 0 <= count <= POSTS - out:
                found.append(f"seat {seat}: {count} {suit} posts on the track, {out} on the map")
            if sum([each.suit is suit for each in board.spaces]) > uncovered(board, suit):
                found.append(f"seat {seat}: funds on covered {suit} spaces")
        if min((*board.funds, *board.payments, *board.committed)) < 0:
            found.append(f"seat {seat}: {board}")
        return found

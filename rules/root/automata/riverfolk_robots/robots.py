"""Riverfolk Robots (9)."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw, Rank
from rules.root.automata.boards import RobotsBoard
from rules.root.automata.choosing import (
    by_priority,
    enemy_pieces,
    everywhere,
    ordered,
    priority,
    tokens_at,
)
from rules.root.automata.fighting import BattleEach
from rules.root.automata.orders import change, order_suit
from rules.root.automata.riverfolk_robots.events import MarketShut
from rules.root.automata.riverfolk_robots.market import (
    ID,
    NEW_CARDS,
    BeginRobots,
    CraftNew,
    DiscardLeftmost,
    NewCard,
    OrderByMarket,
    Racketeer,
    Refund,
    ScorePayments,
    best_customer,
    board_of,
    enter,
    price_for,
    take_card,
)
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import with_card
from rules.root.enums import Suit, TokenKind
from rules.root.events import CardGiven
from rules.root.factions.riverfolk.holdings import Service, nothing, post_at, river_places
from rules.root.factions.riverfolk.selling import SellerLaw
from rules.root.factions.riverfolk.services import OpenServices
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import (
    NOBODY,
    Battle,
    Place,
    Token,
    Woodland,
    game_of,
    stir,
    turn_of,
)
from rules.root.woodland.geography import suits_at
from rules.root.woodland.people import has_piece
from rules.root.woodland.placing import can_place, off_map, place_token, place_warriors
from rules.root.woodland.removal import Removal

FEROCIOUS_HITS = 3
GREED = 1
GREEDY = "greedy"


class RiverfolkRobots(AutomatonLaw, SellerLaw):
    """A market, Payments, services; trade posts with garrisons."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> RobotsBoard:
        """Nothing in Payments, no card on the market."""
        return RobotsBoard(payments=nothing(state))

    def first_pieces(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Warriors on the river, Payments, the market."""
        cards = numbers.number(ID, "market_size")
        return (SettleRobots(seat), *(NewCard(seat) for _ in range(cards)))

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """None."""
        return ()

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """New cards, craft, the order."""
        cards = (NewCard(seat) for _ in range(NEW_CARDS))
        return (BeginRobots(seat), *cards, CraftNew(seat), OrderByMarket(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Trade post, recruit, protectionism, battle."""
        return (RaisePost(seat), RobotsRecruit(seat), RobotsProtect(seat), RobotsBattle(seat))

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Points for Payments, racketeering, a card less."""
        return (ScorePayments(seat), Racketeer(seat), DiscardLeftmost(seat))

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Fewest warriors in Payments."""
        return (board_of(state, seat).payments[other],)

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The market; the order is one of its cards."""
        board = state.boards[seat]
        return board.market if isinstance(board, RobotsBoard) else ()

    # ---------------------------------------------------------------- services
    def start_of_birdsong(self, state: Woodland, seat: Seat, active: Seat) -> tuple[Step, ...]:
        """To players, not to those with dominance; automata buy by their own rules."""
        if active == seat or not law_of(state, active).has_hand() or state.dominance[active]:
            return ()
        return (OpenServices(active, seat),)

    def wares(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The market."""
        return board_of(state, seat).market

    def price(self, state: Woodland, seat: Seat, buyer: Seat, service: Service) -> int:
        """By the points of the buyer, whatever the service."""
        return price_for(state, buyer)

    def receive(self, state: Woodland, seat: Seat, owner: Seat, count: int) -> None:
        """Payments."""
        enter(state, seat, owner, count)

    def hand_over(
        self, state: Woodland, context: StepContext, seat: Seat, buyer: Seat, card: str
    ) -> None:
        """From the market to the hand."""
        take_card(state, seat, card)
        state.hands[buyer] = with_card(state.hands[buyer], card)
        stir(state, buyer)
        context.emit(CardGiven(seat, buyer, card, is_open=True))

    def part_with(self, state: Woodland, seat: Seat, card: str) -> None:
        """It leaves the market."""
        take_card(state, seat, card)

    def has_sold(self, state: Woodland, context: StepContext, seat: Seat, buyer: Seat) -> None:
        """Greedy: a point more when whoever leads buys, once a turn."""
        turn = turn_of(state)
        is_leader = state.scores[buyer] == max(state.scores)
        if has_trait(state, seat, GREEDY) and is_leader and GREEDY not in turn.used:
            state.turn = msgspec.structs.replace(turn, used=(*turn.used, GREEDY))
            score(state, context, seat, GREED, "dividends")

    def lends_warriors(self, state: Woodland, seat: Seat, buyer: Seat) -> bool:
        """Mercenaries; Involved: in the turn of a player without any, who battles it has them."""
        if super().lends_warriors(state, seat, buyer):
            return True
        return has_trait(state, seat, "involved") and _is_helped(state, seat, buyer)

    # ---------------------------------------------------------------- removal and battle
    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Each trade post gives its remover Payments back."""
        posts = [each for each in removal.tokens if each.kind is TokenKind.TRADE_POST]
        return tuple(Refund(seat, removal.by) for _ in posts) if removal.by != seat else ()

    def is_defenseless(self, state: Woodland, seat: Seat, battle: Battle) -> bool:
        """Garrison: never."""
        is_bare = super().is_defenseless(state, seat, battle)
        return is_bare and not has_trait(state, seat, "garrison")

    def most_rolled_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """Ferocious: as attacker three; Garrison: trade posts count, too."""
        if battle.attacker == seat and has_trait(state, seat, "ferocious"):
            return FEROCIOUS_HITS
        most = super().most_rolled_hits(state, seat, battle)
        if has_trait(state, seat, "garrison"):
            most += tokens_at(state, seat, battle.place)
        return most

    # ---------------------------------------------------------------- counting
    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """Payments."""
        return board_of(state, seat).payments

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """No more cards than fit, no fewer warriors than none."""
        board = board_of(state, seat)
        is_sound = len(board.market) <= numbers.number(ID, "market_size")
        return [] if is_sound and min(board.payments) >= 0 else [f"seat {seat}: {board}"]


def _is_helped(state: Woodland, seat: Seat, fighter: Seat) -> bool:
    """Whether a fighter battles the player whose turn it is and who has bought no mercenaries."""
    battle, turn = state.battle, state.turn
    if battle is None or turn is None or state.automata[turn.seat]:
        return False
    sides = (battle.attacker, battle.defender)
    if fighter not in sides or turn.seat not in sides or fighter in (turn.seat, seat):
        return False
    return Service.MERCENARIES.value not in turn.services


class SettleRobots(Auto, frozen=True):
    """Set-up: a warrior in each clearing on the river, some in Payments."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From the supply."""
        game = game_of(state)
        for place in by_priority(game, river_places(game, self.seat)):
            place_warriors(game, context, self.seat, place, 1)
        count = numbers.number(ID, "start_payments")
        game.supply[self.seat] -= count
        enter(game, self.seat, self.seat, count)


class RaisePost(Auto, frozen=True):
    """A trade post and its garrison in an ordered clearing without one: first where the player
    with most in Payments has pieces."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """No points; posts that were removed are there again."""
        game = game_of(state)
        fit = [
            place
            for place in ordered(game, order_suit(game, self.seat))
            if post_at(game, place) is None
            and can_place(game, self.seat, place)
            and post_suit(game, self.seat, place) is not Suit.NONE
        ]
        if not fit:
            return
        place = min(fit, key=lambda place: self._rank(game, place))
        post = Token(self.seat, TokenKind.TRADE_POST, post_suit(game, self.seat, place))
        if place_token(game, context, self.seat, place, post):
            count = numbers.graded(game, ID, "garrison")
            place_warriors(game, context, self.seat, place, count)

    def _rank(self, game: Woodland, place: Place) -> Rank:
        customer = best_customer(game, self.seat)
        is_near = customer != NOBODY and has_piece(game, customer, place)
        return (not is_near, priority(game, place))


def post_suit(state: Woodland, seat: Seat, place: Place) -> Suit:
    """The suit of a post that is left for a clearing; NONE without any."""
    kind = TokenKind.TRADE_POST
    fit = [suit for suit in suits_at(state, place) if off_map(state, seat, kind, suit)]
    return fit[0] if fit else Suit.NONE


class RobotsRecruit(Auto, frozen=True):
    """A warrior in each ordered clearing; on a bird in each on the river."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority, as the supply lasts."""
        game = game_of(state)
        suit = order_suit(game, self.seat)
        places = ordered(game, suit)
        if suit is Suit.BIRD:
            places = by_priority(game, river_places(game, self.seat))
        for place in places:
            place_warriors(game, context, self.seat, place, 1)


class RobotsProtect(Auto, frozen=True):
    """Empty Payments put up the shield, an empty supply the sword; either brings a point and
    warriors where, beside own pieces, most enemy pieces are."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The shield comes first."""
        game = game_of(state)
        shield = not any(board_of(game, self.seat).payments)
        sword = not shield and not game.supply[self.seat]
        change(game, self.seat, shield=shield, sword=sword)
        if not (shield or sword):
            return
        context.emit(MarketShut(self.seat, shield))
        score(game, context, self.seat, numbers.number(ID, "protectionism_vp"), "protectionism")
        fit = [
            place
            for place in everywhere(game)
            if has_piece(game, self.seat, place) and can_place(game, self.seat, place)
        ]
        if fit:
            place = max(fit, key=lambda place: enemy_pieces(game, self.seat, place))
            count = numbers.number(ID, "protectionism_warriors")
            place_warriors(game, context, self.seat, place, count)


class RobotsBattle(Auto, frozen=True):
    """The shield: a battle in every clearing; the sword: in every ordered one; else none."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority."""
        game = game_of(state)
        board = board_of(game, self.seat)
        if board.shield:
            context.then(BattleEach(self.seat, tuple(everywhere(game))))
        elif board.sword:
            places = ordered(game, order_suit(game, self.seat))
            context.then(BattleEach(self.seat, tuple(places)))


STEPS: tuple[type[Step], ...] = (
    SettleRobots,
    RaisePost,
    RobotsRecruit,
    RobotsProtect,
    RobotsBattle,
)

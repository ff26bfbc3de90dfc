"""Vagabot (9)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import ANY_PRICE, AutomatonLaw
from rules.root.automata.boards import VagabotBoard
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.automata.vagabot.actions import RepeatQuest, VagabotAct, actions_of
from rules.root.automata.vagabot.items import (
    ID,
    board_of,
    damage,
    damaged,
    exhaust,
    gain,
    has_extra_hit,
    most_hits,
    on_track,
    refresh,
    repair,
    undamaged,
    usable,
)
from rules.root.automata.vagabot.setup import DrawCharacter, DrawForest, PrepareOwnQuest
from rules.root.automata.vagabot.specials import INSTIGATE, EnlistVagabot
from rules.root.automata.vagabot.walking import SlipAway
from rules.root.battle.deal import DealHits
from rules.root.enums import Item
from rules.root.factions.vagabond.items import choices, matching
from rules.root.factions.vagabond.ruins import ItemsUnderRuins
from rules.root.factions.vagabond.specials.blades import PROTECTOR
from rules.root.state import Battle, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import forest_clearings, is_forest
from rules.root.woodland.removal import Removal

ALL_PIECES = 3
"""Items for the removal of all pieces."""
FEW_ITEMS = 2
ITEMS_A_SERVICE = 1
ARBITER = "arbiter"


class Vagabot(AutomatonLaw):
    """A pawn, items that are all alike, and orders for them."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> VagabotBoard:
        """Nobody yet."""
        return VagabotBoard()

    def first_pieces(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A character, a forest, a quest."""
        return (DrawCharacter(seat), DrawForest(seat), PrepareOwnQuest(seat))

    def hide_items(self, state: Woodland) -> tuple[Step, ...]:
        """R items under the ruins; beside a Vagabond two sets."""
        return (ItemsUnderRuins(),)

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """None."""
        return ()

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Whether it is too weak for Daylight."""
        return (Withdraw(seat),)

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The actions of its order; the Adventurer repeats its quests."""
        if turn_of(state).ended:
            return ()
        steps: list[Step] = [
            VagabotAct(seat, action) for action in actions_of(state, seat, order_suit(state, seat))
        ]
        if has_trait(state, seat, "adventurer"):
            steps.append(RepeatQuest(seat))
        return tuple(steps)

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """No points: refresh, repair."""
        return (Rest(seat),)

    # ---------------------------------------------------------------- moves
    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """From a forest the clearings that touch it."""
        return forest_clearings(state, place) if is_forest(place) else ()

    def moves_without_rule(self, state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
        """Nimble."""
        return True

    def fills_slots(self, state: Woodland, seat: Seat, place: Place) -> int:
        """Items that the Scoundrel has left there."""
        board = state.boards[seat]
        return board.slots.count(place) if isinstance(board, VagabotBoard) else 0

    # ---------------------------------------------------------------- removal and battle
    def all_removed(self, state: Woodland, seat: Seat, place: Place) -> tuple[Step, ...]:
        """The pawn stays; three items are damaged."""
        return (DamageSome(seat, ALL_PIECES),) if state.pawns[seat] == place else ()

    def before_roll(self, state: Woodland, seat: Seat, battle: Battle) -> tuple[Step, ...]:
        """The Marksman's hit when it attacks; the Arbiter where others battle."""
        if seat == battle.attacker and has_trait(state, seat, "marksman"):
            return (DealHits(0, 1),)
        if board_of(state, seat).character != ARBITER or PROTECTOR in battle.used:
            return ()
        is_there = state.pawns[seat] == battle.place and on_track(state, seat)
        if seat in (battle.attacker, battle.defender) or not is_there:
            return ()
        return (EnlistVagabot(battle.defender, seat),)

    def removes_all_for(self, battle: Battle) -> bool:
        """The Vagrant counts as remover of all pieces of both."""
        return battle.cause == INSTIGATE

    def most_rolled_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """By the battle track."""
        return most_hits(state, seat)

    def is_defenseless(self, state: Woodland, seat: Seat, battle: Battle) -> bool:
        """Never."""
        return False

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """With very many items."""
        return int(has_extra_hit(state, seat))

    def takes_hits_by_items(self) -> bool:
        """Hits damage items."""
        return True

    def hit_parts(self, state: Woodland, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Undamaged items, exhausted ones first."""
        return choices(undamaged(state, seat), given)

    def take_hits(
        self, state: Woodland, context: StepContext, seat: Seat, parts: tuple[Action, ...]
    ) -> None:
        """To the damaged ones."""
        damage(state, context, seat, tuple(matching(undamaged(state, seat), parts)))

    def bonus_points(self, state: Woodland, seat: Seat, removals: tuple[Removal, ...]) -> int:
        """A point for each warrior that it removes as attacker."""
        battle = state.battle
        if battle is None or battle.attacker != seat:
            return 0
        return sum(each.warriors for each in removals if each.in_battle)

    # ---------------------------------------------------------------- crafting and services
    def gain_item(self, state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
        """Into its own satchel, ready."""
        gain(state, seat, item)

    def service_budget(self, state: Woodland, seat: Seat) -> int:
        """An item is enough, whatever the price."""
        return ANY_PRICE if usable(state, seat) else 0

    def hires(self) -> bool:
        """A pawn leads no mercenaries."""
        return False

    def pay_service(
        self, state: Woodland, context: StepContext, seat: Seat, seller: Seat, price: int
    ) -> Seat:
        """One item a service; the seller's own warriors enter Payments."""
        exhaust(state, context, seat, ITEMS_A_SERVICE)
        return seller

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Sorted items."""
        items = board_of(state, seat).items
        return [] if list(items) == sorted(items) else [f"items of seat {seat} are not sorted"]


class Withdraw(Auto, frozen=True):
    """With few undamaged items it slips to a random adjacent forest, and Evening comes."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Daylight is skipped."""
        game = game_of(state)
        if len(undamaged(game, self.seat)) <= FEW_ITEMS:
            game.turn = msgspec.structs.replace(turn_of(game), ended=True)
            context.then(SlipAway(self.seat))


class DamageSome(Auto, frozen=True):
    """Items are damaged, exhausted ones first."""

    seat: Seat
    count: int

    def run(self, state: State, context: StepContext) -> None:
        """As many as there are."""
        game = game_of(state)
        damage(game, context, self.seat, undamaged(game, self.seat)[: self.count])


class Rest(Auto, frozen=True):
    """Evening: refreshes undamaged items, more if none is damaged; repairs one, in a forest all."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By difficulty."""
        game = game_of(state)
        hurt = len(damaged(game, self.seat))
        by_difficulty = msgspec.convert(numbers.row_of(ID)["refresh"], dict[str, tuple[int, int]])
        some, more = by_difficulty[game.variant.difficulty]
        refresh(game, context, self.seat, some if hurt else more)
        repair(game, context, self.seat, hurt if is_forest(game.pawns[self.seat]) else 1)


STEPS: tuple[type[Step], ...] = (Withdraw, DamageSome, Rest)

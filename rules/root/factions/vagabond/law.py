"""All exceptions that a Vagabond makes to the general law (7.4)."""

from collections import Counter
from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import ActivateDominance, ChooseItem
from rules.root.boards import FactionBoard, VagabondBoard
from rules.root.cards.dominance import activate, hand_dominance
from rules.root.enums import Item, Phase, Suit
from rules.root.evening import DrawAndDiscard, LastStep
from rules.root.factions.vagabond import allied, items, relations, walking
from rules.root.factions.vagabond.picking import (
    DamageItems,
    KeepToLimit,
    PayItems,
    RefreshItems,
    undamaged_items,
)
from rules.root.factions.vagabond.ruins import ItemsUnderRuins, LookUnderRuin
from rules.root.factions.vagabond.setup import (
    ChooseCharacter,
    PlacePawn,
    PrepareQuests,
    characters_taken,
    take_character,
)
from rules.root.factions.vagabond.specials import blades
from rules.root.factions.vagabond.turn import BY_ACTION, RestInForest, Slip, VagabondDaylight
from rules.root.law import Law
from rules.root.phases import AnythingElse
from rules.root.state import NOWHERE, Battle, Place, Woodland, turn_of
from rules.root.woodland.geography import forest_clearings, is_forest, suits_at
from rules.root.woodland.removal import Removal


class VagabondLaw(Law):
    """The lone wanderer: a pawn that is no warrior, and items for everything (7.4)."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> FactionBoard:
        """Everybody Indifferent."""
        count = len(state.factions)
        relation = (relations.INDIFFERENT,) * count
        return VagabondBoard(relations=relation, aids=(0,) * count)

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Character, forest, quests."""
        return (ChooseCharacter(seat), PlacePawn(seat), PrepareQuests())

    def hide_items(self, state: Woodland) -> tuple[Step, ...]:
        """R items under the ruins."""
        return (ItemsUnderRuins(),)

    def draft_extras(self) -> tuple[str, ...]:
        """A random character comes with the card (2.2)."""
        return tuple(data.characters())

    def take_extra(self, state: Woodland, seat: Seat, extra: str) -> None:
        """The character; one that the other Vagabond has taken is chosen anew."""
        if extra not in characters_taken(state):
            take_character(state, seat, extra)

    def looks_under(self, state: Woodland, seat: Seat) -> Place:
        """The ruin that it explores."""
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, LookUnderRuin) and step.seat == seat:
            return step.place
        return NOWHERE

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Refresh, then Slip."""
        return (relations.ForgetAids(seat), RefreshItems(seat), Slip(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Orders as far as items go."""
        return (VagabondDaylight(seat),)

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Rest, draw and discard, the limit of items."""
        return (
            RestInForest(seat),
            DrawAndDiscard(seat, is_last=False),
            AnythingElse(seat),
            LastStep(seat),
            KeepToLimit(seat),
        )

    def offers(self, state: Woodland, seat: Seat, active: Seat) -> Sequence[Action]:
        """A coalition instead of dominance for itself, in its own Daylight."""
        turn = turn_of(state)
        if seat != active or turn.phase is not Phase.DAYLIGHT or turn.locked:
            return ()
        cards = hand_dominance(state, seat)
        return allied.coalitions(state, seat, cards) if cards else ()

    def accept(
        self, state: Woodland, context: StepContext, seat: Seat, active: Seat, a: Action
    ) -> bool:
        """The partner forgives and is forgiven."""
        if seat != active or not isinstance(a, ActivateDominance):
            return False
        activate(state, context, seat, a)
        allied.forgive(state, context, seat, a.partner)
        return True

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """Its own orders, and its items; the general ones have general words."""
        if isinstance(action, ChooseItem):
            return Option(action, items.chip_name(action), (items.target_of(action),))
        order = BY_ACTION.get(type(action))
        return order.describe(state, seat, action) if order else None

    # ---------------------------------------------------------------- moves
    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """From a forest the clearings that touch it."""
        return forest_clearings(state, place) if is_forest(place) else ()

    def moves_without_rule(self, state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
        """Nimble."""
        return True

    def why_not_move(
        self, state: Woodland, seat: Seat, source: Place, target: Place
    ) -> Text | None:
        """The boot for Hostile warriors, whatever grants the move."""
        extra = walking.extra_boots(state, seat, target)
        if extra > items.ready(state, seat, Item.BOOT):
            return say("root.vagabond.why_hostile_boot")
        return None

    def pay_move(
        self, state: Woodland, context: StepContext, seat: Seat, source: Place, target: Place
    ) -> None:
        """That boot."""
        extra = walking.extra_boots(state, seat, target)
        if extra:
            items.exhaust(state, seat, Item.BOOT, extra)

    def escorts(self, state: Woodland, seat: Seat, source: Place) -> tuple[Seat, ...]:
        """Allied moves."""
        return walking.escorts(state, seat, source)

    # ---------------------------------------------------------------- removal
    def on_removing(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Hostile, Infamy."""
        return relations.blame(state, seat, removal)

    def after_battle(
        self, state: Woodland, context: StepContext, seat: Seat, battle: Battle
    ) -> None:
        """An ally that bled more than the items."""
        allied.judge_sacrifice(state, context, seat, battle)

    def all_removed(self, state: Woodland, seat: Seat, place: Place) -> tuple[Step, ...]:
        """The pawn stays; three items are damaged (R32)."""
        return (DamageItems(seat),) if state.pawns[seat] == place else ()

    # ---------------------------------------------------------------- battle
    def battle_allies(
        self, state: Woodland, seat: Seat, place: Place, defender: Seat
    ) -> tuple[Seat, ...]:
        """Allied battle."""
        return allied.battle_allies(state, seat, place, defender)

    def before_roll(self, state: Woodland, seat: Seat, battle: Battle) -> tuple[Step, ...]:
        """Protector."""
        return blades.protects(state, seat, battle)

    def most_rolled_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """Undamaged swords, ready or not."""
        return items.undamaged(state, seat, Item.SWORD)

    def is_defenseless(self, state: Woodland, seat: Seat, battle: Battle) -> bool:
        """Without undamaged swords."""
        return not items.undamaged(state, seat, Item.SWORD)

    def battle_abilities(self, state: Woodland, seat: Seat, battle: Battle) -> tuple[str, ...]:
        """Swift Strike."""
        return blades.swift_strikes(state, seat, battle)

    def use_ability(
        self, state: Woodland, context: StepContext, seat: Seat, battle: Battle, ability: str
    ) -> Battle:
        """An extra hit."""
        return blades.strike_swiftly(state, seat, battle)

    def takes_hits_by_items(self) -> bool:
        """Hits damage items."""
        return True

    def hit_parts(self, state: Woodland, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Undamaged items, like ones once."""
        return items.choices(undamaged_items(state, seat), given)

    def take_hits(
        self, state: Woodland, context: StepContext, seat: Seat, parts: tuple[Action, ...]
    ) -> None:
        """To the damaged box."""
        chosen = items.matching(undamaged_items(state, seat), parts)
        items.damage(state, seat, chosen)
        items.tell(context, seat, "damaged", chosen)

    # ---------------------------------------------------------------- crafting and cards
    def crafting_power(self, state: Woodland, seat: Seat) -> tuple[Suit, ...]:
        """Ready hammers, all of the suit of the clearing; in a forest they have none (7.4)."""
        suits = suits_at(state, state.pawns[seat])
        if not suits:
            return ()
        suit = suits[0] if len(suits) == 1 else Suit.BIRD
        return (suit,) * items.ready(state, seat, Item.HAMMER)

    def pay_craft(
        self, state: Woodland, context: StepContext, seat: Seat, pieces: tuple[Suit, ...]
    ) -> None:
        """A hammer for each."""
        items.exhaust(state, seat, Item.HAMMER, len(pieces))

    def gain_item(self, state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
        """Face up to the satchel or its track."""
        items.gain(state, seat, item)

    def service_budget(self, state: Woodland, seat: Seat) -> int:
        """Ready items."""
        return sum(items.is_ready(each) for each in items.board_of(state, seat).items)

    def hires(self) -> bool:
        """A pawn leads no mercenaries."""
        return False

    def pay_service(
        self, state: Woodland, context: StepContext, seat: Seat, seller: Seat, price: int
    ) -> Seat:
        """Items are exhausted, the seller's own warriors enter Payments (7.6)."""
        context.then(PayItems(seat, price))
        return seller

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, and one for each coin on its track."""
        return 1 + items.on_track(state, seat, Item.COIN)

    # ---------------------------------------------------------------- counting
    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Sorted items, one per kind from ruins, relationships in bounds."""
        board = items.board_of(state, seat)
        found = []
        if list(board.items) != sorted(board.items):
            found.append(f"items of seat {seat} are not sorted")
        kinds = Counter(each.item for each in board.items if each.from_ruin)
        if any(number > 1 for number in kinds.values()):
            found.append(f"seat {seat} holds two ruin items of a kind: {kinds}")
        if len(board.relations) != len(state.factions) or not set(board.relations) <= set(range(5)):
            found.append(f"relationships of seat {seat}: {board.relations}")
        return found


LAW = VagabondLaw()

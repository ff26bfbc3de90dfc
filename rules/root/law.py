"""What a faction may change in the general law: the hooks that the general law calls.

Each folder in `factions/` and each automaton in `automata/` has one subclass, registered in
`laws.py`. The general law names no faction; a faction names no other one but by these hooks.
A law holds nothing: all it knows is in the state.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text
from rules.root.boards import FactionBoard
from rules.root.enums import Item, Suit
from rules.root.state import NOWHERE, Battle, Place, Woodland
from rules.root.woodland.removal import Removal


class Law:
    """The general law, where a faction says nothing else."""

    OFFERED: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action among its `offers`."""

    # ---------------------------------------------------------------- set-up and turn
    def board(self, state: Woodland, seat: Seat) -> FactionBoard:
        """The board before set-up. `state.factions` is known."""
        raise NotImplementedError

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The steps of the standard set-up (2.1). `supply` holds all warriors already."""
        raise NotImplementedError

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The steps of the advanced set-up (2.2)."""
        return self.set_up(state, seat)

    def hide_items(self, state: Woodland) -> tuple[Step, ...]:
        """What it puts under the ruins at the end of the set-up (2.1, 7.4)."""
        return ()

    def looks_under(self, state: Woodland, seat: Seat) -> Place:
        """The ruin under which this seat is looking just now (7.4), or NOWHERE."""
        return NOWHERE

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Where it has begun, read from the map while set-up lasts (2.1, 2.2): the corner of the
        standard set-up or the homelands of the advanced one; () before and for those without."""
        return ()

    def draft_extras(self) -> tuple[str, ...]:
        """What may be dealt beside its card in the draft, one at random (2.2): characters."""
        return ()

    def take_extra(self, state: Woodland, seat: Seat, extra: str) -> None:
        """Puts what was dealt beside its card on its board, before `set_up_advanced`."""

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The steps of Birdsong, called when it begins."""
        raise NotImplementedError

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The steps of Daylight, called when it begins."""
        raise NotImplementedError

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The steps of Evening, called when it begins. `evening.DrawAndDiscard(seat)` closes most
        of them: it draws `draws()` cards and asks to discard down to `hand_limit()`."""
        raise NotImplementedError

    def start_of_birdsong(self, state: Woodland, seat: Seat, active: Seat) -> tuple[Step, ...]:
        """What `seat` adds to the start of the Birdsong of `active` (Services)."""
        return ()

    def offers(self, state: Woodland, seat: Seat, active: Seat) -> Sequence[Action]:
        """What `seat` makes open to `active` between the steps of its turn, in its current phase
        (Exposure; Coalition by the Vagabond for itself)."""
        return ()

    def refused_offers(self, state: Woodland, seat: Seat, active: Seat) -> Sequence[Option]:
        """What `active` may expect of `offers` and may not, each with its reason."""
        return ()

    def may_offer(self, state: Woodland, seat: Seat, active: Seat) -> bool:
        """Whether public facts allow that `seat` offers anything to `active` now: whoever has no
        question left in a phase is asked by this whether there is anything else (3.2)."""
        return False

    def accept(
        self, state: Woodland, context: StepContext, seat: Seat, active: Seat, a: Action
    ) -> bool:
        """Carries out an offer of `seat`; False when the action is none of its offers."""
        return False

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """An action of this faction in words with its targets; None when it is none of its own."""
        return None

    # ---------------------------------------------------------------- rule, place, move
    def wins_ties(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Rules where it is tied for the most and has a piece (3.6). It and `rules_always` look
        at nothing but warriors and buildings there."""
        return False

    def rules_always(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Rules whatever else is there (3.6)."""
        return False

    def lends_warriors(self, state: Woodland, seat: Seat, buyer: Seat) -> bool:
        """Whether warriors of `seat` count as `buyer`'s own for rule and battle (Mercenaries)."""
        return False

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """Why `owner`'s pieces keep `seat` from placing there, or None. In a clearing it is a token
        that does."""
        return None

    def bars_leaving(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """The same for moving out of a place."""
        return None

    def trap(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Removal | None:
        """What `seat` removes of `owner` instead of placing there or moving out: automata, which
        are not barred by it (9)."""
        return None

    def neighbours(self, state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
        """Places adjacent for this seat besides those by path (rivers, the Burrow)."""
        return ()

    def moves_without_rule(self, state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
        """Whether a move needs no rule (Nimble, Swimmers along a river)."""
        return False

    def after_move(
        self, state: Woodland, owner: Seat, mover: Seat, source: Place, target: Place
    ) -> tuple[Step, ...]:
        """What `owner` is due when warriors of `mover` have arrived (Outrage)."""
        return ()

    def why_not_move(
        self, state: Woodland, seat: Seat, source: Place, target: Place
    ) -> Text | None:
        """What keeps this seat from a move besides the general law, or None (boots for Hostile)."""
        return None

    def pay_move(
        self, state: Woodland, context: StepContext, seat: Seat, source: Place, target: Place
    ) -> None:
        """Pays what a move of this seat costs whatever grants it (the boot for Hostile)."""

    def escorts(self, state: Woodland, seat: Seat, source: Place) -> tuple[Seat, ...]:
        """Seats whose warriors may come along when this seat moves between clearings (7.4); rule
        and bans are theirs."""
        return ()

    def fills_slots(self, state: Woodland, seat: Seat, place: Place) -> int:
        """Slots of a clearing that things of this seat other than buildings fill for good."""
        return 0

    # ---------------------------------------------------------------- removal
    def keeps_warriors(
        self, state: Woodland, context: StepContext, seat: Seat, removal: Removal
    ) -> int:
        """Takes removed warriors to its own board instead of the supply; how many (Revenge)."""
        return 0

    def before_supply(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Steps that may take removed warriors out of `limbo` before they reach the supply
        (Field Hospitals)."""
        return ()

    def has_hospitals(self, state: Woodland, seat: Seat) -> bool:
        """Whether this seat may be asked to save removed warriors with a card (Field Hospitals)."""
        return False

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """What follows when pieces of this seat were removed (Fear, Price, raid, Outrage ...)."""
        return ()

    def own_order(self, state: Woodland, seat: Seat, due: Sequence[Step]) -> Sequence[Step]:
        """The order in which this seat takes what it is due from one event (R71): where one order
        is never worse for it than another, that one."""
        return due

    def may_order(self, state: Woodland, seat: Seat, due: Sequence[Step]) -> bool:
        """Whether it makes a difference which of them comes first: then this seat is asked (R71).
        Public."""
        return False

    def effect_option(self, state: Woodland, seat: Seat, action: Action, due: Step) -> Option:
        """One of them in words."""
        raise NotImplementedError(type(self).__name__)

    def on_removing(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """What follows at once when this seat has removed pieces of others (Hostile, Infamy)."""
        return ()

    def after_battle(
        self, state: Woodland, context: StepContext, seat: Seat, battle: Battle
    ) -> None:
        """What follows when a battle of this seat has ended (Allied becomes Hostile)."""

    def all_removed(self, state: Woodland, seat: Seat, place: Place) -> tuple[Step, ...]:
        """What stands for «remove all pieces» besides what can be removed: a Vagabond there
        damages three items."""
        return ()

    # ---------------------------------------------------------------- battle
    def battle_allies(
        self, state: Woodland, seat: Seat, place: Place, defender: Seat
    ) -> tuple[Seat, ...]:
        """Seats whose warriors it may treat as own when it attacks (Allied battle, 7.4)."""
        return ()

    def before_roll(self, state: Woodland, seat: Seat, battle: Battle) -> tuple[Step, ...]:
        """What this seat brings into any battle before the roll (Protector, 7.4)."""
        return ()

    def enlists(self, state: Woodland, seat: Seat, arbiter: Seat, battle: Battle) -> bool | None:
        """Whether it enlists an Arbiter as defender by a rule of its own; None: it is asked."""
        return None

    def removes_all_for(self, battle: Battle) -> bool:
        """Whether warriors, too, count as removed by this seat where it has set others on each
        other (Instigate)."""
        return False

    def lets_both_take_higher(self, state: Woodland, seat: Seat) -> bool:
        """Whether both sides use the higher die where it defends (trait Veterans, 9)."""
        return False

    def takes_higher_as_defender(self, state: Woodland, seat: Seat) -> bool:
        """Guerrilla war (4, step 3)."""
        return False

    def most_rolled_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """The cap of rolled hits without lent or allied warriors: own warriors; swords."""
        return state.warriors[battle.place][seat]

    def is_defenseless(self, state: Woodland, seat: Seat, battle: Battle) -> bool:
        """As defender without warriors (4, step 5)."""
        return not state.warriors[battle.place][seat]

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """Extra hits by itself as attacker or defender (Commander, Embedded Agents)."""
        return 0

    def battle_abilities(self, state: Woodland, seat: Seat, battle: Battle) -> tuple[str, ...]:
        """Ids of own abilities that may be used after the roll (Ronin)."""
        return ()

    def use_ability(
        self, state: Woodland, context: StepContext, seat: Seat, battle: Battle, ability: str
    ) -> Battle:
        """Uses one of them; the battle as it is then."""
        raise NotImplementedError

    def takes_hits_by_items(self) -> bool:
        """Whether hits damage items instead of removing pieces (Vagabond)."""
        return False

    def hit_parts(self, state: Woodland, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The items that may take the next hit after the items in `given`, each a ChooseItem;
        none: further hits are ignored. Only where `takes_hits_by_items`."""
        return ()

    def take_hits(
        self, state: Woodland, context: StepContext, seat: Seat, parts: tuple[Action, ...]
    ) -> None:
        """Damages the items that were chosen."""

    def loses_at_random(self) -> bool:
        """Whether lots decide which tokens, then which buildings hits take (automata, 9)."""
        return False

    def hits_for_building(self, state: Woodland, seat: Seat) -> int:
        """Hits that one of its buildings takes; only where `loses_at_random` (trait Fortified)."""
        return 1

    def withheld_points(
        self, state: Woodland, owner: Seat, by: Seat, removals: tuple[Removal, ...]
    ) -> int:
        """Points that `by` does not score for what it removed of `owner` in one event; what the
        turn has to remember is noted (trait Popularity, 9)."""
        return 0

    def bonus_points(self, state: Woodland, seat: Seat, removals: tuple[Removal, ...]) -> int:
        """More points for what it removed in one battle event (Despot)."""
        return 0

    # ---------------------------------------------------------------- crafting and cards
    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """The places of its crafting pieces on the map, one entry a piece, used or not (5)."""
        return ()

    def crafting_power(self, state: Woodland, seat: Seat) -> tuple[Suit, ...]:
        """The suits of the pieces that may still be activated this turn, sorted; BIRD: any suit
        (Lost City). Riverfolk and Vagabond say it their own way."""
        from rules.root.cards.crafting import unused_pieces

        return unused_pieces(state, seat)

    def asks_after_crafting(self) -> bool:
        """Whether it is asked for something in Daylight in any case, once it has crafted."""
        return False

    def crafting_limit(self, state: Woodland, seat: Seat) -> int:
        """The most pieces that may pay for one card, whatever `crafting_power` lists (funds)."""
        return 99

    def pay_craft(
        self, state: Woodland, context: StepContext, seat: Seat, pieces: tuple[Suit, ...]
    ) -> None:
        """Activates pieces of these suits."""
        from rules.root.cards.crafting import activate

        activate(state, seat, pieces)

    def gain_item(self, state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
        """Takes a crafted item: the crafted-items box, or a Vagabond's satchel."""
        state.boxes[seat] = tuple(sorted((*state.boxes[seat], item)))

    def service_budget(self, state: Woodland, seat: Seat) -> int:
        """The most it can pay for services: warriors in its supply, or items (7.6)."""
        return state.supply[seat]

    def hires(self) -> bool:
        """Whether Mercenaries are sold to it (7.6)."""
        return True

    def pay_service(
        self, state: Woodland, context: StepContext, seat: Seat, seller: Seat, price: int
    ) -> Seat:
        """Pays the price and says whose warriors enter Payments, out of whose supply they have
        not been taken yet: its own, or the seller's when it has none (7.6)."""
        return seat

    def item_points(self, state: Woodland, seat: Seat, printed: int) -> int:
        """What a crafted item scores (Disdain for Trade)."""
        return printed

    def draws(self, state: Woodland, seat: Seat) -> int:
        """Cards drawn in Evening."""
        return 1

    def hand_limit(self, state: Woodland, seat: Seat) -> int:
        """Cards kept at the end of Evening."""
        return 5

    def has_hand(self) -> bool:
        """Whether it holds cards at all (automata do not)."""
        return True

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """Shared-deck cards that lie face up on its board (a Decree): none of them is in a hand."""
        return ()

    def has_public_hand(self) -> bool:
        """Whether its hand lies open (Riverfolk)."""
        return False

    def catches_discards(self) -> bool:
        """Whether spent and discarded cards go to Lost Souls while it is in play (7.5)."""
        return False

    # ---------------------------------------------------------------- counting
    def warriors_on_board(self, state: Woodland, seat: Seat) -> tuple[int, ...]:
        """Warriors that lie on its board, by seat of their owner (acolytes, funds, officers)."""
        return ()

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """What is wrong with its board: pieces, limits."""
        return []

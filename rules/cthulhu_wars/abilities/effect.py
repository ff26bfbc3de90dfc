"""What an ability or a spellbook may change in the general law: the hooks that it calls (8, 9).

Each ability and each book is one subclass in a file of its own under `factions/<id>/`; the general
law names none of them, and no faction names another one's. `effects.py` says which are in force
for a seat: its abilities always, its books once taken. An effect holds nothing: all it knows is in
the state. A hook that says nothing costs nothing: `effects.having` lists only those that do.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.state import Area, Battle, Counts, Earth, Kind, Offer, Removed, Walk
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step


class Effect:
    """An ability or a book that changes nothing."""

    ID: ClassVar[str] = ""
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that are its own."""
    SECOND: ClassVar[bool] = False
    """Its action gives a second one, which must be none with SECOND (The Screaming Dead)."""
    AT_ZERO: ClassVar[bool] = False
    """Its unlimited actions are open without any Power, too, in its owner's turn."""
    REPEATS: ClassVar[bool] = False
    """It may be used before the dice more than once in a battle (7, step 2)."""

    # ---------------------------------------------------------------- actions (6)
    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Unique actions open now: each is the turn's one action."""
        return ()

    def unlimited(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Unlimited actions open now."""
        return ()

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays for and does one of `actions` or `unlimited`."""
        raise NotImplementedError(self.ID)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """One of its actions in words with its targets."""
        return None

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What its owner may expect to do by it and may not now, each with its reason."""
        return ()

    def action_cost(self, state: Earth, seat: Seat, effect: str, cost: int) -> int:
        """What the action of another effect of the same seat costs, when it would cost `cost`."""
        return cost

    def succeeded(self, state: Earth, context: StepContext, seat: Seat, effect: str) -> None:
        """What it adds when another effect of the same seat succeeded."""

    def takes_no_action(self, state: Earth, seat: Seat, name: str) -> bool:
        """Whether a common action (its id) is not the turn's action for this seat: summon for
        Fertility Cult."""
        return False

    # ---------------------------------------------------------------- units, gates, power
    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """What summoning or awakening costs, when it would cost `cost`."""
        return cost

    def holds_gates(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Whether this kind may build and hold gates besides cultists."""
        return False

    def gates(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        """Areas in which something counts as a gate of this seat besides those that it holds."""
        return ()

    def gates_off_map(self, state: Earth, seat: Seat) -> int:
        """How many gates of this seat lie off the map: they count for Power and Doom only."""
        return 0

    def awakened(self, state: Earth, context: StepContext, seat: Seat, kind: Kind) -> None:
        """What it adds when its owner awakens a Great Old One."""

    def summoned(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Step, ...]:
        """What follows when its owner has summoned a monster by the common action."""
        return ()

    def summons_at(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        """Areas in which it may summon besides its own gates."""
        return ()

    def reach(self, state: Earth, seat: Seat) -> int:
        """How many areas a unit may go in a move; 1 by the general law."""
        return 1

    def gather(self, state: Earth, seat: Seat) -> int:
        """Power gained in Gather Power besides the general sum (5.1)."""
        return 0

    def gather_for(self, state: Earth, owner: Seat, seat: Seat) -> int:
        """Power that another seat gains in Gather Power by it."""
        return 0

    def doom_steps(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """Steps of its own in the Doom phase after all rituals (5.3)."""
        return ()

    def doom_ends(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """Steps of its own at the end of the Doom phase, after all specials."""
        return ()

    def rituals(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Other ways in which its owner may perform the ritual; what they do is `carry_out`."""
        return ()

    def moments(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """What its owner may do before the turn of anybody, before his own ritual and after Gather
        Power; what it does is `carry_out`."""
        return ()

    def ritual_cost(self, state: Earth, seat: Seat, cost: int) -> int:
        """What a ritual costs this seat."""
        return cost

    def ritual_signs(self, state: Earth, seat: Seat) -> int:
        """Elder Signs that an own ritual brings besides those for Great Old Ones."""
        return 0

    def surcharge(self, state: Earth, owner: Seat, seat: Seat, area: Area) -> int:
        """What an action of another seat costs more that ends in an area."""
        return 0

    def bars_leaving(self, state: Earth, seat: Seat, kind: Kind, area: Area) -> bool:
        """Whether an own unit of this kind may neither move out of an area nor capture there, nor
        declare a battle without others."""
        return False

    def after_walk(self, state: Earth, seat: Seat, walk: Walk) -> tuple[Step, ...]:
        """What follows the move of one own unit, before the next one."""
        return ()

    def after_move(
        self, state: Earth, context: StepContext, seat: Seat, walks: tuple[Walk, ...]
    ) -> None:
        """What follows a whole move action of its owner, with all that moved in it."""

    def is_out(self, state: Earth, seat: Seat) -> bool:
        """Whether its owner has no more turns in this Action phase, whatever its Power."""
        return False

    def leaves_for_good(self, state: Earth, seat: Seat, kind: Kind, cause: Cause) -> bool:
        """Whether an own unit of this kind that leaves the map for this cause leaves the game."""
        return False

    def bars_fights(self, state: Earth, seat: Seat) -> bool:
        """Whether its owner may declare no battle now."""
        return False

    def bars_capture(self, state: Earth, owner: Seat, captor: Seat, area: Area) -> bool:
        """Whether `owner`'s cultists there cannot be captured by monsters."""
        return False

    # ---------------------------------------------------------------- after an action (10)
    def after_action(
        self, state: Earth, context: StepContext, seat: Seat, removed: tuple[Removed, ...]
    ) -> None:
        """What it gains at a stable point from what left the map in the action (Passion)."""

    def interrupts(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """What its owner may do at a stable point out of turn (Devolve); none: nobody is asked."""
        return ()

    # ---------------------------------------------------------------- negotiations (10)
    def stakes(self, state: Earth, seat: Seat) -> tuple[int, ...]:
        """Of each seat, how much it could give in a negotiation that this effect asks for; 0: it
        is not asked."""
        return ()

    def agreed(
        self,
        state: Earth,
        context: StepContext,
        seat: Seat,
        number: int,
        offers: tuple[Offer, ...] | None,
    ) -> None:
        """What follows when a negotiation that it started (talks.py) about `number` is over: who
        gives how much, or None without agreement."""
        raise NotImplementedError(self.ID)

    # ---------------------------------------------------------------- battle (7)
    # What is asked of the effects in `Force.fixed` only: takes_two, assigns_own_results, softens,
    # stays_without_retreat, on_assigned, on_results. All else is asked of those in force.
    def before_battle(
        self, state: Earth, area: Area, attacker: Seat, defender: Seat, seat: Seat
    ) -> tuple[Step, ...]:
        """Steps of its own when a battle of anybody has been declared and paid for, before it is
        seen who takes part (Energy Nexus)."""
        return ()

    def combat(self, state: Earth, battle: Battle, seat: Seat) -> int:
        """Combat that it adds to the force of `seat`, computed before the dice."""
        return 0

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """What `seat`, a side of the battle, may do by it before the dice; what it does is
        `carry_out`. Each use is noted in `Battle.used`; it is offered once unless it REPEATS."""
        return ()

    def after_roll(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """What `seat`, a side of the battle, may do by it when the dice lie there, as often as it
        likes; what it does is `carry_out` (Channel Power)."""
        return ()

    def counts_results(
        self, battle: Battle, seat: Seat, by: Seat, kills: int, pains: int
    ) -> tuple[int, int]:
        """As how many kills and pains the dice of a side `by` count; `seat`, whose effect it is, is
        a side (Demand Sacrifice)."""
        return kills, pains

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Whether it holds to the end of this battle: asked once, when the dice are rolled; its
        id then stands in `Force.fixed`."""
        return False

    def takes_two(self, kind: Kind) -> bool:
        """Whether a unit of this kind may take two results, and dies of two kills only."""
        return False

    def assigns_own_results(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Whether `seat` assigns the results that it rolled to the enemy's units."""
        return False

    def softens(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """Whether units of this kind of its side are pained where they would be killed
        (Emissary)."""
        return False

    def stays_without_retreat(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """Whether a unit of this kind is never eliminated for lack of a retreat."""
        return False

    def directs_retreats(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Whether `seat`, in the battle or not, says where all pained units go and who first."""
        return False

    def on_assigned(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """Steps of its own when kills or pains were assigned to units of its own side, before
        they count: some may be cancelled by `battle.sides.spare` (Eternal)."""
        return ()

    def on_results(
        self, state: Earth, battle: Battle, seat: Seat, enemy: Counts
    ) -> tuple[Step, ...]:
        """What it is due when kills or pains were assigned to units of its enemy, before they
        leave (Harbinger). `enemy`: how many of each kind; each unit is told once a battle."""
        return ()

    def before_pains(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """Steps of its own when the kills are removed and no pain is assigned yet; `seat` need
        not be a side of it (Necrophagy by its published timing)."""
        return ()

    def avenges(self, kind: Kind) -> bool:
        """Whether the enemy loses a monster or cultist of the battle, when it is over, for each
        unit of this kind of its side that was killed (Berserkergang)."""
        return False

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """Steps of its own after the battle; `seat` need not be a side of it (Necrophagy)."""
        return ()

    # ---------------------------------------------------------------- counting
    def problems(self, state: Earth, seat: Seat) -> list[str]:
        """What is wrong with what it keeps."""
        return []

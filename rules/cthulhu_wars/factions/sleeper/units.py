"""The start and the units of the Sleeper, and how Tsathoggua is awakened (15)."""

import msgspec

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.battle.sides import enemy_of
from rules.cthulhu_wars.boards import FactionBoard, SleeperBoard
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import maps, printed
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.earth.counting import areas_of, in_play
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.sleeper.cards import board_of
from rules.cthulhu_wars.factions.sleeper.kinds import FORMLESS_SPAWN, SERPENT_MAN, TSATHOGGUA
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 8
LEAST_COMBAT = 2


class SleeperLaw(FactionLaw):
    """Wizards, Serpent Men, Formless Spawn and Tsathoggua."""

    ID = Faction.SLEEPER

    def board(self) -> FactionBoard:
        """Nothing lies on it."""
        return SleeperBoard()

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """North America; its west where there are two."""
        areas = maps()[state.variant.map].start_extension[self.ID]
        assert not isinstance(areas, str), f"{areas!r} is no list of areas"
        return tuple(area_index(state, each) for each in areas)

    def cost(self, state: Earth, seat: Seat, kind: Kind) -> int:
        """The printed ones; that of Tsathoggua stands with his rule."""
        return COST if kind == TSATHOGGUA else printed(self.kinds()[kind].cost)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Each Formless Spawn counts all of them, and Tsathoggua, in play; he has the Power of his
        opponent, 2 at least."""
        total = force.fighting[SERPENT_MAN] * printed(self.kinds()[SERPENT_MAN].combat)
        if force.fighting[FORMLESS_SPAWN]:
            each = in_play(state, force.seat, FORMLESS_SPAWN)
            each += in_play(state, force.seat, TSATHOGGUA)
            total += force.fighting[FORMLESS_SPAWN] * each
        if force.fighting[TSATHOGGUA]:
            total += max(LEAST_COMBAT, state.power[enemy_of(battle, force.seat).seat])
        return total

    def was_awakened(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Tsathoggua."""
        return kind == TSATHOGGUA and board_of(state, seat).awakened

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Where a Formless Spawn is."""
        return areas_of(state, seat, FORMLESS_SPAWN) if kind == TSATHOGGUA else ()

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """There is none."""
        what = kind_name(state, seat, FORMLESS_SPAWN)
        return say("cthulhu_wars.sleeper.why_no_spawn", what=what)

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """A deed, the first time."""
        state.boards[seat] = msgspec.structs.replace(board_of(state, seat), awakened=True)
        earn(state, context, seat, "sl_awaken_tsathoggua")

"""The Red Sign: Dark Young hold gates and serve as cultists do (4, 5.1, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import force_of
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.factions.black_goat.kinds import DARK_YOUNG, SHUB_NIGGURATH
from rules.cthulhu_wars.state import Battle, Earth, Kind
from rules.kernel.steps import Seat


class TheRedSign(Effect):
    """Dark Young build and hold gates, give 1 Power each and 1 combat each to Shub-Niggurath;
    otherwise they stay monsters: they protect, and nobody captures them (R24)."""

    ID = "the_red_sign"

    def holds_gates(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Dark Young."""
        return kind == DARK_YOUNG

    def gather(self, state: Earth, seat: Seat) -> int:
        """1 Power for each."""
        return in_play(state, seat, DARK_YOUNG)

    def combat(self, state: Earth, battle: Battle, seat: Seat) -> int:
        """For Shub-Niggurath each counts, wherever it is."""
        if not force_of(battle, seat).fighting[SHUB_NIGGURATH]:
            return 0
        return in_play(state, seat, DARK_YOUNG)

"""Feast: desecrated areas feed whoever stands there (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.factions.yellow_sign.tokens import all_desecrated, at_hand, desecrated
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


class Feast(Effect):
    """1 Power for each area with a token and an own unit."""

    ID = "feast"

    def gather(self, state: Earth, seat: Seat) -> int:
        """Counted in Gather Power."""
        return sum(has_units(state, seat, area) for area in all_desecrated(state))

    def problems(self, state: Earth, seat: Seat) -> list[str]:
        """Twelve tokens, one in an area, in the order of areas."""
        if not isinstance(state.boards[seat], YellowSignBoard):
            return []
        tokens = desecrated(state, seat)
        is_sound = list(tokens) == sorted(set(tokens)) and at_hand(state, seat) >= 0
        on_map = all(0 <= area < len(state.units) for area in tokens)
        return [] if is_sound and on_map else [f"tokens of seat {seat}: {tokens}"]

"""They Break Through: monsters come at gates of others (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat


class TheyBreakThrough(Effect):
    """Summoning at gates that enemies hold and at abandoned ones; held ones of its own are open to
    everybody anyway."""

    ID = "they_break_through"

    def summons_at(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        """All gates on the map."""
        return tuple([area for area, gate in enumerate(state.gates) if gate is not None])

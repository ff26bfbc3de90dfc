"""The Key and the Gate: Yog-Sothoth is a gate himself (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import areas_of
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import YOG_SOTHOTH
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat


class TheKeyAndTheGate(Effect):
    """Where he stands there is an own gate, without a cultist, beside another one too: for Power,
    Doom, summoning; it cannot be taken."""

    ID = "the_key_and_the_gate"

    def gates(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        """His area."""
        return areas_of(state, seat, YOG_SOTHOTH)

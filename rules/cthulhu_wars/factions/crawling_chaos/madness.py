"""Madness: whoever is pained flees as Crawling Chaos says (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.steps import Seat


class Madness(Effect):
    """In every battle, of others too: which side first, then each target; who is pained stays
    with each side, and so does who is lost where there is no retreat (R35)."""

    ID = "madness"

    def directs_retreats(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Always."""
        return True

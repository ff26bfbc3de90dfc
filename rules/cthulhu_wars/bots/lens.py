"""What a bot takes for granted while it compares orders: how long the game lasts, what is worth
what."""

import msgspec

from rules.cthulhu_wars.bots.signs import mean_sign
from rules.cthulhu_wars.data import number, ritual_track
from rules.cthulhu_wars.ending import threshold
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

PACE = 4.5
"""Doom that the leader gains in a round, about."""
RITUALS = 1.8
"""Steps of the ritual marker in a round, about."""
LONGEST, SHORTEST = 5.5, 0.4
KEPT = 0.85
"""What is there now is still there a round later, so likely."""
RITUAL_SHARE = 0.6
"""How often a faction performs its ritual."""


class Lens(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`seat`: who looks; `rounds`: how many more; `later`: rounds that count, the later ones less;
    `power`: a Power of later rounds in points; `now`: one of this round; `sign`: an unseen sign;
    `known`: own signs, how many and worth how much; `book`: a spellbook; `gate`, `cultist`:
    what holding one brings till the end; `great`: a Great Old One; `round`: that of the view."""

    seat: Seat
    rounds: float
    later: float
    power: float
    now: float
    sign: float
    known: tuple[int, int]
    book: float
    gate: float
    cultist: float
    great: float
    round: int


def lens_of(view: Earth, seat: Seat) -> Lens:
    """From a view."""
    sign = mean_sign(view, seat)
    lead = max([doom + sign * len(held) for doom, held in zip(view.doom, view.signs, strict=True)])
    steps = len(ritual_track(view.variant.ritual)) - view.ritual
    rounds = min((threshold(view) - lead) / PACE, steps / RITUALS + 0.5, LONGEST)
    rounds = max(rounds, SHORTEST)
    later = (1 - KEPT**rounds) / (1 - KEPT)
    power = 0.5
    mine = view.signs[seat]
    return Lens(
        seat=seat,
        rounds=rounds,
        later=later,
        power=power,
        now=0.42 if rounds > 1 else 0.3,
        sign=sign,
        known=(len(mine), sum(mine)),
        book=3.6 + 4.0 / (rounds + 0.8),
        gate=later * (1 + RITUAL_SHARE + 2 * power),
        cultist=0.3 + later * power,
        great=1.5 + later * RITUAL_SHARE * sign,
        round=view.round,
    )


def books_to_win() -> int:
    """How many books are needed to win."""
    return number("limits", "spellbooks_to_win")

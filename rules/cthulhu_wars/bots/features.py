"""What a bot takes for granted while it compares orders: how long the game lasts, what is worth
what."""

from math import exp

import msgspec

from rules.cthulhu_wars.bots.signs import mean_sign
from rules.cthulhu_wars.data import number, ritual_track
from rules.cthulhu_wars.rounds.ending import threshold
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

PACE = 4.5
"""Doom that the leader gains in a round, about."""
RITUALS = 1.8
"""Steps of the ritual marker in a round, about."""
LONGEST, SHORTEST = 5.5, 0.4
KEPT = 0.85
"""What is there now is still there a round later, so likely."""
HASTE = 0.6
OWN_STEP = 0.8
"""How much a step of the ritual marker shortens the game: others would take it later."""
BOOKS_A_ROUND = 0.8
"""So many deeds are done in a round, about."""
RITUAL_SHARE = 0.6
"""How often a faction performs its ritual."""


class Features(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`seat`: who looks; `rounds`: how many more; `later`: rounds that count, the later ones less;
    `power`: a Power of later rounds in points; `now`: one of this round; `sign`: an unseen sign;
    `known`: own signs, how many and worth how much; `book`: a spellbook; `gate`, `cultist`:
    what holding one brings till the end; `great`: a Great Old One; `haste`: that the ritual marker
    goes a step on; `round`, `ritual`: those of the view."""

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
    haste: float
    round: int
    ritual: int


def features_of(view: Earth, seat: Seat) -> Features:
    """From a view."""
    sign = mean_sign(view, seat)
    lead = max([doom + sign * len(held) for doom, held in zip(view.doom, view.signs, strict=True)])
    steps = len(ritual_track(view.variant.ritual)) - view.ritual
    rounds = min((threshold(view) - lead) / PACE, steps / RITUALS + 0.5, LONGEST)
    rounds = max(rounds, SHORTEST)
    later = (1 - KEPT**rounds) / (1 - KEPT)
    power = 0.5
    mine = view.signs[seat]
    return Features(
        seat=seat,
        rounds=rounds,
        later=later,
        power=power,
        now=0.42 if rounds > 1 else 0.3,
        sign=sign,
        known=(len(mine), sum(mine)),
        book=2.0,
        gate=later * (1 + RITUAL_SHARE + 2 * power),
        cultist=0.3 + later * power,
        great=1.5 + later * RITUAL_SHARE * sign,
        haste=haste_of(view, seat, sign),
        round=view.round,
        ritual=view.ritual,
    )


def haste_of(view: Earth, seat: Seat, sign: float) -> float:
    """Who could win now and is ahead wants the end, who is behind does not."""
    if len(view.books[seat]) < books_to_win():
        return 0.0
    totals = [doom + sign * len(held) for doom, held in zip(view.doom, view.signs, strict=True)]
    mine = totals.pop(seat)
    return HASTE if mine > max(totals) else -HASTE


def chance_of_six(state: Earth, features: Features, missing: float) -> float:
    """How likely a seat that still misses so many books has all in time; rituals make the rounds
    fewer."""
    if missing <= 0:
        return 1.0
    gone = features.ritual + OWN_STEP * (state.ritual - features.ritual)
    steps = max(0.0, len(ritual_track(state.variant.ritual)) - gone)
    rounds = min(features.rounds, steps / RITUALS + 0.5)
    easy, steep = BOOKS_A_ROUND * rounds, 0.7 + 0.6 / rounds
    return (1 + exp(-steep * easy)) / (1 + exp(steep * (missing - easy)))


def books_to_win() -> int:
    """How many books are needed to win."""
    return number("limits", "spellbooks_to_win")

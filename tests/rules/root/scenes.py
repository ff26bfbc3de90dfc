"""Scenes: a game of Root in the middle of the first seat's Daylight, with an empty map."""

from collections.abc import Mapping, Sequence

from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.root.enums import Faction, Phase, Suit
from rules.root.options import MOST_SEATS
from rules.root.setup import standard
from rules.root.setup.draft import join
from rules.root.state import Turn, Woodland

WINTER_SUITS = (Suit.FOX, Suit.RABBIT, Suit.MOUSE) * 4


def scene(
    factions: Sequence[str], map: str = "autumn", options: Mapping[str, str] | None = None
) -> Woodland:
    """Seats with these factions, all warriors in the supplies, no hands, a full deck."""
    chosen = {"map": map, **(options or {})}
    drawn = {f"seat_{n + 1}": "random" for n in range(MOST_SEATS)}
    named = {f"seat_{n + 1}": faction for n, faction in enumerate(factions)}
    made = setup_of("root", len(factions), 7, drawn | chosen | named)
    state = standard.start(made)
    state.agenda.clear()
    if Suit.NONE in state.suits[1:]:
        state.suits = (Suit.NONE, *WINTER_SUITS)
    for seat, faction in enumerate(state.factions):
        join(state, Seat(seat), Faction(faction))
    state.deck = standard.full_deck(state)
    state.round = 1
    state.turn = Turn(seat=Seat(0), phase=Phase.DAYLIGHT)
    return state

"""A game of Cartographers in progress: what lies on the table (11)."""

from typing import ClassVar

import msgspec

from rules.cartographers.data import CardKind, card_set, explore_cards
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Sheet, empty
from rules.cartographers.names import season_name
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

HIDDEN_CARD = ""
HIDDEN_SHEET = Sheet(coins=-1)


class Variant(msgspec.Struct, frozen=True, gc=False):
    """What was chosen at set-up (2)."""

    card_set: str = "base"
    map_side: str = "a"
    any_fallback: bool = False
    skills: bool = False
    sweep: bool = False
    private: bool = False


class Cartographers(State, kw_only=True):
    """Decks, the cards of the season, and the sheets.

    ``revealed`` holds this season's cards in their order, ``past`` those of earlier seasons;
    ``used`` the skill that each seat has used this season; ``barred`` the seats whose map takes
    the bar of Acrobatics instead of the ambush just revealed.
    """

    GAME: ClassVar[str] = "cartographers"
    FIXED: ClassVar[tuple[str, ...]] = ("variant", "land")

    variant: Variant
    land: Land
    season: int = -1
    deck: tuple[str, ...] = ()
    ambushes: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    past: tuple[tuple[str, ...], ...] = ()
    ruins_pending: bool = False
    edicts: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    barred: tuple[Seat, ...] = ()
    sheets: list[Sheet]
    used: list[str]
    scores: list[tuple[SeasonScore, ...]]


def game_of(state: State) -> Cartographers:
    """The state as what it is."""
    assert isinstance(state, Cartographers)
    return state


def seat_count(state: Cartographers) -> int:
    """How many play."""
    return len(state.sheets)


def all_seats(state: Cartographers) -> list[Seat]:
    """Every seat, clockwise."""
    return [Seat(i) for i in range(len(state.sheets))]


def is_solo(state: Cartographers) -> bool:
    """One seat: solo rules (9)."""
    return len(state.sheets) == 1


def is_swept(state: Cartographers) -> bool:
    """Whether ambushes are placed by the sweep: solo play or the house variant (2, 9)."""
    return state.variant.sweep or len(state.sheets) == 1


def column(state: Cartographers) -> tuple[str, ...]:
    """This season's explore cards that lie in the open, ruins cards included (3)."""
    cards = explore_cards()
    return tuple(card for card in state.revealed if card in cards)


def time_sum(state: Cartographers) -> int:
    """The time values that lie in the open (3)."""
    cards = explore_cards()
    return sum([cards[card].time for card in state.revealed if card in cards])


def gone(state: Cartographers) -> tuple[str, ...]:
    """The ambush and hero cards that were drawn, in their order; they have left the game (3)."""
    cards = explore_cards()
    seasons = (*state.past, state.revealed)
    return tuple(card for season in seasons for card in season if card not in cards)


def season_cards(state: Cartographers) -> tuple[str, str]:
    """The two scoring cards of this season (1)."""
    first, second = card_set(state.variant.card_set).season[state.season].edicts
    return state.edicts["ABCD".index(first)], state.edicts["ABCD".index(second)]


def threshold(state: Cartographers) -> int:
    """The time that ends this season (1)."""
    return card_set(state.variant.card_set).season[state.season].threshold


def is_last_season(state: Cartographers) -> bool:
    """Whether it is winter."""
    return state.season + 1 == len(card_set(state.variant.card_set).season)


def is_ruins(card: str) -> bool:
    """Whether it is a ruins card."""
    return explore_cards()[card].kind is CardKind.RUINS


def room_for(state: Cartographers, seat: Seat) -> int:
    """The empty spaces of a seat's map."""
    return empty(state.land, state.sheets[seat])


def drawing_seats(state: Cartographers) -> list[Seat]:
    """Who draws on the own map: every seat with an empty space (4.3).

    Where maps are private nobody may know whose map is full, so all are asked.
    """
    if state.variant.private:
        return all_seats(state)
    land = state.land
    room = land.board & ~land.blocked
    return [Seat(i) for i, sheet in enumerate(state.sheets) if room & ~sheet.drawn]


def where(state: Cartographers) -> Text | None:
    """Where the game stands, for lists of records: the season and its time."""
    if state.season < 0:
        return None
    name = season_name(state.variant.card_set, state.season)
    return say("cartographers.where", season=name, time=time_sum(state), limit=threshold(state))

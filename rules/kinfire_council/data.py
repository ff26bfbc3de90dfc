"""The rulebook's numbers and the map of the table, read once from the data file (1-4)."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from rules.kinfire_council.enums import Param

FOLDER = files("resources") / "kinfire_council"


class SetUpNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers of the set-up (2)."""

    influence_total: int
    influence_on_sheet: int
    start_v_first_player: int
    start_v_step: int
    coffers_start: int


class SeatNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """What depends on the number of players (2, 14)."""

    n: int
    worker_chits: int
    placements_per_round: int
    cult_v_delta: int


class TwoPlayers(msgspec.Struct, frozen=True, kw_only=True):
    """What two signs mean with two players (14): trouble taken off for each influence with the
    Cult, and what becomes of V that a player gives the Cult."""

    trouble_for_influence: int
    cult_v_sign: int


class SeekerSpace(msgspec.Struct, frozen=True, kw_only=True):
    """A hexagonal space (3). `slot`: of the threat it repels, 0 at the site."""

    id: str
    x: float
    y: float
    slot: int
    use: str


class TablePos(msgspec.Struct, frozen=True, kw_only=True):
    """Where a part of the table lies, in the square of 1000 that the city stands in."""

    id: str
    x: float
    y: float


class General(msgspec.Struct, frozen=True, kw_only=True):
    """The whole file."""

    setup: SetUpNumbers
    params: dict[str, int]
    player_count: tuple[SeatNumbers, ...]
    two_players: TwoPlayers
    seeker_space: tuple[SeekerSpace, ...]
    table_pos: tuple[TablePos, ...]


@cache
def general() -> General:
    """The file of numbers."""
    read = tomllib.loads((FOLDER / "general.toml").read_text("utf-8"))
    return msgspec.convert(read, General)


TWO_PLAYERS = general().two_players
NUMBERED = 18
"""How many numbered spaces there are (3)."""
ROUNDS: int = general().params["rounds"]
PARAMS: dict[Param, int] = {each: general().params.get(each, 0) for each in Param}
"""What each number of the rulebook is before modifiers (15); the others stand on the boards."""
TIERS = SLOTS = 3
"""Each tier of the city has its threat slot (3, 4)."""
TAX_OF = (Param.TAX_T1, Param.TAX_T2, Param.TAX_T3)
"""Which number taxes each tier, from tier 1 (3)."""


def seat_numbers(seats: int) -> SeatNumbers:
    """What depends on the number of players (2, 14)."""
    return next(each for each in general().player_count if each.n == seats)

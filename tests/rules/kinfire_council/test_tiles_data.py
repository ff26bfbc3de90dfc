"""Numbers of tiles and of two players come from the data, none stands in the code (9, 14)."""

import pytest
from msgspec.structs import replace

from rules.kernel.steps import Seat
from rules.kinfire_council import data, influence
from rules.kinfire_council.effects import goods
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Tile, TroubleOn
from rules.kinfire_council.printed import ops, signs
from rules.kinfire_council.printed.content import TileKind
from rules.kinfire_council.printed.library import shipped, shipped_board
from rules.kinfire_council.threats import arresting
from rules.kinfire_council.turn.errands import ship_terms
from tests.rules.kinfire_council.small import do, table, with_board


def tile(kind: Tile, **changes: int) -> tuple[TileKind, ...]:
    """The shipped tiles, one of them changed."""
    found = shipped_board().tiles
    return tuple(replace(each, **changes) if each.tile is kind else each for each in found)


def test_the_shipped_numbers() -> None:
    rubble, beast = shipped().tiles[Tile.RUBBLE], shipped().tiles[Tile.SEA_BEAST]
    assert rubble.cost == arresting.clearing(table()) == (ops.Pay("common", 1),)
    assert (rubble.copies, rubble.v, rubble.cult_v) == (2, 3, 2)
    assert (beast.copies, beast.surcharge, beast.cult_v) == (1, 1, 2)
    assert data.TwoPlayers(trouble_for_influence=1, cult_v_sign=-1) == data.TWO_PLAYERS


def test_another_surcharge_of_the_sea_beast() -> None:
    state = table(seats=3)
    state.sea_beast = True
    assert ship_terms(state, Seat(0), 0) == (0, 1)
    with_board(state, tiles=tile(Tile.SEA_BEAST, surcharge=3))
    assert ship_terms(state, Seat(0), 0) == (0, 3)


def test_other_v_where_no_tile_is_left() -> None:
    state = table(seats=3)
    state.rubble, state.sea_beast, state.cult_score = (1, 2), True, 0
    with_board(state, tiles=tile(Tile.RUBBLE, cult_v=5))
    do(state, ops.PlaceTile(Tile.RUBBLE), scope=Scope(space="3"))
    assert state.cult_score == 5
    with_board(state, tiles=tile(Tile.SEA_BEAST, cult_v=7))
    do(state, ops.PlaceTile(Tile.SEA_BEAST))
    assert state.cult_score == 12


def test_other_signs_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(seats=2)
    other = data.TwoPlayers(trouble_for_influence=2, cult_v_sign=1)
    for module in (goods, influence, signs):
        monkeypatch.setattr(module, "TWO_PLAYERS", other)
    signs._of_two.cache_clear()
    try:
        read = signs.ops_here(state, (ops.CultInfluence(1), ops.CultV(3)))
    finally:
        signs._of_two.cache_clear()
    assert read == (ops.RemoveTrouble(2, TroubleOn.THREAT), ops.CultScore(3))
    state.cult_score = 0
    do(state, ops.CultV(3))
    assert state.cult_score == 3

"""Who rules a clearing (3.6, R21-R24, R42)."""

from rules.kernel.steps import Seat
from rules.root.enums import BuildingKind, Phase, Suit, TokenKind
from rules.root.state import BURROW, FOREST, NOBODY, Building, Token, Turn, Woodland
from rules.root.woodland.people import (
    are_enemies,
    enemies,
    enemies_at,
    has_piece,
    partner_of,
    seats_at,
)
from rules.root.woodland.ruling import lenders, ruled, ruled_alone, ruler, rules, strength
from tests.rules.root.driving import build, lay, stand
from tests.rules.root.scenes import scene

A, B, C = Seat(0), Seat(1), Seat(2)


def plain() -> Woodland:
    """Nobody here has a word of its own about rule."""
    return scene(("marquise", "alliance", "corvid"))


def test_warriors_and_buildings_count_alike() -> None:
    state = plain()
    stand(state, 5, s0=2, s1=1)
    assert ruler(state, 5) == A
    build(state, 5, Building(B, BuildingKind.BASE, Suit.FOX))
    assert ruler(state, 5) == NOBODY
    build(state, 5, Building(B, BuildingKind.BASE, Suit.MOUSE))
    assert ruler(state, 5) == B
    assert strength(state, B, 5) == 3


def test_every_single_player_must_be_exceeded_not_their_sum() -> None:
    state = plain()
    stand(state, 5, s0=3, s1=2, s2=2)
    assert ruler(state, 5) == A


def test_two_tied_on_top_let_nobody_rule() -> None:
    state = plain()
    stand(state, 5, s0=2, s1=2, s2=1)
    assert ruler(state, 5) == NOBODY
    assert not rules(state, A, 5)
    assert not rules(state, C, 5)


def test_tokens_and_pawns_count_nothing_and_empty_clearings_are_nobodys() -> None:
    state = scene(("marquise", "vagabond", "eyrie"))
    lay(state, 5, Token(A, TokenKind.WOOD))
    state.pawns[B] = 5
    assert ruler(state, 5) == NOBODY
    assert ruler(state, 6) == NOBODY
    assert not any(rules(state, seat, 5) for seat in (A, B, C))


def test_soup_kitchens_count_tokens_twice() -> None:
    state = scene(("marquise", "alliance"), options={"deck": "exiles_partisans"})
    stand(state, 5, s0=1)
    lay(state, 5, Token(B, TokenKind.SYMPATHY))
    assert ruler(state, 5) == A
    state.crafted[B] = ("soup_kitchens",)
    assert ruler(state, 5) == B
    assert rules(state, B, 5)
    assert strength(state, B, 5) == 2


def test_the_eyrie_wins_ties_only_with_a_piece() -> None:
    state = scene(("marquise", "eyrie", "alliance"))
    stand(state, 5, s0=2, s1=2)
    assert ruler(state, 5) == B
    stand(state, 6, s0=1, s2=1)
    assert ruler(state, 6) == NOBODY
    assert ruler(state, 7) == NOBODY


def test_a_garden_rules_over_warriors_and_eyrie_ties() -> None:
    state = scene(("cult", "eyrie", "marquise"))
    build(state, 5, Building(A, BuildingKind.GARDEN, Suit.RABBIT))
    stand(state, 5, s1=1, s2=4)
    assert ruler(state, 5) == A
    state.warriors[5] = (0, 1, 0)
    assert ruler(state, 5) == A


def test_the_burrow_is_ruled_by_its_owner_and_forests_by_nobody() -> None:
    state = scene(("duchy", "eyrie"))
    assert ruler(state, BURROW) == A
    assert rules(state, A, BURROW)
    assert not rules(state, B, BURROW)
    assert ruler(state, FOREST) == NOBODY
    assert ruler(scene(("marquise", "eyrie")), BURROW) == NOBODY


def test_mercenaries_rule_for_the_buyer_but_not_for_dominance() -> None:
    state = scene(("marquise", "riverfolk", "eyrie"))
    stand(state, 5, s0=1, s1=2, s2=2)
    assert not rules(state, A, 5)
    assert lenders(state, A) == []
    turn = state.turn
    assert turn is not None
    state.turn = Turn(seat=A, phase=turn.phase, services=("mercenaries",))
    assert lenders(state, A) == [B]
    assert rules(state, A, 5)
    assert ruled(state, A) == [5]
    assert ruled_alone(state, A) == []
    assert ruler(state, 5) == C
    assert not rules(state, B, 5)
    assert rules(state, C, 5)


def test_a_tie_by_mercenaries_alone_is_not_the_eyries() -> None:
    """Lords of the Forest need an Eyrie piece; mercenaries are none (3.3, 7.2)."""
    for eyrie in ("eyrie", "electric_eyrie"):
        state = scene((eyrie, "riverfolk", "marquise"))
        state.turn = Turn(seat=A, phase=Phase.DAYLIGHT, services=("mercenaries",))
        stand(state, 5, s1=2, s2=2)
        stand(state, 6, s0=1, s1=1, s2=2)
        build(state, 7, Building(A, BuildingKind.ROOST))
        stand(state, 7, s1=1, s2=2)
        stand(state, 8, s1=3, s2=2)
        assert ruled(state, A) == [6, 7, 8]


# ---------------------------------------------------------------- enemies
def test_everybody_is_an_enemy_but_oneself_and_a_partner() -> None:
    state = scene(("vagabond", "eyrie", "marquise", "alliance"))
    assert enemies(state, A) == [Seat(1), Seat(2), Seat(3)]
    assert not are_enemies(state, A, A)
    state.coalition[A] = C
    assert enemies(state, A) == [Seat(1), Seat(3)]
    assert enemies(state, C) == [Seat(1), Seat(3)]
    assert partner_of(state, A) == C
    assert partner_of(state, C) == A
    assert partner_of(state, B) == NOBODY


def test_pieces_are_warriors_pawns_buildings_and_tokens() -> None:
    state = scene(("vagabond", "eyrie", "marquise", "alliance"))
    state.pawns[A] = 5
    stand(state, 5, s1=1)
    build(state, 5, Building(C, BuildingKind.SAWMILL))
    assert seats_at(state, 5) == [A, B, C]
    lay(state, 5, Token(Seat(3), TokenKind.SYMPATHY))
    assert seats_at(state, 5) == [A, B, C, 3]
    assert enemies_at(state, B, 5) == [A, C, 3]
    assert enemies_at(state, B, 6) == []
    state.pawns[A] = FOREST
    assert has_piece(state, A, FOREST)
    assert not has_piece(state, B, FOREST)

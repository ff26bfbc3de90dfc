"""A battle (4): who may begin one, the roll and its caps, the hits, the order of steps."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root import battle
from rules.root.actions import ChooseBuilding, ChooseToken, Fight
from rules.root.battle import TakeFight
from rules.root.battle.events import BattleBegan, BattleEnded, DiceRolled, HitsDealt
from rules.root.enums import TokenKind
from rules.root.state import BURROW, Token, Woodland
from tests.rules.root.battlefield import (
    ME,
    THIRD,
    YOU,
    asked,
    begin,
    decline,
    give,
    hold,
    lay,
    pawn,
    roost,
    stand,
    wood,
    wood_token,
)
from tests.rules.root.driving import run


# ---------------------------------------------------------------- who may battle
def test_a_fight_needs_an_own_warrior_and_any_enemy_piece() -> None:
    """R24, R48: tokens alone will do, rule is not needed."""
    state = wood()
    stand(state, 1, s0=1, s1=5)
    stand(state, 2, s1=1)
    stand(state, 3, s0=1)
    lay(state, 3, Token(THIRD, TokenKind.SYMPATHY))
    assert battle.fights(state, ME) == [Fight(1, YOU), Fight(3, THIRD)]
    assert battle.fights(state, ME, (3,)) == [Fight(3, THIRD)]
    assert battle.fights(state, YOU) == [Fight(1, ME)]


def test_a_pawn_fights_and_can_be_fought() -> None:
    state = wood("vagabond", "eyrie", "marquise")
    pawn(state, 0, 4)
    stand(state, 4, s1=1)
    assert battle.fights(state, ME) == [Fight(4, YOU)]
    assert battle.fights(state, YOU) == [Fight(4, ME)]
    pawn(state, 0, 101)
    assert battle.fights(state, ME) == []


def test_reasons() -> None:
    state = wood()
    stand(state, 1, s0=1)
    stand(state, 2, s1=1)

    def why(place: int, seat: int) -> str:
        reason = battle.why_not_fight(state, ME, place, Seat(seat))
        return english(reason) if reason is not None else ""

    assert why(BURROW, 1) == "Battles take place in clearings."
    assert why(1, 0) == "These are your own pieces."
    assert "has no piece" in why(1, 1)
    assert "You have no one in clearing 2 who could attack" in why(2, 1)
    stand(state, 2, s0=1)
    assert why(2, 1) == ""


def test_a_granted_battle() -> None:
    state = wood()
    stand(state, 1, s0=1, s1=1)
    stand(state, 2, s1=1)
    run(state, TakeFight(ME, "command_warren"))
    assert asked(state) == ("TakeFight", [0])
    assert agenda.actions(state, ME) == [Fight(1, YOU), Pass()]
    options = agenda.options(state, ME)
    assert [each.action for each in options if each.why_not is not None] == [Fight(2, YOU)]
    events = give(state, 0, Fight(1, YOU), script=((1, 0),))
    assert BattleBegan(1, ME, YOU) in events


def test_a_granted_battle_that_nobody_can_begin_asks_nobody() -> None:
    state = wood()
    before = asked(state)
    run(state, TakeFight(ME, "command_warren", (5,), may_pass=False))
    assert asked(state) == before


# ---------------------------------------------------------------- roll and caps
@pytest.mark.parametrize(
    ("mine", "yours", "dice", "dealt"),
    [
        (3, 3, (1, 3), (3, 1)),
        (1, 3, (3, 2), (1, 2)),
        (2, 1, (3, 3), (2, 1)),
        (3, 0, (3, 3), (4, 0)),
        (1, 0, (0, 0), (1, 0)),
    ],
)
def test_caps_and_the_defenseless(
    mine: int, yours: int, dice: tuple[int, int], dealt: tuple[int, int]
) -> None:
    """R29: without warriors no rolled hits, and one extra hit for the attacker."""
    state = wood()
    stand(state, 1, s0=mine, s1=yours)
    roost(state, 1)
    events = begin(state, 1, dice)
    assert [event.dealt for event in events if isinstance(event, HitsDealt)] == [dealt]


def test_guerrilla_war() -> None:
    state = wood()
    stand(state, 1, s0=3, s2=3)
    events = begin(state, 1, (1, 3), defender=2)
    assert [event.dealt for event in events if isinstance(event, HitsDealt)] == [(1, 3)]
    state = wood()
    stand(state, 1, s0=3, s2=3)
    events = begin(state, 1, (1, 3), attacker=2, defender=0)
    assert [event.dealt for event in events if isinstance(event, HitsDealt)] == [(3, 1)]


def test_the_battle_from_its_beginning_to_its_end() -> None:
    state = wood()
    stand(state, 1, s0=3, s1=3)
    hold(state, 1, "anvil")
    begin(state, 1)
    events = decline(state, 1, (2, 1))
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (DiceRolled, HitsDealt, BattleEnded)]
    assert order == sorted(order)
    assert state.warriors[1][:2] == (2, 1)
    assert state.battle is None
    assert all(english(event.text()) for event in events if event.text() is not None)


# ---------------------------------------------------------------- losses
def test_warriors_first_and_surplus_hits_are_lost() -> None:
    """R30."""
    state = wood()
    stand(state, 1, s0=3, s1=1)
    begin(state, 1, (3, 0))
    assert state.warriors[1][:2] == (3, 0)
    assert state.scores == [0, 0, 0]


def test_pieces_without_a_choice_leave_unasked_and_score() -> None:
    state = wood()
    stand(state, 1, s0=3, s1=1)
    roost(state, 1)
    begin(state, 1, (2, 1))
    assert state.buildings[1] == ()
    assert state.scores[0] == 1
    assert state.warriors[1][:2] == (2, 0)


def test_the_side_that_is_hit_chooses_among_unlike_pieces() -> None:
    state = wood()
    stand(state, 1, s0=1, s1=3)
    wood_token(state, 1)
    keep = Token(ME, TokenKind.KEEP)
    lay(state, 1, keep)
    begin(state, 1, (2, 2))
    assert asked(state) == ("ChooseLosses", [0])
    wooden = Token(ME, TokenKind.WOOD)
    assert set(agenda.actions(state, ME)) == {ChooseToken(1, wooden), ChooseToken(1, keep)}
    for option in agenda.options(state, ME):
        assert english(option.label).startswith("Remove ")
    give(state, 0, ChooseToken(1, wooden))
    assert state.tokens[1] == (keep,)
    assert state.scores[1] == 1


def both_choose() -> Woodland:
    """Two against two, each with two unlike pieces, three hits each... on one warrior each."""
    state = wood()
    stand(state, 1, s0=2, s1=2)
    wood_token(state, 1)
    lay(state, 1, Token(ME, TokenKind.KEEP))
    roost(state, 1)
    lay(state, 1, Token(YOU, TokenKind.TUNNEL))
    state.crafted[0], state.crafted[1] = ("brutal_tactics",), ("sappers",)
    begin(state, 1, (3, 2))
    return state


def test_both_sides_choose_without_seeing_the_other() -> None:
    state = both_choose()
    while asked(state)[0] in ("ChooseFirst", "UseOrPass"):
        seat = asked(state)[1][0]
        actions = agenda.actions(state, Seat(seat))
        give(state, seat, actions[-1])
    assert asked(state) == ("BothChooseLosses", [0, 1])
    assert agenda.request(state, ME).screen == "private"
    give(state, 0, ChooseToken(1, Token(ME, TokenKind.KEEP)))
    assert asked(state) == ("BothChooseLosses", [1])
    assert "keep" not in repr(view(state, YOU).answers)
    give(state, 1, ChooseBuilding(1, state.buildings[1][0]))
    assert state.warriors[1][:2] == (0, 0)
    assert state.tokens[1] == (Token(ME, TokenKind.WOOD), Token(YOU, TokenKind.TUNNEL))
    assert state.scores[:2] == [1, 2], "one each, and the one of Brutal Tactics"


def test_instigated_battles_score_for_who_forced_them() -> None:
    """R73: buildings and tokens of both sides count for the Vagrant; the sides decide."""
    state = wood("marquise", "eyrie", "vagabond")
    stand(state, 1, s0=3, s1=1)
    roost(state, 1)
    events = begin(state, 1, (2, 1), scorer=2)
    assert "makes" in english(events[0].text())
    assert state.scores == [0, 0, 1]

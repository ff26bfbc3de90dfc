"""Who takes hits (4, step 6): mercenaries, allies, items, automata."""

from itertools import product

import msgspec

from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.root import battle
from rules.root.actions import ChooseSeat, Fight
from rules.root.battle import losses
from rules.root.battle.odds import planned
from rules.root.battle.strength import has_attackers, is_defenseless, lent, most_rolled
from rules.root.laws import law_of
from rules.root.state import Woodland, turn_of
from tests.rules.root.battlefield import (
    ME,
    THIRD,
    YOU,
    asked,
    begin,
    give,
    hold,
    pawn,
    roost,
    stand,
    wood,
    wood_token,
)


# ---------------------------------------------------------------- mercenaries (7.6)
def hired() -> Woodland:
    """The Marquise has bought mercenaries for this turn."""
    state = wood("marquise", "eyrie", "riverfolk")
    state.turn = msgspec.structs.replace(turn_of(state), services=("mercenaries",))
    assert law_of(state, THIRD).lends_warriors(state, THIRD, ME)
    return state


def spread(hits: int, own: int, theirs: int) -> tuple[int, int]:
    """The rule hit by hit: own first, then in turns while both kinds last."""
    taken = [0, 0]
    have = [own, theirs]
    for hit in range(hits):
        kind = hit % 2
        if taken[kind] == have[kind]:
            kind = 1 - kind
        if taken[kind] < have[kind]:
            taken[kind] += 1
    return taken[0], taken[1]


def test_hits_are_split_an_odd_one_on_the_own_side() -> None:
    for own, theirs, hits in product(range(4), range(4), range(6)):
        state = hired()
        stand(state, 1, s0=own, s1=1, s2=theirs)
        fixed = losses.fixed(state, planned(ME, 1, YOU), ME, hits)
        mine, others = spread(hits, own, theirs)
        assert mine + others == min(hits, own + theirs)
        assert (fixed.own, sum(count for _, count in fixed.lent)) == (mine, others)
        assert fixed.left == hits - mine - others


def test_mercenaries_alone_may_attack_but_not_the_riverfolk() -> None:
    state = hired()
    stand(state, 1, s1=1, s2=2)
    assert battle.fights(state, ME) == [Fight(1, YOU)]
    assert battle.why_not_fight(state, ME, 1, THIRD) is not None
    stand(state, 1, s0=1)
    assert battle.fights(state, ME) == [Fight(1, YOU), Fight(1, THIRD)]
    against = planned(ME, 1, THIRD)
    assert lent(state, ME, THIRD, 1) == []
    assert most_rolled(state, against, ME) == 1
    assert most_rolled(state, planned(ME, 1, YOU), ME) == 3


def test_own_pieces_only_after_both_kinds_of_warriors() -> None:
    state = hired()
    stand(state, 1, s0=1, s1=3, s2=1)
    wood_token(state, 1)
    begin(state, 1, (2, 2))
    assert state.warriors[1] == (0, 1, 0)
    assert len(state.tokens[1]) == 1
    stand(state, 1, s2=1, s1=2)
    begin(state, 1, (2, 2))
    assert state.tokens[1] == ()
    assert state.scores[1] == 1


def test_mercenaries_keep_a_battle_going_after_an_ambush() -> None:
    from rules.root.actions import PlayCard

    state = hired()
    stand(state, 1, s0=1, s1=2, s2=2)
    hold(state, 1, "ambush_bird")
    begin(state, 1)
    give(state, 1, PlayCard("ambush_bird"), script=((1, 0),))
    assert state.warriors[1] == (0, 1, 1)


# ---------------------------------------------------------------- allies and items (7.4)
def befriended() -> Woodland:
    """A Vagabond attacks with warriors of an Allied Marquise beside it."""
    state = wood("vagabond", "eyrie", "marquise")
    board = state.boards[0]
    state.boards[0] = msgspec.structs.replace(board, relations=(1, 1, 4))
    pawn(state, 0, 1)
    stand(state, 1, s1=3, s2=2)
    return state


def test_allied_warriors_raise_the_cap_and_may_take_hits() -> None:
    state = befriended()
    assert Fight(1, YOU, THIRD) in battle.fights(state, ME)
    assert Fight(1, THIRD, THIRD) not in battle.fights(state, ME)
    alone, helped = planned(ME, 1, YOU), planned(ME, 1, YOU, allied=THIRD)
    assert most_rolled(state, helped, ME) == most_rolled(state, alone, ME) + 2
    begin(state, 1, (3, 2), allied=2)
    assert asked(state) == ("ChooseLosses", [0])
    give(state, 0, ChooseSeat(THIRD), ChooseSeat(THIRD))
    assert state.warriors[1][2] == 0
    assert state.boards[0].relations[2] == 0, "more hits by the ally than by items"


def test_who_shares_the_hits_keeps_the_friend() -> None:
    state = befriended()
    begin(state, 1, (3, 2), allied=2)
    item = next(each for each in agenda.actions(state, ME) if each != ChooseSeat(THIRD))
    give(state, 0, ChooseSeat(THIRD), item)
    assert state.warriors[1][2] == 1
    assert state.boards[0].relations[2] == 4


def test_a_vagabond_picks_items_one_a_hit_and_further_hits_are_ignored() -> None:
    state = wood("eyrie", "vagabond", "marquise")
    pawn(state, 1, 1)
    stand(state, 1, s0=3)
    begin(state, 1, (2, 0))
    first = agenda.actions(state, YOU)[0]
    whole = len(state.boards[1].items)
    give(state, 1, first)
    give(state, 1, agenda.actions(state, YOU)[0])
    assert sum(item.damaged for item in state.boards[1].items) == 2
    for _ in range(whole):
        begin(state, 1, (3, 0))
        while asked(state)[0] == "ChooseLosses":
            give(state, 1, agenda.actions(state, YOU)[0])
    assert all(item.damaged for item in state.boards[1].items)
    assert is_defenseless(state, planned(ME, 1, YOU))
    assert state.pawns[1] == 1
    assert has_attackers(state, planned(YOU, 1, ME))


def test_like_pieces_are_no_choice() -> None:
    state = wood()
    stand(state, 1, s0=2, s1=0)
    wood_token(state, 1)
    roost(state, 2)
    wood_token(state, 1)
    stand(state, 1, s1=3)
    begin(state, 1, (3, 3))
    assert state.battle is None
    assert len(state.tokens[1]) == 1
    assert state.warriors[1][Seat(0)] == 0

"""Set-up and turn of the Automated Alliance, sentence by sentence (9)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Seen
from rules.root.actions import Move, PlayCard
from rules.root.automata import LAWS
from rules.root.automata.automated_alliance.alliance import (
    AutomatedBirdsong,
    BirdRevolt,
    OrganizeAt,
    RecruitAtBases,
    SpreadInstead,
)
from rules.root.automata.automated_alliance.sympathy import Spread
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, change
from rules.root.automata.resentment import Resent
from rules.root.battle import BeginBattle
from rules.root.battle.events import BattleBegan
from rules.root.enums import BuildingKind, Cause, Suit, TokenKind
from rules.root.state import CLEARINGS, Building, Place, Token, Woodland
from rules.root.woodland.geography import clearings_of, path_neighbours
from rules.root.woodland.moving import carry_out
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import answer, build, choices, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["automated_alliance"]
SYMPATHY = Token(BOT, TokenKind.SYMPATHY)


def table(suit: Suit = Suit.FOX, *others: str) -> Woodland:
    """The Alliance with this order against Marquise and Eyrie, unless others are named."""
    state = scene(("automated_alliance", *(others or ("marquise", "eyrie"))))
    change(state, BOT, suit=suit)
    return state


def sympathetic(state: Woodland, *places: Place) -> None:
    """Sympathy lies there."""
    for place in places:
        lay(state, place, SYMPATHY)


def sympathies(state: Woodland) -> list[Place]:
    """Where it lies."""
    return [place for place in CLEARINGS if SYMPATHY in state.tokens[place]]


def bases(state: Woodland) -> list[tuple[Place, Suit]]:
    """Where bases stand, and which."""
    return [(p, each.suit) for p in CLEARINGS for each in state.buildings[p] if each.seat == BOT]


# -------------------------------------------------------------------- set-up, hands
def test_nothing_is_on_the_map_and_there_are_no_supporters() -> None:
    """It begins with its supply."""
    state = table()
    run(state, *LAW.set_up(state, BOT))
    assert sum(row[BOT] for row in state.warriors) == 0
    assert sympathies(state) == []
    assert state.supporters[BOT] == ()


def test_players_who_move_into_sympathy_or_remove_it_owe_a_card() -> None:
    """A matching one is discarded; nobody becomes a supporter."""
    state = table()
    sympathetic(state, 1)
    near = path_neighbours(state, 1)[0]
    stand(state, near, s1=1)
    hold(state, FOE, "ambush_bird", "ambush_bird")
    moved = StepContext()
    carry_out(state, moved, FOE, Move(near, 1, 1))
    settle(state, moved)
    answer(state, PlayCard("ambush_bird"), seat=FOE)
    gone = StepContext()
    told = Removal(owner=BOT, by=FOE, place=1, cause=Cause.BATTLE_HIT, tokens=(SYMPATHY,))
    remove(state, gone, told)
    settle(state, gone)
    answer(state, PlayCard("ambush_bird"), seat=FOE)
    assert state.hands[FOE] == ()
    assert state.discard == ("ambush_bird", "ambush_bird")
    assert state.supporters[BOT] == ()
    assert state.scores[BOT] == 0


def test_who_has_no_matching_card_gives_a_point() -> None:
    """Asked all the same, so that it does not tell what is held."""
    state = table()
    fox = clearings_of(state, Suit.FOX)[0]
    hold(state, FOE, "ambush_mouse")
    run(state, Resent(BOT, FOE, fox))
    assert choices(state, FOE) == [Seen()]
    answer(state, Seen(), seat=FOE)
    assert state.scores[BOT] == 1
    assert state.hands[FOE] == ("ambush_mouse",)


def test_automata_cause_no_outrage() -> None:
    """Neither card nor point."""
    state = table(Suit.FOX, "electric_eyrie", "marquise")
    run(state, Resent(BOT, FOE, 1))
    assert state.scores[BOT] == 0


def test_it_never_attacks() -> None:
    """No step of its turn is a battle."""
    state = table(Suit.BIRD)
    stand(state, 1, s0=3, s1=1)
    build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
    steps = (*LAW.birdsong(state, BOT), *LAW.daylight(state, BOT), *LAW.evening(state, BOT))
    assert not any(isinstance(each, BattleBegan) for each in run(state, *steps))


def test_extra_hit_as_defender_never_as_attacker() -> None:
    """While it has warriors there."""
    state = table()
    stand(state, 1, s0=2, s1=4)
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert state.warriors[1][FOE] == 3
    run(state, BeginBattle(BOT, 1, FOE), script=((0, 0),))
    assert state.warriors[1][FOE] == 3


# -------------------------------------------------------------------- the turn
def test_turn_is_reveal_craft_revolt_spread_spread_organize_recruit_discard() -> None:
    """On a bird with a revolt after the spread of Daylight."""
    state = table()
    birdsong = [type(step) for step in LAW.birdsong(state, BOT)]
    assert birdsong == [RevealOrder, CraftOrder, AutomatedBirdsong, SpreadInstead]
    assert LAW.daylight(state, BOT) == (Spread(BOT),)
    build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
    evening = [type(step) for step in LAW.evening(state, BOT)]
    assert evening == [OrganizeAt, RecruitAtBases, DiscardOrder]
    change(state, BOT, suit=Suit.BIRD)
    assert LAW.daylight(state, BOT) == (Spread(BOT), BirdRevolt(BOT))


def test_revolts_where_most_enemy_pieces_are() -> None:
    """In an ordered sympathetic clearing; all enemy pieces leave and score, the base comes."""
    state = table()
    first, second, other = *ordered(state, Suit.FOX)[:2], ordered(state, Suit.MOUSE)[0]
    sympathetic(state, first, second, other)
    stand(state, first, s1=1)
    stand(state, second, s1=1, s2=1)
    stand(state, other, s1=5)
    lay(state, second, Token(FOE, TokenKind.WOOD))
    run(state, AutomatedBirdsong(BOT))
    assert bases(state) == [(second, Suit.FOX)]
    assert state.warriors[second] == (0, 0, 0)
    assert state.tokens[second] == (SYMPATHY,)
    assert state.warriors[first][FOE] == 1
    assert state.scores[BOT] == 1


@pytest.mark.parametrize("built", [True, False])
def test_no_revolt_with_the_base_built_or_without_sympathy(built: bool) -> None:
    """Then sympathy spreads."""
    state = table()
    first, second = ordered(state, Suit.FOX)[:2]
    if built:
        build(state, second, Building(BOT, BuildingKind.BASE, Suit.FOX))
        sympathetic(state, first)
    before = len(sympathies(state))
    run(state, AutomatedBirdsong(BOT), SpreadInstead(BOT))
    assert len(bases(state)) == int(built)
    assert len(sympathies(state)) == before + 2


def test_after_a_revolt_birdsong_spreads_nothing() -> None:
    """On suits; a bird order never revolts in Birdsong."""
    state = table()
    sympathetic(state, ordered(state, Suit.FOX)[0])
    run(state, AutomatedBirdsong(BOT), SpreadInstead(BOT))
    assert len(sympathies(state)) == 1
    bird = table(Suit.BIRD)
    sympathetic(bird, 1)
    run(bird, AutomatedBirdsong(BOT), SpreadInstead(BOT))
    assert bases(bird) == []
    assert len(sympathies(bird)) == 3


def test_bird_revolts_at_any_unbuilt_base() -> None:
    """Where most enemy pieces are."""
    state = table(Suit.BIRD)
    fox, mouse = ordered(state, Suit.FOX)[0], ordered(state, Suit.MOUSE)[0]
    sympathetic(state, fox, mouse)
    stand(state, fox, s1=3)
    stand(state, mouse, s1=2)
    other = ordered(state, Suit.FOX)[1]
    build(state, other, Building(BOT, BuildingKind.BASE, Suit.FOX))
    run(state, BirdRevolt(BOT))
    assert (mouse, Suit.MOUSE) in bases(state)
    assert state.warriors[fox][FOE] == 3


@pytest.mark.parametrize(("out", "more"), [(4, 2), (5, 1)])
def test_spreads_twice_with_fewer_than_five_out(out: int, more: int) -> None:
    """Else once."""
    state = table(Suit.BIRD)
    sympathetic(state, *CLEARINGS[:out])
    run(state, SpreadInstead(BOT))
    assert len(sympathies(state)) == out + more


# -------------------------------------------------------------------- spreading
def test_spreads_to_fewest_enemy_warriors_beside_sympathy() -> None:
    """An ordered clearing without sympathy; of equals the highest priority."""
    state = table(Suit.BIRD)
    centre = max(CLEARINGS, key=lambda place: len(path_neighbours(state, place)))
    sympathetic(state, centre)
    near = by_priority(state, path_neighbours(state, centre))
    stand(state, near[0], s1=1)
    build(state, near[1], Building(FOE, BuildingKind.SAWMILL))
    run(state, Spread(BOT))
    assert sympathies(state) == sorted([centre, near[1]])


def test_spreads_only_to_ordered_clearings_while_there_is_one_beside() -> None:
    """Even with many enemies there."""
    state = table()
    centre = next(
        place
        for place in CLEARINGS
        if len([p for p in path_neighbours(state, place) if state.suits[p] is Suit.FOX]) == 1
    )
    fox = next(p for p in path_neighbours(state, centre) if state.suits[p] is Suit.FOX)
    sympathetic(state, centre)
    stand(state, fox, s1=9)
    run(state, Spread(BOT))
    assert fox in sympathies(state)


def test_spreads_to_fewest_enemy_pieces_where_none_is_beside() -> None:
    """Any unsympathetic clearing."""
    state = table()
    places = by_priority(state, CLEARINGS)
    build(state, places[0], Building(FOE, BuildingKind.SAWMILL))
    run(state, Spread(BOT))
    assert sympathies(state) == [places[1]]


@pytest.mark.parametrize(("one", "other", "points"), [(3, 0, 0), (2, 2, 1), (0, 4, 0)])
def test_martial_law_is_three_warriors_of_one_enemy(one: int, other: int, points: int) -> None:
    """Then a point less, not below none."""
    state = table(Suit.BIRD)
    sympathetic(state, *CLEARINGS[:1])
    for place in CLEARINGS[1:]:
        state.warriors[place] = (0, one, other)
    run(state, Spread(BOT))
    assert state.scores[BOT] == points


def test_five_points_without_token_or_place() -> None:
    """All ten are out; or every clearing is barred."""
    state = table()
    sympathetic(state, *CLEARINGS[:10])
    run(state, Spread(BOT))
    assert state.scores[BOT] == 5
    barred = table()
    barred.scorched = tuple(CLEARINGS)
    run(barred, Spread(BOT))
    assert barred.scores[BOT] == 5


# -------------------------------------------------------------------- Evening
def test_organizing_removes_all_and_spreads() -> None:
    """The points are for the sympathy; its own warriors score nobody."""
    state = table()
    build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
    stand(state, 1, s0=4)
    stand(state, 5, s0=4)
    sympathetic(state, 5)
    run(state, OrganizeAt(BOT, 1), OrganizeAt(BOT, 5))
    assert state.warriors[1][BOT] == 0
    assert state.warriors[5][BOT] == 4
    assert len(sympathies(state)) == 2
    assert state.scores[BOT] == 1


def test_each_base_recruits_one() -> None:
    """By priority, as the supply lasts."""
    state = table()
    fox, mouse = ordered(state, Suit.FOX)[0], ordered(state, Suit.MOUSE)[0]
    for place in (fox, mouse):
        build(state, place, Building(BOT, BuildingKind.BASE, state.suits[place]))
    state.supply[BOT] = 1
    run(state, RecruitAtBases(BOT))
    best = by_priority(state, (fox, mouse))[0]
    assert state.warriors[best][BOT] == 1
    assert state.supply[BOT] == 0

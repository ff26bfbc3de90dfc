"""The Mechanical Marquise by difficulty, traits, and the director's cut (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.mechanical_marquise.marquise import (
    Build,
    Expand,
    FirstBuildings,
    MoveOut,
    Recruit,
    may_expand,
)
from rules.root.automata.mechanical_marquise.traits import Blitz
from rules.root.automata.orders import DiscardOrder, change
from rules.root.battle import BeginBattle
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.state import CLEARINGS, Building, Token, Woodland
from rules.root.woodland.geography import path_neighbours
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)
CUT = "directors_cut"


def table(suit: Suit, *traits: str, **chosen: str) -> Woodland:
    """The Marquise with this order and these traits against the Eyrie."""
    state = scene(("mechanical_marquise_2", "eyrie"), options=chosen)
    state.traits = (traits, ())
    change(state, BOT, suit=suit)
    return state


# -------------------------------------------------------------------- difficulty
@pytest.mark.parametrize(
    ("difficulty", "official", "cut"),
    [("easy", 2, 3), ("normal", 4, 4), ("challenging", 6, 5), ("nightmare", 6, 5)],
)
def test_recruits_by_difficulty(difficulty: str, official: int, cut: int) -> None:
    """Hard ones place two more in the ordered ruled clearing of highest priority."""
    for variant, count in (("official", official), (CUT, cut)):
        state = table(Suit.FOX, difficulty=difficulty, bot_variant=variant)
        places = ordered(state, Suit.FOX)[:2]
        for place in places:
            stand(state, place, s0=1)
        run(state, Recruit(BOT))
        rows = [state.warriors[place][BOT] - 1 for place in places]
        assert sum(rows) == count
        assert rows[0] >= rows[1]


def test_more_recruits_come_on_a_bird_too() -> None:
    """Every clearing is ordered then: two where the priority is highest."""
    state = table(Suit.BIRD, difficulty="challenging")
    places = by_priority(state, (1, 5, 9))
    for place in places:
        stand(state, place, s0=1)
    run(state, Recruit(BOT))
    assert [state.warriors[place][BOT] for place in places] == [3, 3, 3]


# -------------------------------------------------------------------- traits
def test_blitz_leaves_one_and_battles() -> None:
    """From the ruled clearing of highest priority without enemies; enemies draw it on."""
    state = table(Suit.FOX, "blitz")
    source = by_priority(state, CLEARINGS)[0]
    near = path_neighbours(state, source)
    stand(state, source, s0=4)
    stand(state, near[-1], s1=1)
    run(state, Blitz(BOT), script=((0, 0),))
    assert state.warriors[source][BOT] == 1
    assert state.warriors[near[-1]][BOT] == 3
    assert state.warriors[near[-1]][FOE] == 1
    steps = [type(step) for step in LAWS["mechanical_marquise_2"].daylight(state, BOT)]
    assert steps.index(Blitz) == steps.index(MoveOut) + 1


def test_blitz_spares_clearings_with_enemies_and_lone_warriors() -> None:
    """The next one is taken then."""
    state = table(Suit.FOX, "blitz")
    first, second, third = by_priority(state, CLEARINGS)[:3]
    stand(state, first, s0=5, s1=1)
    stand(state, second, s0=1)
    stand(state, third, s0=2)
    run(state, Blitz(BOT), script=((0, 0),))
    assert [state.warriors[p][BOT] >= n for p, n in ((first, 5), (second, 1))] == [True, True]
    assert state.warriors[third][BOT] == 1


@pytest.mark.parametrize(("roll", "left"), [((1, 0), 1), ((2, 0), 0)])
def test_fortified_buildings_take_two_hits(roll: tuple[int, int], left: int) -> None:
    """A single one does nothing: one rolled, and one because it is defenseless."""
    state = table(Suit.FOX, "fortified")
    build(state, 1, Building(BOT, BuildingKind.SAWMILL))
    build(state, 1, Building(BOT, BuildingKind.WORKSHOP))
    stand(state, 1, s1=3)
    run(state, BeginBattle(FOE, 1, BOT), script=(roll, (0, 1)))
    assert len(state.buildings[1]) == 1
    plain = table(Suit.FOX)
    build(plain, 1, Building(BOT, BuildingKind.SAWMILL))
    stand(plain, 1, s1=3)
    run(plain, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert plain.buildings[1] == ()
    alone = table(Suit.FOX, "fortified")
    build(alone, 1, Building(BOT, BuildingKind.SAWMILL))
    stand(alone, 1, s1=3)
    run(alone, BeginBattle(FOE, 1, BOT), script=((roll[0] - 1, 0),))
    assert len(alone.buildings[1]) == left


@pytest.mark.parametrize(
    ("variant", "lost", "come"), [("official", 2, 2), ("official", 1, 0), (CUT, 2, 1)]
)
def test_hospitals_after_two_losses_as_defender(variant: str, lost: int, come: int) -> None:
    """At the keep."""
    state = table(Suit.FOX, "hospitals", bot_variant=variant)
    lay(state, 1, Token(BOT, TokenKind.KEEP))
    stand(state, 5, s0=3, s1=3)
    run(state, BeginBattle(FOE, 5, BOT), script=((lost, 0),))
    assert state.warriors[5][BOT] == 3 - lost
    assert state.warriors[1][BOT] == come


def test_hospitals_need_a_keep_and_a_defence() -> None:
    """As attacker, or without keep, nobody comes."""
    state = table(Suit.FOX, "hospitals")
    stand(state, 5, s0=3, s1=3)
    run(state, BeginBattle(FOE, 5, BOT), script=((2, 0),))
    lay(state, 1, Token(BOT, TokenKind.KEEP))
    stand(state, 6, s0=3, s1=3)
    run(state, BeginBattle(BOT, 6, FOE), script=((2, 2),))
    assert state.warriors[1][BOT] == 0


def test_iron_will_doubles_on_a_bird() -> None:
    """Four in each of two; on a suit four as ever."""
    state = table(Suit.BIRD, "iron_will")
    for place in (5, 9):
        stand(state, place, s0=1)
    run(state, Recruit(BOT))
    assert state.warriors[5][BOT] + state.warriors[9][BOT] == 10
    change(state, BOT, suit=Suit.FOX)
    fox = ordered(state, Suit.FOX)[0]
    stand(state, fox, s0=1)
    before = state.supply[BOT]
    run(state, Recruit(BOT))
    assert state.supply[BOT] == before - 4


def test_overwhelming_scores_whom_it_cannot_place() -> None:
    """One point for two, for want of clearings or of warriors; without it none."""
    state = table(Suit.FOX, "overwhelming")
    run(state, Recruit(BOT))
    assert state.scores[BOT] == 2
    stand(state, ordered(state, Suit.FOX)[0], s0=24)
    run(state, Recruit(BOT))
    assert state.scores[BOT] == 3
    plain = table(Suit.FOX)
    run(plain, Recruit(BOT))
    assert plain.scores[BOT] == 0


def test_overwhelming_expands_once() -> None:
    """And never again this turn."""
    for traits, again in (((), True), (("overwhelming",), False)):
        state = table(Suit.FOX, *traits)
        assert may_expand(state, BOT)
        change(state, BOT, expanded=1)
        assert may_expand(state, BOT) is again


# -------------------------------------------------------------------- the director's cut
def test_cut_leaves_the_keep_without_a_building() -> None:
    """Only adjacent clearings have one."""
    corner = 1
    assert corner in FirstBuildings(BOT, corner).fitting(table(Suit.FOX))
    assert corner not in FirstBuildings(BOT, corner).fitting(table(Suit.FOX, bot_variant=CUT))


def test_cut_scores_those_who_cannot_be_placed() -> None:
    """As with Overwhelming, once."""
    for traits in ((), ("overwhelming",)):
        state = table(Suit.FOX, *traits, bot_variant=CUT)
        run(state, Recruit(BOT))
        assert state.scores[BOT] == 2


@pytest.mark.parametrize(("variant", "left"), [("official", 3), (CUT, 6)])
def test_cut_moves_each_warrior_once(variant: str, left: int) -> None:
    """Of seven warriors six have just arrived: they stay."""
    state = table(Suit.BIRD, bot_variant=variant)
    order = by_priority(state, CLEARINGS)
    first = order[0]
    target = max(path_neighbours(state, first), key=order.index)
    stand(state, first, s0=9)
    stand(state, target, s0=1)
    build(state, target, Building(FOE, BuildingKind.ROOST))
    run(state, MoveOut(BOT), script=((0, 0),) * 8)
    assert state.warriors[target][BOT] == left


@pytest.mark.parametrize(
    ("out", "expanded", "traits", "again"),
    [
        (3, 0, (), True),
        (4, 0, (), False),
        (3, 1, (), False),
        (3, 1, ("iron_will",), True),
        (3, 2, ("iron_will",), False),
    ],
)
def test_cut_expands_where_little_would_be_scored(
    out: int, expanded: int, traits: tuple[str, ...], again: bool
) -> None:
    """Fewer than three points; once, with an Iron Will twice."""
    state = table(Suit.FOX, *traits, bot_variant=CUT)
    state.scores[BOT] = 20
    change(state, BOT, expanded=expanded)
    for place in CLEARINGS[:out]:
        build(state, place, Building(BOT, BuildingKind.SAWMILL))
    assert may_expand(state, BOT) is again
    before = len(state.deck)
    run(state, Expand(BOT))
    assert (len(state.deck) < before) is again


@pytest.mark.parametrize(("variant", "kind"), [("official", "recruiter"), (CUT, "workshop")])
def test_cut_builds_workshops_before_recruiters(variant: str, kind: str) -> None:
    """On a bird, where both are as many and more than sawmills."""
    state = table(Suit.BIRD, bot_variant=variant)
    build(state, 1, Building(BOT, BuildingKind.WORKSHOP))
    build(state, 2, Building(BOT, BuildingKind.RECRUITER))
    stand(state, 5, s0=3)
    run(state, Build(BOT))
    assert [each.kind.value for each in state.buildings[5]] == [kind]


@pytest.mark.parametrize(
    ("seats", "points"),
    [(("eyrie",), 1), (("eyrie", "cult"), 1), (("eyrie", "cult", "duchy"), 2)],
)
def test_cut_nightmare_scores_by_players(seats: tuple[str, ...], points: int) -> None:
    """One for every two who are no automata, rounded up."""
    chosen = {"difficulty": "nightmare", "bot_variant": CUT}
    state = scene(
        ("mechanical_marquise_2", *seats, "logical_lizards")[: len(seats) + 1], options=chosen
    )
    run(state, DiscardOrder(BOT))
    assert state.scores[BOT] == points

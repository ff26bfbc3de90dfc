"""The Automated Alliance by traits and the director's cut (9)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.automated_alliance.alliance import OrganizeAt, SpreadInstead
from rules.root.automata.automated_alliance.sympathy import Spread, best_spread
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.orders import change
from rules.root.battle import BeginBattle
from rules.root.enums import BuildingKind, Cause, Phase, Suit, TokenKind
from rules.root.state import CLEARINGS, Building, Place, Token, Turn, Woodland
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import build, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)
CUT = "directors_cut"
LAW = LAWS["automated_alliance"]
SYMPATHY = Token(BOT, TokenKind.SYMPATHY)


def table(suit: Suit, *traits: str, **chosen: str) -> Woodland:
    """The Alliance with this order and these traits against the Eyrie."""
    state = scene(("automated_alliance", "eyrie"), options=chosen)
    state.traits = (traits, ())
    change(state, BOT, suit=suit)
    return state


def sympathetic(state: Woodland, *places: Place) -> None:
    """Sympathy lies there."""
    for place in places:
        lay(state, place, SYMPATHY)


def spread_to(state: Woodland) -> Place:
    """Where the next sympathy lies."""
    before = [len(here) for here in state.tokens]
    run(state, Spread(BOT))
    return next(place for place in CLEARINGS if len(state.tokens[place]) > before[place])


# -------------------------------------------------------------------- traits
@pytest.mark.parametrize(
    ("traits", "warriors", "hits"),
    [((), 0, 0), ((), 1, 1), (("informants",), 0, 1), (("informants",), 2, 1)],
)
def test_informants_ambush_for_sympathy_alone(
    traits: tuple[str, ...], warriors: int, hits: int
) -> None:
    """The same hit as warriors deal."""
    state = table(Suit.FOX, *traits)
    sympathetic(state, 1)
    stand(state, 1, s0=warriors, s1=3)
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert state.warriors[1][FOE] == 3 - hits


def test_informants_know_nothing_of_bare_clearings() -> None:
    """Neither warriors nor sympathy: a base alone deals nothing."""
    state = table(Suit.FOX, "informants")
    build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
    stand(state, 1, s1=3)
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert state.warriors[1][FOE] == 3


def lose(state: Woodland, *places: Place) -> None:
    """The Eyrie removes sympathy in these clearings by one event."""
    moved = StepContext()
    remove(
        state,
        moved,
        *(
            Removal(owner=BOT, by=FOE, place=place, cause=Cause.FAVOR, tokens=(SYMPATHY,))
            for place in places
        ),
    )
    settle(state, moved)


def test_popular_sympathy_scores_nothing() -> None:
    """Bases do as ever."""
    state = table(Suit.FOX, "popularity")
    sympathetic(state, 1, 2)
    lose(state, 1, 2)
    assert state.scores[FOE] == 0
    moved = StepContext()
    base = Building(BOT, BuildingKind.BASE, Suit.FOX)
    build(state, 1, base)
    gone = Removal(owner=BOT, by=FOE, place=1, cause=Cause.FAVOR, buildings=(base,))
    remove(state, moved, gone)
    assert state.scores[FOE] == 1
    plain = table(Suit.FOX)
    sympathetic(plain, 1, 2)
    lose(plain, 1, 2)
    assert plain.scores[FOE] == 2


def test_cut_popular_sympathy_scores_once_a_turn() -> None:
    """Whether by one event or by several; the next turn begins anew."""
    state = table(Suit.FOX, "popularity", bot_variant=CUT)
    sympathetic(state, 1, 2, 3, 4)
    lose(state, 1, 2)
    assert state.scores[FOE] == 1
    lose(state, 3)
    assert state.scores[FOE] == 1
    state.turn = Turn(seat=FOE, phase=Phase.DAYLIGHT)
    lose(state, 4)
    assert state.scores[FOE] == 2


@pytest.mark.parametrize(
    ("suit", "has_place", "count"),
    [(Suit.BIRD, True, 0), (Suit.BIRD, False, 2), (Suit.MOUSE, True, 2)],
)
def test_steadfast_waits_for_the_surprise_revolt(suit: Suit, has_place: bool, count: int) -> None:
    """On a bird, where a revolt can come; else it spreads in Birdsong as ever."""
    state = table(suit, "steadfast")
    if has_place:
        sympathetic(state, ordered(state, Suit.FOX)[0])
    before = sum(map(len, state.tokens))
    run(state, SpreadInstead(BOT))
    assert sum(map(len, state.tokens)) == before + count
    plain = table(Suit.BIRD)
    sympathetic(plain, 1)
    run(plain, SpreadInstead(BOT))
    assert sum(map(len, plain.tokens)) == 3


def test_steadfast_ignores_martial_law() -> None:
    """Three warriors cost no point."""
    for traits, points in (((), 0), (("steadfast",), 1)):
        state = table(Suit.FOX, *traits)
        fox = ordered(state, Suit.FOX)[0]
        near = path_neighbours(state, fox)[0]
        sympathetic(state, near)
        for place in CLEARINGS:
            if place not in (fox, near):
                stand(state, place, s1=1)
        for place in ordered(state, Suit.FOX)[1:]:
            state.warriors[place] = (0, 5)
        state.warriors[fox] = (0, 3)
        run(state, Spread(BOT))
        assert len(state.tokens[fox]) == 1
        assert state.scores[BOT] == points


@pytest.mark.parametrize(
    ("traits", "variant", "lost", "dealt"),
    [((), "official", 3, 2), (("veterans",), "official", 1, 4), (("veterans",), CUT, 3, 4)],
)
def test_veterans_use_the_higher_die(
    traits: tuple[str, ...], variant: str, lost: int, dealt: int
) -> None:
    """As defender; by the cut both sides do. One hit more is the ambush."""
    state = table(Suit.FOX, *traits, bot_variant=variant)
    stand(state, 1, s0=5, s1=6)
    run(state, BeginBattle(FOE, 1, BOT), script=((3, 1),))
    assert state.warriors[1] == (5 - lost, 6 - dealt)


def test_veterans_attack_like_all() -> None:
    """The higher die is the attacker's then."""
    state = table(Suit.FOX, "veterans")
    stand(state, 1, s0=5, s1=6)
    run(state, BeginBattle(BOT, 1, FOE), script=((3, 1),))
    assert state.warriors[1] == (4, 3)


@pytest.mark.parametrize(("traits", "count"), [((), 0), (("wildfire",), 1)])
def test_wildfire_spreads_without_points(traits: tuple[str, ...], count: int) -> None:
    """The last thing in Evening; nor are there points where nothing can be placed."""
    state = table(Suit.FOX, *traits)
    sympathetic(state, 1, 2, 3)
    run(state, *LAW.scoring(state, BOT))
    assert sum(map(len, state.tokens)) == 3 + count
    assert state.scores[BOT] == 0
    full = table(Suit.FOX, *traits)
    sympathetic(full, *CLEARINGS[:10])
    run(full, *LAW.scoring(full, BOT))
    assert full.scores[BOT] == 0


# -------------------------------------------------------------------- the director's cut
@pytest.mark.parametrize(
    ("variant", "track"),
    [
        ("official", [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]),
        (CUT, [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]),
    ],
)
def test_sympathy_scores_by_its_track(variant: str, track: list[int]) -> None:
    """Ten tokens one after the other, then five points each."""
    state = table(Suit.FOX, bot_variant=variant)
    found = []
    for _ in range(11):
        before = state.scores[BOT]
        run(state, Spread(BOT))
        found.append(state.scores[BOT] - before)
    assert found == [*track, 5]


def test_cut_spreads_beside_sympathy_by_martial_law_order_and_priority() -> None:
    """In this order; on a bird the lowest priority."""
    state = table(Suit.FOX, bot_variant=CUT)
    centre = max(CLEARINGS, key=lambda place: len(path_neighbours(state, place)))
    sympathetic(state, centre)
    near = by_priority(state, path_neighbours(state, centre))
    fit = [place for place in near if state.suits[place] is Suit.FOX]
    assert best_spread(state, BOT) == (fit or near)[0]
    change(state, BOT, suit=Suit.BIRD)
    assert best_spread(state, BOT) == near[-1]
    change(state, BOT, suit=Suit.FOX)
    for place in fit:
        stand(state, place, s1=3)
    others = [place for place in near if place not in fit]
    assert best_spread(state, BOT) == others[0]
    for place in others:
        stand(state, place, s1=3)
    assert best_spread(state, BOT) == (fit or near)[0]


def test_cut_spreads_anywhere_without_sympathy() -> None:
    """Where fewest enemy pieces are."""
    state = table(Suit.FOX, bot_variant=CUT)
    places = by_priority(state, CLEARINGS)
    stand(state, places[0], s1=1)
    assert spread_to(state) == places[1]


@pytest.mark.parametrize(
    ("difficulty", "least"), [("easy", 4), ("normal", 3), ("challenging", 2), ("nightmare", 2)]
)
def test_organizes_by_difficulty(difficulty: str, least: int) -> None:
    """Four, three or two warriors at a base."""
    for count in (least - 1, least):
        state = table(Suit.FOX, difficulty=difficulty)
        build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
        stand(state, 1, s0=count)
        run(state, OrganizeAt(BOT, 1))
        assert (state.warriors[1][BOT] == 0) is (count == least)

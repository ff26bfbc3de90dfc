"""The Electric Eyrie by difficulty, traits, and the director's cut (9)."""

import pytest

from rules.kernel.luck import Drawn
from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.choosing import ordered
from rules.root.automata.electric_eyrie.decree import (
    ElectricBattle,
    ElectricMove,
    ElectricRecruit,
    sizes,
)
from rules.root.automata.electric_eyrie.eyrie import BuildRoost, NewRoost
from rules.root.automata.electric_eyrie.traits import Relentless, Swoop
from rules.root.automata.orders import change
from rules.root.enums import BuildingKind, PlotKind, Suit, TokenKind
from rules.root.state import Building, Place, Token, Woodland, turn_of
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)
CUT = "directors_cut"
LAW = LAWS["electric_eyrie"]


def table(*traits: str, foe: str = "marquise", **chosen: str) -> Woodland:
    """The Eyrie with a fox order and these traits against one player."""
    state = scene(("electric_eyrie", foe), options=chosen)
    state.traits = (traits, ())
    change(state, BOT, suit=Suit.FOX)
    return state


def decree(state: Woodland, *cards: str) -> None:
    """Fox, mouse, rabbit and bird cards by the beginnings of their names."""
    columns = {"f": "ambush_fox", "m": "ambush_mouse", "r": "ambush_rabbit", "b": "ambush_bird"}
    rows = [tuple(columns[c] for c in cards if c == suit) for suit in "fmrb"]
    change(state, BOT, decree=tuple(rows))


def roost(state: Woodland, place: Place) -> None:
    """A roost stands there."""
    build(state, place, Building(BOT, BuildingKind.ROOST))


# -------------------------------------------------------------------- difficulty and cut
@pytest.mark.parametrize(
    ("difficulty", "variant", "birds"),
    [
        ("easy", "official", 1),
        ("normal", "official", 2),
        ("challenging", "official", 3),
        ("nightmare", "official", 3),
        ("easy", CUT, 2),
        ("nightmare", CUT, 2),
    ],
)
def test_birds_in_the_decree_at_the_start(difficulty: str, variant: str, birds: int) -> None:
    """Viziers, and on hard levels a bird ambush of the deck; the cut has two viziers always."""
    state = table(difficulty=difficulty, bot_variant=variant)
    run(state, *LAW.set_up(state, BOT))
    assert sizes(state, BOT) == (0, 0, 0, birds)
    hard = variant == "official" and difficulty in ("challenging", "nightmare")
    assert state.deck.count("ambush_bird") == 2 - hard
    assert sum(row[BOT] for row in state.warriors) == 6


@pytest.mark.parametrize(("variant", "count"), [("official", 4), (CUT, 3)])
def test_new_roost_has_warriors_by_variant(variant: str, count: int) -> None:
    """Four, by the cut three."""
    state = table(bot_variant=variant)
    run(state, NewRoost(BOT))
    assert state.warriors[ordered(state, Suit.FOX)[0]][BOT] == count


@pytest.mark.parametrize(
    ("difficulty", "count"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)]
)
def test_cut_recruits_birds_by_difficulty(difficulty: str, count: int) -> None:
    """One fewer, as many, one more than cards; other columns as ever."""
    state = table(difficulty=difficulty, bot_variant=CUT)
    fox = ordered(state, Suit.FOX)[0]
    roost(state, fox)
    run(state, ElectricRecruit(BOT))
    assert state.warriors[fox][BOT] == count
    decree(state, "f", "f")
    run(state, ElectricRecruit(BOT))
    assert state.warriors[fox][BOT] == count * 2 + 2


@pytest.mark.parametrize(("variant", "left"), [("official", 3), (CUT, 2)])
def test_cut_skips_clearings_from_which_nobody_would_move(variant: str, left: int) -> None:
    """The one with most warriors must hold itself: official, nobody moves at all."""
    state = table(bot_variant=variant)
    stand(state, 1, s0=4, s1=4)
    stand(state, 9, s0=3)
    run(state, ElectricMove(BOT))
    assert state.warriors[1][BOT] == 4
    assert state.warriors[9][BOT] == left


def extra_hit(state: Woodland, rolled: Drawn = (0, 0)) -> int:
    """How many of six enemies fall in the battle of the fox column."""
    fox = ordered(state, Suit.FOX)[0]
    stand(state, fox, s0=1, s1=6)
    run(state, ElectricBattle(BOT), script=(rolled,) * 4)
    return 6 - state.warriors[fox][FOE]


@pytest.mark.parametrize(
    ("traits", "variant", "hits"),
    [((), "official", 0), (("focused",), "official", 2), ((), CUT, 2), (("focused",), CUT, 2)],
)
def test_tied_columns_deal_the_extra_hit(traits: tuple[str, ...], variant: str, hits: int) -> None:
    """By Focused, and by the cut: two foxes beside two viziers, a hit each."""
    state = table(*traits, bot_variant=variant)
    decree(state, "f", "f")
    assert extra_hit(state) == hits


def test_fewer_cards_deal_no_extra_hit() -> None:
    """Focused or not; most cards alone deal it always."""
    state = table("focused")
    decree(state, "f")
    assert extra_hit(state) == 1
    state = table()
    decree(state, "f", "f", "f")
    assert extra_hit(state) == 1


# -------------------------------------------------------------------- traits
@pytest.mark.parametrize(("traits", "points"), [((), 3), (("nobility",), 7)])
def test_nobility_gains_by_turmoil(traits: tuple[str, ...], points: int) -> None:
    """A point for each bird, viziers among them."""
    state = table(*traits)
    state.scores[BOT] = 5
    run(state, BuildRoost(BOT))
    assert state.scores[BOT] == points
    assert turn_of(state).ended


@pytest.mark.parametrize(("traits", "ended"), [((), False), (("nobility",), True)])
@pytest.mark.parametrize("lacks", ["clearing", "warriors"])
def test_nobility_falls_where_it_cannot_recruit(
    traits: tuple[str, ...], ended: bool, lacks: str
) -> None:
    """For want of a roost or of warriors: nothing follows but Evening."""
    state = table(*traits)
    if lacks == "warriors":
        roost(state, 1)
        stand(state, 9, s0=19)
    else:
        stand(state, 9, s0=5)
    decree(state, "f")
    run(state, *LAW.daylight(state, BOT))
    roosts = sum(len(here) for here in state.buildings) - (lacks == "warriors")
    assert turn_of(state).ended is ended
    assert (roosts == 0) is ended
    assert state.scores[BOT] == (2 if ended else 0)


def test_nobility_recruits_whom_it_can_before_turmoil() -> None:
    """The last one comes to the roost."""
    state = table("nobility")
    roost(state, 1)
    stand(state, 9, s0=19)
    run(state, ElectricRecruit(BOT))
    assert state.warriors[1][BOT] == 1
    assert state.supply[BOT] == 0


def test_relentless_razes_what_is_defenseless() -> None:
    """Buildings and tokens without warriors of their owner, where it has warriors; it scores."""
    state = table("relentless")
    for place in (1, 2, 3):
        build(state, place, Building(FOE, BuildingKind.SAWMILL))
        lay(state, place, Token(FOE, TokenKind.WOOD))
    stand(state, 1, s0=1)
    stand(state, 2, s0=1, s1=1)
    run(state, Relentless(BOT))
    assert [len(state.buildings[place]) for place in (1, 2, 3)] == [0, 1, 1]
    assert [len(state.tokens[place]) for place in (1, 2, 3)] == [0, 1, 1]
    assert state.scores[BOT] == 2
    steps = [type(step) for step in LAW.daylight(state, BOT)]
    assert steps.index(ElectricBattle) < steps.index(Relentless) < steps.index(BuildRoost)


def test_relentless_spares_automata_in_a_game_together() -> None:
    """They are no enemies of its choice."""
    state = scene(("electric_eyrie", "mechanical_marquise_2", "cult"), options={"coop": "on"})
    state.traits = (("relentless",), (), ())
    build(state, 1, Building(FOE, BuildingKind.SAWMILL))
    stand(state, 1, s0=1)
    run(state, Relentless(BOT))
    assert len(state.buildings[1]) == 1


def test_swoop_ends_daylight() -> None:
    """Two warriors in the clearing of highest priority without its pieces; not after turmoil."""
    state = table("swoop")
    first, second = ordered(state, Suit.BIRD)[:2]
    stand(state, first, s0=1)
    run(state, Swoop(BOT))
    assert state.warriors[second][BOT] == 2
    assert isinstance(LAW.daylight(state, BOT)[-1], Swoop)
    fallen = table("swoop")
    run(fallen, *LAW.daylight(fallen, BOT))
    assert turn_of(fallen).ended
    assert sum(row[BOT] for row in fallen.warriors) == 0


def test_war_tax_costs_the_owner_each_piece() -> None:
    """A point for each building and token that the Eyrie removes; warriors are free."""
    state = table("war_tax", "relentless")
    state.scores[FOE] = 5
    build(state, 1, Building(FOE, BuildingKind.SAWMILL))
    lay(state, 1, Token(FOE, TokenKind.WOOD))
    stand(state, 1, s0=1)
    run(state, Relentless(BOT))
    assert state.scores == [2, 3]
    plain = table("relentless")
    plain.scores[FOE] = 5
    build(plain, 1, Building(FOE, BuildingKind.SAWMILL))
    stand(plain, 1, s0=1)
    run(plain, Relentless(BOT))
    assert plain.scores == [1, 5]


def test_war_tax_is_never_more_than_there_is() -> None:
    """No score falls below none."""
    state = table("war_tax", "relentless", foe="corvid")
    lay(state, 1, Token(FOE, TokenKind.PLOT, plot=PlotKind.BOMB))
    stand(state, 1, s0=1)
    run(state, Relentless(BOT))
    assert state.scores == [1, 0]
    assert all(here == () for here in state.tokens)

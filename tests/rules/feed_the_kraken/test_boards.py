"""The printed boards and tables, written down once more and compared with the data (2, 3, 18)."""

import itertools
from functools import cache

import pytest

from rules.feed_the_kraken.data import Space, cards, charts, components, crews, spaces
from rules.feed_the_kraken.enums import Character, Direction, Post, Side, Token, Voyage

QUICK = """
c_00   w1_01  c_02   e1_01
w1_01  w2_02  w1_03  c_02
e1_01  c_02   e1_03  e2_02
w2_02  w2_04  w2_04  w1_03
c_02   w1_03  w1_03  e1_03
e2_02  e1_03  e2_04  e2_04
w1_03  w2_04  w1_05  c_04   search
e1_03  c_04   e1_05  e2_04  search
w2_04  w3_05  w2_06  w1_05  search
c_04   w1_05  c_06   e1_05
e2_04  e1_05  e2_06  e3_05
w3_05  w3_07  w2_06  w2_06
w1_05  w2_06  w1_07  c_06
e1_05  c_06   e1_07  e2_06
e3_05  e2_06  e2_06  e3_07
w2_06  w2_08  w1_07  w1_07
c_06   w1_07  c_08   e1_07
e2_06  e1_07  e1_07  e2_08
w3_07  pirate
w1_07  w2_08  w1_09  c_08   feed
e1_07  c_08   e1_09  e2_08  feed
e3_07  sailor
w2_08  pirate
c_08   w1_09  c_10   e1_09
e2_08  sailor
w1_09  pirate
e1_09  sailor
c_10   cult
"""
"""Space, exits by the red, yellow and blue arrow, token; a goal has only the side that wins."""
LONG = """
c_00   w1_01  c_02   e1_01
w1_01  w1_03  w1_03  c_02
e1_01  c_02   e1_03  e1_03
c_02   w1_03  c_04   e1_03
w1_03  w2_04  w1_05  c_04   search
e1_03  c_04   e1_05  e2_04  search
w2_04  w2_06! w2_06! w1_05  search
c_04   w1_05  w1_05  e1_05  search
e2_04  e1_05  e2_06! e2_06!
w1_05  w2_06! w1_07! c_06
e1_05  c_06   e1_07! e2_06!
w2_06  w3_07  w2_08  w1_07
c_06   w1_07! c_08!  e1_07! tongue
e2_06  e1_07  e2_08  e3_07
w3_07  w3_09  w2_08  w2_08
w1_07  w2_08  w1_09  c_08   flog
e1_07  c_08   e1_09  e2_08  flog
e3_07  e2_08  e2_08  e3_09
w2_08  w2_10  w1_09  w1_09
c_08   w1_09  c_10   e1_09
e2_08  e1_09  e1_09  e2_10
w3_09  pirate
w1_09  w2_10  w1_11  c_10   feed
e1_09  c_10   e1_11  e2_10  feed
e3_09  sailor
w2_10  pirate
c_10   w1_11  c_12   e1_11  feed
e2_10  sailor
w1_11  pirate
e1_11  sailor
c_12   cult
"""
"""The same; ``!`` stands at an arrow that crosses the supply line."""

BOARDS = {Voyage.QUICK: QUICK, Voyage.LONG: LONG}
TOKENS = {
    "search": Token.CABIN_SEARCH,
    "feed": Token.FEED_THE_KRAKEN,
    "flog": Token.FLOGGING,
    "tongue": Token.OFF_WITH_THE_TONGUE,
}
BAYS = {Side.PIRATE: "crimson_cove", Side.SAILOR: "bluewater_bay", Side.CULT: "kraken"}
ARROWS = (Direction.WEST, Direction.NORTH, Direction.EAST)
EVERY_SPACE = [
    pytest.param(voyage, row.split(), id=f"{voyage}_{row.split()[0]}")
    for voyage, board in BOARDS.items()
    for row in board.strip().splitlines()
]


def arrows(space: Space) -> list[str]:
    """The exits as the boards above write them."""
    found = []
    for arrow in ARROWS:
        mark = "!" if arrow in space.crosses_supply_line else ""
        found.append(space.exits[arrow].partition("_")[2] + mark)
    return found


@pytest.mark.parametrize(("voyage", "row"), EVERY_SPACE)
def test_each_space_as_printed(voyage: Voyage, row: list[str]) -> None:
    """Exits by colour, arrows over the supply line, token, goal."""
    space = spaces(voyage)[f"{voyage}_{row[0]}"]
    if len(row) == 2:
        assert (space.winner, space.goal) == (Side(row[1]), BAYS[Side(row[1])])
        assert not space.exits
        assert space.token is None
        return
    assert arrows(space) == row[1:4]
    assert space.token == (TOKENS[row[4]] if len(row) > 4 else None)
    assert not space.goal
    assert space.winner is Side.NONE


@pytest.mark.parametrize("voyage", list(Voyage))
def test_no_other_spaces(voyage: Voyage) -> None:
    """All that is on the board, and nothing else."""
    assert len(spaces(voyage)) == len(BOARDS[voyage].strip().splitlines())
    assert charts()[voyage].start == f"{voyage}_c_00"


@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_ship_only_moves_north_to_a_neighbour(voyage: Voyage) -> None:
    """(4.4) No space is visited twice."""
    chart = spaces(voyage)
    for space in chart.values():
        for target in space.exits.values():
            step = (abs(chart[target].col - space.col), chart[target].level - space.level)
            assert step in ((1, 1), (0, 2))
            assert chart[target].y < space.y


@pytest.mark.parametrize("voyage", list(Voyage))
def test_fewest_and_most_moves_to_each_goal(voyage: Voyage) -> None:
    """(18) Five to nine moves, six to eleven; one more for the Kraken than for the bays."""
    chart = spaces(voyage)

    @cache
    def lengths(id: str) -> frozenset[tuple[Side, int]]:
        space = chart[id]
        if space.goal:
            return frozenset({(space.winner, 0)})
        ahead = {pair for target in space.exits.values() for pair in lengths(target)}
        return frozenset({(side, moves + 1) for side, moves in ahead})

    found = lengths(charts()[voyage].start)
    fewest = {side: min(n for each, n in found if each is side) for side in BAYS}
    most = {side: max(n for each, n in found if each is side) for side in BAYS}
    least, longest = (5, 9) if voyage is Voyage.QUICK else (6, 11)
    assert fewest == {Side.PIRATE: least, Side.SAILOR: least, Side.CULT: least + 1}
    assert set(most.values()) == {longest}
    assert charts()[voyage].moves_min == fewest
    assert charts()[voyage].moves_max == most


@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_boards_are_mirrored_but_for_the_island_and_a_search(voyage: Voyage) -> None:
    """(18) The arrow round the island goes west; one more cabin search lies on the west side."""
    chart, swap = spaces(voyage), {"w": "e", "e": "w", "c": "c"}
    island, one_more = (
        ("quick_c_02", "quick_w2_04") if voyage is Voyage.QUICK else ("long_c_04", "long_w2_04")
    )

    def mirrored(id: str) -> str:
        head, _, rest = id.partition("_")
        return f"{head}_{swap[rest[0]]}{rest[1:]}"

    for id, space in chart.items():
        other = chart[mirrored(id)]
        for arrow, back in zip(ARROWS, reversed(ARROWS), strict=True):
            if space.exits and (id, arrow) != (island, Direction.NORTH):
                assert other.exits[back] == mirrored(space.exits[arrow])
        if one_more not in (id, other.id):
            assert space.token == other.token
    assert chart[one_more].token is Token.CABIN_SEARCH
    assert chart[mirrored(one_more)].token is None


def test_the_line_as_drawn_is_crossed_by_those_arrows_alone() -> None:
    """(9.4) The picture of the supply line and the rule agree."""
    chart = spaces(Voyage.LONG)
    line = charts()[Voyage.LONG].supply_line_polyline
    assert len(line) > 2
    for space in chart.values():
        for arrow, target in space.exits.items():
            there = chart[target]
            over = is_north_of(line, space.x, space.y) != is_north_of(line, there.x, there.y)
            assert over == (arrow in space.crosses_supply_line), (space.id, arrow)


def is_north_of(line: tuple[tuple[int, int], ...], x: int, y: int) -> bool:
    """Whether a point lies above the line; beyond its ends it goes on level."""
    if x <= line[0][0] or x >= line[-1][0]:
        return y < line[0][1]
    for (left, start), (right, end) in itertools.pairwise(line):
        if left <= x <= right:
            return y < start + (end - start) * (x - left) / (right - left)
    raise AssertionError(x)


TABLE = {
    5: (3, 2, 0, 3, "n", ["quick"]),
    6: (3, 2, 0, 3, "n", ["quick"]),
    7: (4, 2, 0, 3, "ln", ["quick", "long"]),
    8: (4, 3, 0, 4, "ln", ["long", "quick"]),
    9: (5, 3, 0, 4, "cln", ["long", "quick"]),
    10: (5, 4, 0, 5, "cln", ["long", "quick"]),
    11: (5, 4, 1, 5, "cln", ["long", "quick"]),
}
"""Sailors, pirates, cultists, mutiny, who rests, voyages with the default first (3)."""
POSTS = {"c": Post.CAPTAIN, "l": Post.LIEUTENANT, "n": Post.NAVIGATOR}


@pytest.mark.parametrize("seats", list(TABLE))
def test_the_table_of_the_set_up(seats: int) -> None:
    """(3) With five seats one card is removed, so that the leader makes it five."""
    sailors, pirates, cultists, threshold, rests, voyages = TABLE[seats]
    crew = crews()[seats]
    assert (crew.sailors, crew.pirates, crew.cultists) == (sailors, pirates, cultists)
    assert crew.removed == (seats == 5)
    assert sailors + pirates + cultists + 1 - crew.removed == seats
    assert crew.threshold == threshold
    assert crew.rests == tuple(POSTS[each] for each in rests)
    assert [str(voyage) for voyage in crew.charts] == voyages
    avoided = (Character.DEBT_COLLECTOR, Character.MINSTREL, Character.MENTOR)
    assert crew.avoid == (avoided if seats < 7 else ())


def test_there_are_tables_for_all_seats() -> None:
    """Five to eleven."""
    assert sorted(crews()) == list(TABLE)


DECK = {
    "yellow_cult_uprising": ("yellow", "cult_uprising", 5, 6),
    "blue_drunk": ("blue", "drunk", 3, 4),
    "blue_disarmed": ("blue", "disarmed", 2, 2),
    "red_drunk": ("red", "drunk", 5, 5),
    "red_mermaid": ("red", "mermaid", 2, 2),
    "red_telescope": ("red", "telescope", 2, 2),
    "red_armed": ("red", "armed", 0, 2),
}
"""Colour, action, copies in the quick and in the long deck (2)."""


def test_the_navigation_deck() -> None:
    """(2) 19 cards and 23."""
    found = {
        str(each.card): (str(each.color), str(each.action), each.quick, each.long)
        for each in cards().values()
    }
    assert found == DECK
    assert sum(each.quick for each in cards().values()) == 19
    assert sum(each.long for each in cards().values()) == 23


def test_counts() -> None:
    """(2, 4.3, 7, 9.4) Guns, and the five rituals."""
    parts = components()
    assert (parts.guns, parts.guns_at_start) == (40, 3)
    assert (parts.guns_at_supply_line, parts.guns_stash, parts.least_draw_pile) == (3, 3, 4)
    rituals = {str(card): copies for card, copies in parts.rituals.items()}
    assert rituals == {"conversion": 3, "guns_stash": 1, "cult_cabin_search": 1}


@pytest.mark.parametrize(
    ("voyage", "searches", "feedings", "floggings", "tongues"),
    [(Voyage.QUICK, 3, 2, 0, 0), (Voyage.LONG, 4, 3, 2, 1)],
)
def test_tokens(voyage: Voyage, searches: int, feedings: int, floggings: int, tongues: int) -> None:
    """(2) Those of the box lie on the long board, five of them on the quick one."""
    lying = [space.token for space in spaces(voyage).values() if space.token is not None]
    counts = [lying.count(token) for token in TOKENS.values()]
    assert counts == [searches, feedings, floggings, tongues]

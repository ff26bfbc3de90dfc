"""The boards of the Marquise, the Eyrie, the Duchy and the Corvids (7.1, 7.2, 7.7, 7.8)."""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.boards import RANKS
from rules.root.describe import who
from rules.root.enums import BuildingKind, Faction, Rank
from rules.root.factions.duchy import holdings as duchy
from rules.root.factions.duchy.naming import minister_name, rank_name
from rules.root.factions.eyrie import holdings as eyrie
from rules.root.factions.eyrie.naming import column_name, decree_card, leader_name
from rules.root.factions.marquise import holdings as marquise
from rules.root.names import building_name, place_name
from rules.root.state import Building, Woodland
from rules.root.why.boxes import Box, counted

NO_MORE = 99
"""The cost of a building of which none is left."""


# ------------------------------------------------------------ Marquise
def _wood(state: Woodland, seat: Seat) -> int:
    return marquise.wood(state, seat).total()


def _building(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    kind = BuildingKind(rest[0])
    facts = {"who": who(state, seat), "what": building_name(Building(seat, kind))}
    cost = marquise.cost_of(state, seat, kind)
    if cost == NO_MORE:
        return say("root.box.building_all", **facts)
    return say("root.box.building", cost=cost, n=_wood(state, seat), **facts)


# ------------------------------------------------------------ Eyrie
def _leader(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    board, leader = eyrie.board_of(state, seat), rest[0]
    facts = {"who": who(state, seat), "leader": leader_name(leader)}
    if not board.leader:
        return say("root.box.leader_none", **facts)
    if leader == board.leader:
        return say("root.box.leader_now", n=sum(map(len, board.decree)), **facts)
    if leader in board.deposed:
        return say("root.box.deposed", n=len(eyrie.face_up(state, seat)), **facts)
    return say("root.box.leader", now=leader_name(board.leader), **facts)


def _column(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    number = int(rest[0])
    held = len(eyrie.column(state, seat, number))
    return say("root.box.decree", who=who(state, seat), column=column_name(number), n=held)


def _decree_card(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    number, place = int(rest[0]), int(rest[1])
    cards = eyrie.column(state, seat, number)
    if place >= len(cards):
        return _column(state, viewer, seat, rest)
    facts = {"who": who(state, seat), "column": column_name(number)}
    return say("root.box.decree_card", card=decree_card(cards[place]), **facts)


def _roosts(state: Woodland, seat: Seat) -> int:
    return len(eyrie.roosts(state, seat))


# ------------------------------------------------------------ Duchy
def _buildings(state: Woodland, seat: Seat) -> int:
    return sum(duchy.built(state, seat, kind) for kind in duchy.KINDS)


def _duchy_building(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    kind = BuildingKind(rest[0])
    what = building_name(Building(seat, kind))
    count = duchy.built(state, seat, kind)
    return say("root.box.duchy_building", who=who(state, seat), what=what, n=count)


def _rank(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    rank = next(each for each in RANKS if each.value == rest[0])
    left = duchy.crowns_left(state, seat, rank)
    return say("root.box.rank", who=who(state, seat), rank=rank_name(rank), n=left)


def _minister(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    minister = rest[0]
    facts = {"who": who(state, seat), "minister": minister_name(minister)}
    if minister in duchy.board_of(state, seat).swayed:
        return say("root.box.swayed", **facts)
    rank: Rank = duchy.rank_of(minister)
    left = duchy.crowns_left(state, seat, rank)
    return say("root.box.unswayed", rank=rank_name(rank), n=left, **facts)


# ------------------------------------------------------------ Corvids
def _plots(state: Woodland, seat: Seat) -> int:
    return len(state.plots[seat])


def _lying(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    name = who(state, seat)
    if not rest[0].isdecimal():
        return say("root.box.no_plots", who=name, n=_plots(state, seat))
    place = int(rest[0])
    here = state.warriors[place][seat]
    return say("root.box.plot_lies", who=name, place=place_name(place), n=here)


INVADERS: dict[Faction, dict[str, Box]] = {
    Faction.MARQUISE: {"costs": counted("root.box.wood", _wood), "track": _building},
    Faction.EYRIE: {
        "leader": _leader,
        "decree": _column,
        "card": _decree_card,
        "roosts": counted("root.box.roosts", _roosts),
        "roost_points": counted("root.box.roosts", _roosts),
    },
    Faction.DUCHY: {
        "heads": counted("root.box.duchy_buildings", _buildings),
        "track": _duchy_building,
        "rank": _rank,
        "minister": _minister,
    },
    Faction.CORVID: {"kind": counted("root.box.plot_kind", _plots), "lying": _lying},
}

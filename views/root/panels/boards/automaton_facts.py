"""The public numbers of each automaton: what lies on its board, what it has on the map (9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from models.translate import number_text, words
from rules.kernel.steps import Seat
from rules.root import names
from rules.root.automata import numbers
from rules.root.automata.boards import LogicalBoard, RobotsBoard, VagabotBoard
from rules.root.automata.drillbit_duchy.swaying import swayed
from rules.root.automata.electric_eyrie.decree import COLUMNS, sizes
from rules.root.automata.mechanical_marquise.marquise import KINDS
from rules.root.data import pieces
from rules.root.enums import CLEARING_SUITS, BuildingKind, TokenKind
from rules.root.factions.corvid.plots import plots_on_map
from rules.root.factions.riverfolk.holdings import POSTS
from rules.root.state import BURROW, CLEARINGS, Building, Woodland
from rules.root.woodland.placing import on_map
from views.root.panels.boards.common import Fact
from views.root.phrases import capital, filled, suit_word

translate = QCoreApplication.translate


def facts_of(view: Woodland, seat: Seat) -> list[Fact]:
    """Up to four of them."""
    made = FACTS.get(view.automata[seat])
    return made(view, seat) if made is not None else []


def _fact(sign: str, name: str, number: int | str) -> Fact:
    shown = number_text(number) if isinstance(number, int) else number
    said = filled(translate("root_board", "{head}: {cards}"), head=name, cards=shown)
    return Fact(sign, name, shown, said)


def _of(count: int, whole: int) -> str:
    return f"{number_text(count)}/{number_text(whole)}"


def _mechanical(view: Woodland, seat: Seat) -> list[Fact]:
    """Buildings of each kind, by the suit of the order that builds them."""
    whole = pieces()[view.factions[seat]].buildings
    found = []
    for kind in KINDS.values():
        name = capital(words(names.building_name(Building(seat, kind))))
        count = _of(on_map(view, seat, kind), whole[kind])
        found.append(_fact(f"building-{kind.value}", name, count))
    return found


def _electric(view: Woodland, seat: Seat) -> list[Fact]:
    """The Decree by suits, viziers among the birds."""
    found = []
    for suit, count in zip(COLUMNS, sizes(view, seat), strict=True):
        said = translate("root_board", "Decree, {suit}: %n card(s)", None, count)
        name = capital(suit_word(suit))
        found.append(Fact(f"suit-{suit}", name, number_text(count), filled(said, suit=name)))
    return found


def _automated(view: Woodland, seat: Seat) -> list[Fact]:
    """Sympathy and bases on the map."""
    whole = pieces()[view.factions[seat]].tokens[TokenKind.SYMPATHY]
    out = on_map(view, seat, TokenKind.SYMPATHY)
    bases = sum(
        each.seat == seat and each.kind is BuildingKind.BASE
        for place in CLEARINGS
        for each in view.buildings[place]
    )
    return [
        _fact("token-sympathy", translate("root_board", "Sympathy"), _of(out, whole)),
        _fact("building-base", translate("root_board", "Bases"), _of(bases, len(CLEARING_SUITS))),
    ]


def _logical(view: Woodland, seat: Seat) -> list[Fact]:
    """Acolytes; gardens by suit."""
    board = view.boards[seat]
    acolytes = board.acolytes if isinstance(board, LogicalBoard) else 0
    whole = numbers.number("logical_lizards", "gardens_per_suit")
    found = [_fact("ritual", translate("root_board", "Acolytes"), acolytes)]
    for suit in CLEARING_SUITS:
        count = _of(on_map(view, seat, BuildingKind.GARDEN, suit), whole)
        said = translate("root_board", "{suit} gardens")
        found.append(_fact(f"suit-{suit}", said.replace("{suit}", capital(suit_word(suit))), count))
    return found


def _drillbit(view: Woodland, seat: Seat) -> list[Fact]:
    """Warriors below, tunnels, ministers."""
    whole = pieces()[view.factions[seat]].tokens[TokenKind.TUNNEL]
    tunnels = on_map(view, seat, TokenKind.TUNNEL)
    ministers = numbers.words("drillbit_duchy", "minister_order")
    crowned = _of(len(swayed(view, seat)), len(ministers))
    return [
        _fact("people", translate("root_board", "Burrow"), view.warriors[BURROW][seat]),
        _fact("token-tunnel", translate("root_board", "Tunnels"), _of(tunnels, whole)),
        _fact("dominance", translate("root_board", "Ministers"), crowned),
    ]


def _cogwheel(view: Woodland, seat: Seat) -> list[Fact]:
    """Plots in the supply, face down, face up."""
    lying = [token for _, token in plots_on_map(view, seat)]
    up = sum(token.face_up for token in lying)
    return [
        _fact("token-plot", translate("root_board", "Plots left"), len(view.plots[seat])),
        _fact("eye-closed", translate("root_board", "Face down"), len(lying) - up),
        _fact("eye", translate("root_board", "Face up"), up),
    ]


def _vagabot(view: Woodland, seat: Seat) -> list[Fact]:
    """Its items: all alike to it."""
    board = view.boards[seat]
    items = board.items if isinstance(board, VagabotBoard) else ()
    ready = sum(not each.exhausted and not each.damaged for each in items)
    damaged = sum(each.damaged for each in items)
    return [
        _fact("item-sword", translate("root_board", "Ready"), ready),
        _fact("hourglass", translate("root_board", "Exhausted"), len(items) - ready - damaged),
        _fact("warning", translate("root_board", "Damaged"), damaged),
    ]


def _robots(view: Woodland, seat: Seat) -> list[Fact]:
    """Payments, trade posts, what protectionism has put up."""
    board = view.boards[seat]
    if not isinstance(board, RobotsBoard):
        return []
    posts = sum(on_map(view, seat, TokenKind.TRADE_POST, suit) for suit in CLEARING_SUITS)
    whole = POSTS * len(CLEARING_SUITS)
    mark = (
        translate("root_board", "shield")
        if board.shield
        else translate("root_board", "sword")
        if board.sword
        else translate("root_board", "none")
    )
    return [
        _fact("token-trade_post", translate("root_board", "Posts"), _of(posts, whole)),
        _fact("people", translate("root_board", "Payments"), sum(board.payments)),
        _fact("shield", translate("root_board", "Protection"), mark),
    ]


FACTS: dict[str, Callable[[Woodland, Seat], list[Fact]]] = {
    "mechanical_marquise_2": _mechanical,
    "electric_eyrie": _electric,
    "automated_alliance": _automated,
    "logical_lizards": _logical,
    "drillbit_duchy": _drillbit,
    "cogwheel_corvids": _cogwheel,
    "vagabot": _vagabot,
    "riverfolk_robots": _robots,
}

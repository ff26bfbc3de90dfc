"""The printed order of each automaton: its steps by phase, with the numbers of now (9)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication

from models.translate import number_text, words
from rules.kernel.steps import Seat
from rules.kernel.text import say
from rules.root.automata import numbers
from rules.root.automata.boards import LogicalBoard, VagabotBoard
from rules.root.automata.drillbit_duchy import duchy
from rules.root.automata.electric_eyrie.eyrie import points_for_roosts
from rules.root.automata.mechanical_marquise.marquise import points_for_buildings, recruits
from rules.root.automata.orders import order_suit
from rules.root.automata.vagabot.actions import actions_of
from rules.root.enums import BuildingKind, Phase, Suit
from rules.root.scoring.points import change_of
from rules.root.state import Woodland
from rules.root.woodland.placing import on_map
from views.root.phrases import filled

translate = QCoreApplication.translate


class Line(msgspec.Struct, frozen=True):
    """A step as it is printed: when, its name, what it does, whom or where it prefers."""

    phase: Phase
    name: str
    does: str


def steps_of(view: Woodland, seat: Seat) -> list[Line]:
    """The steps of a seat's automaton from Birdsong to Evening; none for one that is not known."""
    made = STEPS.get(view.automata[seat])
    return made(view, seat) if made is not None else []


def _birdsong(name: str, does: str) -> Line:
    return Line(Phase.BIRDSONG, name, does)


def _daylight(name: str, does: str) -> Line:
    return Line(Phase.DAYLIGHT, name, does)


def _evening(does: str) -> Line:
    return Line(Phase.EVENING, translate("root_board", "Evening"), does)


def _counted(said: str, count: int) -> str:
    return said.replace("{n}", number_text(count))


def _order() -> Line:
    return _birdsong(
        translate("root_board", "Order"),
        translate(
            "root_board",
            "reveals the top card: its suit is the order. An item on it is crafted for one point.",
        ),
    )


def _battle(does: str) -> Line:
    return _daylight(translate("root_board", "Battle"), does)


# ---------------------------------------------------------------- Marquise, Eyrie, Alliance
def _mechanical(view: Woodland, seat: Seat) -> list[Line]:
    most = translate(
        "root_board", "in each ordered clearing, against most pieces, then most points."
    )
    recruit = translate(
        "root_board",
        "{n} warriors, spread over the ordered clearings it rules; a bird: over the two it rules of"
        " lowest priority.",
    )
    build = translate(
        "root_board",
        "fox a sawmill, rabbit a workshop, mouse a recruiter, bird its commonest kind, where it"
        " rules with most warriors.",
    )
    move = translate(
        "root_board",
        "all but {n} from each ordered clearing to the neighbour with most enemy pieces; a bird:"
        " then it battles there.",
    )
    expand = translate(
        "root_board", "has it built nothing and stands low: a new order, and Daylight begins again."
    )
    points = change_of(view, seat, points_for_buildings(view, seat))
    score = translate("root_board", "%n point(s) now for the buildings of its order.", None, points)
    return [
        _order(),
        _battle(most),
        _daylight(translate("root_board", "Recruit"), _counted(recruit, recruits(view, seat))),
        _daylight(translate("root_board", "Build"), build),
        _daylight(
            translate("root_board", "Move"),
            _counted(move, numbers.number("mechanical_marquise_2", "move_leave")),
        ),
        _daylight(translate("root_board", "Expand"), expand),
        _evening(score),
    ]


def _electric(view: Woodland, seat: Seat) -> list[Line]:
    points = change_of(view, seat, points_for_roosts(view, seat))
    return [
        _birdsong(
            translate("root_board", "Order"),
            translate("root_board", "reveals the top card; it joins the column of its suit."),
        ),
        _daylight(
            translate("root_board", "Recruit"),
            translate(
                "root_board",
                "each column: as many warriors as cards, in a matching clearing with a roost, where"
                " most enemy pieces are.",
            ),
        ),
        _daylight(
            translate("root_board", "Move"),
            translate(
                "root_board",
                "each column: from the matching clearing it rules with most warriors; it leaves"
                " enough to rule.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "each column: in a matching clearing without a roost, most defenseless buildings"
                " first. The largest column deals one hit more.",
            )
        ),
        _daylight(
            translate("root_board", "Build"),
            translate(
                "root_board",
                "a roost where it rules, highest priority first; if it cannot: turmoil, a point"
                " less for each bird.",
            ),
        ),
        _evening(translate("root_board", "%n point(s) now for its roosts.", None, points)),
    ]


def _automated(view: Woodland, seat: Seat) -> list[Line]:
    organize = numbers.graded(view, "automated_alliance", "organize_at")
    return [
        _order(),
        _birdsong(
            translate("root_board", "Revolt"),
            translate(
                "root_board",
                "if the base of the order's suit is not built: in the ordered sympathetic clearing"
                " with most enemy pieces. All of them go.",
            ),
        ),
        _birdsong(
            translate("root_board", "Spread"),
            translate(
                "root_board",
                "without a revolt: sympathy once, twice while fewer than five are out.",
            ),
        ),
        _daylight(
            translate("root_board", "Spread"),
            translate(
                "root_board",
                "sympathy once more, ordered and beside sympathy, where fewest enemy warriors are;"
                " a bird: a revolt, too.",
            ),
        ),
        _evening(
            _counted(
                translate(
                    "root_board",
                    "{n} or more warriors at a base leave and spread sympathy; then one warrior at"
                    " each base.",
                ),
                organize,
            )
        ),
    ]


# ---------------------------------------------------------------- Lizards, Duchy, Corvids
def _logical(view: Woodland, seat: Seat) -> list[Line]:
    rituals = numbers.graded(view, "logical_lizards", "rituals")
    return [
        _birdsong(
            translate("root_board", "Order"),
            translate(
                "root_board", "the commonest suit of the Lost Souls; a tie or none is a bird."
            ),
        ),
        _birdsong(
            translate("root_board", "Conspire"),
            _conspiracies(view, seat),
        ),
        _daylight(
            translate("root_board", "Rituals"),
            _counted(
                translate(
                    "root_board",
                    "the top {n} Lost Souls, one by one: a warrior in a clearing of the suit, a"
                    " garden if it rules there; a bird: a warrior becomes an acolyte.",
                ),
                rituals,
            ),
        ),
        _evening(
            translate(
                "root_board",
                "points for the gardens of its order; the revealed cards lie on Lost Souls again.",
            )
        ),
    ]


def _conspiracies(view: Woodland, seat: Seat) -> str:
    """An acolyte each; which one comes next."""
    track = numbers.words("logical_lizards", "conspiracy_track")
    board = view.boards[seat]
    at = board.marker if isinstance(board, LogicalBoard) else 0
    coming = words(say(f"root.cult.name.{track[(at + 1) % len(track)]}"))
    said = translate(
        "root_board",
        "one for each acolyte, {next} is next: convert a warrior, battle in ordered clearings or"
        " sanctify a building there.",
    )
    return filled(said, next=coming)


def _drillbit(view: Woodland, seat: Seat) -> list[Line]:
    count = duchy.recruits(view, seat)
    markets = change_of(view, seat, on_map(view, seat, BuildingKind.MARKET))
    return [
        _order(),
        _birdsong(
            translate("root_board", "Recruit"),
            translate("root_board", "%n warrior(s) into the Burrow.", None, count),
        ),
        _daylight(
            translate("root_board", "Dig"),
            translate(
                "root_board",
                "with four in the Burrow: a tunnel and four warriors into an ordered clearing"
                " without own tunnel or building.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "in each ordered clearing, against most buildings, then pieces, then points.",
            )
        ),
        _daylight(
            translate("root_board", "Build"),
            translate(
                "root_board",
                "a citadel while nine warriors are in its supply, else a market, where it rules"
                " with most warriors.",
            ),
        ),
        _daylight(
            translate("root_board", "Ministers"),
            translate("root_board", "all that are swayed act, from the top."),
        ),
        _evening(
            translate(
                "root_board",
                "small groups go to a building or below; %n point(s) now for markets; a minister"
                " of the order's suit is swayed.",
                None,
                markets,
            )
        ),
    ]


def _cogwheel(view: Woodland, seat: Seat) -> list[Line]:
    recruit = numbers.graded(view, "cogwheel_corvids", "recruit_each_of_two")
    return [
        _order(),
        _birdsong(
            translate("root_board", "Recruit"),
            _counted(
                translate(
                    "root_board",
                    "{n} warriors in each of two ordered clearings, those without a plot first.",
                ),
                recruit,
            ),
        ),
        _birdsong(
            translate("root_board", "Flip"),
            translate(
                "root_board",
                "all plots that lie face down: each scores one point for every plot face up.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "in each ordered clearing with two own warriors, against most buildings and"
                " tokens, then most points.",
            )
        ),
        _daylight(
            translate("root_board", "Move"),
            translate(
                "root_board",
                "all but two from each ordered clearing with a plot face up to a neighbour without"
                " a plot.",
            ),
        ),
        _daylight(
            translate("root_board", "Plot"),
            translate(
                "root_board",
                "a random plot for a warrior in the ordered clearing with most own warriors; one"
                " more where three or more stand.",
            ),
        ),
        _evening(translate("root_board", "a point for each extortion face up.")),
    ]


# ---------------------------------------------------------------- Vagabot, Riverfolk
def _vagabot(view: Woodland, seat: Seat) -> list[Line]:
    board = view.boards[seat]
    suit = order_suit(view, seat) if isinstance(board, VagabotBoard) else Suit.BIRD
    acts = [_vagabot_act(act) for act in actions_of(view, seat, suit)]
    return [
        _order(),
        _birdsong(
            translate("root_board", "Slip"),
            translate(
                "root_board",
                "with two undamaged items or fewer: to a forest nearby, and Evening comes at once.",
            ),
        ),
        *[_daylight(name, does) for name, does in acts],
        _evening(
            translate(
                "root_board",
                "refreshes undamaged items and repairs one; in a forest it repairs all.",
            )
        ),
    ]


def _vagabot_act(act: str) -> tuple[str, str]:
    """What it may do for an order; each step and each action takes a ready item."""
    told = {
        "explore": (
            translate("root_board", "Explore"),
            translate("root_board", "goes to the nearest ruin and takes a random item."),
        ),
        "quest": (
            translate("root_board", "Quest"),
            translate(
                "root_board", "goes to the nearest clearing of its quest: two items for a point."
            ),
        ),
        "aid": (
            translate("root_board", "Aid"),
            translate(
                "root_board",
                "takes crafted items of whoever is here and has fewest points: a point each, a card"
                " in return.",
            ),
        ),
        "battle": (
            translate("root_board", "Battle"),
            translate(
                "root_board",
                "goes to the nearest pieces of the enemy with most points; again for two items.",
            ),
        ),
        "repair": (
            translate("root_board", "Repair"),
            translate("root_board", "an item for the repair of another."),
        ),
        "special": (
            translate("root_board", "Special"),
            translate("root_board", "what its character can do."),
        ),
    }
    return told[act]


def _robots(view: Woodland, seat: Seat) -> list[Line]:
    return [
        _birdsong(
            translate("root_board", "Order"),
            translate(
                "root_board",
                "up to two cards join its market, five at most; the card at the right end is the"
                " order.",
            ),
        ),
        _daylight(
            translate("root_board", "Build"),
            translate(
                "root_board",
                "a trade post with its garrison in an ordered clearing without one; no points.",
            ),
        ),
        _daylight(
            translate("root_board", "Recruit"),
            translate(
                "root_board",
                "a warrior in each ordered clearing; a bird: in each clearing on the river.",
            ),
        ),
        _daylight(
            translate("root_board", "Protectionism"),
            translate(
                "root_board",
                "without Payments the shield, without a supply the sword: a point and two warriors"
                " where most enemy pieces are.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "with the shield everywhere, with the sword in each ordered clearing, against whose"
                " Payments are fewest.",
            )
        ),
        _evening(
            translate(
                "root_board",
                "a point for each warrior in Payments of whoever has most there; these go home. The"
                " leftmost card leaves.",
            )
        ),
    ]


STEPS: dict[str, Callable[[Woodland, Seat], list[Line]]] = {
    "mechanical_marquise_2": _mechanical,
    "electric_eyrie": _electric,
    "automated_alliance": _automated,
    "logical_lizards": _logical,
    "drillbit_duchy": _drillbit,
    "cogwheel_corvids": _cogwheel,
    "vagabot": _vagabot,
    "riverfolk_robots": _robots,
}

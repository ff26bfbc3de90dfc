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
def _expansion(view: Woodland) -> str:
    """When it repeats Daylight, by the printed rules or the director's cut."""
    if numbers.is_cut(view):
        said = translate(
            "root_board",
            "if it built nothing, its order is no bird and it would score fewer than {n} points: "
            "it reveals a new order and repeats Daylight.",
        )
        return _counted(said, numbers.cut("mechanical_marquise_2", "expand_if_score_below", int))
    said = translate(
        "root_board",
        "if it built nothing, its order is no bird and it has at most {n} buildings on the map: "
        "it reveals a new order and repeats Daylight.",
    )
    return _counted(said, numbers.number("mechanical_marquise_2", "expand_if_buildings_at_most"))


def _mechanical(view: Woodland, seat: Seat) -> list[Line]:
    most = translate(
        "root_board",
        "in each ordered clearing, against the player with the most pieces, then the most points.",
    )
    recruit = translate(
        "root_board",
        "{n} warriors, spread over the ordered clearings it rules; bird: over the two "
        "lowest-priority clearings it rules.",
    )
    build = translate(
        "root_board",
        "fox: a sawmill; rabbit: a workshop; mouse: a recruiter; bird: its most common "
        "kind; where it rules with the most warriors.",
    )
    move = translate(
        "root_board",
        "all but {n} from each ordered clearing to the adjacent clearing with the most "
        "enemy pieces; bird: then it battles there.",
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
        _daylight(translate("root_board", "Expand"), _expansion(view)),
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
                "each column: as many warriors as cards, in a matching clearing with a roost, "
                "where there are the most enemy pieces.",
            ),
        ),
        _daylight(
            translate("root_board", "Move"),
            translate(
                "root_board",
                "each column: from the matching clearing it rules with the most warriors; it "
                "leaves enough to rule.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "each column: in a matching clearing without a roost, most defenseless "
                "buildings first. The largest column deals one extra hit.",
            )
        ),
        _daylight(
            translate("root_board", "Build"),
            translate(
                "root_board",
                "a roost where it rules, highest priority first; if it can't: turmoil, losing "
                "a point for each bird.",
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
                "if the base of the order's suit is not built: in the ordered sympathetic "
                "clearing with the most enemy pieces. All of them are removed.",
            ),
        ),
        _birdsong(
            translate("root_board", "Spread"),
            translate(
                "root_board",
                "without a revolt: sympathy once, or twice while fewer than five are on the map.",
            ),
        ),
        _daylight(
            translate("root_board", "Spread"),
            translate(
                "root_board",
                "sympathy again, in an ordered clearing adjacent to sympathy, where there are "
                "the fewest enemy warriors; bird: also a revolt.",
            ),
        ),
        _evening(
            _counted(
                translate(
                    "root_board",
                    "at a base with at least {n} warriors they leave and spread sympathy; then one "
                    "warrior at each base.",
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
                "root_board",
                "the most common suit of the Lost Souls; a tie or none counts as bird.",
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
                    "the top {n} Lost Souls, one by one: a warrior in a clearing of the suit, or a "
                    "garden if it rules there; bird: a warrior becomes an acolyte.",
                ),
                rituals,
            ),
        ),
        _evening(
            translate(
                "root_board",
                "points for the gardens of its order; the revealed cards return to the Lost Souls.",
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
        "one for each acolyte, next is {next}: convert a warrior, battle in ordered "
        "clearings or sanctify a building there.",
    )
    return filled(said, next=coming)


def _drillbit(view: Woodland, seat: Seat) -> list[Line]:
    count = duchy.recruits(view, seat)
    markets = change_of(view, seat, on_map(view, seat, BuildingKind.MARKET))
    return [
        _order(),
        _birdsong(
            translate("root_board", "Recruit"),
            translate("root_board", "%n warrior(s) in the Burrow.", None, count),
        ),
        _daylight(
            translate("root_board", "Dig"),
            translate(
                "root_board",
                "with four in the Burrow: a tunnel and four warriors in an ordered clearing "
                "without its own tunnel or building.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "in each ordered clearing, against the player with the most buildings, then "
                "pieces, then points.",
            )
        ),
        _daylight(
            translate("root_board", "Build"),
            translate(
                "root_board",
                "a citadel while nine warriors are in its supply, otherwise a market, where it "
                "rules with the most warriors.",
            ),
        ),
        _daylight(
            translate("root_board", "Ministers"),
            translate("root_board", "all swayed ministers act, from the top."),
        ),
        _evening(
            translate(
                "root_board",
                "small groups move to a building or the Burrow; %n point(s) now for markets; "
                "it sways a minister of the order's suit.",
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
                "all face-down plots: each scores one point for every face-up plot.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "in each ordered clearing with two of its warriors, against the player with "
                "the most buildings and tokens, then the most points.",
            )
        ),
        _daylight(
            translate("root_board", "Move"),
            translate(
                "root_board",
                "all but two from each ordered clearing with a face-up plot to an adjacent "
                "clearing without a plot.",
            ),
        ),
        _daylight(
            translate("root_board", "Plot"),
            translate(
                "root_board",
                "a random plot, replacing a warrior in the ordered clearing with the most of "
                "its warriors; one more if at least three are there.",
            ),
        ),
        _evening(translate("root_board", "a point for each face-up extortion.")),
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
                "with two or fewer undamaged items: to an adjacent forest, and Evening begins "
                "immediately.",
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
            translate("root_board", "moves to the nearest ruin and takes a random item."),
        ),
        "quest": (
            translate("root_board", "Quest"),
            translate(
                "root_board", "moves to the nearest clearing of its quest: two items for a point."
            ),
        ),
        "aid": (
            translate("root_board", "Aid"),
            translate(
                "root_board",
                "takes crafted items from the player here with the fewest points: a point "
                "each, giving a card in return.",
            ),
        ),
        "battle": (
            translate("root_board", "Battle"),
            translate(
                "root_board",
                "moves to the nearest pieces of the enemy with the most points and battles; "
                "exhausts two items to battle there again.",
            ),
        ),
        "repair": (
            translate("root_board", "Repair"),
            translate("root_board", "an item to repair another."),
        ),
        "special": (
            translate("root_board", "Special"),
            translate("root_board", "uses its character's special action."),
        ),
    }
    return told[act]


def _robots(view: Woodland, seat: Seat) -> list[Line]:
    return [
        _birdsong(
            translate("root_board", "Order"),
            translate(
                "root_board",
                "up to two cards join its market, at most five; the card at the right end is "
                "the order.",
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
                "a warrior in each ordered clearing; bird: in each clearing on the river.",
            ),
        ),
        _daylight(
            translate("root_board", "Protectionism"),
            translate(
                "root_board",
                "without Payments the shield, without a supply the sword: a point and two "
                "warriors where there are the most enemy pieces.",
            ),
        ),
        _battle(
            translate(
                "root_board",
                "with the shield everywhere, with the sword in each ordered clearing, against "
                "the player with the fewest Payments.",
            )
        ),
        _evening(
            translate(
                "root_board",
                "a point for each warrior in Payments of the player with the most there; these "
                "return to their supply. The leftmost card leaves.",
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

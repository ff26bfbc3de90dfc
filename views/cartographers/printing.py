"""Map sheets on paper: blank ones of every side, and the finished ones of a game."""

from __future__ import annotations

from typing import TypedDict

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import words
from rules.cartographers.data import CardSet, card_set, land, map_sides
from rules.cartographers.names import map_name, season_name
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.board import Paper
from views.cartographers.edicts import SEASON_ICONS
from views.cartographers.face import Face, SeasonBox
from views.cartographers.sheet_paint import print_sheet

translate = QCoreApplication.translate
BLANK, FINISHED, COLOUR = "blank", "finished", "finished_colour"


def papers(finished: bool) -> list[Paper]:
    """A blank sheet of each map side; after a game its sheets, in black and in colour."""
    found = []
    if finished:
        found.append(
            Paper(FINISHED, translate("cartographers_board", "Finished maps, black and white"))
        )
        found.append(Paper(COLOUR, translate("cartographers_board", "Finished maps, in colour")))
    for side in map_sides():
        text = translate("cartographers_board", "Blank map {side}, {name}")
        name = text.format(side=side.upper(), name=words(map_name(side)))
        found.append(Paper(f"{BLANK}_{side}", name))
    return found


def page_count(paper: str, view: State | None, setup: Setup) -> int:
    """One page for each sheet."""
    if paper.startswith(BLANK):
        return 1
    return setup.seats if view is not None else 0


def print_page(
    paper: str, page: int, painter: QPainter, area: QRectF, view: State | None, setup: Setup
) -> None:
    """One sheet, as large as the area allows."""
    if paper.startswith(BLANK):
        side = paper.removeprefix(f"{BLANK}_")
        set_id = setup.options.get("card_set", "base")
        print_sheet(painter, area, blank_face(side, set_id))
        return
    assert isinstance(view, Cartographers)
    print_sheet(painter, area, finished_face(view, setup, Seat(page)), paper == COLOUR)


# ---------------------------------------------------------------- what stands on a sheet
class Labels(TypedDict):
    """The words printed on every sheet, as `Face` takes them."""

    name_label: str
    title_label: str
    coins_label: str
    final_label: str


def labels() -> Labels:
    """The printed words of a sheet."""
    return {
        "name_label": translate("cartographers_board", "Cartographer"),
        "title_label": translate("cartographers_board", "Title"),
        "coins_label": translate("cartographers_board", "Coins"),
        "final_label": translate("cartographers_board", "Final score"),
    }


def blank_face(side: str, set_id: str) -> Face:
    """An empty sheet of a map side."""
    boxes = tuple(
        SeasonBox(words(season_name(set_id, number)), SEASON_ICONS[number], season.edicts)
        for number, season in enumerate(card_set(set_id).season)
    )
    return Face(land(side), map_name=words(map_name(side)), seasons=boxes, **labels())


def finished_face(view: Cartographers, setup: Setup, seat: Seat) -> Face:
    """A seat's sheet with everything that stands on it."""
    cards = card_set(view.variant.card_set)
    scores = view.scores[seat]
    outcome = view.outcome
    title = words(outcome.titles[0]) if outcome is not None and outcome.titles else ""
    over = len(scores) == len(cards.season)
    return Face(
        view.land,
        view.sheets[seat],
        map_name=words(map_name(view.variant.map_side)),
        cartographer=words(name_of_seat(setup, seat)),
        title=title,
        seasons=tuple(
            season_box(view, cards, number, scores) for number in range(len(cards.season))
        ),
        final=sum(score.total for score in scores) if over else None,
        **labels(),
    )


def season_box(
    view: Cartographers, cards: CardSet, number: int, scores: tuple[SeasonScore, ...]
) -> SeasonBox:
    """One season's box, filled as far as it has been scored."""
    name = words(season_name(view.variant.card_set, number))
    edicts = cards.season[number].edicts
    if number >= len(scores):
        return SeasonBox(name, SEASON_ICONS[number], edicts)
    score = scores[number]
    return SeasonBox(
        name, SEASON_ICONS[number], edicts, score.first, score.second, score.coins,
        -score.monsters, score.total,
    )  # fmt: skip

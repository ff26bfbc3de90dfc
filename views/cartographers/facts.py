"""Public numbers of a seat, the season's name, and where one is in a decision: words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.seats_model import SeatFact
from models.translate import words
from rules.cartographers.maps.sheet import purse
from rules.cartographers.names import season_name, terrains_text
from rules.cartographers.scoring.base_cards import penalty
from rules.cartographers.state import Cartographers
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.cartographers.decision import Decision

translate = QCoreApplication.translate


def seat_facts(view: State, seat: Seat) -> list[SeatFact]:
    """Coins, and what monsters would cost now; nothing where maps are hidden."""
    assert isinstance(view, Cartographers)
    sheet = view.sheets[seat]
    if sheet.coins < 0:
        return []
    cost = penalty(view.land, sheet).points
    coins = SeatFact("coin", translate("cartographers_board", "Coins"), str(purse(sheet)))
    monsters = SeatFact(
        "monster", translate("cartographers_board", "Spaces beside monsters"), str(cost)
    )
    return [coins, monsters]


def seat_score(view: State, seat: Seat) -> int | None:
    """Stars of the seasons scored so far; None where they are hidden."""
    assert isinstance(view, Cartographers)
    if view.sheets[seat].coins < 0:
        return None
    return sum(score.total for score in view.scores[seat])


def stage_name(view: State) -> str:
    """The season; after winter that the year is over."""
    assert isinstance(view, Cartographers)
    if view.outcome is not None:
        return translate("cartographers_board", "End of the year")
    if view.season < 0:
        return translate("cartographers_board", "Setup")
    return words(season_name(view.variant.card_set, view.season))


def step_text(decision: Decision) -> str:
    """What is in hand and how many places it has as it lies."""
    placing = decision.placing
    assert placing is not None
    count = len(placing.spots())
    places = translate("cartographers_board", "{count} places").format(count=count)
    if count == 1:
        places = translate("cartographers_board", "one place")
    if placing.is_placed:
        places = translate("cartographers_board", "placed: confirm it or pick it up")
    if not placing.terrain:
        return places
    text = translate("cartographers_board", "{terrain}, {places}")
    return text.format(terrain=words(terrains_text(placing.terrain)), places=places)

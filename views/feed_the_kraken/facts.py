"""Public numbers of a seat and the name of the round: words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.seats_model import SeatFact
from models.translate import number_text, words
from rules.feed_the_kraken.mutiny.loyalty import threshold
from rules.feed_the_kraken.names import mark_name, post_name
from rules.feed_the_kraken.state import Kraken, game_of
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.feed_the_kraken.phase import is_committing, post_of
from views.feed_the_kraken.pieces import HATS

translate = QCoreApplication.translate


def seat_facts(view: State, seat: Seat) -> list[SeatFact]:
    """Offices, guns, marks; no guns while they are being committed (4.2)."""
    game = game_of(view)
    mate = game.crew[seat]
    if not mate.alive:
        over = translate("feed_the_kraken_board", "overboard")
        return [SeatFact("overboard", over, over)]
    found = [SeatFact(HATS[post], words(post_name(post)), "") for post in post_of(game, seat)]
    if not is_committing(game):
        guns = words(mark_name("gun"))
        found.append(SeatFact("gun", guns, number_text(mate.guns)))
    marks = (
        ("off-duty", "off_duty", mate.off_duty),
        ("silenced", "no_tongue", not mate.tongue),
        ("shield", "unconvertible", mate.unconvertible),
    )
    found += [SeatFact(icon, words(mark_name(mark)), "") for icon, mark, is_on in marks if is_on]
    return found


def stage_name(view: State) -> str:
    """The round; at the end that the voyage is over."""
    game = game_of(view)
    if game.outcome is not None:
        return translate("feed_the_kraken_board", "End of the voyage")
    if game.round < 1:
        return translate("feed_the_kraken_board", "The crew gathers")
    return translate("feed_the_kraken_board", "Round {round}").format(round=number_text(game.round))


def round_line(view: Kraken) -> str:
    """Round, guns needed, supply."""
    text = translate(
        "feed_the_kraken_board",
        "{stage}. A mutiny needs {needed} guns; the supply has {supply}.",
    )
    return text.format(
        stage=stage_name(view),
        needed=number_text(threshold(view)),
        supply=number_text(view.supply),
    )

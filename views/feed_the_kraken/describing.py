"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from views.feed_the_kraken.book import Leaf, leaf_name, rows_of
from views.feed_the_kraken.facts import round_line
from views.feed_the_kraken.hand import Hand
from views.feed_the_kraken.mates import berths
from views.feed_the_kraken.scene import RenderState, TableScene
from views.items.option_phrases import option_words

translate = QCoreApplication.translate


def describe_table(scene: TableScene, showing: RenderState) -> list[str]:
    """Round, ship, crew, cards, and the log of the voyage."""
    if showing.is_over:
        return scene.reveal.describe()
    view, names, viewer = showing.view, showing.names, showing.viewer
    lines = [round_line(view), *scene.chart.describe()]
    for berth in berths(view, viewer, names):
        more = berth.more()
        lines.append(f"{berth.sentence().removesuffix('.')}. {more}".strip())
    lines += [panel.label for panel in scene.strip.elements() if panel.isVisible() and panel.label]
    for leaf in Leaf:
        rows = rows_of(view, leaf, names, viewer)
        if rows:
            lines.append(f"{leaf_name(leaf)}:")
            lines += [row.sentence() for row in rows]
    return lines


def describe_options(hand: Hand, shown: TableScene) -> list[str]:
    """What is asked, what is open, what is closed and why."""
    if hand.question is None:
        return []
    closed = translate("feed_the_kraken_board", "{choice}: not available. {why}")
    lines = option_words(hand.question, hand.names, closed)
    pending = hand.words_of_pending()
    if pending:
        text = translate("feed_the_kraken_board", "Selected: {choice}. Press Enter to confirm.")
        lines.append(text.format(choice=pending))
    if shown.head.say.isVisible():
        lines.append(translate("feed_the_kraken_board", "You may also make a claim."))
    return lines

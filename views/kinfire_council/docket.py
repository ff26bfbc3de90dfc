"""The two decrees of the docket with the votes on them, as they fall; the laws in force."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, number_text, sentences, words
from rules.kernel.steps import Target
from rules.kinfire_council.asking import button_target, card_target, decree_target
from rules.kinfire_council.describe import item_name
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.names import kind_name
from rules.kinfire_council.printed import card_texts
from rules.kinfire_council.printed.content import Decree
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.sentences import Bearer, sentence_of, sentence_of_mods
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.state import Council
from views.items.panel import fitted, tabular, write, write_lines
from views.items.strokes import ruled
from views.kinfire_council.icons import KIND_ICON
from views.kinfire_council.inks import Inks
from views.kinfire_council.part import seat_marks
from views.kinfire_council.phrases import listed
from views.kinfire_council.piece_paint import paint_token
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import (
    CardItem,
    TableItem,
    kept_together,
    loosened,
    roomy,
    rounded,
)
from views.theme import Face, SeatMark, paint_icon, theme

translate = QCoreApplication.translate
HEAD, VOTES = 19.0, 20.0
MOST_LAWS = 4


class DecreeFace(Struct, frozen=True):
    """A decree on the docket. `votes`: token by token, each with its seat's mark."""

    name: str
    kind: DecreeKind
    kind_name: str
    told: str
    votes: tuple[SeatMark, ...]


def decree_words(view: Council, decree: Decree) -> str:
    """What a decree does; a crisis does it if it fails, and says so before all else."""
    bearer = Bearer.HOLDER if decree.kind is DecreeKind.ELECTION else Bearer.ALL
    decree = printed(view, decree)
    if decree.kind is DecreeKind.CRISIS:
        return sentences(words(each) for each in card_texts.lines_of(decree))
    said = [words(sentence_of_mods(decree.mods, bearer))] if decree.mods else []
    said += [words(sentence_of(decree.effect))] if decree.effect else []
    return sentences(said)


class DecreeItem(CardItem):
    """A place of the docket."""

    def __init__(self, at: int) -> None:
        super().__init__(decree_target(at))
        self.at, self._card = at, ""
        self.face: DecreeFace | None = None
        self.topic = "docket"

    @property
    def meanings(self) -> tuple[Target, ...]:
        """The place, or the decree on it."""
        return (decree_target(self.at), *((card_target(self._card),) if self._card else ()))

    def show_view(self, showing: RenderState) -> None:
        """The decree and its votes."""
        view = showing.view
        if self.at >= len(view.docket):
            self._card, self.face = "", None
            said = translate("kinfire_council_board", "Docket, place {number}: empty.")
            self.set_label(filled(said, number=number_text(self.at + 1)))
            self.renew(None, theme().name, theme().text)
            return
        found = view.docket[self.at]
        decree, marks = item_set(view).decrees[found.card], seat_marks(showing)
        self._card = found.card
        self.face = DecreeFace(
            words(item_name(view, found.card)),
            decree.kind,
            words(kind_name(decree.kind)),
            kept_together(decree_words(view, decree)),
            tuple(marks[seat] for seat, n in enumerate(found.votes) for _ in range(n)),
        )
        self.set_label(self._words(showing, decree, found.votes))
        self.renew(self.face, theme().name, theme().text)

    def _words(self, showing: RenderState, decree: Decree, votes: tuple[int, ...]) -> str:
        """«Docket 1: Toll Reform Act, Law. Votes: Ada 2, Wick 1. ...»"""
        assert self.face is not None
        said = translate("kinfire_council_board", "Docket {number}: {name}, {kind}.")
        facts = {"name": self.face.name, "kind": self.face.kind_name}
        head = filled(said, number=number_text(self.at + 1), **facts)
        one = translate("kinfire_council_board", "{who} {number}")
        cast = [
            filled(one, who=showing.names.get(seat, ""), number=number_text(n))
            for seat, n in enumerate(votes)
            if n
        ]
        told = translate("kinfire_council_board", "Votes: {votes}.")
        none = translate("kinfire_council_board", "No votes yet.")
        parts = (head, filled(told, votes=listed(cast)) if cast else none)
        return sentences((*parts, words(card_texts.text_of(printed(showing.view, decree)))))

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card, or an empty place."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        if self.face is None:
            pen = ruled(theme().colours.edge, 1.1 * s, 0.6)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.strokePath(path, pen)
            return
        painter.fillPath(path, QColor(inks.face))
        painter.strokePath(path, ruled(inks.edge, 1.0 * s))
        painter.setOpacity(0.55 if self.is_closed else 1.0)
        self._draw_card(painter, area, self.face, inks)
        painter.setOpacity(1.0)
        notch = QPointF(area.left() + 6 * self.scale_of_board, area.center().y())
        self.frame(painter, path, notch, is_aside=True)

    def _inner(self, area: QRectF) -> QRectF:
        s = self.scale_of_board
        return area.adjusted(8 * s, 3 * s, -8 * s, -3 * s)

    @property
    def told(self) -> str:
        return self.face.told if self.face is not None else ""

    def told_area(self, area: QRectF) -> QRectF:
        """The room for the words of a decree that lies here: below its name, above the votes."""
        s = self.scale_of_board
        return self._inner(area).adjusted(0, (HEAD + 4) * s, 0, -VOTES * s)

    def _draw_card(self, painter: QPainter, whole: QRectF, face: DecreeFace, inks: Inks) -> None:
        s, area = self.scale_of_board, self._inner(whole)
        head = QRectF(area.left(), area.top(), area.width(), HEAD * s)
        side = 14 * s
        ink = inks.trouble if face.kind is DecreeKind.CRISIS else inks.muted
        sign = QRectF(head.left(), head.center().y() - side / 2, side, side)
        paint_icon(painter, KIND_ICON[face.kind], sign, QColor(ink))
        name = head.adjusted(side + 3 * s, 0, 5 * s, 0)
        write(painter, name, face.name, fitted(Face.STRONG, s * 0.94, 11), QColor(inks.ink))
        low = QRectF(area.left(), area.bottom() - VOTES * s, area.width(), VOTES * s)
        box = self.told_area(whole)
        painter.save()
        painter.setClipRect(box)
        told = loosened(face.told, box, s)
        write_lines(painter, box, told, roomy(told, box, s, self.body), QColor(inks.ink))
        painter.restore()
        self._draw_votes(painter, low, face, inks)

    def _draw_votes(self, painter: QPainter, low: QRectF, face: DecreeFace, inks: Inks) -> None:
        s = self.scale_of_board
        letters = tabular(fitted(Face.STRONG, s * 0.84, 11))
        count = QRectF(low.right() - 24 * s, low.top(), 24 * s, low.height())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        write(painter, count, number_text(len(face.votes)), letters, QColor(inks.ink), right)
        sign = QRectF(low.left(), low.center().y() - 6 * s, 12 * s, 12 * s)
        paint_icon(painter, "kc-vote", sign, QColor(inks.muted))
        room = count.left() - sign.right() - 4 * s
        side = 15 * s
        step = min(side + 1.5 * s, (room - side) / max(1, len(face.votes) - 1))
        for number, mark in enumerate(face.votes):
            x = sign.right() + 4 * s + number * step
            paint_token(painter, QRectF(x, low.center().y() - side / 2, side, side), mark)


class LawsItem(TableItem):
    """The laws in force, the oldest first."""

    def __init__(self) -> None:
        super().__init__(button_target("laws"))
        self._names: tuple[str, ...] = ()
        self.topic = "docket"

    def show_view(self, view: Council) -> None:
        """Their names; what they say is in the label."""
        self._names = tuple(words(item_name(view, id)) for id in view.laws)
        said = translate("kinfire_council_board", "Laws in force: {laws}.")
        none = translate("kinfire_council_board", "No laws are in force.")
        decrees = item_set(view).decrees
        told = (words(card_texts.text_of(printed(view, decrees[id]))) for id in view.laws)
        head = filled(said, laws=listed(list(self._names))) if self._names else none
        self.set_label(sentences((head, *told)))
        self.renew(self._names, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A scroll of names in two columns."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        painter.fillPath(path, QColor(inks.well))
        painter.strokePath(path, ruled(inks.edge, 1.0 * s, 0.7))
        side = 15 * s
        sign = QRectF(area.left() + 6 * s, area.top() + 4 * s, side, side)
        paint_icon(painter, "kc-law", sign, QColor(inks.ink))
        letters = fitted(Face.SMALL, s * 0.82, 11)
        left = sign.right() + 5 * s
        room = area.right() - left - 5 * s
        if not self._names:
            said = translate("kinfire_council_board", "No laws in force")
            box = QRectF(left, area.top() + 3 * s, room, 17 * s)
            write(painter, box, said, letters, QColor(inks.muted))
            return
        rows = max(1, int((area.height() - 6 * s) / (14 * s)))
        shown = self._names[: 2 * rows]
        columns = 1 if len(shown) <= rows else 2
        for number, name in enumerate(shown):
            column, row = divmod(number, rows)
            wide = room / columns - 3 * s
            box = QRectF(left + column * (wide + 4 * s), area.top() + (3 + row * 14) * s, wide,
                         15 * s)  # fmt: skip
            write(painter, box, name, letters, QColor(inks.ink))
        self.frame(painter, path)

"""The score track along the top: the players' tokens, and the Cult's violet creeping along."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from models.translate import filled, number_text, sentences
from rules.kinfire_council.asking import button_target
from rules.kinfire_council.data import ROUNDS
from views.items.panel import CENTRE, fitted, tabular, write
from views.items.strokes import ruled, tinted
from views.kinfire_council.part import seat_marks
from views.kinfire_council.piece_paint import paint_cultist, paint_token
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem
from views.panels.scores import apart
from views.theme import RADIUS, Face, SeatMark, theme

translate = QCoreApplication.translate
STEP, LONG = 10, 50
TOKEN = 14.0
HEAD = 84.0
"""The room of the round at scale 1."""


class ScoreFace(Struct, frozen=True):
    """All scores, and the round."""

    scores: tuple[tuple[SeatMark, int], ...]
    cult: int
    round: int


class ScoreItem(TableItem):
    """As long as the highest score needs, in fifties."""

    def __init__(self) -> None:
        super().__init__(button_target("score"))
        self.face: ScoreFace | None = None
        self.topic = "score"

    def show_view(self, showing: RenderState) -> None:
        """Who has how many."""
        view, marks = showing.view, seat_marks(showing)
        scores = tuple(zip(marks, view.score, strict=True))
        self.face = ScoreFace(scores, view.cult_score, view.round)
        one = translate("kinfire_council_board", "{who}: {number} V.")
        told = [
            filled(one, who=showing.names.get(seat, ""), number=number_text(n))
            for seat, n in enumerate(view.score)
        ]
        cult = translate("kinfire_council_board", "The Cult: {number} V.")
        told.append(filled(cult, number=number_text(view.cult_score)))
        self.set_label(sentences((translate("kinfire_council_board", "Score."), *told)))
        self.renew(self.face, theme().name, theme().text)

    @property
    def top(self) -> int:
        """The end of the track."""
        face = self.face
        most = max([face.cult, *(n for _, n in face.scores)]) if face is not None else 0
        return LONG * (most // LONG + 1)

    def _bar(self) -> QRectF:
        s, area = self.scale_of_board, self.area
        return QRectF(area.left() + HEAD * s, area.bottom() - 11 * s,
                      area.width() - (HEAD + 16) * s, 7 * s)  # fmt: skip

    def x_of(self, n: int) -> float:
        """Where a score stands."""
        bar = self._bar()
        return bar.left() + bar.width() * n / self.top

    def spot(self, seat: int | None) -> QPointF:
        """Where the token of a seat stands, of the Cult where None."""
        face = self.face
        if face is None:
            return self.area.center()
        n = face.cult if seat is None else face.scores[seat][1]
        return QPointF(self.x_of(n), self._bar().top())

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The track, the violet, the tokens."""
        inks, s, face = self.inks, self.scale_of_board, self.face
        painter.setPen(ruled(inks.edge, 1.0, 0.8))
        painter.setBrush(QColor(inks.card))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS.panel, RADIUS.panel)
        if face is None:
            return
        said = translate("kinfire_council_board", "Round {number}/{all}")
        named = filled(said, number=number_text(face.round), all=number_text(ROUNDS))
        named = named if face.round else translate("kinfire_council_board", "Setup")
        head = QRectF(area.left() + 8 * s, area.top(), (HEAD - 14) * s, area.height())
        write(painter, head, named, fitted(Face.STRONG, s * 0.9, 11), QColor(inks.card_ink))
        self._draw_track(painter, face)
        self._draw_tokens(painter, face)

    def _draw_track(self, painter: QPainter, face: ScoreFace) -> None:
        inks, s, bar = self.inks, self.scale_of_board, self._bar()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(inks.card_muted, 0.28))
        painter.drawRoundedRect(bar, 3 * s, 3 * s)
        crept = QRectF(bar.left(), bar.top(), self.x_of(face.cult) - bar.left(), bar.height())
        violet = QLinearGradient(crept.topLeft(), crept.topRight())
        violet.setColorAt(0, tinted(inks.cult, 0.55))
        violet.setColorAt(1, QColor(inks.cult_light))
        painter.setBrush(QColor(inks.cult_light) if inks.flat else violet)
        painter.drawRoundedRect(crept, 3 * s, 3 * s)
        letters = tabular(fitted(Face.SMALL, s * 0.74, 11))
        step = STEP if self.top <= 3 * LONG else 2 * STEP
        for n in range(0, self.top + 1, step):
            x = self.x_of(n)
            painter.setPen(ruled(inks.card_muted, 0.9 * s, 0.7))
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
            box = QRectF(x - 18 * s, self.area.top() + 0.5 * s, 36 * s, 12 * s)
            write(painter, box, number_text(n), letters, QColor(inks.card_muted), CENTRE)

    def _draw_tokens(self, painter: QPainter, face: ScoreFace) -> None:
        """Tokens that would lie on one another stand side by side; a line tells the true place."""
        s, bar, ink = self.scale_of_board, self._bar(), QColor(self.inks.card_ink)
        side, y = TOKEN * s, bar.bottom() - TOKEN * s
        places = [self.x_of(n) for n in (*(n for _, n in face.scores), face.cult)]
        stands = apart(places, side + 1, bar.left() - side, self.area.right())
        for true, x in zip(places, stands, strict=True):
            painter.setPen(ruled(ink.name(), 1.2 * s))
            painter.drawLine(QPointF(x, y + side), QPointF(true, self.area.bottom() - 1.5 * s))
        for x, (mark, _) in zip(stands, face.scores, strict=False):
            paint_token(painter, QRectF(x - side / 2, y, side, side), mark)
        paint_cultist(painter, QRectF(stands[-1] - side / 2, y, side, side), self.inks)

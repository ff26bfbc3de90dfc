"""The battle over the map: both sides, the dice in sight, the hits; it stays until the next act."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text
from rules.kernel.steps import Event, Seat
from rules.root.battle.ambush import AMBUSH_HITS, AnswerAmbush
from rules.root.battle.begin import FightOn
from rules.root.battle.counting import terms
from rules.root.battle.deal import ChooseLosses
from rules.root.battle.events import Ambushed, BattleBegan, DiceRolled, Foiled, HitsDealt
from rules.root.battle.roll import RollDice
from rules.root.enums import Cause
from rules.root.state import Place, Woodland
from views.items.panel import CENTRE, Panel, surface, tabular, write
from views.items.strokes import round_of
from views.root import phrases
from views.root.inks import inks_of
from views.root.piece_paint import folk_icon, ink_of, stamp
from views.root.pieces import folk_of
from views.theme import paint_icon, theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
WIDE, HIGH = 198.0, 98.0
"""Its size at scale 1."""
HEAD = 0.18
"""The share of its height that tells the place."""


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as far as it has come. `dice`, `dealt`: by attacker and defender, or not yet."""

    place: Place
    attacker: Seat
    defender: Seat
    dice: tuple[int, int] | None = None
    most: tuple[int, int] | None = None
    dealt: tuple[int, int] | None = None
    ambush: bool = False
    foiled: bool = False

    def is_of(self, other: Fight) -> bool:
        """Whether it is the same battle, and has been seen as far as the other has come."""
        mine = (self.place, self.attacker, self.defender)
        is_same = mine == (other.place, other.attacker, other.defender)
        return is_same and (self.dice is not None or other.dice is None)


def after(fight: Fight | None, event: Event) -> Fight | None:
    """The battle after one more event."""
    if isinstance(event, BattleBegan):
        return Fight(place=event.place, attacker=event.attacker, defender=event.defender)
    if fight is None:
        return None
    if isinstance(event, Ambushed):
        return msgspec.structs.replace(fight, ambush=True)
    if isinstance(event, Foiled):
        return msgspec.structs.replace(fight, foiled=True)
    if isinstance(event, DiceRolled):
        return msgspec.structs.replace(fight, dice=event.dice, most=event.most, dealt=None)
    if isinstance(event, HitsDealt):
        return msgspec.structs.replace(fight, dealt=event.dealt, ambush=event.ambush)
    return fight


def begun(view: Woodland) -> Fight | None:
    """The battle of a view, for who has not seen it begin: what is still to come tells how far."""
    battle = view.battle
    if battle is None:
        return None
    fight = Fight(place=battle.place, attacker=battle.attacker, defender=battle.defender)
    losses = next((step for step in view.agenda if isinstance(step, ChooseLosses)), None)
    if losses is not None:
        dealt = losses.on_defender, losses.on_attacker
        is_ambush = losses.cause is Cause.AMBUSH_HIT
        fight = msgspec.structs.replace(fight, dealt=dealt, ambush=is_ambush)
    if not any(isinstance(step, FightOn | RollDice) for step in view.agenda):
        most = terms(view, battle).most
        return msgspec.structs.replace(fight, dice=battle.rolled, most=most)
    is_answered = any(isinstance(step, AnswerAmbush) for step in view.agenda)
    lost = fight.dealt is None and any(type(step).__name__ in AFTERMATH for step in view.agenda)
    if lost and not is_answered:
        return msgspec.structs.replace(fight, dealt=(0, AMBUSH_HITS), ambush=True)
    return msgspec.structs.replace(fight, ambush=fight.ambush or is_answered)


AFTERMATH = {"OfferHospitals"}
"""Asked before the roll, these follow from the hits of an ambush."""


class BattlePanel(Panel):
    """Attacker at the left, defender at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(12)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.topic = self.thing = "battle"
        self.fight: Fight | None = None
        self._view: Woodland | None = None
        self._rolling = 0.0
        self.setVisible(False)

    def show_fight(self, fight: Fight | None, view: Woodland) -> None:
        """Shows it as far as it has come; None: there is none."""
        self.fight, self._view = fight, view
        self.setVisible(fight is not None)
        if fight is not None:
            self.set_label(fight_words(view, fight))
        self.renew(fight, theme().name)

    def roll(self, share: float) -> None:
        """The dice turn; at 1 they lie."""
        self._rolling = 0.0 if share >= 1 else share
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Where it is, two sides, two dice, the hits of each."""
        fight, view = self.fight, self._view
        if fight is None or view is None:
            return
        surface(painter, area, line="edge", width=1.5)
        head = area.height() * HEAD
        title = QRectF(area.left() + 8, area.top() + 2, area.width() - 16, head)
        letters = font(Face.STRONG, max(11.0, head * 0.72))
        write(painter, title, place_words(view, fight), letters, "muted", CENTRE)
        half, top = area.width() / 2, area.top() + head
        for side, seat in enumerate((fight.attacker, fight.defender)):
            room = QRectF(area.left() + side * half, top, half, area.height() - head)
            self._draw_side(painter, room, view, seat, side)
        middle = round_of(QPointF(area.center().x(), top + (area.height() - head) * 0.3), 13)
        paint_icon(painter, "battle", middle, theme().colour("muted"))

    def _draw_side(
        self, painter: QPainter, room: QRectF, view: Woodland, seat: Seat, side: int
    ) -> None:
        fight, inks = self.fight, inks_of(theme().name)
        assert fight is not None
        folk, high = folk_of(view, seat), room.height()
        ink = ink_of(folk, inks)
        out = (-0.27 if side == 0 else 0.27) * high if fight.dice is not None else 0.0
        middle = QPointF(room.center().x(), room.top() + high * 0.3)
        figure = round_of(middle + QPointF(out, 0), high * 0.21)
        stamp(painter, folk_icon(folk), figure, ink.fill, ink.line, 1.5)
        if fight.dice is not None:
            die = round_of(middle - QPointF(out, 0), high * 0.18)
            self._draw_die(painter, die, fight.dice[side], side)
        name = QRectF(room.left() + 8, room.top() + high * 0.54, room.width() - 16, high * 0.2)
        letters = font(Face.STRONG, max(11.0, high * 0.13))
        write(painter, name, phrases.folk_name(view, seat), letters, "ink", CENTRE)
        text = QRectF(room.left() + 8, room.top() + high * 0.74, room.width() - 16, high * 0.2)
        letters = font(Face.BODY, max(11.0, high * 0.13))
        write(painter, text, self._said(fight, side), letters, "muted", CENTRE)

    def _draw_die(self, painter: QPainter, box: QRectF, value: int, side: int) -> None:
        painter.setPen(QPen(theme().colour("edge"), 1.5))
        painter.setBrush(theme().colour("sunken"))
        painter.drawRoundedRect(box, 6, 6)
        if self._rolling:
            value = int(self._rolling * 23 + side * 2) % 4
        letters = tabular(font(Face.STRONG, box.height() * 0.66))
        write(painter, box, number_text(value), letters, "ink", CENTRE)

    def _said(self, fight: Fight, side: int) -> str:
        """What this side deals, or that it waits."""
        if side == 1 and fight.dice is None and (fight.ambush or fight.foiled):
            return ambush_words(fight)
        if fight.dealt is not None and not self._rolling:
            return translate("root_board", "%n hit(s)", None, fight.dealt[side])
        return (
            translate("root_board", "attacks") if side == 0 else translate("root_board", "defends")
        )


def place_words(view: Woodland, fight: Fight) -> str:
    """«Clearing 8»."""
    return phrases.capital(phrases.place_name(view, fight.place))


def ambush_words(fight: Fight) -> str:
    """The ambush, and what has come of it."""
    if fight.foiled:
        return translate("root_board", "ambush, foiled")
    if fight.dealt is None:
        return translate("root_board", "ambush")
    return translate("root_board", "ambush: %n hit(s)", None, fight.dealt[1])


def fight_words(view: Woodland, fight: Fight) -> str:
    """The battle in a sentence."""
    said = phrases.filled(
        translate("root_board", "Battle, {place}: {who} against {whom}"),
        place=phrases.place_name(view, fight.place),
        who=phrases.folk_name(view, fight.attacker),
        whom=phrases.folk_name(view, fight.defender),
    )
    if fight.dice is None and (fight.ambush or fight.foiled):
        said += ". " + phrases.capital(ambush_words(fight))
    if fight.dice is not None:
        dice = " : ".join(number_text(each) for each in fight.dice)
        said += phrases.filled(translate("root_board", ". Dice {dice}"), dice=dice)
    if fight.dealt is not None and fight.dice is not None:
        hits = " : ".join(number_text(each) for each in fight.dealt)
        said += phrases.filled(translate("root_board", ". Hits {hits}"), hits=hits)
    return said

"""A place or a piece on a map: it has a form of its own, and is lit where it can be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from rules.kernel.steps import Target
from views.items.hand import Hand
from views.items.panel import Panel


class LitItem(Panel):
    """Its game says how each light looks."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self.unit = 1.0
        self.is_lit = False
        self.is_chosen = False
        self.is_spoken_of = False

    @property
    def can_be_chosen(self) -> bool:
        """Itself, or what it stands on."""
        return self.can_press

    def shape(self) -> QPainterPath:
        return self._path

    def light(self, is_lit: bool, can_press: bool, is_chosen: bool, why: str) -> None:
        """Whether it can be chosen, has been, or why not."""
        before = (self.is_lit, self.is_chosen, self.can_press)
        self.is_lit, self.is_chosen, self.why = is_lit, is_chosen, why
        self.can_press = can_press
        self.is_answer = is_lit
        self.is_selected = is_chosen
        if before != (is_lit, is_chosen, can_press):
            shape = Qt.CursorShape.PointingHandCursor if can_press else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.look_again()

    def light_upon(self, hand: Hand, own: Target, ground: Target) -> Target:
        """Lights what is meant itself or by the place where it stands; gives what a click means."""
        is_open = hand.is_open(own)
        can_press = is_open or hand.is_open(ground)
        why = hand.why(own) or ("" if can_press else hand.why(ground))
        meant = own if is_open else ground
        self.light(is_open, can_press, hand.is_chosen(own), why)
        self.description = hand.prospect(meant)
        return meant

    def speak_of(self, is_spoken_of: bool) -> None:
        """Rings it."""
        if is_spoken_of != self.is_spoken_of:
            self.is_spoken_of = is_spoken_of
            self.look_again()

    def look_again(self) -> None:
        """It looks different now."""
        self.update()

"""The hand at the table: pointer, keys and buttons move the ghost, lay it down and mean it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from models.translate import words
from rules.cartographers.actions import UseSkill
from rules.cartographers.maps.land import space_of_label
from rules.kernel.steps import Action
from rules.kernel.text import Text
from views.cartographers.card_area import CardArea
from views.cartographers.decision import Decision
from views.cartographers.geometry import centre
from views.cartographers.labels import result_of
from views.cartographers.map_area import MapArea
from views.cartographers.placing import Placing
from views.cartographers.skill_area import SkillArea
from views.cartographers.spaces import spaces

translate = QCoreApplication.translate
CAN_BE_CHOSEN = "cartographers.why.can_be_chosen"


class Hand(QObject):
    """What one does in one decision; it says what it did and asks for no paint itself."""

    acted = Signal(object)
    """A part of the answer, meant."""
    moved = Signal()
    """The ghost, or what is picked, differs: everything that shows it is painted anew."""
    noticed = Signal(str)
    """A result or a reason."""
    hovered = Signal(str)
    """What the ghost would do where it lies."""
    wanted = Signal()
    """Something was picked while another map lies large: the map one draws on is wanted."""

    def __init__(self, area: MapArea, card: CardArea, skills: SkillArea, parent: QObject) -> None:
        super().__init__(parent)
        self._map = area
        self.decision: Decision | None = None
        self.is_free = True
        """Whether the large map is the one that is drawn on: else the hand rests."""
        self._pointer: tuple[float, float] | None = None
        self._by_key = False
        """Whether the last move came from the keyboard: then its cursor is shown."""
        sheet = area.sheet
        sheet.pointed.connect(self.point)
        sheet.left.connect(self._leave)
        sheet.clicked.connect(self.click)
        sheet.turned.connect(self.turn)
        sheet.stepped.connect(self._step)
        sheet.focused.connect(self._focus_came)
        sheet.pressed.connect(lambda _row, _col: self.confirm())
        card.terrain_picked.connect(self.choose_terrain)
        card.shape_picked.connect(self.choose_shape)
        card.turned.connect(self.turn)
        card.mirrored.connect(self.mirror)
        card.confirmed.connect(self.confirm)
        card.taken_up.connect(self.cancel)
        card.closed.connect(self.close)
        skills.used.connect(self.use_skill)

    @property
    def placing(self) -> Placing | None:
        """The ghost, while it may be moved."""
        if self.decision is None or not self.is_free:
            return None
        return self.decision.placing

    def _called(self) -> Placing | None:
        """The ghost, for a command; it calls the map back that one draws on."""
        if not self.is_free:
            self.wanted.emit()
        return self.placing

    def cursor(self) -> tuple[int, int] | None:
        """The space of the ghost that is nearest to its middle."""
        placing = self.placing
        if placing is None or not placing.ghost.cells:
            return None
        x, y = centre(placing.ghost.cells, placing.land.stride)
        there = spaces(placing.ghost.cells, placing.land.stride)
        return min(there, key=lambda at: (at[0] + 0.5 - y) ** 2 + (at[1] + 0.5 - x) ** 2)

    def take(self, decision: Decision | None) -> None:
        """Another decision, or none; the ghost begins under the pointer if that is over the map."""
        self.decision = decision
        self._map.sheet.walks = decision is None or decision.placing is None
        if decision is not None and decision.placing is not None and self._pointer is not None:
            decision.placing.point(*self._pointer)

    # ------------------------------------------------------------ pointer
    def point(self, x: float, y: float) -> None:
        """The pointer moves over the map; a shape laid down stays where it is."""
        self._pointer, self._by_key = (x, y), False
        placing = self.placing
        if placing is None or placing.is_placed:
            return
        before = placing.ghost
        placing.point(x, y)
        self._map.sheet.set_cursor(None)
        if placing.ghost != before:
            self._tell()
        elif placing.under().cells != placing.ghost.cells:
            self._tell_under()

    def _leave(self) -> None:
        self._pointer = None
        self.hovered.emit("")

    def click(self, row: int, col: int) -> None:
        """Lays the ghost down; a click on the shape that lies there means it."""
        placing = self.placing
        if placing is None:
            return
        single = 1 << row * placing.land.stride + col
        if placing.is_placed and placing.ghost.cells & single:
            self.mean()
            return
        x, y = self._pointer or (-1.0, -1.0)
        if placing.is_placed or (int(y // 1), int(x // 1)) != (row, col):
            placing.point(col + 0.5, row + 0.5)
        self.place()

    def _focus_came(self, row: int, col: int) -> None:
        """The ghost is mark enough until a key moves it."""
        if self.placing is not None and not self._by_key:
            self._map.sheet.set_cursor(None)

    # ------------------------------------------------------------ picking and turning
    def choose_terrain(self, terrains: object) -> None:
        """A terrain of the card."""
        placing = self._called()
        if placing is not None:
            placing.choose_terrain(terrains)  # type: ignore[arg-type]
            self._tell()

    def choose_shape(self, shape: int) -> None:
        """A shape of the card."""
        placing = self._called()
        if placing is not None:
            placing.choose_shape(shape)
            self._tell()

    def next_terrain(self, step: int = 1) -> None:
        """The terrain after this one."""
        placing = self._called()
        if placing is not None:
            placing.next_terrain(step)
            self._tell()

    def next_shape(self, step: int = 1) -> None:
        """The shape after this one."""
        placing = self._called()
        if placing is not None:
            placing.next_shape(step)
            self._tell()

    def turn(self, step: int = 1) -> None:
        """A quarter turn."""
        placing = self._called()
        if placing is not None:
            placing.turn(step)
            self._tell()

    def mirror(self) -> None:
        """Left and right exchanged."""
        placing = self._called()
        if placing is not None:
            placing.mirror()
            self._tell()

    # ------------------------------------------------------------ keys
    def _step(self, across: int, down: int) -> None:
        self.step(across, down)

    def step(self, across: int, down: int, free: bool = False) -> None:
        """An arrow key: to the next legal place that way, or by one space wherever that is."""
        placing = self.placing
        if placing is None:
            return
        placing.move(across, down, free)
        self._follow(placing)

    def cycle(self, step: int) -> bool:
        """To the next legal place in reading order."""
        placing = self.placing
        if placing is None:
            return False
        placing.cycle(step)
        self._follow(placing)
        return True

    def go_to(self, index: int) -> None:
        """To the first or last legal place."""
        if self.placing is not None:
            self.placing.go_to(index)
            self._follow(self.placing)

    def _follow(self, placing: Placing) -> None:
        """The keyboard's cursor stays with the ghost."""
        at, self._by_key = self.cursor(), True
        if at is not None and self._map.spaces:
            self._map.sheet.focus_space(*at)
            self._map.sheet.set_cursor(at)
        self._tell()

    def go_to_space(self, row: int, col: int) -> bool:
        """To a space that was named: the ghost comes along, as near as it may lie."""
        placing = self.placing
        if placing is None:
            return False
        placing.point(col + 0.5, row + 0.5)
        self._follow(placing)
        return True

    # ------------------------------------------------------------ meaning it
    def confirm(self) -> bool:
        """Enter: lays the ghost down, then means it."""
        placing = self._called()
        if placing is not None:
            return self.mean() if placing.is_placed else self.place()
        return False

    def place(self) -> bool:
        """Lays the ghost down where it is, or says why it cannot lie there."""
        placing, decision = self.placing, self.decision
        if placing is None or decision is None:
            return False
        if not placing.place():
            self.noticed.emit(decision.why_ghost())
            return True
        self.moved.emit()
        self.noticed.emit(self.sentence())
        return True

    def mean(self) -> bool:
        """The shape that lies there is the answer."""
        action = self.decision.action() if self.decision is not None else None
        if action is None:
            return False
        self._send(action)
        return True

    def cancel(self) -> bool:
        """Esc: takes the shape up again."""
        placing = self.placing
        if placing is None or not placing.take_up():
            return False
        self._tell()
        return True

    def close(self) -> None:
        """Done, or nothing wanted."""
        if self.decision is not None and self.decision.offered.closing is not None:
            self._send(self.decision.offered.closing)

    def use_skill(self, skill: str) -> None:
        """A skill card was pressed."""
        if self.decision is not None and skill in self.decision.offered.skills:
            self._send(UseSkill(skill))

    def _send(self, action: Action) -> None:
        self.acted.emit(action)

    # ------------------------------------------------------------ words
    def _tell(self) -> None:
        self.moved.emit()
        self.hovered.emit(self.sentence())

    def _tell_under(self) -> None:
        """The ghost lies beside the pointer, because it may not lie under it: why."""
        decision = self.decision
        assert decision is not None
        assert decision.placing is not None
        why = decision.why_cells(decision.placing.under().cells)
        self.hovered.emit(why or self.sentence())

    def sentence(self) -> str:
        """What the ghost would do where it lies, or why it cannot lie there."""
        decision = self.decision
        if decision is None or decision.placing is None:
            return ""
        action, then = decision.action(), decision.then()
        if action is None or then is None:
            return decision.why_ghost()
        option = decision.choice.describe(decision.view, decision.seat, action)
        text = translate("cartographers_board", "{drawing} ({result})")
        result = result_of(decision.view, decision.now(), then)
        return text.format(drawing=words(option.label), result=result)

    def pointed(self) -> tuple[int, int] | None:
        """The space under the pointer, unless the keyboard has moved since."""
        if self._pointer is None or self._by_key:
            return None
        return int(self._pointer[1] // 1), int(self._pointer[0] // 1)

    def why_space(self, space: str) -> Text | None:
        """Why a space cannot be drawn on, or why the shape cannot lie there; None: it can."""
        decision = self.decision
        assert decision is not None
        placing, (row, col) = decision.placing, space_of_label(space)
        if placing is None:
            return _closed(decision.reason(space))
        single = 1 << row * placing.land.stride + col
        if self.pointed() is None and not placing.is_legal and placing.ghost.cells & single:
            return decision.fault_of(placing.ghost.cells)
        said = _closed(decision.reason(space))
        if said is None and self.pointed() is not None and placing.under().cells & single:
            return decision.fault_of(placing.under().cells)
        return said


def _closed(said: Text) -> Text | None:
    """A reason, unless it says that the space can be chosen."""
    return None if said.key == CAN_BE_CHOSEN else said

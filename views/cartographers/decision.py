"""One open decision as the table sees it: whose map, which card, what may be placed, its worth.

No widget and no rule: what is legal comes with the question, what it brings from the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.translate import words
from rules.cartographers.actions import UseSkill
from rules.cartographers.data import EDICTS, card_set, hero_cards
from rules.cartographers.drawing.preview import (
    Preview,
    ShapeChoice,
    Standing,
    map_drawn_on,
    palette,
    preview,
    why_not,
)
from rules.cartographers.maps.placements import Terrains
from rules.cartographers.maps.shapes import normal
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.skills import STEALTH
from rules.cartographers.state import Cartographers
from rules.kernel.agenda import question
from rules.kernel.steps import Action, Choice, Seat, Target, TargetKind
from rules.kernel.text import Text
from views.cartographers.placing import Lying, Placing, destroying, sort_actions
from views.cartographers.spaces import spaces

if TYPE_CHECKING:
    from models.question import Question


def scored_now(view: Cartographers) -> tuple[int, ...]:
    """Which of the four edicts this season scores, as numbers from 0."""
    seasons = card_set(view.variant.card_set).season
    if not 0 <= view.season < len(seasons):
        return ()
    return tuple(EDICTS.index(edict) for edict in seasons[view.season].edicts)


def parse_pattern(pattern: str) -> Lying:
    """A printed pattern as a shape."""
    rows = pattern.split("/")
    marked = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"]
    return Lying(normal(tuple(marked)))


def hero_lying(card: str) -> Lying:
    """A hero with the spaces attacked, as printed."""
    return Lying(((0, 0),), tuple(sorted(hero_cards()[card].attacks)))


class Decision:
    """A question with the ghost that answers it."""

    def __init__(self, asked: Question) -> None:
        view = asked.view
        assert isinstance(view, Cartographers)
        self.question = asked
        self.view = view
        self.seat = asked.seat
        self.choice: Choice = asked.choice
        self.given = asked.request.given
        self.card: str = getattr(self.choice, "card", "")
        self.owner = map_drawn_on(view, self.seat)
        self.offered = sort_actions(asked.request.actions)
        self.shapes: tuple[ShapeChoice, ...] = ()
        self.terrains: tuple[Terrains, ...] = ()
        self.placing = self._placing()
        self._refusals: dict[str, str] | None = None
        self._known: dict[Action | None, Preview] = {}

    @property
    def is_elsewhere(self) -> bool:
        """Whether one draws on somebody else's map."""
        return self.owner != self.seat

    @property
    def skill(self) -> str:
        """The skill that the open drawing belongs to; empty for an ordinary one."""
        last = self.given[-1] if self.given else None
        return last.skill if isinstance(last, UseSkill) else ""

    def stands(self, view: Cartographers, viewer: Seat | None) -> bool:
        """Whether the same question is still open: only others have got ready meanwhile."""
        return (
            viewer in (None, self.seat)
            and view.ply == self.view.ply
            and view.answers.get(self.seat, ()) == self.given
            and question(view) == self.choice
        )

    # ------------------------------------------------------------ what it brings
    def action(self) -> Action | None:
        """What the ghost stands for, if that is open."""
        return self.placing.action() if self.placing is not None else None

    def preview(self, action: Action | None = None) -> Preview:
        """The map with the parts given so far, and with one more that is thought of."""
        if action not in self._known:
            if len(self._known) > 4:
                self._known.clear()
            self._known[action] = preview(self.view, self.seat, self.given, action)
        return self._known[action]

    def now(self) -> Standing:
        """What the map is worth as this answer has left it so far."""
        return self.preview().then

    def then(self) -> Standing | None:
        """What it would be worth with the ghost drawn; None while that lies nowhere legal."""
        made = self.action()
        return self.preview(made).then if made is not None else None

    @property
    def base(self) -> Sheet:
        """The sheet that the ghost lies over."""
        return self.preview().after

    # ------------------------------------------------------------ shapes as printed
    def _placing(self) -> Placing | None:
        offered = self.offered
        if offered.destroys:
            return destroying(self.view.land, offered.destroys)
        if offered.places is None:
            return None
        choice = palette(self.view, self.seat, self.given)
        self.shapes = choice.shapes
        self.terrains = choice.terrains or offered.places.terrains
        printed = {each.shape: self._lying(each) for each in choice.shapes}
        return Placing(self.view.land, offered.places, printed, self.skill == STEALTH)

    def _lying(self, shape: ShapeChoice) -> Lying:
        if self.card in hero_cards():
            return hero_lying(self.card)
        return parse_pattern(shape.pattern)

    # ------------------------------------------------------------ reasons
    def why_ghost(self) -> str:
        """Why the ghost cannot lie where it is; empty where it can."""
        placing = self.placing
        if placing is None or placing.is_legal:
            return ""
        return self.why_cells(placing.ghost.cells)

    def why_cells(self, cells: int) -> str:
        """Why a set of spaces cannot be drawn on; empty where it can."""
        reason = self.fault_of(cells)
        return words(reason) if reason is not None else ""

    def fault_of(self, cells: int) -> Text | None:
        """The same as a text."""
        at = list(spaces(cells, self.view.land.stride))
        return why_not(self.view, self.seat, self.given, at)

    def reason(self, label: str) -> Text:
        """Why a space cannot be chosen, or that it can."""
        return self.question.explain(Target(TargetKind.PLACE, label))

    def refusals(self) -> dict[str, str]:
        """Skills that are closed now -> why."""
        if self._refusals is None:
            options = self.choice.refused(self.view, self.seat, self.given)
            self._refusals = {
                option.action.skill: words(option.why_not)
                for option in options
                if isinstance(option.action, UseSkill) and option.why_not is not None
            }
        return self._refusals

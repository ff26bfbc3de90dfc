"""The six deeds of Yellow Sign (9)."""

from typing import ClassVar

from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import deeds
from rules.cthulhu_wars.describe import card_target, seat_target, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.geography import glyph
from rules.cthulhu_wars.enums import Glyph
from rules.cthulhu_wars.factions.yellow_sign.actions import GiveDoom
from rules.cthulhu_wars.factions.yellow_sign.events import DoomGiven
from rules.cthulhu_wars.factions.yellow_sign.tokens import desecrated
from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

DOOM = 3


class AwakenKing(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "ys_awaken_king"


class AwakenHastur(Requirement):
    """Earned where he is awakened (units.py); with an Elder Sign."""

    ID = "ys_awaken_hastur"
    SIGNS = deeds()[ID].elder_signs


class DesecrateGlyph(Requirement):
    """A token in an area with this mark; oceans and Antarctica have none."""

    GLYPH: ClassVar[Glyph]

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Told by the tokens on the map, which never leave it."""
        tokens = desecrated(state, seat)
        return bool(tokens) and any(glyph(state, area) is self.GLYPH for area in tokens)


class DesecrateCrescent(DesecrateGlyph):
    """The Americas."""

    ID = "ys_desecrate_crescent"
    GLYPH = Glyph.CRESCENT


class DesecrateChevron(DesecrateGlyph):
    """Africa, Australia, New Zealand."""

    ID = "ys_desecrate_chevron"
    GLYPH = Glyph.CHEVRON


class DesecrateSlashes(DesecrateGlyph):
    """Europe and Asia."""

    ID = "ys_desecrate_slashes"
    GLYPH = Glyph.SLASHES


class GiveThreeDoom(Requirement):
    """As the action an enemy gains 3 Doom; that may end the game."""

    ID = "ys_give_three_doom"

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Any enemy."""
        return tuple(GiveDoom(enemy) for enemy in all_seats(state) if enemy != seat)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whom."""
        assert isinstance(action, GiveDoom)
        label = say("cthulhu_wars.yellow_sign.do_give", whom=who(state, action.enemy))
        return Option(action, label, (card_target(self.ID), seat_target(action.enemy)))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """It gains."""
        assert isinstance(action, GiveDoom)
        context.emit(DoomGiven(seat, action.enemy))
        gain_doom(state, context, action.enemy, DOOM, self.ID)
        earn(state, context, seat, self.ID)


REQUIREMENTS: tuple[Requirement, ...] = (
    AwakenKing(),
    DesecrateCrescent(),
    DesecrateChevron(),
    DesecrateSlashes(),
    GiveThreeDoom(),
    AwakenHastur(),
)

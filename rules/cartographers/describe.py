"""Actions and questions in words, made for people only."""

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.data import skills
from rules.cartographers.maps.land import label_text
from rules.cartographers.maps.placements import FALLBACK, Draw
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.names import card_name, skill_name, terrains_text
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Action, Done, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say

HERO = (Terrain.HERO,)


def button(id: str) -> Target:
    """A button of the panel."""
    return Target(TargetKind.BUTTON, id)


def terrain_target(draw: Draw) -> Target:
    """The button that chooses the terrain."""
    return button("+".join(terrain.value for terrain in draw.terrains))


def shape_target(shape: int) -> Target:
    """The button that chooses the shape: `shape0`, `shape1`, `single`, `skill_shape`."""
    if shape >= 0:
        return button(f"shape{shape}")
    return button("single" if shape == FALLBACK else "skill_shape")


def cells_target(cells: int) -> Target:
    """A set of spaces."""
    return Target(TargetKind.CELLS, cells)


def targets_of(action: Action) -> tuple[Target, ...]:
    """The clicks that lead to an action."""
    if isinstance(action, Draw):
        path = (terrain_target(action), shape_target(action.shape), cells_target(action.cells))
        return (*path, cells_target(action.marks)) if action.terrains == HERO else path
    if isinstance(action, Destroy):
        return (cells_target(action.cells),)
    if isinstance(action, UseSkill):
        return (Target(TargetKind.CARD, action.skill),)
    return (button("done" if isinstance(action, Done) else "pass"),)


def label_of(game: Cartographers, action: Action) -> Text:
    """The action in words."""
    if isinstance(action, Draw):
        spaces = label_text(game.land.stride, action.cells)
        terrain = terrains_text(action.terrains)
        if action.terrains == HERO:
            marks = label_text(game.land.stride, action.marks)
            key = "hero" if marks else "hero_alone"
            return say(f"cartographers.do.{key}", spaces=spaces, marks=marks)
        return say("cartographers.do.draw", terrain=terrain, spaces=spaces)
    if isinstance(action, Destroy):
        return say("cartographers.do.destroy", spaces=label_text(game.land.stride, action.cells))
    if isinstance(action, UseSkill):
        return say(
            "cartographers.do.skill", skill=skill_name(action.skill), n=skills()[action.skill].cost
        )
    return say("kernel.done" if isinstance(action, Done) else "kernel.pass")


def described(game: Cartographers, action: Action, why_not: Text | None = None) -> Option:
    """The action as an option."""
    return Option(action, label_of(game, action), targets_of(action), why_not)


def prompt_of(game: Cartographers, seat: Seat, card: str, given: tuple[Action, ...]) -> Text:
    """What a seat has to draw for an explore card."""
    name = card_name(card)
    if given and isinstance(given[-1], UseSkill):
        return say("cartographers.prompt.skill", skill=skill_name(given[-1].skill), card=name)
    if given:
        return say("cartographers.prompt.after", card=name)
    if game.ruins_pending:
        return say("cartographers.prompt.ruins", card=name)
    return say("cartographers.prompt.draw", card=name)

"""Qt's own palette from the tokens, so that what no style sheet reaches looks right too."""

from PySide6.QtGui import QColor, QPalette

from views.theme.contrast import mix
from views.theme.tokens import Colours

ROLES = {
    QPalette.ColorRole.Window: "surface",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "sunken",
    QPalette.ColorRole.AlternateBase: "surface",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "accent",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Highlight: "selected",
    QPalette.ColorRole.HighlightedText: "ink",
    QPalette.ColorRole.Link: "focus",
    QPalette.ColorRole.LinkVisited: "focus",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "raised",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "edge",
    QPalette.ColorRole.Shadow: "shadow",
}
FADED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
)


def faded(colours: Colours) -> str:
    """The ink of what cannot be used now: quieter, still legible enough to ask why."""
    return mix(colours.ink, colours.surface, 0.45)


def palette(colours: Colours) -> QPalette:
    made = QPalette()
    for role, token in ROLES.items():
        made.setColor(role, QColor(getattr(colours, token)))
    for role in FADED:
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(faded(colours)))
    return made

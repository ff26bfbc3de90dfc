"""Who made this, on whose work it stands, and that the games' publishers have no part in it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QWidget

from desktop.dialogs.sheet import Sheet, label
from models.places import HOMEPAGE, NAME, version
from views.theme import pixmap, theme


def credits_text() -> str:
    """The credits as they lie beside the program, or in its bundle."""
    root = Path(str(files("resources"))).parent
    for place in (root / "CREDITS.md", root / "resources" / "CREDITS.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8").partition("\n")[2]
    return ""


class AboutSheet(Sheet):
    """Name, version, notice, credits."""

    ROOMY = 420
    STAYS = True

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, self.tr("About {name}").replace("{name}", NAME))
        px = theme().px
        row = QHBoxLayout()
        lamp = label()
        lamp.setPixmap(pixmap("lamp", px(48), theme().colours.accent, self.devicePixelRatioF()))
        row.addWidget(lamp)
        said = self.tr("Version {version}. Free under the MIT licence.")
        row.addWidget(label(said.replace("{version}", version()), "strong"), 1)
        self.body.addLayout(row)
        self.body.addWidget(label(self.notice()))
        self.page = QTextBrowser(self)
        self.page.setProperty("kind", "page")
        self.page.setOpenExternalLinks(True)
        self.page.setMarkdown(f"<{HOMEPAGE}>\n\n{credits_text()}")
        self.page.setAccessibleName(self.tr("Credits"))
        self.body.addWidget(self.page, 1)
        self.add_close().setFocus()

    def notice(self) -> str:
        """What a publisher and a buyer should know first."""
        return self.tr(
            "An unofficial project by people who love these games. It is not made, "
            "endorsed or supported by their publishers or designers, and contains none of "
            "their text or art. Please own a copy of every game you play with it."
        )

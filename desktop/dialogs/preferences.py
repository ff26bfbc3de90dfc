"""Preferences: every change is worn at once; nothing waits for a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.actions import Commands
from desktop.choices import MOTIONS, PACES, THEMES, choice_name, language_name
from desktop.dialogs.setup import RULES, rule_meaning, rule_name
from desktop.dialogs.sheet import Sheet, label
from desktop.dialogs.shortcuts import ShortcutTable
from models.settings import Motion, Pace, Settings, ThemeChoice
from models.translate import percent_text, unmarked
from rules.kernel.names import MOST_NAME, clean_name
from rules.kernel.play import TakeBack
from views.plain import Label
from views.theme import theme

FRAME = 4
"""Between the tabs and the page below them."""


class Page(StrEnum):
    """The pages, in their order."""

    LOOK = "look"
    PLAY = "play"
    KEYS = "keys"


class Beside(Label):
    """The name of a field: as high as the field is, so that both stand on one line."""

    def sizeHint(self) -> QSize:
        buddy = self.buddy()
        least = buddy.sizeHint().height() if buddy is not None else 0
        return super().sizeHint().expandedTo(QSize(0, least))


class Pages(QTabWidget):
    """Only the open page asks for room: none scrolls because another one is long."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        page, bar = self.currentWidget(), self.tabBar().sizeHint().height()
        if page is None:
            return bar
        least = page.minimumSizeHint().height()
        return bar + FRAME + max(least, page.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        wide = page.minimumSizeHint().width() if page is not None else 0
        wide = max(wide, self.tabBar().minimumSizeHint().width())
        return QSize(wide, self.tabBar().sizeHint().height())


class PreferencesSheet(Sheet):
    """Look, play, keys."""

    SIZE = QSize(680, 600)
    ROOMY = 420
    STAYS = True

    def __init__(
        self,
        parent: QWidget | None,
        settings: Settings,
        commands: Commands,
        languages: Sequence[str],
        page: Page = Page.LOOK,
    ) -> None:
        super().__init__(parent, self.tr("Preferences"))
        self._settings = settings
        self._languages = languages
        self._pages = Pages(self)
        self._pages.setObjectName("preference_pages")
        self._pages.setAccessibleName(self.tr("Preferences"))
        self._pages.addTab(self._look_page(), self.tr("&Look and language"))
        self._pages.addTab(self._play_page(), self.tr("&Play"))
        self._pages.addTab(self._keys_page(commands), self.tr("&Keys"))
        self._pages.setCurrentIndex(list(Page).index(page))
        self.body.addWidget(self._pages, 1)
        self.note.setProperty("kind", "muted")
        self.note.setText(self.tr("Changes apply immediately."))
        self._ask = self.add_apart(self.tr("Reset all"), "undo")
        self._ask.setObjectName("reset")
        self._ask.clicked.connect(self._ask_reset)
        self._sure = self.add_apart(self.tr("Yes, reset all"), "undo")
        self._sure.setObjectName("reset_sure")
        self._sure.clicked.connect(self._reset)
        self._sure.hide()
        self.add_close()
        self._pages.tabBar().setFocus()

    @property
    def page(self) -> Page:
        """The page that is open."""
        return list(Page)[self._pages.currentIndex()]

    # ------------------------------------------------------------ pages
    def _look_page(self) -> QWidget:
        page, form = self._page()
        codes = {code: language_name(code) for code in ("", *self._languages)}
        self._box(form, self.tr("L&anguage"), "language", codes)
        themes = {str(each): choice_name(said) for each, said in THEMES.items()}
        self._box(form, self.tr("&Theme"), "theme", themes)
        self._add_text_size(form)
        motions = {str(each): choice_name(said) for each, said in MOTIONS.items()}
        self._box(form, self.tr("&Motion"), "motion", motions)
        return page

    def _play_page(self) -> QWidget:
        page, form = self._page()
        self._add_name(form)
        paces = {str(each): choice_name(said) for each, said in PACES.items()}
        self._box(form, self.tr("&Bots' pace"), "pace", paces)
        rules = {str(each): rule_name(each) for each in RULES}
        self._box(form, self.tr("Un&do rule for new games"), "take_back", rules)
        self._meaning = label(rule_meaning(self._settings.now.take_back), "muted")
        form.addRow(self._meaning)
        self._check(
            form, self.tr("Play forced moves automatically, after showing them"), "plays_forced"
        )
        self._check(
            form, self.tr("Ask before undoing past revealed information"), "confirms_barriers"
        )
        self._check(
            form,
            self.tr("Cover the screen when the window comes back (several players)"),
            "curtain_on_return",
        )
        self._settings.changed.connect(self._explain)
        return page

    def _keys_page(self, commands: Commands) -> QWidget:
        page = QWidget()
        page.setProperty("ground", "clear")
        column = QVBoxLayout(page)
        form = QFormLayout()
        self._check(form, self.tr("Single letters are commands (H for a hint, …)"), "letter_keys")
        column.addLayout(form)
        self.table = ShortcutTable(commands, self._settings, page)
        column.addWidget(self.table, 1)
        return page

    def _page(self) -> tuple[QWidget, QFormLayout]:
        page = QWidget()
        page.setProperty("ground", "clear")
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(theme().px(10))
        form.setHorizontalSpacing(theme().px(16))
        form.setContentsMargins(0, theme().px(12), 0, 0)
        return page, form

    # ------------------------------------------------------------ fields
    def _box(self, form: QFormLayout, words: str, name: str, values: Mapping[str, str]) -> None:
        box = QComboBox()
        box.setObjectName(name)
        for value, said in values.items():
            box.addItem(said, value)
        self._select(box, name)
        box.activated.connect(
            lambda row: self._settings.change(**{name: _typed(name, box.itemData(row))})
        )
        form.addRow(self._label(words, box), box)

    def _select(self, box: QComboBox, name: str) -> None:
        box.setCurrentIndex(max(0, box.findData(str(getattr(self._settings.now, name)))))

    def _check(self, form: QFormLayout, words: str, name: str) -> None:
        check = QCheckBox(words)
        check.setObjectName(name)
        check.setChecked(bool(getattr(self._settings.now, name)))
        check.toggled.connect(lambda on: self._settings.change(**{name: on}))
        form.addRow(check)

    def _label(self, words: str, buddy: QWidget) -> QLabel:
        made = Beside(words)
        made.setBuddy(buddy)
        buddy.setAccessibleName(unmarked(words))
        return made

    def _add_text_size(self, form: QFormLayout) -> None:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName("text_size")
        slider.setRange(80, 200)
        slider.setSingleStep(10)
        slider.setPageStep(20)
        slider.setValue(self._settings.now.text_size)
        shown = Label()
        shown.setText(self._percent(slider.value()))
        slider.valueChanged.connect(lambda size: shown.setText(self._percent(size)))
        slider.sliderReleased.connect(lambda: self._settings.change(text_size=slider.value()))
        slider.valueChanged.connect(
            lambda size: None if slider.isSliderDown() else self._settings.change(text_size=size)
        )
        row = QHBoxLayout()
        row.setSpacing(theme().px(10))
        row.addWidget(slider, 1)
        row.addWidget(shown)
        form.addRow(self._label(self.tr("Text &size"), slider), row)

    @staticmethod
    def _percent(value: int) -> str:
        return percent_text(value)

    def _add_name(self, form: QFormLayout) -> None:
        name = QLineEdit(self._settings.now.player_name)
        name.setObjectName("player_name")
        name.setMaxLength(MOST_NAME)
        name.editingFinished.connect(
            lambda: self._settings.change(player_name=clean_name(name.text()))
        )
        form.addRow(self._label(self.tr("Your &name"), name), name)

    def _explain(self, changed: str) -> None:
        if changed == "take_back":
            self._meaning.setText(rule_meaning(TakeBack(self._settings.now.take_back)))

    # ------------------------------------------------------------ all of them
    def _ask_reset(self) -> None:
        """Everything that was chosen would be lost: one more press, elsewhere."""
        self.tell(self.tr("Reset all preferences, including your name and your keys?"))
        self._sure.show()
        self._sure.setFocus()

    def _reset(self) -> None:
        """The defaults again, shown in every field."""
        self._settings.reset()
        self.tell(self.tr("All preferences are back to their defaults."), "muted")
        self._ask.setFocus()
        self._sure.hide()
        now = self._settings.now
        for box in self.findChildren(QComboBox):
            self._select(box, box.objectName())
        for check in self.findChildren(QCheckBox):
            check.setChecked(bool(getattr(now, check.objectName())))
        self.findChild(QSlider, "text_size").setValue(now.text_size)
        self.findChild(QLineEdit, "player_name").setText(now.player_name)
        self.table.refresh()


_TYPES: dict[str, Callable[[str], object]] = {
    "theme": ThemeChoice,
    "motion": Motion,
    "pace": Pace,
    "take_back": TakeBack,
}


def _typed(name: str, value: str) -> object:
    """The value of a box as the settings have it."""
    return _TYPES.get(name, str)(value)

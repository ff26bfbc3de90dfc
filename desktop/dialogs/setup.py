"""The set-up of a game: seats, options with explanations, presets, seed, take-back rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.actions import QT_TRANSLATE_NOOP
from desktop.dialogs.option_rows import OptionRows
from desktop.dialogs.seat_rows import AUTOMATIC, FACE, SeatRows
from desktop.dialogs.sheet import Sheet, button, label, rule
from desktop.levels import levels
from desktop.wish import GameWish, new_seed
from models.seating import persons_of
from models.translate import filled, isolated, sentences, words
from rules.kernel.names import MOST_TITLE, clean_name
from rules.kernel.play import TakeBack
from rules.kernel.registry import Setup, game, setup_advice, setup_faults
from views.boards import board_class
from views.panels.seat_badge import badge_icon
from views.plain import Label
from views.theme import theme

RULES = {
    TakeBack.STRICT: (
        QT_TRANSLATE_NOOP("TakeBackRules", "Strict"),
        QT_TRANSLATE_NOOP(
            "TakeBackRules",
            "Undo as far as you like, but never past a reveal, a random draw or another"
            " player's decision.",
        ),
    ),
    TakeBack.FRIENDLY: (
        QT_TRANSLATE_NOOP("TakeBackRules", "Friendly"),
        QT_TRANSLATE_NOOP(
            "TakeBackRules",
            "You may undo past these after confirming. It is noted beside the result.",
        ),
    ),
    TakeBack.NONE: (
        QT_TRANSLATE_NOOP("TakeBackRules", "None"),
        QT_TRANSLATE_NOOP("TakeBackRules", "Decisions are final."),
    ),
}
"""Take-back rule -> its name and what it means."""


def rule_name(chosen: TakeBack) -> str:
    """A take-back rule's name in the user's language."""
    return QCoreApplication.translate("TakeBackRules", RULES[chosen][0])


def fill_rules(box: QComboBox) -> None:
    """Puts the take-back rules into a box, each with its meaning as a tooltip."""
    for chosen in RULES:
        box.addItem(rule_name(chosen), chosen.value)


def rule_meaning(chosen: TakeBack) -> str:
    """What a take-back rule means, in the user's language."""
    return QCoreApplication.translate("TakeBackRules", RULES[chosen][1])


class NameField(QLineEdit):
    """Enter in it keeps the name; the dialog does not hear of it and does not begin."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class SetupSheet(Sheet):
    """Everything has a sensible value when it opens: Enter begins."""

    begun = Signal(object)
    """GameWish: what was set up."""
    preset_kept = Signal(str, object)
    """A name and the options that are to be kept under it."""

    SIZE = QSize(780, 640)
    STAYS = True

    def __init__(
        self,
        parent: QWidget | None,
        wish: GameWish,
        presets: Mapping[str, Mapping[str, str]],
        lead: str = "",
    ) -> None:
        self._game = game(wish.game)
        super().__init__(parent, words(self._game.name), lead or words(self._game.about))
        self._drawn = wish.seed
        self._presets = dict(presets)
        self._options = OptionRows(self._game.options, self)
        counts, asked = self._game.seat_counts, self._options.of_seat
        self._seats = SeatRows(counts, levels(wish.game), self, asked)
        self._show_faces()
        self.body.addWidget(self._seats)
        for said in (*self._about_seats(), self._fairness()):
            self.body.addWidget(label(said, "muted", self))
        self.body.addWidget(rule(self))
        self._add_presets()
        self.body.addWidget(self._options)
        self.body.addWidget(rule(self))
        self._add_seed()
        self._add_rule()
        self.body.addStretch(1)
        cancel = self.add_button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.begin = self.add_button(self.tr("Start"), "primary", "play")
        self.begin.setObjectName("begin")
        self.begin.clicked.connect(self._begin)
        self._seats.changed.connect(self._check)
        self._seats.named.connect(self._check)
        self._options.changed.connect(self._check)
        self._options.settled.connect(self._seats.tell)
        self._show(wish)
        self.begin.setFocus()

    def _fairness(self) -> str:
        return self.tr("Bots see only what a player in their seat would see.")

    # ------------------------------------------------------------ parts
    def _about_seats(self) -> list[str]:
        """What the options of seats mean, once for all of them."""
        asked = [option for option in self._game.options if option.seat]
        return list(dict.fromkeys(words(option.help) for option in asked))

    def _show_faces(self) -> None:
        """What gives a seat its face shows it."""
        board, side = board_class(self._game.id), theme().px(20)
        for seat in range(1, self._game.seat_counts[-1] + 1):
            for option, box, _ in self._options.of_seat(seat):
                for row, value in enumerate(option.values):
                    face = board.value_face(option.id, value)
                    if face is not None:
                        box.setItemIcon(row, badge_icon(seat - 1, "", side, face))
                        box.setItemData(row, face.is_automatic, AUTOMATIC)
                        box.setItemData(row, face, FACE)
                box.setIconSize(QSize(side, side))
        self._seats.tell()

    def _add_presets(self) -> None:
        row = QHBoxLayout()
        words_of = Label(self.tr("&Options"), self)
        words_of.setProperty("kind", "title")
        self._preset = QComboBox(self)
        self._preset.setObjectName("preset")
        self._preset.setAccessibleName(self.tr("Option preset"))
        self._preset.addItem(self.tr("Standard"), "")
        for name in self._presets:
            self._preset.addItem(name, name)
        words_of.setBuddy(self._preset)
        keep = button(self.tr("Save as preset…"), "quiet", "save", self)
        keep.setAutoDefault(False)
        keep.clicked.connect(self._ask_name)
        self._name = NameField(self)
        self._name.setObjectName("preset_name")
        self._name.setMaxLength(MOST_TITLE)
        self._name.setPlaceholderText(self.tr("Preset name, then Enter"))
        self._name.setAccessibleName(self._name.placeholderText())
        self._name.entered.connect(self._keep_preset)
        self._name.hide()
        row.addWidget(words_of, 1)
        row.addWidget(self._name, 2)
        row.addWidget(self._preset)
        row.addWidget(keep)
        self.body.addLayout(row)
        self._preset.activated.connect(self._use_preset)
        for wide in (words_of, self._preset, keep):
            wide.setVisible(bool(self._game.options))

    def _add_seed(self) -> None:
        self._about_seed = QWidget(self)
        column, row = QVBoxLayout(self._about_seed), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        words_of = Label(self.tr("S&eed"), self)
        words_of.setProperty("kind", "strong")
        self._seed = QLineEdit(self)
        self._seed.setObjectName("seed")
        self._seed.setMaxLength(18)
        digits = QRegularExpression("[0-9]+")
        self._seed.setValidator(QRegularExpressionValidator(digits, self._seed))
        self._seed.textChanged.connect(self._check)
        words_of.setBuddy(self._seed)
        again = button(self.tr("New seed"), "quiet", "rotate", self)
        again.setAutoDefault(False)
        again.clicked.connect(lambda: self._seed.setText(str(new_seed(self._game.id))))
        again.setHidden(self._game.held)
        row.addWidget(words_of, 1)
        row.addWidget(self._seed)
        row.addWidget(again)
        column.addLayout(row)
        said = self.tr("The same seed, seats and options deal the same cards again.")
        if self._game.held:
            self._seed.setPlaceholderText(self.tr("hidden"))
            said = self.tr(
                "Anyone who knows the seed can work out every secret. Leave it empty for a"
                " hidden one."
            )
        column.addWidget(label(said, "muted", self))
        self.body.addWidget(self._about_seed)

    def _add_rule(self) -> None:
        row = QHBoxLayout()
        words_of = Label(self.tr("Un&do rule"), self)
        words_of.setProperty("kind", "strong")
        self._rule = QComboBox(self)
        self._rule.setObjectName("take_back")
        fill_rules(self._rule)
        words_of.setBuddy(self._rule)
        row.addWidget(words_of, 1)
        row.addWidget(self._rule)
        self.body.addLayout(row)
        self._meaning = label("", "muted", self)
        self.body.addWidget(self._meaning)
        self._rule.currentIndexChanged.connect(self._explain_rule)

    def _explain_rule(self) -> None:
        self._meaning.setText(rule_meaning(TakeBack(self._rule.currentData())))

    # ------------------------------------------------------------ in and out
    def _show(self, wish: GameWish) -> None:
        self._options.set_table(wish.game, len(wish.plans))
        self._seats.set_plans(wish.plans)
        self._options.set_values(wish.options)
        self._drawn = wish.seed
        self._seed.setText("" if self._game.held else str(wish.seed))
        self._rule.setCurrentIndex(self._rule.findData(wish.rule.value))
        self._explain_rule()
        self._check()

    def wish(self) -> GameWish:
        """What is set up now."""
        return GameWish(
            self._game.id,
            self._seats.plans(),
            self._drawn if self._is_blind() else int(self._seed.text() or self._drawn),
            self._options.values(),
            TakeBack(self._rule.currentData()),
        )

    def _is_blind(self) -> bool:
        """Whether nobody here may choose the seed: who did could know what it deals."""
        return self._game.held and len(persons_of(self._seats.plans())) > 1

    def _check(self) -> None:
        """Begins only what the game allows; the reason stands beside the button, else what the
        game advises."""
        self._about_seed.setHidden(self._is_blind())
        wish = self.wish()
        self._options.set_table(wish.game, len(wish.plans))
        setup = Setup(wish.game, len(wish.plans), wish.seed, wish.options)
        reasons = [words(reason) for reason in setup_faults(setup)]
        if not (self._seed.text() or self._game.held):
            reasons.append(self.tr("Enter a seed: any number will do."))
        if name := self._seats.namesake():
            said = self.tr("Two players are called {name}: change one, or press “{button}”.")
            reasons.append(filled(said, name=isolated(name), button=self._seats.apart.text()))
        advice = [] if reasons else [words(each) for each in setup_advice(setup)]
        self.tell(sentences(reasons or advice), "bad" if reasons else "muted")
        self.begin.setEnabled(not reasons)

    def sizeHint(self) -> QSize:
        """As high as what it asks, so far as the screen is."""
        high = self.panel.sizeHint().height() + self._foot.sizeHint().height() + theme().px(8)
        return QSize(theme().px(self.SIZE.width()), high)

    def _begin(self) -> None:
        self.begun.emit(self.wish())
        self.accept()

    def take_up_own(self, names: Iterable[str]) -> None:
        """The user has edited the game's data: options of these names take their default anew."""
        kept = self._options.values()
        self._options.set_values({name: kept[name] for name in kept if name not in names})

    # ------------------------------------------------------------ presets
    def _use_preset(self) -> None:
        self._options.set_values(self._presets.get(str(self._preset.currentData()), {}))

    def _ask_name(self) -> None:
        self._name.show()
        self._name.setFocus()

    def _keep_preset(self) -> None:
        name = clean_name(self._name.text(), MOST_TITLE)
        if not name:
            return
        self._presets[name] = self._options.asked()
        if self._preset.findData(name) < 0:
            self._preset.addItem(name, name)
        self._preset.setCurrentIndex(self._preset.findData(name))
        self._name.clear()
        self._name.hide()
        self.preset_kept.emit(name, self._presets[name])

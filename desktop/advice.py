"""A bot's help at the table: that it thinks, what it would do, what it has done and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from desktop.naming import hint_words, played_words, rival_words
from models.advising import Advising
from models.question import Question, with_parts
from models.thinking import Thought
from models.translate import sentences
from rules.kernel.journal import Help
from rules.kernel.steps import Option, Screen, Seat
from rules.kernel.text import Text

if TYPE_CHECKING:
    from desktop.table import Table


class _Played(NamedTuple):
    """What a bot has done for a person; secret where others look at the table."""

    seat: Seat
    said: str
    is_secret: bool


class Advice(QObject):
    """Hears of a feed's help and says it in the prompt line."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._played: _Played | None = None
        """What was played for a seat: it stands again at its next question."""

    def follow(self, advising: Advising) -> None:
        """Hears of it from now on."""
        advising.begun.connect(self.hear_begun)
        advising.hinted.connect(self.hear_hint)
        advising.decided.connect(self.hear_played)

    def hear_begun(self, wanted: Help | None) -> None:
        """It thinks; the sentence stands whatever is pointed at meanwhile."""
        translate = QCoreApplication.translate
        said = ""
        if wanted is Help.HINT:
            said = translate("Moves", "Looking for a good move…")
        elif wanted is Help.PLAYED_FOR:
            said = translate("Advice", "A bot is choosing for you…")
        self._table.prompt.think(said)

    def hear_notice(self, notice: Text) -> None:
        """Something went wrong with the bots, and play goes on."""
        self._table.prompt.answer(self._table.say(notice), "bad")

    def hear_hint(self, thought: Thought) -> None:
        """The move in words, why, its place on the board, and what came second."""
        table, question = self._table, self._table.question
        if question is None or table.decision is None:
            return
        option = _options(question, thought)[0]
        table.decision.show_hint(option)
        said = [hint_words(option, thought.reasons, table.names)]
        if (rival := thought.rival) is not None:
            other = _options(question, Thought(thought.seat, (rival.action,)))[0]
            said.append(rival_words(other, rival.told, table.names))
        table.prompt.answer(sentences(said), "good")

    def hear_played(self, thought: Thought) -> None:
        """What is played, while its question still stands; only its person may read a secret."""
        table, question = self._table, self._table.question
        if question is None or table.session is None:
            return
        said = played_words(_options(question, thought), thought.reasons, table.names)
        is_shared = table.session.floor.is_shared and question.request.screen is not Screen.OPEN
        self._played = _Played(thought.seat, said, is_shared)
        if not is_shared:
            table.prompt.answer(said, "good")

    def offer(self, seat: Seat) -> None:
        """Whoever was played for is asked again: that is the moment to read what was done."""
        played, self._played = self._played, None
        session = self._table.session
        if played is None or session is None or played.seat != seat:
            return
        if not played.is_secret or session.viewer == seat:
            self._table.prompt.answer(played.said, "good")

    def forget(self) -> None:
        """Somebody else comes to the screen, or the game is put away."""
        self._played = None


def _options(question: Question, thought: Thought) -> list[Option]:
    """The parts of an answer in words, each as it is seen after those before it."""
    seat, given, options = question.seat, question.request.given, list[Option]()
    for action in thought.actions:
        seen = with_parts(question.view, seat, given)
        options.append(question.choice.describe(seen, seat, action))
        given = (*given, action)
    return options

"""What stands on the table between two decisions: who is next, who steps in, who is waited for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from desktop.naming import thinking_words
from models.moment import HandOver, NextStep, Trouble
from models.question import Question, ReactionWindow
from models.session import GameSession
from models.translate import isolated, words
from rules.kernel.steps import Seat
from views.panels.action_bar import ActionBar, Choice
from views.panels.prompt import PromptLine

GO_ON = "go_on"
Rests = HandOver | NextStep | Trouble | ReactionWindow
translate = QCoreApplication.translate


class Between(QObject):
    """Says in the prompt line what the table waits for while nobody decides, and offers a press."""

    def __init__(self, prompt: PromptLine, action_bar: ActionBar, parent: QObject) -> None:
        super().__init__(parent)
        self._prompt, self._action_bar = prompt, action_bar
        self._session: GameSession | None = None
        """Whose window is open to all who want to step in."""
        action_bar.chosen.connect(self._choose)

    def show(self, asks: Rests, session: GameSession, names: tuple[str, ...]) -> None:
        """`names` of the seats, in order."""
        match asks:
            case ReactionWindow():
                self._offer_window(asks, names)
                self._session = session
            case HandOver(None):
                eyes = translate("Table", "Everyone may look. Next, everyone closes their eyes.")
                self.rest(eyes, translate("Table", "Continue"), session.go_on)
            case HandOver(seat):
                said = translate("Table", "Everyone may look. Next: {name}.")
                button = translate("Table", "Hand over to {name}")
                self.rest(said, button, session.go_on, seat, names)
            case NextStep(seat):
                said = translate("Table", "{name} is ready to act.")
                self.rest(said, translate("Table", "Next step"), session.step, seat, names)
            case Trouble(why):
                again = translate("Table", "Try again")
                self.rest(words(why, names), again, session.ask_again)

    def rest(
        self,
        said: str,
        button: str,
        then: Callable[[], None],
        seat: int | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        """The table waits for one press; the words may speak of a seat."""
        name = names[seat] if seat is not None else ""
        said, button = (each.replace("{name}", isolated(name)) for each in (said, button))
        self._prompt.ask(seat, name, said)
        self._prompt.offer_go_on(button, then)

    def _offer_window(self, window: ReactionWindow, names: tuple[str, ...]) -> None:
        """«Who wants to step in?»: one button goes on for all, one for each seat hands over."""
        self._prompt.ask(None, "", words(window.prompt, names))
        acts = translate("Table", "{name} acts")
        choices = [Choice(GO_ON, translate("Table", "Continue"), is_primary=True)]
        for seat in window.seats:
            choices.append(Choice(int(seat), acts.replace("{name}", isolated(names[seat]))))
        self._action_bar.offer(choices)

    def end(self) -> None:
        """Nobody steps in any more."""
        self._session = None

    def _choose(self, key: object) -> None:
        """A button of the window screen: all go on, or one seat acts."""
        session, self._session = self._session, None
        if session is not None and key == GO_ON:
            session.go_on()
        elif session is not None and isinstance(key, int):
            session.step_in(Seat(key))

    def offer_always(self, question: Question, session: GameSession | None) -> None:
        """Where this might be answered until further notice, to whoever has the screen."""
        is_own = session is not None and session.viewer == question.seat
        fits = session is not None and is_own and session.standing.fitting(question)
        self._prompt.offer_always(translate("Table", "Always answer…") if fits else "")

    def name_thinkers(self, seats: tuple[Seat, ...], names: tuple[str, ...]) -> None:
        """Who is thinking, unless a press is waited for."""
        if seats and not self._prompt.is_waiting:
            one = seats[0] if len(seats) == 1 else None
            name = names[one] if one is not None else ""
            self._prompt.ask(one, name, thinking_words(names, seats))

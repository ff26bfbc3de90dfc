"""What stands on the table between two decisions: who is next, who steps in, who is thinking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.decision import speakers
from desktop.naming import seat_name, thinking_words
from models.question import OpenWindow, Question, Waits
from models.translate import isolated
from rules.kernel.steps import Seat
from rules.kernel.text import Text
from views.panels.shelf import Choice

if TYPE_CHECKING:
    from desktop.table import Table

GO_ON = "go_on"
translate = QCoreApplication.translate


class Between(QObject):
    """Hears of a feed when nobody is to decide, and waits for one press where that is needed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self.thinking: tuple[int, ...] = ()
        """The bots that are waited for."""
        self._stands: tuple[Waits, Callable[[], None]] | None = None
        """What the session waits for, where that is no question, and what shows it once more."""
        table.shelf.chosen.connect(self._choose)

    # ------------------------------------------------------------ what is heard
    def hear_window(self, window: OpenWindow) -> None:
        """Several may step in, when all has been shown."""
        self._table.stage.then(lambda: self._offer_window(window))

    def hear_table(self, seat: int | None) -> None:
        """All have seen it: on to the curtain of the next person, when somebody says so."""
        session = self._table.session
        if session is None:
            return
        if seat is None:
            eyes = translate("Table", "Everybody may look. Next all close their eyes.")
            on = translate("Table", "Continue")
            self._table.stage.then(lambda: self.rest(None, eyes, on, session.go_on))
            return
        name = isolated(seat_name(session, seat))
        said = translate("Table", "Everybody may look. Next: {name}.").replace("{name}", name)
        button = translate("Table", "Hand over to {name}").replace("{name}", name)
        self._table.stage.then(lambda: self.rest(seat, said, button, session.go_on))

    def hear_holding(self, seat: int) -> None:
        """Step by step: a bot waits."""
        session = self._table.session
        if session is not None:
            name = isolated(seat_name(session, seat))
            said = translate("Table", "{name} is ready to act.").replace("{name}", name)
            self.rest(seat, said, translate("Table", "Next step"), session.step)

    def hear_trouble(self, why: Text) -> None:
        """The bots have stopped."""
        session = self._table.session
        if session is not None:
            again = translate("Table", "Try again")
            self.rest(None, self._table.say(why), again, session.ask_again)

    # ------------------------------------------------------------ what is shown
    def _offer_window(self, window: OpenWindow) -> None:
        """«Who wants to step in?»: one button goes on for all, one for each seat hands over."""
        table, session = self._table, self._table.session
        if session is None:
            return
        self._stands = session.waits, partial(self._offer_window, window)
        table.clear_offer()
        table.opened_to_all.emit()
        table.prompt.ask(None, "", table.say(window.prompt))
        acts = translate("Table", "{name} acts")
        choices = [Choice(GO_ON, translate("Table", "Continue"), is_primary=True)]
        for seat in window.seats:
            name = isolated(seat_name(session, seat))
            choices.append(Choice(int(seat), acts.replace("{name}", name)))
        table.shelf.offer(choices)
        table.posed.emit(True)
        table.shelf.take_focus()
        if table.board is not None and table.board.TAKES_ASIDES:
            table.board.offer_asides(window.view, speakers(session))

    def rest(self, seat: int | None, said: str, button: str, then: Callable[[], None]) -> None:
        """The table waits for one press."""

        def go_on() -> None:
            self.forget()
            then()

        session = self._table.session
        if session is not None:
            self._stands = session.waits, partial(self.show_rest, seat, said, button, go_on)
        self.show_rest(seat, said, button, go_on)

    def show_rest(
        self, seat: int | None, said: str, button: str, then: Callable[[], None]
    ) -> None:
        """The same, by whoever looks at something else meanwhile."""
        self._table.opened_to_all.emit()
        feed, prompt = self._table.feed, self._table.prompt
        name = seat_name(feed, seat) if seat is not None and feed is not None else ""
        prompt.ask(seat, name, said)
        prompt.offer_go_on(button, then)
        if self._table.has_focus():
            prompt.take_focus()

    def come_back(self) -> None:
        """From looking elsewhere: what is asked now, or what else the table waits for."""
        session = self._table.session
        if session is None:
            return
        if session.question is not None:
            self._table.offer(session.question)
        elif self._stands is not None and self._stands[0] is session.waits:
            self._stands[1]()

    def forget(self) -> None:
        """What was waited for has come, or the game is put away."""
        self._stands = None

    def occasion(self, seat: int) -> str:
        """Why a seat is called to the screen: its question, as all may know it."""
        session = self._table.session
        asked = session.occasion(Seat(seat)) if session is not None else None
        return self._table.say(asked) if asked is not None else ""

    def offer_always(self, question: Question) -> None:
        """Where this might be answered until further notice, to whoever has the screen."""
        session = self._table.session
        is_own = session is not None and session.viewer == question.seat
        fits = session is not None and is_own and session.standing.fitting(question)
        said = translate("Table", "Answer always...") if fits else ""
        self._table.prompt.offer_always(said)

    def name_thinkers(self) -> None:
        """While bots think and nobody is asked, the prompt line names them."""
        table, seats = self._table, self.thinking
        if table.question is not None or table.prompt.is_waiting or table.feed is None:
            return
        if seats:
            one = seats[0] if len(seats) == 1 else None
            name = seat_name(table.feed, one) if one is not None else ""
            table.prompt.ask(one, name, thinking_words(table.names, seats))

    def _choose(self, key: object) -> None:
        """A button of the window screen: all go on, or one seat acts."""
        table, session = self._table, self._table.session
        if session is None or table.decision is not None:
            return
        self.forget()
        table.clear_offer()
        if key == GO_ON:
            session.go_on()
        elif isinstance(key, int):
            session.step_in(Seat(key))

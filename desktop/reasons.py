"""Why a command cannot be used now: what closes one is decided and said here, at one place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.naming import headline, seat_name, thinking_words
from desktop.standing import StandingMenu
from desktop.table import Table
from desktop.unasked import UnaskedMenu
from models.replay import ReplaySession
from models.session import GameSession
from models.translate import filled, isolated, listed, sentences, words
from rules.kernel.registry import game
from rules.kernel.steps import Seat
from rules.kernel.text import say

translate = QCoreApplication.translate
MOST_NAMED = 3
"""More players than these are counted, not named."""
TABLE = (
    *("seats", "log", "rules", "scores", "zoom_in", "zoom_out", "fit", "describe"),
    *("describe_options", "reset_layout", "leave", "contents", "export", "print"),
    *("confirm", "cancel", "next_option", "previous_option", "why"),
)
"""Commands that need a game on the table, whether it is played or looked at again."""
FORWARD = ("step_forward", "round_forward", "to_end", "play_on")
BACK = ("step_back", "round_back", "to_start")


class Reasons:
    """A sentence for each command of a game that is closed; empty where it is open."""

    def __init__(self, table: Table, standing: StandingMenu, unasked: UnaskedMenu) -> None:
        self._table = table
        self._standing, self._unasked = standing, unasked
        played = ("new_same", "save", "save_as")
        replayed = (*BACK, *FORWARD, "play_replay", "faster", "slower")
        self._asked: dict[str, Callable[[], str]] = {
            **dict.fromkeys(TABLE, self.no_game),
            **dict.fromkeys(played, self.not_played),
            **dict.fromkeys(replayed, self._no_replay),
            **dict.fromkeys(BACK, self._at_start),
            **dict.fromkeys(FORWARD, self._at_end),
            "play_on": self._play_on,
            "restart": self._restart,
            "hint": self._advice,
            "play_for_me": self._advice,
            "standing": self._no_standing,
            "unasked": self._no_unasked,
            "since": self._since,
            "pause": self._ended,
            "cover": self._cover,
            "undo": self._undo,
            "redo": self._redo,
            "withdraw": self._withdraw,
            "result": self._result,
            "notebook": self._notebook,
            "look_back": self._look_back,
            "share": self._share,
        }

    @property
    def known(self) -> tuple[str, ...]:
        """The commands that may be closed here."""
        return tuple(self._asked)

    def of(self, command: str) -> str:
        """Why this command is closed."""
        return self._asked[command]()

    # ------------------------------------------------------------ what is on the table
    def no_game(self) -> str:
        """Nothing is on the table."""
        return "" if self._table.feed is not None else translate("Reasons", "No game is open.")

    def not_played(self) -> str:
        """Nothing is on the table, or a record that is only looked at."""
        feed = self._table.feed
        if not isinstance(feed, ReplaySession):
            return self.no_game()
        said = translate("Reasons", "You are replaying a record (decision {here} of {all}).")
        return filled(said, here=str(feed.position), all=str(feed.entries))

    def awaited(self) -> str:
        """Who or what the game waits for, as everyone may know it; empty: nothing."""
        table, session = self._table, self._table.session
        if session is None:
            return self.not_played()
        if session.outcome is not None:
            said = translate("Reasons", "The game is over: {result}.")
            return said.replace("{result}", headline(session.outcome, table.names))
        if session.moment.thinking:
            return thinking_words(table.names, session.moment.thinking)
        if table.question is None and table.prompt.is_waiting:
            return table.prompt.sentence
        return self._who_is_asked(session, session.moment.due)

    @staticmethod
    def _who_is_asked(session: GameSession, seats: tuple[Seat, ...]) -> str:
        if len(seats) > MOST_NAMED:
            return translate(
                "Reasons", "%n players are choosing at the same time.", None, len(seats)
            )
        names = listed(isolated(seat_name(session, seat)) for seat in seats)
        return translate("Reasons", "It is up to {names}.").replace("{names}", names)

    def not_asked(self) -> str:
        """Nobody at this screen is asked: who is."""
        return "" if self._table.question is not None else self.awaited()

    def _ended(self) -> str:
        session = self._table.session
        is_over = session is not None and session.outcome is not None
        return self.awaited() if is_over else self.not_played()

    def _title(self) -> str:
        feed = self._table.feed
        return words(game(feed.setup.game).name) if feed is not None else ""

    # ------------------------------------------------------------ help and orders
    def _advice(self) -> str:
        session, question = self._table.session, self._table.question
        if session is None or question is None or session.advising.may:
            return self.not_asked()
        if question.page is not None:
            return translate("Reasons", "There is nothing to choose: this is a page to read.")
        return translate(
            "Reasons",
            "%n people share this screen: a hint would tell everyone what only one of you may"
            " know.",
            None, len(session.persons),
        )  # fmt: skip

    def _no_standing(self) -> str:
        session = self._table.session
        if session is None or session.outcome is not None or self._standing.seat() is not None:
            return self._ended()
        if not session.standing.exist:
            said = translate("Reasons", "{game} has no standing answers.")
            return said.replace("{game}", self._title())
        seen = translate("Reasons", "Standing answers are private, and everyone can see this.")
        return sentences((seen, self.awaited()))

    def _no_unasked(self) -> str:
        session, board = self._table.session, self._table.board
        if session is None or session.outcome is not None or self._unasked.offers():
            return self._ended()
        if board is not None and board.TAKES_ASIDES:
            said = translate(
                "Reasons", "{game} has its own command for this, further down this menu."
            )
            return said.replace("{game}", self._title())
        none = translate("Reasons", "No one at this screen has a free action now.")
        return sentences((none, self.awaited()))

    def _since(self) -> str:
        nothing = translate("Reasons", "Nothing has happened since your last decision.")
        return self.not_asked() or ("" if self._table.since.lines() else nothing)

    def _cover(self) -> str:
        session = self._table.session
        if session is None or session.floor.is_shared:
            return self.not_played()
        return translate(
            "Reasons", "%n player(s) at this screen: there is no one to hide it from.",
            None, len(session.persons),
        )  # fmt: skip

    # ------------------------------------------------------------ back and forth
    def _undo(self) -> str:
        session = self._table.session
        if session is None or self._table.holds_step():
            return self.not_played()
        way = session.can_undo()
        if way.seat is not None and (way.undo_barrier is None or way.crossable):
            return ""
        return self._table.say(way.undo_barrier or say("kernel.barrier_start"))

    def _redo(self) -> str:
        session = self._table.session
        if session is None or session.moment.may_redo:
            return self.not_played()
        return translate("Reasons", "There is nothing to redo: nothing has been undone.")

    def _withdraw(self) -> str:
        session = self._table.session
        if session is None or session.outcome is not None or session.moment.withdrawable:
            return self._ended()
        none = translate("Reasons", "No one at this screen has an answer to take back.")
        return sentences((none, self.awaited()))

    # ------------------------------------------------------------ the end, files, panels
    def _unfinished(self) -> str:
        going_on = translate("Reasons", "The game is not over yet.")
        return self.no_game() or sentences((going_on, self.awaited()))

    def _result(self) -> str:
        feed = self._table.feed
        return "" if feed is not None and feed.outcome is not None else self._unfinished()

    def _look_back(self) -> str:
        return "" if self._table.is_over() else self.not_played() or self._unfinished()

    def _share(self) -> str:
        is_replay = isinstance(self._table.feed, ReplaySession)
        return "" if is_replay else self._look_back()

    def _restart(self) -> str:
        """The same cards dealt once more would show the secrets of the others."""
        session = self._table.session
        if session is None or self._table.is_over() or not session.floor.is_held:
            return self.not_played()
        return translate(
            "Reasons",
            "%n people share this screen: in the same deal, anyone who has seen a secret would"
            " know it again. You can restart when the game is over.",
            None, len(session.persons),
        )  # fmt: skip

    def _notebook(self) -> str:
        session = self._table.session
        if session is None or session.has_notebook:
            return self._ended()
        return translate("Reasons", "{game} has no notebook.").replace("{game}", self._title())

    # ------------------------------------------------------------ a record
    def _no_replay(self) -> str:
        if isinstance(self._table.feed, ReplaySession):
            return ""
        said = translate("Reasons", "{game} is being played: this is for replays.")
        return self.no_game() or said.replace("{game}", self._title())

    def _at_start(self) -> str:
        feed = self._table.feed
        is_there = isinstance(feed, ReplaySession) and feed.position <= 0
        here = translate("Reasons", "This is the start of the record.")
        return self._no_replay() or (here if is_there else "")

    def _play_on(self) -> str:
        feed = self._table.feed
        if isinstance(feed, ReplaySession) and feed.outcome is None:
            return translate("Elsewhere", "This game is being played in another window.")
        return self._at_end()

    def _at_end(self) -> str:
        feed = self._table.feed
        is_there = isinstance(feed, ReplaySession) and feed.position >= feed.entries
        here = translate("Reasons", "This is the end of the record.")
        return self._no_replay() or (here if is_there else "")

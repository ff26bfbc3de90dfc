"""A game on a terminal: says what happened, asks who must decide, takes numbers and names."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rules.bots.levels import adviser, luck_of
from rules.bots.policies import mind
from rules.bots.talking import Talk
from rules.console.arguments import tell
from rules.console.casebook import casebook, same
from rules.console.files import tell_outcome
from rules.console.saving import write
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.journal import Help
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan
from rules.kernel.registry import name_of_seat
from rules.kernel.steps import Action, Event, Option, Page, Pass, Screen, Seat
from rules.kernel.text import english
from rules.kernel.views import Viewer, share, view

MOST_LISTED = 30
CURTAIN_LINES = 40
MOST_TYPED = 1_000
"""Letters of a line that are read at once."""
HELP = """  NUMBER     choose this option          NAME  choose by name, or list what begins so
  Enter      list all options            ?     this help
  t          show the table              h     a hint
  u          take back                   r     redo
  w          withdraw the last part      q     save and leave"""


class Left(Exception):
    """The person has had enough."""


class Terminal:
    """One game, its persons and its bots."""

    def __init__(
        self, play: Play, plans: Sequence[SeatPlan], rule: TakeBack, save: Path | None
    ) -> None:
        """`save`: where the game is written when it is left or over."""
        self.play, self.plans, self.rule, self.save = play, tuple(plans), rule, save
        self.book = casebook(play.setup)
        self.persons = [
            Seat(seat) for seat, plan in enumerate(plans) if plan.kind is SeatKind.PERSON
        ]
        levels = {
            Seat(seat): plan.level for seat, plan in enumerate(plans) if seat not in self.persons
        }
        self.talk = Talk(play.setup, levels)
        self.before_screen: Viewer = None

    # -- the loop

    def run(self) -> None:
        """Plays on until the game is over or is left; then it is written."""
        self._tell(self.play.opening.events)
        try:
            while seats := agenda.asked(self.play.state):
                self._serve(seats)
        except (Left, EOFError):
            tell()
        outcome = self.play.state.outcome
        if outcome is not None:
            names = [name_of_seat(self.play.setup, Seat(i)) for i in range(len(self.plans))]
            tell_outcome(outcome, names)
        if self.save is not None:
            write(self.save, self.play, self.plans, self.rule)
            tell(f"written to {self.save}")

    def _serve(self, seats: list[Seat]) -> None:
        """Talk, then bots, so that persons decide last and may take back; then the next person."""
        self._tell(self.talk.speak(self.play))
        bots = [seat for seat in seats if seat not in self.persons]
        if bots:
            self._think(bots[0])
        elif agenda.request(self.play.state, seats[0]).screen is Screen.WINDOW:
            self._window(seats)
        elif not self._pretend(seats[0]):
            self._ask(seats[0])

    def _pretend(self, seat: Seat) -> bool:
        """One person alone needs no dummy tasks."""
        choice = agenda.question(self.play.state)
        assert choice is not None
        given = self.play.state.answers.get(seat, ())
        idle = choice.idle(self.play.state, seat, given) if len(self.persons) == 1 else None
        return idle is not None and self._submit(seat, idle)

    def _think(self, seat: Seat) -> None:
        seen = view(self.play.state, seat)
        decide = mind(self.play.setup, self.plans[seat].level)
        self._submit(seat, decide(seen, agenda.request(seen, seat)))

    def _window(self, seats: list[Seat]) -> None:
        """One «continue» passes for all persons; or one of them steps in."""
        if len(self.persons) == 1:
            self._ask(seats[0])
            return
        tell(english(agenda.request(self.play.state, seats[0]).prompt))
        words = self._read("Enter: go on; or who steps in: ")
        stepping = [seat for seat in seats if same(self.book.seat_name(seat)) == same(words)]
        if stepping:
            self._ask(stepping[0])
        elif not words:
            for seat in seats:
                self._submit(seat, Pass())

    # -- one question

    def _ask(self, seat: Seat) -> None:
        """Asks until this seat has given a part, or the game has gone elsewhere."""
        request, choice = agenda.request(self.play.state, seat), agenda.question(self.play.state)
        assert choice is not None
        if request.screen is not Screen.OPEN:
            self._hand_over(seat)
        if isinstance(choice, Page):
            tell(english(choice.shows(self.play.state, seat)))
        tell(f"{english(name_of_seat(self.play.setup, seat))}: {english(request.prompt)}")
        options = self._options(seat)
        self._list(seat, options, "")
        entries = len(self.play.journal.entries)
        while not self._obey(seat, options, self._read("> ")):
            pass
        if len(self.play.journal.entries) >= entries and request.screen is Screen.PRIVATE:
            self._cover()

    def _options(self, seat: Seat) -> list[Option]:
        state = self.play.state
        return [*agenda.options(state, seat), *agenda.aside_options(state, seat)]

    def _list(self, seat: Seat, options: Sequence[Option], begins: str) -> None:
        shown = 0
        for number, option in enumerate(options, 1):
            name = self.book.name(self.play.state, seat, option.action)
            if not same(name).startswith(same(begins)):
                continue
            shown += 1
            if shown <= MOST_LISTED:
                why = f"  [{english(option.why_not)}]" if option.why_not else ""
                tell(f"  {'-' if option.why_not else number:>4}  {english(option.label)}{why}")
        if shown > MOST_LISTED:
            tell(f"        and {shown - MOST_LISTED} more: type how the name of one begins")

    def _obey(self, seat: Seat, options: Sequence[Option], words: str) -> bool:
        """Does what was typed; whether the question has to be put anew."""
        if words == "q":
            raise Left
        if words in COMMANDS:
            return COMMANDS[words](self, seat)
        action = self._chosen(seat, options, words)
        if action is None:
            self._list(seat, options, words)
            return False
        return self._submit(seat, action)

    def _chosen(self, seat: Seat, options: Sequence[Option], words: str) -> Action | None:
        if words == "":
            return options[0].action if len(options) == 1 else None
        if words.isdecimal() and 1 <= int(words) <= len(options):
            return options[int(words) - 1].action
        return self.book.action(self.play.state, seat, [each.action for each in options], words)

    def _submit(self, seat: Seat, action: Action) -> bool:
        try:
            happened = self.play.submit(seat, action)
        except Refused as fault:
            tell(english(fault.reason))
            return False
        self._tell(happened.events)
        return True

    # -- commands

    def _help(self, seat: Seat) -> bool:
        tell(HELP)
        return False

    def _show(self, seat: Seat) -> bool:
        for name, value in self.book.table(view(self.play.state, seat)).items():
            gap = "\n" if "\n" in str(value) else " "
            tell(f"  {name}:{gap}{value}")
        return False

    def _hint(self, seat: Seat) -> bool:
        seen = view(self.play.state, seat)
        request = agenda.request(seen, seat)
        luck = luck_of(self.play.setup.seed, seat, request.ply)
        advice = adviser(self.play.setup.game)(seen, request, luck)
        self.play.mark(Help.HINT, seat)
        tell(f"  {self.book.name(self.play.state, seat, advice.action)}")
        for reason in advice.reasons:
            tell(f"    {english(reason)}")
        if (rival := advice.rival) is not None:
            tell(f"  Second best: {self.book.name(self.play.state, seat, rival.action)}")
            for reason in rival.told:
                tell(f"    {english(reason)}")
        return False

    def _undo(self, seat: Seat) -> bool:
        way = self.play.undo_target(self.persons, self.rule)
        if way.undo_barrier is not None:
            tell(english(way.undo_barrier))
            if not way.crossable or self._read("Take back all the same? (y) ") != "y":
                return False
        self.play.undo(way)
        tell("taken back")
        return True

    def _redo(self, seat: Seat) -> bool:
        try:
            done = self.play.redo(self.persons)
        except Refused as fault:
            tell(english(fault.reason))
            return False
        for happened in done:
            self._tell(happened.events)
        return True

    def _withdraw(self, seat: Seat) -> bool:
        try:
            self.play.withdraw(seat)
        except Refused as fault:
            tell(english(fault.reason))
            return False
        return True

    # -- the screen

    def _tell(self, events: tuple[Event, ...]) -> None:
        """What all persons may see; the only person sees its own share."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        for event in share(events, viewer):
            text = event.text()
            if text is not None:
                tell(f"* {english(text)}")

    def _hand_over(self, seat: Seat) -> None:
        if len(self.persons) < 2 or self.before_screen == seat:
            return
        self._cover()
        self._read(f"{english(name_of_seat(self.play.setup, seat))} comes next. Press Enter.")
        self.before_screen = seat

    def _cover(self) -> None:
        """What was shown to one person scrolls away."""
        if len(self.persons) > 1 and _is_screen():
            tell("\n" * CURTAIN_LINES)
        self.before_screen = None

    def _read(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(MOST_TYPED)
        if not line:
            raise EOFError
        return line.strip()


def _is_screen() -> bool:
    return sys.stdout.isatty()


COMMANDS: dict[str, Callable[[Terminal, Seat], bool]] = {
    "?": Terminal._help,
    "t": Terminal._show,
    "h": Terminal._hint,
    "u": Terminal._undo,
    "r": Terminal._redo,
    "w": Terminal._withdraw,
}
"""What a person may type besides a choice; each says whether the question has to be put anew."""

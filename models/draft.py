"""An answer on a private screen, before it is handed in: all its parts, and what is still open.

Nothing of it is told, saved or counted until it is handed in as a whole.
"""

from __future__ import annotations

from models.question import Question
from rules.kernel.steps import Action, Option, Page, Pass, Seen
from rules.kernel.text import Text


class Draft:
    """The parts that a person has chosen so far. The last one is changed by choosing another."""

    def __init__(self, question: Question) -> None:
        """Parts that were given before stay."""
        self.question = question
        self._parts = question.request.given
        self._first = len(self._parts)
        self.has_looked = False
        """Whether its secret has been held to be seen."""

    # ------------------------------------------------------------ what is chosen
    @property
    def parts(self) -> tuple[Action, ...]:
        """What is handed in."""
        return (Seen(),) if self.is_page else self._parts[self._first :]

    @property
    def number(self) -> int:
        """How many parts there are, those given before with them."""
        return len(self._parts)

    @property
    def is_page(self) -> bool:
        """Whether there is nothing to choose."""
        return isinstance(self.question.choice, Page)

    @property
    def is_whole(self) -> bool:
        """Whether it can be handed in."""
        return self.is_page or self._makes_whole(self._parts)

    @property
    def chosen(self) -> Action | None:
        """The part that closes the answer; None while there is none."""
        return self._parts[-1] if self._parts and self.is_whole and not self.is_page else None

    @property
    def before(self) -> tuple[Action, ...]:
        """The parts before the one that is being chosen."""
        return self._parts[:-1] if self.chosen is not None else self._parts

    @property
    def may_take_back(self) -> bool:
        """Whether a part can be taken back."""
        return not self.is_page and len(self._parts) > self._first

    def _makes_whole(self, parts: tuple[Action, ...]) -> bool:
        question = self.question
        return len(parts) > self._first and question.choice.is_whole(
            question.view, question.seat, parts
        )

    # ------------------------------------------------------------ choosing
    def choose(self, action: Action) -> bool:
        """Adds a part, or changes the last one; False where it is not open."""
        question, before = self.question, self.before
        if action not in question.choice.actions(question.view, question.seat, before):
            return False
        self._parts = (*before, action)
        return True

    def take_back(self) -> bool:
        """Takes the last part back; False at the start."""
        if not self.may_take_back:
            return False
        self._parts = self._parts[:-1]
        return True

    # ------------------------------------------------------------ in words
    def options(self) -> list[Option]:
        """The list of the part that is being chosen: what is open and what is refused, mixed.

        An order that told which is which would tell a secret.
        """
        if self.is_page:
            return []
        question, before = self.question, self.before
        choice, seen, seat = question.choice, question.view, question.seat
        actions = choice.actions(seen, seat, before)
        if question.is_window:
            # Who has stepped in passes by stepping out.
            actions = [each for each in actions if type(each) is not Pass]
        found = [choice.describe(seen, seat, each) for each in actions]
        return _mixed(found + list(choice.refused(seen, seat, before)))

    def described(self) -> list[Option]:
        """The parts so far, in words."""
        question = self.question
        choice, seen, seat = question.choice, question.view, question.seat
        return [choice.describe(seen, seat, part) for part in self._parts]

    def secret(self) -> Text | None:
        """What only this person may read."""
        question = self.question
        return question.choice.secret(question.view, question.seat, self.before)


def _mixed(options: list[Option]) -> list[Option]:
    """What is about numbered things by its number, kind by kind; then the rest as it comes."""
    numbered = [option for option in options if _number(option) is not None]
    kinds = list(dict.fromkeys(option.targets[0].kind for option in numbered))
    numbered.sort(key=lambda option: (kinds.index(option.targets[0].kind), _number(option) or 0))
    return numbered + [option for option in options if _number(option) is None]


def _number(option: Option) -> int | None:
    first = option.targets[0].id if option.targets else None
    return first if isinstance(first, int) else None

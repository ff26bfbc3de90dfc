"""What has happened since a person's last decision, each person's own."""

from desktop.since import MOST, Since
from models.question import Happening
from rules.kernel.steps import Event, Seat
from rules.kernel.text import Text, plain


class Did(Event, frozen=True):
    """A seat did something; without words it is only shown."""

    seat: Seat
    said: str = ""

    def text(self) -> Text | None:
        return plain(self.said) if self.said else None


def happening(*events: Event, viewer: int | None = None) -> Happening:
    return Happening(None, None if viewer is None else Seat(viewer), events)  # type: ignore[arg-type]


def test_what_all_saw_is_kept_for_each_and_what_one_saw_for_that_one() -> None:
    since = Since((0, 1))
    since.add(happening(Did(Seat(2), "To all")))
    since.add(happening(Did(Seat(2), "To Ada"), viewer=0))
    assert since.lines(0, 0, ()) == ["To all", "To Ada"]
    assert since.lines(1, 1, ()) == ["To all"]
    assert since.lines(0, None, ()) == ["To all"], "at the table nothing private is shown again"


def test_a_decision_begins_it_anew_for_that_person_only() -> None:
    since = Since((0, 1))
    since.add(happening(Did(Seat(2), "Before")))
    since.decided(0)
    since.add(happening(Did(Seat(2), "After")))
    assert since.lines(0, 0, ()) == ["After"]
    assert since.lines(1, 1, ()) == ["Before", "After"]
    since.clear()
    assert since.lines(1, 1, ()) == []


def test_only_what_others_did_in_words_is_counted() -> None:
    since = Since((0,))
    since.add(happening(Did(Seat(0), "Mine"), Did(Seat(1), "Theirs"), Did(Seat(1))))
    assert since.others(0, 0) == 1
    assert since.happenings(0, 0)[0].events[1] == Did(Seat(1), "Theirs")


def test_a_bot_has_no_list_and_a_long_one_forgets_its_beginning() -> None:
    since = Since((0,))
    since.decided(3)
    assert since.lines(3, None, ()) == []
    for number in range(MOST + 5):
        since.add(happening(Did(Seat(1), str(number))))
    assert since.lines(0, 0, ())[0] == "5"


def test_it_begins_after_what_came_of_the_own_move() -> None:
    since = Since((0,))
    own = happening(Did(Seat(0), "I end my turn"), Did(Seat(0), "I draw"))
    since.add(own)
    since.add(happening(Did(Seat(1), "Theirs"), Did(Seat(0), "My answer")))
    assert since.lines(0, 0, ()) == ["Theirs", "My answer"]

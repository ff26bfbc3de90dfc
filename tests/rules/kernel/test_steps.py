import msgspec
import pytest

from rules.kernel.luck import Equal
from rules.kernel.registry import setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Auto,
    Chance,
    Choice,
    Done,
    Event,
    FreeAction,
    Hidden,
    Page,
    Pass,
    Screen,
    Seat,
    Seen,
    Target,
    TargetKind,
    Window,
    is_whole,
)
from rules.kernel.text import english
from tests import toys
from tests.rules.walks import start

toys.register()
STATE = start(setup_of("harbour", 3, 1))


class Blank(Choice, frozen=True):
    pass


class BlankPage(Page, frozen=True):
    def seats(self, state):
        return (0, 1)


class BlankWindow(Window, frozen=True):
    def seats(self, state):
        return (0, 1, 2)


@pytest.mark.parametrize(
    "call",
    [
        lambda: Auto().run(STATE, StepContext()),
        lambda: Chance().lots(STATE),
        lambda: Chance().resolve(STATE, StepContext(), 1),
        lambda: Blank().seats(STATE),
        lambda: Blank().prompt(STATE, 0),
        lambda: Blank().actions(STATE, 0, ()),
        lambda: Blank().describe(STATE, 0, Pass()),
        lambda: Blank().resolve(STATE, StepContext(), {}),
        lambda: BlankPage().shows(STATE, 0),
        lambda: BlankWindow().carry_out(STATE, StepContext(), 0, Done()),
        lambda: FreeAction().carry_out(STATE, StepContext(), 0),
        lambda: FreeAction().describe(STATE, 0),
    ],
)
def test_what_a_game_must_say_is_not_guessed(call) -> None:
    with pytest.raises(NotImplementedError):
        call()


def test_what_a_game_need_not_say() -> None:
    choice = Blank()
    assert choice.refused(STATE, 0, ()) == ()
    assert choice.idle(STATE, 0, ()) is None
    assert choice.is_whole(STATE, 0, (Pass(),))
    target = Target(TargetKind.PLACE, 3)
    assert english(choice.explain(STATE, 0, target)) == "You can't choose that now."
    assert Event().for_seat(Seat(0)) == Event()
    assert Event().text() is None
    assert Event().targets() == ()
    assert (choice.SCREEN, choice.BINDING, choice.INDEPENDENT) == (Screen.OPEN, False, False)
    assert Chance.SHOWN


def test_a_page_is_only_read() -> None:
    page = BlankPage()
    assert (page.SCREEN, page.BINDING) == (Screen.PRIVATE, True)
    assert page.actions(STATE, 0, ()) == (Seen(),)
    option = page.describe(STATE, 0, Seen())
    assert english(option.label) == "Seen"
    assert option.targets == (Target(TargetKind.BUTTON, "seen"),)
    assert page.idle(STATE, 0, ()) is None
    before = STATE.clone()
    page.resolve(STATE, StepContext(), {0: (Seen(),), 1: (Seen(),)})
    assert before == STATE


def test_nothing_is_never_a_whole_answer() -> None:
    assert not is_whole(Blank(), STATE, 0, ())
    assert is_whole(Blank(), STATE, 0, (Pass(),))
    assert is_whole(Blank(), STATE, 0, (Hidden(),))


def test_a_question_is_settled_when_all_have_answered() -> None:
    page = BlankPage()
    assert not page.is_settled(STATE, {0: (Seen(),)})
    assert page.is_settled(STATE, {0: (Seen(),), 1: (Seen(),)})


def test_a_window_is_settled_by_the_first_who_acts() -> None:
    window = BlankWindow()
    assert not window.is_settled(STATE, {})
    assert not window.is_settled(STATE, {0: (Pass(),), 1: (Hidden(),)})
    assert window.is_settled(STATE, {1: (Done(),)})
    assert window.is_settled(STATE, {seat: (Pass(),) for seat in range(3)})


def test_a_window_opens_again_until_all_pass() -> None:
    class Counting(BlankWindow, frozen=True):
        def carry_out(self, state, context, seat, action):
            context.then(Auto())

    table = StepContext()
    Counting().resolve(STATE, table, {0: (Pass(),), 2: (Done(),)})
    assert table.pending == [Auto(), Counting()]
    table = StepContext()
    Counting().resolve(STATE, table, {0: (Pass(),)})
    assert table.pending == []


def test_records_are_tagged_by_their_name() -> None:
    assert msgspec.json.encode(Pass()) == b'{"type":"Pass"}'
    assert msgspec.json.decode(b'{"type":"Seen"}', type=Pass | Seen) == Seen()
    assert Equal(2) == Equal(2)
    with pytest.raises(AttributeError):
        Target(TargetKind.SEAT, 1).id = 2

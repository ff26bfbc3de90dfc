"""Orders that name a place are given on the map; rivals are chosen where they stand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.steps import Option, Request, Screen, Seat, Target, TargetKind
from rules.kernel.text import say
from rules.kernel.views import view
from rules.root.actions import Fight, Move
from rules.root.describe import describe
from rules.root.state import Woodland
from tests.rules.root.scenes import scene
from tests.views.map_clicking import Clicker
from tests.views.root.seating import seated
from tests.views.root.test_board import click, place, point
from tests.views.root.woodlands import at, laid
from views.root.board import RootBoard
from views.root.describing import _next_words
from views.root.hand import Hand

FOLK = [
    ("cult", "duchy", "riverfolk", "corvid"),
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("duchy", "cult", "vagabond", "vagabond"),
]
ASKED, EVERY = 24, 5


def glade() -> Woodland:
    """The Cult, the Eyrie and the Marquise in clearing 5; the Cult and the Eyrie in 2."""
    state = scene(["cult", "eyrie", "marquise"], "autumn")
    state.warriors[5] = (3, 2, 1)
    state.warriors[2] = (1, 1, 0)
    return state


def board_of(qtbot: QtBot, state: Woodland) -> RootBoard:
    board = laid(qtbot, state)
    names = dict(zip(("seat_1", "seat_2", "seat_3"), ("cult", "eyrie", "marquise"), strict=True))
    board.show_view(view(state, None), None, setup_of("root", 3, 7, names))
    return board


def ask(board: RootBoard, state: Woodland, *actions: Fight | Move) -> OptionFilter:
    seen, seat = view(state, Seat(0)), Seat(0)
    request = Request(seat, 0, Screen.PRIVATE, say("root.name"), list(actions))
    option_filter = OptionFilter([describe(seen, seat, action) for action in actions])
    option_filter.setParent(board)
    board.offer(Question(seat, seen, request), option_filter)
    return option_filter


def fight(where: int, rival: int) -> Fight:
    return Fight(place=where, defender=Seat(rival))


def test_the_only_rival_is_attacked_by_the_click_on_the_clearing(qtbot: QtBot) -> None:
    state = glade()
    board = board_of(qtbot, state)
    option_filter = ask(board, state, fight(2, 1), fight(5, 1), fight(5, 2))
    with qtbot.waitSignal(option_filter.picked) as caught:
        click(board, point(board, 2, 30))
    assert caught.args == [fight(2, 1)]


def test_several_rivals_are_chosen_where_they_stand(qtbot: QtBot) -> None:
    state = glade()
    board = board_of(qtbot, state)
    option_filter = ask(board, state, fight(2, 1), fight(5, 1), fight(5, 2))
    place(board, 5).press()
    assert board.step_text() == "Clearing 5: choose the rival"
    pieces = board.scene.map.pieces
    lit = {name for name, item in pieces.items() if item.is_lit and item.can_press}
    assert lit == {"warriors:5:1", "warriors:5:2"}
    assert board.cancel_step()
    assert not any(item.is_lit for item in pieces.values())
    place(board, 5).press()
    with qtbot.waitSignal(option_filter.picked) as caught:
        middle = pieces["warriors:5:2"].sceneBoundingRect().center()
        click(
            board,
            board.table_view.mapFromScene(middle),
        )
    assert caught.args == [fight(5, 2)]


def test_where_a_move_begins_too_the_rivals_are_lit_beside_the_ways(qtbot: QtBot) -> None:
    state = glade()
    board = board_of(qtbot, state)
    ask(board, state, fight(5, 1), Move(source=5, target=2, warriors=1))
    place(board, 5).press()
    assert place(board, 2).is_lit
    assert board.scene.map.pieces["warriors:5:1"].is_lit
    assert board.step_text() == "Clearing 5: choose a faction here, or where to go"


def test_what_was_clicked_is_named_with_what_comes_next(qtbot: QtBot) -> None:
    state = glade()
    board = board_of(qtbot, state)
    ask(board, state, *(Move(source=5, target=2, warriors=n) for n in (1, 2)))
    place(board, 5).press()
    assert board.step_text() == "Clearing 5: choose the place"
    place(board, 2).press()
    assert board.step_text() == "Clearing 5, clearing 2: choose how many"


def test_buttons_beside_the_places_are_spoken_of(qtbot: QtBot) -> None:
    """After the card of a ritual: where, or a ritual that needs no place."""
    board = board_of(qtbot, glade())
    card, bar = Target(TargetKind.CARD, "anvil"), Target(TargetKind.BUTTON, "score")
    where = Target(TargetKind.PLACE, 5)
    first, other = Move(source=5, target=2), Move(source=2, target=5)
    hand = Hand(board)
    option_filter = OptionFilter(
        [Option(first, say("x"), (card, where)), Option(other, say("x"), (card, bar))]
    )
    option_filter.setParent(board)
    hand.take(None, option_filter, ())
    option_filter.choose(card)
    assert _next_words(hand) == "choose the place, or a button below"


# ---------------------------------------------------------------- every faction
def before_the_place(option: Option) -> list[Target]:
    """What is clicked before the first place of an order; buttons are left out."""
    kinds = [target.kind for target in option.targets]
    lead = option.targets[: kinds.index(TargetKind.PLACE)]
    return [target for target in lead if target.kind is not TargetKind.BUTTON]


def check(user: Clicker, question: Question) -> int:
    """Each place that an order names is lit once what stands before it has been clicked."""
    assert user.decision is not None
    option_filter = user.decision._option_filter
    assert option_filter is not None
    named: dict[tuple[object, ...], Option] = {}
    for option in question.options():
        if option.why_not is None and any(t.kind is TargetKind.PLACE for t in option.targets):
            where = next(t for t in option.targets if t.kind is TargetKind.PLACE)
            named.setdefault((*before_the_place(option), where), option)
    for option in named.values():
        option_filter.restart()
        for target in before_the_place(option):
            assert option_filter.choose(target) is None, option
        where = next(t for t in option.targets if t.kind is TargetKind.PLACE)
        item = user.board.scene.map.item(where)
        assert item is not None
        assert item.is_lit, (user.asked[-1], option.action)
        assert item.can_press
        user.open_point(item)
    option_filter.restart()
    return len(named)


@pytest.mark.parametrize("folk", FOLK, ids="-".join)
def test_every_order_that_names_a_place_is_given_on_the_map(
    qtbot: QtBot, folk: tuple[str, ...]
) -> None:
    user, checked = Clicker(qtbot, seated(folk, seed=5)), 0
    for number in range(ASKED * EVERY):
        if number % EVERY:
            seat = user.seat
            actions = agenda.request(user.play.state, seat).actions
            user.play.submit(seat, actions[user.luck.randrange(len(actions))])
            continue
        question = user.ask()
        checked += check(user, question)
        assert user.decision is not None
        user.decision.end()
        options = [option for option in question.options() if option.why_not is None]
        user.play.submit(question.seat, user.luck.choice(options).action)
    assert checked > ASKED


def test_the_cult_recruits_by_the_card_and_the_clearing(qtbot: QtBot) -> None:
    """The action bar has no say in it: card, then clearing."""
    user = Clicker(qtbot, seated(("cult", "marquise"), seed=5))
    while True:
        question = user.ask()
        wanted = [
            option
            for option in question.options()
            if option.why_not is None and type(option.action).__name__ == "CallFollower"
        ]
        if wanted:
            break
        assert user.decision is not None
        user.decision.end()
        user.play.submit(question.seat, question.options()[0].action)
    card, _, where = wanted[0].targets
    user._click_board(card)
    assert user.answer is None
    user._click_board(where)
    if user.answer is None:
        user._click_shelf(wanted[0].action)
    assert user.answer == wanted[0].action
    assert where == at(wanted[0].action.place)

"""How the panels show it: letters, room, phases, what a choice would bring."""

from __future__ import annotations

from importlib.resources import files
from re import findall

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rules.kernel.preview import Preview, Stop
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.views import view
from rules.root.actions import Fight, Move, PlayCard
from rules.root.boards import EyrieBoard, VagabondBoard
from rules.root.boards import VagabondItem as Thing
from rules.root.data import cards
from rules.root.enums import Faction, Item
from rules.root.factions.marquise.daylight import MarquiseDaylight
from rules.root.state import Woodland, game_of, turn_of
from tests.rules.root.scenes import scene
from tests.views.map_clicking import Clicker
from tests.views.root.panelling import (
    FIRST,
    SECOND,
    around,
    asked,
    cell,
    laid,
    told,
)
from tests.views.root.seating import seated
from views.items.panel import Panel
from views.root.inks import folk_ink, inks_of
from views.root.panels import outcome
from views.root.panels.cards import card_does, letters_for
from views.root.panels.outcome import outcome_words
from views.root.panels.parts import LEAST, figure_inks
from views.root.panels.tabs import COMMON
from views.theme import ThemeName, theme
from views.theme.contrast import contrast


def test_a_battle_that_is_pointed_at_shows_its_odds(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.warriors[5] = (3, 1)
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [Fight(5, SECOND)])
    around(board).point(Target(TargetKind.PLACE, 5))
    panel = around(board)._odds
    assert panel.isVisible()
    assert "Eyrie Dynasties deals 2.1 hits on average" in panel.label
    assert "0: 6" in panel.label
    assert "3 or more: 44" in panel.label
    around(board).point(None)
    assert not panel.isVisible()


def test_of_two_battles_in_a_clearing_none_is_taken_for_the_other(qtbot: QtBot) -> None:
    """Until a piece of one of the two sides is pointed at."""
    state = scene(["eyrie", "marquise", "alliance"])
    state.warriors[5] = (3, 1, 2)
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [Fight(5, SECOND), Fight(5, Seat(2))])
    panel, place = around(board)._odds, Target(TargetKind.PLACE, 5)
    around(board).point(place)
    assert not panel.isVisible()
    around(board).point(place, Seat(2))
    assert panel.isVisible()
    assert "Woodland Alliance" in panel.label
    assert "Marquise" not in panel.label


def test_odds_name_what_a_character_can_do(qtbot: QtBot) -> None:
    state = scene(["vagabond", "marquise"])
    state.boards[0] = VagabondBoard(
        character="ronin",
        items=(Thing(Item.SWORD), Thing(Item.SWORD)),
        relations=(1, 1),
        aids=(0, 0),
    )
    state.pawns[0] = 5
    state.warriors[5] = (0, 2)
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [Fight(5, SECOND)])
    around(board).point(Target(TargetKind.PLACE, 5))
    assert "Swift Strike (" in around(board)._odds.label
    assert not board.grab().isNull()


def test_damaged_items_lie_in_a_box_with_its_name(qtbot: QtBot) -> None:
    state = scene(["vagabond", "marquise"])
    items = (Thing(Item.BOOT), Thing(Item.SWORD, damaged=True))
    state.boards[0] = VagabondBoard(character="thief", items=items, relations=(1, 1), aids=(0, 0))
    board = laid(qtbot, state, FIRST)
    satchel, damaged = cell(board, "0:satchel"), cell(board, "0:damaged")
    boot, sword = cell(board, "0:item:boot:False:False"), cell(board, "0:item:sword:False:True")
    assert abs(satchel.area.center().y() - boot.area.center().y()) < 1
    assert abs(damaged.area.center().y() - sword.area.center().y()) < 1


def test_cards_of_a_hand_have_letters_of_one_size(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("anvil", "armorers", "dominance_fox", "favor_of_the_foxes")
    board = laid(qtbot, state, FIRST)
    specs = [each.spec for each in around(board)._shown if each.spec and "hand:" in each.spec.key]
    assert len(specs) == 4
    assert len({spec.shown[-1] for spec in specs}) == 1
    assert "Craft it: hammer, 1 point" in "\n".join(spec.more for spec in specs)


def test_cards_of_the_decree_are_high_enough_to_be_hit(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    held = (("armorers", "anvil"), ("anvil",), ("sappers",), ("armorers",))
    state.boards[0] = EyrieBoard(leader="despot", decree=held)
    board = laid(qtbot, state, FIRST)
    shown = [each for each in around(board)._shown if each.spec and ":card:" in each.spec.key]
    assert len(shown) == 7
    assert all(each.area.height() >= 24 for each in shown)
    for one in shown:
        for other in shown:
            assert one is other or one.area.intersected(other.area).isEmpty()


def test_before_the_set_up_the_keep_is_not_gone(qtbot: QtBot) -> None:
    state = scene(["marquise", "eyrie"])
    state.turn, state.round = None, 0
    assert "The keep is not placed yet" in told(laid(qtbot, state, FIRST))
    state = scene(["marquise", "eyrie"])
    assert "The keep has been removed" in told(laid(qtbot, state, FIRST))


def test_phase_and_round_stay_while_a_choice_is_pointed_at(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    around(board)._now.foresee(["Effect: +1 point."])
    assert around(board)._now.label == ("Round 1, Eyrie Dynasties: Daylight. Effect: +1 point")


def test_hand_and_board_do_not_change_places_with_the_question(qtbot: QtBot) -> None:
    """Where they lie follows from the size of the table alone, not from cards or pages."""
    for size in ((1066, 590), (1066, 420), (1600, 700)):
        state = scene(["eyrie", "marquise", "cult"])
        sides = set()
        for count in (1, 4, 9):
            state.hands[0] = tuple(sorted(cards())[:count])
            board = laid(qtbot, state, FIRST, size)
            for page in (0, 1, 2):
                around(board).turn_to(page)
                hand = next(e for e in around(board)._shown if e.spec and "hand:" in e.spec.key)
                head = cell(board, f"{page}:head")
                sides.add(hand.area.top() > head.area.bottom())
        assert len(sides) == 1, size


def test_several_choices_at_one_place_are_counted(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.warriors[5] = (3, 0)
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [Move(5, 7, 1), Move(5, 7, 2)])
    around(board).point(Target(TargetKind.PLACE, 5))
    assert "2 choice" in around(board)._now.label
    around(board).point(None)
    assert "choice" not in around(board)._now.label


def test_the_line_of_now_tells_the_phase(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    board = laid(qtbot, state, FIRST)
    assert "Round 1, Eyrie Dynasties: Daylight" in told(board)


def test_an_order_tells_what_it_would_bring(qtbot: QtBot) -> None:
    clicker = Clicker(qtbot, seated(["marquise", "eyrie"], 5))
    board = clicker.board
    for _ in range(40):
        question = clicker.ask()
        moves = [o for o in question.options() if isinstance(o.action, Move)]
        if moves and turn_of(game_of(question.view)).actions:
            break
        assert clicker.decision is not None
        clicker.decision.end()
        clicker.play.submit(question.seat, question.request.actions[0])
    path = moves[0].targets
    board._hand.press(path[0])
    board._hand.press(path[1])
    around(board).point(path[2])
    assert "action" in around(board)._now.label
    assert "Effect: " in around(board)._now.label


@pytest.mark.parametrize("name", [ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST])
def test_silhouettes_stand_out_on_the_boards(qtbot: QtBot, name: ThemeName) -> None:
    theme().choose(name)
    try:
        ground = theme().colours.surface
        for faction in Faction:
            if faction is not Faction.NONE:
                ink = folk_ink(faction, inks_of(name).id)
                fill, line, _ = figure_inks(ink)
                assert max(contrast(fill, ground), contrast(line, ground)) >= 3, faction
    finally:
        theme().choose(ThemeName.PAPER)


def test_another_way_to_win_is_told_as_what_it_is(qtbot: QtBot) -> None:
    before = scene(["vagabond", "marquise", "eyrie"])
    before.scores = [12, 5, 9]
    joined = scene(["vagabond", "marquise", "eyrie"])
    joined.dominance[0], joined.coalition[0] = "dominance_fox", SECOND
    assert [*outcome._bound(before, joined, FIRST)] == [
        "You win together with Marquise de Cat and no longer score points."
    ]
    assert [*outcome._own(before, joined, FIRST)] == []
    active = scene(["vagabond", "marquise", "eyrie"])
    active.dominance[1] = "dominance_fox"
    assert [*outcome._bound(before, active, SECOND)] == [
        "You leave the score track and win by Dominance (fox) only."
    ]


def test_what_an_order_brings_is_told_in_sentences(qtbot: QtBot) -> None:
    state = scene(["marquise", "eyrie"])
    state.warriors[5] = (3, 1)
    state.agenda = [MarquiseDaylight(FIRST)]
    state.turn = replace(turn_of(state), actions=3)
    told = outcome_words(view(state, FIRST), FIRST, Fight(5, SECOND))
    assert told
    for said in told:
        assert said[0].isupper()
        assert said.endswith(".")
    assert "decides." in told[-1]


def test_what_hangs_on_hidden_things_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene(["eyrie", "marquise"])
    state.warriors[5] = (2, 0)
    seen = view(state, FIRST)
    for after, start in ((seen, "It depends on"), (gone(seen), "The rest depends on")):
        found = Preview(after, (), Stop.UNSURE)
        monkeypatch.setattr(outcome, "preview", lambda *_, found=found: found)
        told = outcome_words(seen, FIRST, Move(5, 9, 1))
        assert told[-1].startswith(start)


def gone(state: Woodland) -> Woodland:
    """The same without warriors in a clearing."""
    state = state.clone()
    state.warriors[5] = (0, 0)
    return state


@pytest.mark.parametrize("faction", [each for each in Faction if each is not Faction.NONE])
def test_every_thing_has_its_section_of_the_help(qtbot: QtBot, faction: Faction) -> None:
    other = "logical_lizards" if faction is not Faction.CULT else "electric_eyrie"
    state = scene([faction.value, other])
    state.available = ("dominance_fox",)
    state.hands[0] = ("armorers",)
    board = laid(qtbot, state, FIRST)
    help_ = files("resources").joinpath("root", "help", "en.md").read_text(encoding="utf-8")
    sections = set(findall(r"{#(\w+)}", help_))
    for page in (0, 1, COMMON):
        around(board).turn_to(page)
        panels = [each for each in board.elements() if isinstance(each, Panel)]
        assert {each.topic for each in panels if each.topic} <= sections
        assert any(each.topic == "dominance" for each in panels)


def test_a_text_that_never_fits_makes_no_other_card_smaller(qtbot: QtBot) -> None:
    area, plain = QRectF(0, 0, 540, 46), (card_does("sappers"), card_does("armorers"))
    long = card_does("dominance_rabbit")
    alone = letters_for(plain, area, 1.0)
    assert letters_for((*plain, long), area, 1.0) == alone
    assert alone.pixelSize() > LEAST
    assert letters_for((long,), area, 1.0).pixelSize() == LEAST


def test_cards_that_were_revealed_lie_open_on_the_board_and_among_the_cards(qtbot: QtBot) -> None:
    state = scene(("cult", "marquise"))
    state.revealed[0] = ("ambush_bird", "anvil")
    board = laid(qtbot, state, SECOND)
    said = told(board)
    around(board).turn_to(0)
    assert "Revealed: Ambush (bird)" in told(board) + said
    assert "Revealed: Anvil" in told(board)
    around(board).turn_to(COMMON)
    assert "Revealed: Lizard Cult" in told(board)

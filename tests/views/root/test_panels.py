"""The boards around the map: what they tell, what they keep to themselves, what can be pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Target, TargetKind
from rules.kernel.views import view
from rules.root.actions import Fight, PlayCard
from rules.root.boards import AllianceBoard, CultBoard, DuchyBoard, EyrieBoard, VagabondBoard
from rules.root.boards import VagabondItem as Thing
from rules.root.data import cards
from rules.root.enums import BuildingKind, Faction, Item, PlotKind, Suit, TokenKind
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.obeying import NextCard
from rules.root.state import Building, Token
from tests.rules.root.scenes import scene
from tests.views.root.panelling import (
    FIRST,
    SECOND,
    around,
    asked,
    cell,
    laid,
    offered,
    told,
)
from tests.views.root.seating import seated
from views.root.panels.cards import card_words
from views.root.panels.cell import Cell
from views.root.panels.tabs import COMMON
from views.theme import theme


# ---------------------------------------------------------------- every board
@pytest.mark.parametrize("faction", [each for each in Faction if each is not Faction.NONE])
def test_every_board_is_told_in_sentences_within_its_room(qtbot: QtBot, faction: Faction) -> None:
    other = "eyrie" if faction is not Faction.EYRIE else "marquise"
    state = scene([faction.value, other])
    if faction is Faction.VAGABOND:
        items = (Thing(Item.BOOT), Thing(Item.SWORD, exhausted=True), Thing(Item.TEA))
        state.boards[0] = VagabondBoard(
            character="thief", items=items, relations=(1, 1), aids=(0, 0)
        )
    board = laid(qtbot, state, FIRST)
    cells = [each for each in around(board).elements() if isinstance(each, Cell)]
    assert len(cells) > 8
    area = around(board)._area
    for each in cells:
        assert each.label
        assert "{" not in each.label
        assert "root." not in each.sentence()
        assert area.adjusted(-1, -1, 1, 1).contains(each.area), each.label


@pytest.mark.parametrize("text", [100, 200])
def test_boards_keep_their_room_with_large_letters(qtbot: QtBot, text: int) -> None:
    state = scene(["corvid", "cult", "riverfolk", "duchy"])
    state.hands[0] = ("armorers", "bake_sale", "sappers", "tax_collector", "cobbler")
    board = laid(qtbot, state, FIRST)
    theme().set_text(text)
    for page in range(4):
        around(board).turn_to(page)
        bottom = around(board)._area.bottom() + 1
        assert all(each.sceneBoundingRect().bottom() <= bottom + 3 for each in board.elements()
                   if isinstance(each, Cell))  # fmt: skip
    theme().set_text(100)


# ---------------------------------------------------------------- what each board tells
def test_the_marquise_tells_what_comes_next(qtbot: QtBot) -> None:
    state = scene(["marquise", "eyrie"])
    state.buildings[5] = (Building(FIRST, BuildingKind.SAWMILL),)
    state.tokens[5] = (Token(FIRST, TokenKind.WOOD), Token(FIRST, TokenKind.KEEP))
    said = told(laid(qtbot, state, FIRST))
    assert "Sawmill: 1 of 6 on the map; the next one costs 1 wood and scores 1" in said
    assert "1 of 8 wood on the map" in said
    assert "The keep is in clearing 5" in said


def test_the_decree_marks_what_will_fail(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.boards[0] = EyrieBoard(leader="despot", decree=(("armorers",), (), (), ()))
    board = laid(qtbot, state, FIRST)
    card = cell(board, "0:card:0:0")
    assert "would fail now" in card.label
    assert "Armorers" in card.label
    assert "Despot leads" in told(board)
    assert "Decree, Battle: empty" in told(board)


def test_supporters_are_the_alliances_own_secret(qtbot: QtBot) -> None:
    state = scene(["alliance", "eyrie"])
    state.supporters[0] = ("anvil", "armorers", "bake_sale")
    state.boards[0] = AllianceBoard(officers=2)
    own = told(laid(qtbot, state, FIRST))
    assert "fox 1, rabbit 1, mouse 0, bird 1" in own
    assert "Supporter: Anvil" in own
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    others = told(board)
    assert "3 supporter" in others
    assert "2 officer" in others
    for secret in ("Anvil", "Armorers", "Bake Sale", "fox 1"):
        assert secret not in others


def test_a_satchel_tells_the_state_of_each_item(qtbot: QtBot) -> None:
    state = scene(["vagabond", "eyrie"])
    items = (
        Thing(Item.BOOT),
        Thing(Item.SWORD, exhausted=True),
        Thing(Item.SWORD, damaged=True),
        Thing(Item.TEA),
    )
    state.boards[0] = VagabondBoard(
        character="thief", items=tuple(sorted(items)), relations=(1, 0), aids=(0, 0)
    )
    said = told(laid(qtbot, state, FIRST))
    for part in (
        "boot, ready: 1",
        "sword, exhausted: 1",
        "sword, ready, damaged: 1",
        "Track of tea: 1 of 3",
        "Eyrie Dynasties: Hostile",
        "Thief",
    ):
        assert part in said


def test_the_cult_tells_the_coming_outcast(qtbot: QtBot) -> None:
    state = scene(["cult", "eyrie"])
    state.boards[0] = CultBoard(acolytes=3, outcast=Suit.FOX, hated=True)
    state.lost_souls = ("anvil", "bake_sale", "root_tea_rabbit")
    state.buildings[5] = (Building(FIRST, BuildingKind.GARDEN, Suit.RABBIT),)
    said = told(laid(qtbot, state, FIRST))
    assert "The Outcast is fox and Hated" in said
    assert "The Outcast would be rabbit" in said
    assert "Sanctify costs 2 acolyte" in said
    assert "Rabbit gardens: 1 of 5 on the map" in said


def test_the_company_tells_prices_and_whose_warriors_it_holds(qtbot: QtBot) -> None:
    state = scene(["riverfolk", "eyrie"])
    held = state.boards[0]
    state.boards[0] = type(held)(
        funds=(2, 1), payments=(0, 3), committed=(0, 0), prices=(2, 3, 4), posts=(2, 3, 3)
    )
    said = told(laid(qtbot, state, FIRST))
    assert "Funds: Riverfolk Company: 2, Eyrie Dynasties: 1" in said
    assert "Riverboats at 3, the current price" in said
    assert "Fox trade posts: 2 of 3 left" in said


def test_the_duchy_tells_its_court(qtbot: QtBot) -> None:
    state = scene(["duchy", "eyrie"])
    state.boards[0] = DuchyBoard(swayed=("captain",), crowns=(2, 3, 3))
    said = told(laid(qtbot, state, FIRST))
    assert "Captain, swayed. Battle." in said
    assert "Mayor, not swayed" in said
    assert "Squire: 2 crown" in said


def test_plots_are_the_corvids_own_secret(qtbot: QtBot) -> None:
    state = scene(["corvid", "eyrie"])
    state.plots[0] = (PlotKind.BOMB, PlotKind.BOMB, PlotKind.RAID)
    state.tokens[5] = (Token(FIRST, TokenKind.PLOT, plot=PlotKind.SNARE),)
    own = told(laid(qtbot, state, FIRST))
    assert "Bomb, 2 in the supply" in own
    assert "Snare, face down, in clearing 5" in own
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    others = told(board)
    assert "3 plot" in others
    assert "Plot, face down, in clearing 5" in others
    assert not [line for line in others.splitlines() if line.startswith("Bomb, ")]


# ---------------------------------------------------------------- the hand
def test_only_the_viewers_hand_lies_there(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "armorers", "bake_sale")
    state.hands[1] = ("anvil",)
    board = laid(qtbot, state, FIRST)
    said = told(board)
    assert "2 times Armorers, bird card, costs fox" in said
    assert "Bake Sale, rabbit card, costs rabbit, rabbit, gives coin and 1 point" in said
    assert "Anvil" not in said
    assert "Armorers" not in told(laid(qtbot, state, None))


def test_nothing_of_a_hand_is_left_for_the_next_person(qtbot: QtBot) -> None:
    state = scene(["alliance", "marquise"])
    state.hands[0] = ("armorers",)
    state.supporters[0] = ("anvil",)
    board = laid(qtbot, state, FIRST)
    cell(board, "hand:armorers").is_hovered = True
    around(board).point(Target(TargetKind.CARD, "armorers"))
    setup = seated(["alliance", "marquise"], 7)
    board.show_view(view(state, None), None, setup)
    around(board).turn_to(0)
    for item in board.scene.items():
        said = f"{getattr(item, 'label', '')} {getattr(item, 'description', '')}"
        assert "Armorers" not in said
        assert "Anvil" not in said
        assert getattr(item, "_card", "") == ""


def test_a_card_that_can_be_chosen_answers(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    option_filter = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    picked: list[object] = []
    option_filter.picked.connect(picked.append)
    card = cell(board, "hand:armorers")
    assert card.is_answer
    assert card.can_press
    spot = board.table_view.mapFromScene(card.sceneBoundingRect().center())
    QTest.mouseClick(board.table_view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert picked == [PlayCard("armorers")]


def test_cards_can_be_chosen_by_keys(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    option_filter = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    picked: list[object] = []
    option_filter.picked.connect(picked.append)
    board.table_view.setFocus()
    board.next_option(1)
    first = board.walker.focused()
    board.next_option(1)
    assert {first, board.walker.focused()} == {
        cell(board, "hand:armorers"),
        cell(board, "hand:bake_sale"),
    }
    focused = board.walker.focused()
    assert isinstance(focused, Cell)
    assert focused.target is not None
    QTest.keyClick(board.table_view, Qt.Key.Key_Return)
    assert picked == [PlayCard(str(focused.target.id))]


def test_a_card_of_the_same_name_elsewhere_is_not_meant(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers",)
    state.boards[0] = EyrieBoard(leader="despot", decree=(("armorers",), (), (), ()))
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("armorers")])
    assert cell(board, "hand:armorers").is_answer
    assert not cell(board, "0:card:0:0").is_answer
    state.agenda = [NextCard(FIRST, 0, ("armorers",))]
    offered(board, state, FIRST, [Obey("armorers"), Obey("armorers")])
    assert not cell(board, "hand:armorers").is_answer
    assert cell(board, "0:card:0:0").is_answer


# ---------------------------------------------------------------- tabs
def test_the_own_board_is_open_and_others_are_one_press_away(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise", "cult"])
    board = laid(qtbot, state, SECOND)
    assert around(board).page == 1
    cell(board, "tab:2").press()
    assert around(board).page == 2
    assert "The Outcast" in told(board)
    cell(board, f"tab:{COMMON}").press()
    assert "Discard pile" in told(board)


def test_a_tab_that_answers_is_a_seat(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.warriors[5] = (3, 2)
    board = laid(qtbot, state, FIRST)
    option_filter = asked(board, state, FIRST, [Fight(5, SECOND)])
    option_filter.choose(Target(TargetKind.PLACE, 5))
    picked: list[object] = []
    option_filter.picked.connect(picked.append)
    assert cell(board, "tab:1").is_answer
    cell(board, "tab:1").press()
    assert picked == [Fight(5, SECOND)]
    assert around(board).page == 0


# ---------------------------------------------------------------- what would come of it
# ---------------------------------------------------------------- what is common
def test_the_discards_are_looked_through_leaf_by_leaf(qtbot: QtBot) -> None:
    state = scene(["eyrie", "vagabond"])
    state.discard = tuple(cards())
    state.crafted[1] = ("cobbler",)
    board = laid(qtbot, state, FIRST)
    around(board).turn_to(COMMON)
    first = told(board)
    assert "In play: Vagabond" in first
    cell(board, f"{COMMON}:leaf").press()
    second = told(board)
    for card in cards():
        assert (card_words(card) in first) is not (card_words(card) in second), card
    cell(board, f"{COMMON}:leaf").press()
    assert told(board) == first


def test_the_discard_pile_is_opened_by_a_press(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.discard = ("armorers",)
    board = laid(qtbot, state, FIRST)
    board.scene.tray.discard.press()
    assert around(board).page == COMMON
    assert "Armorers" in told(board)


def test_what_is_out_of_sight_is_offered_elsewhere(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    option_filter = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    heard: list[bool] = []
    armorers = Target(TargetKind.CARD, "armorers")
    option_filter.changed.connect(lambda: heard.append(board.shows(armorers)))
    around(board).turn_to(COMMON)
    around(board).turn_to(0)
    assert heard == [False, True]


# ---------------------------------------------------------------- before and without a question
def test_seats_without_a_faction_have_a_tab(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.factions = (Faction.EYRIE, Faction.NONE)
    state.turn = None
    board = laid(qtbot, state, FIRST)
    around(board).turn_to(1)
    assert not board.grab().isNull()
    assert "Setup" in told(board)

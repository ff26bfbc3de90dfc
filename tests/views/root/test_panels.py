"""The boards around the map: what they tell, what they keep to themselves, what can be pressed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.picker import Picker
from models.question import Question
from rules.kernel.steps import Action, Request, Screen, Seat, Target, TargetKind
from rules.kernel.text import say
from rules.kernel.views import view
from rules.root.actions import Fight, Move, PlayCard
from rules.root.boards import AllianceBoard, CultBoard, DuchyBoard, EyrieBoard, VagabondBoard
from rules.root.boards import VagabondItem as Thing
from rules.root.data import cards
from rules.root.describe import describe
from rules.root.evening import DiscardToLimit
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.obeying import NextCard
from rules.root.factions.marquise.daylight import MarquiseDaylight
from rules.root.state import Building, Token, Woodland, turn_of
from rules.root.words import BuildingKind, Faction, Item, PlotKind, Suit, TokenKind
from tests.rules.root.scenes import scene
from tests.views.root.clicking import Clicker, seated
from views.root.board import RootBoard
from views.root.inks import folk_ink, inks_of
from views.root.panels import outcome
from views.root.panels.around import Around
from views.root.panels.cards import card_words
from views.root.panels.cell import Cell
from views.root.panels.outcome import outcome_words
from views.root.panels.parts import figure_inks
from views.root.panels.tabs import COMMON
from views.theme import ThemeName, theme
from views.theme.contrast import contrast

SMALLEST = (1066, 590)
FIRST, SECOND = Seat(0), Seat(1)


def laid(
    qtbot: QtBot, state: Woodland, viewer: Seat | None, size: tuple[int, int] = SMALLEST
) -> RootBoard:
    """A board with the view of a seat."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    board = RootBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    setup = seated([faction.value or "random" for faction in state.factions], 7)
    board.show_view(view(state, viewer), viewer, setup)
    return board


def around(board: RootBoard) -> Around:
    made = board._scene.surroundings
    assert isinstance(made, Around)
    return made


def told(board: RootBoard) -> str:
    return "\n".join(around(board).describe())


def cell(board: RootBoard, key: str) -> Cell:
    found = around(board)._cells[key]
    assert found.isVisible()
    return found


def asked(board: RootBoard, state: Woodland, seat: Seat, actions: list[Action]) -> Picker:
    """A question with these choices, whatever the game itself would ask."""
    state.agenda = [DiscardToLimit(seat)]
    return offered(board, state, seat, actions)


def offered(board: RootBoard, state: Woodland, seat: Seat, actions: list[Action]) -> Picker:
    """The question that is on the agenda, with these choices."""
    seen, step = view(state, seat), state.agenda[-1]
    tells = step.describe if isinstance(step, NextCard) else describe
    options = [tells(seen, seat, action) for action in actions]
    request = Request(seat, 0, Screen.PRIVATE, say("root.name"), actions)
    picker = Picker(options)
    picker.setParent(board)
    board.offer(Question(seat, seen, request), picker)
    return picker


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
    assert "The keep stands in clearing 5" in said


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
    assert "Funds: 2 of Riverfolk Company, 1 of Eyrie Dynasties" in said
    assert "Riverboats at 3, the price of now" in said
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
    assert "Bake Sale, rabbit card, costs rabbit, rabbit, gives coin and 3 point" in said
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
    for item in board._scene.items():
        said = f"{getattr(item, 'label', '')} {getattr(item, 'description', '')}"
        assert "Armorers" not in said
        assert "Anvil" not in said
        assert getattr(item, "_card", "") == ""


def test_a_card_that_can_be_chosen_answers(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    picker = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    picked: list[object] = []
    picker.picked.connect(picked.append)
    card = cell(board, "hand:armorers")
    assert card.is_answer
    assert card.can_press
    spot = board._table.mapFromScene(card.sceneBoundingRect().center())
    QTest.mouseClick(board._table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert picked == [PlayCard("armorers")]


def test_cards_can_be_chosen_by_keys(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    picker = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    picked: list[object] = []
    picker.picked.connect(picked.append)
    board._table.setFocus()
    board.next_option(1)
    first = board._walker.focused()
    board.next_option(1)
    assert {first, board._walker.focused()} == {
        cell(board, "hand:armorers"),
        cell(board, "hand:bake_sale"),
    }
    focused = board._walker.focused()
    assert isinstance(focused, Cell)
    assert focused.target is not None
    QTest.keyClick(board._table, Qt.Key.Key_Return)
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
    picker = asked(board, state, FIRST, [Fight(5, SECOND)])
    picker.choose(Target(TargetKind.PLACE, 5))
    picked: list[object] = []
    picker.picked.connect(picked.append)
    assert cell(board, "tab:1").is_answer
    cell(board, "tab:1").press()
    assert picked == [Fight(5, SECOND)]
    assert around(board).page == 0


# ---------------------------------------------------------------- what would come of it
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
    satchel, damaged = cell(board, "0:box:Satchel"), cell(board, "0:box:Damaged")
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
    assert "Craft it: hammer, 2 point" in "\n".join(spec.more for spec in specs)


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
    assert "The keep is gone" in told(laid(qtbot, state, FIRST))


def test_phase_and_round_stay_while_a_choice_is_pointed_at(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    around(board)._now.foresee(["This brings: +1 point."])
    assert around(board)._now.label == ("Round 1, Eyrie Dynasties: Daylight. This brings: +1 point")


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
    board._scene.tray.discard.press()
    assert around(board).page == COMMON
    assert "Armorers" in told(board)


def test_what_is_out_of_sight_is_offered_elsewhere(qtbot: QtBot) -> None:
    state = scene(["eyrie", "marquise"])
    state.hands[0] = ("armorers", "bake_sale")
    board = laid(qtbot, state, FIRST)
    picker = asked(board, state, FIRST, [PlayCard("armorers"), PlayCard("bake_sale")])
    heard: list[bool] = []
    armorers = Target(TargetKind.CARD, "armorers")
    picker.changed.connect(lambda: heard.append(board.shows(armorers)))
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
    assert "Set-up" in told(board)


def test_an_order_tells_what_it_would_bring(qtbot: QtBot) -> None:
    clicker = Clicker(qtbot, seated(["marquise", "eyrie"], 5))
    board = clicker.board
    for _ in range(40):
        question = clicker.ask()
        moves = [o for o in question.options() if isinstance(o.action, Move)]
        if moves and question.view.turn.actions:
            break
        assert clicker.decision is not None
        clicker.decision.end()
        clicker.play.submit(question.seat, question.request.actions[0])
    path = moves[0].targets
    board._hand.press(path[0])
    board._hand.press(path[1])
    around(board).point(path[2])
    assert "action" in around(board)._now.label
    assert "This brings: " in around(board)._now.label


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
        "You win with Marquise de Cat and score no points any more."
    ]
    assert [*outcome._own(before, joined, FIRST)] == []
    active = scene(["vagabond", "marquise", "eyrie"])
    active.dominance[1] = "dominance_fox"
    assert [*outcome._bound(before, active, SECOND)] == [
        "You leave the score track and win by Dominance (fox) alone."
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
    assert "decide." in told[-1]

"""The rules in the panel: a section for everything on the table, and the numbers of the data."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from models.translate import language, words
from rules.kinfire_council.data import general
from rules.kinfire_council.items.whole import all_ops
from rules.kinfire_council.names import item_text
from rules.kinfire_council.printed.card_texts import lines_of
from rules.kinfire_council.printed.content import District, Item
from rules.kinfire_council.printed.library import shipped, shipped_board
from rules.kinfire_council.printed.ops import CultInfluence, CultScore, CultV, Op
from rules.kinfire_council.printed.signs import printed
from tests.rules.kinfire_council.small import table
from tests.views.kinfire_council.panels.beside import beside, game, late_in
from tests.views.kinfire_council.tables import laid, places, played
from views.items.panel import Panel
from views.kinfire_council.panels.tabs import Page
from views.panels.help import Section, help_text, sections

LANGUAGES = ("en", "tr")
BOARD, ITEMS = shipped_board(), shipped()
GLASS_NEST = ITEMS.content.districts[7]
PAGES = (Page.PLAN, Page.SHEET, Page.DOCKET, Page.THREATS, Page.CULT)


def parts(code: str) -> dict[str, Section]:
    """The sections of a language by their ids."""
    return {each.id: each for each in sections(help_text("kinfire_council", code))}


def rows(text: str) -> list[list[str]]:
    """The cells of a table's lines, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


# ---------------------------------------------------------------- topics
def test_every_thing_has_its_section_of_the_help(qtbot: QtBot) -> None:
    board = laid(qtbot, played(places()))
    panels = [each for each in board.elements() if isinstance(each, Panel)]
    topics = {each.topic for each in panels}
    assert {"spaces", "needs", "threats", "lighthouse", "docket", "cult", "score"} <= topics
    assert topics - {""} <= set(parts("en"))


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_its_section_of_the_help(qtbot: QtBot, page: Page) -> None:
    found = beside(qtbot, game(4, 3, late_in(3)))
    found.turn_to(page)
    topics = {cell.topic for cell in found.around._shown}
    assert topics - {""}
    assert topics - {""} <= set(parts("en"))


def test_the_scores_open_at_the_end(qtbot: QtBot) -> None:
    found = beside(qtbot, game(2, 3, lambda state: False))
    found.turn_to(Page.SCORES)
    assert {cell.topic for cell in found.around._shown} >= {"winning"}
    assert "winning" in parts("en")


# ---------------------------------------------------------------- numbers
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_the_lighthouse_is_that_of_the_data(code: str) -> None:
    told = [numbers(" ".join(row)) for row in rows(parts(code)["lighthouse"].text)]
    assert told == [
        [row, each.v_per_floor, each.cult_v] for row, each in enumerate(BOARD.tracker.rows)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_prices_of_upgrades_are_those_of_the_data(code: str) -> None:
    told = rows(parts(code)["upgrades"].text)
    for row, each in zip(told, BOARD.upgrades, strict=True):
        assert numbers(row[0]) == [each.tier]
        assert numbers(row[1]) == [pay.n for pay in each.cost]
        assert numbers(row[2]) == [each.v]


@pytest.mark.parametrize("code", LANGUAGES)
def test_taxes_and_ranges_are_those_of_the_data(code: str) -> None:
    told = rows(parts(code)["spaces"].text)
    city = BOARD.city
    for row, tier, tax in zip(told, city.tiers, city.taxes, strict=False):
        assert numbers(row[0]) == list(tier)
        assert numbers(row[3]) == ([tax] if tax else [])


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_in_the_sentences_are_those_of_the_data(code: str) -> None:
    found, counts = parts(code), general().player_count
    chits = numbers(found["pieces"].text.split(".")[0])
    assert chits == [5, 4, 3, 2]
    assert [each.worker_chits for each in counts] == [5, 4, 3, 2, 2]
    assert [each.cult_v_delta for each in counts] == [17, 6, 2, -1, -1]
    assert numbers(found["influence"].text)[:2] == [
        general().setup.influence_total,
        general().setup.influence_on_sheet,
    ]


# ---------------------------------------------------------------- two players
EXAMPLES: tuple[tuple[Item, type[Op], bool], ...] = (
    (ITEMS.research["secret_pact"], CultInfluence, True),
    (GLASS_NEST, CultV, True),
    (ITEMS.threats["torch_procession"], CultScore, False),
)
"""What the section «Two players» quotes, with the op in it, and whether it turns round."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    language().speak(request.param)
    yield request.param
    language().speak("en")


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_each_wording_for_two_players_has_an_example_as_printed(spoken: str) -> None:
    """The names and the words between quotation marks are those that stand on the item."""
    told = parts(spoken)["two"].text
    quoted = re.findall("“(.+?)”", told)
    for said, (item, _, _) in zip(quoted, EXAMPLES, strict=True):
        assert any(said in words(line) for line in lines_of(item)), said
    assert all(name_of(item, spoken) in told for item, _, _ in EXAMPLES)


def name_of(item: Item, code: str) -> str:
    """A card by its name, a district by that of the location that is quoted."""
    if isinstance(item, District):
        return {"en": "Brokers (8)", "tr": "Simsarlar'da (8)"}[code]
    return words(item_text(item.id))


@pytest.mark.parametrize(("item", "op", "turns"), EXAMPLES, ids=("influence", "given", "gained"))
def test_what_is_said_to_turn_round_does(item: Item, op: type[Op], turns: bool) -> None:
    """The words on the item at a table of two are others, or the same."""
    assert any(isinstance(each, op) for each in all_ops(item))
    read = printed(table(seats=2), item)
    assert (lines_of(read) != lines_of(item)) is turns
    assert printed(table(seats=3), item) == item

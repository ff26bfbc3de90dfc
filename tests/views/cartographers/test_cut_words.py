"""No word on the table is cut in the smallest window: in long languages, with large letters."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from models.translate import language
from tests.views.cartographers.positions import play, start, table
from tests.views.cut_words import noted
from views.cartographers import column, edicts, others, picks, skill_area
from views.items import panel
from views.theme import theme

BOARDS = {100: (1066, 615), 150: (1160, 602)}
"letters's What the window leaves to the table at 1280 x 720, by the size in percent."
WRITERS = (panel, edicts, column, others, picks, skill_area)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that did not find room, as it is painted."""
    return noted(monkeypatch, WRITERS)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    language().speak("en")
    theme().set_text(100)


@pytest.mark.parametrize(
    ("code", "text"), [("en", 100), ("de", 100), ("tr", 100), ("pseudo", 100), ("en", 150)]
)
@pytest.mark.parametrize("options", [{"skills": "on"}, {"card_set": "heroes"}])
def test_nothing_is_cut_in_the_smallest_window(
    qtbot: QtBot, cut: set[str], code: str, text: int, options: dict[str, str]
) -> None:
    language().speak(code)
    theme().set_text(text)
    setup, state = start(3, **options)
    game = table(qtbot, setup, state, size=BOARDS[text])
    for _ in range(8):
        play(state, 3)
        game.show()
        game.board.grab()
    assert cut == set()


def test_a_text_that_is_cut_is_found(qtbot: QtBot, cut: set[str]) -> None:
    setup, state = start(3)
    game = table(qtbot, setup, state, size=BOARDS[100])
    game.board.scene.edicts.rows[0].name = "A name that no edict has, far too long for its row"
    game.board.scene.edicts.rows[0].update()
    game.board.grab()
    assert cut

"""A game is whole when it has its part everywhere: what is forgotten is named, with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.kernel.registry import game, game_ids
from views.boards import BOARDS
from views.panels.lid import INKS

ROOT = Path(__file__).resolve().parents[1]


def _has(pattern: str) -> Callable[[str], bool]:
    return lambda game_id: any(ROOT.glob(pattern.format(game=game_id)))


def _in_contract(game_id: str) -> bool:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = [
        layer
        for contract in wanted["tool"]["importlinter"]["contracts"]
        for layer in contract.get("layers", ())
    ]
    return any(game_id in layer.split(" | ") for layer in layers)


def _is_named_in(path: str) -> Callable[[str], bool]:
    def looks(game_id: str) -> bool:
        name = game_id.replace("_", " ")
        return name in (ROOT / path).read_text(encoding="utf-8").lower()

    return looks


PLACES: dict[str, Callable[[str], bool]] = {
    "rules/kernel/registry.py, SHIPPED: its entry": lambda game_id: game_id in game_ids(),
    "pyproject.toml: a name in the contract of import-linter": _in_contract,
    "rules/<game>/casebook/book.py: names for rule cases and text play": _has(
        "rules/{game}/casebook/book.py"
    ),
    "rules/<game>/bot.py: its bots": _has("rules/{game}/bot.py"),
    "views/boards.py, BOARDS: its board": lambda game_id: game_id in BOARDS,
    "views/panels/lid.py, INKS: the colours of its lid": lambda game_id: game_id in INKS,
    "resources/icons/game-<game>.svg: its emblem": lambda game_id: _has(
        f"resources/icons/**/game-{game_id.replace('_', '-')}.svg"
    )(game_id),
    "resources/<game>/help/en.md: its rules for readers": _has("resources/{game}/help/en.md"),
    "resources/<game>/presets.toml: its named sets of options": _has(
        "resources/{game}/presets.toml"
    ),
    "tests/cases/<game>: its rule cases": _has("tests/cases/{game}/*.toml"),
    "tests/playthroughs/<game>-*.txt: golden playthroughs": _has("tests/playthroughs/{game}-*.txt"),
    "tests/rules/<game>, tests/views/<game>: its tests": lambda game_id: (
        _has("tests/rules/{game}/test_*.py")(game_id)
        and _has("tests/views/{game}/test_*.py")(game_id)
    ),
    "packaging/translations.py: the languages that speak it": lambda game_id: (
        f'"{game_id}"' in (ROOT / "packaging/translations.py").read_text(encoding="utf-8")
    ),
    "README.md: what of it there is": _is_named_in("README.md"),
    "resources/docs/glossary.md: its terms": _is_named_in("resources/docs/glossary.md"),
}
"""Where it belongs -> whether a game has it there. CONTRIBUTING.md, «A game», tells the same."""


def forgotten(game_id: str) -> Iterator[str]:
    """The places that lack a game."""
    for place, has in PLACES.items():
        if not has(game_id):
            yield place.replace("<game>", game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_of_a_game_is_forgotten(game_id: str) -> None:
    assert list(forgotten(game_id)) == []
    assert game(game_id).casebook


def test_what_is_forgotten_is_named() -> None:
    assert len(list(forgotten("chess"))) == len(PLACES)


def test_the_page_for_newcomers_names_each_place() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = {part for place in PLACES for part in place.partition(":")[0].split(", ")}
    assert [part for part in sorted(named) if part not in page] == []

"""Every word of the command line, in its good form and in bad ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import cli
from desktop.__main__ import main
from desktop.app import Lamplight, Start, application
from desktop.asked import game_of_bots
from models.places import Places
from models.seating import person
from models.settings import Motion, Pace
from models.translate import language
from rules.bots.levels import levels
from rules.kernel import registry
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import record_of, write_record
from rules.kernel.registry import game_ids, setup_of
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Bots, opened
from views.theme import ThemeName, theme

Trial = tuple[str, ...]

HEADLESS: tuple[Trial, ...] = (
    ("--help",),
    ("-h", "--lang", "de"),
    ("--version",),
    ("--check", "{record}"),
    ("--check", "{record}", "--data-dir", "{folder}", "--log-level", "error"),
    ("--export", "{record}", "--to", "text"),
    ("--export", "{record}", "--to", "png", "--theme", "night", "--output", "{folder}/a.png"),
    ("--arena", "cartographers", "--games", "1", "--jobs", "1"),
    ("--demonstration", "{folder}/shown", "--bots", "random,random", "--seed", "4"),
)
WINDOW: tuple[Trial, ...] = (
    ("{record}",),
    ("--continue", "--new-window", "--data-dir", "{folder}"),
    ("--safe-mode", "--scale", "1.5", "--log-level", "error", "--data-dir", "{folder}"),
    (
        *("--new", "feed_the_kraken", "--seed", "7", "--options", "{options}"),
        *("--bots", "random,random,random,random,steady"),
        *("--lang", "de", "--theme", "night", "--fullscreen", "--data-dir", "{folder}"),
    ),
)


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a start changes for the whole process is put back."""
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")
    yield
    language().speak("en")
    theme().choose(ThemeName.PAPER)
    theme().apply()


@pytest.fixture
def typed(tmp_path: Path) -> Callable[..., list[str]]:
    """Words as a person types them, of files that there are."""
    play = Play(setup_of("cartographers", 1, 3))
    record = tmp_path / "game.lamplight"
    plans = (person("Ada"),)
    record.write_bytes(write_record(record_of(play, plans, TakeBack.STRICT, program="")))
    options = tmp_path / "options.toml"
    options.write_text('emergency_off_duty = "off"\n')
    known = {"record": record, "options": options, "folder": tmp_path}
    return lambda *words: [word.format_map(known) for word in words]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[list[Lamplight]]:
    """The windows that were opened: each is furnished at once, with bots of this process."""
    opened: list[Lamplight] = []

    def run(app: object, places: Places, start: Start) -> int:
        lamp = Lamplight(application([]), places, start, Bots())
        lamp.settings.change(pace=Pace.INSTANT, motion=Motion.OFF)
        lamp.show()
        lamp.furnish()
        opened.append(lamp)
        return 0

    monkeypatch.setattr("desktop.app.run", run)
    yield opened
    for lamp in opened:
        put_out(lamp)


def all_words() -> set[str]:
    """Every word that --help offers."""
    return {name for action in cli.parser()._actions for name in action.option_strings}


def test_every_word_is_tried(qapp: object) -> None:
    """A new word needs a trial of its good form."""
    tried = {word for trial in HEADLESS + WINDOW for word in trial}
    assert all_words() <= tried


@pytest.mark.parametrize("trial", HEADLESS, ids=" ".join)
def test_every_word_without_a_window_works(
    typed: Callable[..., list[str]],
    trial: Trial,
    capsys: pytest.CaptureFixture[str],
    qapp: object,
) -> None:
    assert main(typed(*trial)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.strip()


def test_every_word_of_a_window_works(
    typed: Callable[..., list[str]], started: list[Lamplight], qtbot: QtBot
) -> None:
    for trial in WINDOW:
        assert main(typed(*trial)) == 0
        opened(started[-1], qtbot)
    looked_at, gone_on, safe, new = started
    assert looked_at.games.session is not None
    assert looked_at.games.session.setup.game == "cartographers"
    assert gone_on.games.session is None
    assert safe._start.safe_mode
    assert os.environ["QT_SCALE_FACTOR"] == "1.5"
    session = new.games.session
    assert session is not None
    assert (session.setup.game, session.setup.seed) == ("feed_the_kraken", 7)
    assert session.setup.options["emergency_off_duty"] == "off"
    assert [plan.level for plan in session.seats][1:] == ["random"] * 4 + ["steady"]
    assert new.window.isFullScreen()
    assert (language().code, theme().name) == ("de", ThemeName.NIGHT)


# ---------------------------------------------------------------- bad forms
PATHS = ("FILE", "DIR")
"""Words that take a path, by what --help calls it."""
BESIDE = {
    "--options": ("--new", "cartographers"),
    "--export": ("--to", "text"),
    "--output": ("--export", "{record}", "--to", "text"),
}
"""What a word needs beside it."""


def words_with_paths() -> list[str]:
    """Every word after which a path is typed."""
    found = (action for action in cli.parser()._actions if action.metavar in PATHS)
    return [action.option_strings[0] if action.option_strings else "FILE" for action in found]


@pytest.fixture
def bad_paths(tmp_path: Path) -> dict[str, Path]:
    """Paths of each kind that no word can take."""
    damaged = tmp_path / "damaged"
    damaged.write_bytes(b"\xff\xfe = [")
    return {"missing": tmp_path / "no" / "such", "damaged": damaged, "folder": tmp_path}


FINE = {
    "--data-dir": {"missing", "damaged", "folder"},
    "--demonstration": {"missing", "folder"},
    "--output": {"missing", "damaged"},
    "FILE": {"damaged", "folder"},
}
"""A folder is made, an older file is written over; what a window cannot open it says itself."""


def test_a_path_that_cannot_be_taken_is_one_sentence(
    typed: Callable[..., list[str]],
    bad_paths: dict[str, Path],
    started: list[Lamplight],
    capsys: pytest.CaptureFixture[str],
) -> None:
    for word in words_with_paths():
        for kind in bad_paths.keys() - FINE.get(word, set()):
            path = str(bad_paths[kind])
            given = [path] if word == "FILE" else [word, path]
            assert main([*given, *typed(*BESIDE.get(word, ()))]) == 1, given
            said = capsys.readouterr()
            assert said.err.startswith("lamplight: "), given
            assert said.err.count("\n") == 1, given
    assert not started


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", "-1", "--new", "cartographers"),
        ("--seed", "1.5", "--new", "cartographers"),
        ("--games", "x", "--arena", "cartographers"),
        ("--games", "3"),
        ("--output", "a"),
        ("--to", "text"),
        ("--check", "a", "--export", "b", "--to", "text"),
        ("--new", "root", "--continue"),
        ("a.lamplight", "--new", "root"),
        ("--check", "a", "--fullscreen"),
        ("--arena", "root", "--scale", "2"),
        ("--check", "a", "--new-window"),
        ("--scale", "nan"),
        ("--theme",),
    ],
    ids=" ".join,
)
def test_no_word_is_passed_over(
    words: Trial, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---------------------------------------------------------------- demonstrations
@pytest.mark.parametrize("game", game_ids())
def test_a_demonstration_of_every_game_heeds_every_word(
    game: str, typed: Callable[..., list[str]], qapp: object
) -> None:
    """So many seats as the game needs, of its strongest levels, if nobody says otherwise."""
    least = max(2, registry.game(game).seat_counts[0])
    usual = game_of_bots(cli.read(["--demonstration", "--new", game, "--seed", "3"]))
    assert (usual.game, usual.seed) == (game, 3)
    known = levels(game)[-2:]
    assert [plan.level for plan in usual.plans] == [known[n % 2] for n in range(least)]
    words = ["--demonstration", "--new", game, "--bots", ",".join(["random"] * least)]
    option = registry.game(game).options[-1]
    page = Path(typed("{folder}/chosen.toml")[0])
    page.write_text(f'{option.id} = "{option.values[-1]}"\n')
    chosen = game_of_bots(cli.read([*words, "--options", str(page)]))
    assert {plan.level for plan in chosen.plans} == {"random"}
    assert chosen.options == {option.id: option.values[-1]}
    page.write_text("nonsense = 1\n")
    with pytest.raises(cli.Misused):
        game_of_bots(cli.read([*words, "--options", str(page)]))
    with pytest.raises(cli.Misused):
        game_of_bots(cli.read(["--demonstration", "--new", game, "--bots", "genius"]))


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_a_demonstration_of_every_game_is_played(
    game: str, typed: Callable[..., list[str]], capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    folder = typed("{folder}/shown")[0]
    assert main(["--demonstration", folder, "--new", game]) == 0
    assert list(Path(folder).glob("*.png"))
    assert main(["--check", str(next(Path(folder).glob("*.lamplight")))]) == 0

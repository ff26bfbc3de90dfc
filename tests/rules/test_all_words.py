"""What holds for every game about words: each text has its sentence, each option its path."""

import re

import pytest

from rules.kernel import agenda
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Option, Page, Target, TargetKind
from rules.kernel.text import Text, english, is_speakable
from rules.kernel.views import share, view
from tests.rules.setups import GAMES, setups
from tests.rules.slips import slip_in
from tests.rules.walks import Dice, is_sampled, walk

MOST_DESCRIBED = 30

each_setup = pytest.mark.parametrize("setup", setups())


def check_text(text: Text | None) -> None:
    """A text can be said, with a fact for each of its places."""
    assert isinstance(text, Text)
    assert is_speakable(text), text
    words = english(text)
    assert words.strip()
    assert not slip_in(words), words


def check_option(option: Option) -> None:
    check_text(option.label)
    assert option.targets, f"{option} cannot be clicked"
    assert all(isinstance(target, Target) for target in option.targets)
    if option.why_not is not None:
        check_text(option.why_not)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_entry_has_words(game_id: str) -> None:
    """Name, description and every option of the set-up are explained."""
    entry = game(game_id)
    check_text(entry.name)
    check_text(entry.about)
    for option in entry.options:
        check_text(option.name)
        check_text(option.help)
        assert len(option.values) == len(option.value_names)
        assert option.default in option.values
        for name in option.value_names:
            check_text(name)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sentence_belongs_to_the_game(game_id: str) -> None:
    """Keys begin with the id of the game; places are named, numbers are %n."""
    for key, source in game(game_id).sentences.items():
        assert key.startswith(f"{game_id}."), key
        assert source.strip() == source
        assert re.fullmatch(r"(?:[^{}]|\{\w+\})+", source), source


@each_setup
def test_every_text_can_be_said(setup: Setup) -> None:
    """Prompts, options, reasons, pages, events and results."""
    dice, asked_about = Dice(setup.seed), set()
    state = None
    for moment in walk(setup, seed=21):
        state = moment.state
        check_text(moment.request.prompt)
        if is_sampled(moment.number) or not dice.below(3):
            check_options(moment.state, moment.seat, dice)
            check_explained(moment.state, moment.seat, asked_about)
            where = game(setup.game).where(view(state, None))
            assert where is None or is_speakable(where)
        check_events(moment.state, moment.seat, moment.action, setup)
    check_result(state)


def check_options(state: State, seat: int, dice: Dice) -> None:
    choice = agenda.question(state)
    given = state.answers.get(seat, ())
    actions = agenda.request(state, seat).actions
    paths = {}
    for action in set(dice.some(actions, MOST_DESCRIBED)):
        option = choice.describe(state, seat, action)
        check_option(option)
        assert option.action == action
        assert option.why_not is None
        assert paths.setdefault(option.targets, action) == action, "two options share one path"
    for option in choice.refused(state, seat, given):
        check_option(option)
    for option in agenda.aside_options(state, seat):
        check_option(option)
    if isinstance(choice, Page):
        check_text(choice.shows(state, seat))


def check_explained(state: State, seat: int, asked_about: set) -> None:
    """«Why not?» has an answer for anything on the table: here, for all that was once a target."""
    choice = agenda.question(state)
    for option in agenda.options(state, seat)[:MOST_DESCRIBED]:
        asked_about.update(option.targets)
    for target in sorted(asked_about, key=repr)[:MOST_DESCRIBED]:
        check_text(choice.explain(state, seat, target))
    for kind in TargetKind:
        if kind in (TargetKind.SEAT, TargetKind.BUTTON):
            check_text(choice.explain(state, seat, Target(kind, 0)))


def check_events(state: State, seat: int, action: object, setup: Setup) -> None:
    happened = agenda.apply(state.clone(), seat, action)
    for viewer in (None, *range(min(setup.seats, 4))):
        for event in share(happened.events, viewer):
            text = event.text()
            if text is not None:
                check_text(text)


def check_result(state: State) -> None:
    check_text(state.outcome.reason)
    for line in state.outcome.lines:
        check_text(line.source)
    for title in state.outcome.titles:
        check_text(title)

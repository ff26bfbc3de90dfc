"""The sentences: one for each key that the rules use, none that nobody says."""

import re
from pathlib import Path

import rules.feed_the_kraken
from rules.feed_the_kraken.messages.all_messages import SENTENCES
from rules.kernel.text import SENTENCES as ALL

FOLDER = Path(rules.feed_the_kraken.__file__).parent
SAID = re.compile(r'"(feed_the_kraken\.[a-z_0-9.]+)"')


def test_no_sentence_is_hidden_by_another() -> None:
    """Each key stands in one file."""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.rglob("*.py")):
        for key in re.findall(r'^    "(feed_the_kraken\.[\w.]+)": QT_', path.read_text(), re.M):
            assert found.setdefault(key, path.name) == path.name, key
    assert set(found) == set(SENTENCES)


def test_every_whole_key_has_its_sentence() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        for key in SAID.findall(path.read_text()):
            is_part = any(known.startswith(f"{key}.") for known in SENTENCES)
            assert key in SENTENCES or key in ALL or is_part, f"{path.name}: {key}"


def test_no_control_is_named_after_a_seat_number() -> None:
    """Texts speak of people by their names: {who}, never «seat {n}»."""
    assert not [key for key, words in SENTENCES.items() if "eat {" in words]

"""Every sentence that the code speaks of exists, and every sentence is spoken of."""

import re
from pathlib import Path

from rules.cartographers.messages.all_messages import SENTENCES
from rules.cartographers.messages.help_messages import HELP
from rules.cartographers.names import NAMES

FOLDER = Path(__file__).parents[3] / "rules" / "cartographers"
KEY = re.compile(r'"(cartographers\.[a-z_.]+)"')


def test_keys_in_the_code_exist() -> None:
    texts = {"text.py", "help.py", "names.py"}
    used = {
        key
        for path in FOLDER.glob("*.py")
        if path.name not in texts
        for key in KEY.findall(path.read_text("utf-8"))
        if key != "cartographers.toml"
    }
    assert used
    assert used <= set(SENTENCES) | {"cartographers.bot", "cartographers.casebook"}


def test_places_are_named() -> None:
    for key, sentence in SENTENCES.items():
        assert re.sub(r"\{[a-z]+\}", "", sentence).count("{") == 0, key
        assert sentence.strip() == sentence, key


def test_parts_do_not_collide() -> None:
    assert not set(HELP) & set(NAMES)
    assert set(HELP) | set(NAMES) <= set(SENTENCES)


def test_sentences_are_written_in_full() -> None:
    for key, sentence in SENTENCES.items():
        if ".prompt." in key or ".why." in key or ".log." in key or ".rule." in key:
            assert sentence[-1] in ".?", key

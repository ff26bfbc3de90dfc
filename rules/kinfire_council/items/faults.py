"""A fault of the data: where it is, what is wrong, what to do about it, in one sentence."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rules.kernel import door
from rules.kernel.text import Text, plain, say

MOST_SHOWN = 40
"""So many letters of a value are repeated in a sentence about it."""
MOST_FAULTS = 200
"""So many are told of a folder; who has more has another problem."""

Told = list[Text]
"""The faults found so far."""
Complain = Callable[[str, Text], None]
"""Takes the field and what is wrong with it."""


def what(name: str, /, **facts: Text | str | int) -> Text:
    """What is wrong and the remedy. Numbers below 0 stand there as a file has them: who copies them
    writes no sign that no file knows."""
    named = {key: plain(str(fact)) if _is_written(fact) else fact for key, fact in facts.items()}
    return say(f"kinfire_council.fault.{name}", **named)


def _is_written(fact: Text | str | int) -> bool:
    return isinstance(fact, str) or (isinstance(fact, int) and fact < 0)


def shown(value: object) -> str:
    """A value from a file, in short, on one line."""
    if isinstance(value, (list, dict)):
        return "[ ... ]" if isinstance(value, list) else "{ ... }"
    written = str(value).lower() if isinstance(value, bool) else str(value)
    words = " ".join(written.split())
    words = "".join(sign if sign.isprintable() else "?" for sign in words)
    return words if len(words) <= MOST_SHOWN else f"{words[:MOST_SHOWN]}..."


def in_file(file: str, about: Text) -> Text:
    """A fault of a whole file."""
    return say("kinfire_council.fault.in_file", file=plain(shown(file)), what=about)


def in_folder(folder: Path, about: Text) -> Text:
    """A fault of a whole folder: where was looked is told in full."""
    where = plain(door.shown(str(folder), door.MOST_PATH))
    return say("kinfire_council.fault.in_file", file=where, what=about)


def in_item(file: str, item: str, about: Text) -> Text:
    """A fault of a whole item."""
    return say(
        "kinfire_council.fault.in_item", file=plain(file), item=plain(shown(item)), what=about
    )


def in_field(file: str, item: str, field: str, about: Text) -> Text:
    """A fault of a field of an item."""
    return say(
        "kinfire_council.fault.in_field",
        file=plain(file),
        item=plain(shown(item)),
        field=plain(shown(field)),
        what=about,
    )


def for_item(told: Told, file: str, item: str) -> Complain:
    """Gathers what is wrong with the fields of one item; «» is the item itself."""

    def complain(field: str, about: Text) -> None:
        if len(told) < MOST_FAULTS:
            told.append(in_field(file, item, field, about) if field else in_item(file, item, about))

    return complain


def listed(names: Iterable[object]) -> str:
    """«a, b, c» of what may stand there."""
    return ", ".join(map(str, names))

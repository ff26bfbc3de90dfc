"""Words as data: a key and its facts. The rules never hold a finished sentence.

A game keeps its English sentences in ``rules/<game>/text.py`` under keys ``<game>.<name>``; the
screen translates them (``models/translate.py``), the console speaks English.

>>> SENTENCES["toy.found"] = ("toy", "{who} found %n coin(s).")
>>> english(say("toy.found", who="Ada", n=2))
'Ada found 2 coins.'
>>> english(say("toy.found", who="Ada", n=1))
'Ada found 1 coin.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Union

import msgspec

Fact = Union[str, int, "Text", tuple["Text", ...]]


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence by key, with the facts for its named places. The fact ``n`` chooses the plural."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


SENTENCES: dict[str, tuple[str, str]] = {}
"""Key -> (translation context, English source); a game adds its own when it is loaded."""


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Returns the sentence; the translation tool finds it by the name of this call."""
    return source


def add_sentences(context: str, sentences: Mapping[str, str]) -> None:
    """Makes a game's sentences known. Raises KeyError where a key is taken by other words."""
    for key, source in sentences.items():
        if SENTENCES.setdefault(key, (context, source)) != (context, source):
            raise KeyError(f"two sentences share the key {key!r}")


def say(key: str, **facts: Fact) -> Text:
    """A Text from a key and named facts, in a fixed order."""
    return Text(key, tuple(sorted(facts.items())))


def plain(words: str) -> Text:
    """Words that are the same in every language: a name that a person typed, a number, a seed."""
    return Text("kernel.plain", (("words", words),))


def render(
    text: Text,
    source_of: Callable[[str, int | None], str],
    join: Callable[[list[str]], str],
    begin: Callable[[str], str] = str,
) -> str:
    """Fills the named places of a sentence.

    `source_of(key, n)` gives the sentence in the reader's language, `begin` writes words as they
    stand at the beginning of one; what persons typed stays as it is.
    """
    facts = dict(text.facts)
    number = facts.get("n")
    sentence = source_of(text.key, number if isinstance(number, int) else None)

    def words_of(fact: Fact) -> str:
        if isinstance(fact, Text):
            return render(fact, source_of, join, begin)
        if isinstance(fact, tuple):
            return join([words_of(each) for each in fact])
        return signed(fact) if isinstance(fact, int) else fact

    def filled(place: str, at: int) -> str:
        fact = facts[place]
        is_named = isinstance(fact, Text) and fact.key != "kernel.plain"
        begins = is_named and _begins_sentence(sentence, at)
        return begin(words_of(fact)) if begins else words_of(fact)

    return fill(sentence, filled)


def fill(sentence: str, words_at: Callable[[str, int], str]) -> str:
    """Fills the places of a sentence by their names and where they stand.

    A full stop after words that end in a sign of their own is left out, and so is the s of a
    genitive after another one.

    >>> fill("{who} spends {card}.", lambda place, at: {"who": "Ada"}.get(place, "Stand Up!"))
    'Ada spends Stand Up!'
    >>> fill("{who}'s hand", lambda place, at: "Corvids")
    "Corvids' hand"
    """
    return _PLACE.sub(lambda found: _ended(words_at(found[1], found.start()), found[2]), sentence)


def _ended(words: str, end: str) -> str:
    last = words.rstrip(_APART)
    if end == "'s":
        return words + ("'" if last.endswith("s") else end)
    return words if last.endswith(_ENDS) else words + end


def _begins_sentence(sentence: str, at: int) -> bool:
    """Whether a whole sentence begins there, the first or a later one.

    >>> [_begins_sentence(s, s.index("{")) for s in ("{a} is far.", "{a}", "So. {a}.", "In {a}.")]
    [True, False, True, False]
    """
    before = sentence[:at].strip()
    return (before or sentence.strip()).endswith((".", "!", "?"))


def signed(number: int) -> str:
    """A number with a real minus.

    >>> signed(3), signed(-3)
    ('3', '\N{MINUS SIGN}3')
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


def counted(number: int, thing: str) -> str:
    """A number of things, by their plain English plural.

    >>> counted(1, "case"), counted(2, "case")
    ('1 case', '2 cases')
    """
    return plural(f"%n {thing}(s)", number)


def plural(source: str, number: int | None) -> str:
    """English plural of a source with ``%n`` and ``(s)``.

    >>> plural("%n space(s)", 1), plural("%n space(s)", 3)
    ('1 space', '3 spaces')
    """
    if number is None:
        return source
    return source.replace("(s)", "" if number == 1 else "s").replace("%n", signed(number))


def is_speakable(text: Text) -> bool:
    """Whether its sentence is known and each place of it has a fact, in the texts inside too."""
    if text.key not in SENTENCES:
        return False
    facts = dict(text.facts)
    places = [place for place, _ in _PLACE.findall(SENTENCES[text.key][1])]
    inner = [fact for fact in facts.values() if isinstance(fact, Text)]
    inner += [each for fact in facts.values() if isinstance(fact, tuple) for each in fact]
    return all(place in facts for place in places) and all(map(is_speakable, inner))


def english(text: Text) -> str:
    """The sentence in English: for the console, tests and logs."""
    return render(text, lambda key, n: plural(SENTENCES[key][1], n), ", ".join)


_PLACE = re.compile("\\{(\\w+)\\}(\\.(?!\\.)|\N{IDEOGRAPHIC FULL STOP}|'s\\b|)")
"""A place, and the full stop right after it."""
_ENDS = (
    *".!?",
    "\N{HORIZONTAL ELLIPSIS}",
    "\N{ARABIC QUESTION MARK}",
    "\N{IDEOGRAPHIC FULL STOP}",
    "\N{FULLWIDTH EXCLAMATION MARK}",
    "\N{FULLWIDTH QUESTION MARK}",
)
_APART = "\N{POP DIRECTIONAL ISOLATE}"

add_sentences(
    "kernel",
    {
        "kernel.plain": "{words}",
        "kernel.not_asked": QT_TRANSLATE_NOOP("kernel", "It is not this player's turn to decide."),
        "kernel.why.both": QT_TRANSLATE_NOOP("kernel", "{rule} {cause}"),
        "kernel.why.over": QT_TRANSLATE_NOOP("kernel", "The game is over: {reason}"),
        "kernel.why.awaited": QT_TRANSLATE_NOOP("kernel", "Waiting for {names}."),
        "kernel.why.goes_on": QT_TRANSLATE_NOOP("kernel", "The game continues automatically."),
        "kernel.not_open": QT_TRANSLATE_NOOP("kernel", "You can't choose that now."),
        "kernel.game_over": QT_TRANSLATE_NOOP("kernel", "The game is over."),
        "kernel.binding": QT_TRANSLATE_NOOP(
            "kernel", "This answer is binding and can't be taken back."
        ),
        "kernel.nothing_to_withdraw": QT_TRANSLATE_NOOP(
            "kernel", "This player has no answer to take back."
        ),
        "kernel.bad_seats": QT_TRANSLATE_NOOP(
            "kernel", "This game is for {least}–{most} players, not {seats}."
        ),
        "kernel.unknown_option": QT_TRANSLATE_NOOP(
            "kernel", "Unknown option “{option}”. Options: {known}."
        ),
        "kernel.bad_option": QT_TRANSLATE_NOOP(
            "kernel", "“{value}” is not a valid value for “{option}”. Use: {allowed}."
        ),
        "kernel.bad_seed": QT_TRANSLATE_NOOP(
            "kernel", "A seed must be a whole number from 0 to {most}."
        ),
        "kernel.seat": QT_TRANSLATE_NOOP("kernel", "Seat {number}"),
        "kernel.pass": QT_TRANSLATE_NOOP("kernel", "Pass"),
        "kernel.seen": QT_TRANSLATE_NOOP("kernel", "Seen"),
        "kernel.done": QT_TRANSLATE_NOOP("kernel", "Done"),
        "kernel.record_foreign": QT_TRANSLATE_NOOP(
            "kernel", "This is not a Lamplight file. Choose a file that ends in .lamplight."
        ),
        "kernel.record_newer": QT_TRANSLATE_NOOP(
            "kernel",
            "This file was written by a newer program ({program}) in format {number}; this"
            " program reads up to format {known}. Open it with a newer version of Lamplight.",
        ),
        "kernel.record_newer_rules": QT_TRANSLATE_NOOP(
            "kernel",
            "This game was played by newer rules (version {rules}, program {program}); this"
            " program knows version {known}. Open it with a newer version of Lamplight.",
        ),
        "kernel.record_old_rules": QT_TRANSLATE_NOOP(
            "kernel",
            "This game was played by older rules (version {rules}, program {program}) and"
            " cannot be converted to version {known}. Open it with that older version of"
            " Lamplight.",
        ),
        "kernel.record_unknown_game": QT_TRANSLATE_NOOP(
            "kernel",
            "Unknown game “{game}”. Look for a newer version of Lamplight.",
        ),
        "kernel.record_damaged": QT_TRANSLATE_NOOP(
            "kernel",
            "This file is damaged ({where}). It was not changed; an older copy of the game may"
            " still open.",
        ),
        "kernel.record_misfit": QT_TRANSLATE_NOOP(
            "kernel",
            "From move {entry} on, the moves in this file break the rules ({why}). The file was"
            " not changed; an older copy of the game may still open.",
        ),
        "kernel.record_huge": QT_TRANSLATE_NOOP(
            "kernel", "This file is too large to be a game: the limit is {most} MB."
        ),
        "kernel.file_gone": QT_TRANSLATE_NOOP("kernel", "File not found: {path}."),
        "kernel.file_unreadable": QT_TRANSLATE_NOOP("kernel", "Cannot open {path} ({why})."),
        "kernel.file_special": QT_TRANSLATE_NOOP(
            "kernel", "{path} is a folder, a pipe or a device. Choose a file."
        ),
        "kernel.file_huge": QT_TRANSLATE_NOOP(
            "kernel", "The file {path} is too large: the limit is {most}."
        ),
        "kernel.file_encoding": QT_TRANSLATE_NOOP(
            "kernel", "Line {line} of {path} is not UTF-8. Save the file as UTF-8."
        ),
        "kernel.file_no_toml": QT_TRANSLATE_NOOP("kernel", "{path} is not valid TOML ({why})."),
        "kernel.file_deep": QT_TRANSLATE_NOOP(
            "kernel", "This file nests values more than {most} levels deep. Choose another file."
        ),
        "kernel.file_many": QT_TRANSLATE_NOOP(
            "kernel", "This file contains more than {most} values. Choose another file."
        ),
        "kernel.barrier_chance": QT_TRANSLATE_NOOP(
            "kernel", "A chance result has been shown since then."
        ),
        "kernel.barrier_reveal": QT_TRANSLATE_NOOP(
            "kernel", "Hidden information has been revealed since then."
        ),
        "kernel.barrier_person": QT_TRANSLATE_NOOP(
            "kernel", "Another player has decided since then."
        ),
        "kernel.barrier_theirs": QT_TRANSLATE_NOOP(
            "kernel", "{name} made the last decision: you can't take it back."
        ),
        "kernel.took_back": QT_TRANSLATE_NOOP("kernel", "{name} takes back {other}'s decision."),
        "kernel.barrier_none_allowed": QT_TRANSLATE_NOOP(
            "kernel", "This game was set up without undo."
        ),
        "kernel.barrier_start": QT_TRANSLATE_NOOP("kernel", "There is nothing to undo."),
        "kernel.nothing_to_redo": QT_TRANSLATE_NOOP("kernel", "There is nothing to redo."),
    },
)

import pytest

from rules.kernel import text
from rules.kernel.text import (
    QT_TRANSLATE_NOOP,
    SENTENCES,
    Text,
    add_sentences,
    english,
    is_speakable,
    plain,
    plural,
    render,
    say,
)


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "SENTENCES", dict(SENTENCES))
    add_sentences(
        "made_up",
        {
            "made_up.found": "{who} found %n coin(s): {what}.",
            "made_up.coin": "a coin",
            "made_up.name": "{name}",
        },
    )


def test_facts_are_kept_in_one_order() -> None:
    assert say("k", b=1, a=2) == say("k", a=2, b=1)
    assert say("k", b=1, a=2).facts == (("a", 2), ("b", 1))


def test_a_sentence_is_filled_with_its_facts() -> None:
    coins = (say("made_up.coin"), plain("a button"))
    found = say("made_up.found", who=say("made_up.name", name="Ada"), n=2, what=coins)
    assert english(found) == "Ada found 2 coins: a coin, a button."


def test_one_is_not_many() -> None:
    assert english(say("made_up.found", who="Bo", n=1, what="")) == "Bo found 1 coin: ."
    assert plural("%n egg(s)", None) == "%n egg(s)"


def test_a_number_that_is_no_number_chooses_no_plural() -> None:
    asked = []
    render(say("k", n="x"), lambda key, n: asked.append((key, n)) or "", ", ".join)
    assert asked == [("k", None)]


def test_a_missing_fact_is_a_fault() -> None:
    with pytest.raises(KeyError):
        english(say("made_up.name"))


def test_a_key_belongs_to_one_sentence() -> None:
    add_sentences("made_up", {"made_up.coin": "a coin"})
    with pytest.raises(KeyError, match=r"made_up\.coin"):
        add_sentences("made_up", {"made_up.coin": "another coin"})


@pytest.mark.parametrize(
    ("said", "is_known"),
    [
        (say("made_up.coin"), True),
        (say("made_up.nothing"), False),
        (say("made_up.name"), False),
        (say("made_up.name", name=say("made_up.nothing")), False),
        (say("made_up.name", name=(say("made_up.coin"), say("made_up.nothing"))), False),
        (say("made_up.name", name=(say("made_up.coin"),)), True),
        (plain("any words {at} all"), True),
    ],
)
def test_what_can_be_said(said: Text, is_known: bool) -> None:
    assert is_speakable(said) is is_known


def test_marking_changes_nothing() -> None:
    assert QT_TRANSLATE_NOOP("context", "words") == "words"


def test_every_sentence_of_the_kernel_is_marked_by_its_context() -> None:
    own = {key: context for key, (context, _) in SENTENCES.items() if key.startswith("kernel.")}
    assert len(own) > 20
    assert set(own.values()) == {"kernel"}

"""The notebook: own facts, when and from what (11)."""

import re

from rules.feed_the_kraken.claim import ClaimKind, Say, claim_text
from rules.feed_the_kraken.enums import Character, Color, Faction
from rules.feed_the_kraken.knowledge.notebook import NOTE_SENTENCES, WORDS, navigation_in, notes
from rules.feed_the_kraken.knowledge.told import TOLD_SENTENCES, told
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Navigation, learn
from rules.kernel.registry import game
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.feed_the_kraken.ledger import dealt
from tests.rules.feed_the_kraken.positions import BLUE, DRUNK, LEADER, PIRATE, SAILOR, begun, ship


def book(state: Kraken, seat: int) -> list[str]:
    """The notes of a seat as lines."""
    found = notes(view(state, Seat(seat)), Seat(seat))
    return [f"{english(note.when)}: {english(note.text)}" for note in found]


def manned(**chosen: str) -> Kraken:
    return dealt(ship(**chosen), *[SAILOR] * 4, PIRATE, PIRATE, LEADER)


def test_the_set_up() -> None:
    assert book(manned(), 4) == [
        "Setup: You were dealt: Pirate.",
        "Setup: From the pirates' gathering: the pirates are Seat 6.",
        "Now: You are: Pirate. You win with this side: Pirates.",
    ]
    assert book(manned(), 6)[1:] == [
        "Setup: You were shown no one at the start.",
        "Now: You are: Cult Leader. You win with this side: Cult.",
    ]


def test_a_lone_pirate() -> None:
    state = dealt(ship(5), SAILOR, SAILOR, SAILOR, PIRATE, LEADER)
    assert book(state, 3)[1].endswith("you are the only pirate.")


def test_every_kind_of_fact_has_words() -> None:
    assert set(WORDS) == set(FactKind)


def test_facts_with_their_round() -> None:
    state, seat = manned(), Seat(0)
    kinds = FactKind
    for fact in (
        Fact(round=1, kind=kinds.COMMITTED, number=2),
        Fact(round=2, kind=kinds.DREW, cards=(BLUE, DRUNK)),
        Fact(round=2, kind=kinds.SEARCHED, about=(Seat(1),), factions=(PIRATE,), real=True),
        Fact(round=3, kind=kinds.SEARCHED, about=(Seat(2),), factions=(SAILOR,), real=False),
        Fact(round=4, kind=kinds.PICKED, about=(Seat(3),), real=False),
        Fact(round=4, kind=kinds.TURNED, real=False),
        Fact(round=5, kind=kinds.CULT_SEARCH, about=(Seat(3), Seat(4)), real=False),
        Fact(round=6, kind=kinds.JUMPED, number=5),
    ):
        learn(state, seat, fact)
    assert book(state, 0)[2:-1] == [
        "Round 1: You committed 2 guns.",
        "Navigation 1: You drew: blue Drunk, red Drunk.",
        "Round 2: Your cabin search: Seat 2 was dealt Pirate and has been converted to the cult.",
        "Round 3: Your cabin search: Seat 3 was dealt Sailor and is not converted.",
        "Round 4: Conversion: your mark went to Seat 4.",
        "Round 4: Conversion: nothing changed for you.",
        "Round 5: Cult Cabin Search: you were not shown the cards of Seat 4, Seat 5.",
        "Navigation 6: You jumped overboard.",
    ]


def sailed(round_number: int) -> Navigation:
    """A navigation of a round; the rest does not matter here."""
    return Navigation(
        round=round_number,
        captain=Seat(0),
        lieutenant=Seat(1),
        navigator=Seat(2),
        card=BLUE,
        origin="quick_c_00",
        target="quick_w1_01",
    )


def test_what_a_navigation_has_brought_bears_its_number_as_claims_count_it() -> None:
    state, seat = manned(), Seat(0)
    state.voyages = (sailed(1), sailed(3))
    assert [navigation_in(state, number) for number in (1, 2, 3, 4)] == [1, 0, 2, 0]
    for fact in (
        Fact(round=3, kind=FactKind.COMMITTED, number=2),
        Fact(round=3, kind=FactKind.DREW, cards=(BLUE, DRUNK), number=1),
        Fact(round=3, kind=FactKind.MERMAID, cards=(BLUE,), number=1),
        Fact(round=4, kind=FactKind.TOP_CARD, cards=(BLUE,), number=2),
    ):
        learn(state, seat, fact)
    heads = [line.partition(":")[0] for line in book(state, 0)[2:-1]]
    assert heads == ["Round 3", "Navigation 2", "Navigation 2", "Round 4"]
    claim = Say(kind=ClaimKind.NAVIGATOR_CARDS, number=1, colors=(Color.RED,))
    assert english(claim_text(claim)).startswith("On navigation 2 ")


def test_told_of_a_seat_no_note_says_you() -> None:
    told_keys = {key.rpartition(".")[2] for key in TOLD_SENTENCES}
    for key, source in NOTE_SENTENCES.items():
        name = key.rpartition(".")[2]
        if re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b", source) and name != "side_now":
            assert name in told_keys
            assert set(re.findall(r"{\w+}|%n", source)) == set(
                re.findall(r"{\w+}|%n", TOLD_SENTENCES[f"feed_the_kraken.told.{name}"])
            )
    assert not any(re.search(r"\byou", words.casefold()) for words in TOLD_SENTENCES.values())
    state, fact = manned(), Fact(round=2, kind=FactKind.DREW, cards=(BLUE, DRUNK))
    assert english(told(state, Seat(0), fact)) == "Drew: blue Drunk, red Drunk."


def test_a_convert_reads_what_it_is_now() -> None:
    state = manned()
    state.converts = (Seat(0),)
    learn(state, Seat(0), Fact(round=3, kind=FactKind.TURNED, about=(Seat(6),)))
    learn(state, Seat(6), Fact(round=3, kind=FactKind.TURNED, about=(Seat(0),)))
    assert book(state, 0)[-2:] == [
        "Round 3: Conversion: you became a Cultist; your leader is Seat 7.",
        "Now: You are: Cultist. You win with this side: Cult.",
    ]
    assert book(state, 6)[-2] == "Round 3: Conversion: Seat 1 became a Cultist and knows you."


def test_without_the_memory_aid() -> None:
    """Side and character only; what one has become is one's side."""
    state = manned(memory_aid="none", use_character_cards="on")
    learn(state, Seat(0), Fact(round=0, kind=FactKind.CHARACTER, character=Character.BOSUN))
    learn(state, Seat(0), Fact(round=1, kind=FactKind.COMMITTED, number=2))
    state.converts = (Seat(0),)
    assert book(state, 0) == [
        "Setup: You were dealt: Sailor.",
        (
            "Setup: Your character: Bosun. Before drawing: the "
            "lieutenant and the navigator swap badges."
        ),
        "Now: You are: Cultist. You win with this side: Cult.",
    ]


def test_nobody_reads_the_notebook_of_another() -> None:
    assert notes(view(manned(), Seat(1)), Seat(0)) == ()


def test_a_search_that_shows_the_side_only() -> None:
    state = manned(cabin_search_shows="current_faction_only")
    cultist = (Faction.CULTIST,)
    fact = Fact(round=2, kind=FactKind.SEARCHED, about=(Seat(1),), factions=cultist, real=False)
    learn(state, Seat(0), fact)
    assert book(state, 0)[-2] == "Round 2: Your cabin search: Seat 2 is Cultist."


def test_the_entry_knows_the_notebook() -> None:
    state = begun()
    assert game("feed_the_kraken").notebook is notes
    assert len(notes(view(state, Seat(0)), Seat(0))) == 4

"""A seat's notebook: what it has learned in private, when, and from what (11).

With the memory aid off it shows only what the seat is and which character it has.
"""

from collections.abc import Callable

from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.names import (
    cards_text,
    character_does,
    character_name,
    faction_name,
    side_name,
    who,
)
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, current, game_of
from rules.feed_the_kraken.telling import whom
from rules.kernel.state import State
from rules.kernel.steps import Note, Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

NOTE_SENTENCES: dict[str, str] = {
    "feed_the_kraken.note.setup": QT_TRANSLATE_NOOP("feed_the_kraken", "Setup"),
    "feed_the_kraken.note.round": QT_TRANSLATE_NOOP("feed_the_kraken", "Round {round}"),
    "feed_the_kraken.note.navigation": QT_TRANSLATE_NOOP("feed_the_kraken", "Navigation {number}"),
    "feed_the_kraken.note.now": QT_TRANSLATE_NOOP("feed_the_kraken", "Now"),
    "feed_the_kraken.note.dealt": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You were dealt: {faction}."
    ),
    "feed_the_kraken.note.side_now": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You are: {faction}. You win with this side: {side}."
    ),
    "feed_the_kraken.note.comrades": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "From the pirates' gathering: the pirates are {seats}."
    ),
    "feed_the_kraken.note.lone_pirate": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "From the pirates' gathering: you are the only pirate."
    ),
    "feed_the_kraken.note.no_comrades": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You were shown no one at the start."
    ),
    "feed_the_kraken.note.character": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your character: {character}. {does}"
    ),
    "feed_the_kraken.note.committed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You committed %n gun(s)."
    ),
    "feed_the_kraken.note.drew": QT_TRANSLATE_NOOP("feed_the_kraken", "You drew: {cards}."),
    "feed_the_kraken.note.kept": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You put in the logbook: {cards}."
    ),
    "feed_the_kraken.note.logbook": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "As navigator you found in the logbook: {cards}."
    ),
    "feed_the_kraken.note.played": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "As navigator you left: {cards}."
    ),
    "feed_the_kraken.note.jumped": QT_TRANSLATE_NOOP("feed_the_kraken", "You jumped overboard."),
    "feed_the_kraken.note.searched": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your cabin search: {who} was dealt {faction} and is not converted."
    ),
    "feed_the_kraken.note.searched_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Your cabin search: {who} was dealt {faction} and has been converted to the cult.",
    ),
    "feed_the_kraken.note.searched_now": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your cabin search: {who} is {faction}."
    ),
    "feed_the_kraken.note.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Mermaid showed you, in no order: {cards}."
    ),
    "feed_the_kraken.note.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You saw the top card of the draw pile: {cards}."
    ),
    "feed_the_kraken.note.stash_guns": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Guns Stash: you gave the guns to {seats}."
    ),
    "feed_the_kraken.note.stash_marks": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Guns Stash: your marks went to {seats}."
    ),
    "feed_the_kraken.note.cult_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Cabin Search: {cards}."
    ),
    "feed_the_kraken.note.cult_search_closed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Cabin Search: you were not shown the cards of {seats}."
    ),
    "feed_the_kraken.note.found": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} was dealt {faction}"),
    "feed_the_kraken.note.named_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: you named {seats}."
    ),
    "feed_the_kraken.note.named_nobody": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: you named no one."
    ),
    "feed_the_kraken.note.marked": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: your mark went to {seats}."
    ),
    "feed_the_kraken.note.your_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: {who} became a Cultist and knows you."
    ),
    "feed_the_kraken.note.your_leader": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: you became a Cultist; your leader is {who}."
    ),
    "feed_the_kraken.note.nothing_changed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: nothing changed for you."
    ),
}

OF_CARDS = (
    FactKind.DREW,
    FactKind.KEPT,
    FactKind.LOGBOOK,
    FactKind.PLAYED,
    FactKind.JUMPED,
)
"""What belongs to a navigation before its card is shown; `Fact.number` counts it from 0."""
BY_ROUND = (FactKind.DEALT, FactKind.COMRADES, FactKind.CHARACTER, FactKind.COMMITTED)
"""Not of a navigation: a mutiny may come instead of it."""
BARE = (FactKind.DEALT, FactKind.CHARACTER)
"""What a notebook holds without the memory aid, besides what the seat is now."""


def notes(seen: State, seat: Seat) -> tuple[Note, ...]:
    """The notes of a seat, the oldest first, from its own view."""
    game = game_of(seen)
    facts = game.facts[seat]
    if not game.variant.memory_aid:
        facts = tuple([fact for fact in facts if fact.kind in BARE])
    found = [Note(when(game, fact), WORDS[fact.kind](game, seat, fact)) for fact in facts]
    return (*found, Note(_note("now"), side_now(game, seat))) if facts else ()


def navigation_of(game: Kraken, fact: Fact) -> int:
    """The number of the navigation that a fact belongs to, from 1; 0: none."""
    if fact.kind in OF_CARDS:
        return fact.number + 1
    return 0 if fact.kind in BY_ROUND else navigation_in(game, fact.round)


def navigation_in(game: Kraken, round_number: int) -> int:
    """The number of the navigation in a round, from 1; 0: the ship did not sail in it (yet)."""
    rounds = [voyage.round for voyage in game.voyages]
    return rounds.index(round_number) + 1 if round_number in rounds else 0


def moment(game: Kraken, round_number: int) -> Text:
    """The navigation of a round; the round, where the ship did not sail."""
    number = navigation_in(game, round_number)
    return _note("navigation", number=number) if number else _note("round", round=round_number)


def when(game: Kraken, fact: Fact) -> Text:
    """The navigation, as claims count them; else the round, or the set-up."""
    number = navigation_of(game, fact)
    if number:
        return _note("navigation", number=number)
    return _note("round", round=fact.round) if fact.round else _note("setup")


def side_now(game: Kraken, seat: Seat) -> Text:
    """What the seat is, after all conversions."""
    faction = current(game, seat)
    return _note("side_now", faction=faction_name(faction), side=side_name(faction.side))


def _note(key: str, **facts: str | int | Text | tuple[Text, ...]) -> Text:
    return say(f"feed_the_kraken.note.{key}", **facts)


def dealt(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """One's own card."""
    return _note("dealt", faction=faction_name(fact.factions[0]))


def comrades(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """Whom the pirates' gathering has shown."""
    mates = tuple([each for each in fact.about if each != seat])
    if mates:
        return _note("comrades", seats=whom(mates))
    is_pirate = game.dealt[seat] is Faction.PIRATE
    return _note("lone_pirate" if is_pirate else "no_comrades")


def character(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """One's own character."""
    name, does = character_name(fact.character), character_does(fact.character)
    return _note("character", character=name, does=does)


def committed(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """A commitment."""
    return _note("committed", n=fact.number)


def jumped(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """Overboard."""
    return _note("jumped")


def of_cards(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """Cards drawn, kept, found, played, looked at."""
    return _note(fact.kind.value, cards=cards_text(fact.cards))


def searched(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """A cabin search, as it was shown."""
    key = "searched_convert" if fact.real else "searched"
    if game.variant.search_shows_side_only:
        key = "searched_now"
    return _note(key, who=who(fact.about[0]), faction=faction_name(fact.factions[0]))


def stash(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """Guns handed out, or marks."""
    return _note("stash_guns" if fact.real else "stash_marks", seats=whom(fact.about))


def cult_search(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """The cards of the officers, or only whose they were."""
    if not fact.real:
        return _note("cult_search_closed", seats=whom(fact.about))
    pairs = zip(fact.about, fact.factions, strict=True)
    found = [_note("found", who=who(each), faction=faction_name(card)) for each, card in pairs]
    return _note("cult_search", cards=tuple(found))


def named(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """The convert, or a mark of distrust."""
    if not fact.about:
        return _note("named_nobody")
    return _note("named_convert" if fact.real else "marked", seats=whom(fact.about))


def turned(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """What a conversion has changed."""
    if not fact.real:
        return _note("nothing_changed")
    is_leader = game.dealt[seat] is Faction.CULT_LEADER
    return _note("your_convert" if is_leader else "your_leader", who=who(fact.about[0]))


WORDS: dict[FactKind, Callable[[Kraken, Seat, Fact], Text]] = {
    FactKind.DEALT: dealt,
    FactKind.COMRADES: comrades,
    FactKind.CHARACTER: character,
    FactKind.COMMITTED: committed,
    FactKind.DREW: of_cards,
    FactKind.KEPT: of_cards,
    FactKind.LOGBOOK: of_cards,
    FactKind.PLAYED: of_cards,
    FactKind.JUMPED: jumped,
    FactKind.SEARCHED: searched,
    FactKind.MERMAID: of_cards,
    FactKind.TOP_CARD: of_cards,
    FactKind.STASH: stash,
    FactKind.CULT_SEARCH: cult_search,
    FactKind.PICKED: named,
    FactKind.TURNED: turned,
}

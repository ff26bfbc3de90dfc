"""What Crawling Chaos is told: options with their clicks, log lines (8, 9)."""

from rules.cthulhu_wars.abilities.effects import (
    abilities_of,
    books_of,
    requirement,
    requirements_of,
)
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.crawling_chaos.actions import (
    Abduct,
    Exempt,
    PayPower,
    Seek,
    TakePower,
    TakeSigns,
)
from rules.cthulhu_wars.names import book_does, book_name, deed_name
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Action, Event, Option, Seat, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.factions.battles import fight, roll, take_turn
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, answer, area, gate, put, scene, take

CARD, PIECE, AMOUNT, BUTTON = (
    TargetKind.CARD,
    TargetKind.PIECE,
    TargetKind.AMOUNT,
    TargetKind.BUTTON,
)
CHAOS = Seat(0)


def chaos(*books: str) -> Earth:
    """Crawling Chaos in its turn, with these books."""
    state = scene((CC, GC, BG))
    take(state, 0, *books)
    return state


def option(state: Earth, action: Action, seat: int = 0) -> Option:
    """An option that is open, as its player sees it."""
    found = [each for each in agenda.options(state, Seat(seat)) if each.action == action]
    assert len(found) == 1, f"{action!r} stands {len(found)} times"
    assert found[0].why_not is None
    return found[0]


def told(events: tuple[Event, ...]) -> list[str]:
    """The log lines of what happened; each event points at something."""
    assert all(event.targets() for event in events if event.text() is not None)
    return [english(text) for event in events if (text := event.text()) is not None]


def test_all_that_stands_on_the_card_has_words() -> None:
    """Names and rules of abilities, books and deeds."""
    effects = (*abilities_of(Faction.CRAWLING_CHAOS), *books_of(Faction.CRAWLING_CHAOS))
    for each in effects:
        assert english(book_name(each.ID))
        assert len(english(book_does(each.ID))) > 30
    for deed in requirements_of(Faction.CRAWLING_CHAOS):
        assert english(deed_name(deed.ID))
        assert english(say(f"cthulhu_wars.deed.{deed.ID}.does"))


def test_abduct_says_how_many() -> None:
    """The book, then the number."""
    state = chaos("abduct")
    put(state, 0, "asia", nightgaunt=2)
    put(state, 1, "asia", deep_one=1)
    fight(state, "asia", 0, 1)
    found = option(state, Abduct(2))
    assert english(found.label) == "Abduct: eliminate 2 Nightgaunts"
    assert found.targets == (Target(CARD, "abduct"), Target(AMOUNT, 2))
    assert any("uses Abduct" in line for line in told(answer(state, 0, Abduct(2))))


def test_invisibility_names_the_unit() -> None:
    """The one on the gate by itself."""
    state = chaos("invisibility")
    put(state, 0, "asia", flying_polyp=2, acolyte=2)
    put(state, 1, "asia", starspawn=1)
    gate(state, "asia", 0)
    where = area(state, "asia")
    fight(state, "asia", 0, 1)
    found = option(state, Exempt(CHAOS, 0, holder=True))
    assert english(found.label) == (
        "Invisibility: Crawling Chaos' Acolyte on the gate takes no part"
    )
    assert found.targets == (Target(CARD, "invisibility"), Target(PIECE, f"holder:{where}"))
    found = option(state, Exempt(Seat(1), 3))
    assert english(found.label) == "Invisibility: Great Cthulhu's Starspawn takes no part"
    assert found.targets[1] == Target(PIECE, f"unit:{where}:1:3")
    lines = told(answer(state, 0, Exempt(CHAOS, 2)))
    assert "Invisibility: Seat 1's Flying Polyp takes no part in the battle." in lines


def test_seek_and_destroy_names_the_area() -> None:
    """The Horror there is the click."""
    state = chaos("seek_and_destroy")
    put(state, 0, "asia", nightgaunt=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 1, "asia", deep_one=1)
    europe = area(state, "europe")
    fight(state, "asia", 0, 1)
    found = option(state, Seek(europe))
    assert english(found.label) == "Seek and Destroy: move a Hunting Horror from Europe"
    assert found.targets == (Target(CARD, "seek_and_destroy"), Target(PIECE, f"unit:{europe}:0:3"))


def test_the_harbinger_says_what_it_brings() -> None:
    """So much Power, two signs; the log tells for whom."""
    state = chaos("madness")
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", cthulhu=1)
    fight(state, "asia", 0, 1, roll(kills=1), roll(misses=6))
    prompt = english(agenda.request(state, CHAOS).prompt)
    assert prompt == "Crawling Chaos: choose what you gain for Cthulhu."
    assert english(option(state, TakePower()).label) == "Gain 5 Power"
    signs = option(state, TakeSigns())
    assert english(signs.label) == "Gain 2 Elder Signs"
    assert signs.targets == (Target(BUTTON, "signs"),)
    copy = state.clone()
    lines = told(answer(state, 0, TakePower()))
    assert any("gains Power for Cthulhu" in line for line in lines)
    lines = told(answer(copy, 0, TakeSigns()))
    assert any("gains 2 Elder Signs for Cthulhu" in line for line in lines)


def test_the_thousand_forms_are_told() -> None:
    """The order and its die."""
    state = chaos("the_thousand_forms")
    put(state, 0, "asia", nyarlathotep=1)
    take_turn(state)
    forms = Use("the_thousand_forms")
    found = option(state, forms)
    assert english(found.label) == "The Thousand Forms: roll for your enemies' Power"
    assert found.targets == (Target(CARD, "the_thousand_forms"),)
    lines = told(answer(state, 0, forms, script=((3,),)))
    assert any(line.endswith("rolls 4.") for line in lines)


def test_paying_names_its_price_and_its_books() -> None:
    """4 and 6 for one, 10 for two."""
    state = chaos()
    take_turn(state)
    labels = [english(option(state, PayPower(each)).label) for each in (4, 6, 10)]
    assert labels == [
        "Pay 4 Power for a spellbook",
        "Pay 6 Power for a spellbook",
        "Pay 10 Power for two spellbooks",
    ]
    assert option(state, PayPower(10)).targets == (Target(CARD, "cc_pay_six"), Target(AMOUNT, 10))
    assert requirement("cc_pay_six").actions(state, CHAOS) == (PayPower(6), PayPower(10))

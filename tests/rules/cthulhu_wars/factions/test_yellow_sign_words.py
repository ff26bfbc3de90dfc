"""What Yellow Sign is told: options with their clicks, reasons, log lines (8, 9)."""

import pytest

from rules.cthulhu_wars.abilities.effects import abilities_of, books_of, requirements_of
from rules.cthulhu_wars.actions import ChooseUnit, Use
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.yellow_sign.actions import (
    GiveDoom,
    Raise,
    Scream,
    SendHastur,
    Shriek,
    Zingaya,
)
from rules.cthulhu_wars.names import book_does, book_name, deed_name
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Action, Done, Event, Option, Seat, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.factions.battles import open_now, take_turn
from tests.rules.cthulhu_wars.scenes import (
    BG,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    put,
    reasons,
    scene,
    take,
)

CARD, PIECE, PLACE = TargetKind.CARD, TargetKind.PIECE, TargetKind.PLACE
AMOUNT, SEAT, BUTTON = TargetKind.AMOUNT, TargetKind.SEAT, TargetKind.BUTTON
SIGN = Seat(0)
DESECRATE = Use("desecrate")


def sign(*books: str, **kinds: int) -> Earth:
    """Yellow Sign in its turn, with these books, and these units in Europe."""
    state = scene((YS, GC, BG))
    take(state, 0, *books)
    put(state, 0, "europe", **kinds)
    take_turn(state)
    return state


def option(state: Earth, action: Action) -> Option:
    """An option that is open, as its player sees it."""
    found = [each for each in agenda.options(state, SIGN) if each.action == action]
    assert len(found) == 1, f"{action!r} stands {len(found)} times"
    assert found[0].why_not is None
    return found[0]


def told(events: tuple[Event, ...]) -> list[str]:
    """The log lines of what happened; each event points at something."""
    assert all(event.targets() for event in events if event.text() is not None)
    return [english(text) for event in events if (text := event.text()) is not None]


def test_all_that_stands_on_the_card_has_words() -> None:
    """Names and rules of abilities, books and deeds."""
    effects = (*abilities_of(Faction.YELLOW_SIGN), *books_of(Faction.YELLOW_SIGN))
    for each in effects:
        assert english(book_name(each.ID))
        assert len(english(book_does(each.ID))) > 30
    for deed in requirements_of(Faction.YELLOW_SIGN):
        assert english(deed_name(deed.ID))
        assert english(say(f"cthulhu_wars.deed.{deed.ID}.does"))


def test_desecrate_says_what_it_needs() -> None:
    """The click on the King; then the units by name."""
    state = sign(king_in_yellow=1, undead=1)
    europe = area(state, "europe")
    found = option(state, DESECRATE)
    assert english(found.label) == "Desecrate Europe for 2 Power: a token on a roll of 2 or less"
    assert found.targets == (Target(CARD, "desecrate"), Target(PIECE, f"unit:{europe}:0:3"))
    copy = state.clone()
    lines = told(answer(state, 0, DESECRATE, script=((1,),)))
    assert any("rolls 2 with 2 units there: Europe is desecrated" in line for line in lines)
    lines = told(answer(copy, 0, DESECRATE, script=((5,),)))
    assert any("rolls 6 with 2 units there: Europe is not desecrated" in line for line in lines)
    prompt = english(agenda.request(state, SIGN).prompt)
    assert prompt == "Yellow Sign: choose the unit to place in Europe from your pool."
    found = option(state, Raise(2))
    assert (english(found.label), found.targets[1]) == ("Byakhee", Target(PLACE, str(europe)))


def test_hastur_says_where_he_goes() -> None:
    """The book, then the area."""
    state = sign("he_who_is_not_to_be_named", hastur=1)
    put(state, 1, "asia", acolyte=1)
    asia = area(state, "asia")
    found = option(state, SendHastur(asia))
    assert english(found.label) == "He Who is Not to be Named: move Hastur to Asia"
    assert found.targets == (
        Target(CARD, "he_who_is_not_to_be_named"),
        Target(PLACE, str(asia)),
    )
    lines = told(answer(state, 0, SendHastur(asia)))
    assert any("uses He Who is Not to be Named" in line for line in lines)


def test_the_screaming_dead_say_how_many_walk() -> None:
    """The book, the area, the number; alone without one."""
    state = sign("the_screaming_dead", king_in_yellow=1, undead=2)
    asia = area(state, "asia")
    found = option(state, Scream(asia, 2))
    assert english(found.label) == "The Screaming Dead: move the King to Asia with 2 Undead"
    assert found.targets == (
        Target(CARD, "the_screaming_dead"),
        Target(PLACE, str(asia)),
        Target(AMOUNT, 2),
    )
    alone = english(option(state, Scream(asia, 0)).label)
    assert alone == "The Screaming Dead: move the King to Asia alone"
    lines = told(answer(state, 0, Scream(asia, 0)))
    assert any("uses The Screaming Dead" in line for line in lines)
    assert (count(state, 0, "asia", "undead"), count(state, 0, "europe", "undead")) == (0, 2)


def test_the_byakhee_say_where_they_come_from() -> None:
    """First where to, then one after another."""
    state = sign("shriek_of_the_byakhee", byakhee=2)
    asia, europe = area(state, "asia"), area(state, "europe")
    found = option(state, Shriek(asia))
    assert english(found.label) == "Shriek of the Byakhee: fly to Asia"
    lines = told(answer(state, 0, Shriek(asia)))
    assert any("uses Shriek of the Byakhee" in line for line in lines)
    prompt = english(agenda.request(state, SIGN).prompt)
    assert prompt == "Yellow Sign: choose the Byakhee that fly to Asia."
    one = ChooseUnit(SIGN, 2, europe)
    assert english(option(state, one).label) == "A Byakhee from Europe"
    assert option(state, one).targets == (Target(PIECE, f"unit:{europe}:0:2"),)
    answer(state, 0, one)
    done = option(state, Done())
    assert (english(done.label), done.targets) == ("No more Byakhee", (Target(BUTTON, "done"),))


def test_zingaya_names_its_victim() -> None:
    """The Acolyte is the click."""
    state = sign("zingaya", undead=1)
    put(state, 1, "europe", acolyte=1)
    europe = area(state, "europe")
    found = option(state, Zingaya(europe, Seat(1)))
    assert english(found.label) == (
        "Zingaya: replace Great Cthulhu's Acolyte in Europe with an Undead"
    )
    assert found.targets == (Target(CARD, "zingaya"), Target(PIECE, f"unit:{europe}:1:0"))
    lines = told(answer(state, 0, Zingaya(europe, Seat(1))))
    assert any("uses Zingaya" in line for line in lines)


def test_giving_doom_names_the_enemy() -> None:
    """The deed, then the faction."""
    state = sign(acolyte=1)
    found = option(state, GiveDoom(Seat(2)))
    assert english(found.label) == "Give Black Goat 3 Doom"
    assert found.targets == (Target(CARD, "ys_give_three_doom"), Target(SEAT, 2))
    assert any(
        "gives" in line and "3 Doom" in line for line in told(answer(state, 0, GiveDoom(Seat(2))))
    )


POOR: list[tuple[str, type[Action], dict[str, int]]] = [
    ("he_who_is_not_to_be_named", SendHastur, {"hastur": 1}),
    ("the_screaming_dead", Scream, {"king_in_yellow": 1}),
    ("shriek_of_the_byakhee", Shriek, {"byakhee": 1}),
    ("zingaya", Zingaya, {"undead": 1}),
]


@pytest.mark.parametrize(("book", "kind", "units"), POOR)
def test_too_little_power_is_a_reason(book: str, kind: type[Action], units: dict[str, int]) -> None:
    """Each costs 1; whoever has none is not asked, but the book knows why."""
    state = sign(book, **units)
    put(state, 1, "europe", acolyte=1)
    put(state, 1, "asia", acolyte=1)
    effect = next(each for each in books_of(Faction.YELLOW_SIGN) if book == each.ID)
    state.power[0] = 1
    assert open_now(state, kind)
    assert not effect.refused(state, SIGN)
    state.power[0] = 0
    assert not open_now(state, kind)
    assert effect.actions(state, SIGN) == ()
    whys = [each.why_not for each in effect.refused(state, SIGN)]
    assert len(whys) == 1
    assert whys[0] is not None
    assert english(whys[0]).startswith("It costs 1 Power")


def test_what_is_open_is_not_refused() -> None:
    """All four books at once: no reason stands beside an open one."""
    state = sign(*(book for book, _, _ in POOR), hastur=1, king_in_yellow=1, byakhee=1, undead=1)
    put(state, 1, "europe", acolyte=1)
    put(state, 1, "asia", acolyte=1)
    for _, kind, _ in POOR:
        assert open_now(state, kind)
    refused = [each for each in agenda.options(state, SIGN) if each.why_not is not None]
    cards = {target.id for each in refused for target in each.targets}
    assert not cards & {book for book, _, _ in POOR}
    assert DESECRATE in choices(state)
    assert reasons(state)

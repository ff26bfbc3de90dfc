"""What a seat may say (13)."""

import pytest

from rules.feed_the_kraken.claim import Claim, ClaimKind, Say, claim_text
from rules.feed_the_kraken.enums import Color, Faction, NavCard, Post, Token
from rules.feed_the_kraken.events import Said
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.state import Kraken, Look, Navigation, Sight, change, game_of
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.feed_the_kraken.characters.hands import W1, crew, opened, sailed
from tests.rules.feed_the_kraken.ledger import navigation
from tests.rules.feed_the_kraken.positions import BLUE, DRUNK, do, drowned, ship, team

RED, YELLOW, BLUE_COLOR = Color
CARDS = (ClaimKind.OFFICER_CARDS, ClaimKind.NAVIGATOR_CARDS)


def talking(state: Kraken) -> Kraken:
    """At a public moment."""
    do(state, ChooseTarget(Token.CABIN_SEARCH))
    return state


def kinds(state: Kraken, seat: int) -> set[ClaimKind]:
    """What a seat may make claims about."""
    return {each.kind for each in agenda.free_actions(state, Seat(seat))}


def of_kind(state: Kraken, seat: int, kind: ClaimKind) -> list[Say]:
    return [each for each in agenda.free_actions(state, Seat(seat)) if each.kind is kind]


def test_everybody_may_speak_about_sides() -> None:
    """Own side, accusations, trust; about everybody else who lives."""
    state = talking(drowned(team(ship()), 5))
    for seat in (0, 1, 2, 3, 4, 6):
        own = {ClaimKind.OWN_SIDE, ClaimKind.ACCUSATION, ClaimKind.TRUST}
        assert kinds(state, seat) == own
    assert {each.target for each in of_kind(state, 3, ClaimKind.TRUST)} == {0, 1, 2, 4, 6}
    assert len(of_kind(state, 3, ClaimKind.OWN_SIDE)) == 4
    assert len(of_kind(state, 3, ClaimKind.ACCUSATION)) == 5 * 3 * 3


def test_the_dead_and_the_tongueless_are_silent() -> None:
    state = drowned(team(ship()), 5)
    change(state, Seat(4), tongue=False)
    talking(state)
    assert agenda.free_actions(state, Seat(5)) == ()
    assert agenda.free_actions(state, Seat(4)) == ()


def test_a_claim_is_kept_as_said_and_bars_nothing() -> None:
    state = talking(team(ship()))
    before = state.clone()
    said = Say(kind=ClaimKind.TRUST, target=Seat(1))
    happened = agenda.submit(state, Seat(3), said)
    assert state.claims == (Claim(1, Seat(3), said),)
    assert happened.events == (Said(Seat(3), said),)
    assert happened.undo_barrier is None
    assert english(happened.events[0].text()) == "Seat 4 says: I trust Seat 2."
    state.claims = ()
    assert state == before


def test_once_a_round_and_target() -> None:
    state = talking(team(ship()))
    agenda.submit(state, Seat(3), Say(kind=ClaimKind.TRUST, target=Seat(1)))
    agenda.submit(state, Seat(3), Say(kind=ClaimKind.OWN_SIDE, faction=Faction.SAILOR))
    assert 1 not in {each.target for each in of_kind(state, 3, ClaimKind.TRUST)}
    assert of_kind(state, 3, ClaimKind.OWN_SIDE) == []
    assert {each.target for each in of_kind(state, 3, ClaimKind.ACCUSATION)} == {0, 1, 2, 4, 5, 6}
    with pytest.raises(Refused):
        agenda.submit(state, Seat(3), Say(kind=ClaimKind.TRUST, target=Seat(1)))
    state.round = 2
    assert len(of_kind(state, 3, ClaimKind.OWN_SIDE)) == 4


def test_cards_of_a_navigation() -> None:
    """Offered to its officers, once, with any content."""
    state = talking(sailed(team(ship()), DRUNK))
    assert len(of_kind(state, 0, ClaimKind.OFFICER_CARDS)) == 9
    assert len(of_kind(state, 1, ClaimKind.OFFICER_CARDS)) == 9
    found = of_kind(state, 2, ClaimKind.NAVIGATOR_CARDS)
    assert [each.colors for each in found] == [(RED, RED), (RED, YELLOW), (RED, BLUE_COLOR)]
    assert {each.kept for each in found} == {RED}
    assert not kinds(state, 3) & set(CARDS)
    agenda.submit(state, Seat(2), found[0])
    assert of_kind(state, 2, ClaimKind.NAVIGATOR_CARDS) == []
    state.round = 5
    assert of_kind(state, 2, ClaimKind.NAVIGATOR_CARDS) == []


def test_three_cards_with_a_smuggler() -> None:
    state = talking(sailed(team(ship()), DRUNK))
    old = state.voyages[0]
    fields = {name: getattr(old, name) for name in old.__struct_fields__}
    state.voyages = (Navigation(**(fields | {"smuggled": (Post.LIEUTENANT,)})),)
    assert {len(each.colors) for each in of_kind(state, 1, ClaimKind.OFFICER_CARDS)} == {3}
    assert {len(each.colors) for each in of_kind(state, 0, ClaimKind.OFFICER_CARDS)} == {2}


@pytest.mark.parametrize(
    ("sight", "kind", "count"),
    [
        (Sight.CABIN_SEARCH, ClaimKind.SEARCH_RESULT, 7),
        (Sight.MERMAID, ClaimKind.MERMAID_CARDS, 10),
        (Sight.TELESCOPE, ClaimKind.TOP_CARD, 6),
        (Sight.LOOK_OUT, ClaimKind.TOP_CARD, 6),
    ],
)
def test_looks(sight: Sight, kind: ClaimKind, count: int) -> None:
    """Offered to the viewer alone."""
    state = talking(team(ship()))
    state.looks = (Look(round=1, sight=sight, viewer=Seat(3), target=Seat(1)),)
    assert len(of_kind(state, 3, kind)) == count
    assert of_kind(state, 2, kind) == []
    agenda.submit(state, Seat(3), of_kind(state, 3, kind)[0])
    assert of_kind(state, 3, kind) == []


def test_a_search_that_shows_only_the_side_tells_of_no_conversion() -> None:
    state = talking(team(ship(cabin_search_shows="current_faction_only")))
    look = Look(round=1, sight=Sight.CABIN_SEARCH, viewer=Seat(3), target=Seat(1))
    state.looks = (look,)
    found = of_kind(state, 3, ClaimKind.SEARCH_RESULT)
    assert [each.faction for each in found] == list(Faction)[1:]
    assert not any(each.converted for each in found)


def test_armed_is_a_card_of_the_long_voyage() -> None:
    state = talking(team(ship(voyage="long")))
    state.looks = (Look(round=1, sight=Sight.TELESCOPE, viewer=Seat(3)),)
    told = [each.card for each in of_kind(state, 3, ClaimKind.TOP_CARD)]
    assert NavCard.RED_ARMED in told
    assert len(told) == 7


def test_a_card_that_is_not_played_with_is_not_offered() -> None:
    """Without the Armed ones, whoever counts the deck: an onlooker's view is enough."""
    state = talking(team(ship(voyage="long", armed_cards_in_long_deck="off")))
    state.looks = (Look(round=1, sight=Sight.TELESCOPE, viewer=Seat(3)),)
    told = [each.card for each in of_kind(state, 3, ClaimKind.TOP_CARD)]
    assert NavCard.RED_ARMED not in told
    assert len(told) == 6
    seen = game_of(view(state, None))
    assert [each.card for each in of_kind(seen, 3, ClaimKind.TOP_CARD)] == told


def test_nobody_speaks_on_private_screens() -> None:
    """Between the draws and the card shown."""
    state, _ = navigation([DRUNK, BLUE, DRUNK, BLUE])
    assert all(agenda.free_actions(state, Seat(seat)) == () for seat in range(7))


def test_in_windows_one_may_speak() -> None:
    assert kinds(opened(crew({}), W1), 3)


def test_officers_are_silent_until_the_card_is_shown() -> None:
    """In an emergency the captain and the lieutenant may not tell what they gave."""
    state = talking(team(ship(), 1, 4))
    state.jumped = (Seat(2),)
    assert kinds(state, 0) == kinds(state, 1) == kinds(state, 4) == set()
    assert kinds(state, 3)
    sailed(state, DRUNK)
    assert kinds(state, 0)


def test_before_the_first_round_nothing_is_said() -> None:
    state = talking(team(ship()))
    state.round = 0
    assert agenda.free_actions(state, Seat(3)) == ()


def test_the_onlooker_knows_what_may_be_said() -> None:
    state = talking(sailed(team(ship()), DRUNK))
    for seat in range(7):
        assert agenda.free_actions(view(state, None), Seat(seat)) == agenda.free_actions(
            state, Seat(seat)
        )


def test_every_path_is_another() -> None:
    state = talking(sailed(team(ship()), DRUNK))
    state.looks = tuple(Look(round=1, sight=sight, viewer=Seat(0)) for sight in Sight)
    paths = [option.targets for option in agenda.aside_options(state, Seat(0))]
    assert len(set(paths)) == len(paths)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            Say(kind=ClaimKind.OFFICER_CARDS, number=2, colors=(RED, YELLOW), kept=YELLOW),
            "On navigation 3 I drew red, yellow and kept yellow.",
        ),
        (
            Say(kind=ClaimKind.NAVIGATOR_CARDS, number=0, colors=(RED, RED), kept=RED),
            "On navigation 1 the logbook held red, red.",
        ),
        (
            Say(kind=ClaimKind.SEARCH_RESULT, number=0, target=Seat(1), faction=Faction.PIRATE),
            "I searched Seat 2: Pirate, not converted.",
        ),
        (
            Say(
                kind=ClaimKind.SEARCH_RESULT,
                number=0,
                target=Seat(1),
                faction=Faction.PIRATE,
                converted=True,
            ),
            "I searched Seat 2: Pirate, converted to the cult.",
        ),
        (Say(kind=ClaimKind.OWN_SIDE, faction=Faction.SAILOR), "I am a Sailor."),
        (
            Say(kind=ClaimKind.ACCUSATION, target=Seat(1), faction=Faction.PIRATE, strength=3),
            "I am sure Seat 2 is a Pirate.",
        ),
    ],
)
def test_claims_in_words(said: Say, words: str) -> None:
    assert english(claim_text(said)) == words

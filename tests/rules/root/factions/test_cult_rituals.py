"""The Lizard Cult's Daylight and Evening (7.5; seed 10.5, 10.6): rituals, crafting, drawing."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, TargetKind
from rules.kernel.text import english
from rules.root.actions import Craft, Fight, Move, PlayCard
from rules.root.enums import BuildingKind, Landmark, Phase, Suit, TokenKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.cult.actions import CallFollower, PlantGarden, Sacrifice, ScoreGardens
from rules.root.factions.cult.evening import OpenCultCrafting, TakeRevealedBack
from rules.root.factions.cult.law import CultLaw
from rules.root.factions.cult.rituals import OpenRituals
from rules.root.problems import problems
from rules.root.state import Token, Woodland, turn_of
from tests.rules.root.driving import hold, in_phase, lay, stand
from tests.rules.root.factions.congregation import (
    CATS,
    CULT,
    FOX,
    FOXES,
    MOUSE,
    RABBIT,
    acolytes,
    do,
    gathering,
    is_over,
    keep,
    labels,
    lines,
    open_now,
    plant,
    play,
    raise_up,
    reasons_for,
    refusals,
    told,
)

LAW = CultLaw()


def day(state: Woodland, *cards: str) -> Woodland:
    """Asks for rituals with these cards in hand."""
    hold(state, 0, *cards)
    play(state, OpenRituals(CULT))
    return state


# -------------------------------------------------------------------- in general
def test_a_revealed_card_lies_in_the_play_area() -> None:
    """It is out of the hand and serves nothing else (R11)."""
    state = day(gathering(), "anvil", "armorers")
    do(state, CallFollower("anvil", 1))
    assert (state.hands[CULT], state.revealed[CULT]) == (("armorers",), ("anvil",))
    assert open_now(state, CallFollower) == []
    do(state, Sacrifice("armorers"))
    assert state.revealed[CULT] == ("anvil", "armorers")
    assert is_over(state), "without cards nothing is asked"


def test_rituals_go_on_as_long_as_there_are_cards() -> None:
    """Any number, or none."""
    state = day(gathering(), "anvil", "foxfolk_steel", "bake_sale")
    do(state, CallFollower("anvil", 1), CallFollower("foxfolk_steel", 1))
    assert state.warriors[1][CULT] == 2
    do(state, Done())
    assert (is_over(state), state.hands[CULT]) == (True, ("bake_sale",))


def test_birds_are_only_birds() -> None:
    """10.2.2: never a joker for rituals; suit cards bring no Sacrifice."""
    state = gathering()
    plant(state, 12)
    day(state, "armorers", "anvil")
    suited = [*open_now(state, PlantGarden), *open_now(state, CallFollower)]
    suited += open_now(state, ScoreGardens)
    assert {each.card for each in suited} == {"anvil"}
    assert open_now(state, Sacrifice) == [Sacrifice("armorers")]
    assert "Sacrifice needs a bird card." in reasons_for(state, Sacrifice)
    for ritual in (PlantGarden, CallFollower, ScoreGardens):
        assert any("only a bird" in why for why in reasons_for(state, ritual))


# -------------------------------------------------------------------- 10.5.1 Build
def test_build_places_a_garden_of_the_cards_suit() -> None:
    """In a ruled clearing of that suit with an open slot."""
    state = gathering()
    stand(state, 12, s0=1)
    stand(state, 9, s0=1)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == [PlantGarden("anvil", 12, FOX)]
    do(state, PlantGarden("anvil", 12, FOX))
    garden = state.buildings[12][0]
    assert (garden.kind, garden.suit, state.revealed[CULT]) == (
        BuildingKind.GARDEN,
        FOX,
        ("anvil",),
    )
    assert state.scores[CULT] == 0


def test_build_needs_rule() -> None:
    """Not where another rules or nobody does."""
    state = gathering()
    stand(state, 12, s0=1, s1=1)
    stand(state, 8, s1=1)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == []


def test_build_needs_a_slot_and_a_garden_and_leave_to_place() -> None:
    """Each with its reason."""
    state = gathering()
    stand(state, 1, s0=5)
    raise_up(state, 1, BuildingKind.SAWMILL)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == []
    assert "clearing 1 has no open slot." in reasons_for(state, PlantGarden)

    state = gathering()
    for place in (12, 8, 6, 8, 6):
        plant(state, place, FOX)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == []
    assert "There is no fox garden left on its track." in reasons_for(state, PlantGarden)

    state = gathering()
    stand(state, 12, s0=1)
    keep(state, 12)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == []


@pytest.mark.parametrize(("option", "suits"), [("seed", [FOX]), ("law_2025", [FOX, RABBIT, MOUSE])])
def test_the_suit_of_a_garden_built_in_the_lost_city(option: str, suits: list[Suit]) -> None:
    """The seed: the card's; the Law of 2025: any of the clearing's."""
    state = gathering(cult_build_garden_suit=option)
    state.landmarks = ((Landmark.LOST_CITY, 9),)
    stand(state, 9, s0=1)
    day(state, "anvil")
    assert open_now(state, PlantGarden) == [PlantGarden("anvil", 9, suit) for suit in suits]
    do(state, PlantGarden("anvil", 9, suits[-1]))
    assert state.buildings[9][0].suit is suits[-1]


# -------------------------------------------------------------------- 10.5.2 Recruit
def test_recruit_in_any_clearing_of_the_cards_suit() -> None:
    """Rule is not needed; where nobody may place, none."""
    state = gathering()
    stand(state, 8, s1=5)
    keep(state, 6)
    day(state, "anvil")
    expected = [CallFollower("anvil", place) for place in FOXES if place != 6]
    assert open_now(state, CallFollower) == expected
    do(state, CallFollower("anvil", 8))
    assert state.warriors[8] == (1, 5, 0)


def test_recruit_with_an_empty_supply_adds_nothing() -> None:
    """It may be declared (R19)."""
    state = gathering()
    stand(state, 2, s0=state.supply[CULT])
    day(state, "anvil")
    do(state, CallFollower("anvil", 8))
    assert (state.warriors[8], state.revealed[CULT]) == ((0, 0, 0), ("anvil",))


def test_recruit_causes_no_outrage() -> None:
    """Placing is not moving (R35)."""
    state = gathering("alliance", "marquise")
    lay(state, 8, Token(CATS, TokenKind.SYMPATHY))
    day(state, "anvil", "foxfolk_steel")
    do(state, CallFollower("anvil", 8))
    assert state.supporters[CATS] == ()
    assert state.hands[CULT] == ("foxfolk_steel",)


# -------------------------------------------------------------------- 10.5.3 Score
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_score_by_gardens_of_the_suit(count: int, points: int) -> None:
    """The rightmost uncovered space; the card is spent to Lost Souls (R12)."""
    state = gathering()
    for place in (12, 12, 8, 8, 6)[:count]:
        plant(state, place, FOX)
    plant(state, 9)
    day(state, "anvil")
    do(state, ScoreGardens("anvil"))
    assert state.scores[CULT] == points
    assert (state.lost_souls, state.revealed[CULT], state.hands[CULT]) == (("anvil",), (), ())


def test_score_once_per_suit_and_turn() -> None:
    """The other suits stay open."""
    state = gathering()
    for place in (12, 8):
        plant(state, place)
    day(state, "anvil", "foxfolk_steel", "bake_sale")
    do(state, ScoreGardens("anvil"))
    assert open_now(state, ScoreGardens) == [ScoreGardens("bake_sale")]
    assert "You have already scored fox gardens this turn." in reasons_for(state, ScoreGardens)
    do(state, ScoreGardens("bake_sale"))
    assert state.scores[CULT] == 2


def test_spending_a_card_for_nothing_comes_last_with_a_warning() -> None:
    state = gathering()
    for place in (12, 8):
        plant(state, place, FOX)
    day(state, "anvil", "bake_sale", "birdy_bindle")
    said = labels(state)
    assert said[0] == "Reveal and spend Anvil: score 2 points"
    rituals = [each for each in said if each != "End Daylight"]
    assert rituals[-1] == "Careful: revealing and spending Bake Sale scores nothing"


def test_a_ritual_is_told_once() -> None:
    state = gathering()
    plant(state, 8, FOX)
    day(state, "anvil", "foxfolk_steel")
    for order in (CallFollower("anvil", 8), ScoreGardens("foxfolk_steel")):
        told = lines(agenda.submit(state, CULT, order).events)
        assert sum("Anvil" in line or "Steel" in line for line in told) == 1, told


@pytest.mark.parametrize(("option", "is_open"), [("seed", True), ("law_2025", False)])
def test_score_without_a_garden(option: str, is_open: bool) -> None:
    """The seed allows it for nothing; the Law of 2025 does not."""
    state = day(gathering(cult_score_needs_garden=option), "anvil")
    assert bool(open_now(state, ScoreGardens)) is is_open
    if not is_open:
        assert "You have no fox garden on the map." in reasons_for(state, ScoreGardens)


def test_a_spent_dominance_card_is_not_available_yet() -> None:
    """It waits in Lost Souls until the next Birdsong (R17)."""
    state = day(gathering("marquise", "eyrie", "alliance"), "dominance_fox")
    do(state, ScoreGardens("dominance_fox"))
    assert (state.lost_souls, state.available) == (("dominance_fox",), ())


# -------------------------------------------------------------------- 10.5.4 Sacrifice
def test_sacrifice_takes_a_warrior_of_the_supply() -> None:
    """A bird is revealed, an acolyte joins."""
    state = gathering()
    before = state.supply[CULT]
    stand(state, 1, s0=1)
    day(state, "armorers")
    told_lines = do(state, Sacrifice("armorers"))
    assert (acolytes(state), state.supply[CULT], state.warriors[1][CULT]) == (1, before - 2, 1)
    assert any("join the acolytes" in line for line in told_lines)
    assert problems(state) == []


def test_sacrifice_with_an_empty_supply_adds_nothing() -> None:
    """It may be declared (R19)."""
    state = gathering()
    stand(state, 1, s0=state.supply[CULT])
    day(state, "armorers")
    do(state, Sacrifice("armorers"))
    assert (acolytes(state), state.revealed[CULT]) == (0, ("armorers",))


def test_sacrifice_from_the_map() -> None:
    """The first printing: any clearing with a Cult warrior (`cult_sacrifice_source`)."""
    state = gathering(cult_sacrifice_source="board_2018")
    stand(state, 1, s0=1)
    stand(state, 9, s0=2)
    supply = state.supply[CULT]
    day(state, "armorers", "sappers")
    assert open_now(state, Sacrifice) == [
        Sacrifice(card, place) for card in ("armorers", "sappers") for place in (1, 9)
    ]
    do(state, Sacrifice("armorers", 9))
    assert (acolytes(state), state.warriors[9][CULT], state.supply[CULT]) == (1, 1, supply)
    do(state, Sacrifice("sappers", 1))
    assert acolytes(state) == 2
    assert problems(state) == []


def test_sacrifice_from_an_empty_map_adds_nothing() -> None:
    """As much as possible."""
    state = day(gathering(cult_sacrifice_source="board_2018"), "armorers")
    do(state, Sacrifice("armorers"))
    assert acolytes(state) == 0


# -------------------------------------------------------------------- words
def test_no_plain_move_and_no_plain_battle() -> None:
    """Said in plain words, with what does it instead."""
    state = gathering()
    stand(state, 1, s0=2, s1=1)
    day(state, "anvil")
    for kind in (Move, Fight):
        (why,) = reasons_for(state, kind)
        assert "The Cult moves and battles only by Crusade," in why
        assert "Crusade" in why
    for kind, id in ((TargetKind.PLACE, 1), (TargetKind.SEAT, CATS), (TargetKind.PIECE, "x")):
        assert "Crusade" in told(state, kind, id)


def test_clicks_on_cards_and_clearings_are_answered() -> None:
    """A revealed card, one of nobody's hand, an empty clearing."""
    state = gathering()
    day(state, "anvil", "foxfolk_steel")
    do(state, CallFollower("anvil", 1))
    assert "returns to your hand" in told(state, TargetKind.CARD, "anvil")
    assert told(state, TargetKind.CARD, "bake_sale") == "Rituals need a card in your hand."
    assert "foxfolk" in told(state, TargetKind.CARD, "foxfolk_steel").lower()
    assert "clearing 2" in told(state, TargetKind.PLACE, 2)
    assert all(english(each.label) for each in refusals(state))


def test_rituals_are_named_with_their_gain() -> None:
    """The card comes first in the path, then the ritual."""
    state = gathering()
    for place in (12, 8):
        plant(state, place)
    day(state, "anvil", "armorers")
    words = labels(state)
    assert "Reveal and spend Anvil: score 2 points" in words
    assert "Reveal Anvil: build a garden in clearing 8" in words
    assert "Reveal Anvil: recruit a warrior in clearing 1" in words
    assert "Reveal Armorers: a warrior joins the acolytes" in words
    scoring = next(o for o in agenda.options(state, CULT) if isinstance(o.action, ScoreGardens))
    assert [target.id for target in scoring.targets] == ["anvil", "score"]


# -------------------------------------------------------------------- 10.6 Evening
def test_evening_goes_by_the_numbers() -> None:
    """Take back, craft, draw."""
    kinds = [type(each) for each in LAW.evening(gathering(), CULT)]
    assert kinds == [TakeRevealedBack, OpenCultCrafting, DrawAndDiscard]


def test_revealed_cards_return() -> None:
    """All of them, birds too."""
    state = day(gathering(), "anvil", "armorers")
    do(state, CallFollower("anvil", 1), Sacrifice("armorers"))
    play(state, TakeRevealedBack(CULT))
    assert (state.hands[CULT], state.revealed[CULT]) == (("anvil", "armorers"), ())


def evening(state: Woodland, *cards: str) -> Woodland:
    """Asks for crafting with these cards in hand."""
    in_phase(state, Phase.EVENING)
    hold(state, 0, *cards)
    play(state, OpenCultCrafting(CULT))
    return state


def test_crafting_with_gardens_of_the_outcast() -> None:
    """10.2.1, 10.6.2: others craft nothing; each once a turn."""
    state = gathering(outcast=FOX)
    plant(state, 12)
    plant(state, 9)
    evening(state, "anvil", "mouse_in_a_sack", "crossbow_mouse")
    assert {each.card for each in open_now(state, Craft)} == {"anvil", "crossbow_mouse"}
    do(state, Craft("anvil", (FOX,)))
    assert (state.scores[CULT], state.lost_souls) == (2, ("anvil",))
    assert is_over(state), "the garden is used"


def test_cards_that_cannot_be_crafted_say_why() -> None:
    """In the list and when they are clicked."""
    state = gathering(outcast=FOX)
    plant(state, 12)
    evening(state, "anvil", "mouse_in_a_sack")
    assert reasons_for(state, Craft)
    assert told(state, TargetKind.CARD, "mouse_in_a_sack") in reasons_for(state, Craft)
    assert "fox gardens" in told(state, TargetKind.PLACE, 9)
    do(state, Done())
    assert is_over(state)


def test_without_gardens_of_the_outcast_crafting_is_not_asked() -> None:
    """Public facts decide."""
    state = gathering(outcast=FOX)
    plant(state, 9)
    assert is_over(evening(state, "anvil", "mouse_in_a_sack"))


def test_a_garden_in_the_lost_city_gives_any_suit() -> None:
    """Its own suit must be the Outcast's; the suit that it gives is the clearing's (13)."""
    state = gathering(outcast=FOX)
    state.landmarks = ((Landmark.LOST_CITY, 9),)
    plant(state, 9, FOX)
    plant(state, 2, MOUSE)
    evening(state, "mouse_in_a_sack", "anvil")
    assert {each.card for each in open_now(state, Craft)} == {"mouse_in_a_sack", "anvil"}
    other = gathering(outcast=MOUSE)
    other.landmarks = ((Landmark.LOST_CITY, 9),)
    plant(other, 9, FOX)
    assert is_over(evening(other, "mouse_in_a_sack"))


@pytest.mark.parametrize(
    ("places", "count"),
    [
        ((), 1),
        ((12,), 1),
        ((12, 8), 2),
        ((12, 8, 6), 2),
        ((12, 8, 9, 7), 3),
        ((12, 8, 9, 7, 5, 10), 4),
    ],
)
def test_draw_bonus(places: tuple[int, ...], count: int) -> None:
    """One, and one for each suit with two or more gardens (R13)."""
    state = gathering()
    for place in places:
        plant(state, place)
    assert LAW.draws(state, CULT) == count
    before = len(state.deck)
    play(state, DrawAndDiscard(CULT))
    assert (before - len(state.deck), len(state.hands[CULT])) == (count, count)


@pytest.mark.parametrize(("option", "limit"), [("five", 5), ("six", 6)])
def test_hand_limit(option: str, limit: int) -> None:
    """Five; six by a house rule (`cult_hand_limit`). Discards are Lost Souls."""
    state = gathering(cult_hand_limit=option)
    hold(state, 0, "anvil", "armorers", "bake_sale", "cobbler", "foxfolk_steel", "sappers")
    play(state, DrawAndDiscard(CULT))
    assert len(state.hands[CULT]) == 7
    count = 7 - limit
    for card in state.hands[CULT][:count]:
        do(state, PlayCard(card))
    assert (len(state.hands[CULT]), len(state.lost_souls), state.discard) == (limit, count, ())
    assert turn_of(state).locked

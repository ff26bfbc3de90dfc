"""Why a card and a clearing cannot be combined, once one of them has been clicked."""

from rules.kernel import agenda
from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import english
from rules.root.cards.pairing import pair_of
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.cult.rituals import OpenRituals
from rules.root.factions.duchy.assembly import DuchyAssembly
from rules.root.factions.marquise.daylight import OpenMarquiseActions
from rules.root.state import Token, Woodland
from tests.rules.root.driving import hold
from tests.rules.root.factions import congregation, courts
from tests.rules.root.scenes import scene

FOX, MOUSE, BIRD = "anvil", "mouse_in_a_sack", "ambush_bird"


def card(id: str) -> Target:
    return Target(TargetKind.CARD, id)


def place(number: int) -> Target:
    return Target(TargetKind.PLACE, number)


def button(name: str) -> Target:
    return Target(TargetKind.BUTTON, name)


def why(state: Woodland, *clicks: Target) -> str:
    """What is said of the last one after the others."""
    step = agenda.question(state)
    assert step is not None
    seat = agenda.asked(state)[0]
    return english(step.explain_next(state, seat, clicks[:-1], clicks[-1]))


def ritual(*hand: str) -> Woodland:
    state = congregation.gathering()
    congregation.keep(state, 6)
    hold(state, 0, *hand)
    congregation.play(state, OpenRituals(congregation.CULT))
    return state


# -------------------------------------------------------------------- the Cult
def test_a_keep_bars_the_ritual_of_a_card() -> None:
    said = why(ritual(FOX, MOUSE), card(FOX), place(6))
    assert said == "The keep is in clearing 6: only Marquise de Cat can place there."


def test_a_clearing_of_another_suit_is_named() -> None:
    state = ritual(FOX, MOUSE)
    said = why(state, card(MOUSE), place(1))
    assert said == "clearing 1 is a fox clearing, and Mouse-in-a-Sack is of another suit."
    assert why(state, card(MOUSE), button("build"), place(1)) == said
    piece = Target(TargetKind.PIECE, "warriors:1:1")
    assert why(state, card(MOUSE), piece) == said


def test_the_ritual_that_was_chosen_is_explained() -> None:
    state = ritual(FOX, MOUSE)
    assert why(state, card(FOX), button("build"), place(1)) == "You do not rule clearing 1."


def test_a_bird_brings_nothing_to_a_clearing() -> None:
    assert "only a bird" in why(ritual(BIRD, MOUSE), card(BIRD), place(1))


def test_another_card_of_the_hand_needs_a_step_back() -> None:
    said = why(ritual(FOX, MOUSE), card(FOX), card(MOUSE))
    assert said == "Anvil has been chosen. Go back one step to take Mouse-in-a-Sack instead."


# -------------------------------------------------------------------- other factions
def test_overwork_joins_a_card_and_a_sawmill() -> None:
    state = scene(("marquise", "eyrie"))
    courts.raised(state, courts.ME, BuildingKind.SAWMILL, 2)
    courts.laid(state, courts.ME, TokenKind.KEEP, 1)
    hold(state, 0, FOX, MOUSE)
    courts.play(state, OpenMarquiseActions(courts.ME))
    other = "clearing 2 is a mouse clearing, and Anvil is of another suit."
    assert why(state, card(FOX), place(2)) == other
    assert why(state, place(2), card(FOX)) == other
    assert why(state, card(MOUSE), place(3)).endswith("Mouse-in-a-Sack is of another suit.")
    assert why(state, card(MOUSE), place(7)) == "You have no sawmill in clearing 7."
    assert "Overwork" in why(state, place(7), card(FOX)), "no sawmill: what the card is for"


def test_every_use_of_a_card_is_named_where_it_has_none() -> None:
    state = scene(("marquise", "eyrie"))
    hold(state, 0, FOX)
    courts.play(state, OpenMarquiseActions(courts.ME))
    step = agenda.question(state)
    assert step is not None
    refused = step.refused(state, courts.ME, ())
    said = [english(each.why_not) for each in refused if each.targets[0] == card(FOX)]  # type: ignore[arg-type]
    assert len(said) == 1
    assert "bird" in said[0]
    assert "Overwork" in said[0]


def test_the_duchy_digs_where_the_card_fits() -> None:
    state = scene(("duchy", "marquise"))
    state.tokens[5] = (Token(courts.YOU, TokenKind.KEEP),)
    hold(state, 0, FOX)
    courts.play(state, DuchyAssembly(courts.ME))
    assert "fox clearing" not in why(state, card(FOX), place(1))
    assert "is of another suit" in why(state, card(FOX), place(2))
    assert "is of another suit" in why(state, button("dig"), place(2), card(FOX))


def test_a_pair_is_one_card_and_one_clearing() -> None:
    assert pair_of((), place(1)) is None
    assert pair_of([card(FOX)], card(MOUSE)) is None
    assert pair_of([card(FOX)], place(101)) is None, "forests have no suit"
    assert pair_of([place(3)], card(FOX)) == (FOX, 3)
    assert pair_of([card(FOX)], Target(TargetKind.PIECE, "building:4:0")) == (FOX, 4)

"""Whoever has acted ends its phase itself (3.2): what it did last can still be taken back."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Choice, Done, Pass, Seat
from rules.kernel.text import english
from rules.root.actions import Move
from rules.root.battle import TakeFight
from rules.root.enums import BuildingKind, Phase, Suit
from rules.root.evening import DrawAndDiscard
from rules.root.factions.alliance.actions import AllianceRecruit, Mobilize
from rules.root.factions.alliance.evening import BeginOperations
from rules.root.factions.cult.actions import CallFollower
from rules.root.factions.cult.holdings import change as change_cult
from rules.root.factions.duchy.ministers import CaptainFights
from rules.root.factions.eyrie.naming import BATTLE, MOVE
from rules.root.factions.eyrie.obeying import ObeyCard
from rules.root.factions.riverfolk.daylight import DrawForFund
from rules.root.factions.workbench import CraftFirst
from rules.root.phases import AnythingElse, BeginPhase
from rules.root.state import Building, Woodland, turn_of
from tests.rules.root.driving import Rest, answer, build, choices, hold, in_phase, run, stand
from tests.rules.root.factions.company import trading
from tests.rules.root.scenes import scene

ME = Seat(0)
DAYLIGHT = BeginPhase(ME, Phase.DAYLIGHT)


def ends_itself(state: Woodland, phase: str) -> bool:
    """Whether the player is asked to end this phase and has only that to say."""
    asked = agenda.question(state)
    if not isinstance(asked, AnythingElse):
        return False
    assert asked.waits(state), "it never plays itself"
    labels = [english(option.label) for option in agenda.options(state, ME)]
    return choices(state) == [Pass()] and labels[0] == f"End {phase}"


def is_asked(state: Woodland) -> bool:
    return isinstance(agenda.question(state), AnythingElse)


# ---------------------------------------------------------------- Daylight
def test_the_last_revealed_card_does_not_end_the_cults_daylight() -> None:
    state = scene(["cult", "marquise"])
    change_cult(state, ME, outcast=Suit.FOX)
    hold(state, ME, "foxfolk_steel")
    stand(state, 1, s0=1)
    run(state, DAYLIGHT, BeginPhase(ME, Phase.EVENING))
    answer(state, CallFollower("foxfolk_steel", 1))
    assert ends_itself(state, "Daylight")
    assert state.revealed[ME] == ("foxfolk_steel",)
    assert turn_of(state).phase is Phase.DAYLIGHT
    answer(state, Pass())
    assert not is_asked(state)
    assert turn_of(state).phase is Phase.EVENING


def test_the_last_action_does_not_end_the_marquises_daylight() -> None:
    state = scene(["marquise", "eyrie"])
    stand(state, 1, s0=1)
    run(state, DAYLIGHT)
    for source, target in ((1, 5), (5, 1), (1, 5)):
        answer(state, Move(source, target, warriors=1), Pass())
    assert ends_itself(state, "Daylight")


def test_the_last_card_does_not_end_the_alliances_daylight() -> None:
    state = scene(["alliance", "eyrie"])
    hold(state, ME, "anvil")
    run(state, DAYLIGHT)
    answer(state, Mobilize("anvil"))
    assert ends_itself(state, "Daylight")


def test_the_last_fund_does_not_end_the_companys_daylight() -> None:
    state = trading(funds=(1,))
    run(state, DAYLIGHT)
    answer(state, DrawForFund())
    assert ends_itself(state, "Daylight")


def test_the_last_action_does_not_end_the_corvids_daylight() -> None:
    state = scene(["corvid", "eyrie"])
    stand(state, 1, s0=1)
    run(state, DAYLIGHT)
    for source, target in ((1, 5), (5, 1), (1, 5)):
        answer(state, Move(source, target, warriors=1))
    assert ends_itself(state, "Daylight")


@pytest.mark.parametrize("faction", ["cult", "alliance", "riverfolk"])
def test_where_nothing_was_open_nobody_is_asked(faction: str) -> None:
    state = scene([faction, "eyrie"])
    if faction == "cult":
        change_cult(state, ME, outcast=Suit.FOX)
    assert run(state, DAYLIGHT)
    assert isinstance(agenda.question(state), Rest), "it went on to what waits below"


def test_who_has_said_done_is_not_asked_again() -> None:
    state = scene(["marquise", "eyrie"])
    stand(state, 1, s0=1)
    run(state, DAYLIGHT)
    answer(state, Move(1, 5, warriors=1), Pass(), Done())
    assert not is_asked(state)


# ---------------------------------------------------------------- Evening, Birdsong
def test_the_last_operation_does_not_draw_by_itself() -> None:
    state = in_phase(scene(["alliance", "eyrie"]), Phase.EVENING)
    board = msgspec.structs.replace(state.boards[ME], officers=1)
    state.boards[ME] = board
    state.supply[ME] -= 1
    build(state, 1, Building(ME, BuildingKind.BASE, Suit.FOX))
    run(state, BeginOperations(ME), DrawAndDiscard(ME))
    answer(state, AllianceRecruit(1))
    assert ends_itself(state, "Evening")
    assert not state.hands[ME]
    assert not turn_of(state).locked
    answer(state, Pass())
    assert state.hands[ME]


def test_birdsong_leads_on_to_daylight_unasked() -> None:
    state = in_phase(scene(["corvid", "eyrie"]), Phase.BIRDSONG, acted=True)
    run(state, AnythingElse(ME))
    assert not is_asked(state)


# ---------------------------------------------------------------- dice
@pytest.mark.parametrize(
    "question",
    [
        TakeFight(ME, "command_warren", may_pass=False),
        CaptainFights(ME),
        ObeyCard(ME, BATTLE, "anvil", ()),
    ],
)
def test_the_only_battle_is_begun_by_its_player(question: Choice) -> None:
    state = scene(["duchy", "eyrie"])
    assert question.waits(state)


def test_what_brings_no_dice_may_play_itself() -> None:
    state = scene(["eyrie", "duchy"])
    assert not ObeyCard(ME, MOVE, "anvil", ()).waits(state)
    assert not CraftFirst(ME).waits(in_phase(state, Phase.DAYLIGHT, acted=True))

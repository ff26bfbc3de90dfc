"""Upgrades and patrons (10), repelling (9), training (7), trouble (15)."""

from rules.kernel.steps import Pass, TargetKind
from rules.kinfire_council.effects.run import NOWHERE, Scope
from rules.kinfire_council.enums import Payment, Skill, TroubleOn
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.library import locations
from rules.kinfire_council.state import NOBODY, Council, Discount, Goods, Threat, Turn
from rules.kinfire_council.turn.actions import (
    BecomePatron,
    LiftFromSite,
    LiftFromThreat,
    RepelThreat,
    TrainChit,
    UpgradeDistrict,
)
from tests.rules.kinfire_council.small import answer, asked, do, is_done, labels, why
from tests.rules.kinfire_council.turns import (
    ADA,
    begin,
    choice,
    day,
    explained,
    morning,
    place,
    skilled,
    stand,
    submit,
)

RICH: Goods = (5, 5, 5, 5, 0)
REPEL, UPGRADE = ops.Repel(), ops.Upgrade()


# -------------------------------------------------------------------- upgrades
def test_an_upgrade_turns_the_tile_for_the_price_of_its_tier() -> None:
    state = morning(RICH)
    do(state, UPGRADE)
    submit(state, UpgradeDistrict(7))
    assert state.sheets[0].goods == (5, 5, 3, 4, 0)
    assert state.score[0] == 18
    assert state.upgraded == (7,)
    submit(state, BecomePatron())
    assert state.patrons == ((7, ADA),)
    assert state.sheets[0].influence == 3
    assert is_done(state)


def test_who_keeps_the_influence_is_no_patron() -> None:
    state = morning(RICH)
    do(state, UPGRADE)
    submit(state, UpgradeDistrict(1))
    submit(state, Pass())
    assert state.patrons == ()
    assert is_done(state)


def test_without_influence_there_is_no_question_of_patrons() -> None:
    state = morning(RICH)
    set_sheet(state, ADA, influence=0)
    do(state, UPGRADE)
    submit(state, UpgradeDistrict(1))
    assert is_done(state)


def test_what_the_upgrade_sets_off_comes_before_the_patron() -> None:
    state = morning(RICH)
    set_sheet(state, ADA, influence=0, councilor="osric_thane", sentries=("sentry_upgrade",))
    state.laws = ("builders_charter",)
    do(state, ops.Upgrade(1))
    submit(state, UpgradeDistrict(1))
    submit(state, choice(state).actions(state, ADA, ())[0])
    submit(state, BecomePatron())
    assert state.patrons == ((1, ADA),)
    assert state.score[0] == 10 + 5 + 2
    assert state.cult_score == 11
    assert state.sheets[0].goods == RICH


def test_dear_and_turned_districts_are_refused() -> None:
    state = morning((1, 0, 1, 0, 0))
    state.upgraded = (1,)
    do(state, UPGRADE)
    assert [each.split(" (")[0] for each in labels(state)][:1] == ["Upgrade Gullwharf"]
    assert len(labels(state)) == 5 + 1
    reasons = why(state)
    assert "Lampwright Row (1) is already upgraded." in reasons
    assert len(reasons) == 13
    assert (
        explained(state, TargetKind.PLACE, "commons") == "Only numbered districts can be upgraded."
    )


def test_a_discount_of_the_turn_is_gone_with_the_upgrade() -> None:
    state = morning((0, 0, 0, 0, 0))
    state.turn = Turn(seat=ADA, piece=1, discounts=(Discount(Payment.UPGRADE, 3),))
    do(state, UPGRADE)
    submit(state, UpgradeDistrict(8))
    submit(state, Pass())
    assert state.upgraded == (8,)
    assert state.turn is not None
    assert state.turn.discounts == ()


def test_turning_the_tumbles_turns_the_dealer() -> None:
    state = morning(RICH)
    assert locations(state, "shady_dealer")[0].times == 2
    do(state, UPGRADE)
    submit(state, UpgradeDistrict(3))
    assert locations(state, "shady_dealer")[0].times == 3


def test_the_own_space_may_be_turned_and_the_base_side_was_used() -> None:
    state = day(RICH)
    place(state, 1, "10")
    answer(state, "Use Architects")
    submit(state, UpgradeDistrict(10))
    submit(state, choice(state).actions(state, ADA, ())[0])
    assert state.sheets[0].influence == 4
    submit(state, BecomePatron())
    assert state.patrons == ((10, ADA),)


def test_the_upgrade_may_be_declined() -> None:
    state = day(RICH)
    place(state, 1, "city_planning")
    answer(state, "Use City Planning")
    answer(state, "Upgrade nothing")
    assert state.upgraded == ()


# -------------------------------------------------------------------- repelling
def threatened(goods: Goods) -> Council:
    """Footpads with trouble in slot 1, Blockade in slot 3."""
    state = morning(goods)
    state.threats = [Threat("siege_engines", 2), None, Threat("blockade", 5)]
    return state


def test_a_repelled_threat_is_a_trophy_and_brings_its_v() -> None:
    state = threatened(RICH)
    set_sheet(state, ADA, sentries=("sentry_repel",))
    do(state, REPEL)
    submit(state, RepelThreat(0))
    assert state.threats[0] is None
    assert state.sheets[0].trophies == ("siege_engines",)
    assert state.sheets[0].goods == (5, 5, 2, 4, 0)
    assert state.score[0] == 10 + 8 + 3


def test_empty_slots_and_dear_threats_are_told() -> None:
    state = threatened((2, 0, 0, 1, 0))
    do(state, REPEL)
    assert labels(state) == ["Repel Blockade for 1 rare, 2 coins: 6 V", "Repel nothing"]
    assert explained(state, TargetKind.PLACE, "slot:1") == "There is no threat in slot 2."
    assert why(state)[0].startswith("This costs 3 common, 1 rare")


def test_a_seeker_on_the_hex_repels_that_threat_only() -> None:
    state = threatened(RICH)
    begin(state)
    place(state, 0, "threat_hex_3")
    assert labels(state) == ["Repel Blockade for 1 rare, 2 coins: 6 V", "Do nothing"]
    answer(state, "Repel Blockade")
    assert state.sheets[0].trophies == ("blockade",)
    assert state.threats[0] is not None


def test_a_hunter_pays_one_less_and_gains_one_more() -> None:
    state = threatened((2, 0, 0, 0, 0))
    skilled(state, ADA, 0, Skill.HUNTER)
    begin(state)
    place(state, 0, "threat_hex_3")
    answer(state, "Repel Blockade for 1 rare, 2 coins, minus 1 resource: 7 V")
    assert state.score[0] == 17
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)


def test_a_hunter_who_stays_at_home_helps_nobody() -> None:
    state = threatened(RICH)
    skilled(state, ADA, 0, Skill.HUNTER)
    begin(state)
    place(state, 1, "6")
    answer(state, "Use Seeker's Guild")
    assert labels(state)[0] == "Repel Siege Engines for 3 common, 1 rare: 8 V"


def test_discounts_of_location_and_turn_add_up() -> None:
    state = threatened((0, 0, 0, 0, 0))
    state.turn = Turn(seat=ADA, piece=1, discounts=(Discount(Payment.REPEL, 3),))
    do(state, ops.Repel(1))
    submit(state, RepelThreat(0))
    assert state.sheets[0].trophies == ("siege_engines",)
    assert state.turn.discounts == ()


# -------------------------------------------------------------------- training
def test_a_chit_on_sheet_or_board_gets_the_skill() -> None:
    state = morning()
    stand(state, ADA, 2, "commons")
    do(state, ops.Train((Skill.ARTISAN, Skill.SCHOLAR), 1))
    assert len(labels(state)) == 2 * 2 + 1
    option = choice(state).describe(state, ADA, TrainChit(2, Skill.SCHOLAR))
    assert [each.id for each in option.targets] == ["piece:0:2", "scholar"]
    submit(state, TrainChit(2, Skill.SCHOLAR))
    assert state.sheets[0].pieces[2].skill is Skill.SCHOLAR
    assert state.sheets[0].pieces[2].space == "commons"


def test_a_new_skill_replaces_the_old_one() -> None:
    state = morning()
    skilled(state, ADA, 1, Skill.ARTISAN)
    skilled(state, ADA, 2, Skill.GUARD)
    do(state, ops.Train((Skill.GUARD,), 1))
    assert labels(state) == ["Train a worker chit (Artisan): Guard", "Train no one"]
    submit(state, TrainChit(1, Skill.GUARD))
    assert state.sheets[0].pieces[1].skill is Skill.GUARD


def test_seekers_and_others_chits_are_not_trained() -> None:
    state = morning()
    do(state, ops.Train((Skill.GUARD,), 1))
    assert explained(state, TargetKind.PIECE, "piece:0:0") == "Seekers never train."
    assert "another player" in explained(state, TargetKind.PIECE, "piece:1:1")
    alike = explained(state, TargetKind.PIECE, "piece:0:2")
    assert alike == "An identical chit is highlighted: choose that one."


def test_a_chit_that_has_the_skill_says_so() -> None:
    state = morning()
    skilled(state, ADA, 2, Skill.GUARD)
    do(state, ops.Train((Skill.GUARD,), 1))
    told = explained(state, TargetKind.PIECE, "piece:0:2")
    assert told == "This chit already has that skill."


# -------------------------------------------------------------------- trouble
def test_trouble_is_taken_off_place_by_place() -> None:
    state = threatened((0, 0, 0, 0, 0))
    state.site_trouble = 1
    do(state, ops.RemoveTrouble(4, TroubleOn.ANY))
    submit(state, LiftFromThreat(0, 2))
    submit(state, LiftFromSite(1))
    submit(state, LiftFromThreat(2, 1))
    assert is_done(state)
    assert [each and each.trouble for each in state.threats] == [0, None, 4]
    assert state.site_trouble == 0


def test_the_amount_is_a_click_only_where_there_is_a_choice() -> None:
    state = threatened((0, 0, 0, 0, 0))
    state.site_trouble = 1
    do(state, ops.RemoveTrouble(2, TroubleOn.ANY))
    paths = {each: choice(state).describe(state, ADA, each).targets for each in (
        LiftFromThreat(0, 2), LiftFromSite(1))}  # fmt: skip
    assert [len(each) for each in paths.values()] == [2, 1]
    assert explained(state, TargetKind.PLACE, "slot:1").startswith("There is no trouble")


def test_trouble_may_be_left_and_only_where_it_is_meant() -> None:
    state = threatened((0, 0, 0, 0, 0))
    do(state, ops.RemoveTrouble(1, TroubleOn.SITE))
    assert len(labels(state)) == 2
    submit(state, Pass())
    assert is_done(state)
    state.site_trouble = 0
    do(state, ops.RemoveTrouble(1, TroubleOn.SITE))
    assert is_done(state)


def test_a_choice_without_subject_is_the_speakers() -> None:
    state = threatened((0, 0, 0, 0, 0))
    state.speaker = 2
    do(state, ops.RemoveTrouble(1, TroubleOn.THREAT), seat=NOBODY)
    assert asked(state) == [2]


# -------------------------------------------------------------------- held cultists
def test_released_cultists_go_back_into_the_bag() -> None:
    state = morning()
    set_sheet(state, ADA, cultists=(2, 9))
    state.bag = (1, 20)
    do(state, ops.ReleaseCultist(1))
    answer(state, "Return cultist 9")
    assert state.sheets[0].cultists == (2,)
    assert state.bag == (1, 9, 20)
    do(state, ops.ReleaseCultist(3), scope=Scope())
    assert is_done(state)
    assert state.bag == (1, 2, 9, 20)


def test_who_holds_nobody_releases_nobody() -> None:
    state = morning()
    do(state, ops.ReleaseCultist(1), scope=NOWHERE)
    assert is_done(state)

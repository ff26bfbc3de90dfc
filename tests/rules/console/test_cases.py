from pathlib import Path

import pytest

from rules.console.casebook import CaseFault
from rules.console.cases import Told, case_files, is_said, read_cases, told_of
from rules.kernel.text import plain, say
from tests import toys

toys.register()

BATTLE = """
game = "raid"
names = ["Ada", "Bo", "Cy"]
at = { step = "Battle", attacker = "Ada", defender = "Bo", place = "middle", decider = "Ada" }
position.seats.Ada = { warriors = { middle = 2 }, hand = ["ambush_fox"] }
position.seats.Bo = { warriors = { middle = 2 }, hand = ["ambush_fox"] }
"""
CALM = """
[[line]]
seat = "Bo"
choose = "pass"
luck = [{ RollHits = [0, 0] }]
"""


@pytest.fixture
def fault(tmp_path: Path):
    """What is wrong with a case: the words that its report has."""

    def told(text: str, head: str = BATTLE) -> str | None:
        path = tmp_path / "case.toml"
        path.write_text(f'title = "a case"\n{head}{text}', encoding="utf-8")
        (one,) = told_of(path)
        return one.fault

    return told


# ---------------------------------------------------------------- reading


def test_files_in_order(tmp_path: Path) -> None:
    for name in ("b.toml", "a/c.toml", "a/notes.md"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    alone = tmp_path / "b.toml"
    assert case_files([tmp_path]) == [tmp_path / "a/c.toml", alone]
    assert case_files([alone, tmp_path / "a"]) == [alone, tmp_path / "a/c.toml"]


def test_what_stands_above_holds_for_all_cases(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'game = "raid"\nrule = "4"\nnames = ["Ada", "Bo"]\n'
        '[[case]]\ntitle = "one"\n[[case]]\ntitle = "two"\nrule = "5"\nseats = 3\n'
    )
    one, two = read_cases(path)
    assert (one.title, one.rule, one.seats) == ("one", "4", 2)
    assert (two.title, two.rule, two.seats) == ("two", "5", 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = ", "cannot be read"),
        ('title = "x"', "`game`"),
        ('title = "x"\ngame = "raid"\nofers = 1', "unknown field `ofers`"),
        ('title = "x"\ngame = "raid"\n[[line]]\nchoose = "x"', r"`seat` - at `\$.line\[0\]`"),
        ('title = "x"\ngame = "raid"\n[expect]\nevent = 1', r"`event` - at `\$.expect`"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text)
    with pytest.raises(CaseFault, match=said):
        read_cases(path)
    (told,) = told_of(path)
    assert told.fault is not None
    assert told.title == "x"


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(CaseFault, match="cannot be read"):
        read_cases(path)


def test_reasons_by_key_or_by_words() -> None:
    assert is_said(say("kernel.binding"), "kernel.binding")
    assert is_said(say("kernel.binding"), "CAN'T be taken back")
    assert not is_said(plain("no"), "yes")
    assert Told(Path("x"), "t") == Told(Path("x"), "t", None)


# ---------------------------------------------------------------- playing


def test_a_case_that_holds(fault) -> None:
    assert fault(CALM + "[end]\nseats.Ada.points = 0\n") is None


def test_unknown_games_and_unfit_setups(fault) -> None:
    assert "no game 'chess'" in fault("", 'game = "chess"\n')
    assert "2–4 players" in fault("", 'game = "raid"\nseats = 9\n')


def test_without_a_point_the_game_begins_at_its_setup(fault) -> None:
    head = 'game = "raid"\nseats = 2\n'
    assert fault('stops_at = "Act"\n[expect]\nquestion = "Act"\n', head) is None
    assert fault("", head).startswith("at the end: Act is open. seat 1: march")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("position.moon = 1\n", "does not know 'moon'"),
        ("position.seats.Dan.hand = []\n", "no seat 'Dan'"),
        ("position.seats.Cy.moon = 1\n", "does not know 'moon'"),
        ("position.seats.Cy = 3\n", "[position.seats.Cy] must be a table"),
        ("luck = [{ RollHits = [9, 9] }]\nposition.discard=[]\nposition.turn = 1\n", "not drawn"),
    ],
)
def test_positions_that_cannot_be_placed(fault, text: str, said: str) -> None:
    assert said in fault(text)


def test_luck_must_fit(fault) -> None:
    head = BATTLE.replace('hand = ["ambush_fox"]', "hand = []")
    assert "cannot come from" in fault("luck = [{ RollHits = [9, 9] }]\n", head)
    assert "line 1" in fault(CALM.replace("[0, 0]", "[9, 9]"))


def test_luck_must_be_drawn(fault) -> None:
    said = fault(CALM.replace("RollHits", "Shuffle"))
    assert said == "line 1: scripted luck was not drawn: [('Shuffle', [0, 0])]"


def test_a_choice_that_is_not_scripted_fails(fault) -> None:
    said = fault(CALM.replace("[0, 0]", "[1, 1]"))
    assert said == "at the end: TakeHits is open. Ada: lose warrior; Bo: lose warrior"


def test_passes_need_no_script(fault) -> None:
    assert "TakeHits is open" in (fault("seed = 3\n") or "TakeHits is open")
    assert fault('stops_at = "OfferAmbush"\n') is None
    assert fault('stops_at = "OfferFoil"\n').startswith("at the end: ")


def test_wrong_names_tell_the_right_ones(fault) -> None:
    said = fault('[[line]]\nseat = "Ada"\nchoose = "fly"\nluck = [{ RollHits = [1, 0] }]\n')
    assert said == ("line 1: 'fly' is no choice of Ada here; TakeHits is open. Bo: lose warrior")


def test_refusals(fault) -> None:
    line = '[[line]]\nseat = "Bo"\nchoose = "{}"\nrefused = "{}"\n'
    stop = 'stops_at = "OfferAmbush"\n'
    assert fault(stop + line.format("fly", "can't choose that")) is None
    assert "is no choice of Bo" in fault(stop + line.format("fly", "too heavy"))
    assert "was to be refused, but is allowed" in fault(stop + line.format("pass", "no"))
    other = line.replace('"Bo"', '"Ada"')
    assert fault(stop + other.format("pass", "kernel.not_asked")) is None


def test_refused_options_with_another_reason(fault) -> None:
    head = BATTLE.replace('hand = ["ambush_fox"]', 'hand = ["ambush_hare"]')
    line = 'stops_at = "OfferAmbush"\n[[line]]\nseat = "Bo"\nchoose = "play ambush_hare"\n'
    assert fault(line + 'refused = "does not fit"\n', head) is None
    assert "«It does not fit the middle.»" in fault(line + 'refused = "x"\n', head)
    assert "'play ambush_hare' is refused: It does not fit" in fault(line, head)


def test_withdrawals(fault) -> None:
    hits = CALM.replace("[0, 0]", "[2, 1]") + '[[line]]\nseat = "Bo"\nchoose = "lose warrior"\n'
    back = '[[line]]\nseat = "Bo"\nwithdraw = true\n'
    end = 'stops_at = "TakeHits"\n'
    assert fault(end + hits + back) is None
    assert "but is allowed" in fault(end + hits + back + 'refused = "x"\n')
    assert "the withdrawal is refused" in fault(end + hits + back + back)
    assert fault(end + hits + back + back + 'refused = "no answer"\n') is None


# ---------------------------------------------------------------- what must hold


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ('question = "OfferAmbush"\nasked = ["Bo"]', None),
        ('question = "Act"', "Act should be open, but OfferAmbush is open"),
        ('asked = ["Ada"]', "asked should be ['Ada'], but"),
        ("values.turn = 0", None),
        ("values.turn = 3", "turn should be 3, but is 0"),
        ("values.moon = 3", "no value 'moon'"),
        ("seats.Ada.points = 1", "Ada: points should be 1, but is 0"),
        ('events = ["BattleBegan"]', None),
        ('events = [{ event = "BattleBegan", attacker = "Ada" }]', None),
        ('events = [{ event = "BattleBegan", attacker = "Bo" }]', "is missing"),
        ('events = ["BattleBegan", "BattleBegan"]', "is missing"),
        ("events = [3]", "an event is a name or a table"),
        ('no_events = ["Rolled"]', None),
        ('no_events = ["BattleBegan"]', "should not be in"),
        ("over = false", None),
        ("over = true", "the game should be over"),
        ("winners = []", "winners should be [], but is None"),
        ("scores = [1]", "scores should be [1], but is None"),
        ('reason = "points"', "the result: the reason should be"),
        ('score_lines.Ada = { "Pieces removed" = 1 }', "score lines of Ada should be"),
        ('undo = "free"', None),
        ('undo = "chance"', "the way back: the reason should be «chance», but is «free»"),
    ],
)
def test_expectations(fault, expect: str, said: str | None) -> None:
    found = fault(f'stops_at = "OfferAmbush"\n[expect]\n{expect}\n')
    assert (found is None) if said is None else (said in found)


@pytest.mark.parametrize(
    ("offers", "said"),
    [
        ('seat = "Bo"\nhas = ["pass"]\nlacks = ["play ambush_hare"]', None),
        ('seat = "Bo"\nonly = ["pass", "play ambush_fox"]', None),
        ('seat = "Bo"\nonly = ["pass"]', "only 1 should be offered: pass, play ambush_fox"),
        ('seat = "Bo"\nhas = ["fly"]', "'fly' should be offered; offered: pass, play"),
        ('seat = "Bo"\nlacks = ["pass"]', "'pass' should not be offered"),
        ('seat = "Ada"\nhas = ["pass"]', "Ada is not asked"),
        ('seat = "Bo"\nrefuses = { fly = "x" }', "neither offered nor refused"),
        ('seat = "Bo"\nrefuses = { pass = "x" }', "should be refused, but is offered"),
        ('seat = "Bo"\nexplains = { place = { 3 = "choose that now" } }', None),
        ('seat = "Bo"\nexplains = { card = { pact = "too dear" } }', "card pact: the reason"),
    ],
)
def test_offers(fault, offers: str, said: str | None) -> None:
    found = fault(f'stops_at = "OfferAmbush"\n[[expect.offers]]\n{offers}\n')
    assert (found is None) if said is None else (said in found)


@pytest.mark.parametrize(
    ("sees", "said"),
    [
        ('viewer = "Bo"\nseats.Bo.hand = ["ambush_fox"]\nseats.Ada.hand = ["hidden"]', None),
        ('viewer = "onlooker"\nseats.Bo.hand = ["hidden"]\nevents = ["BattleBegan"]', None),
        ('viewer = "Ada"\nseats.Bo.hand = []', "as Ada sees it: Bo: hand should be []"),
        ('viewer = "Ada"\nno_events = ["BattleBegan"]', "as Ada sees it: event"),
    ],
)
def test_who_sees_what(fault, sees: str, said: str | None) -> None:
    found = fault(f'stops_at = "OfferAmbush"\n[[expect.sees]]\n{sees}\n')
    assert (found is None) if said is None else (said in found)


LAST_POINT = """
game = "raid"
names = ["Ada", "Bo", "Cy"]
at = { step = "Battle", attacker = "Cy", defender = "Bo", place = "middle", decider = "Cy" }
position.seats.Bo = { warriors = { middle = 2 }, hand = ["ambush_fox"] }
position.seats.Cy = { warriors = { middle = 3 }, points = 5 }
"""


def test_the_end_of_a_game(fault) -> None:
    lines = (
        '[[line]]\nseat = "Bo"\nchoose = "pass"\nluck = [{ RollHits = [1, 0] }]\n'
        '[[line]]\nseat = "Bo"\nchoose = "lose warrior"\n[end]\nover = true\nwinners = ["Cy"]\n'
        'scores = [0, 0, 6]\nreason = "most points"\nscore_lines.Cy = { "Pieces removed" = 6 }\n'
    )
    assert fault(lines, LAST_POINT) is None
    more = lines.replace("[end]", '[[line]]\nseat = "Bo"\nchoose = "pass"\n[end]')
    assert "nothing is asked any more" in fault(more, LAST_POINT)
    wrong = lines.replace("over = true", "over = false")
    assert "the game should not be over" in fault(wrong, LAST_POINT)


def test_maps_are_compared_without_their_margins(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(
        'title = "a map"\ngame = "cartographers"\nseats = 1\nstops_at = "DrawTerrain"\n'
        "[expect.seats.1]\nmap = '''\n" + "  . .\n" * 2 + "'''\n"
    )
    (told,) = told_of(path)
    assert "1: map should be \n" in told.fault

"""Faults of edited items: each is told in one sentence with file, item, field and remedy (15)."""

import os
from pathlib import Path

import msgspec
import pytest

from rules.kernel.registry import game
from rules.kernel.text import english
from rules.kinfire_council.items import fault_messages
from rules.kinfire_council.items.faults import MOST_FAULTS, Told
from rules.kinfire_council.items.loading import (
    MOST_ITEMS,
    check_sources,
    load,
    shipped_sources,
)
from rules.kinfire_council.items.reading import MOST_BYTES, bytes_of
from rules.kinfire_council.printed.library import FILES, digest_of, shipped
from tests.rules.kinfire_council.damage import SAMPLES, damaged

game("kinfire_council")

DECREE = '[[decree]]\nid = "new"\nname = "New"\n'
THREAT = '[[threat]]\nid = "new"\nname = "New"\n'
RESEARCH = '[[research]]\nid = "new"\nname = "New"\nwindow = "turn"\ncopies = 1\n'
COUNCILOR = (
    '[[councilor]]\nid = "new"\nname = "New"\nstart = { coin = 1 }\nstart_research = 0\n'
    "start_influence = 4\n"
)
SKILL = '[[skill]]\nid = "artisan"\nname = "A"\ntrainable = true\ntiles = 1\n'
LAW = f'{DECREE}kind = "law"\n'
ORDER = f'{DECREE}kind = "order"\n'
CRISIS = f'{DECREE}kind = "crisis"\n'
ELECTION = f'{DECREE}kind = "election"\n'
GAIN = '{ op = "gain", res = "coin", n = 1 }'
SCORE = '{ op = "cult_score", n = 1 }'
COST = '{ op = "pay", res = "coin", n = 1 }'
OP = RESEARCH + "effect = [%s]"
LEVEL = THREAT + 'level = "%s"\nv = 3\n'


def told_of(sources: dict[str, bytes]) -> list[str]:
    told: Told = []
    found = check_sources(sources, told)
    assert (found is None) == bool(told)
    return [english(each) for each in told]


def told(file: str, words: str | bytes) -> list[str]:
    """What is told where a file has these words."""
    raw = words.encode() if isinstance(words, str) else words
    return told_of(shipped_sources() | {file: raw})


def changed(file: str, old: str, new: str, count: int = 1) -> list[str]:
    """What is told where a file has other words in a place."""
    words = shipped_sources()[file].decode()
    assert old in words
    return told(file, words.replace(old, new, count))


def added(file: str, words: str) -> list[str]:
    """What is told where a file has one more item."""
    return told(file, f"{shipped_sources()[file].decode()}\n{words}\n")


def test_the_shipped_items_have_no_fault() -> None:
    """Nothing is wrong, nothing is noted, and they are the ones that are played with."""
    found = load()
    assert found.content is not None
    assert digest_of(found.content) == shipped().digest
    assert (found.faults, found.notes, found.own) == ((), (), ())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("x = [", "spaces.toml: the file ends too soon; look for a quote or bracket that is never"
         " closed."),
        ("x = 1\ny = oops",
         "spaces.toml: line 2, column 5 can't be read; look for a "
         "missing quote, bracket or comma there or just before."),
        (b"a\0b", "spaces.toml: this is not text; save it as plain text in UTF-8."),
        (b"x = 1\n# \xff", "spaces.toml: line 2 is not UTF-8; save the file as UTF-8."),
        (b" " * (MOST_BYTES + 1), "spaces.toml: the file is larger than 1 MB; shorten it."),
        ("x = " + "[" * 40_000, "spaces.toml: brackets are nested too deeply; remove some."),
        ("x = " + "9" * 5000,
         "spaces.toml: cannot read a value (Exceeds the limit (4300 "
         "digits) for inte...); write another one."),
        ("[[monster]]\nx = 1",
         "spaces.toml: “monster” does not belong here; this file "
         "contains [[open_space]], [dealer]."),
        ("", "spaces.toml: no items under [[open_space]]; put each item under this heading."),
        ("open_space = 3",
         "spaces.toml: no items under [[open_space]]; put each item "
         "under this heading."),
        ("dealer = 3", "spaces.toml, dealer: “3” must be a table; write it in curly brackets."),
        ("open_space = [3]",
         "spaces.toml, open_space 1: “3” must be a table; write it in "
         "curly brackets."),
        ("[[open_space]]\n" * (MOST_ITEMS + 1), f"spaces.toml: more than {MOST_ITEMS} items of the"
         " kind “open_space”; remove some."),
    ],
    ids=range(13),
)  # fmt: skip
def test_files_that_hold_no_items(words: str | bytes, said: str) -> None:
    """Whatever a file is, one sentence says so."""
    assert said in told("spaces.toml", words)


def test_a_mark_at_the_beginning_is_no_fault() -> None:
    """Some editors write one."""
    raw = shipped_sources()["spaces.toml"]
    assert told("spaces.toml", b"\xef\xbb\xbf" + raw) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("councilors.toml", 'name = "Talos"', "name = 3",
         "talos, name: “3” must be text; write it in quotes."),
        ("councilors.toml", 'name = "Talos"\n', "",
         "talos, name: the field is missing; add it, e.g. name = \"...\"."),
        ("councilors.toml", 'id = "talos"', 'id = ""',
         "councilor 1, id: “” can't be an id; start with a lower-case letter from a to z, then"
         " use only such letters, digits and _, at most 40 characters."),
        ("councilors.toml", 'name = "Talos"', 'name = "Talos"\nrank = 2',
         "talos, rank: there is no such field; remove it or use one of id, name, authored, start,"
         " start_research, start_influence, mods."),
        ("councilors.toml", 'name = "Talos"', f'name = "{"T" * 61}"',
         "talos, name: a name has 1 to 60 characters on one line; shorten or correct it."),
        ("councilors.toml", "start_influence = 4", "start_influence = 9",
         "talos, start_influence: 9 is out of range; write a number from 0 to 8."),
        ("councilors.toml", "start_influence = 4", 'start_influence = "4"',
         "talos, start_influence: “4” must be a whole number; write "
         "it without quotes and without a decimal point."),
        ("councilors.toml", "coin = 3", "gold = 3",
         "talos, start.gold: “gold” is not known here; write one of "
         "coin, food, common, rare, magic."),
        ("councilors.toml", "coin = 3", "coin = 99",
         "talos, start.coin: 99 is out of range; write a number from 0 to 20."),
        ("councilors.toml", 'authored = true', 'authored = "yes"',
         "talos, authored: “yes” is neither true nor false; write one of them without quotes."),
        ("councilors.toml", "start = { coin = 3, common = 1, food = 1 }", "start = 3",
         "talos, start: “3” must be a table; write it in curly brackets."),
        ("districts.toml", "x = 110", 'x = "110"',
         "lampwright_row, x: “110” must be a number; write it without quotes."),
        ("districts.toml", "x = 110", "x = nan",
         "lampwright_row, x: nan is out of range; write a number from 0 to 1000."),
        ("districts.toml", "tier = 1", "tier = 2",
         "lampwright_row, tier: space 1 is in tier 1, not 2; write 1."),
        ("districts.toml", 'area = "stumps"', 'area = "swamp"',
         "lampwright_row, area: “swamp” is not known here; write one of stumps, horseshoe."),
        ("districts.toml", 'area = "stumps"', 'area = "nests"',
         "lampwright_row, area: “nests” is not known here; write one of stumps, horseshoe."),
        ("districts.toml", "n = 1\n", "n = 2\n",
         "lampwright_row: another district also has the number 2; give each its own."),
        ("districts.toml", "n = 1\n", "n = 40\n",
         "lampwright_row, n: 40 is out of range; write a number from 1 to 18."),
        ("districts.toml", 'id = "gullwharf"', 'id = "lampwright_row"',
         "lampwright_row: the id “lampwright_row” is already used by "
         "“lampwright_row”; give each its own."),
        ("districts.toml", 'id = "gullwharf"', 'id = "site_hex"',
         "site_hex: the id “site_hex” belongs to a space of the table; choose another one."),
        ("districts.toml", "times = 2", "times = 0",
         "lampwright_row, upgraded[1].times: 0 is out of range; write a number from 1 to 20."),
        ("districts.toml", '"artisan", "scholar"]', '"artisan", "hunter"]',
         "lampwright_row: “hunter” can't be trained; use one of artisan, guard, scholar."),
        ("districts.toml", 'op = "train", skills = ["artisan", "scholar"]',
         'op = "train", skills = []',
         "lampwright_row, base[1].gain[1].skills: at least one skill is needed, each only once;"
         " correct the list."),
        ("spaces.toml", "linked_district = 3", "linked_district = 0",
         "shady_dealer, linked_district: 0 is out of range; write a number from 1 to 18."),
        ("sites.toml", "floors = 1", "floors = 0",
         "saltmarsh, rows[1].floors: 0 is out of range; write a number from 1 to 9."),
        ("sheets.toml", 'colour = "red"', 'colour = "pink"',
         "sheet_valora, colour: “pink” is not known here; write one "
         "of red, yellow, green, blue, purple, orange."),
        ("sheets.toml", 'colour = "red"', 'colour = "blue"',
         "sheet_valora: another sheet is also blue; give each its own colour."),
        ("sheets.toml", 'skill = "hunter"', 'skill = "cook"',
         "sheet_valora, skill: “cook” is not known here; write one of "
         "artisan, scholar, guard, spy, envoy, hunter."),
        ("tokens.toml", 'id = "spy"', 'id = "sly"', "sly: there is no such skill; the ids are"
         " artisan, scholar, guard, spy, envoy, hunter."),
        ("tokens.toml", 'on = "ship"', 'on = "sun_rise"',
         "sentry_ship, on: “sun_rise” is not known here; write one of "
         "need_scored, ship, arrest, upgrade, repel, lead_sponsor."),
        ("research.toml", "copies = 2", "copies = 0",
         "supply_cache, copies: 0 is out of range; write a number from 1 to 12."),
    ],
)  # fmt: skip
def test_fields_of_items(file: str, old: str, new: str, said: str) -> None:
    """The item, the field, what is wrong with it, what to do."""
    assert f"{file}, {said}" in changed(file, old, new)


@pytest.mark.parametrize(
    ("op", "said"),
    [
        ("3", "effect[1]: “3” must be a table; write it in curly brackets."),
        ("{ n = 1 }", "effect[1].op: the field is missing; write one of pay, pay_v,"),
        ('{ op = "fly", n = 1 }', "effect[1].op: “fly” is not known here; write one of pay,"),
        ('{ op = "v" }', "effect[1].n: the field is missing; add it, e.g. n = 1."),
        ('{ op = "v", n = 1, m = 2 }', "effect[1].m: there is no such field; remove it or use one"
         " of n."),
        ('{ op = "v", n = 0 }', "effect[1].n: 0 changes nothing; write another number."),
        ('{ op = "v", n = -99 }', "effect[1].n: -99 is out of range; write a number from -50 to"
         " 50."),
        ('{ op = "gain", res = "coin", n = 21 }', "effect[1].n: 21 is out of range; write a number"
         " from 1 to 20."),
        ('{ op = "errand", n = 1, kind = "any", discount = -1 }',
         "effect[1].discount: -1 is out of range; write a number from 0 to 20."),
        (COST, "effect[1]: “pay” can be used only in a cost; move it there or use lose or v."),
        ('{ op = "to", who = "each", do = [] }',
         "effect[1]: “to” can be used only in decrees and threats, "
         "outside other ops; write what it does without it."),
        ('{ op = "arrest", n = 1, where = "adjacent" }',
         "effect[1].where: no piece is on a numbered space here; "
         "write where = any."),
        ('{ op = "place_tile", tile = "rubble" }',
         "effect[1]: “place_tile” can be used only in threats; move "
         "it to one."),
        ('{ op = "gain_choice", of = ["coin"], n = 1 }', "effect[1].of: at least two different"
         " kinds are needed; write some of coin, food, common, rare, magic."),
        (f'{{ op = "choose", options = [[{GAIN}]] }}', "effect[1].options: at least two options are"
         " needed, each with at least one op; add what is missing."),
        (f'{{ op = "may", cost = [{GAIN}], gain = [{GAIN}] }}',
         "effect[1].cost[1]: “gain” can't be a cost; use pay, pay_v, "
         "discard_research, spend_cultist, spend_threat."),
        (f'{{ op = "may", cost = [], gain = [{GAIN}] }}',
         "effect[1].cost: the list is empty; it needs at least one "
         "entry."),
        ('{ op = "may", cost = [{ op = "pay", res = "gold", n = 1 }], gain = [] }',
         "effect[1].cost[1].res: “gold” is not known here; write one "
         "of coin, food, common, rare, magic, basic."),
        ('{ op = "per", count = "trophies", each = [], max = 0 }',
         "effect[1].max: 0 is out of range; write a number from 1 to 20."),
    ],
)  # fmt: skip
def test_ops_in_a_research_card(op: str, said: str) -> None:
    """Arguments, ranges, places."""
    assert any(
        each.startswith(f"research.toml, new, {said}") for each in added("research.toml", OP % op)
    )


def _deep(depth: int) -> str:
    op = GAIN
    for _ in range(depth):
        op = f'{{ op = "per", count = "trophies", max = 1, each = [{op}] }}'
    return op


def test_ops_lie_in_ops_but_not_too_deep() -> None:
    """Four deep is enough; tables without end are told, too."""
    assert added("research.toml", OP % _deep(3)) == []
    assert any("ops can be nested at most 4 deep" in each
               for each in added("research.toml", OP % _deep(4)))  # fmt: skip
    assert any("lists are nested too deeply here; remove some" in each
               for each in added("research.toml", OP % _deep(30)))  # fmt: skip


@pytest.mark.parametrize(
    ("file", "words", "said"),
    [
        ("decrees.toml", f"{ORDER}effect = [{GAIN}]",
         "effect[1]: “gain” is about a player, but no one acts here; "
         "put it inside a “to” op."),
        ("decrees.toml", f"{LAW}effect = [{SCORE}]",
         "effect: laws and elections work only by mods; remove the "
         "effect."),
        ("decrees.toml", LAW, "mods: the list is empty; it needs at least one entry."),
        ("decrees.toml", ORDER, "effect: the list is empty; it needs at least one entry."),
        ("decrees.toml", f"{ORDER}effect = [{SCORE}]\nmods = "
         '[{ kind = "param", param = "need_v", delta = 1 }]',
         "mods: orders and crises work only by their effect; remove "
         "the mods."),
        ("decrees.toml", f'{CRISIS}effect = [{{ op = "to", who = "lead", do = [{GAIN}] }}]',
         "effect[1].who: “lead” has no meaning here, because only an "
         "order that passes has sponsors; write each."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "trigger", on = "sun_rise", do = [{GAIN}] }}]',
         "mods[1].who: no one acts at Sun's Rise; write who = each or none."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "trigger", do = [{GAIN}], '
         'on = "trouble_here" }]',
         "mods[1].on: “trouble_here” has no effect on this item; use "
         "sun_rise, location_action, arrest, upgrade, repel, ship, "
         "need_scored, lead_sponsor."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "trigger", on = "ship", do = [{GAIN}], who ='
         ' "owner" }]', "mods[1].who: “owner” has no meaning on this item; use actor, each, none."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "flag", flag = "no_tax" }}]',
         "mods[1].kind: this kind does not count on such an item; use param, trigger, end."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "param", param = "need_v", delta = 0 }}]',
         "mods[1].delta: 0 changes nothing; write another number."),
        ("decrees.toml", f'{ELECTION}mods = [{{ kind = "param", param = "cult_draw", delta = 1 }}]',
         "mods[1].param: “cult_draw” is one number for all players; "
         "change it only by laws and threats."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "end", count = "patrons", v = 0 }}]',
         "mods[1].v: 0 is out of range; write a number from 1 to 20."),
        ("decrees.toml", f'{LAW}mods = [{{ kind = "trigger", on = "ship", do = [] }}]',
         "mods[1].do: the list is empty; it needs at least one entry."),
        ("threats.toml", f"{LEVEL % 'x'}cost = [{COST}]\neffect = [{SCORE}]",
         "level: “x” is not a level; write a digit in quotes, or a "
         "hyphen for never."),
        ("threats.toml", f"{LEVEL % '0'}cost = [{COST}]\neffect = [{SCORE}]",
         "cost: a threat of level 0 is never in a slot; remove its "
         "cost."),
        ("threats.toml", f"{LEVEL % '2'}effect = [{SCORE}]",
         "cost: the list is empty; it needs at least one entry."),
        ("threats.toml", f"{LEVEL % '-'}cost = [{COST}]\neffect = [{SCORE}]",
         "effect: a threat of level “-” never triggers; remove its "
         "effect or give it a number as its level."),
        ("threats.toml", f"{LEVEL % '0'}effect = [{SCORE}]\nongoing = "
         '[{ kind = "param", param = "need_v", delta = 1 }]',
         "ongoing: a threat of level 0 is never in a slot; remove "
         "what is ongoing."),
        ("threats.toml", f"{LEVEL % '-'}cost = [{COST}]\nongoing = [{{ kind = \"trigger\", on ="
         ' "trouble_here", who = "none", do = [{ op = "trouble_each_slot", n = 1 }] }]',
         "ongoing[1].do[1].n: trouble that causes trouble would never "
         "end; write a number below 0."),
        ("research.toml", RESEARCH.replace('"turn"', '"night"')
         + 'effect = [{ op = "turn_skill", skill = "spy" }]',
         "effect[1]: “turn_skill” works only on a player's own turn; "
         "use it in locations, sites and research played on a turn."),
        ("councilors.toml", f"{COUNCILOR}mods = []",
         "mods: the list is empty; it needs at least one entry."),
    ],
)  # fmt: skip
def test_where_ops_and_modifiers_may_stand(file: str, words: str, said: str) -> None:
    """What has no meaning in a place is told, with the place where it has one."""
    assert f"{file}, new, {said}" in added(file, words)


@pytest.mark.parametrize(
    ("file", "items", "said"),
    [
        ("districts.toml", 17, "districts.toml: no district has the number 18; each from 1 to 18 is"
         " needed."),
        ("sites.toml", 4,
         "sites.toml: 4 of the kind “site”, but a game needs at least "
         "5; add some."),
        ("decrees.toml", 9,
         "decrees.toml: 9 of the kind “decree”, but a game needs at "
         "least 10; add some."),
        ("councilors.toml", 5,
         "councilors.toml: 5 of the kind “councilor”, but a game "
         "needs at least 6; add some."),
        ("tokens.toml", 5, "tokens.toml: the skill “hunter” is missing; add it."),
    ],
)  # fmt: skip
def test_too_few_items(file: str, items: int, said: str) -> None:
    """Without enough of a kind no game can be played."""
    parts = shipped_sources()[file].decode().split("\n\n")
    sentries = parts[7:] if file == "tokens.toml" else []
    assert said in told(file, "\n\n".join((*parts[: items + 1], *sentries)))


def test_a_side_has_one_or_two_locations() -> None:
    """As many as a tile has room for."""
    spot = f'{{ id = "a", name = "A", gain = [{GAIN}] }}'
    three = ", ".join(spot.replace('"a"', f'"a{number}"') for number in range(3))
    words = f'[[open_space]]\nid = "b"\nname = "B"\nx = 1\ny = 1\nlocations = [{three}]'
    said = "spaces.toml, b, locations: 3 locations; each side has one or two."
    assert said in added("spaces.toml", words)
    said = "spaces.toml, b, locations: 0 locations; each side has one or two."
    assert said in added("spaces.toml", words.replace(f"[{three}]", "[]"))
    rows = changed("sites.toml", "rows = [", "rows = [ ] #") + told(
        "sites.toml", '[[site]]\nid = "s"\nname = "S"\nstart_trouble = 1\nrows = []\nseeker = []'
    )
    assert "sites.toml, s, rows: 0 rows; a site has 1 to 5 rows." in rows


def test_all_faults_are_told_at_once() -> None:
    """Two faults of an item, one of another file; and no more than can be read."""
    words = {"research.toml": OP.replace("copies = 1", "copies = 0") % '{ op = "v", n = 0 }'}
    raw = {name: text.encode() for name, text in words.items()}
    both = told_of(shipped_sources() | raw | {"sheets.toml": b""})
    assert len(both) == 3
    many = "[[decree]]\n" * MOST_ITEMS
    assert len(load_with("decrees.toml", many)) == MOST_FAULTS


def load_with(file: str, words: str) -> list[str]:
    return told_of(shipped_sources() | {file: words.encode()})[:MOST_FAULTS]


# ---------------------------------------------------------------- folders
def test_a_file_replaces_the_shipped_one_whole(tmp_path: Path) -> None:
    """The others stay as they are; more or fewer items are noted, other files, too."""
    parts = shipped_sources()["decrees.toml"].decode().split("\n\n")
    (tmp_path / "decrees.toml").write_text("\n\n".join(parts[:11]))
    (tmp_path / "general.toml").write_text("")
    (tmp_path / "notes.txt").write_text("")
    found = load(tmp_path)
    assert found.content is not None
    assert len(found.content.decrees) == 10
    assert found.content.threats == shipped().content.threats
    assert found.own == ("decrees.toml",)
    assert [english(each) for each in found.notes] == [
        (
            "general.toml: this file can't be replaced; write what is "
            "printed on boards and threat tiles in board.toml."
        ),
        "notes.txt: no items are read from this file; the files with items are "
        f"{', '.join(FILES)}.",
        "decrees.toml: 10 of the kind “decree”, the shipped set has 30; this is playable.",
    ]


def test_folders_instead_of_files(tmp_path: Path) -> None:
    """And folders that are none."""
    (tmp_path / "sites.toml").mkdir()
    said = [english(each) for each in load(tmp_path).faults]
    assert said == ["sites.toml: this is not a file; replace it with a text file or remove it."]
    (fault,) = load(tmp_path / "nowhere").faults
    assert english(fault).endswith(
        "cannot read the folder (No such file or directory); name one that exists."
    )


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rights, broken disks."""

    def no(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "sites.toml"
    path.write_text("")
    monkeypatch.setattr(os, "open", no)
    told: Told = []
    assert bytes_of(path, told) is None
    assert english(told[0]) == (
        "sites.toml: cannot read the file (Permission denied); allow reading or remove it."
    )


# ---------------------------------------------------------------- damage
@pytest.mark.parametrize("part", range(5))
def test_damaged_files_are_told_in_sentences(part: int) -> None:
    """500 of them: each has its sentences or is a set that can be played."""
    harmed = 0
    for seed in SAMPLES[part::5]:
        told: Told = []
        found = check_sources(damaged(seed), told)
        assert (found is None) == bool(told)
        harmed += bool(told)
        for each in told:
            words = english(each)
            assert words.endswith("."), words
            assert words.partition(".toml")[1], words
            assert "\n" not in words
    assert harmed > len(SAMPLES) // 5 * 0.9


def test_every_sentence_is_one() -> None:
    """What is wrong, then the remedy, with a full stop."""
    for key, words in fault_messages.SENTENCES.items():
        if key.startswith("kinfire_council.fault.") and "{what}" not in words:
            assert words.endswith(".") or "{first}" in words, key


def test_whatever_else_keeps_a_table_from_being_an_item(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own sentence, too: no traceback for anything."""

    def no(*_: object) -> None:
        raise msgspec.ValidationError("Integer is out of range")

    monkeypatch.setattr(msgspec, "convert", no)
    fresh = shipped_sources()["sheets.toml"] + b"# another text: nothing is remembered of it\n"
    assert (
        "sheets.toml, sheet_valora: cannot read a value (Integer is "
        "out of range); write another one."
    ) in told("sheets.toml", fresh)

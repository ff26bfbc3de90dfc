"""The files by which a desktop knows the program (packaging/linux), and its icon."""

import configparser
import json
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from models.places import APP_ID, COMMAND, EXTENSION, HOMEPAGE, MIME_TYPE, NAME

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
ENTRY = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
MIME = LINUX / f"{APP_ID}.mime.xml"
LANGUAGES = ("de", "tr", "fa", "zh")
XML = "{http://www.w3.org/XML/1998/namespace}lang"
SHARED = "{http://www.freedesktop.org/standards/shared-mime-info}"


def validators() -> list[list[str]]:
    """The validators that this machine has; the structure is checked below in any case."""
    known = [
        ["desktop-file-validate", "--warn-kde", str(ENTRY)],
        ["appstreamcli", "validate", "--no-net", str(METAINFO)],
        ["xmllint", "--noout", str(METAINFO), str(MIME)],
    ]
    return [command for command in known if shutil.which(command[0])]


@pytest.fixture
def entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(METAINFO).getroot()


def texts(parent: ElementTree.Element, path: str) -> dict[str, str]:
    """Language -> text of the elements at a path; the source language is en."""
    return {element.get(XML, "en"): element.text or "" for element in parent.findall(path)}


def test_the_validators_have_no_objection() -> None:
    for command in validators():
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        words = said.stdout + said.stderr
        assert said.returncode == 0, words
        assert "W:" not in words
        assert "warning" not in words


# ---------------------------------------------------------------- desktop entry
def test_the_entry_starts_the_program_with_a_file(entry: configparser.ConfigParser) -> None:
    main = entry["Desktop Entry"]
    assert main["Type"] == "Application"
    assert main["Name"] == NAME
    assert main["Exec"] == f"{COMMAND} %f"
    assert main["Icon"] == APP_ID
    assert main["MimeType"] == f"{MIME_TYPE};"
    assert "Game;BoardGame;" in main["Categories"]
    assert main["StartupWMClass"] == COMMAND


def test_the_entry_s_actions_exist(entry: configparser.ConfigParser) -> None:
    names = entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
    assert names == ["continue"]
    for name in names:
        assert entry[f"Desktop Action {name}"]["Exec"] == f"{COMMAND} --{name}"


def test_the_entry_speaks_the_program_s_languages(entry: configparser.ConfigParser) -> None:
    for section in entry.sections():
        for key in ("Name", "GenericName", "Comment", "Keywords"):
            if key in entry[section] and entry[section][key] != NAME:
                assert all(entry[section][f"{key}[{code}]"] for code in LANGUAGES)


# ---------------------------------------------------------------- AppStream
def test_the_metainfo_names_the_program_as_it_is(metainfo: ElementTree.Element) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("name") == NAME
    assert metainfo.findtext("launchable") == ENTRY.name
    assert metainfo.findtext("url[@type='homepage']") == HOMEPAGE
    assert metainfo.findtext("project_license") == project["license"]
    assert metainfo.findtext("provides/mediatype") == MIME_TYPE
    assert metainfo.findtext("provides/binary") == COMMAND


def test_summaries_are_short(metainfo: ElementTree.Element) -> None:
    summaries = texts(metainfo, "summary")
    assert set(summaries) == {"en", *LANGUAGES}
    assert all(0 < len(summary) <= 35 for summary in summaries.values())


def test_the_newest_release_is_this_version(metainfo: ElementTree.Element) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.get("version") == project["version"]
    assert newest.get("date")
    assert f"## [{project['version']}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_sentence_of_the_description_is_translated(metainfo: ElementTree.Element) -> None:
    for parent in (metainfo.find("description"), metainfo.find("description/ul")):
        assert parent is not None
        spoken = [child.get(XML, "en") for child in parent if child.tag in {"p", "li"}]
        assert spoken == ["en", *LANGUAGES] * (len(spoken) // (1 + len(LANGUAGES)))
        assert spoken


def test_screenshots_are_wide_and_have_captions(metainfo: ElementTree.Element) -> None:
    screenshots = metainfo.findall("screenshots/screenshot")
    assert sum(picture.get("type") == "default" for picture in screenshots) == 1
    for picture in screenshots:
        assert set(texts(picture, "caption")) == {"en", *LANGUAGES}
        image = picture.find("image")
        assert image is not None
        assert int(image.get("width", 0)) * 9 == int(image.get("height", 0)) * 16


def test_stores_know_how_it_is_used(metainfo: ElementTree.Element) -> None:
    controls = {element.text for element in metainfo.findall("supports/control")}
    assert controls == {"pointing", "keyboard"}
    assert metainfo.find("requires/display_length") is not None
    rating = metainfo.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    assert len(metainfo.findall("branding/color")) == 2


# ---------------------------------------------------------------- file type
def test_files_are_known_by_name_and_by_their_first_bytes() -> None:
    kind = ElementTree.parse(MIME).getroot().find(f"{SHARED}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    glob = kind.find(f"{SHARED}glob")
    match = kind.find(f"{SHARED}magic/{SHARED}match")
    assert glob is not None
    assert match is not None
    assert glob.get("pattern") == f"*{EXTENSION}"
    start = json.dumps({COMMAND: 1}, separators=(",", ":"))
    assert start.startswith(match.get("value", "-"))
    assert match.get("offset") == "0"


# ---------------------------------------------------------------- icon
def drawn(size: int) -> QImage:
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "packaging" / "lamplight.svg")).render(painter)
    painter.end()
    return image


def test_the_icon_is_one_drawing() -> None:
    packaged = ROOT / "packaging" / "lamplight.svg"
    assert packaged.read_bytes() == (ROOT / "resources" / "lamplight.svg").read_bytes()


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_icon_is_a_lamp_on_a_dark_round_table(qapp: object, size: int) -> None:
    image = drawn(size)
    corner, shade = image.pixelColor(0, 0), image.pixelColor(size // 2, round(size * 0.37))
    table = image.pixelColor(round(size * 0.12), size // 2)
    assert corner.alpha() == 0
    assert 20 < shade.hsvHue() < 45
    assert shade.value() > 150
    assert QColor(table).value() < 120

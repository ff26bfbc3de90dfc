"""The names of things on the table in sentences: for screen readers, hover and «describe board»."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, sentences, words
from rules.kinfire_council.describe import space_name
from rules.kinfire_council.names import skill_name
from rules.kinfire_council.printed.library import locations
from rules.kinfire_council.state import NOBODY
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.showing import RenderState
from views.kinfire_council.space_face import location_words, patron_words
from views.kinfire_council.space_item import SpaceItem
from views.kinfire_council.standing import Kind, Standing

translate = QCoreApplication.translate


def _sentence(said: str) -> str:
    return filled(translate("kinfire_council_board", "{sentence}."), sentence=capital(said))


def space_brief(showing: RenderState, item: SpaceItem, there: list[Standing]) -> str:
    """«Gullwharf (2), upgraded. Empty. Tax: 1 coin. Patron: Ada.»: not what can be done there."""
    face, view = item.face, showing.view
    if face is None:
        return ""
    head = [words(space_name(view, item.space))]
    if face.is_upgraded:
        head.append(translate("kinfire_council_board", "upgraded"))
    parts = [_sentence(listed(head)), _sentence(_state_words(showing, item, there))]
    if face.tax:
        said = translate("kinfire_council_board", "tax: %n coin(s)", None, face.tax)
        parts.append(_sentence(said))
    if face.patron != NOBODY:
        said = translate("kinfire_council_board", "patron: {who}")
        parts.append(_sentence(filled(said, who=showing.names.get(face.patron, ""))))
    return sentences(parts)


def space_label(showing: RenderState, item: SpaceItem, there: list[Standing]) -> str:
    """The same, what a patron is paid, and what can be done there."""
    face, view = item.face, showing.view
    if face is None:
        return ""
    parts = [space_brief(showing, item, there)]
    parts += [patron_words(view, face.number)] if face.patron != NOBODY else []
    parts += [location_words(view, each) for each in locations(view, item.space)]
    return sentences(part for part in parts if part)


def _state_words(showing: RenderState, item: SpaceItem, there: list[Standing]) -> str:
    """Empty, or who stands there."""
    face = item.face
    names = [standing_words(showing, each) for each in there]
    if names and face is not None and face.is_free:
        said = translate("kinfire_council_board", "there is still room beside {who}")
        return filled(said, who=listed(names))
    if names:
        return listed(names)
    return translate("kinfire_council_board", "empty")


def standing_words(showing: RenderState, standing: Standing) -> str:
    """«Ada's Seeker, Spy»: what it is."""
    if standing.kind is Kind.CULTIST:
        return translate("kinfire_council_board", "a cultist")
    if standing.kind is Kind.RUBBLE:
        return translate("kinfire_council_board", "Rubble")
    said = (
        translate("kinfire_council_board", "{who}: Seeker")
        if standing.is_seeker
        else translate("kinfire_council_board", "{who}: worker")
    )
    parts = [filled(said, who=showing.names.get(standing.seat, ""))]
    if standing.skill is not None:
        parts.append(words(skill_name(standing.skill)))
    return listed(parts)


def standing_label(showing: RenderState, standing: Standing) -> str:
    """The same with where it stands."""
    what = capital(standing_words(showing, standing))
    return listed([what, words(space_name(showing.view, standing.space))])

"""The things of the table in words: cards, seats, spaces, chits, doubts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, number_text, sentences, words
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import DecreeKind, Window
from rules.kinfire_council.forecast.foresight import Doubt
from rules.kinfire_council.names import item_name, kind_name
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.card_texts import lines_of
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.state import HIDDEN_CARD, LEADERS, Council
from views.items.cell import Note
from views.kinfire_council.phrases import listed
from views.kinfire_council.showing import RenderState

translate = QCoreApplication.translate


def seat_name(showing: RenderState, seat: int) -> str:
    """Who sits there."""
    found = showing.names.get(int(seat))
    return found or filled(
        translate("kinfire_council_board", "Seat {number}"), number=number_text(seat + 1)
    )


def name_of(view: Council, id: str) -> str:
    """The name of a printed thing."""
    return words(item_name(view, id))


def item_words(view: Council, item: content.Item) -> str:
    """What a printed thing says at this table."""
    return sentences(words(line) for line in lines_of(printed(view, item)))


def stand_in(item: content.Item) -> str:
    """The mark of what was made up for what is not public."""
    return translate("kinfire_council_board", "stand-in") if item.authored else ""


def card_item(view: Council, id: str) -> content.Item | None:
    """The printed card or token of an id that may lie on the table or in a hand."""
    items = item_set(view)
    found: content.Item | None = None
    for kind in (
        items.research,
        items.threats,
        items.decrees,
        items.sentries,
        items.councilors,
        items.sheets,
    ):
        found = found or kind.get(id)
    return found


def kind_words(item: content.Item) -> str:
    """What kind of thing it is."""
    if isinstance(item, content.Decree):
        return words(kind_name(item.kind))
    if isinstance(item, content.Threat):
        return level_words(item)
    if isinstance(item, content.ResearchCard):
        if item.window is Window.NIGHT:
            return translate("kinfire_council_board", "night")
        return translate("kinfire_council_board", "your turn")
    if isinstance(item, content.SentryKind):
        return translate("kinfire_council_board", "sentry")
    if isinstance(item, content.Councilor):
        return translate("kinfire_council_board", "councilor")
    return ""


def kind_line(item: content.Item) -> str:
    """The same with the mark of a stand-in."""
    return listed([each for each in (kind_words(item), stand_in(item)) if each])


def level_words(threat: content.Threat) -> str:
    """«level 3»."""
    if threat.level.isdigit():
        said = translate("kinfire_council_board", "level {level}")
        return filled(said, level=number_text(int(threat.level)))
    return translate("kinfire_council_board", "stays")


def held_kind(item: content.Item, count: int) -> str:
    """What a card of a hand is; how many alike ones are held, where there are several."""
    if count < 2:
        return kind_line(item)
    said = translate("kinfire_council_board", "{count} times")
    return listed([filled(said, count=number_text(count)), kind_line(item)])


def card_note(view: Council, id: str) -> Note | None:
    """The words of a card; None: it is not known."""
    item = card_item(view, id) if id != HIDDEN_CARD else None
    if item is None:
        return None
    return Note(name_of(view, id), kind_line(item), item_words(view, item))


KIND_ICON = {
    DecreeKind.LAW: "kc-law",
    DecreeKind.ORDER: "kc-order",
    DecreeKind.ELECTION: "kc-election",
    DecreeKind.CRISIS: "kc-crisis",
}


def icon_of(item: content.Item) -> str:
    """The sign of a card or token where many kinds lie together; empty: it has none."""
    if isinstance(item, content.Decree):
        return KIND_ICON[item.kind]
    signs: dict[type[content.Item], str] = {
        content.ResearchCard: "kc-research",
        content.Threat: "kc-trouble",
        content.SentryKind: "kc-sentry",
    }
    return signs.get(type(item), "")


def chit_words(number: int) -> str:
    """«cultist 7», «leader»."""
    if number in LEADERS:
        return translate("kinfire_council_board", "leader")
    return filled(
        translate("kinfire_council_board", "cultist {number}"), number=number_text(number)
    )


def chits_words(chits: tuple[int, ...]) -> str:
    """«cultists 3, 7, 12 and 1 leader»."""
    numbers = [number_text(each) for each in chits if each not in LEADERS]
    leaders = len(chits) - len(numbers)
    told = []
    if numbers:
        said = translate("kinfire_council_board", "cultists {numbers}")
        told.append(filled(said, numbers=listed(numbers)))
    if leaders:
        told.append(translate("kinfire_council_board", "%n leader(s)", None, leaders))
    return listed(told) if told else translate("kinfire_council_board", "no one")


def doubt_words(doubt: Doubt) -> str:
    """Why a forecast is not sure."""
    return {
        Doubt.DRAW: translate("kinfire_council_board", "chits are drawn at random"),
        Doubt.TIE: translate("kinfire_council_board", "a tie: the Speaker picks"),
        Doubt.LEAD: translate("kinfire_council_board", "the lead sponsor is tied"),
        Doubt.CHOICE: translate("kinfire_council_board", "someone has a choice"),
        Doubt.NEW_THREAT: translate("kinfire_council_board", "a new threat is revealed"),
        Doubt.LATER: translate("kinfire_council_board", "what is happening is not over yet"),
    }[doubt]


def is_known(id: str) -> bool:
    """Whether a card has its face up for whoever looks."""
    return id != HIDDEN_CARD


def seats_words(showing: RenderState, seats: tuple[Seat, ...]) -> str:
    """«Ada, Berk»."""
    return listed([seat_name(showing, seat) for seat in seats])

"""What a faction card says: deeds, books, figures, awakenings, counters. Words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, number_text, stop, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.abilities.effects import effects_of, law
from rules.cthulhu_wars.battle.strength import combat_of
from rules.cthulhu_wars.boards import SleeperBoard, WindwalkerBoard, YellowSignBoard
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.data import UnitKind, number
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.earth.counting import in_play, on_map, size_of, unit_id
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.orders.recruiting import (
    RECRUIT_COST,
    cost_of,
    least_missing,
    why_not_awaken,
)
from rules.cthulhu_wars.rounds.phases import FOR_GOOD
from rules.cthulhu_wars.state import NOWHERE, Earth, Kind
from rules.kernel.steps import Seat
from views.cthulhu_wars.phrases import faction_name, listed
from views.items.cell import Note

translate = QCoreApplication.translate


def formulas() -> dict[str, str]:
    """Combat that is no printed number, by kind of unit."""
    return {
        "shub_niggurath": translate(
            "cthulhu_wars_board", "Combat: your gates and cultists in play"
        ),
        "nyarlathotep": translate("cthulhu_wars_board", "Combat: spellbooks of both sides"),
        "undead": translate(
            "cthulhu_wars_board", "Combat: one less than the number fighting together"
        ),
        "byakhee": translate(
            "cthulhu_wars_board", "Combat: one more than the number fighting together"
        ),
        "hastur": translate("cthulhu_wars_board", "Combat: the current ritual cost"),
        "yog_sothoth": translate(
            "cthulhu_wars_board", "Combat: two for each enemy Great Old One in play"
        ),
        "formless_spawn": translate(
            "cthulhu_wars_board", "Combat: Formless Spawn in play, plus Tsathoggua"
        ),
        "tsathoggua": translate("cthulhu_wars_board", "Combat: the opponent's Power, at least 2"),
        "ithaqua": translate("cthulhu_wars_board", "Combat: half the opponent's Doom"),
    }


def formula_of(view: Earth, seat: Seat, kind: Kind) -> str:
    """The same, with what a spellbook adds."""
    id = kind_of(view, seat, kind).id
    if id == "shub_niggurath" and "the_red_sign" in view.books[seat]:
        return translate(
            "cthulhu_wars_board", "Combat: your gates, cultists and Dark Young in play"
        )
    return formulas()[id]


def kind_of(view: Earth, seat: Seat, kind: Kind) -> UnitKind:
    """A kind of unit as it is printed."""
    return law(view.factions[seat]).kinds()[kind]


def has_price(view: Earth, seat: Seat, kind: Kind) -> bool:
    """Whether it comes by summoning, awakening or recruiting, for a price."""
    return kind_of(view, seat, kind).rank is not UnitClass.BUILDING


def price_of(view: Earth, seat: Seat, kind: Kind) -> int:
    """What it costs now, an Ice Age in its area apart."""
    if kind_of(view, seat, kind).rank is UnitClass.CULTIST:
        return RECRUIT_COST
    return cost_of(view, seat, kind)


# ---------------------------------------------------------------- deeds and books
def progress_of(view: Earth, seat: Seat, deed: Requirement) -> tuple[int, int]:
    """How far a deed is, of how much; what is met is whole."""
    done, whole = deed.progress(view, seat)
    return (whole, whole) if deed.ID in view.met[seat] else (min(done, whole), whole)


def deed_words(view: Earth, seat: Seat, deed: Requirement) -> str:
    """«Requirement: Six areas, 4 of 6»."""
    name = words(names.deed_name(deed.ID))
    if deed.ID in view.met[seat]:
        said = translate("cthulhu_wars_board", "Requirement met: {deed}")
        return filled(said, deed=name)
    done, whole = progress_of(view, seat, deed)
    said = translate("cthulhu_wars_board", "Requirement: {deed}, {done} of {whole}")
    return filled(said, deed=name, done=number_text(done), whole=number_text(whole))


def deed_note(view: Earth, seat: Seat, deed: Requirement) -> Note:
    """The deed at length."""
    kind = (
        translate("cthulhu_wars_board", "Requirement, met")
        if deed.ID in view.met[seat]
        else translate("cthulhu_wars_board", "Requirement: earns a spellbook")
    )
    return Note(words(names.deed_name(deed.ID)), kind, deed_does(deed.ID))


def deed_does(id: str) -> str:
    """A deed in a sentence or two."""
    return words(names.deed_does(id))


def used_words(view: Earth, seat: Seat, id: str) -> str:
    """That a book or an ability has been used, where it can be only once."""
    if (seat, FOR_GOOD + id) in view.once:
        return translate("cthulhu_wars_board", "used this game")
    if (seat, id) in view.once:
        return translate("cthulhu_wars_board", "used this phase")
    return ""


def book_words(view: Earth, seat: Seat, id: str) -> str:
    """«Spellbook taken: Frenzy»."""
    said = (
        translate("cthulhu_wars_board", "Spellbook taken: {book}")
        if id in view.books[seat]
        else translate("cthulhu_wars_board", "Spellbook, not taken: {book}")
    )
    used = used_words(view, seat, id)
    name = words(names.book_name(id))
    return filled(said, book=listed([name, used]) if used else name)


def book_note(id: str, kind: str) -> Note:
    """A book or an ability at length."""
    return Note(words(names.book_name(id)), kind, words(names.book_does(id)))


# ---------------------------------------------------------------- figures
def figure_words(view: Earth, seat: Seat, kind: Kind) -> str:
    """«Deep One: 3 in the pool, 1 on the map. Costs 1 Power, combat 1»."""
    pool, size = view.pools[seat][kind], size_of(view, seat, kind)
    said = translate("cthulhu_wars_board", "{unit}: {pool} of {size} in the pool, {map} on the map")
    told = [
        filled(
            said,
            unit=words(kind_name(view, seat, kind)),
            pool=number_text(pool),
            size=number_text(size),
            map=number_text(on_map(view, seat, kind)),
        )
    ]
    if view.aside[seat][kind]:
        aside = translate("cthulhu_wars_board", "{number} off the map")
        told.append(filled(aside, number=number_text(view.aside[seat][kind])))
    return stop().join([listed(told), *_numbers(view, seat, kind)])


def _numbers(view: Earth, seat: Seat, kind: Kind) -> list[str]:
    """Price and combat."""
    told = []
    if has_price(view, seat, kind):
        cost = translate("cthulhu_wars_board", "Costs {number} Power")
        told.append(filled(cost, number=number_text(price_of(view, seat, kind))))
    combat = kind_of(view, seat, kind).combat
    if isinstance(combat, int):
        said = translate("cthulhu_wars_board", "Combat {number}")
        told.append(filled(said, number=number_text(combat_of(view, seat, kind))))
    elif kind_of(view, seat, kind).id in formulas():
        told.append(formula_of(view, seat, kind))
    return told


def awaken_state(view: Earth, seat: Seat, kind: Kind) -> tuple[str, bool]:
    """What stands between a faction and a Great Old One, and whether it could be awakened."""
    if view.aside[seat][kind]:
        return translate("cthulhu_wars_board", "In play, off the map"), False
    if in_play(view, seat, kind):
        return translate("cthulhu_wars_board", "In play"), False
    if not view.round:
        return "", False
    why = why_not_awaken(view, seat, kind)
    if why is None:
        return translate("cthulhu_wars_board", "Can be awakened"), True
    missing = least_missing(view, seat, kind)
    if missing and why.key.endswith("too_dear"):
        said = translate("cthulhu_wars_board", "%n Power missing", None, missing)
        return said, False
    return words(why), False


def awaken_words(view: Earth, seat: Seat, kind: Kind) -> str:
    """«Great Old One Cthulhu: awakening costs 10 Power. 2 Power missing»."""
    said = translate("cthulhu_wars_board", "Great Old One {unit}: awakening costs {cost} Power")
    name = words(kind_name(view, seat, kind))
    told = filled(said, unit=name, cost=number_text(price_of(view, seat, kind)))
    state = awaken_state(view, seat, kind)[0]
    return f"{told}{stop()}{state}" if state else told


# ---------------------------------------------------------------- counters
def signs_words(view: Earth, seat: Seat, can_hold: bool, is_shared: bool = False) -> str:
    """How many Elder Signs; who owns them may hold to see what they are worth, or looks into the
    notebook where several persons share the screen."""
    count = len(view.signs[seat])
    said = translate("cthulhu_wars_board", "%n Elder Sign(s), face down", None, count)
    if can_hold:
        hold = translate("cthulhu_wars_board", "hold the mouse button or the space bar to see them")
        return listed([said, hold])
    if is_shared and count:
        where = translate("cthulhu_wars_board", "each player sees their own in the notebook (N)")
        return listed([said, where])
    return said


def held_words(view: Earth, seat: Seat) -> str:
    """What the own signs are worth."""
    values = listed([number_text(each) for each in view.signs[seat]])
    said = translate("cthulhu_wars_board", "Your Elder Signs are worth {values}: {sum} in total")
    return filled(said, values=values, sum=number_text(sum(view.signs[seat])))


def captive_words(view: Earth, seat: Seat) -> str:
    """Whose units lie captured on the card."""
    if not view.captives[seat]:
        return translate("cthulhu_wars_board", "No captives")
    found: dict[str, int] = {}
    for each in view.captives[seat]:
        pair = translate("cthulhu_wars_board", "{who}'s {unit}")
        name = words(names.unit_name(unit_id(view, each.seat, each.kind)))
        said = filled(pair, unit=name, who=faction_name(view, each.seat))
        found[said] = found.get(said, 0) + 1
    times = translate("cthulhu_wars_board", "{count} × {what}")
    told = [
        said if count == 1 else filled(times, count=number_text(count), what=said)
        for said, count in found.items()
    ]
    head = translate(
        "cthulhu_wars_board", "Captives: {list}. Each gives 1 Power in the Gather Power phase"
    )
    return filled(head, list=listed(told))


def aside_words(view: Earth, seat: Seat) -> str:
    """«Off the map: Cthulhu, 2 × Deep One»."""
    times = translate("cthulhu_wars_board", "{count} × {what}")
    told = []
    for kind, count in enumerate(view.aside[seat]):
        name = words(kind_name(view, seat, kind))
        if count:
            many = filled(times, count=number_text(count), what=name)
            told.append(name if count == 1 else many)
    return filled(translate("cthulhu_wars_board", "Off the map: {units}"), units=listed(told))


def lies_words(view: Earth, seat: Seat) -> list[str]:
    """What else lies on the card or belongs to it, a sentence each."""
    board = view.boards[seat]
    if isinstance(board, SleeperBoard):
        return _sleeper_words(view, board)
    if isinstance(board, WindwalkerBoard) and board.ice != NOWHERE:
        said = translate("cthulhu_wars_board", "Ice Age: {place}")
        return [filled(said, place=words(place_name(view, board.ice)))]
    return []


def _sleeper_words(view: Earth, board: SleeperBoard) -> list[str]:
    found = []
    if board.slumber:
        found.append(translate("cthulhu_wars_board", "On the card: a gate and its cultist"))
    for other in board.studies:
        said = translate("cthulhu_wars_board", "A Serpent Man on {who}'s card")
        found.append(filled(said, who=faction_name(view, Seat(other))))
    return found


def tokens_left(view: Earth, seat: Seat) -> int | None:
    """Desecration tokens at hand; None: a faction without."""
    board = view.boards[seat]
    if not isinstance(board, YellowSignBoard):
        return None
    return number("limits", "desecration_tokens") - len(board.tokens)


def ability_ids(view: Earth, seat: Seat) -> list[str]:
    """What it can do from the beginning."""
    return [each.ID for each in effects_of(view, seat) if each.ID not in view.books[seat]]

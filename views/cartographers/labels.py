"""What the table says in words: spaces, drawings, results, the whole board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from models.translate import words
from rules.cartographers.data import EDICTS
from rules.cartographers.drawing.preview import Standing
from rules.cartographers.maps.land import Land, label
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, terrains_of
from rules.cartographers.names import card_name, terrain_name, terrains_text
from rules.cartographers.state import Cartographers
from views.cartographers.spaces import spaces
from views.items.panel import minus, signed

translate = QCoreApplication.translate


def list_of(parts: list[str]) -> str:
    """Parts of a sentence in a row."""
    return ", ".join(part for part in parts if part)


# ---------------------------------------------------------------- spaces
def space_labels(view: Cartographers, sheet: Sheet, worth: Standing, seat: int) -> list[str]:
    """Every space in reading order: «B4, forest on ruins; scores for Sentinel Wood»."""
    land = view.land
    drawers = _drawers(sheet, land, seat)
    found = []
    for row in range(land.rows):
        for col in range(land.cols):
            single = 1 << row * land.stride + col
            what = list_of(
                [label(row, col), _content(land, sheet, single), drawers.get(single, "")]
            )
            scores = _scores(view, worth, single)
            found.append(f"{what}; {scores}" if scores else what)
    return found


def _content(land: Land, sheet: Sheet, single: int) -> str:
    if land.mountains & single:
        paid = translate("cartographers_board", "mountain, surrounded")
        return paid if sheet.paid & single else _small(words(terrain_name(Terrain.MOUNTAIN)))
    if land.wasteland & single:
        return translate("cartographers_board", "wasteland")
    if sheet.destroyed & single:
        text = translate("cartographers_board", "destroyed")
    elif sheet.drawn & single:
        text = _small(words(terrains_text(terrains_of(sheet, single))))
    elif land.ruins & single:
        return translate("cartographers_board", "empty ruins")
    else:
        return translate("cartographers_board", "empty")
    if land.ruins & single:
        return translate("cartographers_board", "{terrain} on ruins").format(terrain=text)
    return text


def _small(name: str) -> str:
    """A name inside a sentence: with a small letter, but German nouns keep their capital."""
    locale = QLocale()
    return name if locale.language() is QLocale.Language.German else locale.toLower(name)


def _drawers(sheet: Sheet, land: Land, owner: int) -> dict[int, str]:
    """Spaces that somebody else drew on."""
    found: dict[int, str] = {}
    text = translate("cartographers_board", "drawn by player {number}")
    for drawing in sheet.drawings:
        if drawing.seat not in (owner, -1):
            for row, col in spaces(drawing.cells, land.stride):
                found[1 << row * land.stride + col] = text.format(number=drawing.seat + 1)
    return found


def _scores(view: Cartographers, worth: Standing, single: int) -> str:
    names = [
        words(card_name(card))
        for card, scored in zip(view.edicts, worth.edicts, strict=True)
        if scored.spaces & single
    ]
    parts = []
    if names:
        text = translate("cartographers_board", "scores for {cards}")
        parts.append(text.format(cards=", ".join(names)))
    if worth.monsters.spaces & single:
        parts.append(translate("cartographers_board", "costs a star beside a monster"))
    return list_of(parts)


def place_names(mask: int, stride: int) -> str:
    """The names of a set of spaces in one line."""
    return " ".join(label(row, col) for row, col in spaces(mask, stride))


# ---------------------------------------------------------------- results
def result_of(view: Cartographers, before: Standing, after: Standing) -> str:
    """What a drawing would bring: every number that would change."""
    parts = []
    for number, (now, then) in enumerate(zip(before.edicts, after.edicts, strict=True)):
        if then.points != now.points:
            name = words(card_name(view.edicts[number]))
            parts.append(f"{EDICTS[number]} {name} {signed(then.points - now.points)}")
    coins = after.coins - before.coins
    if coins:
        parts.append(
            translate("cartographers_board", "coins {change}").format(change=signed(coins))
        )
    monsters = before.monsters.points - after.monsters.points
    if monsters:
        text = translate("cartographers_board", "monsters {change}")
        parts.append(text.format(change=signed(monsters)))
    if not parts:
        return translate("cartographers_board", "changes no score now")
    season = after.season.total - before.season.total
    text = translate("cartographers_board", "this season {change}")
    return list_of([*parts, text.format(change=signed(season))])


# ---------------------------------------------------------------- the board
def drawing_line(view: Cartographers, drawing: Drawing) -> str:
    """One drawing: what, where, on which card."""
    what = (
        words(terrains_text(drawing.terrains))
        if drawing.terrains
        else (translate("cartographers_board", "Destroyed"))
    )
    where = place_names(drawing.cells, view.land.stride)
    return translate("cartographers_board", "{terrain} on {spaces}").format(
        terrain=what, spaces=where
    )


def sheet_lines(view: Cartographers, sheet: Sheet) -> list[str]:
    """A map in sentences: printed ground, terrain by terrain, what is empty."""
    land, stride = view.land, view.land.stride
    lines = []
    layers = [(terrain, getattr(sheet, terrain.value, 0)) for terrain in Terrain]
    for terrain, mask in layers:
        if mask:
            lines.append(f"{words(terrain_name(terrain))}: {place_names(mask, stride)}.")
    if sheet.destroyed:
        text = translate("cartographers_board", "Destroyed: {spaces}.")
        lines.append(text.format(spaces=place_names(sheet.destroyed, stride)))
    mountains = translate("cartographers_board", "Mountains: {spaces}.")
    lines.append(mountains.format(spaces=place_names(land.mountains, stride)))
    open_ruins = land.ruins & ~sheet.drawn
    if open_ruins:
        text = translate("cartographers_board", "Empty ruins: {spaces}.")
        lines.append(text.format(spaces=place_names(open_ruins, stride)))
    if land.wasteland:
        text = translate("cartographers_board", "Wasteland: {spaces}.")
        lines.append(text.format(spaces=place_names(land.wasteland, stride)))
    return lines


def worth_lines(view: Cartographers, worth: Standing) -> list[str]:
    """What a map is worth, edict by edict."""
    lines = [
        translate("cartographers_board", "Edict {letter}, {card}: {points} now.").format(
            letter=EDICTS[number], card=words(card_name(card)), points=minus(scored.points)
        )
        for number, (card, scored) in enumerate(zip(view.edicts, worth.edicts, strict=True))
    ]
    text = translate(
        "cartographers_board", "Coins {coins}, monsters cost {monsters}, this season {total}."
    )
    lines.append(
        text.format(
            coins=worth.coins, monsters=worth.monsters.points, total=minus(worth.season.total)
        )
    )
    return lines

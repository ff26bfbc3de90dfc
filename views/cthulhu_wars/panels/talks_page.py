"""A negotiation beside the chart: what is asked, what each has named, how many rounds are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, number_text, stop, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.abilities.effects import effect
from rules.cthulhu_wars.asking import amount_target
from rules.cthulhu_wars.state import Earth, Offer
from rules.cthulhu_wars.talks import ROUNDS, EndTalk, MakeOffer, stake_words
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.moment import asked_seat
from views.cthulhu_wars.panels.sheet import Fill, Sheet
from views.cthulhu_wars.phrases import faction_name
from views.items.cell import Draw
from views.items.panel import CENTRE, RIGHT, button, surface, tabular, write
from views.theme import theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
IN_ROW = 7


class Talks(msgspec.Struct, frozen=True):
    """What is asked by whom; the round that is on, of how many."""

    asker: Seat
    number: int
    effect: str
    round: int
    rounds: int


def talks_of(view: Earth) -> Talks | None:
    """The negotiation that is on; None: there is none."""
    if not view.talks or view.outcome is not None:
        return None
    end = next((step for step in reversed(view.agenda) if isinstance(step, EndTalk)), None)
    if end is None:
        return None
    offers = [step for step in view.agenda if isinstance(step, MakeOffer)]
    rounds = ROUNDS if len(view.talks) > 1 else 1
    now = min((step.round for step in offers), default=rounds)
    return Talks(end.asker, end.number, end.effect, now, rounds)


def talks_page(amounts: Sequence[int]) -> Fill:
    """The page; `amounts`: the numbers that whoever is asked may name."""
    return partial(_fill, tuple(amounts))


def _fill(amounts: tuple[int, ...], sheet: Sheet) -> None:
    view = sheet.view
    talks = talks_of(view)
    if talks is None:
        return
    sheet.topic = "talks"
    _head(sheet, talks)
    _sum(sheet, talks)
    stakes = effect(talks.effect).stakes(view, talks.asker)
    for offer in view.talks:
        _offer(sheet, offer, stakes[offer.seat])
    sheet.next_column()
    _rounds(sheet, talks)
    _rule(sheet)
    if amounts:
        _amounts(sheet, amounts)


def named(view: Earth) -> int:
    """What the present numbers make up."""
    return sum(offer.number for offer in view.talks)


def _head(sheet: Sheet, talks: Talks) -> None:
    """Whose effect it is."""
    view, unit = sheet.view, sheet.unit
    name = words(names.book_name(talks.effect))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.seal(painter, parts.left_square(area), view.factions[talks.asker])
        parts.heading(painter, parts.right_of(area, area.height() + 6), name, unit * 1.1)

    said = translate("cthulhu_wars_board", "Negotiation: {effect}, {who}")
    label = filled(said, effect=name, who=faction_name(view, talks.asker))
    sheet.add("head", sheet.whole_row(1.3), label, draw, talks.effect)


def sum_words(view: Earth, talks: Talks) -> str:
    """«Asked for: 5 together. Named: 3, 2 missing»."""
    asked = filled(
        translate("cthulhu_wars_board", "Asked for in total: {number}"),
        number=number_text(talks.number),
    )
    now, told = named(view), translate("cthulhu_wars_board", "Offered so far: {number}")
    said = [asked, filled(told, number=number_text(now))]
    if now < talks.number:
        missing = translate("cthulhu_wars_board", "%n missing", None, talks.number - now)
        said.append(missing)
    elif now > talks.number:
        said.append(translate("cthulhu_wars_board", "%n too many", None, now - talks.number))
    return stop().join(said)


def _sum(sheet: Sheet, talks: Talks) -> None:
    """A bar of what is named, up to what is asked for; both numbers large."""
    view, unit = sheet.view, sheet.unit
    now = named(view)

    def draw(painter: QPainter, area: QRectF) -> None:
        letters = tabular(font(Face.STRONG, unit * 1.35))
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * 0.56)
        said = f"{number_text(now)} / {number_text(talks.number)}"
        write(painter, upper, said, letters, "good" if now == talks.number else "ink", RIGHT)
        head = translate("cthulhu_wars_board", "offered, out of what is asked for")
        room = upper.adjusted(0, 0, -unit * 3.0, 0)
        parts.paragraph(painter, room, head, unit * 0.92, "muted")
        channel = QRectF(area.left(), upper.bottom() + 4, area.width(), unit * 0.5)
        share = now / talks.number if talks.number else 0.0
        colour = "bad" if now > talks.number else "good"
        parts.bar(painter, channel, share, theme().colour(colour), talks.number)

    sheet.add("sum", sheet.row(2.6), sum_words(view, talks), draw, (now, talks.number))


def has_spoken(view: Earth, seat: Seat) -> bool:
    """Whether a seat has named anything: its turn of the first round is over."""
    offers = (step for step in view.agenda if isinstance(step, MakeOffer))
    return not any(step.seat == seat and step.round == 1 for step in offers)


def offer_words(view: Earth, offer: Offer, stake: int) -> str:
    """«Yellow Sign: names 2 of at most 4»."""
    if not has_spoken(view, offer.seat):
        said = translate("cthulhu_wars_board", "{who} has not spoken yet and has {number}")
        who, number = faction_name(view, offer.seat), number_text(stake)
        return filled(said, who=who, number=number)
    if offer.refused:
        said = translate("cthulhu_wars_board", "{who} has refused")
        return filled(said, who=faction_name(view, offer.seat))
    said = translate("cthulhu_wars_board", "{who} offers {number} of at most {most}")
    return filled(
        said,
        who=faction_name(view, offer.seat),
        number=number_text(offer.number),
        most=number_text(stake),
    )


def _offer(sheet: Sheet, offer: Offer, stake: int) -> None:
    """A faction, its number, what it has."""
    view, unit = sheet.view, sheet.unit
    faction, name = view.factions[offer.seat], faction_name(view, offer.seat)
    is_now, speaks = asked_seat(view) == offer.seat, has_spoken(view, offer.seat)
    talks = talks_of(view)
    held = words(stake_words(talks.effect, stake)) if talks is not None else number_text(stake)

    def draw(painter: QPainter, area: QRectF) -> None:
        fill, line = ("selected", "accent") if is_now else ("raised", "line")
        surface(painter, area, fill, line, radius=5.0, width=2.0 if is_now else None)
        inner = area.adjusted(5, 2, -7, -2)
        parts.seal(painter, parts.left_square(inner, 0.92), faction, faint=offer.refused)
        room = parts.right_of(inner, inner.height() + 4)
        wide = unit * 2.6
        words_ = room.adjusted(0, 0, -wide, 0)
        half = words_.height() / 2
        upper = QRectF(words_.left(), words_.top(), words_.width(), half)
        parts.line(painter, upper, name, unit, "muted" if offer.refused else "ink", strong=True)
        most = filled(translate("cthulhu_wars_board", "has {number}"), number=held)
        parts.line(painter, upper.translated(0, half - 1), most, unit * 0.86, "muted")
        end = QRectF(room.right() - wide, room.top(), wide, room.height())
        if offer.refused:
            refused = translate("cthulhu_wars_board", "refuses")
            parts.line(painter, end, refused, unit * 0.94, "bad", RIGHT, strong=True)
        else:
            said = number_text(offer.number) if speaks else "\N{EN DASH}"
            parts.figures(painter, end, said, unit * 1.6, "ink" if speaks else "muted", RIGHT)

    label = offer_words(view, offer, stake)
    sheet.add(f"offer:{offer.seat}", sheet.row(2.1), label, draw, (offer, stake, is_now, speaks))


def _rounds(sheet: Sheet, talks: Talks) -> None:
    """Three beads."""
    unit, left = sheet.unit, talks.rounds - talks.round

    def draw(painter: QPainter, area: QRectF) -> None:
        side = area.height() * 0.8
        for number in range(talks.rounds):
            spot = QRectF(
                area.left() + number * (side + 4), area.center().y() - side / 2, side, side
            )
            parts.bead(painter, spot, number + 1 < talks.round, number + 1 == talks.round)
        room = parts.right_of(area, talks.rounds * (side + 4) + 6)
        parts.line(painter, room, rounds_words(talks), unit * 0.95, "muted")

    sheet.add("rounds", sheet.row(1.2), rounds_words(talks), draw, (talks.round, left))


def rounds_words(talks: Talks) -> str:
    """«Round 2 of 3»."""
    said = translate("cthulhu_wars_board", "Round {number} of {last}")
    return filled(said, number=number_text(talks.round), last=number_text(talks.rounds))


def _rule(sheet: Sheet) -> None:
    """How one agrees; what is asked of whom stands in the head of the window."""
    unit = sheet.unit
    told = translate(
        "cthulhu_wars_board", "Agreed as soon as the offers add up to exactly what is asked for."
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.paragraph(painter, area, told, unit * 0.95)

    sheet.add("rule", sheet.row(2.7, 0.4), told, draw, told)


def _amounts(sheet: Sheet, amounts: tuple[int, ...]) -> None:
    """The numbers that can be named now."""
    for start in range(0, len(amounts), IN_ROW):
        boxes = parts.columns(sheet.row(1.6, 0.15), IN_ROW, 4.0)
        for number, box in zip(amounts[start : start + IN_ROW], boxes, strict=False):
            sheet.add(
                f"amount:{number}",
                box,
                number_text(number),
                _draw_amount(number_text(number), sheet.unit),
                number,
                target=amount_target(number),
            )


def _draw_amount(said: str, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        ink: QColor = button(painter, area)
        write(painter, area, said, tabular(font(Face.STRONG, unit * 0.9)), ink, CENTRE)

    return draw

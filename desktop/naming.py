"""What seats, scores and results are called on the screen: made from views and public facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.levels import level_name
from models.game_model import GameModel
from models.moment import Curtain, Moment
from models.question import Question
from models.scores_model import Scorer, ScoreRow
from models.seating import SeatKind
from models.seats_model import SeatFace, SeatLine, Turn
from models.translate import (
    bare,
    dotted,
    filled,
    headed,
    isolated,
    listed,
    number_text,
    sentences,
    stop,
    without_stop,
    words,
)
from rules.kernel.journal import Help, Mark
from rules.kernel.record import Head
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Option, Outcome, Seat
from rules.kernel.text import Text
from views.board import Board, Rival
from views.panels.result import Result

MANY_BOTS = 3
"""More bots than these are counted, not named."""


def seat_name(feed: GameModel, seat: int) -> str:
    """The name of a seat: what was typed in, else its number."""
    plan = feed.seats[seat] if seat < len(feed.seats) else None
    if plan is not None and plan.name:
        return plan.name
    return words(name_of_seat(feed.setup, Seat(seat)))


def seat_names(feed: GameModel) -> tuple[str, ...]:
    """The names of all seats, in order."""
    return tuple(seat_name(feed, seat) for seat in range(feed.setup.seats))


def names_in(head: Head) -> tuple[str, ...]:
    """The names of all seats of a record, in order: what was typed in, else the seat's number."""
    names = tuple(plan.name for plan in head.seats)
    setup = Setup(head.game, len(names), 0, head.options, names)
    return tuple(words(name_of_seat(setup, Seat(seat))) for seat in range(len(names)))


def few(names: Sequence[str], most: int) -> str:
    """The first of them in one line; three dots stand for the rest."""
    shown = list(names[:most])
    if len(names) > most:
        shown.append("\N{HORIZONTAL ELLIPSIS}")
    return listed(map(isolated, shown))


def seat_kind(feed: GameModel, seat: int, face: SeatFace | None = None) -> str:
    """Who decides for a seat; where the game gives it a face, what that is and a bot's level, if a
    bot decides anything there."""
    plan = feed.seats[seat]
    if face is not None:
        decides = plan.kind is SeatKind.BOT and not face.is_automatic
        level = level_name(plan.level) if decides else ""
        return dotted((face.name, level))
    if plan.kind is SeatKind.PERSON:
        return QCoreApplication.translate("Naming", "Human")
    said = QCoreApplication.translate("Naming", "Bot: {level}")
    return said.replace("{level}", level_name(plan.level))


def turn_name(turn: Turn) -> str:
    """What a seat is doing, in a word."""
    if turn is Turn.ACTS:
        return QCoreApplication.translate("Naming", "decides")
    if turn is Turn.THINKS:
        return QCoreApplication.translate("Naming", "is thinking")
    if turn is Turn.READY:
        return QCoreApplication.translate("Naming", "is ready")
    return ""


def seat_lines(feed: GameModel, now: Moment, board: type[Board]) -> list[SeatLine]:
    """The lines of the seats strip, from what the viewer may see."""
    lines = []
    for seat in map(Seat, range(feed.setup.seats)):
        turn = turn_of(now, seat)
        score = board.seat_score(now.view, seat)
        face = board.seat_face(now.view, seat)
        lines.append(
            SeatLine(
                seat,
                seat_name(feed, seat),
                seat_kind(feed, seat, face),
                turn,
                turn_name(turn),
                "" if score is None else number_text(score),
                tuple(board.seat_facts(now.view, seat)),
                seat == now.viewer,
                face,
            )
        )
    return lines


def turn_of(now: Moment, seat: Seat) -> Turn:
    """What a seat is doing."""
    at_screen = now.question if now.question is not None else now.cover
    if seat in now.ready:
        return Turn.READY
    if isinstance(at_screen, (Question, Curtain)) and at_screen.seat == seat:
        return Turn.ACTS
    return Turn.THINKS if seat in now.thinking else Turn.NONE


def thinking_words(names: tuple[str, ...], seats: Sequence[int]) -> str:
    """Who is thinking: by name as long as that is short."""
    translate = QCoreApplication.translate
    if len(seats) > MANY_BOTS:
        return translate("Naming", "%n bot(s) are thinking.", None, len(seats))
    said = translate("Naming", "Thinking: {names}")
    return said.replace("{names}", _and([names[seat] for seat in seats]))


def _and(names: Sequence[str]) -> str:
    """Names one after another, as the language joins them."""
    return QLocale().createSeparatedList([isolated(name) for name in names])


def hint_words(option: Option, reasons: Sequence[Text], names: tuple[str, ...]) -> str:
    """A hint: the move, and up to three reasons."""
    said = QCoreApplication.translate("Naming", "Hint: {move}. {reasons}")
    move = without_stop(words(option.label, names))
    why = sentences(words(each, names) for each in reasons[:3])
    return filled(said, move=move, reasons=why).strip()


def rival_words(option: Option, facts: Sequence[Text], names: tuple[str, ...]) -> str:
    """The second best move: how far behind it is, and what speaks for it."""
    said = QCoreApplication.translate("Naming", "Second best: {move}. {reasons}")
    move = without_stop(words(option.label, names))
    why = sentences(words(each, names) for each in facts[:3])
    return filled(said, move=move, reasons=why).strip()


def played_words(options: Sequence[Option], reasons: Sequence[Text], names: tuple[str, ...]) -> str:
    """What a bot has played for a person: its moves, and up to three reasons."""
    said = QCoreApplication.translate("Naming", "Played for you: {move}. {reasons}")
    moves = listed(without_stop(words(option.label, names)) for option in options)
    why = sentences(words(each, names) for each in reasons[:3])
    return filled(said, move=moves, reasons=why).strip()


# ---------------------------------------------------------------- the end
def headline(outcome: Outcome, names: tuple[str, ...]) -> str:
    """Who won, in one line."""
    winners = [names[seat] for seat in outcome.winners]
    if len(names) == 1 or not winners:
        return QCoreApplication.translate("Naming", "The game is over")
    if len(winners) == 1:
        return QCoreApplication.translate("Naming", "{name} wins").replace(
            "{name}", isolated(winners[0])
        )
    said = QCoreApplication.translate("Naming", "{names} share the victory")
    return said.replace("{names}", _and(winners))


def _said_once(head: str, reason: str) -> tuple[str, str]:
    """Headline and reason of a result: a reason that begins with who won is the headline."""
    if bare(reason).startswith(bare(head)):
        return without_stop(reason), ""
    return head, reason


def score_rows(outcome: Outcome, names: tuple[str, ...]) -> tuple[ScoreRow, ...]:
    """The lines of an outcome as rows: one a source, in the order of counting."""
    rows: dict[str, list[int | None]] = {}
    for line in outcome.lines:
        row = rows.setdefault(words(line.source, names), [None] * len(names))
        row[line.seat] = (row[line.seat] or 0) + line.points
    if not rows and outcome.totals:
        rows[QCoreApplication.translate("Naming", "Points")] = list(outcome.totals)
    return tuple(ScoreRow(source, tuple(points)) for source, points in rows.items())


def help_taken(marks: Iterable[Mark], names: tuple[str, ...]) -> tuple[str, ...]:
    """What help was taken, a sentence for each seat and kind."""
    counts: dict[tuple[int, str], int] = {}
    for mark in marks:
        counts[mark.seat, mark.kind] = counts.get((mark.seat, mark.kind), 0) + 1
    return tuple(
        _help(kind, count).replace("{name}", isolated(names[seat]))
        for (seat, kind), count in sorted(counts.items())
    )


def _help(kind: str, count: int) -> str:
    translate = QCoreApplication.translate
    if kind == Help.HINT:
        return translate("Naming", "{name} took %n hint(s).", None, count)
    if kind == Help.PLAYED_FOR:
        return translate("Naming", "{name} let a bot decide %n time(s).", None, count)
    return translate("Naming", "{name} undid past a reveal %n time(s).", None, count)


_MIDDOT = " \N{MIDDLE DOT} "


def titles_of(outcome: Outcome, names: tuple[str, ...], faced: tuple[str, ...]) -> tuple[str, ...]:
    """What each seat is told to have become; what its face says already is left out."""
    titles = [words(title, names) for title in outcome.titles]
    if len(titles) != len(names) or len(names) < 2:
        return tuple(title for title in titles if title)
    return tuple(
        headed(isolated(name), title)
        for name, title, face in zip(names, titles, faced, strict=True)
        if title and title != face
    )


def with_rivals(rows: tuple[ScoreRow, ...], rivals: tuple[Rival, ...]) -> tuple[ScoreRow, ...]:
    """A column for each who scores without a seat; what only they have scored by comes last."""
    seats = len(rows[0].points) if rows else 0
    found = {row.name: list(row.points) for row in rows}
    for at, rival in enumerate(rivals):
        for source, n in rival.parts:
            line = found.setdefault(source, [None] * seats)
            line += [None] * (seats + at - len(line))
            line.append(n)
    whole = seats + len(rivals)
    return tuple(
        ScoreRow(source, (*line, *[None] * (whole - len(line)))) for source, line in found.items()
    )


def scorers_of(feed: GameModel, board: type[Board], view: State) -> tuple[Scorer, ...]:
    """All who score, as a view shows them: the seats, then whoever has none."""
    called = [(name, board.seat_face(view, Seat(n))) for n, name in enumerate(seat_names(feed))]
    called += [(rival.name, rival.face) for rival in board.rivals(view)]
    return tuple(Scorer(n, name, face) for n, (name, face) in enumerate(called))


def result_of(feed: GameModel, board: type[Board], outcome: Outcome) -> Result:
    """All that the result page shows."""
    names, view, setup = seat_names(feed), feed.public_view, feed.setup
    faces = tuple(board.seat_face(view, Seat(seat)) for seat in range(setup.seats))
    has_faces = any(face is not None for face in faces)
    faced = tuple(face.name if face is not None else "" for face in faces)
    titles, reason = titles_of(outcome, names, faced), words(outcome.reason, names)
    head, reason = _said_once(headline(outcome, names), reason)
    if has_faces and titles:
        told = _MIDDOT.join(titles)
        reason, titles = f"{without_stop(reason)}{stop()}{told}" if reason else told, ()
    rivals = board.rivals(view)
    if rivals:
        faces = (*faces, *(rival.face for rival in rivals))
    return Result(
        head,
        reason,
        tuple(outcome.winners),
        (*names, *(rival.name for rival in rivals)),
        with_rivals(score_rows(outcome, names), rivals),
        titles,
        help_taken(feed.marks, names),
        faces if has_faces or rivals else (),
        None if board.ENDING else partial(board.thumbnail, view, setup),
    )

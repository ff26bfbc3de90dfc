"""What an order is sure to bring: points, cards, actions, pieces; read from its preview."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from models.translate import number_text, words
from rules.kernel.preview import Preview, Stop, preview
from rules.kernel.steps import Action, Seat
from rules.root.boards import (
    AllianceBoard,
    CultBoard,
    RiverfolkBoard,
    VagabondBoard,
)
from rules.root.enums import TokenKind
from rules.root.names import card_name
from rules.root.state import CLEARINGS, Woodland, all_seats
from views.root.phrases import filled, folk_name, listed

translate = QCoreApplication.translate
Count = Callable[[Woodland, Seat], int]


def outcome_words(view: Woodland, seat: Seat, action: Action) -> list[str]:
    """«This brings: +2 points, −1 card.», a sentence for each seat; empty where nothing is sure."""
    found = preview(view, seat, action)
    if found is None:
        return []
    own = list(_own(view, found.after, seat))
    said = translate("root_board", "Effect: {list}.")
    told = [filled(said, list=listed(own))] if own else []
    told += _bound(view, found.after, seat)
    told += _others(view, found.after, seat)
    return [*told, *_end_of(found, bool(told))]


def _bound(view: Woodland, after: Woodland, seat: Seat) -> Iterable[str]:
    """Another way to win, for good."""
    if after.coalition[seat] != view.coalition[seat]:
        said = translate("root_board", "You win together with {who} and no longer score points.")
        yield filled(said, who=folk_name(after, after.coalition[seat]))
    elif after.dominance[seat] != view.dominance[seat]:
        said = translate("root_board", "You leave the score track and win by {card} only.")
        yield filled(said, card=words(card_name(after.dominance[seat])))


def _end_of(found: Preview[Woodland], is_after: bool) -> list[str]:
    """What cannot be foreseen, and that it begins there."""
    if found.stop is Stop.CHANCE:
        then = translate("root_board", "Then chance decides.")
        return [then if is_after else translate("root_board", "Chance decides.")]
    if found.stop is Stop.SHOWN:
        then = translate("root_board", "Then something is revealed.")
        return [then if is_after else translate("root_board", "Something is revealed.")]
    if found.stop is Stop.UNSURE:
        then = translate("root_board", "The rest depends on what you cannot see.")
        return [then if is_after else translate("root_board", "It depends on what you cannot see.")]
    return []


def _own(view: Woodland, after: Woodland, seat: Seat) -> Iterable[str]:
    """What changes for whoever does it; whoever leaves the track loses no points."""
    leaves = (after.dominance[seat], after.coalition[seat]) != (
        view.dominance[seat],
        view.coalition[seat],
    )
    for count, told in OWN:
        by = count(after, seat) - count(view, seat)
        if by and not (leaves and count is _score):
            yield told(by)


def _others(view: Woodland, after: Woodland, seat: Seat) -> Iterable[str]:
    """Points and pieces of the others."""
    for other in all_seats(view):
        if other == seat:
            continue
        told = [
            told(count(after, other) - count(view, other))
            for count, told in OTHERS
            if count(after, other) != count(view, other)
        ]
        if told:
            said = translate("root_board", "{who}: {change}.")
            yield filled(said, who=folk_name(view, other), change=listed(told))


# ---------------------------------------------------------------- what is counted
def _score(view: Woodland, seat: Seat) -> int:
    return view.scores[seat]


def _cards(view: Woodland, seat: Seat) -> int:
    return len(view.hands[seat])


def _actions(view: Woodland, seat: Seat) -> int:
    turn = view.turn
    return turn.actions if turn is not None and turn.seat == seat else 0


def _warriors(view: Woodland, seat: Seat) -> int:
    return sum(view.warriors[place][seat] for place in (0, *CLEARINGS))


def _buildings(view: Woodland, seat: Seat) -> int:
    return sum(each.seat == seat for place in CLEARINGS for each in view.buildings[place])


def _wood(view: Woodland, seat: Seat) -> int:
    return _tokens_of(view, seat, True)


def _tokens(view: Woodland, seat: Seat) -> int:
    return _tokens_of(view, seat, False)


def _tokens_of(view: Woodland, seat: Seat, is_wood: bool) -> int:
    return sum(
        each.seat == seat and (each.kind is TokenKind.WOOD) is is_wood
        for place in CLEARINGS
        for each in view.tokens[place]
    )


def _supporters(view: Woodland, seat: Seat) -> int:
    return len(view.supporters[seat])


def _officers(view: Woodland, seat: Seat) -> int:
    board = view.boards[seat]
    return board.officers if isinstance(board, AllianceBoard) else 0


def _acolytes(view: Woodland, seat: Seat) -> int:
    board = view.boards[seat]
    return board.acolytes if isinstance(board, CultBoard) else 0


def _funds(view: Woodland, seat: Seat) -> int:
    board = view.boards[seat]
    return sum(board.funds) if isinstance(board, RiverfolkBoard) else 0


def _ready_items(view: Woodland, seat: Seat) -> int:
    board = view.boards[seat]
    if not isinstance(board, VagabondBoard):
        return len(view.boxes[seat])
    return sum(not each.exhausted and not each.damaged for each in board.items)


def _changed(number: int, said: str) -> str:
    """The number stands with its sign."""
    sign = "+" if number > 0 else "\N{MINUS SIGN}"
    return said.replace("{change}", sign + number_text(abs(number)))


def _points(by: int) -> str:
    return _changed(by, translate("root_board", "{change} point(s)", None, abs(by)))


def _held(by: int) -> str:
    return _changed(by, translate("root_board", "{change} card(s) in hand", None, abs(by)))


def _people(by: int) -> str:
    return _changed(by, translate("root_board", "{change} warrior(s)", None, abs(by)))


def _built(by: int) -> str:
    return _changed(by, translate("root_board", "{change} building(s)", None, abs(by)))


def _laid(by: int) -> str:
    return _changed(by, translate("root_board", "{change} token(s)", None, abs(by)))


OWN: tuple[tuple[Count, Callable[[int], str]], ...] = (
    (_score, _points),
    (
        _actions,
        lambda by: _changed(by, translate("root_board", "{change} action(s)", None, abs(by))),
    ),
    (_wood, lambda by: _changed(by, translate("root_board", "{change} wood", None, abs(by)))),
    (_cards, _held),
    (
        _supporters,
        lambda by: _changed(by, translate("root_board", "{change} supporter(s)", None, abs(by))),
    ),
    (
        _officers,
        lambda by: _changed(by, translate("root_board", "{change} officer(s)", None, abs(by))),
    ),
    (
        _acolytes,
        lambda by: _changed(by, translate("root_board", "{change} acolyte(s)", None, abs(by))),
    ),
    (_funds, lambda by: _changed(by, translate("root_board", "{change} fund(s)", None, abs(by)))),
    (
        _ready_items,
        lambda by: _changed(by, translate("root_board", "{change} ready item(s)", None, abs(by))),
    ),
    (_warriors, _people),
    (_buildings, _built),
    (_tokens, _laid),
)
OTHERS: tuple[tuple[Count, Callable[[int], str]], ...] = (
    (_score, _points),
    (_cards, _held),
    (_warriors, _people),
    (_buildings, _built),
    (_wood, lambda by: _changed(by, translate("root_board", "{change} wood", None, abs(by)))),
    (_tokens, _laid),
)

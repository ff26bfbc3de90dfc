"""What a person wants to play: a game, who sits where, options, seed, take-back rule."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QRandomGenerator

from desktop.actions import QT_TRANSLATE_NOOP
from models.seating import SeatPlan, bot, person
from rules.kernel.namesakes import told_apart
from rules.kernel.play import TakeBack
from rules.kernel.registry import game

MOST_SEED = 999_999_999
"""New seeds have nine digits at most: they are read aloud and typed."""
SECRET_BITS = 59
"""Where hidden sides are the game, too many to be tried one after the other."""

BOT_NAMES = (
    QT_TRANSLATE_NOOP("Names", "Wick"),
    QT_TRANSLATE_NOOP("Names", "Ember"),
    QT_TRANSLATE_NOOP("Names", "Tallow"),
    QT_TRANSLATE_NOOP("Names", "Lantern"),
    QT_TRANSLATE_NOOP("Names", "Beacon"),
    QT_TRANSLATE_NOOP("Names", "Taper"),
    QT_TRANSLATE_NOOP("Names", "Spark"),
    QT_TRANSLATE_NOOP("Names", "Glow"),
)


class GameWish(msgspec.Struct, frozen=True):
    """Everything that decides a game before its first step."""

    game: str
    plans: tuple[SeatPlan, ...]
    seed: int
    options: dict[str, str] = {}
    rule: TakeBack = TakeBack.STRICT
    own: str = ""
    """The edited data of the game that is begun again; a new one takes that of now."""


def new_seed(game_id: str) -> int:
    """A seed that nobody chose; where secrets are the game, one that nobody can guess."""
    if game(game_id).held:
        return QRandomGenerator.system().generate64() >> (64 - SECRET_BITS)
    return QRandomGenerator.global_().bounded(1, MOST_SEED)


def bot_name(number: int) -> str:
    """The name of the n-th bot at a table, from 0; numbered when the names run out."""
    turn, place = divmod(number, len(BOT_NAMES))
    name = QCoreApplication.translate("Names", BOT_NAMES[place])
    return f"{name} {turn + 1}" if turn else name


def seats_of(persons: tuple[str, ...], levels: tuple[str, ...]) -> tuple[SeatPlan, ...]:
    """Persons first, then bots, each with a name of its own."""
    names = told_apart((*persons, *(bot_name(number) for number in range(len(levels)))))
    bots = map(bot, levels, names[len(persons) :])
    return (*map(person, names[: len(persons)]), *bots)

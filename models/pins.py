"""A PIN for a seat: keeps its private screens closed while its person is away from the laptop.

It is a lock against a glance, not against somebody who owns the laptop. Only a salted hash is kept,
among the user's settings under the id of the game: records stay as they are, and a game that goes
to another machine has no PIN there. A PIN that was forgotten can be taken off at the table; the
curtain of that seat says so from then on, until a new one is set.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from models.fitting import TAKEN_OFF
from models.settings import Settings
from rules.kernel.steps import Seat

LEAST_PIN, MOST_PIN = 4, 12
MOST_GAMES = 100
"""So many games keep their PINs; the oldest are forgotten."""
ROUNDS = 200_000


class Pins:
    """The PINs of one game."""

    def __init__(self, settings: Settings, game_id: str) -> None:
        """`game_id`: that of the record, which stays with the game from file to file."""
        self._settings = settings
        self._id = game_id

    def is_set(self, seat: Seat) -> bool:
        """Whether the curtain of this seat asks for a PIN."""
        return self._kept(seat) not in ("", TAKEN_OFF)

    def was_taken_off(self, seat: Seat) -> bool:
        """Whether there was one that somebody took off at the table."""
        return self._kept(seat) == TAKEN_OFF

    def set(self, seat: Seat, pin: str) -> bool:
        """From now on it is asked for; an empty one: none. False where it is too short."""
        pin = _plain(pin)
        if pin and len(pin) < LEAST_PIN:
            return False
        salt = secrets.token_hex(16)
        self._keep(seat, f"{salt}${_hash(salt, pin)}" if pin else "")
        return True

    def fits(self, seat: Seat, pin: str) -> bool:
        """Whether this is the PIN of the seat."""
        salt, _, kept = self._kept(seat).partition("$")
        return hmac.compare_digest(_hash(salt, _plain(pin)), kept)

    def take_off(self, seat: Seat) -> None:
        """It was forgotten: its curtain says that it was taken off."""
        self._keep(seat, TAKEN_OFF)

    def follow(self, other: Pins) -> None:
        """A game that goes on from a copy of another one asks for the same PINs."""
        for number, words in self._settings.now.pins.get(other._id, {}).items():
            self._keep(Seat(int(number)), words)

    # ------------------------------------------------------------ where it is kept
    def _kept(self, seat: Seat) -> str:
        return self._settings.now.pins.get(self._id, {}).get(str(seat), "")

    def _keep(self, seat: Seat, words: str) -> None:
        games = dict(self._settings.now.pins)
        mine = games.pop(self._id, {}) | {str(seat): words}
        games[self._id] = {number: each for number, each in mine.items() if each}
        kept = list(games.items())[-MOST_GAMES:]
        self._settings.change(pins={game: pins for game, pins in kept if pins})
        self._settings.save()  # a PIN that is not on the disk yet would be lost with the program


def _plain(pin: str) -> str:
    """Digits of every script are the same."""
    return "".join(str(unicodedata.digit(sign, sign)) for sign in pin.strip())


def _hash(salt: str, pin: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), ROUNDS).hex()

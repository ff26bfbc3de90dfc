"""Games begun, opened, resumed and kept: everything between a file and the table."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop.wish import GameWish, new_seed
from models.bot_driver import BotPool, Pacing
from models.crash_markers import Holding, Running
from models.files import free_beside, led_to
from models.own_items import items_of, own_options
from models.pins import Pins
from models.places import Places
from models.records import Opened, Records, open_record
from models.saves import FileAutosave, GameFile, SaveQueue
from models.seating import SeatKind, SeatPlan
from models.session import GameSession
from models.settings import LastSetup, Settings
from rules.kernel.door import Unreadable
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Setup, default_options, game, setup_of
from rules.kernel.text import Text


class PlayedElsewhere(Exception):
    """Another window plays this game."""

    def __init__(self, opened: Opened) -> None:
        """Keeps what was read of it: it may be looked at."""
        super().__init__(str(opened.path))
        self.opened = opened


class Games(QObject):
    """One user's games. At most one lies on the table at a time."""

    trouble_changed = Signal()
    """The game on the table cannot be saved (`trouble` says why), or it can again."""
    given_away = Signal()
    """The game on the table goes on in another window; it was put away here."""
    moved = Signal(object, object)
    """Path and path: something else has changed the game's file, and where the game is kept now."""

    def __init__(
        self, places: Places, settings: Settings, thinkers: BotPool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.bot_pool = thinkers
        self.records = Records(places.records, places.cache)
        self.running = Running(places.data / "running")
        self.queue = SaveQueue(self)
        self.session: GameSession | None = None
        self.autosave: FileAutosave | None = None
        self.wish: GameWish | None = None

    # ------------------------------------------------------------ beginning
    def begin(self, wish: GameWish) -> GameSession:
        """A new game with a file of its own. Raises UnfitSetup with the reasons."""
        names = tuple(plan.name for plan in wish.plans)
        options = self._own_options(wish.game) | wish.options
        setup = setup_of(wish.game, len(wish.plans), wish.seed, options, names, wish.own)
        file = self.records.new_file(wish.game, wish.plans, wish.rule)
        if wish is not self.wish:
            # A game started again was not set up anew: nothing was chosen.
            kept = LastSetup(wish.plans, _asked(wish), wish.rule)
            self._settings.remember_setup(wish.game, kept)
        return self._begin_in(file, Play(setup))

    def is_playing(self, path: Path) -> bool:
        """Whether the game in a file is on the table and not over."""
        session, autosave = self.session, self.autosave
        if session is None or autosave is None or session.outcome is not None:
            return False
        return path.absolute() == autosave.file.path.absolute()

    def take(self, opened: Opened) -> GameSession | None:
        """A game that runs goes on; None: it is over, and is looked at.

        Raises PlayedElsewhere, or Unreadable where it has changed since and cannot be read now.
        """
        self._settings.remember_file(opened.path)
        if opened.play.state.outcome is not None:
            return None
        file, head = opened.file(), opened.record.head
        if self.autosave is not None and self.autosave.file.path == file.path:
            self.put_away()
        holding = self.running.begin(file.path, self)
        if holding is None:
            raise PlayedElsewhere(opened)
        if file.path == opened.path:
            opened = self._read_again(opened, holding)
        if file.id != head.id:
            # An older copy, a game of its own from now on: it has the same secrets.
            Pins(self._settings, file.id).follow(Pins(self._settings, head.id))
        is_copy = file.path != opened.path
        on_disk = None if is_copy else opened.play.journal.entries
        return self._seat(opened.play, FileAutosave(self.queue, file, self, holding, on_disk))

    def _read_again(self, opened: Opened, holding: Holding) -> Opened:
        """Nobody else writes it from now on: what was written since it was read counts."""
        if holding.grip.fingerprint == opened.fingerprint:
            return opened
        try:
            return open_record(opened.path)
        except Unreadable:
            self.running.end(holding)
            raise

    def play_on(self, play: Play, plans: tuple[SeatPlan, ...], rule: TakeBack) -> GameSession:
        """«Play on from here»: a game of its own; the record it came from stays as it is."""
        return self._begin_in(self.records.new_file(play.game.id, plans, rule), play)

    def _begin_in(self, file: GameFile, play: Play) -> GameSession:
        holding = self.running.begin(file.path, self)
        return self._seat(play, FileAutosave(self.queue, file, self, holding))

    def _seat(self, play: Play, autosave: FileAutosave) -> GameSession:
        self.put_away()
        self._settings.take_up()
        file = autosave.file
        session = GameSession(play, file.seats, self.bot_pool, file.take_back, autosave)
        session.standing.restore(file.standing)
        session.set_pacing(self.pacing())
        session.pins = Pins(self._settings, file.id)
        self.session, self.autosave = session, autosave
        self._follow(autosave)
        setup = play.setup
        self.wish = GameWish(
            setup.game, file.seats, setup.seed, dict(setup.options), file.take_back, setup.own
        )
        return session

    def _follow(self, autosave: FileAutosave) -> None:
        autosave.trouble_changed.connect(self.trouble_changed)
        autosave.disowned.connect(self._give_away)
        autosave.strayed.connect(self._go_on_beside)
        self._follow_holding(autosave.holding)

    def _follow_holding(self, holding: Holding | None) -> None:
        if holding is not None:
            holding.wanted.connect(self._hand_over)
            holding.lost.connect(self._disown)

    def pacing(self) -> Pacing:
        """How a table is served, as the user has chosen."""
        now = self._settings.now
        return msgspec.structs.replace(Pacing(), pace=now.pace, plays_forced=now.plays_forced)

    @property
    def unsaved(self) -> bool:
        """Whether the game on the table has decisions that the disk does not have, even now that
        every write has returned."""
        if self.autosave is None:
            return False
        self.autosave.settle()
        return self.autosave.unsaved

    @property
    def trouble(self) -> Text | None:
        """Why the game on the table cannot be saved; None where it can."""
        return self.autosave.trouble if self.autosave is not None else None

    def try_again(self) -> bool:
        """Saves now; returns whether all lies on the disk."""
        if self.autosave is not None:
            self.autosave.try_again()
        return not self.unsaved

    def put_away(self) -> None:
        """Closes the game on the table; when this returns all of it lies on the disk, if it can."""
        session, self.session = self.session, None
        autosave, self.autosave = self.autosave, None
        if session is not None:
            session.close()
        if autosave is not None:
            if autosave.holding is not None:
                self.running.end(autosave.holding)
            autosave.deleteLater()
            self.trouble_changed.emit()

    # ------------------------------------------------------------ another window
    def _hand_over(self) -> None:
        """Another window asks for the game: it gets all of it, or hears that it cannot."""
        if self.autosave is None or self.autosave.holding is None:
            return
        if self.unsaved:
            self.autosave.holding.refuse()
        else:
            self._give_away()

    def _disown(self) -> None:
        """The file is not as it was left: a write finds out what is to become of the game, where
        nobody else has it."""
        session, autosave = self.session, self.autosave
        if session is None or autosave is None:
            return
        if autosave.holding is not None and autosave.holding.grip.is_nobody_else_s():
            session.keep()
        else:
            autosave.disown()

    def _go_on_beside(self) -> None:
        """Nothing that was decided here is lost, nor what something else has put in its place."""
        if self.autosave is None or self.session is None:
            return
        old = self.autosave.file.path
        path = free_beside(old)
        if (holding := self.running.begin(path, self)) is not None:
            self._move(path, holding)
            self.session.keep()
            self.moved.emit(old, path)

    def _move(self, path: Path, holding: Holding) -> None:
        """The game on the table has another file from now on."""
        assert self.autosave is not None
        if self.autosave.holding is not None:
            self.running.end(self.autosave.holding)
        self.autosave.move_to(path, holding)
        self._follow_holding(holding)
        self._settings.remember_file(path)

    def _give_away(self) -> None:
        self.put_away()
        self.given_away.emit()

    def close(self) -> None:
        """The program ends."""
        self.put_away()
        self.queue.close()

    # ------------------------------------------------------------ wishes
    def usual_wish(self, game_id: str) -> GameWish:
        """What the set-up dialog begins with: as last time, else one person against two bots."""
        kept = self._settings.now.last_setups.get(game_id)
        if kept is None:
            return self.quick_wish(game_id, bots=2)
        options = kept.options | self._own_options(game_id)
        return GameWish(game_id, kept.seats, new_seed(game_id), options, kept.take_back)

    def quick_wish(self, game_id: str, bots: int, level: str = "") -> GameWish:
        """A game at once: one person, so many bots of the middle level or as many as it needs."""
        from desktop.levels import usual_level
        from desktop.wish import seats_of

        chosen = level or usual_level(game_id)
        bots = max(bots, game(game_id).seat_counts[0] - 1)
        plans = seats_of((self._settings.now.player_name,), (chosen,) * bots)
        return GameWish(game_id, plans, new_seed(game_id), {}, self._settings.now.take_back)

    def same_wish(self, same_seed: bool) -> GameWish | None:
        """The set-up of the game on the table once more: with the same seed and the data that it
        was begun with, or with a seed of its own and the data of now."""
        if self.wish is None or same_seed:
            return self.wish
        return msgspec.structs.replace(self._wish_of_now(), seed=new_seed(self.wish.game))

    def _wish_of_now(self) -> GameWish:
        """The set-up of the game on the table with what the user has edited by now."""
        assert self.wish is not None
        options = self.wish.options | self._own_options(self.wish.game)
        wish = msgspec.structs.replace(self.wish, options=options, own="")
        return msgspec.structs.replace(wish, options=_asked(wish))

    def _own_options(self, game_id: str) -> dict[str, str]:
        """The options that follow the user's own data, where nothing else was chosen since."""
        kept = self._settings.now.last_setups.get(game_id)
        chosen = kept.options if kept is not None else {}
        return {name: chosen.get(name, value) for name, value in own_options(game_id).items()}

    def take_up_own(self, game_id: str) -> tuple[str, ...]:
        """The user has edited a game's data: what was chosen about it before no longer counts.
        The names of the options that it is about."""
        names = tuple(own_options(game_id))
        kept = self._settings.now.last_setups.get(game_id)
        if kept is not None:
            options = {name: kept.options[name] for name in kept.options if name not in names}
            self._settings.remember_setup(game_id, msgspec.structs.replace(kept, options=options))
        return names

    @property
    def has_older_data(self) -> bool:
        """Whether a new game would be played with other data than the one on the table."""
        return self.wish is not None and self.wish.own != items_of(_setup(self._wish_of_now()))

    # ------------------------------------------------------------ files
    def save_as(self, path: Path) -> bool:
        """From now on the game is kept there; the old file stays. False where another window plays
        the game of that file. Raises OSError where it takes no game: it stays where it was."""
        autosave, session = self.autosave, self.session
        if autosave is None or session is None:
            return False
        old = autosave.holding
        if old is None or led_to(old.grip.path) != led_to(path):
            holding = self.running.begin(path, self)
            if holding is None:
                return False
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                autosave.try_at(path, holding)
            except OSError:
                self.running.end(holding)
                raise
            self._move(path, holding)
        session.keep()
        return True

    def person_count(self) -> int:
        """How many people share the screen."""
        if self.session is None:
            return 0
        return sum(1 for plan in self.session.seats if plan.kind is SeatKind.PERSON)


def _setup(wish: GameWish) -> Setup:
    options = default_options(game(wish.game)) | wish.options
    return Setup(wish.game, len(wish.plans), wish.seed, options)


def _asked(wish: GameWish) -> dict[str, str]:
    """The options that somebody was asked for: the others choose nothing for another time."""
    idle = game(wish.game).idle_options(_setup(wish))
    return {name: value for name, value in wish.options.items() if name not in idle}

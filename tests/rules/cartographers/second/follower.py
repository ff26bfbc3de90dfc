"""Plays a random game with the engine and holds each question against the second engine."""

import random
from collections import deque
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

from msgspec.structs import replace

from rules.cartographers import actions
from rules.cartographers.events import Revealed
from rules.cartographers.maps import placements
from rules.cartographers.maps.sheet import Sheet, sheet_of_rows
from rules.cartographers.state import game_of
from rules.kernel import agenda
from rules.kernel.registry import Setup, game
from rules.kernel.steps import Action, Done, Pass
from rules.kernel.text import english
from tests.rules.cartographers.second import seasons
from tests.rules.cartographers.second.cards import LETTERS, Cells
from tests.rules.cartographers.second.maps import COIN_SLOTS, Map
from tests.rules.cartographers.second.skills import BOTH
from tests.rules.cartographers.second.table import (
    DONE,
    PASS,
    Answer,
    Destroy,
    Draw,
    Parts,
    Question,
    Table,
    Use,
)


class Habit(StrEnum):
    """How the random player likes to draw, so that different positions are met."""

    ANYHOW = "anyhow"
    PACKED = "packed"
    RUINS = "ruins"
    CROWDED = "crowded"
    """From the first card on, maps that are almost full."""


class Differs(AssertionError):
    """The two engines do not say the same."""


class Follower:
    """One game, followed to its end; `met` names the questions, cards and skills it came to."""

    def __init__(self, setup: Setup, habit: Habit) -> None:
        self.rng = random.Random(f"{setup.seed} {habit}")
        self.habit = habit
        self.met: set[str] = set()
        self.cards = deque[str]()
        self.table = Table(setup.seats, setup.options, self.next_card)
        self.state = game_of(game(setup.game).start(setup))
        if habit is Habit.CROWDED:
            self.crowd("FVAWMD" if self.state.variant.skills else "FVAWM")
        self.heed(agenda.begin(self.state))
        self.table.edicts, self.table.skills = self.state.edicts, self.state.dealt
        self.check_deal(self.state.variant.skills)

    def crowd(self, letters: str) -> None:
        """The same random drawings and coins on the maps of both engines."""
        for seat, m in enumerate(self.table.maps):
            empty = sorted(m.empty())
            for space in self.rng.sample(empty, len(empty) - self.rng.choice([4, 10, 25, 80])):
                m.draw(self.rng.choice(letters), [space], "")
            m.coins = self.rng.randrange(COIN_SLOTS + 1)
            m.spent = self.rng.randrange(m.coins + 1)
            sheet = sheet_of_rows(self.state.land, rows_of(m))
            self.state.sheets[seat] = replace(sheet, coins=m.coins, spent=m.spent)

    def play(self) -> set[str]:
        """Raises Differs at the first difference."""
        turns, answers = seasons.year(self.table), None
        try:
            while True:
                answers = self.ask(turns.send(answers))
        except StopIteration:
            self.check_table()
            self.check_end()
        return self.met

    def ask(self, question: Question) -> dict[int, Parts]:
        """Answers a question that both engines ask of the same seats with the same options."""
        parts: dict[int, Parts] = dict.fromkeys(question.seats, ())
        owing = list(question.seats)
        if owing:
            self.check_table()
            self.check_deck()
            asked = type(agenda.question(self.state)).__name__
            same("question", asked.removesuffix("Privately"), question.name)
        while owing:
            same(f"seats of {question.name}", agenda.asked(self.state), owing)
            seat = self.rng.choice(owing)
            offered = agenda.request(self.state, seat).actions
            self.check_options(question, seat, offered, question.options(seat, parts[seat]))
            action = self.pick(offered)
            self.heed(agenda.submit(self.state, seat, action))
            parts[seat] = (*parts[seat], answer_of(action))
            if question.is_whole(seat, parts[seat]):
                owing.remove(seat)
        self.met.add(question.name)
        return parts

    def heed(self, happened: agenda.StepResult) -> None:
        """The order of the deck is the one thing the second engine is told."""
        revealed = [event.card for event in happened.events if isinstance(event, Revealed)]
        self.cards += revealed
        self.met.update(revealed)

    def next_card(self) -> str:
        if not self.cards:
            raise Differs(f"the engine turns no card up after {self.table.shown}")
        return self.cards.popleft()

    def pick(self, offered: Sequence[Action]) -> Action:
        """Any action, or one that suits the habit."""
        uses = [action for action in offered if isinstance(action, actions.UseSkill)]
        if uses and self.rng.random() < 0.4:
            use = self.rng.choice(uses)
            self.met.add(use.skill)
            return use
        draws = [action for action in offered if isinstance(action, placements.Draw)]
        if draws and self.habit is Habit.PACKED:
            draws.sort(key=lambda action: action.cells.bit_length())
            return self.rng.choice(draws[: 1 + len(draws) // 30])
        if self.habit is Habit.RUINS:
            draws = [action for action in draws if action.cells & self.state.land.ruins]
            return self.rng.choice(draws or offered)
        return self.rng.choice(offered)

    # ------------------------------------------------------------ what is compared
    def check_deal(self, has_skills: bool) -> None:
        """A scoring card of each deck, three skills or none (2)."""
        decks = self.table.cards.decks
        same(
            "decks", sorted(decks[card] for card in self.table.edicts), sorted(set(decks.values()))
        )
        same("skills", len(set(self.table.skills)), 3 if has_skills else 0)

    def check_options(
        self, question: Question, seat: int, offered: Sequence[Action], wanted: set[Answer]
    ) -> None:
        found = [answer_of(action) for action in offered]
        if set(found) != wanted or len(found) != len(wanted):
            extra, missing = list(set(found) - wanted), list(wanted - set(found))
            raise Differs(
                f"options of {question.name} for seat {seat}: {len(found)} of {len(wanted)}, "
                f"extra {extra[:3]}, missing {missing[:3]}"
            )

    def check_deck(self) -> None:
        """What lies open, and what the deck must hold (3)."""
        table, state, cards = self.table, self.state, self.table.cards
        same("revealed", list(state.revealed), table.shown)
        same("season", state.season, table.season)
        same("ruins pending", state.ruins_pending, table.pending)
        same("explore cards left", {c for c in state.deck if c in cards.explore}, table.left)
        for kind in (cards.ambush, cards.heroes):
            hidden = [card for card in state.deck if card in kind]
            same("ambushes and heroes left", len(hidden), table.waiting(kind))

    def check_table(self) -> None:
        for seat, m in enumerate(self.table.maps):
            check_map(f"map of seat {seat}", self.state.sheets[seat], m)
        same("skills used", self.state.used, self.table.used)
        for seat, scores in enumerate(self.state.scores):
            found = [(each.first, each.second, each.coins, each.monsters) for each in scores]
            same(f"scores of seat {seat}", found, self.table.scores[seat])

    def check_end(self) -> None:
        outcome = self.state.outcome
        if outcome is None or self.cards:
            raise Differs(f"the year is over, but not for the engine: {self.cards}")
        same("totals", outcome.totals, seasons.totals(self.table))
        same("winners", outcome.winners, seasons.winners(self.table))
        if len(self.table.seats) == 1:
            same("title", english(outcome.titles[0]), seasons.solo_title(self.table))


def same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Differs(f"{what}: {found!r}, by the second engine {wanted!r}")


def check_map(what: str, sheet: Sheet, m: Map) -> None:
    for terrain in ("forest", "village", "farm", "water", "monster", "hero"):
        same(f"{terrain}, {what}", spaces_of(getattr(sheet, terrain)), m.of(LETTERS[terrain]))
    same(f"destroyed, {what}", spaces_of(sheet.destroyed), m.of("X"))
    same(f"attacked, {what}", spaces_of(sheet.attacked), m.attacked)
    same(f"mountains paid, {what}", spaces_of(sheet.paid), m.paid)
    same(f"coins, {what}", (sheet.coins, sheet.spent), (m.coins, m.spent))


def answer_of(action: Action) -> Answer:
    """An action of the engine in the words of the second one."""
    match action:
        case placements.Draw(terrains, shape, cells, marks):
            letter = LETTERS[terrains[0]] if len(terrains) == 1 else BOTH
            return Draw(letter, spaces_of(cells), shape, spaces_of(marks))
        case actions.UseSkill(skill):
            return Use(skill)
        case actions.Destroy(cells):
            (space,) = spaces_of(cells)
            return Destroy(space)
        case Pass():
            return PASS
        case Done():
            return DONE
    raise Differs(f"an unknown action: {action!r}")


@lru_cache(maxsize=1 << 16)
def spaces_of(mask: int) -> Cells:
    """The engine keeps a row of eleven spaces in twelve bits."""
    return Cells(divmod(bit, 12) for bit in range(mask.bit_length()) if mask >> bit & 1)


def rows_of(m: Map) -> list[str]:
    """The grid of a map, small letters on ruins (0)."""
    signs = {s: there.lower() if s in m.ruins else there for s, there in m.at.items()}
    return ["".join(signs[r, c] for c in range(m.cols)) for r in range(m.rows)]

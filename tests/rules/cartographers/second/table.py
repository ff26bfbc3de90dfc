"""What lies open on the table (2), and the form in which all seats are asked at once (11)."""

from collections.abc import Callable, Generator
from typing import NamedTuple

from tests.rules.cartographers.plain_scoring import Space
from tests.rules.cartographers.second.cards import COSTS, NOWHERE, Cells, card_set
from tests.rules.cartographers.second.maps import Map

PASS, DONE = "pass", "done"
FALLBACK, SKILLED = -1, -2
"""What `Draw.shape` says of a single space instead of a shape, and of a skill's drawing."""


class Draw(NamedTuple):
    letter: str
    cells: Cells
    shape: int
    attacks: Cells = NOWHERE


class Use(NamedTuple):
    skill: str


class Destroy(NamedTuple):
    space: Space


Answer = Draw | Use | Destroy | str
Parts = tuple[Answer, ...]


class Question(NamedTuple):
    """The seats asked; what each may answer after its earlier parts; when these are enough."""

    name: str
    seats: list[int]
    options: Callable[[int, Parts], set[Answer]]
    is_whole: Callable[[int, Parts], bool]


Turn = Generator[Question, dict[int, Parts], None]


class Table:
    """Options, the cards that lie open, maps and scores; `next_card` turns a card up."""

    def __init__(self, seats: int, options: dict[str, str], next_card: Callable[[], str]) -> None:
        self.seats = range(seats)
        self.cards = card_set(options["card_set"])
        self.any_fallback = options["fallback_terrain"] == "any_drawable"
        self.is_private = options["map_visibility"] == "private"
        self.is_swept = seats == 1 or options["solo_ambush_in_multiplayer"] == "on"
        self.maps = [Map(options["map_side"]) for _ in self.seats]
        self.edicts: tuple[str, ...] = ()
        self.skills: tuple[str, ...] = ()
        self.next_card = next_card
        self.season = -1
        self.left: set[str] = set()
        self.shown: list[str] = []
        self.gone: list[str] = []
        self.pending = False
        self.used = [""] * seats
        self.scores: list[list[tuple[int, int, int, int]]] = [[] for _ in self.seats]

    def prepare(self) -> None:
        """All explore cards are shuffled together again; each seat may use a skill (3, 10)."""
        self.season += 1
        self.left, self.shown = set(self.cards.explore), []
        self.used = [""] * len(self.seats)

    def reveal(self) -> str:
        """An explore card, or an ambush or hero that never returns (3)."""
        card = self.next_card()
        self.shown.append(card)
        if card in self.cards.explore:
            assert card in self.left, card
            self.left.remove(card)
        else:
            assert card not in self.gone, card
            self.gone.append(card)
        return card

    def waiting(self, kind: dict[str, object]) -> int:
        """Ambushes or heroes in the deck: one a season less those that were drawn (3, 15)."""
        return len(kind) and self.season + 1 - len(kind.keys() & self.gone)

    def asked(self, is_wanted: Callable[[int], object]) -> list[int]:
        """Where maps are private all are asked, so that nobody learns who has no choice (11)."""
        return [seat for seat in self.seats if self.is_private or is_wanted(seat)]

    def has_room(self, seat: int) -> bool:
        return bool(self.maps[seat].empty())

    def ask(
        self, name: str, offers: Callable[[int], set[Answer]], may_pass: bool = False
    ) -> Question:
        """A question with answers of one part."""

        def options(seat: int, parts: Parts) -> set[Answer]:
            offered = offers(seat)
            return offered | {PASS} if may_pass or not offered else offered

        return Question(name, self.asked(offers), options, lambda seat, parts: True)

    def can_use(self, seat: int, skill: str, purse: Map) -> bool:
        """One skill a season, paid with unspent coins (10)."""
        return not self.used[seat] and purse.coins - purse.spent >= COSTS[skill]

    def pay(self, seat: int, skill: str) -> None:
        """Coins crossed out keep their slots (4.5, 10)."""
        self.maps[seat].spent += COSTS[skill]
        self.used[seat] = skill

"""A seat's map: what is drawn, which card drew it, coins, what is destroyed (1, 4.5, 15)."""

from collections.abc import Iterable

from tests.rules.cartographers.plain_scoring import Plain, Space
from tests.rules.cartographers.second.cards import NOWHERE, PRINTED, Cells

COIN_SLOTS = 14
DRAGON, DRAGON_COINS = "dragon_inferno", 3
MONSTER, DESTROYED = "M", "X"


class Map(Plain):
    """A map as letters that can be drawn on."""

    def __init__(self, side: str) -> None:
        super().__init__(PRINTED[side])
        self.card: dict[Space, str] = {}
        self.attacked: set[Space] = set()
        self.coins = self.spent = 0
        self.paid: set[Space] = set()
        self.has_dragon_paid = False

    def copy(self) -> "Map":
        twin = Map.__new__(Map)
        vars(twin).update(vars(self))
        twin.at, twin.card = dict(self.at), dict(self.card)
        twin.attacked, twin.paid = set(self.attacked), set(self.paid)
        return twin

    def open_ruins(self) -> set[Space]:
        """Ruins with nothing drawn on them (4.2)."""
        return self.ruins & self.empty()

    def near(self, spaces: Iterable[Space]) -> set[Space]:
        """Every space beside one of these; that may be one of themselves."""
        return {each for space in spaces for each in self.beside(space)}

    def survivors(self, card: str) -> set[Space]:
        """The spaces of an ambush card that are monsters still (15)."""
        return {space for space in self.of(MONSTER) if self.card.get(space) == card}

    def draw(
        self,
        letter: str,
        cells: Iterable[Space],
        card: str,
        coin: bool = False,
        attacks: Cells = NOWHERE,
    ) -> None:
        """Draws on empty spaces; a hero attacks spaces from now on (4, 15)."""
        for space in cells:
            assert not self.filled(space), space
            self.at[space], self.card[space] = letter, card
        self.attacked |= attacks
        self.earn(coin)
        self.settle()

    def destroy(self, space: Space) -> None:
        """A destroyed space is filled and of no terrain (15)."""
        self.at[space] = DESTROYED
        self.settle()

    def earn(self, coins: int) -> None:
        """The track has 14 slots; further coins are lost (4.5)."""
        self.coins = min(COIN_SLOTS, self.coins + coins)

    def settle(self) -> None:
        """Attacked monsters fall (15); mountains (4.5) and a Dragon (15) pay once, closed in."""
        for space in self.of(MONSTER) & self.attacked:
            self.at[space] = DESTROYED
        for mountain in self.of("^") - self.paid:
            if self.closed(mountain, self.filled):
                self.paid.add(mountain)
                self.earn(1)
        dragon = [space for space, card in self.card.items() if card == DRAGON]
        if dragon and not self.has_dragon_paid and all(map(self.is_contained, dragon)):
            self.has_dragon_paid = True
            self.earn(DRAGON_COINS)

    def is_contained(self, space: Space) -> bool:
        return self.at[space] == DESTROYED or self.closed(space, self.filled)

"""What lies on the table (2), what each seat has learned (11), and the form of a question."""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.rules.feed_the_kraken.second.cards import (
    AVOIDED,
    GUNS,
    SIDES,
    START_GUNS,
    UNSEEN,
    WINDOWS,
    chart,
    crew,
    deck,
    spaces,
)

Answer = tuple[str | int, ...]
Parts = tuple[Answer, ...]
NOBODY = -1
PASS: Answer = ("pass",)
SEEN: Answer = ("seen",)


class Question(NamedTuple):
    """The seats asked, in order; what each may answer after its earlier parts; when these are
    enough. In a window the first answer that is no pass settles it."""

    name: str
    seats: list[int]
    options: Callable[[int, Parts], set[Answer]]
    is_whole: Callable[[int, Parts], bool] = lambda seat, parts: True
    is_window: bool = False
    is_private: bool = False


Turn = Generator[Question, dict[int, Parts], None]


class Learned(NamedTuple):
    """A private fact; fields that say nothing keep their default."""

    round: int
    kind: str
    about: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    character: str = ""
    number: int = 0
    real: bool = True


@dataclass
class Player:
    """One seat."""

    faction: str
    character: str = ""
    guns: int = START_GUNS
    alive: bool = True
    tongue: bool = True
    marked: bool = False
    sign: bool = False
    not_side: str = ""
    face_up: bool = False
    shown: bool = False
    resumes: list[str] = field(default_factory=list)
    facts: list[Learned] = field(default_factory=list)


@dataclass
class Check:
    """The loyalty check at hand, from REVEAL to OUTCOME (4.2)."""

    revealed: list[int]
    guns: list[int]
    doubled: list[int] = field(default_factory=list)
    halvings: int = 0
    strategists: list[int] = field(default_factory=list)
    turning: list[int] = field(default_factory=list)

    def counting(self) -> list[int]:
        """Guns as they count, after Peacemaker, Instigator and Troublemaker."""
        return [n * (2 if seat in self.doubled else 1) for seat, n in enumerate(self.guns)]


class Over(Exception):
    """One side has won: (cause, side)."""


class Table:
    """Options, seats, ship and cards. `chance` tells what a lot has brought."""

    def __init__(
        self, seats: int, options: dict[str, str], chance: Callable[[str], list[str]]
    ) -> None:
        row = crew(seats)
        self.options, self.chance = options, chance
        self.voyage = options["voyage"]
        if self.voyage == "default":
            self.voyage = row["charts"][0]
        self.spaces = spaces(self.voyage)
        self.threshold: int = row["threshold"]
        self.rests: list[str] = row["rests"]
        self.round = 0
        self.captain = self.lieutenant = self.navigator = NOBODY
        self.space: str = chart(self.voyage)["start"]
        self.crossed = False
        self.tokens = Counter(space["token"] for space in self.spaces.values() if "token" in space)
        self.deck = deck(self.voyage, self.on("armed_cards_in_long_deck"))
        self.players: list[Player] = []
        self.converts: list[int] = []
        self.draw_pile: list[str] = []
        self.discards: list[str] = []
        self.known: list[set[int]] = []
        """For each discard the seats that know it."""
        self.blocks: list[int] = []
        """How many cards were discarded at once: their order says nothing."""
        self.top_known: set[int] = set()
        self.hands: dict[str, list[str]] = {"captain": [], "lieutenant": []}
        self.is_read = False
        """Both cards are in the logbook, and the navigator has it."""
        self.kept: dict[str, list[str]] = {}
        self.logbook: list[str] = []
        self.barred: set[int] = set()
        self.agitated: set[int] = set()
        self.equalized = False
        self.check: Check | None = None
        self.hired, self.hirer = NOBODY, NOBODY
        self.smuggled: set[str] = set()
        self.archived: set[str] = set()
        self.jumped: list[int] = []
        self.is_shown = False
        """The card of this round has been shown."""
        self.rituals: list[str] = []
        self.navigations: list[tuple[object, ...]] = []
        self.checks: list[tuple[object, ...]] = []
        self.looks: list[tuple[object, ...]] = []
        self.rites: list[tuple[object, ...]] = []
        self.sightings: list[tuple[int, int, int]] = []
        self.claims: list[tuple[int, int, tuple[str, int, int]]] = []
        """Round, seat, and what the claim was about."""
        self.winners: list[int] = []

    def on(self, option: str) -> bool:
        """Whether an option that can be on or off is on."""
        return self.options[option] == "on"

    def deal(self, factions: list[str], characters: list[str], captain: int) -> None:
        """Who is who, as the engine has drawn it; is the composition right? (3)"""
        self.check_factions(factions)
        self.check_characters(characters)
        self.players = [
            Player(faction, character)
            for faction, character in zip(factions, characters, strict=True)
        ]
        self.captain = captain
        pirates = tuple(seat for seat, faction in enumerate(factions) if faction == "pirate")
        for seat, player in enumerate(self.players):
            self.learn(seat, "dealt", factions=(player.faction,))
            comrades = pirates if player.faction == "pirate" else ()
            self.learn(seat, "comrades", about=comrades)
            if player.character:
                self.learn(seat, "character", character=player.character)

    @staticmethod
    def mix(sailors: int, pirates: int, cultists: int = 0) -> list[str]:
        """So many faction cards, and the leader's."""
        few = [*["sailor"] * sailors, *["pirate"] * pirates, *["cultist"] * cultists]
        return [*few, "cult_leader"]

    def check_factions(self, factions: list[str]) -> None:
        row, found = crew(len(factions)), Counter(factions)
        if len(factions) == 5:
            assert found in (Counter(self.mix(3, 1)), Counter(self.mix(2, 2))), found
        else:
            wanted = self.mix(row["sailors"], row["pirates"], row.get("cultists", 0))
            assert found == Counter(wanted), found

    def check_characters(self, characters: list[str]) -> None:
        if not self.on("use_character_cards"):
            assert not any(characters), characters
            return
        assert len(set(characters)) == len(characters), characters
        assert set(characters) <= set(WINDOWS), characters
        if len(characters) < 7 and self.on("exclude_avoid_list_5_6"):
            assert not AVOIDED & set(characters), characters

    # ------------------------------------------------------------ seats
    @property
    def supply(self) -> int:
        """The guns that nobody has."""
        return GUNS - sum(player.guns for player in self.players)

    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.alive]

    def others(self, seat: int) -> list[int]:
        return [each for each in self.living() if each != seat]

    def clockwise(self, start: int) -> list[int]:
        """The living seats from the one after `start`, which comes last itself."""
        count = len(self.players)
        ring = [(start + step) % count for step in range(1, count + 1)]
        return [seat for seat in ring if self.players[seat].alive]

    def side(self, seat: int) -> str:
        """The current side."""
        return "cult" if seat in self.converts else SIDES[self.players[seat].faction]

    @property
    def leader(self) -> int:
        return [player.faction for player in self.players].index("cult_leader")

    def learn(self, seat: int, kind: str, **fields: object) -> None:
        fact = Learned(self.round, kind, **fields)  # type: ignore[arg-type]
        self.players[seat].facts.append(fact)

    def take(self, seat: int, guns: int) -> int:
        """From the supply, what is left (U8)."""
        guns = min(guns, self.supply)
        self.players[seat].guns += guns
        return guns

    def move(self, source: int, target: int, guns: int = 1) -> None:
        """From hand to hand, not more than there is (R30)."""
        guns = min(guns, self.free(source))
        self.players[source].guns -= guns
        self.players[target].guns += guns

    def free(self, seat: int) -> int:
        """Guns that do not lie on the table (10, W3)."""
        on_table = self.check.guns[seat] if self.check else 0
        return self.players[seat].guns - on_table

    def eliminate(self, seat: int) -> None:
        """Out of the game, its side hidden (8)."""
        player = self.players[seat]
        player.alive = False
        player.guns = 0
        player.sign = False
        self.lieutenant = NOBODY if self.lieutenant == seat else self.lieutenant
        self.navigator = NOBODY if self.navigator == seat else self.navigator
        if not player.shown and player.character:
            player.character = "none"

    def view(self, viewer: int) -> dict[str, object]:
        """What this seat sees of all that is secret (11); -1: an onlooker."""
        navigator_reads = viewer == self.navigator and self.is_read
        return {
            "dealt": [
                player.faction if seat == viewer else UNSEEN
                for seat, player in enumerate(self.players)
            ],
            "converts": [seat for seat in self.converts if viewer in (seat, self.leader)],
            "characters": [
                player.character if seat == viewer or player.shown or not player.alive else UNSEEN
                for seat, player in enumerate(self.players)
            ],
            "draw_pile": seen(self.draw_pile, [0] if viewer in self.top_known else []),
            "top_seen": self.top_known & {viewer},
            "discards": seen(
                self.discards, [at for at, known in enumerate(self.known) if viewer in known]
            ),
            "discards_seen": [known & {viewer} for known in self.known],
            "captain_hand": sight(self.hands["captain"], viewer == self.captain),
            "lieutenant_hand": sight(self.hands["lieutenant"], viewer == self.lieutenant),
            "logbook": sight(self.logbook, navigator_reads),
            "rituals": sight(self.rituals, False),
            "facts": [
                len(player.facts) if seat == viewer else 0
                for seat, player in enumerate(self.players)
            ],
        }

    # ------------------------------------------------------------ piles
    def discard(self, cards: list[str], known_to: set[int]) -> None:
        """Face down, on top."""
        self.blocks.append(len(cards))
        self.discards += cards
        self.known += [set(known_to) for _ in cards]

    def discard_mixed(self, cards: list[str], known_to: set[int]) -> None:
        """Several cards at once lie in an order that tells nothing."""
        if len(cards) > 1:
            order = self.chance("MixDiscards")
            assert sorted(order) == sorted(cards), (order, cards)
            cards = order
        self.discard(cards, known_to)

    def shuffle(self, cards: list[str]) -> None:
        """A new draw pile; nobody knows any card of it."""
        order = self.chance("Reshuffle")
        assert sorted(order) == sorted(cards), (order, cards)
        self.draw_pile, self.discards = order, []
        self.known, self.sightings, self.top_known = [], [], set()
        self.blocks = []

    def refill(self) -> None:
        """An empty draw pile: the discards are shuffled (9.5)."""
        if not self.draw_pile and self.discards:
            self.shuffle(self.discards)

    def draw(self, count: int) -> list[str]:
        drawn: list[str] = []
        for _ in range(count):
            self.refill()
            if self.draw_pile:
                drawn.append(self.draw_pile.pop(0))
                self.top_known = set()
        return drawn

    def drunk_heir(self) -> int:
        """The fewest resumes among the living with a tongue, the captain apart (6)."""
        fit = [s for s in self.clockwise(self.captain) if self.players[s].tongue]
        fit = [seat for seat in fit if seat != self.captain]
        return min(fit, key=lambda seat: len(self.players[seat].resumes), default=NOBODY)


def seen(cards: list[str], places: list[int]) -> list[str]:
    """A pile of which somebody knows the cards at these places."""
    return [card if at in places else UNSEEN for at, card in enumerate(cards)]


def sight(cards: list[str], is_seen: bool) -> list[str]:
    """A hand, or the backs of it."""
    return sorted(cards) if is_seen else [UNSEEN for _ in cards]


def page(name: str, seats: list[int]) -> Question:
    """Something to read for each of these seats."""
    return Question(name, seats, lambda seat, parts: {SEEN}, is_private=True)


def pick(name: str, seat: int, options: set[Answer], is_private: bool = False) -> Question:
    """One answer of one seat."""
    return Question(name, [seat], lambda _, parts: options, is_private=is_private)


def chosen(answers: dict[int, Parts]) -> Answer:
    """The answer of the one seat asked."""
    ((answer,),) = answers.values()
    return answer

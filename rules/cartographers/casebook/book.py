"""The words of the rule cases, the text play and the golden playthroughs (tests/cases)."""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.data import EDICTS, card_set, explore_cards, scoring_cards, skills
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.maps.land import Land, label_text, labels, mask_of, singles, space
from rules.cartographers.maps.placements import FALLBACK, SINGLE, SKILLED, Draw
from rules.cartographers.maps.shapes import normal, orientations
from rules.cartographers.maps.sheet import (
    Drawing,
    Sheet,
    Terrain,
    draw,
    grid,
    parse,
    purse,
    sheet_of_rows,
)
from rules.cartographers.scoring.base_cards import Scored, penalty
from rules.cartographers.scoring.seasons_end import RULES, SeasonScore
from rules.cartographers.seasons import ShuffleExploreDeck
from rules.cartographers.setup import (
    DealSkills,
    DrawScoringCard,
    LayEdicts,
    ShuffleAmbushes,
    ShuffleHeroes,
)
from rules.cartographers.skills import STEALTH
from rules.cartographers.state import Cartographers, column, time_sum
from rules.console.casebook import Casebook, CaseFault, Value, same, table_of
from rules.kernel.agenda import question
from rules.kernel.luck import Drawn, Lots
from rules.kernel.steps import Action, Chance, Done, Seat, Step, Target, TargetKind

SEASONS = ("spring", "summer", "fall", "winter")
ATTACKS = "attacks"


class CartographersCasebook(Casebook[Cartographers]):
    """Maps as text grids, cards by their ids, spaces by their printed names."""

    # -- the position

    def place(self, state: Cartographers, word: str, value: Value) -> None:
        """`season map edicts revealed past deck ambushes heroes skills ruins barred`."""
        placed: dict[str, Callable[[], None]] = {
            "season": lambda: setattr(state, "season", SEASONS.index(str(value))),
            "map": lambda: self._lay_land(state, parse("drawn", rows_of(value))[0]),
            "edicts": lambda: setattr(state, "edicts", words(value)),
            "revealed": lambda: setattr(state, "revealed", words(value)),
            "past": lambda: setattr(state, "past", tuple(map(words, cast("list[Value]", value)))),
            "deck": lambda: setattr(state, "deck", words(value)),
            "ambushes": lambda: setattr(state, "ambushes", words(value)),
            "heroes": lambda: setattr(state, "heroes", words(value)),
            "skills": lambda: setattr(state, "dealt", words(value)),
            "ruins": lambda: setattr(state, "ruins_pending", bool(value)),
            "barred": lambda: setattr(
                state, "barred", tuple(map(self.seat, cast("list[Value]", value)))
            ),
        }
        if word not in placed:
            super().place(state, word, value)
        placed[word]()

    def _lay_land(self, state: Cartographers, land: Land) -> None:
        state.land = land

    def place_seat(self, state: Cartographers, seat: Seat, word: str, value: Value) -> None:
        """`map coins spent used scores`, `cards` (monsters by card), `attacks` (spaces)."""
        sheet = state.sheets[seat]
        if word == "map":
            drawn = self._sheet(state, rows_of(value))
            state.sheets[seat] = msgspec.structs.replace(
                drawn, coins=sheet.coins, spent=sheet.spent, attacked=sheet.attacked
            )
        elif word == "used":
            state.used[seat] = str(value)
        elif word == "scores":
            numbers = cast("list[list[int]]", value)
            state.scores[seat] = tuple(SeasonScore(*four) for four in numbers)
        elif word == "cards":
            for card, spaces in cast("dict[str, str]", value).items():
                cells = mask_of(state.land, spaces.split())
                drawing = Drawing((Terrain.MONSTER,), cells, card, seat)
                state.sheets[seat] = draw(state.land, state.sheets[seat], drawing)
        elif word in ("coins", "spent"):
            state.sheets[seat] = msgspec.structs.replace(sheet, **{word: cast("int", value)})
        elif word == ATTACKS:
            marks = mask_of(state.land, str(value).split())
            state.sheets[seat] = msgspec.structs.replace(sheet, attacked=marks)
        else:
            super().place_seat(state, seat, word, value)

    def _sheet(self, state: Cartographers, rows: list[str]) -> Sheet:
        """A drawn map; one of another size or print becomes the map of the case."""
        land, sheet = parse("drawn", rows)
        if printed(land) == printed(state.land):
            return sheet_of_rows(state.land, rows)
        if any(other.drawn for other in state.sheets):
            raise CaseFault("the maps of the seats differ in what is printed on them")
        self._lay_land(state, land)
        return sheet

    def step(self, state: Cartographers, name: str, fields: dict[str, Value]) -> Step:
        """A step by its name, on a table that lacks nothing: what was not placed is filled in."""
        cards = card_set(state.variant.card_set)
        if state.season < 0:
            state.season = 0
        if not state.edicts:
            state.edicts = tuple([cards.scoring[4 * i].id for i in range(len(EDICTS))])
        if not state.deck:
            out = state.revealed
            state.deck = tuple([card.id for card in cards.explore if card.id not in out])
        return super().step(state, name, fields)

    # -- actions

    def name(self, state: Cartographers, seat: Seat, action: Action) -> str:
        """«forest B4 C4», «farm+village A1», «hero D4 attacks D5», «destroy A1», «use search»."""
        stride = state.land.stride
        if isinstance(action, Draw):
            kinds = "+".join(terrain.value for terrain in action.terrains)
            name = f"{kinds} {label_text(stride, action.cells)}"
            if action.marks:
                return f"{name} {ATTACKS} {label_text(stride, action.marks)}"
            hangs = STEALTH in used_skills(state, seat)
            return f"{name} shape {action.shape + 1}" if hangs else name
        if isinstance(action, Destroy):
            return f"destroy {label_text(stride, action.cells)}"
        if isinstance(action, UseSkill):
            return f"use {action.skill}"
        return "done" if isinstance(action, Done) else super().name(state, seat, action)

    def action(
        self, state: Cartographers, seat: Seat, offered: Sequence[Action], words: Value
    ) -> Action | None:
        """By its name; a drawing that is not offered is made from its words, to be refused."""
        parts = same(str(words)).split()
        if not parts or parts[0] in ("pass", "done", "use") or "shape" in parts:
            return super().action(state, seat, offered, words)
        found = self._drawing(state, seat, parts)
        if not isinstance(found, Draw):
            return found
        like = (each for each in offered if isinstance(each, Draw))
        return next((each for each in like if _is_same(each, found)), found)

    def _drawing(self, state: Cartographers, seat: Seat, parts: list[str]) -> Draw | Destroy | None:
        spaces, marks = parts[1:], []
        if ATTACKS in spaces:
            at = spaces.index(ATTACKS)
            spaces, marks = spaces[:at], spaces[at + 1 :]
        try:
            cells, marked = mask_of(state.land, spaces), mask_of(state.land, marks)
            if parts[0] == "destroy":
                return Destroy(cells)
            terrains = tuple(Terrain(kind) for kind in parts[0].split("+"))
        except ValueError:
            return None
        if not cells:
            return None
        return Draw(terrains, self._shape(state, seat, cells), cells, marked)

    def _shape(self, state: Cartographers, seat: Seat, cells: int) -> int:
        """The number of the shape that these spaces have, as well as it can be told."""
        step = question(state)
        form = normal(tuple(space(state.land, single) for single in singles(cells)))
        card = explore_cards().get(step.card) if isinstance(step, MapChoice) else None
        for number, shape in enumerate(card.shapes if card is not None else ()):
            if form in orientations(shape.pattern):
                return number
        if card is None:
            return 0
        return FALLBACK if form in orientations(SINGLE) else SKILLED

    def target(self, state: Cartographers, kind: str, id: Value) -> Target:
        """Sets of spaces by their names."""
        if kind == TargetKind.CELLS and isinstance(id, str):
            return Target(TargetKind.CELLS, mask_of(state.land, id.split()))
        return super().target(state, kind, id)

    # -- luck

    def drawn(self, state: Cartographers, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Cards by their ids; of a shuffle only the top ones need to be told."""
        if isinstance(step, DrawScoringCard) and isinstance(words, str):
            cards = card_set(state.variant.card_set).scoring
            return [card.id for card in cards if card.deck == step.deck].index(words)
        pile = pile_of(state, step)
        if pile is None or not isinstance(words, list) or not all(w in pile for w in words):
            return super().drawn(state, step, lots, words)
        told = [pile.index(str(word)) for word in words]
        return (*told, *(i for i in range(len(pile)) if i not in told))

    # -- values

    def table(self, state: Cartographers) -> dict[str, Value]:
        """Maps as text grids; what the set-up says is left out."""
        found = table_of(state)
        for name in ("variant", "land", "sheets", "barred", "used", "dealt"):
            if name in ("variant", "land", "sheets") or not any(getattr(state, name)):
                del found[name]
        for seat in range(len(state.sheets)):
            words = ("map", "coins", "spent") if state.sheets[seat].coins >= 0 else ("map",)
            for word in words:
                name = f"{word} of {self.seat_name(Seat(seat))}"
                found[name] = self.seat_value(state, Seat(seat), word)
        return found

    def value(self, state: Cartographers, word: str) -> Value:
        """`season column time`, else a field."""
        if word == "season":
            return SEASONS[state.season] if state.season >= 0 else "none"
        if word == "time":
            return time_sum(state)
        return list(column(state)) if word == "column" else super().value(state, word)

    def seat_value(self, state: Cartographers, seat: Seat, word: str) -> Value:
        """`map coins spent purse used monsters total`, terrains as spaces, `score.CARD`,
        `spaces.CARD`, `scores`."""
        sheet, land = state.sheets[seat], state.land
        if sheet.coins < 0:
            return "hidden"
        if word.startswith(("score.", "spaces.")):
            kind, card = word.split(".")
            scored = scored_by(card, land, sheet)
            return scored.points if kind == "score" else " ".join(labels(land, scored.spaces))
        if hasattr(sheet, word) and word not in ("drawings", "coins", "spent"):
            return " ".join(labels(land, getattr(sheet, word)))
        known: dict[str, Value] = {
            "map": "\n".join(" ".join(row) for row in grid(land, sheet)),
            "coins": sheet.coins,
            "spent": sheet.spent,
            "purse": purse(sheet),
            "used": state.used[seat],
            "penalty": penalty(land, sheet).points,
            "total": sum(score.total for score in state.scores[seat]),
            "scores": [[s.first, s.second, s.coins, s.monsters] for s in state.scores[seat]],
        }
        if word not in known:
            raise CaseFault(f"no seat has {word!r}")
        return known[word]


def scored_by(card: str, land: Land, sheet: Sheet) -> Scored:
    """The stars of a scoring card, or what monsters cost."""
    if card == "monsters":
        return penalty(land, sheet)
    if card not in scoring_cards():
        raise CaseFault(f"there is no scoring card {card!r}")
    return RULES[card](land, sheet)


def used_skills(state: Cartographers, seat: Seat) -> list[str]:
    """The skills among the parts that a seat has given."""
    given = state.answers.get(seat, ())
    return [part.skill for part in given if isinstance(part, UseSkill)]


def pile_of(state: Cartographers, step: Chance) -> list[str] | None:
    """The cards that a step shuffles, in the order in which they lie before."""
    cards = card_set(state.variant.card_set)
    piles: dict[type[Chance], Callable[[], list[str]]] = {
        ShuffleExploreDeck: lambda: list(state.deck),
        ShuffleAmbushes: lambda: [card.id for card in cards.ambush],
        ShuffleHeroes: lambda: [card.id for card in cards.hero],
        LayEdicts: lambda: list(state.edicts),
        DealSkills: lambda: list(skills()),
    }
    return piles[type(step)]() if type(step) in piles else None


def printed(land: Land) -> tuple[int, ...]:
    """What lies on a printed map, without its name."""
    return land.rows, land.cols, land.mountains, land.ruins, land.wasteland


def words(value: Value) -> tuple[str, ...]:
    """A list of ids."""
    return tuple(map(str, cast("list[Value]", value)))


def rows_of(value: Value) -> list[str]:
    """The lines of a grid, drawn with room or without."""
    return ["".join(line.split()) for line in str(value).strip().splitlines()]


def _is_same(offered: Draw, wanted: Draw) -> bool:
    """The same drawing, whatever number its shape has."""
    return (offered.terrains, offered.cells, offered.marks) == (
        wanted.terrains,
        wanted.cells,
        wanted.marks,
    )


CASEBOOK = CartographersCasebook

"""The words of the rule cases, the text play and the golden playthroughs (tests/cases)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import msgspec

from rules.console.casebook import (
    Casebook,
    CaseFault,
    Value,
    below,
    drawn_first,
    plain_value,
    same,
    table_of,
)
from rules.feed_the_kraken.actions import (
    AddAll,
    AddNothing,
    Appoint,
    Choose,
    Commit,
    DiscardCard,
    GiveBadge,
    Jump,
    Keep,
    LeaveCard,
    Mark,
    Play,
    Redraw,
    RuleOut,
    TurnUp,
)
from rules.feed_the_kraken.claim import Say
from rules.feed_the_kraken.data import cards, components, crews
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Post, Ritual, Side
from rules.feed_the_kraken.state import NOBODY, Fact, FactKind, Kraken, Mate, current
from rules.kernel.luck import Drawn, Lots
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Chance, Pass, Seat, Step

T = TypeVar("T")

PILES: dict[str, type[NavCard] | type[Ritual] | type[Character]] = {
    "draw_pile": NavCard,
    "discards": NavCard,
    "captain_hand": NavCard,
    "lieutenant_hand": NavCard,
    "logbook": NavCard,
    "rituals": Ritual,
    "undealt": Character,
}
POSTS = ("captain", "lieutenant", "navigator", "hired")
SEAT_LISTS = ("barred", "agitated", "jumped", "converts")
PLAIN = ("round", "space", "crossed_supply_line", "equalized", "supply", "threshold")
HOLDERS = ("captain_hand", "lieutenant_hand", "logbook", "discards")


class KrakenCasebook(Casebook[Kraken]):
    """Seats by their names, cards, characters and spaces by their ids."""

    # -- seats

    def seat_name(self, seat: Seat) -> str:
        """Posts may be empty, guns come from the supply: nobody."""
        return "nobody" if seat == NOBODY else super().seat_name(seat)

    # -- the position

    def fresh(self, setup: Setup) -> Kraken:
        """A manned ship: sides by the table in seat order, the leader last, nobody has a character.

        Seat 1 is captain of round 1; the deck is in the printed order.
        """
        state = super().fresh(setup)
        state.round = 1
        state.captain = Seat(0)
        state.dealt = dealt_in_order(setup.seats)
        state.characters = (Character.NONE,) * setup.seats
        state.undealt = ()
        pack = (each for each in cards().values())
        copies = [(card.card,) * card.copies(state.variant.voyage) for card in pack]
        state.draw_pile = tuple(card for some in copies for card in some)
        mix = components().rituals.items()
        state.rituals = tuple(ritual for ritual, count in mix for _ in range(count))
        return state

    def place(self, state: Kraken, word: str, value: Value) -> None:
        """Posts, piles, rounds, spaces and what waits for the next check: see WORDS.md."""
        if word in POSTS:
            setattr(state, word, NOBODY if value == "nobody" else self.seat(value))
        elif word in SEAT_LISTS:
            setattr(state, word, tuple(map(self.seat, cast("list[Value]", value))))
        elif word in PILES:
            kind = PILES[word]
            setattr(state, word, tuple(kind(str(each)) for each in cast("list[Value]", value)))
            if word in HOLDERS:
                self._sort(state, word)
        elif word in ("smuggled", "archived"):
            setattr(state, word, tuple(map(Post, cast("list[str]", value))))
        elif word in PLAIN:
            setattr(state, word, value)
        else:
            super().place(state, word, value)

    def _sort(self, state: Kraken, word: str) -> None:
        """Hands are sets; a pile of discards is known to nobody."""
        if word == "discards":
            state.discards_seen = (0,) * len(state.discards)
        else:
            setattr(state, word, tuple(sorted(getattr(state, word))))

    def place_seat(self, state: Kraken, seat: Seat, word: str, value: Value) -> None:
        """The fields of `Mate`, and `dealt`, `character`: see WORDS.md."""
        mate = state.crew[seat]
        if word == "guns":
            state.supply -= cast("int", value) - mate.guns
        if word == "dealt":
            state.dealt = replaced(state.dealt, seat, Faction(str(value)))
        elif word == "character":
            state.characters = replaced(state.characters, seat, Character(str(value)))
        elif word == "resumes":
            resumes = tuple(map(NavCard, cast("list[str]", value)))
            state.crew[seat] = msgspec.structs.replace(mate, resumes=resumes)
        elif word == "not_side":
            state.crew[seat] = msgspec.structs.replace(mate, not_side=Side(str(value)))
        elif word in Mate.__struct_fields__:
            state.crew[seat] = msgspec.structs.replace(mate, **{word: value})
        else:
            super().place_seat(state, seat, word, value)

    def step(self, state: Kraken, name: str, fields: dict[str, Value]) -> Step:
        """A step by its name; cards that lie elsewhere are taken out of the draw pile."""
        self._fill(state)
        return super().step(state, name, fields)

    def _fill(self, state: Kraken) -> None:
        """The draw pile as placed, or all cards that lie nowhere else, in printed order."""
        deck = Counter[NavCard]()
        for each in cards().values():
            deck[each.card] = each.copies(state.variant.voyage)
        if len(state.draw_pile) < deck.total():
            return
        elsewhere = Counter(card for word in HOLDERS for card in getattr(state, word))
        elsewhere.update(card for mate in state.crew for card in mate.resumes)
        state.draw_pile = tuple((deck - elsewhere).elements())

    # -- actions

    def name(self, state: Kraken, seat: Seat, action: Action) -> str:
        """«lieutenant Ada», «2 guns», «keep red_drunk», «jump», «Ada», «use mentor» ..."""
        plain = self._plain(action)
        if plain:
            return plain
        if isinstance(action, Appoint):
            return f"{action.post} {self.seat_name(action.seat)}"
        if isinstance(action, Choose | Mark | RuleOut):
            return self.seat_name(action.seat)
        return self._said(action) if isinstance(action, Say) else super().name(state, seat, action)

    def _plain(self, action: Action) -> str:
        """Names without a seat in them; empty for the others."""
        if isinstance(action, Commit):
            return f"{action.guns} guns"
        if isinstance(action, Keep | Play):
            return f"{'keep' if isinstance(action, Keep) else 'play'} {action.card}"
        if isinstance(action, TurnUp):
            return f"use {action.character}"
        if isinstance(action, GiveBadge):
            return f"badge {action.post}"
        return WORDS.get(type(action), "")

    def _said(self, said: Say) -> str:
        """«say trust Ada», «say officer_cards 0 red,blue red»."""
        parts: list[str] = ["say", said.kind.value]
        if said.number >= 0:
            parts.append(str(said.number))
        if said.target >= 0:
            parts.append(self.seat_name(said.target))
        parts += [",".join(said.colors)] if said.colors else []
        parts += [each for each in (said.kept, said.card, said.faction) if each]
        parts += ["converted"] if said.converted else []
        return " ".join([*parts, str(said.strength)] if said.strength else parts)

    def action(
        self, state: Kraken, seat: Seat, offered: Sequence[Action], words: Value
    ) -> Action | None:
        """By its name; one that is not offered is made from its words, to be refused."""
        found = super().action(state, seat, offered, words)
        if found is not None:
            return found
        made = self._made(offered, same(str(words)).split())
        return made if made is not None and fits(made, {type(each) for each in offered}) else None

    def _made(self, offered: Sequence[Action], parts: list[str]) -> Action | None:
        """An order that is not open, of the kind that the words tell."""
        made: dict[str, Callable[[str], Action]] = {
            "lieutenant": lambda word: Appoint(Post.LIEUTENANT, self._seat(word)),
            "navigator": lambda word: Appoint(Post.NAVIGATOR, self._seat(word)),
            "keep": lambda word: Keep(NavCard(word)),
            "play": lambda word: Play(NavCard(word)),
            "use": lambda word: TurnUp(Character(word)),
            "badge": lambda word: GiveBadge(Post(word)),
        }
        try:
            if len(parts) == 2 and parts[1] == "guns":
                return Commit(int(parts[0]))
            if len(parts) == 2 and parts[0] in made:
                return made[parts[0]](parts[1])
            if len(parts) == 1:
                return self._single(offered, parts[0])
        except (ValueError, CaseFault):
            return None
        return None

    def _single(self, offered: Sequence[Action], word: str) -> Action | None:
        for kind, name in WORDS.items():
            if name == word:
                return kind()
        kinds = {type(each) for each in offered}
        for kind in (Choose, Mark, RuleOut):
            if kind in kinds:
                return kind(self._seat(word))
        return None

    def _seat(self, word: str) -> Seat:
        """A seat by its name in small letters."""
        names = [name for name in self.setup.names if same(name) == word]
        return self.seat(names[0] if names else word)

    # -- luck

    def drawn(self, state: Kraken, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Shuffles by the cards wanted on top; sides, characters and rituals by their ids."""
        things = shuffled(state, step)
        if not things or not (isinstance(words, str) or _all_text(words)):
            return super().drawn(state, step, lots, words)
        wanted = (
            [words]
            if isinstance(words, str)
            else [str(each) for each in cast("list[Value]", words)]
        )
        return drawn_first(step, lots, things, wanted)

    # -- values

    def table(self, state: Kraken) -> dict[str, Value]:
        """The table without the set-up; facts of the seats in words."""
        found = table_of(state)
        for name in ("variant", "rests"):
            del found[name]
        return found

    def value(self, state: Kraken, word: str) -> Value:
        """Posts as names; what is counted together; else a field."""
        if word in COUNTED:
            return plain_value(COUNTED[word](state))
        if word in POSTS:
            seat = getattr(state, word)
            return "nobody" if seat == NOBODY else self.seat_name(seat)
        if word in SEAT_LISTS:
            return [self.seat_name(seat) for seat in getattr(state, word)]
        return super().value(state, word)

    def seat_value(self, state: Kraken, seat: Seat, word: str) -> Value:
        """The fields of `Mate`; sides, character, comrades, facts; `fact` is the newest."""
        if word in Mate.__struct_fields__:
            return plain_value(getattr(state.crew[seat], word))
        if word in ("dealt", "current", "side"):
            return self._side(state, seat, word)
        if word == "character":
            return str(state.characters[seat] if state.characters else "none") or "hidden"
        if word == "comrades":
            told = [fact for fact in state.facts[seat] if fact.kind is FactKind.COMRADES]
            return [self.seat_name(each) for fact in told for each in fact.about]
        facts = [self._fact(fact) for fact in state.facts[seat]]
        if word == "facts":
            return cast("Value", facts)
        if word == "fact":
            return facts[-1] if facts else "none"
        return plain_value(below(state.crew[seat], word))

    def _side(self, state: Kraken, seat: Seat, word: str) -> Value:
        faction = state.dealt[seat] if word == "dealt" else current(state, seat)
        found = str(faction.side) if word == "side" else str(faction)
        return found or "hidden"

    def _fact(self, fact: Fact) -> str:
        """«3 searched Ada pirate converted», «2 drew blue_drunk red_drunk», «4 turned Ada»."""
        parts = [str(fact.round), fact.kind.value]
        parts += [self.seat_name(seat) for seat in fact.about]
        parts += [str(each) for each in (*fact.cards, *fact.factions)]
        parts += [str(fact.character)] if fact.character else []
        parts += [str(fact.number)] if fact.kind is FactKind.COMMITTED else []
        return " ".join([*parts, *_kind_of_truth(fact)])


WORDS: dict[type[Action], str] = {
    Jump: "jump",
    Redraw: "redraw",
    LeaveCard: "leave",
    DiscardCard: "discard",
    AddAll: "all",
    AddNothing: "nothing",
}


def dealt_in_order(seats: int) -> tuple[Faction, ...]:
    """Sailors, then pirates, then the dealt cultist, the leader last."""
    crew = crews()[seats]
    few = (Faction.SAILOR,) * (crew.sailors - crew.removed)
    rest = (Faction.PIRATE,) * crew.pirates + (Faction.CULTIST,) * crew.cultists
    return (*few, *rest, Faction.CULT_LEADER)


def shuffled(state: Kraken, step: Chance) -> list[str]:
    """What a step shuffles or draws from, in the order in which it lies before.

    A step tells it by a method `things`; empty for other chances.
    """
    things = getattr(step, "things", None)
    return [str(each) for each in things(state)] if things is not None else []


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """A tuple with one value changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def _kind_of_truth(fact: Fact) -> list[str]:
    """What `real` tells: a search met a convert; all else is real or a dummy."""
    if fact.kind is FactKind.SEARCHED:
        return ["converted"] if fact.real else []
    return [] if fact.real else ["dummy"]


def fits(made: Action, kinds: set[type[Action]]) -> bool:
    """Whether an order answers the open question, though it may not be open itself."""
    if isinstance(made, TurnUp):
        return not kinds.isdisjoint((Pass, TurnUp))
    usual = {Jump: Play, Redraw: Keep}.get(type(made), type(made))
    return usual in kinds


def sides(state: Kraken) -> list[Faction]:
    """The cards dealt, whoever holds them."""
    return sorted(state.dealt, key=list(Faction).index)


def deck(state: Kraken) -> dict[str, int]:
    """All navigation cards of the game by kind, wherever they lie."""
    found = Counter(card for word in HOLDERS for card in getattr(state, word))
    found.update(card for mate in state.crew for card in mate.resumes)
    found.update(state.draw_pile)
    return dict(found)


def left_out(state: Kraken) -> list[str]:
    """The characters that were not even in the deck."""
    known = (*state.characters, *state.undealt, Character.HIDDEN, Character.NONE)
    return sorted(str(card) for card in Character if card not in known)


COUNTED: dict[str, Callable[[Kraken], object]] = {
    "sides": sides,
    "deck": deck,
    "characters_left_out": left_out,
    "tokens": lambda state: dict(Counter(state.tokens_left)),
    "ritual_mix": lambda state: dict(Counter(state.rituals)),
    "undealt_count": lambda state: len(state.undealt),
    "cards_to_draw": lambda state: len(state.draw_pile),
}


def _all_text(words: Value) -> bool:
    return isinstance(words, list) and all(isinstance(each, str) for each in words)


CASEBOOK = KrakenCasebook

"""The words of Raid's rule cases."""

from rules.console.casebook import Casebook, CaseFault, Value
from rules.kernel.steps import Action, Seat
from tests.toys.raid.actions import AskAlly, Attack, Give, March, Play, PlayAmbush, Provoke
from tests.toys.raid.state import WARRIORS, Banner, Hospital, Pact, Raid, change
from tests.toys.raid.words import DECK, PLACES, Card

PLACE_NAMES = ("north", "east", "south", "west", "middle")


class RaidCasebook(Casebook[Raid]):
    """Places by their names, cards by their words, warriors as numbers by place."""

    def fresh(self, setup) -> Raid:
        """An empty map, all cards in the deck."""
        state = super().fresh(setup)
        for seat in range(setup.seats):
            change(state, seat, warriors=(0,) * 5, tents=(0,) * 5, fallen=WARRIORS)
        state.deck, state.discard = DECK, ()
        return state

    def place(self, state: Raid, word: str, value: Value) -> None:
        """`turn`; `discard` as a list of cards; `effects` as «banner Ada», «pact Ada Bo»."""
        if word == "turn":
            state.turn = value
        elif word == "discard":
            state.discard = self._taken(state, value)
        elif word == "effects":
            state.effects = tuple(self._effect(state, each.split()) for each in value)
        else:
            super().place(state, word, value)

    def _taken(self, state: Raid, words: list[str]) -> tuple[Card, ...]:
        deck, cards = list(state.deck), tuple(map(Card, words))
        for card in cards:
            deck.remove(card)
        state.deck = tuple(deck)
        return cards

    def _effect(self, state: Raid, words: list[str]) -> Banner | Pact | Hospital:
        seats = list(map(self.seat, words[1:]))
        if words[0] == "banner":
            return Banner(seats[0], state.turn)
        return Pact(*seats) if words[0] == "pact" else Hospital(*seats)

    def place_seat(self, state: Raid, seat: Seat, word: str, value: Value) -> None:
        """`warriors` and `tents` as { middle = 2 }, `hand` as a list of cards, `points`."""
        if word == "hand":
            state.hands[seat] = self._taken(state, value)
        elif word in ("warriors", "tents"):
            counts = tuple(value.get(name, 0) for name in PLACE_NAMES)
            change(state, seat, **{word: counts})
            if word == "warriors":
                change(state, seat, fallen=WARRIORS - sum(counts))
        elif word == "points":
            change(state, seat, points=value)
        else:
            super().place_seat(state, seat, word, value)

    def step(self, state: Raid, name: str, fields: dict[str, Value]):
        """Places may be named."""
        if isinstance(fields.get("place"), str):
            fields = {**fields, "place": PLACE_NAMES.index(fields["place"])}
        return super().step(state, name, fields)

    def name(self, state: Raid, seat: Seat, action: Action) -> str:
        """«march north to middle with 2», «attack Bo in middle», «give pact», «lose warrior»."""
        match action:
            case March(src, dst, count):
                return f"march {PLACE_NAMES[src]} to {PLACE_NAMES[dst]} with {count}"
            case Attack(place, target):
                return f"attack {self.seat_name(target)} in {PLACE_NAMES[place]}"
            case Provoke(other, place, target):
                whom = f"{self.seat_name(other)} against {self.seat_name(target)}"
                return f"provoke {whom} in {PLACE_NAMES[place]}"
            case Play(card, partner) if partner >= 0:
                return f"play {card} with {self.seat_name(partner)}"
            case Play(card) | PlayAmbush(card):
                return f"play {card}"
            case Give(card):
                return f"give {card}"
            case AskAlly(ally):
                return f"ask {self.seat_name(ally)}"
        return super().name(state, seat, action)

    def seat_value(self, state: Raid, seat: Seat, word: str) -> Value:
        """`warriors` and `tents` by place where there are any, `hand`, `points`."""
        band = state.bands[seat]
        if word in ("warriors", "tents"):
            counts = getattr(band, word)
            return {PLACE_NAMES[place]: counts[place] for place in PLACES if counts[place]}
        if word == "hand":
            return [str(card) or "hidden" for card in state.hands[seat]]
        if word in ("points", "fallen"):
            return getattr(band, word)
        raise CaseFault(f"no seat has {word!r}")


CASEBOOK = RaidCasebook

"""Battles drawn from real games, and what in them could touch the odds: for proving them (4).

Everything that may touch a battle is found in the laws themselves, so that a new hook of a faction
or automaton is asked for by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import msgspec

from rules.kernel.registry import Setup, game, setup_faults
from rules.kernel.steps import Choice, Seat
from rules.kernel.views import view
from rules.root import data
from rules.root.automata.electric_eyrie.decree import EXTRA
from rules.root.automata.logical_lizards.traits import FANATIC
from rules.root.automata.ready import AUTOMATA
from rules.root.automata.traits import traits_of
from rules.root.battle import losses
from rules.root.battle.ambush import is_ambush, may_be_ambushed
from rules.root.battle.odds import Odds, odds, planned
from rules.root.battle.strength import helpers, is_fit_to_attack, opponent_of
from rules.root.effects.battle import AFTER_ROLL, SCOUTING_PARTY
from rules.root.enums import FACTIONS, Faction, PlotKind, TokenKind
from rules.root.factions.riverfolk.holdings import Service
from rules.root.factions.vagabond.relations import ALLIED
from rules.root.law import Law
from rules.root.laws import AUTOMATON_LAWS, FACTION_LAWS, law_of
from rules.root.options import named
from rules.root.state import CLEARINGS, NOBODY, Battle, Place, Token, Woodland, turn_of
from rules.root.woodland.people import are_enemies, has_piece
from tests.rules.root.battlefield import Rest
from tests.rules.walks import Dice, walk

TRIES = 60
DEPTH, PACE = 120, 30
"""How far a game is played, and how many answers lie between two positions."""
PLAYERS = tuple(each.value for each in FACTIONS)
ROBOTS = tuple(AUTOMATA)
CARDS = (*AFTER_ROLL, SCOUTING_PARTY)
CAUSES = (EXTRA, FANATIC, "instigate")
HOOKS = (
    *("lends_warriors", "battle_allies", "before_roll", "enlists", "lets_both_take_higher"),
    *("takes_higher_as_defender", "most_rolled_hits", "is_defenseless", "extra_hits"),
    *("battle_abilities", "takes_hits_by_items", "hits_for_building", "loses_at_random"),
)
"""The hooks of a law that may change what is shown of a battle."""


@dataclass(frozen=True)
class Drawn:
    """A battle that could be fought in a position."""

    state: Woodland
    battle: Battle

    def viewer(self) -> Seat:
        """Who looks: the attacker, or for an automaton the first person."""
        if law_of(self.state, self.battle.attacker).has_hand():
            return self.battle.attacker
        return next(Seat(n) for n, name in enumerate(self.state.automata) if not name)

    def odds(self) -> Odds:
        """As they are shown."""
        return odds(view(self.state, self.viewer()), self.battle)


# -------------------------------------------------------------------- drawing
def drawn_setup(dice: Dice, number: int) -> Setup:
    """Seats and options by lot, as far as they go together: one player and one automaton after
    the other sit at the first two seats."""
    entry = game("root")
    firsts = {
        "seat_1": PLAYERS[number % len(PLAYERS)],
        "seat_2": ROBOTS[(number + number // len(ROBOTS) + 3) % len(ROBOTS)],
    }
    for tried in count():
        if tried == TRIES:
            del firsts["seat_2"]  # these two cannot meet
        options = {each.id: each.values[dice.below(len(each.values))] for each in entry.options}
        seats = entry.seat_counts[dice.below(len(entry.seat_counts))]
        setup = Setup("root", seats, dice.below(10_000), options | firsts)
        if not setup_faults(setup):
            return setup
    raise AssertionError


def drawn_battles(seed: int) -> Iterator[Drawn]:
    """Battles in positions of many games, where more stands and lies than in most."""
    dice = Dice(seed)
    for number in count():
        for moment in walk(drawn_setup(dice, number), free_actions=False):
            if moment.number and moment.number % PACE == 0:
                assert isinstance(moment.state, Woodland)
                if moment.state.turn is not None:
                    yield from battles_in(moment.state, dice)
            if moment.number >= DEPTH:
                break


def battles_in(state: Woodland, dice: Dice) -> Iterator[Drawn]:
    """A few of those that could be fought there."""
    state = state.clone()
    state.battle, state.answers, state.agenda = None, {}, [Rest()]
    enrich(state, dice)
    seats = [Seat(seat) for seat in range(len(state.factions))]
    found = [
        (attacker, place, defender)
        for place in CLEARINGS
        for attacker in seats
        for defender in seats
        if attacker != defender
        and are_enemies(state, attacker, defender)
        and is_fit_to_attack(state, attacker, place, defender)
        and has_piece(state, defender, place)
    ]
    for attacker, place, defender in dice.some(found, 8):
        friends = law_of(state, attacker).battle_allies(state, attacker, place, defender)
        allied = friends[dice.below(len(friends))] if friends else NOBODY
        cause = CAUSES[dice.below(len(CAUSES))]
        yield Drawn(state, planned(attacker, place, defender, allied, cause=cause))


def enrich(state: Woodland, dice: Dice) -> None:
    """Warriors, pawns, plots, cards in play, items, traits, friends and mercenaries by lot."""
    for place in CLEARINGS:
        _reinforce(state, dice, place)
    for number, faction in enumerate(state.factions):
        seat = Seat(number)
        if state.pawns[seat] >= 0 and faction is Faction.VAGABOND:
            state.pawns[seat] = Place(1 + dice.below(12))
        cards = [card for card in CARDS if card in _deck(state)]
        state.crafted[seat] = tuple(sorted({*state.crafted[seat], *dice.some(cards, 1)}))
        if state.automata[seat]:
            own = traits_of(state.automata[seat])
            traits = list(state.traits)
            traits[seat] = tuple(dict.fromkeys(dice.some(list(own), 1 + dice.below(3))))
            state.traits = tuple(traits)
        state.boards[seat] = _enriched_board(state, dice, seat)
    if not dice.below(4):
        _gather_ambushes(state, dice)
    if dice.below(2):
        turn, hired = turn_of(state), (Service.MERCENARIES.value,)
        state.turn = msgspec.structs.replace(turn, services=hired)


def _gather_ambushes(state: Woodland, dice: Dice) -> None:
    """All that are hidden come into one hand, so that its owner knows that no other has any."""
    gone = [card for cards in (*state.hands, state.deck) for card in cards if is_ambush(card)]
    state.hands = [tuple(card for card in hand if not is_ambush(card)) for hand in state.hands]
    state.deck = tuple(card for card in state.deck if not is_ambush(card))
    people = [seat for seat, robot in enumerate(state.automata) if not robot]
    seat = people[dice.below(len(people))]
    state.hands[seat] = tuple(sorted((*state.hands[seat], *gone)))


def _deck(state: Woodland) -> set[str]:
    return {card.id for card in data.decks()[state.variant.deck]}


def _reinforce(state: Woodland, dice: Dice, place: Place) -> None:
    seat = Seat(dice.below(len(state.factions)))
    if state.supply[seat] > 3 and not dice.below(2):
        row = list(state.warriors[place])
        more = 1 + dice.below(3)
        row[seat] += more
        state.supply[seat] -= more
        state.warriors[place] = tuple(row)
    if state.factions[seat] is Faction.CORVID and not dice.below(4):
        here = [each for each in state.tokens[place] if each.kind is not TokenKind.PLOT]
        plot = Token(seat, TokenKind.PLOT, plot=PlotKind.BOMB)
        state.tokens[place] = tuple(sorted([*here, plot]))


def _enriched_board(state: Woodland, dice: Dice, seat: Seat) -> object:
    board = state.boards[seat]
    fields: dict[str, object] = {}
    if getattr(board, "leader", ""):
        fields["leader"] = "commander"
    if hasattr(board, "swayed") and state.automata[seat]:
        fields["swayed"] = ("captain",)
    if getattr(board, "character", ""):
        people = [*data.characters(), *["arbiter"] * 3]
        fields["character"] = people[dice.below(len(people))]
        copies = board.items * (1 + dice.below(4))
        fields["items"] = tuple(sorted(copies))
    if hasattr(board, "relations"):
        steps = [ALLIED if dice.below(2) else step for step in board.relations]
        fields["relations"] = tuple(
            1 if each is Faction.VAGABOND else step
            for each, step in zip(state.factions, steps, strict=True)
        )
    return msgspec.structs.replace(board, **fields)


# -------------------------------------------------------------------- what is tried
def tags(drawn: Drawn) -> set[str]:
    """What a battle tries: who fights, with which hooks, cards and traits, under which options."""
    state, battle = drawn.state, drawn.battle
    names = [each or state.factions[seat].value for seat, each in enumerate(state.automata)]
    found = {f"attacks:{names[battle.attacker]}", f"defends:{names[battle.defender]}"}
    found.add(f"ambush asked for: {may_be_ambushed(state, battle)}, told: {drawn.odds().ambush}")
    for number, name in enumerate(names):
        seat = Seat(number)
        law = law_of(state, seat)
        found |= {owner(law, hook) for hook in HOOKS if acts(state, battle, seat, hook)}
        if seat in (battle.attacker, battle.defender):
            side = "attacker" if seat == battle.attacker else "defender"
            found |= {f"{side}:{card}" for card in state.crafted[seat]}
            found |= {f"trait:{name}:{trait}" for trait in state.traits[seat]}
    return found | {f"option:{id}={value}" for id, value in state.variant.options}


def owner(law: Law, hook: str) -> str:
    """A hook by the class that says it."""
    return next(f"{hook}:{each.__name__}" for each in type(law).__mro__ if hook in vars(each))


def acts(state: Woodland, battle: Battle, seat: Seat, hook: str) -> bool:
    """Whether a hook of a seat says something else than the general law here."""
    law, place = law_of(state, seat), battle.place
    if hook == "before_roll":
        return bool(law.before_roll(state, seat, battle))
    if hook == "lends_warriors":
        fit = [s for s in (battle.attacker, battle.defender) if s != seat]
        mine = [s for s in fit if seat != opponent_of(battle, s) and helpers(state, battle, s)]
        return any(law.lends_warriors(state, seat, s) and state.warriors[place][seat] for s in mine)
    if seat not in (battle.attacker, battle.defender):
        return False
    if hook == "battle_allies":
        return seat == battle.attacker and battle.allied != NOBODY
    if hook in ("takes_hits_by_items", "loses_at_random"):
        return bool(getattr(law, hook)())
    if hook in ("lets_both_take_higher", "takes_higher_as_defender"):
        return seat == battle.defender and bool(getattr(law, hook)(state, seat))
    if hook == "hits_for_building":
        return seat == battle.defender and _withstands_a_hit(state, battle)
    if hook == "enlists":
        return seat == battle.defender and _is_offered_by_rule(state, battle)
    same = getattr(Law, hook)(law, state, seat, battle)
    return bool(getattr(law, hook)(state, seat, battle) != same)


def _withstands_a_hit(state: Woodland, battle: Battle) -> bool:
    """Whether the defender has something there and loses nothing to one hit."""
    if not law_of(state, battle.defender).loses_at_random():
        return False
    one = losses.needed(state, battle, battle.defender, 1)
    return one > len(losses.by_lot(state, battle, battle.defender, 1, ()))


def _is_offered_by_rule(state: Woodland, battle: Battle) -> bool:
    """Whether somebody could be enlisted, and the law of the defender decides."""
    world = state.clone()
    world.battle = battle
    return any(
        isinstance(step, Choice) and not step.seats(world)
        for seat in range(len(state.factions))
        for step in law_of(state, Seat(seat)).before_roll(state, Seat(seat), battle)
    )


def wanted() -> set[str]:
    """Everybody attacks and defends, every hook of every law acts, every card, trait and option
    is there."""
    laws = {name: AUTOMATON_LAWS[name] for name in ROBOTS}
    laws |= {each.value: FACTION_LAWS[each] for each in FACTIONS}
    found = {f"{side}:{name}" for side in ("attacks", "defends") for name in laws}
    for asked, told in ((True, True), (True, False), (False, False)):
        found.add(f"ambush asked for: {asked}, told: {told}")
    found |= {owner(law, hook) for law in laws.values() for hook in HOOKS}
    found -= {owner(Law(), hook) for hook in HOOKS}
    found |= {f"{side}:{card}" for side in ("attacker", "defender") for card in CARDS}
    found |= {f"trait:{name}:{trait}" for name in ROBOTS for trait in traits_of(name)}
    return found | {f"option:{id}={value}" for id, values in named() for value in values}

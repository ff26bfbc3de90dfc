"""What stands on a faction's board about what is to come, and what does come: for proving it (4).

Numbers of a phase are proved by beginning it; prices and points of an order by giving it wherever
a random game offers it. Positions are enriched with what makes numbers go wrong: few warriors and
cards left, few points, an active dominance card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import msgspec
from PySide6.QtCore import QRectF

from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Event, Seat, Step
from rules.kernel.views import view
from rules.root.actions import Craft
from rules.root.automata.drillbit_duchy.duchy import DrillbitRecruit
from rules.root.battle.events import BattleBegan
from rules.root.boards import EyrieBoard
from rules.root.data import cards
from rules.root.enums import CardKind, Faction, Phase
from rules.root.evening import DiscardToLimit
from rules.root.events import CardsDrawn, Scored, WarriorsPlaced
from rules.root.factions.cult.events import OutcastAdjusted
from rules.root.factions.eyrie.decree import birds
from rules.root.factions.eyrie.events import DecreeObeyed, Turmoil
from rules.root.factions.eyrie.holdings import column
from rules.root.factions.eyrie.obeying import ObeyColumn
from rules.root.factions.eyrie.turmoil import FallIntoTurmoil
from rules.root.factions.marquise.building import PayWood
from rules.root.factions.vagabond.actions import CompleteQuest
from rules.root.laws import law_of
from rules.root.phases import RESTS, BeginPhase
from rules.root.state import BURROW, Turn, Woodland
from tests.rules.root.battlefield import Rest
from tests.rules.root.battles_drawn import drawn_setup, enrich
from tests.rules.walks import Dice, Moment, walk
from views.root.panels.boards import board_of
from views.root.panels.sheet import filled_sheet

PAGE = QRectF(0, 0, 420, 800)
DEPTH, PACE, MOST = 160, 20, 60
"""How far a game is played, how many answers lie between two positions, how many are answered."""
DOMINANCE = next(card.id for card in cards().values() if card.kind is CardKind.DOMINANCE)
BY_ORDER = ("mechanical_marquise_2", "electric_eyrie", "drillbit_duchy")
SOURCES = ("buildings", "roosts", "markets")
"""What these score in Evening."""


def labels(state: Woodland, seat: Seat) -> dict[str, str]:
    """All that its board says to who sits there, by the names of the cells."""
    viewer = seat if law_of(state, seat).has_hand() else None
    seen = view(state, viewer)
    sheet = filled_sheet(board_of(seen, seat), seen, seat, viewer, PAGE, 1.0)
    return {spec.key.partition(":")[2]: spec.label for spec in sheet.specs}


def number_in(told: str, pattern: str) -> int | None:
    """The number that a sentence says; None: it says nothing of the kind."""
    found = re.search(pattern.replace("#", r"(\d+)"), told)
    return int(found[1]) if found else None


# -------------------------------------------------------------------- positions
def positions(seed: int) -> Iterator[tuple[Woodland, Seat]]:
    """Seats in positions of many games."""
    dice = Dice(seed)
    for number in count():
        for moment in walk(drawn_setup(dice, number), seed, free_actions=False):
            assert isinstance(moment.state, Woodland)
            if moment.number % PACE == PACE - 1 and moment.state.turn is not None:
                for seat in range(len(moment.state.factions)):
                    yield hardened(moment.state, dice), Seat(seat)
            if moment.number >= DEPTH:
                break


def hardened(state: Woodland, dice: Dice) -> Woodland:
    """The same with more on the map and less at hand, before anything is asked."""
    state = state.clone()
    state.answers, state.battle = {}, None
    state.agenda = [Rest()]
    enrich(state, dice)
    for seat, board in enumerate(state.boards):
        if isinstance(board, EyrieBoard):
            state.boards[seat] = msgspec.structs.replace(board, deposed=())
    return pressed(state, dice)


def pressed(state: Woodland, dice: Dice) -> Woodland:
    """Few points, warriors and cards, or another way to win."""
    for number in range(len(state.factions)):
        if not dice.below(3):
            state.scores[number] = dice.below(4)
        if not dice.below(3):
            state.supply[number] = min(state.supply[number], dice.below(4))
        if not dice.below(4) and not state.automata[number]:
            state.dominance[number] = DOMINANCE
    if not dice.below(4):
        state.deck, state.discard = state.deck[: dice.below(3)], state.discard[: dice.below(2)]
        state.revealed = [()] * len(state.revealed)  # else they might be drawn again
    return state


# -------------------------------------------------------------------- playing
@dataclass
class Played:
    """Steps that were begun in a position, everybody passing; what was told."""

    told: list[Event]

    @classmethod
    def of(cls, state: Woodland, seat: Seat, step: Step, until: type[Choice] = Rest) -> Played:
        """To the end, or until this is asked."""
        state, turn = state.clone(), state.turn
        is_own = turn is not None and turn.seat == seat
        state.turn = turn if is_own else Turn(seat=seat)
        state.agenda = [Rest(), step]
        told = list(agenda.begin(state).events)
        for _ in range(MOST):
            question = agenda.question(state)
            if isinstance(question, Rest | until) or not agenda.asked(state):
                break
            asked = agenda.asked(state)[0]
            actions = agenda.request(state, asked).actions
            action = next((each for each in actions if isinstance(each, RESTS)), actions[0])
            told += agenda.submit(state, asked, action).events
        return cls(told)

    def scored(self, seat: Seat, *sources: str) -> int:
        """Points of this seat from there."""
        mine = [each for each in self.told if isinstance(each, Scored) and each.seat == seat]
        return sum(each.points for each in mine if each.source in sources)

    def drawn(self, seat: Seat) -> int:
        """Cards that it drew."""
        mine = [each for each in self.told if isinstance(each, CardsDrawn) and each.seat == seat]
        return sum(len(each.cards) for each in mine)


def evening(state: Woodland, seat: Seat) -> Played:
    """Its Evening up to what is discarded."""
    return Played.of(state, seat, BeginPhase(seat, Phase.EVENING), DiscardToLimit)


def birdsong(state: Woodland, seat: Seat) -> Played:
    """Its Birdsong."""
    fresh = state.clone()
    fresh.turn = Turn(seat=seat)
    return Played.of(fresh, seat, BeginPhase(seat, Phase.BIRDSONG))


# -------------------------------------------------------------------- the numbers of a phase
def proved(state: Woodland, seat: Seat) -> set[str]:
    """Proves all numbers of a board that a phase brings; the names of what was proved."""
    told = labels(state, seat)
    found = {f"draws:{state.factions[seat]}"} if draws(state, seat, told) else set()
    found |= robots(state, seat, told) if state.automata[seat] else people(state, seat, told)
    return found


def draws(state: Woodland, seat: Seat, told: dict[str, str]) -> bool:
    """Cards of the next Evening."""
    said = " ".join(told.values())
    shown = number_in(said, r"Draws # card")
    if shown is not None:
        assert evening(state, seat).drawn(seat) == shown, said
    return shown is not None


def people(state: Woodland, seat: Seat, told: dict[str, str]) -> set[str]:
    """Of a player's faction."""
    match state.factions[seat]:
        case Faction.EYRIE:
            return eyrie(state, seat, told)
        case Faction.DUCHY:
            shown = number_in(told["track:citadel"], r"# warrior\S* each Birdsong")
            assert shown == placed_below(birdsong(state, seat), seat)
            return {f"recruits:{state.supply[seat] == shown}"}
        case Faction.CULT:
            begun = next(e for e in birdsong(state, seat).told if isinstance(e, OutcastAdjusted))
            said = told["souls"].rpartition(". ")[2]
            assert said.startswith(f"The Outcast would be {begun.suit}")
            assert said.endswith("Hated") is begun.hated
            return {f"hated:{begun.hated}"}
    return set()


def placed_below(played: Played, seat: Seat) -> int:
    """Warriors that came to the Burrow."""
    came = [each for each in played.told if isinstance(each, WarriorsPlaced)]
    return sum(each.count for each in came if (each.seat, each.place) == (seat, BURROW))


def robots(state: Woodland, seat: Seat, told: dict[str, str]) -> set[str]:
    """Points of now, and recruits."""
    robot = state.automata[seat]
    if robot not in BY_ORDER:
        return set()
    steps = " ".join(label for key, label in told.items() if key.startswith("step:"))
    assert number_in(steps, r"# point\S* now") == evening(state, seat).scored(seat, *SOURCES)
    if robot == "drillbit_duchy":
        shown = number_in(steps, r"# warrior\S* in the Burrow")
        assert shown == placed_below(Played.of(state, seat, DrillbitRecruit(seat)), seat)
    return {f"now:{robot}"}


def eyrie(state: Woodland, seat: Seat, told: dict[str, str]) -> set[str]:
    """Evening, turmoil, and each card of the Decree."""
    said = " ".join(told.values())
    scores = evening(state, seat).scored(seat, "roosts")
    assert number_in(said, r"Scores # point\S* each Evening") == scores
    assert number_in(told["roosts"], r"# point\S* each Evening") == scores
    if not state.boards[seat].leader:  # type: ignore[union-attr]
        return set()
    lost = -Played.of(state, seat, FallIntoTurmoil(seat)).scored(seat, "turmoil")
    assert number_in(said, r"Turmoil would cost # point") == lost
    fails = [decree(state, seat, number, told) for number in range(4)]
    little, bound = lost < birds(state, seat), bool(state.dominance[seat])
    return {
        f"little:{little}",
        f"bound:{bound}",
        *(f"fails:{number}:{any(each)}" for number, each in enumerate(fails)),
    }


def decree(state: Woodland, seat: Seat, number: int, told: dict[str, str]) -> list[bool]:
    """Which cards of a column fail: the others of Recruit all go together, those of the rest each
    by itself."""
    held = column(state, seat, number)
    failing = ["would fail now" in told[f"card:{number}:{place}"] for place in range(len(held))]
    able = [card for card, fails in zip(held, failing, strict=True) if not fails]
    together = tuple(able) if number == 0 else ()
    if together:
        assert not brings_turmoil(state, seat, number, together)
    for card, fails in zip(held, failing, strict=True):
        tried = (*together, card) if fails else (card,)
        assert brings_turmoil(state, seat, number, tried) is fails, (card, told)
    return failing


def brings_turmoil(state: Woodland, seat: Seat, number: int, held: tuple[str, ...]) -> bool:
    """Whether these cards of a column end in turmoil; battles are not fought out."""
    fresh, turn = state.clone(), state.turn
    hired = turn.services if turn is not None and turn.seat == seat else ()
    fresh.turn = Turn(seat=seat, phase=Phase.DAYLIGHT, services=hired)
    for event in Played.of(fresh, seat, ObeyColumn(seat, number, held)).told:
        if isinstance(event, BattleBegan) and len(held) == 1:
            return False
        if isinstance(event, DecreeObeyed) and event.column != number:
            return False
        if isinstance(event, Turmoil):
            return True
    return False


# -------------------------------------------------------------------- orders
def offered(seed: int) -> Iterator[tuple[Moment, Action]]:
    """Every kind of order that random games offer."""
    dice = Dice(seed)
    for number in count():
        for moment in walk(drawn_setup(dice, number), seed, free_actions=False):
            assert isinstance(moment.state, Woodland)
            if moment.state.turn is not None and not moment.state.answers.get(moment.seat):
                actions = moment.request.actions
                kinds = {kind_of(moment.state, moment.seat, each): each for each in actions}
                for action in kinds.values():
                    yield moment, action
            if moment.number >= DEPTH:
                break


def kind_of(state: Woodland, seat: Seat, action: Action) -> str:
    """What kind of order it is: quests for points, items of the Eyrie apart."""
    name = type(action).__name__
    match action:
        case CompleteQuest(draw=False):
            return f"{name}:points"
        case Craft(card=card) if cards()[card].item is not None and cards()[card].vp > 1:
            disdains = law_of(state, seat).item_points(state, seat, 2) < 2
            return f"{name}:item:{disdains}"
    return name


def given(state: Woodland, seat: Seat, action: Action) -> Played:
    """An order, its parts and the wood that pays as they are offered first, and what follows at
    once."""
    told = list(agenda.submit(state, seat, action).events)
    while state.answers.get(seat) or isinstance(agenda.question(state), PayWood):
        part = agenda.request(state, seat).actions[0]
        told += agenda.submit(state, seat, part).events
    return Played(told)

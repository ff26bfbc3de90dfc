"""Plays a random game with the engine and holds each question against the second engine."""

import random
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from enum import StrEnum

from rules.feed_the_kraken import actions
from rules.feed_the_kraken.claim import Say
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.state import Kraken, Mate, game_of
from rules.kernel import agenda
from rules.kernel.luck import Drawn, Equal, Order, draw
from rules.kernel.registry import Setup, game
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Chance, Done, Pass, Screen, Seat, Seen
from rules.kernel.views import share, view
from tests.rules.feed_the_kraken.second import claims, rounds
from tests.rules.feed_the_kraken.second.cards import RITUALS
from tests.rules.feed_the_kraken.second.comparing import Differs, blocks, left, same, seats_of
from tests.rules.feed_the_kraken.second.log import Log
from tests.rules.feed_the_kraken.second.table import (
    PASS,
    Answer,
    Learned,
    Parts,
    Question,
    Table,
)


class Habit(StrEnum):
    """How the random players like to play, so that different positions are met."""

    ANYHOW = "anyhow"
    QUIET = "quiet"
    """Few guns, nobody jumps: far voyages."""
    MUTINOUS = "mutinous"
    """Nearly equal bids that make ties."""
    SHOWY = "showy"
    """Characters are turned up as soon as they may be."""
    RECKLESS = "reckless"
    """Navigators jump: empty posts."""
    CULTISH = "cultish"
    """Yellow cards are kept and played."""
    LATE = "late"
    """From the first round on seats without guns or tongues, marked, resting, or gone."""


NAMES: dict[type[Action], str] = {
    actions.Appoint: "appoint",
    actions.Commit: "commit",
    actions.RuleOut: "rule_out",
    actions.Keep: "keep",
    actions.Redraw: "redraw",
    actions.Play: "play",
    actions.Jump: "jump",
    actions.Choose: "choose",
    actions.Mark: "mark",
    actions.LeaveCard: "leave",
    actions.DiscardCard: "discard",
    actions.TurnUp: "turn_up",
    actions.AddAll: "add_all",
    actions.AddNothing: "add_nothing",
    actions.GiveBadge: "badge",
    Pass: "pass",
    Done: "done",
    Seen: "seen",
}
GROUPS = (
    ("consultant", "herbalist", "mentor"),
    ("equalizer", "instigator", "peacemaker"),
    ("minstrel", "agitator", "instigator"),
    ("troublemaker", "peacemaker", "mentor"),
    ("smuggler", "archivist", "bosun", "mentor"),
    ("gunsmith", "kleptomaniac", "master_strategist"),
    ("debt_collector", "spiritualist", "gunslinger"),
    ("chief_cook", "rabble_rouser", "look_out"),
)
"""Characters that work upon each other."""
LOTS = {
    "Reshuffle": Order,
    "DropLogbook": Order,
    "MixDiscards": Order,
    "KeepUnseen": Equal,
    "PlayUnseen": Equal,
    "DrawFlogging": Equal,
    "TurnUpRitual": Equal,
}


def answer_of(action: Action) -> Answer:
    """An action of the engine in the words of the second one."""
    fields = [getattr(action, name) for name in action.__struct_fields__]
    return (NAMES[type(action)], *[str(f) if isinstance(f, str) else int(f) for f in fields])


class Follower:
    """One game, followed to its end; `met` names the questions and cards it came to."""

    def __init__(self, setup: Setup, habit: Habit) -> None:
        self.rng = random.Random(f"{setup.seed} {habit}")
        self.habit = habit
        self.met: set[str] = set()
        self.lots = deque[tuple[str, list[str]]]()
        self.table = Table(setup.seats, setup.options, self.next_lot)
        self.state = game_of(game(setup.game).start(setup))
        agenda.begin(self.state, self.script())
        self.deal()
        self.log = Log(self.table)

    def deal(self) -> None:
        """The set-up is told; whether it can be so is the second engine's to say (3)."""
        state, table = self.state, self.table
        table.draw_pile = [str(card) for card in state.draw_pile]
        same("deck", sorted(table.draw_pile), table.deck)
        table.rituals = [str(card) for card in state.rituals]
        same("rituals", Counter(table.rituals), Counter(RITUALS))
        characters = [str(card) for card in state.characters] or [""] * len(state.crew)
        table.deal([str(card) for card in state.dealt], characters, state.captain)
        self.met.update(characters)
        self.lots.clear()
        if self.habit is Habit.LATE:
            self.wear_out()

    def wear_out(self) -> None:
        """The same random troubles for the crews of both engines."""
        state, table, rng = self.state, self.table, self.rng
        is_poor = rng.random() < 0.7
        for seat, player in enumerate(table.players):
            player.guns = rng.choice([0, 0, 1, 2, 3, 6] if is_poor else [1, 2, 6, 9])
            player.guns += min(0, table.supply)
            player.tongue = rng.random() < 0.5 or seat == table.captain
            player.marked = rng.random() < 0.4
            player.sign = rng.random() < 0.4
            if rng.random() < 0.4 and seat != table.captain:
                table.eliminate(seat)
        for seat, player in enumerate(table.players):
            worn = {name: getattr(player, name) for name in ("guns", "alive", "tongue")}
            state.crew[seat] = Mate(**worn, unconvertible=player.marked, off_duty=player.sign)
        if state.characters:
            state.characters = tuple([Character(p.character) for p in table.players])
        state.supply = table.supply

    def script(self) -> Iterator[Drawn]:
        """Draws each lot itself, and sees on a copy what it brings."""
        while True:
            step = self.state.agenda[-1]
            assert isinstance(step, Chance)
            lots = step.lots(self.state)
            drawn = draw(self.rng.getrandbits(64), lots)[1]
            name = type(step).__name__
            if name == "DealCharacters" and isinstance(drawn, tuple):
                drawn = self.together(drawn)
            if name in LOTS and type(lots) is not LOTS[name]:
                raise Differs(f"{name} draws {lots}")
            twin = self.state.clone()
            step.resolve(twin, StepContext(), drawn)
            self.lots.append((name, brought(name, drawn, self.state, twin)))
            yield drawn

    def together(self, order: tuple[int, ...]) -> tuple[int, ...]:
        """Cards that work upon each other are dealt more often than by luck."""
        deck, seats = [str(card) for card in self.state.undealt], len(self.state.crew)
        group = self.rng.choice(GROUPS)
        first = [place for place in order if deck[place] in group]
        ordered = [*first, *(place for place in order if place not in first)]
        dealt = self.rng.sample(ordered[:seats], seats)
        return (*dealt, *ordered[seats:])

    def next_lot(self, name: str) -> list[str]:
        """What a lot has brought: the one thing the second engine is told."""
        if not self.lots:
            raise Differs(f"lots: the engine draws none for {name}")
        found, result = self.lots.popleft()
        same("lots", found, name)
        self.met.add(name)
        return result

    def play(self) -> set[str]:
        """Raises Differs at the first difference."""
        turns, answers = rounds.game(self.table), None
        try:
            while True:
                answers = self.ask(turns.send(answers))  # type: ignore[arg-type]
        except StopIteration:
            self.check_table()
            self.check_end()
        return self.met

    def ask(self, question: Question) -> dict[int, Parts]:
        """Answers a question that both engines ask of the same seats with the same options."""
        parts: dict[int, Parts] = {}
        owing = list(question.seats)
        self.check_question(question)
        while owing:
            same(f"seats of {question.name}", agenda.asked(self.state), owing)
            seat = owing[0] if question.is_window else self.rng.choice(owing)
            given = parts.get(seat, ())
            offered = agenda.request(self.state, Seat(seat)).actions
            self.check_options(question, seat, offered, question.options(seat, given))
            action = self.pick(offered)
            self.heed(agenda.submit(self.state, Seat(seat), action, self.script()), question)
            parts[seat] = (*given, answer_of(action))
            if question.is_window and parts[seat] != (PASS,):
                break
            if question.is_whole(seat, parts[seat]):
                owing.remove(seat)
        self.met.add(question.name)
        return parts

    def heed(self, happened: agenda.StepResult, question: Question) -> None:
        """What everybody is told; no way leads back past a private screen (12)."""
        for event in share(happened.events, None):
            fields = {name: getattr(event, name) for name in event.__struct_fields__}
            self.log.hear(type(event).__name__, fields)
        is_barred = question.is_private or happened.outcomes
        if is_barred and happened.undo_barrier is None:
            raise Differs(f"barrier: none after {question.name}")

    def pick(self, offered: Sequence[Action]) -> Action:
        """Any action, or one that suits the habit."""
        rng, habit = self.rng, self.habit
        liked = list(offered)
        match offered[-1]:
            case actions.Commit():
                if habit is Habit.QUIET:
                    liked = liked[:1] if rng.random() < 0.7 else liked
                elif habit is Habit.MUTINOUS:
                    liked = liked[-1:] if rng.random() < 0.5 else liked[:2]
            case actions.Jump():
                odds = {Habit.RECKLESS: 0.7, Habit.ANYHOW: 0.15}.get(habit, 0.03)
                liked = liked[-1:] if rng.random() < odds else liked[:-1]
            case actions.Choose() if actions.Choose(self.state.hired) in offered:
                liked = [actions.Choose(self.state.hired), *liked][: rng.choice([1, 99])]
            case actions.TurnUp():
                odds = 1.0 if habit is Habit.SHOWY else 0.4
                liked = liked[-1:] if rng.random() < odds else liked[:1]
        if habit is Habit.CULTISH:
            yellow = [each for each in liked if getattr(each, "card", "").startswith("yellow")]
            liked = yellow or liked
        return rng.choice(liked)

    # ------------------------------------------------------------ what is compared
    def check_question(self, question: Question) -> None:
        found = agenda.question(self.state)
        same("question", type(found).__name__, question.name)
        assert found is not None
        wanted = Screen.PRIVATE if question.is_private else Screen.OPEN
        same("screen", found.SCREEN, Screen.WINDOW if question.is_window else wanted)
        self.check_table()
        self.talk(question.is_private)

    def check_options(
        self, question: Question, seat: int, offered: Sequence[Action], wanted: set[Answer]
    ) -> None:
        found = [answer_of(action) for action in offered]
        if set(found) != wanted or len(found) != len(wanted):
            extra, missing = sorted(set(found) - wanted), sorted(wanted - set(found))
            raise Differs(
                f"options of {question.name} for seat {seat}: extra {extra}, missing {missing}"
            )

    def check_table(self) -> None:
        """All of it, secret or not."""
        state, table = self.state, self.table
        if self.lots:
            raise Differs(f"lots: the engine has drawn {self.lots[0]}")
        same("supply", state.supply, table.supply)
        for name in ("round", "captain", "lieutenant", "navigator", "space", "hired"):
            same(name, getattr(state, name), getattr(table, name))
        same("supply line", state.crossed_supply_line, table.crossed)
        same("tokens", Counter(state.tokens_left), +table.tokens)
        for seat, mate in enumerate(state.crew):
            self.check_mate(seat, mate)
        self.check_piles()
        self.check_loyalty()
        self.check_history()
        same("the log", self.log.differences(table), [])
        if not state.outcome:
            self.check_view()

    def talk(self, is_private: bool) -> None:
        """What one seat may say; sometimes it says something (13)."""
        seat = self.rng.randrange(len(self.state.crew))
        said = [
            each for each in agenda.free_actions(self.state, Seat(seat)) if isinstance(each, Say)
        ]
        found = Counter((str(s.kind), s.number, int(s.target)) for s in said)
        wanted = Counter[claims.About]() if is_private else claims.open_claims(self.table, seat)
        same(f"claims of seat {seat}", found, wanted)
        if said and self.rng.random() < 0.3:
            claim = self.rng.choice(said)
            agenda.submit(self.state, Seat(seat), claim)
            about = (str(claim.kind), claim.number, int(claim.target))
            self.table.claims.append((self.table.round, seat, about))
            self.met.add(about[0])

    def check_view(self) -> None:
        """What one seat sees, or an onlooker."""
        viewer = self.rng.choice([ONLOOKER, *range(len(self.state.crew))])
        seen = view(self.state, None if viewer == ONLOOKER else Seat(viewer))
        for name, wanted in self.table.view(viewer).items():
            found = getattr(seen, name)
            match name:
                case "top_seen":
                    found = seats_of(found)
                case "discards_seen":
                    found = [seats_of(bits) for bits in found]
                case "facts":
                    found = [len(facts) for facts in found]
                case "characters":
                    found = found or [""] * len(seen.crew)
            found = found if isinstance(found, set) else list(found)
            same(f"{name} as seat {viewer} sees it", found, wanted)

    def check_mate(self, seat: int, mate: Mate) -> None:
        """A seat and what it has learned."""
        player = self.table.players[seat]
        whose = f"of seat {seat}"
        same(f"guns {whose}", mate.guns, player.guns)
        same(f"life {whose}", mate.alive, player.alive)
        same(f"tongue {whose}", mate.tongue, player.tongue)
        same(f"mark {whose}", mate.unconvertible, player.marked)
        same(f"sign {whose}", mate.off_duty, player.sign)
        same(f"side {whose}", mate.not_side, player.not_side)
        same(f"face {whose}", (mate.face_up, mate.shown), (player.face_up, player.shown))
        same(f"resumes {whose}", list(mate.resumes), player.resumes)
        same(f"faction {whose}", self.state.dealt[seat], player.faction)
        if self.state.characters:
            same(f"character {whose}", self.state.characters[seat], player.character)
        facts = self.state.facts[seat]
        kinds = [str(fact.kind) for fact in facts]
        same(f"facts {whose}", kinds, [fact.kind for fact in player.facts])
        for fact, learned in zip(facts, player.facts, strict=True):
            values = [getattr(fact, name) for name in Learned._fields]
            same(f"fact {whose}", Learned(*values), learned)

    def check_piles(self) -> None:
        state, table = self.state, self.table
        same("draw pile", list(state.draw_pile), table.draw_pile)
        seen = [seats_of(bits) for bits in state.discards_seen]
        found = blocks(table.blocks, state.discards, seen)
        same("discards", found, blocks(table.blocks, table.discards, table.known))
        same("top seen", seats_of(state.top_seen), table.top_known)
        same("sightings", [(s.seat, s.first, s.count) for s in state.sightings], table.sightings)
        same("captain's hand", list(state.captain_hand), sorted(table.hands["captain"]))
        same("lieutenant's hand", list(state.lieutenant_hand), sorted(table.hands["lieutenant"]))
        same("logbook", list(state.logbook), sorted(table.logbook))
        same("rituals", Counter(state.rituals), Counter(table.rituals))
        same("converts", list(state.converts), table.converts)
        same("smuggled", set(state.smuggled), table.smuggled)
        same("archived", set(state.archived), table.archived)
        same("jumped", list(state.jumped), table.jumped)

    def check_loyalty(self) -> None:
        state, table = self.state, self.table
        same("barred", set(state.barred), table.barred)
        same("agitated", set(state.agitated), table.agitated)
        same("equalized", state.equalized, table.equalized)
        found, wanted = state.loyalty, table.check
        same("check", found is None, wanted is None)
        if found is not None and wanted is not None:
            same("revealed", list(found.revealed), wanted.revealed)
            same("guns on the table", list(found.guns), wanted.guns)
            same("doubled", sorted(found.doubled), sorted(wanted.doubled))
            same("halvings", found.halvings, wanted.halvings)
            same("strategists", sorted(found.strategists), sorted(wanted.strategists))
            same("turning", sorted(found.turning), sorted(wanted.turning))

    def check_history(self) -> None:
        """The last entry of each public list, and their lengths."""
        state, table = self.state, self.table
        for name, found, wanted in (
            ("navigation", state.voyages, table.navigations),
            ("check", state.checks, table.checks),
            ("look", state.looks, table.looks),
            ("rite", state.rites, table.rites),
        ):
            same(f"number of {name}s", len(found), len(wanted))
            if found:
                last = found[-1]
                row = {field: getattr(last, field) for field in last.__struct_fields__}
                if "smuggled" in row:
                    row["smuggled"] = tuple(sorted(row["smuggled"]))
                same(name, tuple(row.values()), wanted[-1])

    def check_end(self) -> None:
        outcome = self.state.outcome
        if outcome is None:
            raise Differs("the game is over, but not for the engine")
        same("winners", list(outcome.winners), self.table.winners)


ONLOOKER = -2


def brought(name: str, drawn: Drawn, before: Kraken, after: Kraken) -> list[str]:
    """What a lot has brought, read from the table before and after."""
    order = drawn if isinstance(drawn, tuple) else ()
    fallen = [str(card) for card in after.discards[len(before.discards) :]]
    match name:
        case "Reshuffle":
            return [str(card) for card in after.draw_pile]
        case "DropLogbook":
            return [str(place) for place in order]
        case "MixDiscards":
            return [str(card) for card in after.discards[-len(order) :]]
        case "KeepUnseen":
            return left(after.logbook, before.logbook)
        case "PlayUnseen":
            return left(before.logbook, fallen)
        case "TurnUpRitual":
            return left(before.rituals, after.rituals)
        case "DrawFlogging":
            pairs = zip(before.crew, after.crew, strict=True)
            return [str(new.not_side) for old, new in pairs if new.not_side != old.not_side]
    return []

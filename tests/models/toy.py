"""Lanterns: a toy with all that a session must handle, in three short rounds.

Each round: secret bids of one or two parts, a window, an open decision of the winner, a die that
all see, a private page for the winner, and a circuit in which only the thief has a real choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Dice, Drawn, Lots, below, stirred
from rules.kernel.registry import Game, GameOption, Setup, register
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Done,
    Event,
    FreeAction,
    Option,
    Outcome,
    Page,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
    Window,
)
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, plain, say
from rules.kernel.views import BASE_SECRETS, Viewer, public

HIDDEN = "?"

SENTENCES = {
    "lanterns.name": QT_TRANSLATE_NOOP("lanterns", "Lanterns"),
    "lanterns.about": QT_TRANSLATE_NOOP("lanterns", "A toy."),
    "lanterns.bid": QT_TRANSLATE_NOOP("lanterns", "{who}: bid in secret."),
    "lanterns.stop": QT_TRANSLATE_NOOP("lanterns", "Who wants to cry out?"),
    "lanterns.turn": QT_TRANSLATE_NOOP("lanterns", "{who}: go left or right."),
    "lanterns.page": QT_TRANSLATE_NOOP("lanterns", "{who}: read what you found."),
    "lanterns.night": QT_TRANSLATE_NOOP("lanterns", "{who}: the night passes."),
    "lanterns.role": QT_TRANSLATE_NOOP("lanterns", "The neighbour is: {role}."),
    "lanterns.opened": QT_TRANSLATE_NOOP("lanterns", "The bids are open: {bids}."),
    "lanterns.cried": QT_TRANSLATE_NOOP("lanterns", "{who} cried out."),
    "lanterns.went": QT_TRANSLATE_NOOP("lanterns", "{who} went {way}."),
    "lanterns.rolled": QT_TRANSLATE_NOOP("lanterns", "The die shows %n."),
    "lanterns.stole": QT_TRANSLATE_NOOP("lanterns", "You stole from {whom}."),
    "lanterns.over": QT_TRANSLATE_NOOP("lanterns", "Three nights are over."),
    "lanterns.round": QT_TRANSLATE_NOOP("lanterns", "Night {number}"),
    "lanterns.rounds": QT_TRANSLATE_NOOP("lanterns", "Nights"),
    "lanterns.wave": QT_TRANSLATE_NOOP("lanterns", "{who} waved."),
}


def who(seat: int) -> Text:
    return say("kernel.seat", number=seat + 1)


class Lanterns(State, kw_only=True):
    GAME: ClassVar[str] = "lanterns"
    roles: list[str]
    coins: list[int]
    loot: list[int]
    waves: list[int]
    walked: tuple[str, ...]
    night: int = 0
    nights: int = 3

    def free_actions(self, seat: Seat) -> tuple[FreeAction, ...]:
        return (Wave(),) if self.waves[seat] == 0 else ()


class Bid(Action, frozen=True):
    coins: int


class Cry(Action, frozen=True):
    pass


class Go(Action, frozen=True):
    way: str


class Steal(Action, frozen=True):
    whom: Seat


class Wave(FreeAction, frozen=True):
    def carry_out(self, state: State, context: StepContext, seat: Seat) -> None:
        assert isinstance(state, Lanterns)
        state.waves[seat] += 1
        context.emit(Waved(seat))


class Waved(Event, frozen=True):
    seat: Seat

    def text(self) -> Text:
        return say("lanterns.wave", who=who(self.seat))


class BidsOpened(Event, frozen=True):
    bids: tuple[int, ...]

    def text(self) -> Text:
        return say(
            "lanterns.opened", bids=tuple(say("kernel.plain", words=str(b)) for b in self.bids)
        )


class Cried(Event, frozen=True):
    seat: Seat

    def text(self) -> Text:
        return say("lanterns.cried", who=who(self.seat))


class Went(Event, frozen=True):
    seat: Seat
    way: str

    def text(self) -> Text:
        return say("lanterns.went", who=who(self.seat), way=self.way)

    def targets(self) -> tuple[Target, ...]:
        return (Target(TargetKind.PLACE, self.way),)


class Rolled(Event, frozen=True):
    face: int

    def text(self) -> Text:
        return say("lanterns.rolled", n=self.face)


class Stole(Event, frozen=True):
    seat: Seat
    whom: Seat

    def for_seat(self, viewer: Seat | None) -> Event | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return say("lanterns.stole", whom=who(self.whom))


class Night(Auto, frozen=True):
    def run(self, state: State, context: StepContext) -> None:
        assert isinstance(state, Lanterns)
        if state.night == state.nights:
            best = max(state.coins)
            winners = tuple(Seat(s) for s, c in enumerate(state.coins) if c == best)
            context.end(state, Outcome(winners, say("lanterns.over"), tuple(state.coins)))
            return
        state.night += 1
        context.then(Bids(), Night())


class Bids(Choice, frozen=True):
    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: State) -> Sequence[Seat]:
        assert isinstance(state, Lanterns)
        return [Seat(s) for s in range(len(state.roles))]

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("lanterns.bid", who=who(seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        return (Done(), Bid(9)) if given else (Bid(0), Bid(1), Bid(2))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        coins = action.coins if isinstance(action, Bid) else 0
        return Option(
            action, say("kernel.plain", words=str(coins)), (Target(TargetKind.AMOUNT, coins),)
        )

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        return len(given) == 2 or given == (Bid(0),)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        bids = tuple(_sum(answers[seat]) for seat in sorted(answers))
        context.emit(BidsOpened(bids))
        context.reveal()
        winner = Seat(bids.index(max(bids)))
        context.then(CryOut(), Turn(winner), Roll(), Find(winner), Dark())


def _sum(parts: tuple[Action, ...]) -> int:
    return sum(part.coins for part in parts if isinstance(part, Bid))


class CryOut(Window, frozen=True):
    def seats(self, state: State) -> Sequence[Seat]:
        assert isinstance(state, Lanterns)
        return [Seat(s) for s, coins in enumerate(state.coins) if coins > 0]

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("lanterns.stop")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        return (Pass(), Cry())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        return Option(
            action, say("lanterns.stop"), (Target(TargetKind.BUTTON, type(action).__name__),)
        )

    def carry_out(self, state: State, context: StepContext, seat: Seat, action: Action) -> None:
        assert isinstance(state, Lanterns)
        state.coins[seat] -= 1
        context.emit(Cried(seat))


class Turn(Choice, frozen=True):
    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        return [self.seat]

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("lanterns.turn", who=who(seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        assert isinstance(state, Lanterns)
        return (Go("left"), Go("right")) if state.night < state.nights else (Go("home"),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        assert isinstance(action, Go)
        return Option(
            action, say("kernel.plain", words=action.way), (Target(TargetKind.PLACE, action.way),)
        )

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        assert isinstance(state, Lanterns)
        (go,) = answers[self.seat]
        assert isinstance(go, Go)
        state.walked += (go.way,)
        context.emit(Went(self.seat, go.way))


class Roll(Chance, frozen=True):
    def lots(self, state: State) -> Lots:
        return Dice(1, 6)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        assert isinstance(state, Lanterns)
        assert isinstance(drawn, tuple)
        context.emit(Rolled(drawn[0] + 1))
        for seat in range(len(state.coins)):
            state.coins[seat] += drawn[0] // 3


class Find(Page, frozen=True):
    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        return [self.seat]

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("lanterns.page", who=who(seat))

    def shows(self, state: State, seat: Seat) -> Text:
        assert isinstance(state, Lanterns)
        return say("lanterns.role", role=state.roles[seat])


class Dark(Choice, frozen=True):
    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True

    def seats(self, state: State) -> Sequence[Seat]:
        assert isinstance(state, Lanterns)
        return [Seat(s) for s in range(len(state.roles))]

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("lanterns.night", who=who(seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        assert isinstance(state, Lanterns)
        return [Steal(Seat(s)) for s in range(len(state.roles)) if s != seat]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        assert isinstance(action, Steal)
        return Option(action, who(action.whom), (Target(TargetKind.SEAT, action.whom),))

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        assert isinstance(state, Lanterns)
        return None if state.roles[seat] == "thief" else self.actions(state, seat, given)[0]

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        assert isinstance(state, Lanterns)
        for seat in sorted(answers):
            steal = answers[seat][0]
            if state.roles[seat] == "thief" and isinstance(steal, Steal):
                state.loot[seat] += 1
                context.emit(Stole(seat, steal.whom))


def start(setup: Setup) -> Lanterns:
    seats = setup.seats
    _, thief = below(stirred(setup.seed, 3), seats)
    return Lanterns(
        agenda=[Night()],
        answers={},
        luck=stirred(setup.seed, 7),
        roles=["thief" if seat == thief else "guard" for seat in range(seats)],
        coins=[1] * seats,
        loot=[0] * seats,
        waves=[0] * seats,
        walked=(),
        nights=int(setup.options["nights"]),
    )


def own_role(state: Lanterns, viewer: Viewer, value: list[str]) -> list[str]:
    return [role if seat == viewer else HIDDEN for seat, role in enumerate(value)]


def own_loot(state: Lanterns, viewer: Viewer, value: list[int]) -> list[int]:
    return [loot if seat == viewer else -1 for seat, loot in enumerate(value)]


def deal(world: Lanterns, seat: Viewer, luck: int) -> None:
    hidden = [n for n, role in enumerate(world.roles) if role == HIDDEN]
    _, pick = below(luck, max(1, len(hidden)))
    thief_known = "thief" in world.roles
    for place, n in enumerate(hidden):
        world.roles[n] = "thief" if place == pick and not thief_known else "guard"
    world.loot = [max(0, loot) for loot in world.loot]


def where(state: Lanterns) -> Text:
    return say("lanterns.round", number=state.night)


NIGHTS = ("1", "3", "10", "300")
NUMBERS = tuple(plain(nights) for nights in NIGHTS)

GAME = register(
    Game(
        id="lanterns",
        name=say("lanterns.name"),
        about=say("lanterns.about"),
        seat_counts=range(2, 101),
        options=(
            GameOption(
                "nights", NIGHTS, "3", say("lanterns.rounds"), say("lanterns.about"), NUMBERS
            ),
        ),
        rules_version=1,
        state_type=Lanterns,
        steps=(Night, Bids, CryOut, Turn, Roll, Find, Dark),
        actions=(Bid, Cry, Go, Steal, Wave),
        events=(BidsOpened, Cried, Went, Rolled, Stole, Waved),
        start=start,
        secrets={
            **BASE_SECRETS,
            "roles": own_role,
            "loot": own_loot,
            "coins": public,
            "waves": public,
            "walked": public,
            "night": public,
            "nights": public,
        },
        deal=deal,
        problems=lambda state: [],
        sentences=SENTENCES,
        ply_bound=lambda setup: 10_000,
        bots="tests.models.toy_bots",
        where=where,
        chapter=lambda state: state.night,
    )
)

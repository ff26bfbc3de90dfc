"""Vagrant, Arbiter and Ronin: battles of others, and one's own (7.4)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Choice, Option, Pass, Screen, Seat, Target
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.battle.begin import BeginBattle
from rules.root.battle.fights import fights
from rules.root.describe import not_asked, who
from rules.root.enums import Item
from rules.root.factions.vagabond import items
from rules.root.factions.vagabond.actions import Enlist, Instigate
from rules.root.factions.vagabond.aid import players_here
from rules.root.factions.vagabond.events import Enlisted
from rules.root.factions.vagabond.names import place_name
from rules.root.factions.vagabond.orders import button, in_clearing, seat_target
from rules.root.factions.vagabond.specials.torches import Torch, refuse
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import NOBODY, Battle, Woodland, game_of

PROTECTOR = "protector"
SWIFT_STRIKE = "swift_strike"


def special_of(state: Woodland, seat: Seat) -> str:
    """The special of a Vagabond's character."""
    return data.characters()[items.board_of(state, seat).character].special


class Instigating(Torch):
    """Instigate: force a player in the clearing, or oneself, to battle another player there.
    Buildings and tokens of both sides count as removed by the Vagrant, warriors do not."""

    ACTIONS = (Instigate,)
    SPECIAL = "instigate"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each battle that could be fought here; the attacker need have warriors or a pawn."""
        place = in_clearing(state, seat)
        if place is None:
            return ()
        return [
            Instigate(attacker, each.defender, each.allied)
            for attacker in (seat, *players_here(state, seat))
            for each in fights(state, attacker, (place,))
        ]

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """A forced battle: the forced player decides for its side (3.3)."""
        assert isinstance(action, Instigate)
        context.then(
            BeginBattle(
                action.attacker,
                state.pawns[seat],
                action.defender,
                cause=self.SPECIAL,
                scorer=seat,
                allied=action.allied,
            )
        )

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """Who against whom."""
        assert isinstance(action, Instigate)
        facts = {"who": who(state, action.attacker), "whom": who(state, action.defender)}
        targets = [seat_target(action.attacker), seat_target(action.defender)]
        if action.allied == NOBODY:
            return Option(action, say("root.vagabond.instigate", **facts), (*targets,))
        ally = who(state, action.allied)
        label = say("root.vagabond.instigate_allied", ally=ally, **facts)
        return Option(action, label, (*targets, seat_target(action.allied)))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """Nobody to set on anybody."""
        label, why = say("root.vagabond.instigate_any"), say("root.vagabond.why_nobody_fights")
        return refuse(Instigate(seat, NOBODY), label, why)


class OfferProtection(Choice, frozen=True):
    """Protector: before the roll a defender may enlist the Arbiter in the clearing; it scores one
    point, its undamaged swords add to the maximum of the defender's rolled hits. All is public."""

    defender: Seat
    arbiter: Seat

    SCREEN: ClassVar[Screen] = Screen.OPEN

    def seats(self, state: State) -> Sequence[Seat]:
        """The defender, unless its law decides for it."""
        return (self.defender,) if self._by_rule(state) is None else ()

    def _by_rule(self, state: State) -> bool | None:
        game = game_of(state)
        assert game.battle is not None
        law = law_of(game, self.defender)
        return law.enlists(game, self.defender, self.arbiter, game.battle)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whom it may enlist."""
        game = game_of(state)
        assert game.battle is not None
        return say(
            "root.vagabond.prompt_protector",
            who=who(game, seat),
            whom=who(game, self.arbiter),
            place=place_name(game.battle.place),
            n=self.swords(game),
        )

    def swords(self, state: Woodland) -> int:
        """What the Arbiter adds to the maximum of rolled hits."""
        return items.undamaged(state, self.arbiter, Item.SWORD)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Yes or no."""
        return (Enlist(self.arbiter), Pass())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, Enlist):
            label = say("root.vagabond.enlist", whom=who(game_of(state), action.seat))
            return Option(action, label, (seat_target(action.seat),))
        return Option(action, say("root.vagabond.enlist_not"), (button("pass"),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Yes or no."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """A point for swords."""
        if self.defender in answers:
            is_enlisted = isinstance(answers[self.defender][0], Enlist)
        else:
            is_enlisted = bool(self._by_rule(state))
        if not is_enlisted:
            return
        game = game_of(state)
        assert game.battle is not None
        swords = self.swords(game)
        game.battle = msgspec.structs.replace(
            game.battle,
            swords=game.battle.swords + swords,
            used=(*game.battle.used, PROTECTOR),
        )
        context.emit(Enlisted(self.defender, self.arbiter, swords))
        score(game, context, self.arbiter, 1, PROTECTOR)


def protects(state: Woodland, seat: Seat, battle: Battle) -> tuple[OfferProtection, ...]:
    """Whether an Arbiter may be enlisted: it is there, neither defends nor attacks itself, and has
    swords to lend."""
    if seat in (battle.attacker, battle.defender) or state.pawns[seat] != battle.place:
        return ()
    if special_of(state, seat) != PROTECTOR or PROTECTOR in battle.used:
        return ()
    if not items.undamaged(state, seat, Item.SWORD):
        return ()
    return (OfferProtection(battle.defender, seat),)


def swift_strikes(state: Woodland, seat: Seat, battle: Battle) -> tuple[str, ...]:
    """Swift Strike, with a ready sword; that it is once a battle is noted there (Ronin)."""
    if special_of(state, seat) != SWIFT_STRIKE:
        return ()
    return (SWIFT_STRIKE,) if items.ready(state, seat, Item.SWORD) else ()


def strike_swiftly(state: Woodland, seat: Seat, battle: Battle) -> Battle:
    """A sword for an extra hit."""
    items.exhaust(state, seat, Item.SWORD)
    attack, defence = battle.extra
    extra = (attack + 1, defence) if seat == battle.attacker else (attack, defence + 1)
    return msgspec.structs.replace(battle, extra=extra)


STEPS = (OfferProtection,)

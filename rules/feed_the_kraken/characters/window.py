"""The windows: who wants to turn up a character, and whom it is used on (10)."""

from collections.abc import Sequence

from rules.feed_the_kraken.actions import TurnUp
from rules.feed_the_kraken.characters import armoury, checks, posts
from rules.feed_the_kraken.characters.deck import DECK
from rules.feed_the_kraken.choosing import SeatChoice, chosen_in
from rules.feed_the_kraken.enums import Character, WindowName
from rules.feed_the_kraken.events import CharacterAimed, CharacterTurnedUp
from rules.feed_the_kraken.names import character_does, character_name, window_name
from rules.feed_the_kraken.state import Kraken, change, clockwise, game_of
from rules.feed_the_kraken.telling import button, who, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Seat,
    Step,
    Target,
    TargetKind,
    Window,
)
from rules.kernel.text import Text, say

PASS = (Pass(),)
OPEN: dict[Character, tuple[Action, ...]] = {each: (Pass(), TurnUp(each)) for each in DECK}
OWN_CARD = (Target(TargetKind.CARD, "character"),)
"""One's own character card, whatever it is: the click on it tells nothing."""


class StepIn(Window, frozen=True):
    """(10) Every living seat is asked in every window, whatever it holds."""

    name: WindowName

    def seats(self, state: State) -> Sequence[Seat]:
        """All who live, from the captain's left."""
        game = game_of(state)
        return clockwise(game, game.captain)

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.ask.window", moment=window_name(self.name))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """One's own card, and what it does."""
        card = game_of(state).characters[seat]
        return say(
            "feed_the_kraken.secret.character",
            character=character_name(card),
            does=character_does(card),
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Pass, or turn up the own card if its moment has come and it can be aimed."""
        game = game_of(state)
        card = game.characters[seat]
        if game.crew[seat].face_up or card not in DECK:
            return PASS
        return PASS if DECK[card].obstacle(game, seat, self.name) else OPEN[card]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Pass, or the card by name; under cover just «the own character»."""
        if not isinstance(action, TurnUp):
            return Option(action, say("kernel.pass"), button("pass"))
        label = say("feed_the_kraken.do.turn_up", character=character_name(action.character))
        return Option(action, label, OWN_CARD, None, say("feed_the_kraken.cover.turn_up"))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The own card when it cannot be used, with the reason: for this seat alone."""
        game = game_of(state)
        card = game.characters[seat]
        if card not in DECK:
            return ()
        is_used = game.crew[seat].face_up
        obstacle = "used" if is_used else DECK[card].obstacle(game, seat, self.name)
        if not obstacle:
            return ()
        label, cover = (
            self.describe(state, seat, TurnUp(card)).label,
            "feed_the_kraken.cover.turn_up",
        )
        return (Option(TurnUp(card), label, OWN_CARD, why_closed(card, obstacle), say(cover)),)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only one's own card, or nothing."""
        return why("window")

    def is_settled(self, state: State, answers: Answers) -> bool:
        """One turns a card up, or all have passed."""
        for parts in answers.values():
            if type(parts[-1]) is TurnUp:
                return True
        return len(answers) >= [mate.alive for mate in game_of(state).crew].count(True)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """One card is carried out, then the window opens again; not after a Chief Cook, who has
        ended this appointment."""
        captain = game_of(state).captain
        for seat, parts in answers.items():
            if isinstance(parts[-1], TurnUp):
                self.carry_out(state, context, seat, parts[-1])
                if game_of(state).captain == captain:
                    context.then(self)
                return

    def carry_out(self, state: State, context: StepContext, seat: Seat, action: Action) -> None:
        """The card is turned up first, its targets are asked after that."""
        assert isinstance(action, TurnUp)
        game, card = game_of(state), action.character
        change(game, seat, face_up=True, shown=True)
        context.emit(CharacterTurnedUp(seat, card))
        context.reveal()
        if DECK[card].targets:
            context.then(Aim(seat, card))
        else:
            DECK[card].hits(game, context, seat, ())


def why_closed(card: Character, obstacle: str) -> Text:
    """Why a character cannot be turned up now."""
    if obstacle == "moment":
        return say("feed_the_kraken.why.moment", does=character_does(card))
    return why(f"card_{obstacle}")


class Aim(SeatChoice, frozen=True):
    """(10) The next target of a card that has been turned up, on the open table."""

    seat: Seat
    character: Character
    chosen: tuple[Seat, ...] = ()

    def chooser(self, game: Kraken) -> Seat:
        """Whose card it is."""
        return self.seat

    def candidates(self, game: Kraken) -> list[Seat]:
        """All with whom the set of targets can still be completed."""
        return DECK[self.character].next_targets(game, self.seat, self.chosen)

    def prompt(self, state: State, seat: Seat) -> Text:
        """What the next target is for."""
        key = f"feed_the_kraken.ask.{self.character.value}_{len(self.chosen) + 1}"
        return say(key, who=who(seat))

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Who may be chosen."""
        if not game.crew[seat].alive:
            return why("eliminated", who=who(seat))
        if seat in self.chosen:
            return why("chosen_already", who=who(seat))
        return why(f"aim_{self.character.value}")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The last target sets the effect off."""
        game, rule = game_of(state), DECK[self.character]
        chosen = (*self.chosen, chosen_in(answers[self.seat]))
        if len(chosen) < rule.targets:
            context.then(Aim(self.seat, self.character, chosen))
            return
        context.emit(CharacterAimed(self.seat, self.character, chosen))
        rule.hits(game, context, self.seat, chosen)


STEPS: tuple[type[Step], ...] = (StepIn, Aim, *armoury.STEPS, *posts.STEPS, *checks.STEPS)

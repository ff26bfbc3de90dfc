"""The draw phase with an ambush card: the maps travel, or the solo sweep decides (5, 9)."""

from collections.abc import Sequence

from rules.cartographers.actions import Destroy
from rules.cartographers.ambush.offers import offer_acrobatics, offer_diplomacy
from rules.cartographers.ambush.sweep import bar_sweep, sweep, swept
from rules.cartographers.data import AmbushCard, Direction, Power, ambush_cards, skills
from rules.cartographers.drawing.fitting import monster_places
from rules.cartographers.drawing.question import Given, MapChoice, carry_out
from rules.cartographers.events import Swept
from rules.cartographers.heroes.powers import gazed
from rules.cartographers.maps.land import singles
from rules.cartographers.maps.placements import SKILLED, Draw, Placements
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw
from rules.cartographers.names import card_name
from rules.cartographers.skills import ACROBATICS, DIPLOMACY
from rules.cartographers.state import (
    Cartographers,
    all_seats,
    drawing_seats,
    game_of,
    is_swept,
    seat_count,
)
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Pass, Seat
from rules.kernel.text import Text, say


class Ambush(Auto, frozen=True):
    """An ambush: Acrobatics, monsters, the gaze of a Gorgon, Diplomacy (5, 10, 15)."""

    card: str

    def run(self, state: State, context: StepContext) -> None:
        """Lays out what follows."""
        game, card = game_of(state), ambush_cards()[self.card]
        if ACROBATICS in game.dealt:
            context.then(offer_acrobatics(game, self.card))
        if is_swept(game):
            context.then(SweepMaps(self.card))
            if card.power is Power.GORGON:
                context.then(Gaze(self.card))
        else:
            context.then(DrawMonsters(self.card))
        if DIPLOMACY in game.dealt:
            context.then(offer_diplomacy(game, self.card))


def offset(card: AmbushCard) -> int:
    """The map of seat i is drawn on by seat i + offset (5)."""
    return 1 if card.direction is Direction.CLOCKWISE else -1


def holder_of(game: Cartographers, card_id: str, owner: Seat) -> Seat:
    """Who draws the ambush on this map."""
    return Seat((owner + offset(ambush_cards()[card_id])) % seat_count(game))


def map_held(game: Cartographers, card_id: str, holder: Seat) -> Seat:
    """Whose map a seat holds."""
    return Seat((holder - offset(ambush_cards()[card_id])) % seat_count(game))


class DrawMonsters(MapChoice, frozen=True):
    """Every seat draws the monsters on the map it was handed; a Gorgon then destroys (5, 15)."""

    def map_of(self, game: Cartographers, seat: Seat) -> Seat:
        """The map that came along in the arrow's direction."""
        return map_held(game, self.card, seat)

    def seats(self, state: State) -> Sequence[Seat]:
        """The holders of maps with room; all, where nobody may know which map is full."""
        game = game_of(state)
        return sorted([holder_of(game, self.card, owner) for owner in drawing_seats(game)])

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose map it is, and what to draw."""
        owner = say("kernel.seat", number=self.map_of(game_of(state), seat) + 1)
        key = "gaze" if state.answers.get(seat) else "monsters"
        return say(f"cartographers.prompt.{key}", card=card_name(self.card), owner=owner)

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Every placement on that map; then every space the Gorgon may destroy."""
        game = game_of(state)
        if given:
            return gaze_actions(game, self.sheet_with(game, seat, given), self.card)
        return monster_actions(game, self.card, self.map_of(game, seat)) or (Pass(),)

    def is_whole(self, state: State, seat: Seat, given: Given) -> bool:
        """The monsters, and what a surviving Gorgon destroys."""
        if not given or not isinstance(given[-1], Draw):
            return bool(given)
        if ambush_cards()[self.card].power is not Power.GORGON:
            return True
        game = game_of(state)
        return not gazed(game.land, self.sheet_with(game, seat, given), self.card)

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """All maps at once; they return and the card leaves the game."""
        for owner in all_seats(game):
            skill = ACROBATICS if owner in game.barred else ""
            holder = holder_of(game, self.card, owner)
            carry_out(self, game, context, holder, answers.get(holder, (Pass(),)), skill)
        game.barred = ()


def monster_actions(game: Cartographers, card_id: str, owner: Seat) -> Placements:
    """What may be drawn on this map; Acrobatics has made it a bar (10)."""
    sheet = game.sheets[owner]
    if owner in game.barred:
        return monster_places(game.land, sheet, skills()[ACROBATICS].pattern, SKILLED)
    return monster_places(game.land, sheet, ambush_cards()[card_id].pattern)


def gaze_actions(game: Cartographers, sheet: Sheet, card_id: str) -> list[Action]:
    """Each space that the Gorgon may destroy (15)."""
    return [Destroy(single) for single in singles(gazed(game.land, sheet, card_id))]


class SweepMaps(Auto, frozen=True):
    """Nobody chooses: the sweep places the unturned shape on every map (9)."""

    card: str

    def run(self, state: State, context: StepContext) -> None:
        """Sweeps every map."""
        game = game_of(state)
        for owner in all_seats(game):
            before = game.sheets[owner]
            cells = swept(game.land, before, sweep_path(game, self.card, owner in game.barred))
            if cells:
                drawing = Drawing((Terrain.MONSTER,), cells, self.card, owner)
                game.sheets[owner] = draw(game.land, before, drawing)
            coins = game.sheets[owner].coins - before.coins
            private, stride = game.variant.private, game.land.stride
            context.emit(Swept(owner, owner, private, self.card, cells, stride, coins))
        game.barred = ()


def sweep_path(game: Cartographers, card_id: str, bar: bool) -> tuple[int, ...]:
    """The places of an ambush on this map in the order of the sweep."""
    card, land = ambush_cards()[card_id], game.land
    if bar:
        return bar_sweep(card.corner, card.direction, land.rows, land.cols)
    return sweep(card.pattern, card.corner, card.direction, land.rows, land.cols)


class Gaze(MapChoice, frozen=True):
    """After a sweep each owner destroys one space beside a surviving Gorgon, if any (15)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The owners of such maps; all, where maps are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        sheets = enumerate(game.sheets)
        return [Seat(i) for i, sheet in sheets if gazed(game.land, sheet, self.card)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Destroy one space."""
        owner = say("kernel.seat", number=seat + 1)
        return say("cartographers.prompt.gaze", card=card_name(self.card), owner=owner)

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Each space that may be destroyed."""
        game = game_of(state)
        return gaze_actions(game, game.sheets[seat], self.card) or [Pass()]

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """All maps at once."""
        for seat in sorted(answers):
            if not isinstance(answers[seat][0], Pass):
                carry_out(self, game, context, seat, answers[seat])


STEPS = (Ambush, DrawMonsters, SweepMaps, Gaze)

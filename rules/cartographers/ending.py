"""The end of the game: totals, tie-break, solo rating (7, 9)."""

from rules.cartographers.data import EDICTS, card_set, scoring_cards, title_of
from rules.cartographers.events import YearEnded
from rules.cartographers.names import card_name, season_name, title_name
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers, all_seats, game_of, is_solo
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Outcome, ScoreLine, Seat
from rules.kernel.text import Text, say


class EndYear(Auto, frozen=True):
    """The four season totals are added (7)."""

    def run(self, state: State, context: StepContext) -> None:
        """Ends the game."""
        game = game_of(state)
        outcome = outcome_of(game)
        context.emit(YearEnded(outcome.totals))
        if game.variant.private:
            context.reveal()
        context.end(state, outcome)


def total(game: Cartographers, seat: Seat) -> int:
    """A seat's stars so far."""
    return sum(score.total for score in game.scores[seat])


def lost_to_monsters(game: Cartographers, seat: Seat) -> int:
    """What monsters have cost a seat over the seasons: the tie-break (7)."""
    return sum(score.monsters for score in game.scores[seat])


def winners_of(game: Cartographers) -> tuple[Seat, ...]:
    """The highest total; among equals those who lost fewest to monsters; they share (7)."""

    def rank(seat: Seat) -> tuple[int, int]:
        return total(game, seat), -lost_to_monsters(game, seat)

    best = max(map(rank, all_seats(game)))
    return tuple(seat for seat in all_seats(game) if rank(seat) == best)


def solo_target(game: Cartographers) -> int:
    """The sum of the targets of the four scoring cards in play (9)."""
    return sum(scoring_cards()[card].target for card in game.edicts)


def rating(game: Cartographers) -> int:
    """The solo rating: final score less the targets (9)."""
    return total(game, Seat(0)) - solo_target(game)


def outcome_of(game: Cartographers) -> Outcome:
    """Winners, reason, and the score by season and source."""
    lines = tuple(score_lines(game))
    totals = tuple(total(game, seat) for seat in all_seats(game))
    if is_solo(game):
        title = title_name(title_of(rating(game)).id)
        return Outcome((Seat(0),), _solo_reason(game, title), totals, lines, (title,))
    return Outcome(winners_of(game), _reason(game), totals, lines)


def _solo_reason(game: Cartographers, title: Text) -> Text:
    return say(
        "cartographers.end.solo",
        total=total(game, Seat(0)),
        target=solo_target(game),
        rating=rating(game),
        title=title,
    )


def _reason(game: Cartographers) -> Text:
    winners = winners_of(game)
    highest = total(game, winners[0])
    tied = [seat for seat in all_seats(game) if total(game, seat) == highest]
    names = tuple(say("kernel.seat", number=seat + 1) for seat in winners)
    if len(winners) > 1:
        return say("cartographers.end.shared", seats=names, total=highest)
    key = "tie_break" if len(tied) > 1 else "highest"
    return say(f"cartographers.end.{key}", seat=names[0], total=highest)


def score_lines(game: Cartographers) -> list[ScoreLine]:
    """Seat by seat four lines for each season that was scored: two edicts, coins, monsters."""
    seasons = range(max(map(len, game.scores)))
    sources = [_sources(game, season) for season in seasons]
    return [
        ScoreLine(seat, source, points)
        for seat in all_seats(game)
        for season, score in zip(sources, game.scores[seat], strict=False)
        for source, points in zip(season, _points(score), strict=True)
    ]


def _points(score: SeasonScore) -> tuple[int, int, int, int]:
    return score.first, score.second, score.coins, -score.monsters


def _sources(game: Cartographers, season: int) -> tuple[Text, Text, Text, Text]:
    set_id = game.variant.card_set
    name = season_name(set_id, season)
    first, second = card_set(set_id).season[season].edicts

    def edict(letter: str) -> Text:
        card = card_name(game.edicts[EDICTS.index(letter)])
        return say("cartographers.source.edict", season=name, edict=letter, card=card)

    return (
        edict(first),
        edict(second),
        say("cartographers.source.coins", season=name),
        say("cartographers.source.monsters", season=name),
    )

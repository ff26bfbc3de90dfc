"""Whether to turn up the own character, and at whom to aim it (10)."""

from collections.abc import Callable, Sequence

from rules.feed_the_kraken.bots import targets
from rules.feed_the_kraken.bots.cards import likely_heir
from rules.feed_the_kraken.bots.crew import best_course, course
from rules.feed_the_kraken.bots.mind import Mind
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.mutiny.loyalty import counted, threshold, total
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.steps import Seat

Gain = Callable[[Mind], float]
Aim = Callable[[Mind, Seat, tuple[Seat, ...]], float]
HOLD = 0.03
"""What a card in the hand is worth at sea; nothing just before a goal."""
LONG_WAY = 5
GUN = 0.03
POST = 0.15
FEW_GUNS, SPARE_GUNS = 1, 2


def is_worth_it(mind: Mind, character: Character) -> bool:
    """Whether turning the card up now brings more than holding it."""
    hold = HOLD * min(1.0, (mind.to_goal - 1) / LONG_WAY)
    return GAINS[character](mind) > hold


def aim(mind: Mind, character: Character, chosen: tuple[Seat, ...], seats: Sequence[Seat]) -> Seat:
    """The next target."""
    score = AIMS[character]
    return targets.best(mind, seats, lambda who, seat: score(who, seat, chosen))


def _stays(mind: Mind) -> float:
    """The own side's chance with the team that is named."""
    view = mind.view
    if NOBODY in (view.captain, view.lieutenant, view.navigator):
        return mind.here
    return course(mind, view.captain, view.lieutenant, view.navigator)


def _wish(mind: Mind) -> float:
    """How much the own side would gain by another captain."""
    own = best_course(mind, mind.seat)
    return own - _stays(mind)


def _guns(mind: Mind) -> float:
    return GUN * 2 if mind.view.crew[mind.seat].guns <= FEW_GUNS else GUN * 0.9


def _theft(mind: Mind) -> float:
    enemies = [s for s in mind.others() if mind.view.crew[s].guns and mind.friend(s) < 0.5]
    return GUN * 2 if enemies and mind.view.crew[mind.seat].guns <= SPARE_GUNS else 0.0


def _smith(mind: Mind) -> float:
    return GUN if mind.view.crew[mind.seat].guns > SPARE_GUNS and mind.view.round > 1 else 0.0


def _look(mind: Mind) -> float:
    return HOLD + 0.01 if mind.to_goal <= SPARE_GUNS else 0.0


def _mentor(mind: Mind) -> float:
    view = mind.view
    friends = [s for s in mind.others() if view.crew[s].face_up and mind.friend(s) > 0.6]
    return HOLD + 0.01 if friends else 0.0


def _sign(mind: Mind) -> float:
    """A friend to serve again, an enemy to rest."""
    resting = [s for s in mind.others() if mind.view.crew[s].off_duty]
    awake = [s for s in mind.others() if not mind.view.crew[s].off_duty]
    if not resting or not awake:
        return 0.0
    friend = max(mind.friend(seat) for seat in resting)
    enemy = max(1 - mind.friend(seat) for seat in awake)
    return POST * (friend + enemy - 1.4)


def _hire(mind: Mind) -> float:
    """An own lieutenant under a captain who is none of ours."""
    captain = mind.view.captain
    return 0.0 if captain == mind.seat else POST * (0.5 - mind.friend(captain))


def _cook(mind: Mind) -> float:
    heir = likely_heir(mind)
    if heir == NOBODY:
        return 0.0
    return POST * 2 * (mind.friend(heir) - mind.friend(mind.view.captain) - 0.1)


def _against(mind: Mind) -> float:
    """Effects that help a mutiny."""
    return _wish(mind) - 0.04 if mind.view.captain != mind.seat else 0.0


def _bars(mind: Mind) -> float:
    """A team that suits is guarded against its enemies."""
    return 0.05 if _wish(mind) < 0 or _is_well(mind) else 0.0


def _is_well(mind: Mind) -> bool:
    return _stays(mind) > mind.here + 0.08


def _debts(mind: Mind) -> float:
    view = mind.view
    team = (view.captain, view.lieutenant, view.navigator)
    enemies = [seat for seat in team if seat != NOBODY and mind.friend(seat) < 0.4]
    return GUN * 1.5 if any(view.crew[seat].guns > SPARE_GUNS for seat in enemies) else 0.0


def _success(mind: Mind) -> bool:
    return total(mind.view) >= threshold(mind.view)


def _leader(mind: Mind) -> Seat:
    """Who would be captain by the guns on the table."""
    guns = counted(mind.view)
    able = [seat for seat in range(len(guns)) if mind.view.crew[seat].tongue]
    return Seat(max(able, key=lambda seat: guns[seat]))


def _rebel_gain(mind: Mind) -> float:
    """What the mutiny on the table is worth to the own side."""
    leader = _leader(mind)
    return POST * 2 * (mind.friend(leader) - mind.friend(mind.view.captain))


def _double(mind: Mind) -> float:
    view = mind.view
    mine = counted(view)[mind.seat]
    if _success(mind) and _leader(mind) != mind.seat and 0 < mine < max(counted(view)) < 2 * mine:
        return POST * (1 - mind.friend(_leader(mind)))
    missing = threshold(view) - total(view)
    if missing > 0 and max(counted(view)) >= missing:
        return max(0.0, _rebel_gain(mind) - 0.02)
    return 0.0


def _peace(mind: Mind) -> float:
    """Takes away the guns without which the mutiny fails."""
    if not _success(mind):
        return 0.0
    over = total(mind.view) - threshold(mind.view)
    if max(counted(mind.view)) > over or _leader(mind) != mind.seat:
        return max(0.0, -_rebel_gain(mind) - 0.02)
    return 0.0


def _strategist(mind: Mind) -> float:
    assert mind.view.loyalty is not None
    lying = mind.view.loyalty.guns[mind.seat]
    return GUN * lying if _success(mind) and _leader(mind) != mind.seat else 0.0


def _rouse(mind: Mind) -> float:
    view = mind.view
    if _success(mind) or total(view) < (threshold(view) + 1) // 2:
        return 0.0
    return max(0.0, _rebel_gain(mind) - 0.02)


def _instigate(mind: Mind) -> float:
    view = mind.view
    missing = threshold(view) - total(view)
    if missing <= 0 or max(counted(view)) == 0:
        return 0.0
    return max(0.0, _rebel_gain(mind) - 0.03)


def _swap(mind: Mind) -> float:
    view = mind.view
    return course(mind, view.captain, view.navigator, view.lieutenant) - _stays(mind)


def _more_cards(mind: Mind) -> float:
    view = mind.view
    most = max(mind.friend(seat) for seat in (view.captain, view.lieutenant) if seat != NOBODY)
    return 0.06 * (most - 0.5)


def _spirits(mind: Mind) -> float:
    armed = [s for s in mind.others() if mind.view.crew[s].guns and mind.friend(s) < 0.5]
    return GUN * 1.5 if len(armed) > 1 else 0.0


GAINS: dict[Character, Gain] = {
    Character.KLEPTOMANIAC: _theft,
    Character.GUNSLINGER: _guns,
    Character.GUNSMITH: _smith,
    Character.LOOK_OUT: _look,
    Character.MENTOR: _mentor,
    Character.HERBALIST: _sign,
    Character.CONSULTANT: _hire,
    Character.MINSTREL: _bars,
    Character.AGITATOR: _against,
    Character.CHIEF_COOK: _cook,
    Character.DEBT_COLLECTOR: _debts,
    Character.EQUALIZER: _against,
    Character.TROUBLEMAKER: _double,
    Character.PEACEMAKER: _peace,
    Character.MASTER_STRATEGIST: _strategist,
    Character.RABBLE_ROUSER: _rouse,
    Character.INSTIGATOR: _instigate,
    Character.BOSUN: _swap,
    Character.SMUGGLER: _more_cards,
    Character.ARCHIVIST: _more_cards,
    Character.SPIRITUALIST: _spirits,
}


def _at_enemy(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    return targets.enemy(mind, seat)


def _at_friend(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    return mind.friend(seat)


def _at_sign(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    """From a friend to an enemy."""
    return mind.friend(seat) if not chosen else -mind.friend(seat)


def _at_lieutenant(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    return mind.friend(seat) + 0.01 * (seat == mind.seat)


def _at_givers(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    """Two enemies give, oneself gets."""
    if len(chosen) == SPARE_GUNS:
        return float(seat == mind.seat)
    return targets.enemy(mind, seat) * bool(mind.view.crew[seat].guns)


def _at_doubled(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    """Guns that make the mutiny, in a friend's hands."""
    guns = counted(mind.view)[seat]
    missing = threshold(mind.view) - total(mind.view)
    return mind.friend(seat) + 0.5 * (guns >= missing) + 0.1 * guns


def _at_peace(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    guns = counted(mind.view)[seat]
    over = total(mind.view) - threshold(mind.view)
    return (guns > over) + (1 - mind.friend(seat)) + 0.1 * guns


def _at_instigated(mind: Mind, seat: Seat, chosen: tuple[Seat, ...]) -> float:
    assert mind.view.loyalty is not None
    spare = mind.view.crew[seat].guns - mind.view.loyalty.guns[seat]
    missing = threshold(mind.view) - total(mind.view)
    return (spare >= missing) + mind.friend(seat)


AIMS: dict[Character, Aim] = {
    Character.KLEPTOMANIAC: _at_enemy,
    Character.MENTOR: _at_friend,
    Character.HERBALIST: _at_sign,
    Character.CONSULTANT: _at_lieutenant,
    Character.MINSTREL: _at_enemy,
    Character.AGITATOR: _at_enemy,
    Character.DEBT_COLLECTOR: _at_enemy,
    Character.TROUBLEMAKER: _at_doubled,
    Character.PEACEMAKER: _at_peace,
    Character.INSTIGATOR: _at_instigated,
    Character.SMUGGLER: _at_friend,
    Character.ARCHIVIST: _at_friend,
    Character.SPIRITUALIST: _at_givers,
}


def adds_all(mind: Mind) -> bool:
    """Instigated: add all guns if the mutiny then succeeds and is wanted."""
    assert mind.view.loyalty is not None
    spare = mind.view.crew[mind.seat].guns - mind.view.loyalty.guns[mind.seat]
    return total(mind.view) + spare >= threshold(mind.view) and _wish(mind) > 0.05

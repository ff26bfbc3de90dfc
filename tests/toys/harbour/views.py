"""Who may know what at the harbour, and worlds that agree with what a seat knows."""

from collections.abc import Callable, Iterator

from rules.kernel.luck import Order, below, draw
from rules.kernel.steps import Note, Seat
from rules.kernel.text import Text, say
from rules.kernel.views import BASE_SECRETS, Viewer, nobody_sees_order, public
from tests.toys.harbour.actions import role_name, who
from tests.toys.harbour.setup import COINS, DECK
from tests.toys.harbour.state import NOBODY, Fact, Harbour, everybody
from tests.toys.harbour.words import Card, Role

Roles = tuple[Role, ...]
Story = tuple[Seat, Seat, Seat]
"""Chief, thief, and the guard that was turned (or nobody): all that is secret about the roles."""


def own_role(state: Harbour, viewer: Viewer, value: Roles) -> Roles:
    """One's own; all at the end."""
    if state.outcome is not None:
        return value
    return tuple(role if seat == viewer else Role.HIDDEN for seat, role in enumerate(value))


def own_card(state: Harbour, viewer: Viewer, value: tuple[Card, ...]) -> tuple[Card, ...]:
    """One's own, and those that lie open."""
    return tuple(
        card if seat == viewer or state.keepers[seat].shown else Card.HIDDEN
        for seat, card in enumerate(value)
    )


def own_facts(
    state: Harbour, viewer: Viewer, value: list[tuple[Fact, ...]]
) -> list[tuple[Fact, ...]]:
    """One's own; not even the number of others' facts."""
    return [facts if seat == viewer else () for seat, facts in enumerate(value)]


def turned(state: Harbour, viewer: Viewer, value: Seat) -> Seat:
    """The one who was turned knows it, and the chief."""
    knows = viewer is not None and (viewer == value or state.roles[viewer] is Role.CHIEF)
    return value if knows or state.outcome is not None else NOBODY


SECRETS: dict[str, Callable[..., object]] = {
    **BASE_SECRETS,
    "nights": public,
    "night": public,
    "keepers": public,
    "supply": public,
    "cards": own_card,
    "undealt": nobody_sees_order(Card.HIDDEN),
    "dealt": own_role,
    "roles": own_role,
    "turned": turned,
    "ritual_held": public,
    "facts": own_facts,
    "looks": public,
    "bids": public,
    "held": public,
    "lost": public,
    "captain": public,
}


def deal(world: Harbour, seat: Viewer, luck: int) -> None:
    """Cards are pooled and dealt back; one story out of all that fit what the seat knows."""
    if world.cards:
        luck = _deal_cards(world, luck)
    if world.dealt and world.outcome is None:
        stories = list(_stories(world, seat))
        luck, pick = below(luck, len(stories))
        _tell(world, seat, stories[pick])


def _deal_cards(world: Harbour, luck: int) -> int:
    pool = list(DECK)
    for card in world.cards:
        if card is not Card.HIDDEN:
            pool.remove(card)
    luck, order = draw(luck, Order(len(pool)))
    dealt = iter([pool[each] for each in order])
    world.cards = tuple(card if card is not Card.HIDDEN else next(dealt) for card in world.cards)
    world.undealt = tuple(dealt)
    return luck


def _stories(world: Harbour, viewer: Viewer) -> Iterator[Story]:
    """All that fit: what the viewer is and was, and each of its facts."""
    seats = everybody(world)
    for chief in seats:
        for thief in seats:
            if thief == chief:
                continue
            for guard in (NOBODY, *seats) if world.ritual_held else (NOBODY,):
                story = chief, thief, guard
                if guard not in (chief, thief) and _fits(world, viewer, story):
                    yield story


def _fits(world: Harbour, viewer: Viewer, story: Story) -> bool:
    if viewer is None:
        return True
    dealt, roles = roles_of(world, story)
    is_own = dealt[viewer] is world.dealt[viewer] and roles[viewer] is world.roles[viewer]
    return is_own and facts_of(world, viewer, story) == world.facts[viewer]


def _tell(world: Harbour, viewer: Viewer, story: Story) -> None:
    world.dealt, world.roles = roles_of(world, story)
    world.turned = story[2]
    world.facts = [facts_of(world, seat, story) for seat in everybody(world)]


def roles_of(world: Harbour, story: Story) -> tuple[Roles, Roles]:
    """The roles as they were dealt, and as they are."""
    chief, thief, guard = story
    dealt = [Role.GUARD] * len(world.keepers)
    dealt[chief], dealt[thief] = Role.CHIEF, Role.THIEF
    roles = list(dealt)
    if guard != NOBODY:
        roles[guard] = Role.THIEF
    return tuple(dealt), tuple(roles)


def facts_of(world: Harbour, seat: Seat, story: Story) -> tuple[Fact, ...]:
    """What a seat has learned, if this is the story: comrades, looks, the ritual."""
    chief, thief, guard = story
    dealt, roles = roles_of(world, story)
    looks = [look for look in world.looks if look.viewer == seat]
    before = [look for look in looks if not look.after_ritual]
    after = [look for look in looks if look.after_ritual]
    found = [Fact(0, thief, Role.THIEF)] if seat == chief else []
    found += [Fact(0, chief, Role.CHIEF)] if seat == thief else []
    found += [Fact(look.night, look.target, dealt[look.target]) for look in before]
    if guard != NOBODY:
        found += [Fact(2, guard, Role.THIEF)] if seat == chief else []
        found += [Fact(2, chief, Role.CHIEF)] if seat == guard else []
    return (*found, *(Fact(look.night, look.target, roles[look.target]) for look in after))


def problems(state: Harbour) -> list[str]:
    """Coins, cards and roles are conserved; facts are what the story tells."""
    found = []
    if sum(keeper.coins for keeper in state.keepers) + state.supply != COINS:
        found.append("coins are lost or made")
    if sorted((*state.cards, *state.undealt)) != sorted(DECK):
        found.append("cards are lost or made")
    if state.dealt:
        story = (
            Seat(state.dealt.index(Role.CHIEF)),
            Seat(state.dealt.index(Role.THIEF)),
            state.turned,
        )
        if roles_of(state, story) != (state.dealt, state.roles):
            found.append("the roles do not follow from the story")
        if state.facts != [facts_of(state, seat, story) for seat in everybody(state)]:
            found.append("somebody remembers what never was")
    return found


def notebook(seen: Harbour, seat: Seat) -> tuple[Note, ...]:
    """The own role as it was dealt, then each fact with its night."""
    if not seen.dealt:
        return ()
    own = Note(_when(0), say("harbour.note_self", role=role_name(seen.dealt[seat])))
    facts = seen.facts[seat]
    return (own, *(Note(_when(fact.night), _words(fact)) for fact in facts))


def _when(night: int) -> Text:
    return say("harbour.note_when", night=night) if night else say("harbour.note_start")


def _words(fact: Fact) -> Text:
    return say("harbour.note", who=who(fact.about), role=role_name(fact.role))

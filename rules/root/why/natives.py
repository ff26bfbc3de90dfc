"""The boards of the Alliance, the Vagabond, the Cult and the Riverfolk (7.3 to 7.6)."""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.data import track
from rules.root.describe import who
from rules.root.enums import CLEARING_SUITS, BuildingKind, Faction, Item, Suit
from rules.root.factions.alliance import holdings as alliance
from rules.root.factions.cult import holdings as cult
from rules.root.factions.riverfolk import holdings as riverfolk
from rules.root.factions.vagabond import items, relations
from rules.root.factions.vagabond.names import character_name
from rules.root.names import building_name, card_name, item_name, place_name, suit_name
from rules.root.state import Building, Woodland
from rules.root.why.boxes import Box, counted


# ------------------------------------------------------------ Alliance
def _supporters(state: Woodland, seat: Seat) -> int:
    return len(state.supporters[seat])


def _officers(state: Woodland, seat: Seat) -> int:
    return alliance.board_of(state, seat).officers


def _base(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    suit = Suit(rest[0])
    facts = {"who": who(state, seat)}
    what = building_name(Building(seat, BuildingKind.BASE, suit))
    for place, each in alliance.bases(state, seat):
        if each is suit:
            return say("root.box.base_built", what=what, place=place_name(place), **facts)
    return say("root.box.base", what=what, n=_supporters(state, seat), **facts)


def _sympathy(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    out, costs = alliance.sympathy_out(state, seat), track("alliance", "sympathy_cost")
    if out >= len(costs):
        return say("root.box.sympathy_out", who=who(state, seat), n=out)
    return say("root.box.sympathy", who=who(state, seat), cost=costs[out], n=out)


# ------------------------------------------------------------ Vagabond
def _character(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    character = items.board_of(state, seat).character
    if not character:
        return say("root.box.no_character", who=who(state, seat))
    facts = {"who": who(state, seat), "character": character_name(character)}
    return say("root.box.character", n=items.item_limit(state, seat), **facts)


def _item_track(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    item = Item(rest[0])
    lying = items.on_track(state, seat, item)
    return say("root.box.item_track", who=who(state, seat), item=item_name(item), n=lying)


def _ready(state: Woodland, seat: Seat) -> int:
    return sum(map(items.is_ready, items.board_of(state, seat).items))


def _hammers(state: Woodland, seat: Seat) -> int:
    return items.ready(state, seat, Item.HAMMER)


_damaged = counted("root.box.damaged", _hammers)


def _item(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    item, is_spent, is_damaged = Item(rest[0]), rest[1] == "True", rest[2] == "True"
    if is_damaged:
        return _damaged(state, viewer, seat, rest)
    key = "item_spent" if is_spent else "item"
    facts = {"who": who(state, seat), "item": item_name(item)}
    return say(f"root.box.{key}", n=items.ready(state, seat, item), **facts)


def _relation(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    other = Seat(int(rest[0]))
    facts = {"who": who(state, seat), "whom": who(state, other)}
    needed = relations.aids_needed(state, seat, other)
    if needed:
        return say("root.box.relation", n=needed, **facts)
    is_hostile = relations.is_hostile(state, seat, other)
    return say(f"root.box.relation_{'hostile' if is_hostile else 'allied'}", **facts)


def _quests(state: Woodland, seat: Seat) -> int:
    return len(items.board_of(state, seat).quests)


# ------------------------------------------------------------ Cult
def _acolytes(state: Woodland, seat: Seat) -> int:
    return cult.board_of(state, seat).acolytes


def _conspiracy(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    kind = cult.Conspiracy(rest[0])
    facts = {
        "who": who(state, seat),
        "what": say(f"root.cult.name.{kind.value}"),
        "cost": say("root.box.acolyte_cost", n=cult.cost(state, seat, kind)),
    }
    held = _acolytes(state, seat)
    if viewer != seat:
        return say("root.box.conspiracy_other", n=held, **facts)
    outcast = cult.board_of(state, seat).outcast
    if outcast is Suit.NONE:
        return say("root.box.conspiracy_before", n=held, **facts)
    return say("root.box.conspiracy", suit=suit_name(outcast), n=held, **facts)


def _gardens(state: Woodland, seat: Seat) -> int:
    return sum(cult.gardens_left(state, seat, suit) for suit in CLEARING_SUITS)


def _gardens_of(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    if not rest:
        return counted("root.box.gardens", _gardens)(state, viewer, seat, rest)
    suit = Suit(rest[0])
    left = cult.gardens_left(state, seat, suit)
    return say("root.box.gardens_of", who=who(state, seat), suit=suit_name(suit), n=left)


def _souls(state: Woodland, seat: Seat) -> int:
    return len(state.lost_souls)


# ------------------------------------------------------------ Riverfolk
def _box(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    board = riverfolk.board_of(state, seat)
    counts = {"funds": board.funds, "payments": board.payments, "committed": board.committed}
    return say(f"root.box.{rest[0]}", who=who(state, seat), n=sum(counts[rest[0]]))


def _service(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return _priced("root.box.service", state, seat, rest[0])


def _price(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return _priced("root.box.price", state, seat, rest[0])


def _priced(key: str, state: Woodland, seat: Seat, service: str) -> Text:
    prices = riverfolk.board_of(state, seat).prices
    price = prices[riverfolk.SERVICES.index(riverfolk.Service(service))]
    what = say(f"root.riverfolk.service.{service}")
    return say(key, who=who(state, seat), what=what, n=price)


def _to_sell(state: Woodland, seat: Seat) -> int:
    return len(state.hands[seat])


def _for_sale(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    price = riverfolk.board_of(state, seat).prices[0]
    return say("root.thing.for_sale", who=who(state, seat), card=card_name(rest[0]), n=price)


def _posts(state: Woodland, seat: Seat) -> int:
    return sum(riverfolk.board_of(state, seat).posts)


def _posts_of(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    if not rest:
        return counted("root.box.posts", _posts)(state, viewer, seat, rest)
    suit = Suit(rest[0])
    left = riverfolk.posts_left(state, seat, suit)
    return say("root.box.posts_of", who=who(state, seat), suit=suit_name(suit), n=left)


NATIVES: dict[Faction, dict[str, Box]] = {
    Faction.ALLIANCE: {
        "supporters": counted("root.box.supporters", _supporters),
        "supporter": counted("root.box.supporters", _supporters),
        "officers": counted("root.box.officers", _officers),
        "base": _base,
        "sympathy": _sympathy,
    },
    Faction.VAGABOND: {
        "character": _character,
        "track": _item_track,
        "satchel": counted("root.box.satchel", _ready),
        "damaged": _damaged,
        "item": _item,
        "relation": _relation,
        "quests": counted("root.box.quests", _quests),
    },
    Faction.CULT: {
        "outcast": counted("root.box.outcast", _souls),
        "souls": counted("root.thing.souls", _souls),
        "acolytes": counted("root.box.acolytes", _acolytes),
        "price": _conspiracy,
        "gardens": _gardens_of,
    },
    Faction.RIVERFOLK: {
        "box": _box,
        "prices": counted("root.box.prices", _to_sell),
        "service": _service,
        "price": _price,
        "posts": _posts_of,
        "open": _for_sale,
    },
}

"""Items that nobody has printed: valid ones, by a seed, with every op somewhere (15)."""

import random
from collections.abc import Callable

import msgspec

from rules.kinfire_council.data import NUMBERED
from rules.kinfire_council.enums import (
    BASIC,
    Counter,
    DecreeKind,
    ErrandKind,
    Flag,
    Moment,
    Param,
    Payment,
    Reach,
    Resource,
    Skill,
    Tile,
    TroubleOn,
    Who,
    Whom,
    Window,
)
from rules.kinfire_council.items.checking import AREAS, LEAST_SPACES, MOST_SPACES
from rules.kinfire_council.printed import content, ops
from rules.kinfire_council.printed.content import Content, Item
from rules.kinfire_council.printed.library import shipped, shipped_board, tier_of
from rules.kinfire_council.printed.ops import AnyOp, Mods, Ops

TRAINED = (Skill.ARTISAN, Skill.SCHOLAR, Skill.GUARD)
OF_HOLDERS = tuple(each for each in Param if each is not Param.CULT_DRAW)
COUNTED = tuple(Counter)


class Maker:
    """Makes one item after the other."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.made = 0

    def id(self, kind: str) -> str:
        """A new id."""
        self.made += 1
        return f"{kind}_{self.made}"

    def n(self, most: int = 3) -> int:
        return self.luck.randint(1, most)

    def signed(self) -> int:
        return self.luck.choice((-3, -2, -1, 1, 2, 3))

    def pick(self, kinds: type) -> object:
        return self.luck.choice(tuple(kinds))

    # ------------------------------------------------------------ ops
    def cost(self) -> Ops:
        """One or two costs."""
        res = self.luck.choice((*Resource, "basic"))
        more: tuple[AnyOp, ...] = (
            ops.PayV(self.n()), ops.DiscardResearch(1), ops.SpendCultist(1), ops.SpendThreat(1),
            ops.Pay("coin", self.n()),
        )  # fmt: skip
        return (ops.Pay(str(res), self.n()), *self.luck.sample(more, self.luck.randint(0, 1)))

    def goods(self) -> tuple[AnyOp, ...]:
        """What any player may get."""
        return (
            ops.Gain(self.pick(Resource), self.n()),
            ops.GainChoice(BASIC, self.n()),
            ops.Lose(self.pick(Resource), self.n()),
            ops.V(self.signed()),
            ops.CultV(self.n()),
            ops.Influence(self.n(2)),
            ops.Vote(self.n(2)),
            ops.CultInfluence(1),
            ops.Research(self.n(2)),
            ops.DiscardResearch(self.n(2)),
            ops.Coffers(self.n()),
            ops.Sentry(1),
            ops.Errand(self.n(2), self.pick(ErrandKind), self.luck.randint(0, 2)),
            ops.Arrest(self.n(2), Reach.ANY),
            ops.Train(TRAINED[: self.n()], self.n(2)),
            ops.Upgrade(self.luck.randint(0, 2)),
            ops.Repel(self.luck.randint(0, 2)),
            ops.RemoveTrouble(self.n(), self.pick(TroubleOn)),
            ops.ScryThreats(self.n()),
            ops.ReleaseCultist(self.n(2)),
        )

    def city(self, is_calm: bool = False) -> tuple[AnyOp, ...]:
        """What may happen to the city. `is_calm`: no trouble that brings trouble."""
        return (
            ops.CultScore(self.n()),
            ops.CoffersEmpty(),
            ops.Damage(self.signed()),
            ops.TroubleEachSlot(-1 if is_calm else self.signed()),
            ops.Hideout(self.n(2)),
            ops.Hidden(1),
            ops.NeedAdd(self.pick(Resource)),
            ops.NeedRemove(1),
        )

    def turn(self) -> tuple[AnyOp, ...]:
        """What is for the own turn."""
        return (
            ops.TurnDiscount(self.pick(Payment), self.n()),
            ops.TurnSkill(self.pick(Skill)),
        )

    def some(self, *found: AnyOp) -> Ops:
        """One to three of these."""
        return tuple(self.luck.sample(found, self.n()))

    def gain(self, in_turn: bool = False, depth: int = 2) -> Ops:
        """What a player gets, with ops in ops."""
        found = (*self.goods(), *self.city(), *(self.turn() if in_turn else ()))
        if not depth:
            return self.some(*found)
        inner = [self.gain(in_turn, depth - 1) for _ in range(4)]
        deep = (
            ops.Per(self.pick(Counter), inner[0], self.n()),
            ops.Choose((inner[1], inner[2])),
            ops.May(self.cost(), inner[3]),
        )
        return self.some(*found, *deep, *deep)

    def event(self, whom: tuple[Whom, ...], *more: AnyOp) -> Ops:
        """What happens to all: city ops, and players by `to`."""
        to = tuple(ops.To(each, self.gain(depth=1)) for each in whom)
        return self.some(*self.city(), *to, *to, *more, ops.Choose((self.gain(), self.gain())))

    # ------------------------------------------------------------ modifiers
    def mods(self, moments: tuple[Moment, ...], whos: tuple[Who, ...], params: object) -> Mods:
        """One to three modifiers."""
        moment, who = self.luck.choice(moments), self.luck.choice(whos)
        do = self.event(()) if who is Who.NONE else self.gain()
        found = (
            ops.ParamMod(self.luck.choice(tuple(params)), self.signed()),  # type: ignore[call-overload]
            ops.Trigger(moment, do, who),
            ops.EndMod(self.luck.choice(COUNTED), self.n()),
        )
        return tuple(self.luck.sample(found, self.n()))


OF_PLAYERS = tuple(each for each in Moment if each is not Moment.TROUBLE_HERE)


def location(m: Maker) -> content.Location:
    """A location."""
    return content.Location(
        id=m.id("spot"),
        name=f"Spot {m.made}",
        authored=False,
        cost=m.luck.choice(((), m.cost())),
        gain=(*m.gain(in_turn=True), *m.luck.choice(((), (ops.Arrest(1, Reach.ADJACENT),)))),
        times=m.n(),
    )


def side(m: Maker) -> tuple[content.Location, ...]:
    """One or two locations."""
    return tuple(location(m) for _ in range(m.n(2)))


def district(m: Maker, old: content.District) -> content.District:
    """Another district on the same space."""
    return msgspec.structs.replace(
        old, id=m.id("quarter"), name="Quarter", base=side(m), upgraded=side(m), patron=m.gain()
    )


def open_space(m: Maker, old: content.OpenSpace) -> content.OpenSpace:
    """Another open space."""
    return msgspec.structs.replace(old, id=m.id("square"), name="Square", locations=side(m))


def dealer(m: Maker, old: content.Dealer) -> content.Dealer:
    """The same dealer with other wares."""
    return msgspec.structs.replace(
        old, name="Peddler", linked_district=m.n(18), base=side(m), upgraded=side(m)
    )


def site(m: Maker, old: content.Site) -> content.Site:
    """Another site."""
    rows = tuple(
        content.SiteRow(floors=floors, cost=m.cost(), slots=m.n(2)) for floors in (1, 2, 3)
    )
    return msgspec.structs.replace(
        old, id=m.id("rock"), start_trouble=m.n(), rows=rows, seeker=m.gain(in_turn=True)
    )


def threat(m: Maker, old: content.Threat) -> content.Threat:
    """Another threat of some level."""
    level = m.luck.choice(("0", "-", "1", "2", "4"))
    heeded = ops.Trigger(Moment.TROUBLE_HERE, m.some(*m.city(is_calm=True)), Who.NONE)
    ongoing = (ops.ParamMod(m.pick(Param), m.signed()), heeded)
    tile = ops.PlaceTile(m.pick(Tile))
    return content.Threat(
        id=m.id("peril"),
        name="Peril",
        level=level,
        v=m.n(10),
        cost=() if level == "0" else m.cost(),
        effect=() if level == "-" else m.event((Whom.EACH,), tile, tile, tile),
        ongoing=ongoing if level == "-" else (),
    )


def decree(m: Maker, old: content.Decree) -> content.Decree:
    """Another decree of some kind."""
    kind = m.luck.choice(tuple(DecreeKind))
    mods: Mods = ()
    effect: Ops = ()
    if kind is DecreeKind.LAW:
        mods = m.mods(OF_PLAYERS, (Who.EACH, Who.NONE), Param)
    elif kind is DecreeKind.ELECTION:
        mods = m.mods(OF_PLAYERS, tuple(Who), OF_HOLDERS)
    else:
        effect = m.event(tuple(Whom) if kind is DecreeKind.ORDER else (Whom.EACH,))
    return content.Decree(id=m.id("act"), name="Act", kind=kind, mods=mods, effect=effect)


def research(m: Maker, old: content.ResearchCard) -> content.ResearchCard:
    """Another research card."""
    window = m.luck.choice(tuple(Window))
    return content.ResearchCard(
        id=m.id("idea"),
        name="Idea",
        window=window,
        copies=m.n(),
        cost=m.luck.choice(((), m.cost())),
        effect=m.gain(in_turn=window is Window.TURN),
    )


def councilor(m: Maker, old: content.Councilor) -> content.Councilor:
    """Another councilor."""
    return content.Councilor(
        id=m.id("lord"),
        name="Lord",
        start={each: m.n() for each in Resource},
        start_research=m.n(2),
        start_influence=m.n(8),
        mods=m.mods(OF_PLAYERS, tuple(Who), OF_HOLDERS),
    )


def sheet(m: Maker, old: content.Sheet) -> content.Sheet:
    """Another Seeker of the same colour."""
    return msgspec.structs.replace(old, id=m.id("hero"), name="Hero", skill=m.pick(Skill))


def skill(m: Maker, old: content.SkillKind) -> content.SkillKind:
    """The same skill with another power."""
    trigger = ops.Trigger(Moment.LOCATION_ACTION, m.gain(in_turn=True))
    return msgspec.structs.replace(
        old, name="Craft", mods=m.luck.choice(((trigger,), (ops.FlagMod(m.pick(Flag)),)))
    )


def sentry(m: Maker, old: content.SentryKind) -> content.SentryKind:
    """Another sentry for the same moment."""
    return msgspec.structs.replace(old, id=m.id("guard"), name="Guard", v=m.n(), copies=m.n())


# ---------------------------------------------------------------- boards and tiles
def tracker(m: Maker, old: content.Tracker) -> content.Tracker:
    """Another number of rows, other numbers beside them."""
    rows = [content.TrackerRow(v_per_floor=m.n(6), cult_v=m.n(15)) for _ in range(m.n(6) + 2)]
    return msgspec.structs.replace(old, id=m.id("tracker"), rows=tuple(rows))


def city(m: Maker, old: content.CityBoards) -> content.CityBoards:
    """Other taxes; streets from each space to one before it."""
    streets = tuple((m.n(number - 1), number) for number in range(2, NUMBERED + 1))
    taxes = tuple(m.n(3) - 1 for _ in old.taxes)
    return msgspec.structs.replace(old, id=m.id("city"), taxes=taxes, streets=streets)


def upgrade(m: Maker, old: content.Upgrade) -> content.Upgrade:
    """Another price of the same tier."""
    return msgspec.structs.replace(old, id=m.id("price"), cost=m.cost(), v=m.n(9))


def needs(m: Maker, old: content.NeedsTrack) -> content.NeedsTrack:
    """Another track, which has room for what stands on it at first."""
    start = tuple(m.pick(Resource) for _ in range(m.n(2)))
    return content.NeedsTrack(
        id=m.id("track"), name="Track", authored=False,
        rows=m.n(6) + 1, stack=m.n(3), v=m.n(4), start=start, chits=m.n(3) - 1,
    )  # fmt: skip


def cult(m: Maker, old: content.CultArea) -> content.CultArea:
    """Other numbers of the Cult."""
    return msgspec.structs.replace(
        old, id=m.id("cult"), start_v=m.n(9), draw=m.n(4), hidden_threats=m.n(5) - 1
    )


def tile(m: Maker, old: content.TileKind) -> content.TileKind:
    """The same tile, more or less of it, with other numbers."""
    made = msgspec.structs.replace(old, id=m.id("tile"), copies=m.n(4) - 1, cult_v=m.n(5))
    if old.tile is Tile.SEA_BEAST:
        return msgspec.structs.replace(made, surcharge=m.n(3))
    return msgspec.structs.replace(made, cost=m.cost(), v=m.n(5))


ON_BOARDS: dict[str, Callable[[Maker, Item], Item]] = {
    "tracker": tracker,
    "city": city,
    "upgrades": upgrade,
    "needs": needs,
    "cult": cult,
    "tiles": tile,
}  # type: ignore[assignment]
"""Field of `Board` -> what makes another item of its kind."""


def board(m: Maker, _: None) -> content.Board:
    """Boards and tiles of which nothing is as shipped."""
    old = shipped_board()
    return content.Board(
        **{field: _others(m, make, getattr(old, field)) for field, make in ON_BOARDS.items()}
    )


MAKERS: dict[str, Callable[[Maker, Item], Item]] = {
    "districts": district,
    "open_spaces": open_space,
    "dealer": dealer,
    "sites": site,
    "threats": threat,
    "decrees": decree,
    "research": research,
    "councilors": councilor,
    "sheets": sheet,
    "skills": skill,
    "sentries": sentry,
    "board": board,
}  # type: ignore[assignment]
"""Field of `Content` -> what makes another item of its kind."""


def _others(m: Maker, make: Callable[[Maker, Item], Item], held: object) -> object:
    if isinstance(held, tuple):
        return tuple(make(m, each) for each in held)
    return make(m, held)  # type: ignore[arg-type]


def made_up(seed: int, fields: tuple[str, ...] = tuple(MAKERS)) -> Content:
    """A set in which every item of these kinds is another one."""
    maker, items = Maker(seed), shipped().content
    changed = {field: _others(maker, MAKERS[field], getattr(items, field)) for field in fields}
    made = msgspec.structs.replace(items, **changed)
    return _with_other_tiers(maker, made) if {"districts", "board"} <= set(fields) else made


def _with_other_tiers(m: Maker, items: Content) -> Content:
    """Other numbers on each board of the city, its districts in the tiers where they lie then."""
    first = m.luck.randint(LEAST_SPACES, 7)
    second = m.luck.randint(first + LEAST_SPACES, min(first + MOST_SPACES, 14))
    tiers = ((1, first), (first + 1, second), (second + 1, NUMBERED))
    board = msgspec.structs.replace(
        items.board, city=msgspec.structs.replace(items.board.city, tiers=tiers)
    )
    found = tier_of(board)
    districts = tuple(
        msgspec.structs.replace(each, tier=found[each.n], area=AREAS[found[each.n]][0])
        for each in items.districts
    )
    return msgspec.structs.replace(items, board=board, districts=districts)

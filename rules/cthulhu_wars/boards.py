"""What lies on the faction cards besides books, signs and captives (8, 15)."""

from rules.kernel.steps import Record


class FactionBoard(Record, frozen=True):
    """Base of what lies on a faction's own card."""


class PlainBoard(FactionBoard, frozen=True):
    """A faction that keeps nothing else."""


class GreatCthulhuBoard(FactionBoard, frozen=True, kw_only=True):
    """`awakened`: Cthulhu has been awakened before (Immortal)."""

    awakened: bool = False


class SleeperBoard(FactionBoard, frozen=True, kw_only=True):
    """`awakened`: Tsathoggua has been awakened before. `slumber`: a gate and the cultist on it lie
    on the card (Cursed Slumber). `studies`: the seats on whose cards a Serpent Man is (Ancient
    Sorcery), sorted."""

    awakened: bool = False
    slumber: bool = False
    studies: tuple[int, ...] = ()


class WindwalkerBoard(FactionBoard, frozen=True, kw_only=True):
    """`home`: the area in which it began, `ice`: that with the Ice Age token; -1: nowhere."""

    home: int = -1
    ice: int = -1


class YellowSignBoard(FactionBoard, frozen=True, kw_only=True):
    """`tokens`: the areas with a desecration token, sorted."""

    tokens: tuple[int, ...] = ()

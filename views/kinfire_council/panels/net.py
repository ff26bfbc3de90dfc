"""What a placement leaves in the end, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, words
from rules.kernel.text import Text, say
from rules.kinfire_council.enums import RESOURCES
from rules.kinfire_council.forecast.net import Net
from views.items.panel import signed
from views.kinfire_council.phrases import listed

translate = QCoreApplication.translate


def net_words(net: Net) -> str:
    """«(In all +1 coin and −1 food.)», tax included; empty where nothing is more or less."""
    told = [
        _signed(say(f"kinfire_council.goods.{resource}", n=abs(n)), n)
        for resource, n in zip(RESOURCES, net.goods, strict=True)
        if n
    ]
    if net.v:
        told.append(filled(translate("kinfire_council_board", "{n} V"), n=signed(net.v)))
    if net.cards:
        cards = translate("kinfire_council_board", "%n research card(s)", None, abs(net.cards))
        told.append(_with_sign(cards, net.cards))
    return filled(_sum_of(net), net=listed(told)) if told else ""


def _sum_of(net: Net) -> str:
    if net.is_open:
        return translate("kinfire_council_board", "(In total {net}, plus what you choose.)")
    if net.is_once:
        return translate("kinfire_council_board", "(Once: {net} in total.)")
    return translate("kinfire_council_board", "(In total {net}.)")


def _signed(goods: Text, n: int) -> str:
    """«+2 coins»."""
    return _with_sign(words(goods), n)


def _with_sign(said: str, n: int) -> str:
    sign = "+" if n > 0 else "\N{MINUS SIGN}"
    return filled(translate("kinfire_council_board", "{sign}{goods}"), sign=sign, goods=said)

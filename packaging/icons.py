"""Write `resources/icons`: silhouettes taken from an icon set, tools drawn here, one weight each.

    python packaging/icons.py ICONS_JSON

ICONS_JSON is `icons.json` of the npm package `@iconify-json/game-icons` (CC BY 3.0). Silhouettes
stand for things on the table; tools are strokes of one width for the interface. The two kinds never
meet on one board. The colour is always `currentColor`: the program tints them.
"""

import json
import sys
from pathlib import Path
from typing import NamedTuple

from own_icons import OWN

OUT = Path(__file__).resolve().parents[1] / "resources" / "icons"


class Source(NamedTuple):
    icon: str
    author: str


SILHOUETTES = {
    # lids of the boxes
    "game-cartographers": Source("compass", "Lorc"),
    "game-cthulhu-wars": Source("squid", "Lorc"),
    "game-root": Source("fox-head", "Lorc"),
    "game-kinfire-council": Source("lighthouse", "Delapouite"),
    # emblems of the seats
    "seat-moon": Source("moon", "Lorc"),
    "seat-key": Source("key", "Sbed"),
    "seat-horseshoe": Source("horseshoe", "Delapouite"),
    "seat-mushroom": Source("mushroom", "Lorc"),
    "seat-feather": Source("feather", "Lorc"),
    "seat-acorn": Source("acorn", "Lorc"),
    "seat-scallop": Source("scallop", "Lorc"),
    "seat-candle": Source("candle-light", "Lorc"),
    "seat-teapot": Source("teapot", "Lorc"),
    "seat-snail": Source("snail", "Lorc"),
    "seat-pear": Source("pear", "Delapouite"),
    # things on the table
    "star": Source("round-star", "Delapouite"),
    "monster": Source("fangs", "Skoll"),
    "mountain": Source("peaks", "Lorc"),
    "forest": Source("pine-tree", "Lorc"),
    "village": Source("house", "Delapouite"),
    "farm": Source("wheat", "Lorc"),
    "water": Source("waves", "Lorc"),
    "hero": Source("visored-helm", "Lorc"),
    "spring": Source("sprout", "Lorc"),
    "summer": Source("sun", "Lorc"),
    "fall": Source("maple-leaf", "Lorc"),
    "winter": Source("snowflake-2", "Lorc"),
    "seal": Source("wax-seal", "Lorc"),
    "hourglass": Source("hourglass", "Lorc"),
    "lamp": Source("old-lantern", "Delapouite"),
    "laurels": Source("laurels", "Lorc"),
    # a ship and its crew
    "hat-captain": Source("pirate-hat", "Delapouite"),
    "hat-lieutenant": Source("captain-hat-profile", "Delapouite"),
    "hat-navigator": Source("skimmer-hat", "Delapouite"),
    "off-duty": Source("night-sleep", "Delapouite"),
    "silenced": Source("silenced", "Delapouite"),
    "overboard": Source("drowning", "Lorc"),
    "shield": Source("shield", "Sbed"),
    "speech": Source("chat-bubble", "Delapouite"),
    "fist": Source("fist", "Skoll"),
    "logbook": Source("open-book", "Lorc"),
    "ritual": Source("candle-flame", "Lorc"),
    "chest": Source("locked-chest", "Lorc"),
    "side-sailor": Source("anchor", "Lorc"),
    "side-pirate": Source("skull-crossed-bones", "Lorc"),
    "side-cult": Source("curled-tentacle", "Lorc"),
    "beer": Source("beer-stein", "Lorc"),
    "mermaid": Source("mermaid", "Delapouite"),
    "spyglass": Source("spyglass", "Lorc"),
    "uprising": Source("cultist", "Skoll"),
    "whip": Source("whip", "Lorc"),
    "tongue": Source("tongue", "Delapouite"),
    # a woodland: suits, items, buildings, tokens, landmarks
    "suit-fox": Source("fox-head", "Lorc"),
    "suit-rabbit": Source("rabbit-head", "Delapouite"),
    "suit-bird": Source("finch", "Delapouite"),
    "item-bag": Source("swap-bag", "Lorc"),
    "item-boot": Source("leather-boot", "Lorc"),
    "item-crossbow": Source("crossbow", "Carl Olsen"),
    "item-hammer": Source("flat-hammer", "Lorc"),
    "item-sword": Source("broadsword", "Lorc"),
    "item-tea": Source("teapot", "Lorc"),
    "item-coin": Source("two-coins", "Delapouite"),
    "item-torch": Source("torch", "Delapouite"),
    "building-sawmill": Source("circular-saw", "Sbed"),
    "building-workshop": Source("anvil", "Lorc"),
    "building-recruiter": Source("barracks-tent", "Delapouite"),
    "building-roost": Source("nest-eggs", "Delapouite"),
    "building-base": Source("black-flag", "Lorc"),
    "building-garden": Source("lotus-flower", "Lorc"),
    "building-citadel": Source("stone-tower", "Lorc"),
    "building-market": Source("shop", "Delapouite"),
    "token-wood": Source("log", "Delapouite"),
    "token-keep": Source("elven-castle", "Pepijn Poolman"),
    "token-sympathy": Source("fist", "Skoll"),
    "token-trade_post": Source("trade", "Lorc"),
    "token-tunnel": Source("dig-dug", "Lorc"),
    "token-plot": Source("feather", "Lorc"),
    "plot-bomb": Source("unlit-bomb", "Lorc"),
    "plot-snare": Source("wolf-trap", "Lorc"),
    "plot-extortion": Source("coins", "Delapouite"),
    "plot-raid": Source("crow-dive", "Lorc"),
    "landmark-ferry": Source("raft", "Delapouite"),
    "landmark-tower": Source("watchtower", "Delapouite"),
    "landmark-elder_treetop": Source("treehouse", "Caro Asercion"),
    "landmark-black_market": Source("hooded-figure", "DarkZaitzev"),
    "landmark-legendary_forge": Source("anvil-impact", "Lorc"),
    "landmark-lost_city": Source("ancient-columns", "Delapouite"),
    "scorched": Source("campfire", "Lorc"),
    "deck": Source("card-draw", "Faithtoken"),
    "discard": Source("card-burn", "Delapouite"),
    "lost-souls": Source("ghost", "Lorc"),
    "dominance": Source("crown", "Lorc"),
    "battle": Source("crossed-swords", "Lorc"),
    # an old sea chart: what is counted, factions and their figures
    "power": Source("flame", "Carl Olsen"),
    "doom": Source("death-skull", "Sbed"),
    "elder-sign": Source("star-pupil", "Lorc"),
    "gate": Source("portal", "Lorc"),
    "captive": Source("manacles", "Lorc"),
    "faction-great_cthulhu": Source("tentacurl", "Lorc"),
    "faction-black_goat": Source("goat", "Skoll"),
    "faction-crawling_chaos": Source("eye-of-horus", "Delapouite"),
    "faction-yellow_sign": Source("light-thorny-triskelion", "Lorc"),
    "faction-sleeper": Source("frog", "Lorc"),
    "faction-ancients": Source("greek-temple", "Delapouite"),
    "faction-windwalker": Source("snowflake-1", "Lorc"),
    "faction-opener_of_the_way": Source("triorb", "Lorc"),
    "unit-deep_one": Source("fish-monster", "Delapouite"),
    "unit-starspawn": Source("squid-head", "Lorc"),
    "unit-ghoul": Source("raise-zombie", "Skoll"),
    "unit-fungi_from_yuggoth": Source("alien-bug", "Delapouite"),
    "unit-dark_young": Source("evil-tree", "Lorc"),
    "unit-shub_niggurath": Source("horned-skull", "Lorc"),
    "unit-nightgaunt": Source("gargoyle", "Delapouite"),
    "unit-flying_polyp": Source("gooey-molecule", "Lorc"),
    "unit-hunting_horror": Source("spiked-dragon-head", "Delapouite"),
    "unit-nyarlathotep": Source("warlock-hood", "Delapouite"),
    "unit-undead": Source("shambling-zombie", "Delapouite"),
    "unit-byakhee": Source("swamp-bat", "Delapouite"),
    "unit-hastur": Source("purple-tentacle", "Delapouite"),
    "unit-wizard": Source("wizard-face", "Delapouite"),
    "unit-serpent_man": Source("snake-totem", "Lorc"),
    "unit-formless_spawn": Source("gooey-daemon", "Lorc"),
    "unit-tsathoggua": Source("toad-teeth", "Lorc"),
    "unit-wendigo": Source("werewolf", "Lorc"),
    "unit-gnoph_keh": Source("rhinoceros-horn", "Delapouite"),
    "unit-rhan_tegoth": Source("insect-jaws", "Lorc"),
    "unit-ithaqua": Source("ice-golem", "Delapouite"),
    "unit-un_man": Source("alien-stare", "Lorc"),
    "unit-reanimated": Source("frankenstein-creature", "Lorc"),
    "unit-yothan": Source("rock-golem", "Delapouite"),
    "unit-cathedral": Source("church", "Delapouite"),
    "unit-mutant": Source("ogre", "Delapouite"),
    "unit-abomination": Source("octopus", "Lorc"),
    "unit-spawn_of_yog_sothoth": Source("tentacles-skull", "Lorc"),
    "unit-yog_sothoth": Source("bubbles", "Lorc"),
    # a city council: skills, deeds
    "kc-arrest": Source("manacles", "Lorc"),
    "kc-repel": Source("crossed-swords", "Lorc"),
    "kc-errand": Source("leather-boot", "Lorc"),
    "kc-scry": Source("spyglass", "Lorc"),
    "kc-sentry": Source("shield", "Sbed"),
    "kc-coffers": Source("locked-chest", "Lorc"),
    "kc-ship": Source("anchor", "Lorc"),
    "kc-artisan": Source("flat-hammer", "Lorc"),
    "kc-scholar": Source("open-book", "Lorc"),
    "kc-guard": Source("visored-helm", "Lorc"),
    "kc-spy": Source("hooded-figure", "Delapouite"),
    "kc-envoy": Source("feather", "Lorc"),
    "kc-hunter": Source("crossbow", "Carl Olsen"),
}

# Strokes on a 24 grid, width 2, round ends; a leading "." marks a filled dot "x y r".
TOOLS = {
    "undo": "M9 5 4 10l5 5|M4 10h10.500a5 5 0 0 1 0 10H11",
    "redo": "m15 5 5 5-5 5|M20 10H9.500a5 5 0 0 0 0 10H13",
    "hint": "M9 18h6|M10 21h4|M12 3a6 6 0 0 0-4 10.5c.8.8 1.2 1.5 1.2 2.5h5.6c0-1 .4-1.7 1.2-2.5"
    "A6 6 0 0 0 12 3z",
    "why": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z|M9.5 9.500a2.5 2.5 0 1 1 3.6 2.200c-.8.4"
    "-1.1.9-1.1 1.8|.12 16.5 1.2",
    "rotate": "M20 12a8 8 0 1 1-2.4-5.7|M20.5 3v4.500H16",
    "mirror": "M12 3v18|M9 7v10H3z|M15 7v10h6z",
    "log": "M5 6h.01|M5 12h.01|M5 18h.01|M9 6h11|M9 12h11|M9 18h7",
    "rules": "M12 6.500C10 5 7 4.5 3 4.500v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2z"
    "|M12 6.500v14",
    "settings": "M4 7h9|M19 7h1|M16 4.500v5|M4 17h1|M11 17h9|M8 14.500v5",
    "records": "M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2z|M9 9h6|M9 13h6",
    "people": "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z|M2.5 20c0-3.5 2.9-6 6.5-6"
    "s6.5 2.5 6.5 6|M16 4.300a3.5 3.5 0 0 1 0 6.4|M18 14.500c2.2.8 3.5 2.8 3.5 5.5",
    "person": "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z|M4.5 21c0-4 3.3-7 7.5-7s7.5 3 7.5 7",
    "bot": "M5 9h14v10H5z|M12 9V5|.12 4 1.5|.9.5 13.5 1.2|.14.5 13.5 1.2|M2.5 13v3"
    "|M21.5 13v3|M10 16.500h4",
    "lock": "M6 11h12v9H6z|M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "eye": "M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.5"
    "S5 16.5 2.5 12z|M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    "eye-closed": "M2.5 10C5 14 8.3 16 12 16s7-2 9.5-6|M5.5 13.5 4 16|M12 16v3|M18.5 13.5 20 16",
    "print": "M7 9V3.500h10V9|M7 17H4V9h16v8h-3|M7 14h10v6.500H7z",
    "share": "M12 15V3.5|M7.5 8 12 3.5 16.5 8|M5 13v7h14v-7",
    "close": "M6 6l12 12|M18 6 6 18",
    "check": "M4.5 12.5 10 18 20 6.5",
    "plus": "M12 5v14|M5 12h14",
    "minus": "M5 12h14",
    "fit": "M4 9V4h5|M20 9V4h-5|M4 15v5h5|M20 15v5h-5",
    "left": "M15 5l-7 7 7 7",
    "right": "M9 5l7 7-7 7",
    "up": "M5 15l7-7 7 7",
    "down": "M5 9l7 7 7-7",
    "play": "M7 4.500v15L19 12z",
    "pause": "M8 5v14|M16 5v14",
    "first": "M6 5v14|M19 5l-9 7 9 7z",
    "last": "M18 5v14|M5 5l9 7-9 7z",
    "folder": "M3 6.500h6.500l2 2.500H21v10.500H3z",
    "save": "M4.5 4.500h12l3 3v12h-15z|M8 4.500V10h7V4.5|M8 19.500V14h8v5.5",
    "search": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z|M15.5 15.5 20.5 20.5",
    "info": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z|M12 11v6|.12 7.5 1.2",
    "warning": "M12 4 2.5 20h19z|M12 10v5|.12 17.3 1.1",
    "clock": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z|M12 7v5l3.5 2",
    "graph": "M4 4v16h16|M7.5 15l4-5 3.5 3 5-7",
    "copy": "M8.5 8.500h11v11h-11z|M5.5 15.500h-1v-11h11v1",
    "trash": "M4 7h16|M9 7V4.500h6V7|M6 7l1 13h10l1-13|M10 11v5|M14 11v5",
    "forward": "M4 5l8 7-8 7z|M13 5l8 7-8 7z",
    "seat-add": "M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z|M2.5 21c0-4 3.3-7 7.5-7 1.5 0 2.9.4 4"
    " 1|M18 15v6|M15 18h6",
}

# Marks inside controls, one file a theme: the style sheet cannot tint them.
CONTROLS = {
    "check": "check", "dash": "minus", "tick": "check", "down": "down", "up": "up",
    "close": "close", "float": "copy",
}  # fmt: skip
ON_ACCENT = ("check", "dash")
CONTROL_INKS = {
    "paper": ("#2B2620", "#FFF8EC"),
    "night": ("#F0E7D8", "#1D1408"),
    "contrast": ("#FFFFFF", "#000000"),
}


def stroke(part: str) -> str:
    if part.startswith("."):
        x, y, r = part[1:].split()
        return f'<circle cx="{x}" cy="{y}" r="{r}" fill="currentColor" stroke="none"/>'
    return f'<path d="{part}"/>'


def tool(parts: str) -> str:
    body = "".join(stroke(part) for part in parts.split("|"))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke='
        '"currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f"{body}</g></svg>\n"
    )


def silhouette(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g fill="currentColor">'
        f"{body}</g></svg>\n"
    )


def credits() -> str:
    by_author: dict[str, list[str]] = {}
    for name, source in SILHOUETTES.items():
        by_author.setdefault(source.author, []).append(f"`{name}` (*{source.icon}*)")
    lines = [
        "# Icons",
        "",
        "Silhouettes from [game-icons.net](https://game-icons.net), tinted and resized, under the",
        "licence [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Icons made by:",
        "",
        *(f"- **{author}**: {', '.join(icons)}" for author, icons in sorted(by_author.items())),
        "",
        "All other icons are drawn for Lamplight and share its licence.",
        "`packaging/icons.py` writes this folder.",
    ]
    return "\n".join(lines) + "\n"


def write_controls() -> None:
    folder = OUT / "controls"
    folder.mkdir(exist_ok=True)
    for theme, (ink, on_accent) in CONTROL_INKS.items():
        for name, icon in CONTROLS.items():
            colour = on_accent if name in ON_ACCENT else ink
            text = tool(TOOLS[icon]).replace("currentColor", colour).replace('"2"', '"3"')
            (folder / f"{name}-{theme}.svg").write_text(text, encoding="utf-8")


def main(icons_json: Path) -> None:
    icons = json.loads(icons_json.read_text(encoding="utf-8"))["icons"]
    bodies = {name: icons[source.icon]["body"] for name, source in SILHOUETTES.items()}
    pictures = {name: silhouette(body) for name, body in (bodies | OWN).items()}
    pictures |= {name: tool(parts) for name, parts in TOOLS.items()}
    for name, text in pictures.items():
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")
    write_controls()
    (OUT / "CREDITS.md").write_text(credits(), encoding="utf-8")
    print(f"{len(pictures)} icons")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

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

# Silhouettes of our own, on the same 512 grid.
OWN = {
    "kc-coin": (
        '<path fill-rule="evenodd" d="M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 58a158 158'
        ' 0 1 1 0 316 158 158 0 0 1 0-316z"/><circle cx="256" cy="256" r="104"/>'
    ),
    "kc-food": (
        '<path fill-rule="evenodd" d="M132 120h248c70 0 108 44 108 96 0 38-20 64-48 76v112c0 24-14 '
        "38-38 38H110c-24 0-38-14-38-38V292c-28-12-48-38-48-76 0-52 38-96 108-96zM150 176l-14 92 "
        '38 6 14-92zM244 176l-14 92 38 6 14-92zM338 176l-14 92 38 6 14-92z"/>'
    ),
    "kc-common": (
        '<rect x="152" y="92" width="208" height="148" rx="18"/><rect x="36" y="272" width="208" '
        'height="148" rx="18"/><rect x="268" y="272" width="208" height="148" rx="18"/>'
    ),
    "kc-rare": (
        '<path d="M148 76h96l-52 100H56zM268 76h96l92 100H320zM256 92l46 84h-92zM52 208h136l46 '
        '214zM324 208h136L278 422zM222 208h68l-34 168z"/>'
    ),
    "kc-magic": (
        '<path d="M220 40c20 150 48 178 190 200-142 22-170 50-190 200-20-150-48-178-190-200 142-22 '
        "170-50 190-200zM408 300c10 66 24 80 84 90-60 10-74 24-84 90-10-66-24-80-84-90 60-10 74-24 "
        '84-90z"/>'
    ),
    "kc-vote": (
        '<path fill-rule="evenodd" d="M256 36a220 220 0 1 0 0 440 220 220 0 0 0 0-440zM374 152l36 '
        '36-180 188-104-104 36-36 68 68z"/>'
    ),
    "kc-influence": (
        '<path d="M150 322l-52 154 74-18 46 60 50-158zM362 322l52 154-74-18-46 60-50-158z"/><path '
        'fill-rule="evenodd" d="M256 14l46 34 57-8 24 52 53 22-8 57 34 46-34 46 8 57-53 22-24 '
        "52-57-8-46 34-46-34-57 8-24-52-53-22 8-57-34-46 34-46-8-57 53-22 24-52 57 8zM256 118a99 "
        '99 0 1 0 0 198 99 99 0 0 0 0-198z"/><circle cx="256" cy="217" r="52"/>'
    ),
    "kc-cult": (
        '<path fill-rule="evenodd" d="M256 24c96 70 152 170 160 282 4 60-10 112-48 182H144c-38-70-'
        "52-122-48-182C104 194 160 94 256 24zM256 168c-58 30-88 80-88 140 0 48 34 84 88 84s88-36 "
        '88-84c0-60-30-110-88-140zM216 270a26 26 0 1 1-.1 0zM296 270a26 26 0 1 1-.1 0z"/>'
    ),
    "kc-trouble": (
        '<path d="m256 20 52 118 116-62-40 124 112 56-112 56 40 124-116-62-52 118-52-118-116 62 40-'
        '124-112-56 112-56L88 76l116 62z"/>'
    ),
    "kc-v": (
        '<path fill-rule="evenodd" d="M256 24 470 140v232L256 488 42 372V140zM140 164l84 196h64l84-'
        '196h-68l-48 130-48-130z"/>'
    ),
    "kc-research": (
        '<path fill-rule="evenodd" d="M96 48h252l76 76v340H96zM152 128v40h150v-40zM152 '
        '224v40h216v-40zM152 320v40h216v-40z"/>'
    ),
    "kc-train": (
        '<path d="M256 84 500 196 256 308 12 196zM116 282l140 64 140-64v84c-74 68-206 68-280 0zM44'
        '0 236h40v150h-40z"/>'
    ),
    "kc-upgrade": (
        '<path fill-rule="evenodd" d="M256 32 492 236h-68v228H88V236H20zM256 188 152 308h68v108h72V'
        '308h68z"/>'
    ),
    "kc-hideout": (
        '<path fill-rule="evenodd" d="M24 464c0-220 70-400 232-400s232 180 232 400zM256 184c-72 0-'
        '104 90-104 232h208c0-142-32-232-104-232z"/>'
    ),
    "kc-need": (
        '<path d="M40 250h432c0 104-62 168-138 190v32H178v-32C102 418 40 354 40 250zM150 210c-34-'
        "42 24-66-4-114l34-16c38 66-28 82 2 130zM256 210c-34-42 24-66-4-114l34-16c38 66-28 82 2 "
        '130zM362 210c-34-42 24-66-4-114l34-16c38 66-28 82 2 130z"/>'
    ),
    "kc-beast": (
        '<path d="M20 420c60 40 110-36 100-110C104 196 190 90 316 96c92 4 158 70 168 158l-76-24 '
        "24 76-88-44c-8-40-40-58-76-46-52 18-50 92 4 118 70 34 120 4 150-24 6 90-72 152-170 146-60-"
        '4-96-34-120-70-20 52-112 82-212 34z"/>'
    ),
    "kc-rubble": (
        '<path d="M40 452l40-116 108-26 56 60 40-86 92-30 66 66 34 132zM172 276l36-96 92-20 40 70-'
        '76 26-34 60z"/>'
    ),
    "kc-crisis": (
        '<path fill-rule="evenodd" d="M256 28 500 468H12zM228 180l10 158h36l10-158zM256 364a30 30 '
        '0 1 0 .1 0z"/>'
    ),
    "kc-law": (
        '<path d="M238 40h36v48l150 20v36l-34-4 70 160c0 44-36 72-84 72s-84-28-84-72l70-164-88-'
        "12v284h92v40H146v-40h92V124l-88 12 70 164c0 44-36 72-84 72s-84-28-84-72l70-160-34 4v-36l"
        '150-20z"/>'
    ),
    "kc-order": (
        '<path fill-rule="evenodd" d="M96 40h320v300l-70-40v172l-90-56-90 56V300l-70 40zM160 '
        '104v40h192v-40zM160 188v40h192v-40z"/>'
    ),
    "kc-election": (
        '<path d="M84 276h344v196H84zM152 40h208v160H152zM40 220h432v40H40zM196 240h120v10H196z"/>'
    ),
    "kc-choice": (
        '<path d="M236 36h40v150l120 120V200h40v176H260v-40h108L256 224 144 336h108v40H76V200h40v1'
        '06l120-120z"/>'
    ),
    "kc-to": '<path d="M40 216h250V110l182 146-182 146V296H40z"/>',
    "unit-acolyte": (
        '<path fill-rule="evenodd" d="M256 10c58 34 96 92 104 150 4 30-4 54-20 72 62 30 104 96 112 '
        "190 3 34-2 58-10 "
        "72-60 12-312 12-372 0-8-14-13-38-10-72 8-94 50-160 112-190-16-18-24-42-20-72 8-58 46-116 "
        '104-150zM256 82c-36 18-56 48-56 80 0 26 22 44 56 44s56-18 56-44c0-32-20-62-56-80z"/>'
    ),
    "unit-cthulhu": (
        '<path fill-rule="evenodd" d="M256 34c62 0 104 46 104 106 0 46-26 66-30 96-4 26-22 40-74 '
        "40s-70-14-74-40c-4-30-30-50-30-96 0-60 42-106 104-106zM186 150c2 30 20 46 46 44-2-26-18"
        '-42-46-44zM326 150c-28 2-44 18-46 44 26 2 44-14 46-44z"/><path d="M136 96C96 40 40 26 4 '
        "30c26 40 30 78 22 128 26-12 44-6 54 20-4 34-10 58-26 82 30-8 52 0 64 26 2-30 10-50 26-66 "
        "-24-44-28-84-8-124zM376 96c40-56 96-70 132-66-26 40-30 78-22 128-26-12-44-6-54 20 4 34 "
        '10 58 26 82-30-8-52 0-64 26-2-30-10-50-26-66 24-44 28-84 8-124z"/><g fill="none" '
        'stroke="currentColor" stroke-width="34" stroke-linecap="round"><path d="M196 262c-14 '
        "60-70 66-78 120-6 44 44 58 58 24M224 270c-8 70-34 92-34 146 0 36 24 58 44 50M288 270c8 "
        '70 34 92 34 146 0 36-24 58-44 50M316 262c14 60 70 66 78 120 6 44-44 58-58 24M256 274v126"'
        "/></g>"
    ),
    "unit-shoggoth": (
        '<path fill-rule="evenodd" d="M40 470c-34-40-20-96 22-108-22-52 10-104 62-106-6-62 38-108 '
        "92-100 14-62 92-82 130-34 20 26 20 52 10 74 56-14 106 30 98 90 50 4 74 60 48 102 30 22 "
        "28 64-2 82-100 24-362 24-460 0zM196 226a34 34 0 1 0 .1 0zM322 262a26 26 0 1 0 .1 0zM130 "
        '344a24 24 0 1 0 .1 0zM268 350a40 40 0 1 0 .1 0zM400 372a20 20 0 1 0 .1 0z"/>'
    ),
    "unit-king_in_yellow": (
        '<path fill-rule="evenodd" d="M132 24l58 62 66-76 66 76 58-62-12 116H144zM146 160h220c10 '
        "60-2 104-34 132 64 26 108 92 118 190H62c10-98 54-164 118-190-32-28-44-72-34-132zM196 "
        "196c-6 52 22 94 60 94s66-42 60-94c-38 18-82 18-120 0zM240 330l-34 122h100l-34-122z"
        '"/>'
    ),
    "game-feed-the-kraken": (
        '<path fill-rule="evenodd" d="M256 24c66 0 112 42 112 98 0 34-22 44-26 74-3 26 8 '
        "34-8 54-16 16-46 10-78 24-32-14-62-8-78-24-16-20-5-28-8-54-4-30-26-40-26-74 "
        "0-56 46-98 112-98zM178 190c18 22 40 32 66 28-10-18-34-32-66-28zM334 "
        "190c-32-4-56 10-66 28 26 4 48-6 66-28zM216 70a15 13 0 1 0 .1 0zM262 54a9 8 0 1 "
        '0 .1 0zM302 76a12 10 0 1 0 .1 0zM254 92a8 7 0 1 0 .1 0z"/><g fill="none" '
        'stroke="currentColor" stroke-linecap="round"><path stroke-width="26" d="M176 '
        "238C128 236 108 196 88 168M336 238c48-2 68-42 88-70M186 258C140 272 104 258 74 "
        "280M326 258c46 14 82 0 112 22M204 266C178 306 172 344 144 378M308 266c26 40 32 "
        '78 60 112"/><path stroke-width="25" d="M88 168C66 138 22 150 28 188c5 28 44 28 '
        "44 4M424 168c22-30 66-18 60 20-5 28-44 28-44 4M74 280c-34 26-22 74 14 70 28-4 "
        "28-38 4-36M438 280c34 26 22 74-14 70-28-4-28-38-4-36M144 378c-26 30-70 44-60 82 "
        "8 28 52 22 48-8-2-16-20-14-20-2M368 378c26 30 70 44 60 82-8 28-52 22-48-8 2-16 "
        '20-14 20-2"/></g><path d="M206 430h100l-14 36c-3 8-8 12-16 12h-40c-8 '
        '0-13-4-16-12zM248 340l-40 78h40zM260 322c30 22 48 58 46 96h-46z"/>'
    ),
    "suit-mouse": (
        '<path fill-rule="evenodd" d="M122 40a98 98 0 1 0 .1 0zM122 88a50 50 0 1 1-.1 0z"/>'
        '<path fill-rule="evenodd" d="M390 40a98 98 0 1 0 .1 0zM390 88a50 50 0 1 1-.1 0z"/>'
        '<path fill-rule="evenodd" d="M256 128c112 0 156 84 138 172-16 82-76 166-138 176-62-10'
        "-122-94-138-176-18-88 26-172 138-172zM196 246a24 28 0 1 0 .1 0zM316 246a24 28 0 1 0 "
        '.1 0zM256 404a30 22 0 1 0 .1 0z"/>'
    ),
    "folk-marquise": (
        '<path fill-rule="evenodd" d="M104 24l96 62c36-10 76-10 112 0l96-62 8 152c2 50-24 84-62'
        " 104l52 204H106l52-204c-38-20-64-54-62-104zM186 150c-6 34 12 56 44 54-2-28-18-46-44-54z"
        'M326 150c-26 8-42 26-44 54 32 2 50-20 44-54z"/><path fill="none" stroke="currentColor" '
        'stroke-width="38" stroke-linecap="round" d="M396 452c62-4 92-54 74-112"/>'
    ),
    "folk-eyrie": (
        '<path fill-rule="evenodd" d="M148 484c-30-92-18-188 2-262C112 200 72 150 62 84c34 18'
        " 64 18 92 6 34-46 92-68 146-52 44 12 70 44 78 84l112 44-118 44c-10 54 20 118 28 176 5"
        " 38 4 70-2 98zM292 104a24 24 0 1 0 .1 0zM196 282c-4 66 44 128 124 140-8-72-56-126-124"
        '-140z"/>'
    ),
    "folk-alliance": (
        '<path d="M134 32a92 92 0 1 0 .1 0zM378 32a92 92 0 1 0 .1 0z"/><path fill-rule="evenodd"'
        ' d="M256 96c84 0 128 56 120 124-5 40-28 66-58 82l58 182H136l58-182c-30-16-53-42-58-82'
        '-8-68 36-124 120-124zM210 178a19 24 0 1 0 .1 0zM302 178a19 24 0 1 0 .1 0z"/><path '
        'fill="none" stroke="currentColor" stroke-width="26" stroke-linecap="round" d="M132 '
        '462c-60 8-96-34-76-84"/>'
    ),
    "folk-vagabond": (
        '<path d="M88 96l92-8-52 84zM336 96l-92-8 52 84z"/><path fill-rule="evenodd" d="M212 74'
        "c82 0 128 46 130 112 1 36-16 62-42 80 60 44 86 124 92 218H44c6-94 32-174 92-218-32-18"
        "-55-44-54-80 2-66 48-112 130-112zM108 176c-2 34 28 52 84 44-8-38-46-60-84-44zM316 176"
        'c-38-16-76 6-84 44 56 8 86-10 84-44z"/><path fill="none" stroke="currentColor" '
        'stroke-width="24" stroke-linecap="round" d="M424 484V120"/><path d="M424 40a62 62 0 1 '
        '0 .1 0z"/>'
    ),
    "folk-cult": (
        '<path fill-rule="evenodd" d="M116 484c8-96 30-178 56-236l-92 10 40-64-88-32 84-36-34'
        "-76 96 24c58-46 134-30 182 14l128 62c22 12 20 50-10 56l-140 22c8 84 40 172 74 256zM278 "
        '112a24 24 0 1 0 .1 0z"/><path fill="none" stroke="currentColor" stroke-width="34" '
        'stroke-linecap="round" d="M396 458c56 10 88-34 66-80"/>'
    ),
    "folk-riverfolk": (
        '<path d="M124 30a44 44 0 1 0 .1 0zM316 30a44 44 0 1 0 .1 0z"/><path fill-rule="evenodd"'
        ' d="M220 34c86 0 134 54 130 122-2 26-12 48-28 66 54 84 70 190 48 262H70c-22-72-6-178'
        " 48-262-16-18-26-40-28-66-4-68 44-122 130-122zM172 108a20 20 0 1 0 .1 0zM268 108a20 20"
        ' 0 1 0 .1 0zM220 160a34 22 0 1 0 .1 0z"/><path fill="none" stroke="currentColor" '
        'stroke-width="62" stroke-linecap="round" d="M360 446c64 2 96-54 84-132"/>'
    ),
    "folk-duchy": (
        '<path fill-rule="evenodd" d="M92 484C64 330 96 176 226 122c58-52 132-76 210-84 26 30 14'
        ' 66-18 86 42 96 46 236 18 360zM336 132a20 20 0 1 0 .1 0z"/><path fill="none" stroke='
        '"currentColor" stroke-width="30" stroke-linecap="round" d="M112 300 44 262M104 350'
        'l-78-8M112 398l-72 24M430 306l50-42M440 352l56-12M434 400l54 18"/>'
    ),
    "folk-corvid": (
        '<path fill-rule="evenodd" d="M64 440C84 250 92 60 262 36c82-10 132 36 142 96l100 148'
        "-142-66c-10 24-18 46-16 72 44 60 78 130 90 186l-70-28-22 54-62-46-42 48-48-48-50 34-8"
        '-56zM316 106a23 23 0 1 0 .1 0z"/>'
    ),
    "hand": (
        '<rect x="208" y="84" width="96" height="330" rx="22"/><rect x="208" y="84" width="96"'
        ' height="330" rx="22" transform="rotate(-17 256 760)"/><rect x="208" y="84" width="96"'
        ' height="330" rx="22" transform="rotate(17 256 760)"/>'
    ),
    "draw": (
        '<rect x="40" y="70" width="236" height="372" rx="34"/><path d="M362 166h64v76h76v64h-76v76'
        'h-64v-76h-62v-64h62z"/>'
    ),
    "gun": (
        '<path d="M8 160h286l-12-56 36-12 26 60c88 14 142 90 150 214l14 28-30 24-56-12-10-28'
        "c-4-86-42-138-104-144l-26-2c-2 44-26 72-68 72-24 0-42-12-52-34l22-14c8 14 18 20 30 20"
        ' 22 0 34-16 36-44H92v-28H8z"/>'
    ),
    "coin": (
        '<path fill-rule="evenodd" d="M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 42a174 174'
        ' 0 1 1 0 348 174 174 0 0 1 0-348z"/><path d="m256 132 36 78 86 10-64 58 18 84-76-42-76 42'
        ' 18-84-64-58 86-10z"/>'
    ),
    "ruins": (
        '<path d="M60 448V230C60 122 148 44 250 44l34 4-26 50 44 30-32 38-20-1c-60 0-104 45-104'
        ' 102v181zM366 448V262l40-34-18-34 34-26c20 30 30 60 30 96v184zM28 448h456v28H28z"/>'
    ),
    "edict": (
        '<path fill-rule="evenodd" d="M104 32h304v330l-60-22v140l-92-56-92 56V340l-60 22zm52 60v34h'
        '200V92zm0 74v34h200v-34zm0 74v34h140v-34z"/>'
    ),
    "destroyed": (
        '<path d="m96 56 160 140L416 56l40 40-140 160 140 160-40 40-160-140L96 456l-40-40 140-160'
        'L56 96z"/>'
    ),
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

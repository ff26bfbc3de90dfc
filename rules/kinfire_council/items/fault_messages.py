"""The sentences about faults of edited items: what is wrong, then the remedy."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

_FRAMES = {
    "kinfire_council.fault.in_file": NOOP("kinfire_council", "{file}: {what}"),
    "kinfire_council.fault.in_item": NOOP("kinfire_council", "{file}, {item}: {what}"),
    "kinfire_council.fault.in_field": NOOP("kinfire_council", "{file}, {item}, {field}: {what}"),
    "kinfire_council.fault.good": NOOP("kinfire_council", "All items are valid: {counted}."),
    "kinfire_council.fault.own_files": NOOP("kinfire_council", "Own files: {files}."),
    "kinfire_council.fault.complete": NOOP(
        "kinfire_council",
        "The set is complete: it contains no stand-ins, so the Cult gains exactly what "
        "the tracker says.",
    ),
    "kinfire_council.fault.stand_ins": NOOP(
        "kinfire_council",
        "%n item(s) in this set are Lamplight's stand-ins: {names}, … Until none is "
        "left, the Cult also gains Lamplight's balancing number on top of what the "
        "tracker says.",
    ),
    "kinfire_council.fault.no_own": NOOP(
        "kinfire_council",
        "There are no valid items of your own on this machine: choose the shipped items, or put"
        " your own into the program's folder.",
    ),
    "kinfire_council.fault.start": NOOP(
        "kinfire_council",
        "Your own Kinfire Council items can't be used: %n fault(s). The first: {first}",
    ),
}

_OPTION = {
    "kinfire_council.option.items": NOOP("kinfire_council", "Cards and tiles"),
    "kinfire_council.option.items.help": NOOP(
        "kinfire_council",
        "The items that come with the program, or your own. A game keeps its own set, "
        "whatever you edit later.",
    ),
    "kinfire_council.option.items.shipped.help": NOOP(
        "kinfire_council",
        "With stand-ins, the Cult needs Lamplight's balancing number for the number of "
        "players; its page shows it.",
    ),
    "kinfire_council.option.items.own.help": NOOP(
        "kinfire_council",
        "Once no item is a stand-in, including boards and threat tiles, Lamplight's "
        "balancing number for the Cult is 0.",
    ),
    "kinfire_council.option.items.shipped": NOOP("kinfire_council", "Shipped items"),
    "kinfire_council.option.items.own": NOOP("kinfire_council", "Your own items"),
}

_FILES = {
    "kinfire_council.fault.no_folder": NOOP(
        "kinfire_council", "cannot read the folder ({why}); name one that exists."
    ),
    "kinfire_council.fault.no_file": NOOP(
        "kinfire_council", "this is not a file; replace it with a text file or remove it."
    ),
    "kinfire_council.fault.unreadable": NOOP(
        "kinfire_council", "cannot read the file ({why}); allow reading or remove it."
    ),
    "kinfire_council.fault.other_file": NOOP(
        "kinfire_council", "no items are read from this file; the files with items are {known}."
    ),
    "kinfire_council.fault.general_file": NOOP(
        "kinfire_council",
        "this file can't be replaced; write what is printed on boards and threat tiles in {file}.",
    ),
    "kinfire_council.fault.nothing_found": NOOP(
        "kinfire_council", "no file with items was found here; the files with items are {known}."
    ),
    "kinfire_council.fault.folder_above": NOOP(
        "kinfire_council",
        "no file with items was found here, but the folder “{inner}” in it has some; name that"
        " folder.",
    ),
    "kinfire_council.fault.misnamed": NOOP(
        "kinfire_council",
        "Lamplight does not read these files among your own Kinfire Council items: "
        "{files}. The files with items are {known}.",
    ),
    "kinfire_council.fault.huge": NOOP(
        "kinfire_council", "the file is larger than {most} MB; shorten it."
    ),
    "kinfire_council.fault.binary": NOOP(
        "kinfire_council", "this is not text; save it as plain text in UTF-8."
    ),
    "kinfire_council.fault.encoding": NOOP(
        "kinfire_council", "line {line} is not UTF-8; save the file as UTF-8."
    ),
    "kinfire_council.fault.syntax": NOOP(
        "kinfire_council",
        "line {line}, column {column} can't be read; look for a missing quote, bracket "
        "or comma there or just before.",
    ),
    "kinfire_council.fault.syntax_end": NOOP(
        "kinfire_council",
        "the file ends too soon; look for a quote or bracket that is never closed.",
    ),
    "kinfire_council.fault.too_deep": NOOP(
        "kinfire_council", "brackets are nested too deeply; remove some."
    ),
    "kinfire_council.fault.too_deep_here": NOOP(
        "kinfire_council", "lists are nested too deeply here; remove some."
    ),
    "kinfire_council.fault.no_value": NOOP(
        "kinfire_council", "cannot read a value ({why}); write another one."
    ),
    "kinfire_council.fault.unknown_table": NOOP(
        "kinfire_council", "“{name}” does not belong here; this file contains {known}."
    ),
    "kinfire_council.fault.no_items": NOOP(
        "kinfire_council", "no items under {head}; put each item under this heading."
    ),
    "kinfire_council.fault.one_item": NOOP(
        "kinfire_council", "the text must contain exactly one item; begin it with {head}."
    ),
    "kinfire_council.fault.too_many": NOOP(
        "kinfire_council", "more than {most} items of the kind “{kind}”; remove some."
    ),
    "kinfire_council.fault.too_few": NOOP(
        "kinfire_council",
        "{value} of the kind “{kind}”, but a game needs at least {least}; add some.",
    ),
    "kinfire_council.fault.other_count": NOOP(
        "kinfire_council",
        "{value} of the kind “{kind}”, the shipped set has {printed}; this is playable.",
    ),
}

_FIELDS = {
    "kinfire_council.fault.missing": NOOP(
        "kinfire_council", "the field is missing; add it, e.g. {example}."
    ),
    "kinfire_council.fault.unknown_field": NOOP(
        "kinfire_council", "there is no such field; remove it or use one of {known}."
    ),
    "kinfire_council.fault.missing_tag": NOOP(
        "kinfire_council", "the field is missing; write one of {known}."
    ),
    "kinfire_council.fault.unknown_word": NOOP(
        "kinfire_council", "“{value}” is not known here; write one of {known}."
    ),
    "kinfire_council.fault.no_table": NOOP(
        "kinfire_council", "“{value}” must be a table; write it in curly brackets."
    ),
    "kinfire_council.fault.no_list": NOOP(
        "kinfire_council", "“{value}” must be a list; write it in square brackets."
    ),
    "kinfire_council.fault.no_truth": NOOP(
        "kinfire_council", "“{value}” is neither true nor false; write one of them without quotes."
    ),
    "kinfire_council.fault.no_words": NOOP(
        "kinfire_council", "“{value}” must be text; write it in quotes."
    ),
    "kinfire_council.fault.no_whole": NOOP(
        "kinfire_council",
        "“{value}” must be a whole number; write it without quotes and without a decimal point.",
    ),
    "kinfire_council.fault.no_number": NOOP(
        "kinfire_council", "“{value}” must be a number; write it without quotes."
    ),
    "kinfire_council.fault.range": NOOP(
        "kinfire_council", "{value} is out of range; write a number from {least} to {most}."
    ),
    "kinfire_council.fault.zero": NOOP(
        "kinfire_council", "0 changes nothing; write another number."
    ),
    "kinfire_council.fault.empty": NOOP(
        "kinfire_council", "the list is empty; it needs at least one entry."
    ),
    "kinfire_council.fault.bad_id": NOOP(
        "kinfire_council",
        "“{value}” can't be an id; start with a lower-case letter from a to z, then "
        "use only such letters, digits and _, at most 40 characters.",
    ),
    "kinfire_council.fault.bad_name": NOOP(
        "kinfire_council", "a name has 1 to {most} characters on one line; shorten or correct it."
    ),
}

_OPS = {
    "kinfire_council.fault.no_cost": NOOP(
        "kinfire_council", "“{op}” can't be a cost; use {known}."
    ),
    "kinfire_council.fault.cost_here": NOOP(
        "kinfire_council", "“{op}” can be used only in a cost; move it there or use lose or v."
    ),
    "kinfire_council.fault.no_player": NOOP(
        "kinfire_council",
        "“{op}” is about a player, but no one acts here; put it inside a “to” op.",
    ),
    "kinfire_council.fault.no_turn": NOOP(
        "kinfire_council",
        "“{op}” works only on a player's own turn; use it in locations, sites and "
        "research played on a turn.",
    ),
    "kinfire_council.fault.no_piece": NOOP(
        "kinfire_council", "no piece is on a numbered space here; write where = any."
    ),
    "kinfire_council.fault.no_threat": NOOP(
        "kinfire_council", "“{op}” can be used only in threats; move it to one."
    ),
    "kinfire_council.fault.endless": NOOP(
        "kinfire_council",
        "trouble that causes trouble would never end; write a number below 0.",
    ),
    "kinfire_council.fault.to_here": NOOP(
        "kinfire_council",
        "“to” can be used only in decrees and threats, outside other ops; write what "
        "it does without it.",
    ),
    "kinfire_council.fault.no_sponsors": NOOP(
        "kinfire_council",
        "“{value}” has no meaning here, because only an order that passes has "
        "sponsors; write {known}.",
    ),
    "kinfire_council.fault.ops_too_deep": NOOP(
        "kinfire_council", "ops can be nested at most {most} deep; simplify."
    ),
    "kinfire_council.fault.two_kinds": NOOP(
        "kinfire_council", "at least two different kinds are needed; write some of {known}."
    ),
    "kinfire_council.fault.some_skills": NOOP(
        "kinfire_council", "at least one skill is needed, each only once; correct the list."
    ),
    "kinfire_council.fault.two_options": NOOP(
        "kinfire_council",
        "at least two options are needed, each with at least one op; add what is missing.",
    ),
    "kinfire_council.fault.mod_here": NOOP(
        "kinfire_council", "this kind does not count on such an item; use {known}."
    ),
    "kinfire_council.fault.moment_here": NOOP(
        "kinfire_council", "“{value}” has no effect on this item; use {known}."
    ),
    "kinfire_council.fault.who_here": NOOP(
        "kinfire_council", "“{value}” has no meaning on this item; use {known}."
    ),
    "kinfire_council.fault.no_actor": NOOP(
        "kinfire_council", "no one acts at Sun's Rise; write who = each or none."
    ),
    "kinfire_council.fault.for_all": NOOP(
        "kinfire_council",
        "“{param}” is one number for all players; change it only by laws and threats.",
    ),
}

_ITEMS = {
    "kinfire_council.fault.bad_tier": NOOP(
        "kinfire_council", "space {number} is in tier {tier}, not {value}; write {tier}."
    ),
    "kinfire_council.fault.one_or_two": NOOP(
        "kinfire_council", "{value} locations; each side has one or two."
    ),
    "kinfire_council.fault.rows": NOOP("kinfire_council", "{value} rows; a site has 1 to 5 rows."),
    "kinfire_council.fault.bad_level": NOOP(
        "kinfire_council",
        "“{value}” is not a level; write a digit in quotes, or a hyphen for never.",
    ),
    "kinfire_council.fault.level_zero_cost": NOOP(
        "kinfire_council", "a threat of level 0 is never in a slot; remove its cost."
    ),
    "kinfire_council.fault.level_zero_ongoing": NOOP(
        "kinfire_council", "a threat of level 0 is never in a slot; remove what is ongoing."
    ),
    "kinfire_council.fault.never_triggers": NOOP(
        "kinfire_council",
        "a threat of level “-” never triggers; remove its effect or give it a number as its level.",
    ),
    "kinfire_council.fault.no_effect": NOOP(
        "kinfire_council", "laws and elections work only by mods; remove the effect."
    ),
    "kinfire_council.fault.no_mods": NOOP(
        "kinfire_council", "orders and crises work only by their effect; remove the mods."
    ),
    "kinfire_council.fault.same_id": NOOP(
        "kinfire_council", "the id “{id}” is already used by “{other}”; give each its own."
    ),
    "kinfire_council.fault.reserved_id": NOOP(
        "kinfire_council", "the id “{id}” belongs to a space of the table; choose another one."
    ),
    "kinfire_council.fault.numbers_missing": NOOP(
        "kinfire_council", "no district has the number {numbers}; each from 1 to 18 is needed."
    ),
    "kinfire_council.fault.same_number": NOOP(
        "kinfire_council", "another district also has the number {number}; give each its own."
    ),
    "kinfire_council.fault.no_skill": NOOP(
        "kinfire_council", "the skill “{id}” is missing; add it."
    ),
    "kinfire_council.fault.unknown_skill": NOOP(
        "kinfire_council", "there is no such skill; the ids are {known}."
    ),
    "kinfire_council.fault.same_colour": NOOP(
        "kinfire_council", "another sheet is also {colour}; give each its own colour."
    ),
    "kinfire_council.fault.tracker_rows": NOOP(
        "kinfire_council", "the tracker has {least} to {most} rows, not {value}."
    ),
    "kinfire_council.fault.three_tiers": NOOP(
        "kinfire_council", "{value} tiers; write the first and the last number of three, [1, 6]."
    ),
    "kinfire_council.fault.bad_range": NOOP(
        "kinfire_council",
        "“{value}” is not a tier; write its first number, {first}, and its last one, "
        "for {least} to {most} spaces.",
    ),
    "kinfire_council.fault.last_tier": NOOP(
        "kinfire_council", "the last tier ends with {value}; it must end with {most}."
    ),
    "kinfire_council.fault.three_taxes": NOOP(
        "kinfire_council", "{value} taxes; write one for each of the three tiers."
    ),
    "kinfire_council.fault.no_street": NOOP(
        "kinfire_council",
        "“{value}” is not a street; write the numbers of two different spaces from 1 "
        "to {most}, e.g. [1, 2].",
    ),
    "kinfire_council.fault.same_street": NOOP(
        "kinfire_council",
        "the street from {one} to {other} is listed twice; it leads both ways, so write it once.",
    ),
    "kinfire_council.fault.cut_off": NOOP(
        "kinfire_council",
        "no street leads from space 1 to {numbers}; each space must be reached from every other.",
    ),
    "kinfire_council.fault.upgrade_tiers": NOOP(
        "kinfire_council", "each of the tiers 1, 2 and 3 needs one [[upgrade]]; correct the tiers."
    ),
    "kinfire_council.fault.track_start": NOOP(
        "kinfire_council",
        "{value} needs at the start, but the track has %n row(s); write fewer.",
    ),
    "kinfire_council.fault.one_tile": NOOP(
        "kinfire_council", "{value} items for the tile “{id}”; exactly one is needed."
    ),
    "kinfire_council.fault.tile_field": NOOP(
        "kinfire_council",
        "only Rubble is cleared, and only the Sea Beast has a surcharge; write 0 or an empty list.",
    ),
    "kinfire_council.fault.not_trained": NOOP(
        "kinfire_council", "“{skill}” can't be trained; use one of {known}."
    ),
}

SENTENCES: dict[str, str] = {**_FRAMES, **_OPTION, **_FILES, **_FIELDS, **_OPS, **_ITEMS}

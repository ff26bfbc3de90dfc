"""Cartographers once more, written from the text of the rules alone, and a follower that compares.

The second engine shares no code with `rules/cartographers`: it reads the tables in
`resources/cartographers` by itself, keeps a map as letters in a dict and finds what is legal by
trying every place. A fault must be made twice, in two ways, to stay unseen. Only `follower` knows
both engines: at each question of a random game it holds options, maps, coins and scores of one
against the other. The number in brackets is the section of the rules.

    cards     what is printed: explore, ambush, hero, skill and scoring cards, seasons (1)
    maps      a seat's map, its coins, what is destroyed (1, 4.5, 15)
    shapes    turning, mirroring, every place on a map (4.1)
    table     what lies open, and the form of a question (2, 11)
    drawing   a terrain card (4)
    skills    what a skill changes or adds (10)
    sweep     where an ambush lands when nobody chooses (9)
    ambush    an ambush card (5, 10, 15)
    heroes    hero cards and the powers of monsters (15)
    seasons   the year, scores and the end (3, 6, 7, 9)

The scoring cards are those of `plain_scoring` (8).
"""

"""Bots of Cthulhu Wars: they play from their seat's view, to a plan for each faction, and say why.

`survey.py` reads the map, `worth.py` says in points of Doom what a position is worth, `danger.py`
what may be lost, `plans/` what each faction works toward. `hunches.py` picks the orders that
deserve a try, `search.py` tries them, `reflexes.py` answers what needs no search.
"""

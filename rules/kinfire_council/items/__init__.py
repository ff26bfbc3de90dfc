"""Items that a person may edit: read strictly, every fault told in one sentence (15).

`reading` makes tables of files, `shape` checks fields and types, `linting` and `modifying` what may
stand where, `checking` single items, `whole` what they must be together; `loading` does it all for
a folder. `own` keeps the user's set and gives it to games and their records.
"""

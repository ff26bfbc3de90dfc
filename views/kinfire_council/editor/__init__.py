"""The editor of cards and tiles: a list of all items, the text of one, what it will look like.

`ItemEditor(folder)` is a widget for any window; it knows nothing of the program around it.
"""

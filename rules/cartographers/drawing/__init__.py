"""Drawing (4): the map, shapes and where they fit."""

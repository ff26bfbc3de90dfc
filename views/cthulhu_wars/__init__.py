"""The table of Cthulhu Wars."""

"""The checks of the project, in the same tree as the code."""

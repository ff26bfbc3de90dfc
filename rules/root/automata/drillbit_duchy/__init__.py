"""The Drillbit Duchy (9)."""

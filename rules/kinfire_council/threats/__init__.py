"""Threats, trouble and arrests (6, 9)."""

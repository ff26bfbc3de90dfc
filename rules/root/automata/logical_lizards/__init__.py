"""The Logical Lizards (9)."""

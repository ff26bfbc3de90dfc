"""Navigation (4.3, 4.4, 5, 6, 9): cards drawn, kept and played; the ship sails."""

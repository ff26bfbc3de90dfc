"""The loyalty check (4.2): guns, mutiny, captaincy."""

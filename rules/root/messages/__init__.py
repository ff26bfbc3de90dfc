"""Every sentence of the general law and its options, by key."""

"""Every sentence of the general law, the rounds and the options, by key."""

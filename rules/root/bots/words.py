"""What the bots of Root say about their orders."""

SENTENCES: dict[str, str] = {
    "root.bot.only": "There is nothing else to do.",
    "root.bot.taste": "A matter of taste.",
    "root.bot.best": "Nothing else that I tried left me better off.",
}

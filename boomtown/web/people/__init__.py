"""Who plays here: guests, accounts, browsers and programs that are known."""

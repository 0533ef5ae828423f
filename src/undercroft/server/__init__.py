"""The server: tables that never lose a choice and never show a card."""

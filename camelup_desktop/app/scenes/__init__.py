"""Screens and dialogs shared by all games."""

"""The rules: pure functions on frozen states. No screen, no clock, no dice in here."""

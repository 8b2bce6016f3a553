"""Signals, modes, rooms, loudness and files: what all sounds are made with."""

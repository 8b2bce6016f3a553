"""Camel Up Desktop: the camel race on one screen, for people and computer opponents."""

__version__ = "0.1.0"

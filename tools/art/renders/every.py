"""Importing this module fills the registry with all recipes."""

from renders import (
    blinks,
    flats,
    furniture,
    modules,
    papers,
    pieces,
    portraits,
    scenes,
    shaker,
    supercup,
    title,
    tokens,
    turning,
)
from renders.registry import RECIPES

__all__ = [
    "RECIPES",
    "blinks",
    "flats",
    "furniture",
    "modules",
    "papers",
    "pieces",
    "portraits",
    "scenes",
    "shaker",
    "supercup",
    "title",
    "tokens",
    "turning",
]

"""Importing this module fills the registry with all recipes."""

from renders import (
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
)
from renders.registry import RECIPES

__all__ = [
    "RECIPES",
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
]

"""All recipes: importing this module fills the registry."""

from __future__ import annotations

from foley import camels, camera, crowd, desert, dice, metal, paper, supercup, wood
from foley.registry import RECIPES

MODULES = (camels, camera, crowd, desert, dice, metal, paper, supercup, wood)

__all__ = ["MODULES", "RECIPES"]

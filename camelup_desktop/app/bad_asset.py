"""Errors of shipped files: each says in one sentence which file cannot be used, and why."""

from __future__ import annotations

from pathlib import Path


class BadAsset(LookupError):
    """A shipped file cannot be used; the message is a sentence for a person."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


class AssetMissing(BadAsset):
    """It is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, f"The file {path.name} is missing from the folder {path.parent}.")


class AssetBroken(BadAsset):
    """It is there, but it is not `kind` ("a picture", "a font")."""

    def __init__(self, path: Path, kind: str) -> None:
        super().__init__(
            path,
            f"The file {path.name} in the folder {path.parent} is damaged: it is not {kind}."
            " Installing the game again mends it.",
        )

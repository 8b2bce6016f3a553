"""assets/sounds/manifest.json: what was made from which programs, checksums, measured facts."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any

from soundlib.loudness import Facts


def source_hash(sources: Iterable[Path]) -> str:
    """One checksum over the programs a sound is made by."""
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(path.name.encode() + path.read_bytes())
    return total.hexdigest()[:16]


class Manifest:
    """name -> {group, source, files: {file: {sha256, size, and what was measured}}}."""

    def __init__(self, folder: Path) -> None:
        """Read the manifest of a folder, or start an empty one."""
        self.folder, self.path = folder, folder / "manifest.json"
        self.sounds: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            self.sounds = json.loads(self.path.read_text())["sounds"]

    def current(self, name: str, source: str) -> bool:
        """Whether a sound's files are there and come from these programs."""
        entry = self.sounds.get(name)
        if entry is None or entry["source"] != source:
            return False
        return all((self.folder / file).exists() for file in entry["files"])

    def record(self, name: str, group: str, source: str, files: dict[str, Facts]) -> None:
        """Note freshly made files, remove those of an older make, save."""
        old = self.sounds.get(name, {"files": {}})["files"]
        noted = {}
        for file, measured in sorted(files.items()):
            data = (self.folder / file).read_bytes()
            checksum = hashlib.sha256(data).hexdigest()
            noted[file] = {"sha256": checksum, "size": len(data), **measured}
        self.sounds[name] = {"group": group, "source": source, "files": noted}
        self._remove(set(old) - set(noted))
        self._save()

    def forget_all_but(self, names: Container[str]) -> None:
        """Remove sounds that nobody makes any more."""
        for name in [name for name in self.sounds if name not in names]:
            self._remove(self.sounds.pop(name)["files"])
        self._save()

    def _remove(self, files: Iterable[str]) -> None:
        for file in files:
            (self.folder / file).unlink(missing_ok=True)

    def _save(self) -> None:
        text = json.dumps({"sounds": self.sounds}, indent=1, sort_keys=True) + "\n"
        spare = self.path.with_suffix(".tmp")
        spare.write_text(text)
        os.replace(spare, self.path)

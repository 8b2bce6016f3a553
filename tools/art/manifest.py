"""assets/sprites/manifest.json: what was rendered from which sources, and the files' checksums."""

import hashlib
import json
import os
from pathlib import Path


class Manifest:
    """key -> {source, quality, files: {name: {size, sha256}}}, written after every change."""

    def __init__(self, folder: Path) -> None:
        """Read the manifest of a sprite folder, or start an empty one."""
        self.folder = folder
        self.path = folder / "manifest.json"
        self.assets: dict[str, dict] = self._read()

    def _read(self) -> dict[str, dict]:
        if not self.path.exists():
            return {}
        found: dict[str, dict] = json.loads(self.path.read_text())["assets"]
        return found

    def current(self, key: str, source: str, quality: str) -> bool:
        """Whether the key's files exist, come from these sources and are no worse than quality."""
        entry = self.assets.get(key)
        if entry is None or entry["source"] != source:
            return False
        if quality == "final" and entry["quality"] != "final":
            return False
        return all((self.folder / name).exists() for name in entry["files"])

    def checksums(self, key: str) -> list[str]:
        """sha256s of a key's files."""
        return [f["sha256"] for f in self.assets.get(key, {"files": {}})["files"].values()]

    def record(self, key: str, source: str, quality: str, files: list[Path]) -> None:
        """Note freshly made files and save."""
        facts = {}
        for path in sorted(files):
            data = path.read_bytes()
            facts[os.path.relpath(path, self.folder)] = {
                "sha256": hashlib.sha256(data).hexdigest(),
                "size": len(data),
            }
        self.assets = self._read()  # another run may have added its own keys meanwhile
        self.assets[key] = {"files": facts, "quality": quality, "source": source}
        self.save()

    def accept(self, key: str, source: str) -> None:
        """Note that a key's files, made before, would come out the same from these sources."""
        self.assets = self._read()
        if key in self.assets:
            self.assets[key]["source"] = source
            self.save()

    def save(self) -> None:
        """Write atomically, keys sorted."""
        text = json.dumps({"assets": self.assets}, indent=1, sort_keys=True) + "\n"
        spare = self.path.with_suffix(".tmp")
        spare.write_text(text)
        os.replace(spare, self.path)

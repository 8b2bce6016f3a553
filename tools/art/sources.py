"""Fingerprint of the programs and pictures that one asset is made from."""

import ast
import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from renders.registry import Recipe

HERE = Path(__file__).resolve().parent
OWN = ("artlib", "assets", "flat")


def source_hash(recipe: Recipe, key: str, needed: Iterable[str]) -> str:
    """Hash of the key, the recipe's code, the modules it reaches and the pictures it needs.

    `needed` are the sha256s of those pictures.
    """
    digest = hashlib.sha256(key.encode())
    segments, modules = _used_code(Path(inspect.getfile(recipe.make)), recipe.make.__name__)
    for text in segments:
        digest.update(text.encode())
    for path in sorted(_reach(modules)):
        digest.update(path.read_bytes())
    for sha in sorted(needed):
        digest.update(sha.encode())
    return digest.hexdigest()[:16]


def _used_code(path: Path, start: str) -> tuple[list[str], set[str]]:
    """Code of a top-level function and of all it names in its module; the modules imported."""
    text = path.read_text()
    tree = ast.parse(text)
    defined: dict[str, ast.stmt] = {}
    imported: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            defined[node.name] = node
        elif isinstance(node, ast.Assign):
            for name in (n.id for n in ast.walk(node) if isinstance(n, ast.Name)):
                defined.setdefault(name, node)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                imported[alias.asname or alias.name] = _modules(node)
    segments, modules, queue, seen = [], set(), [start], set()
    while queue:
        name = queue.pop(0)
        if name in seen:
            continue
        seen.add(name)
        modules |= imported.get(name, set())
        if name in defined:
            node = defined[name]
            segments.append(ast.get_source_segment(text, node) or "")
            modules |= _modules(node)
            queue += sorted({n.id for n in ast.walk(node) if isinstance(n, ast.Name)})
    return segments, modules


def _modules(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = ".".join(filter(None, ("artlib" if node.level else "", node.module)))
            names.add(base)
            names |= {f"{base}.{a.name}" for a in node.names}
    return {n for n in names if n.split(".")[0] in OWN}


@cache
def _file_imports(path: Path) -> frozenset[str]:
    return frozenset(_modules(ast.parse(path.read_text())))


def _reach(names: set[str]) -> set[Path]:
    """Files of the named modules and of everything they import inside this folder."""
    found: set[Path] = set()
    queue = list(names)
    while queue:
        path = HERE / (queue.pop().replace(".", "/") + ".py")
        if path.is_file() and path not in found:
            found.add(path)
            queue.extend(_file_imports(path))
    return found

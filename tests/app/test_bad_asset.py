"""Shipped files that are damaged: one sentence that names the file, and the game ends tidily."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Color

from camelup_desktop.app import crash, layout, main, paths
from camelup_desktop.app.assets import Assets
from camelup_desktop.app.bad_asset import AssetBroken, AssetMissing, BadAsset
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View


@pytest.fixture
def damaged(services: Services, tmp_path: Path) -> Assets:
    """A store of damaged files (`services` for its window)."""
    for folder in ("sprites", "fonts"):
        (tmp_path / folder).mkdir()
    (tmp_path / "sprites" / "camel.png").write_bytes(b"\x89PNG\r\n\x1a\n and nothing else")
    (tmp_path / "sprites" / "tile.png").write_bytes(b"")
    shutil.copy(paths.assets() / "sprites" / "title_logo.png", tmp_path / "sprites" / "coin.png")
    (tmp_path / "sprites" / "coin.json").write_text("[1, 2", encoding="utf-8")
    (tmp_path / "fonts" / "Nunito-Bold.ttf").write_bytes(b"no font, no font, no font" * 40)
    return Assets(tmp_path)


@pytest.mark.parametrize("name", ["camel", "tile"])
def test_a_damaged_picture_is_named(damaged: Assets, name: str) -> None:
    with pytest.raises(AssetBroken, match=rf"{name}\.png .* not a picture"):
        damaged.picture(name, (40, 40))


def test_a_damaged_sidecar_is_named(damaged: Assets) -> None:
    with pytest.raises(AssetBroken, match=r"coin\.json"):
        damaged.sprite("coin", 80.0)


def test_a_damaged_font_is_named_and_kills_nobody(damaged: Assets) -> None:
    with pytest.raises(AssetBroken, match=r"Nunito-Bold\.ttf .* not a font"):
        damaged.text("text", 20, "Camel", Color("red"))
    with pytest.raises(AssetMissing, match=r"PaytoneOne-Regular\.ttf"):
        damaged.text("title", 20, "Camel", Color("red"))


@pytest.mark.parametrize("content", ["{", "[]", None])
def test_damaged_rectangles_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None
) -> None:
    folder = tmp_path / "themes" / "desert"
    folder.mkdir(parents=True)
    if content is not None:
        (folder / "layout.json").write_text(content, encoding="utf-8")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    layout.authored.cache_clear()
    layout._layouts.cache_clear()
    try:
        with pytest.raises(BadAsset, match=r"layout\.json"):
            layout.screen_rects("title", View((1280, 720)))
    finally:
        layout.authored.cache_clear()
        layout._layouts.cache_clear()


def test_a_file_that_breaks_while_playing_is_told_in_a_box_and_is_no_crash(
    camelup_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []

    def breaks(*values: Any, **more: Any) -> None:
        raise AssetMissing(Path("assets/sprites/camel_blue_E.png"))

    def box(title: str, message: str, **more: Any) -> int:
        said.append(message)
        return 0

    opened = main.Window.open
    monkeypatch.setattr(main, "RealClock", breaks)
    monkeypatch.setattr(
        main.Window, "open", lambda title, size, *, hidden=False: opened(title, size, hidden=True)
    )
    monkeypatch.setattr(pygame.display, "message_box", box)
    monkeypatch.setattr(crash, "watch_threads", lambda handle: None)
    assert main.run() == 1
    assert len(said) == 1 and said[0].startswith("The file camel_blue_E.png is missing")
    assert said[0] in capsys.readouterr().err
    assert not list((camelup_home / "log").glob("crash *.txt"))

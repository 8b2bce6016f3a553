"""The game's one picture in the systems' own icon formats."""

import io
import struct
from pathlib import Path

import pygame
import pytest

from tools.packaging import icons, windows_version


@pytest.fixture
def picture(tmp_path: Path) -> str:
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    surface.fill((200, 120, 40, 255), (50, 0, 50, 100))
    path = tmp_path / "icon.png"
    pygame.image.save(surface, path)
    return str(path)


def load(data: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), "icon.png")


def test_windows_icon_holds_every_size_with_its_transparency(picture: str, tmp_path: Path) -> None:
    data = Path(icons.windows(picture, str(tmp_path / "build"))).read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.WINDOWS_SIZES))
    for index, size in enumerate(icons.WINDOWS_SIZES):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert entry[0] == entry[1] == size % 256
        image = load(data[entry[7] : entry[7] + entry[6]])
        assert image.get_size() == (size, size)
        assert image.get_at((0, 0)).a == 0
        assert image.get_at((size - 1, 0)).a > 240


def test_macos_icon_is_a_chain_of_blocks_up_to_its_end(picture: str, tmp_path: Path) -> None:
    data = Path(icons.macos(picture, str(tmp_path))).read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    sizes = []
    at = 8
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        sizes.append(load(data[at + 8 : at + length]).get_width())
        at += length
    assert at == len(data)
    assert sizes == list(icons.MACOS_TYPES.values())


def test_windows_version_has_four_numbers(tmp_path: Path) -> None:
    path = windows_version.write("Camel Up Desktop", "1.2.3", "camelup", str(tmp_path))
    text = Path(path).read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0), prodvers=(1, 2, 3, 0)" in text
    assert "StringStruct(\"OriginalFilename\", 'camelup.exe')" in text

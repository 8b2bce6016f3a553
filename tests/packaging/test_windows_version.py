"""What Windows shows of a program when asked for its properties."""

from pathlib import Path

from tools.packaging import windows_version


def test_windows_version_has_four_numbers(tmp_path: Path) -> None:
    path = windows_version.write("Camel Up Desktop", "1.2.3", "camelup", str(tmp_path))
    text = Path(path).read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0), prodvers=(1, 2, 3, 0)" in text
    assert "StringStruct(\"OriginalFilename\", 'camelup.exe')" in text

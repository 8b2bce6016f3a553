"""The version information that Windows shows among a program's properties."""

from pathlib import Path

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", {name!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("LegalCopyright", "The Camel Up Desktop contributors, MIT License"),
      StringStruct("OriginalFilename", {program!r}),
      StringStruct("ProductName", {name!r}),
      StringStruct("ProductVersion", {version!r})])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])])
  ]
)
"""


def write(name: str, version: str, program: str, folder: str) -> str:
    """Write the information about one program into `folder`; returns the file's path.

    `version` is like "0.1.0"; Windows wants four numbers, so zeros are added.
    """
    numbers = (*map(int, version.split(".")), 0, 0, 0, 0)
    text = TEMPLATE.format(
        name=name, version=version, program=f"{program}.exe", numbers=numbers[:4]
    )
    path = Path(folder) / f"{program}.version.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)

"""Start the game (`python3 play.py`) or its tests (`python3 play.py test`) from a checkout.

The first start makes an environment of its own beside this file; nothing else on the computer is
touched, and nothing but Python 3.11 is needed. Only the standard library, and no syntax newer than
Python 3.6: a Python that is too old must still be able to read this file and say so.
"""

import os
import sys

NEEDED = (3, 11)
HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv-play")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = os.path.join(BIN, "python.exe" if os.name == "nt" else "python")
LOCK = os.path.join(HERE, "requirements.lock")
LOG = os.path.join(VENV, "install.log")
OFFLINE = (  # what pip says when it cannot reach the package index
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "NameResolutionError",
    "ProxyError",
    "SSLError",
    "Temporary failure in name resolution",
    "Connection refused",
    "Network is unreachable",
    "Read timed out",
)


class Trouble(Exception):
    """What stands in the way, as one sentence for a person."""


def main(words: list) -> int:
    """Make or mend the environment where needed, then become the game or the tests."""
    try:
        check_python()
        ensure_game()
        if words[:1] == ["test"]:
            ensure_extras(["test", "build"] if "--slow" in words else ["test"])
    except (Trouble, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the next start goes on from here.", file=sys.stderr)
        return 130
    if words[:1] == ["test"]:
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        os.chdir(HERE)
        return become(["-m", "pytest", *words[1:]])
    if words[:1] == ["film"]:
        return become([os.path.join(HERE, "tools", "film.py"), *words[1:]])
    return become(["-P", "-m", "camelup_desktop", *words])


def become(arguments: list) -> int:
    """Hand over to the environment's Python; on Windows, where that is impossible, wait for it."""
    command = [VENV_PYTHON, *arguments]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(VENV_PYTHON, command)
    import subprocess

    process = subprocess.Popen(command)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # Ctrl+C reaches the child too; its answer counts
            continue


def check_python() -> None:
    """Raise Trouble when this Python is too old."""
    if sys.version_info >= NEEDED:
        return
    import shutil

    newer = [f"python3.{minor}" for minor in range(16, NEEDED[1] - 1, -1)]
    found = [name for name in newer if shutil.which(name) and runs([name, "-c", ""])]
    if found:
        remedy = f"you have a newer one, so run: {found[0]} play.py"
    elif shutil.which("apt-get"):
        remedy = f"run: {apt_install()} python3.11 python3.11-venv && python3.11 play.py"
    else:
        remedy = "install one from https://www.python.org/downloads/ and start it again"
    raise Trouble(
        f"Camel Up Desktop needs Python 3.11 or newer, and this is {python_name()}: {remedy}"
    )


def runs(command: list) -> bool:
    """Whether this program starts and ends well, whatever it says."""
    import subprocess

    return not subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def python_name() -> str:
    """What this Python calls itself, like "Python 3.12"."""
    return f"Python {sys.version_info[0]}.{sys.version_info[1]}"


def apt_install() -> str:
    """How this user installs Debian packages."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return "apt install -y" if root else "sudo apt install -y"


def ensure_game() -> None:
    """Make the environment, or bring it up to date, unless its stamps say that it is right."""
    if not (os.path.exists(VENV_PYTHON) and stamped("home", home())):
        make_venv()
        stamp("home", home())
    pins = read(LOCK)
    if not stamped("game", pins):
        pip_install("-r", LOCK)
        pip_install("--no-deps", "-e", HERE)
        stamp("game", pins)
        print("Ready.", flush=True)


def home() -> str:
    """What an environment cannot outlive: another Python, or another place."""
    return "\n".join([python_name(), sys.base_prefix, HERE])


def ensure_extras(extras: list) -> None:
    """Install what pyproject.toml pins under these extras, unless that is done."""
    import tomllib

    with open(os.path.join(HERE, "pyproject.toml"), "rb") as file:
        table = tomllib.load(file)["project"]["optional-dependencies"]
    for extra in extras:
        pins = "\n".join(table[extra] + [read(LOCK)])
        if not stamped(extra, pins):
            print("Setting up what the tests need (once).", flush=True)
            pip_install("-r", LOCK, *table[extra])
            stamp(extra, pins)


def make_venv() -> None:
    """An empty environment with pip in it, in place of any older one."""
    from importlib.util import find_spec

    whole = bool(find_spec("ensurepip"))  # Debian keeps it in a package of its own
    if not (find_spec("venv") and (whole or find_spec("pip"))):
        import shutil

        remedy = "install Python again from https://www.python.org/downloads/"
        if shutil.which("apt-get"):
            remedy = f"run: {apt_install()} python3.{sys.version_info[1]}-venv"
        raise Trouble(f"This Python cannot make an environment for the game: {remedy}")
    print("Setting up the game (about 45 MB to download, once).", flush=True)
    options = ["--clear"] if whole else ["--clear", "--without-pip"]
    run([sys.executable, "-I", "-m", "venv", *options, VENV], "The environment was not made")
    if not whole:
        pip_install("pip", pip=(sys.executable, "-I", "-m", "pip", "--python", VENV_PYTHON))


def pip_install(*arguments: str, pip: tuple = (VENV_PYTHON, "-I", "-m", "pip")) -> None:
    """Install with pip, naming each package as it comes; raise Trouble with the likely reason."""
    options = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    run([*pip, "install", *options, *arguments], "The libraries could not be installed")


def run(command: list, failure: str) -> None:
    """Run a program quietly; on failure keep what it said and raise Trouble."""
    import subprocess

    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV")
    }
    lines = []
    try:
        process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            universal_newlines=True,
            errors="replace",
        )
    except OSError as error:
        raise Trouble(f"{failure}: {error}") from None
    with process:
        for line in process.stdout or ():
            lines.append(line)
            if line.startswith("Collecting "):
                print("  " + line.split()[1], flush=True)
    if process.returncode == 0:
        return
    said = "".join(lines)
    if any(sign in said for sign in OFFLINE):
        raise Trouble(
            "The libraries of the game could not be downloaded:"
            " connect this computer to the internet and run the same command again"
            " (later starts need no network)."
        )
    if "No matching distribution found" in said:
        failure += f"; some are not made for {python_name()} on this computer"
    try:
        with open(LOG, "w", encoding="utf-8") as file:
            file.write(said)
        where = f" (all of it: {LOG})"
    except OSError:
        where = ""
    last = [line.strip() for line in lines if line.strip()] or ["no reason given"]
    raise Trouble(f"{failure}: {last[-1]}{where}")


def stamp(name: str, text: str) -> None:
    """Note that this part of the environment was made from this text."""
    with open(os.path.join(VENV, name + ".stamp"), "w", encoding="utf-8") as file:
        file.write(text)


def stamped(name: str, text: str) -> bool:
    """Whether this part of the environment was made from this very text."""
    try:
        return read(os.path.join(VENV, name + ".stamp")) == text
    except OSError:
        return False


def read(path: str) -> str:
    """A text file as it is."""
    with open(path, encoding="utf-8") as file:
        return file.read()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

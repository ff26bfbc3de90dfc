"""Writes the lock files anew: the newest versions that pyproject.toml allows, with their hashes.

The lock files name versions and hashes for all systems, and no address of any package index.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"
LOCKS = {
    "requirements.lock": ["--group", "dev"],
    "packaging/bundle.lock": ["--only-group", "bundle"],
}
HEAD = "# Written by `make lock` from pyproject.toml: versions and hashes. Do not edit.\n"


def uv() -> list[str]:
    """The resolver: a developer's own, or one put into the environment for this."""
    if found := shutil.which("uv"):
        return [found]
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", UV], check=True)
    return [sys.executable, "-m", "uv"]


def export(command: list[str], folder: Path, groups: list[str]) -> str:
    """The resolved packages as text; uv's own lock file stays in the temporary folder."""
    form = ["--format", "requirements-txt", "--no-emit-project", "--no-header", "--quiet"]
    exported = subprocess.run(
        [*command, "export", *form, "--no-default-groups", *groups],
        cwd=folder,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    return exported.stdout


def main() -> None:
    command = uv()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for needed in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / needed, folder)
        for target, groups in LOCKS.items():
            (ROOT / target).write_text(HEAD + export(command, folder, groups), encoding="utf-8")
            print("written:", target)


if __name__ == "__main__":
    main()

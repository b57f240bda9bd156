"""Builds the package (PEP 517, 660) with the standard library alone, so that it installs without a network."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Dict, List, Optional

ROOT = Path(__file__).resolve().parent.parent
#: A fixed time, so that the same sources give the same bytes.
MOMENT = (2026, 1, 1, 0, 0, 0)
WHEEL = "Wheel-Version: 1.0\nGenerator: handover\nRoot-Is-Purelib: true\nTag: py3-none-any\n"

Settings = Optional[Dict[str, object]]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None
) -> str:
    """Writes the wheel and returns its name."""
    package = ROOT / "src" / "handover"
    files = {f"handover/{path.name}": path.read_bytes() for path in [*package.glob("*.py"), package / "py.typed"]}
    return _write_wheel(wheel_directory, files)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None
) -> str:
    """Writes a wheel that points to the sources."""
    return _write_wheel(wheel_directory, {"handover.pth": f"{ROOT / 'src'}\n".encode()})


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Writes the archive of the sources and returns its name."""
    base = f"{_field('name')}-{_field('version')}"
    patterns = ("pyproject.toml", "README.md", "src/handover/*.py", "src/handover/py.typed", "scripts/*.py")
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    files = {str(path.relative_to(ROOT).as_posix()): path.read_bytes() for path in paths}
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, content in {**files, "LICENSE": _licence(), "PKG-INFO": _metadata()}.items():
            entry = tarfile.TarInfo(f"{base}/{name}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    (Path(sdist_directory) / f"{base}.tar.gz").write_bytes(gzip.compress(written.getvalue(), mtime=0))
    return f"{base}.tar.gz"


def _write_wheel(directory: str, files: Dict[str, bytes]) -> str:
    base = f"{_field('name')}-{_field('version')}"
    info = f"{base}.dist-info"
    files = {
        **files,
        f"{info}/METADATA": _metadata(),
        f"{info}/WHEEL": WHEEL.encode(),
        f"{info}/licenses/LICENSE": _licence(),
    }
    record = "".join(f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = f"{base}-py3-none-any.whl"
    with zipfile.ZipFile(Path(directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return wheel


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _metadata() -> bytes:
    lines: List[str] = [
        "Metadata-Version: 2.4",
        f"Name: {_field('name')}",
        f"Version: {_field('version')}",
        f"Summary: {_field('description')}",
        f"License-Expression: {_field('license')}",
        "License-File: LICENSE",
        f"Requires-Python: {_field('requires-python')}",
        *(f"Classifier: {classifier}" for classifier in _classifiers()),
        "Description-Content-Type: text/markdown",
    ]
    return ("\n".join(lines) + "\n\n" + (ROOT / "README.md").read_text(encoding="utf-8")).encode()


def _licence() -> bytes:
    """The text is in the archive of the sources, and in the repository one folder above."""
    own = ROOT / "LICENSE"
    return (own if own.exists() else ROOT.parent.parent / "LICENSE").read_bytes()


def _classifiers() -> List[str]:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[project]")[2]
    return re.findall(r'"([^"\n]+)"', project.partition("classifiers = [")[2].partition("]")[0])


def _field(name: str) -> str:
    """A text of pyproject.toml, which Python 3.9 and 3.10 cannot parse as TOML."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[project]")[2]
    found = re.search(rf'^{name} = "(.*)"$', project, re.MULTILINE)
    if not found:
        raise SystemExit(f"pyproject.toml names no {name}")
    return found[1]

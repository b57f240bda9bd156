"""The whole package: it follows the API description, runs on Python 3.9, and documents every public name."""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib.util
import inspect
import json
import pkgutil
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any, Dict, Iterator, List, Tuple, get_type_hints

import handover
import handover.testing
from handover._operations import OPERATIONS

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "handover").glob("*.py"))
OWN = [*SOURCES, *sorted((ROOT / "tests").glob("*.py")), *sorted((ROOT / "scripts").glob("*.py"))]


def public_modules() -> Iterator[ModuleType]:
    yield handover
    for found in pkgutil.iter_modules(handover.__path__):
        if not found.name.startswith("_"):
            yield importlib.import_module(f"handover.{found.name}")


def is_standard(module: str) -> bool:
    found = importlib.util.find_spec(module.partition(".")[0])
    origin = found.origin if found and found.origin else ""
    inside = origin.startswith(sysconfig.get_path("stdlib")) and "-packages" not in origin
    return inside or origin in ("built-in", "frozen")


def run_python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=60)


class DescriptionTest(unittest.TestCase):
    def test_the_generated_modules_are_up_to_date(self) -> None:
        ran = run_python(str(ROOT / "scripts" / "generate.py"), "--check")
        self.assertEqual((ran.returncode, ran.stdout), (0, ""), ran.stderr)

    def test_every_operation_can_be_called(self) -> None:
        called = set()
        for source in SOURCES:
            called.update(re.findall(r'"([a-z]+[A-Z]\w+)"', source.read_text(encoding="utf-8")))
        self.assertEqual(set(OPERATIONS) - called, set())

    def test_every_code_of_the_description_has_its_class(self) -> None:
        description = json.loads((ROOT.parent.parent / "openapi" / "v1.json").read_text(encoding="utf-8"))
        for key in description["components"]["examples"]:
            form, status, code = key.split("-", 2)
            if form == "v1":
                kind = handover.ERROR_CLASSES[code]
                self.assertTrue(issubclass(kind, handover.ApiError), code)
                self.assertEqual(int(status) >= 500, issubclass(kind, handover.ServerError), code)


class SourceTest(unittest.TestCase):
    def test_the_version_is_the_one_of_the_project(self) -> None:
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        self.assertIn(f'\nversion = "{handover.__version__}"\n', project)

    def test_every_file_is_python_3_9_and_has_a_docstring(self) -> None:
        for path in OWN:
            with self.subTest(file=path.name):
                text = path.read_text(encoding="utf-8")
                tree = ast.parse(text, feature_version=(3, 9))
                self.assertTrue(ast.get_docstring(tree))
                self.assertNotRegex(text, r"[ \t]+\n|\n\n\n\n")
                self.assertEqual([line for line in text.splitlines() if len(line) > 120], [])

    def test_only_the_standard_library_is_needed(self) -> None:
        for path in SOURCES:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.level == 0:
                    names = [node.module or ""]
                self.assertEqual([name for name in names if not is_standard(name)], [], path.name)

    def test_every_import_is_used(self) -> None:
        for path in OWN:
            text = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, (ast.Import, ast.ImportFrom)) and getattr(node, "module", "") != "__future__":
                    names = [(each.asname or each.name).partition(".")[0] for each in node.names]
                    idle = [name for name in names if name != "*" and len(re.findall(rf"\b{name}\b", text)) < 2]
                    self.assertEqual(idle, [], path.name)

    def test_every_function_of_the_package_is_fully_typed(self) -> None:
        for path in SOURCES:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                    untyped = [each.arg for each in given if each.annotation is None and each.arg != "self"]
                    self.assertEqual((untyped, node.returns is None), ([], False), f"{path.name}: {node.name}")

    def test_importing_prints_nothing(self) -> None:
        ran = run_python("-W", "error", "-c", "import handover, handover.testing")
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (0, "", ""))


class BuildTest(unittest.TestCase):
    """pip only calls these functions and unpacks their results."""

    def build(self, what: str, folder: str) -> str:
        code = f"import build_backend; print(build_backend.build_{what}({folder!r}))"
        ran = run_python("-W", "error", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); {code}")
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        return str(Path(folder) / ran.stdout.strip())

    def test_the_wheel_works_in_an_empty_project(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(self.build("wheel", folder)) as wheel:
                wheel.extractall(folder)
            there = {path.name for path in (Path(folder) / "handover").iterdir()}
            self.assertEqual(there, {path.name for path in SOURCES} | {"py.typed"})
            self.check_record(Path(folder))
            says = "import importlib.metadata as m, handover; print(handover.__file__, m.version('handover'))"
            ran = run_python("-I", "-W", "error", "-c", f"import sys; sys.path.insert(0, {folder!r}); {says}")
            self.assertEqual(ran.stdout.split(), [f"{folder}/handover/__init__.py", handover.__version__], ran.stderr)

    def check_record(self, folder: Path) -> None:
        (record,) = folder.glob("*.dist-info/RECORD")
        for line in record.read_text(encoding="utf-8").splitlines()[:-1]:
            name, digest, size = line.split(",")
            content = (folder / name).read_bytes()
            right = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            self.assertEqual((digest, int(size)), (f"sha256={right}", len(content)))

    def test_the_archive_of_the_sources_contains_its_build_backend(self) -> None:
        with tempfile.TemporaryDirectory() as folder, tarfile.open(self.build("sdist", folder)) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
        self.assertLessEqual({"pyproject.toml", "PKG-INFO", "scripts/build_backend.py", "src/handover/py.typed"}, names)


class DocumentationTest(unittest.TestCase):
    def test_every_type_can_be_resolved(self) -> None:
        for module in (handover.types, handover.events):
            for name in module.__all__:
                if inspect.isclass(getattr(module, name)):
                    self.assertTrue(get_type_hints(getattr(module, name)), name)

    def test_every_public_name_is_documented(self) -> None:
        unexplained = [name for name, value in self.public_names() if not self.is_explained(name, value)]
        self.assertEqual(unexplained, [])

    def test_the_page_of_the_documentation_shows_every_call_with_its_arguments(self) -> None:
        page = (ROOT.parent.parent / "docs" / "sdk-python.md").read_text(encoding="utf-8")
        client = handover.Client("https://handover.example", api_key="svc_test_key")
        tables: Dict[str, Any] = {"client": client}
        tables.update((f"client.{name}", getattr(client, name)) for name in get_type_hints(handover.Client))
        for name, part in tables.items():
            table = page.partition(f"| `{name}.` |")[2].partition("\n\n")[0]
            calls = [each for each in vars(type(part)) if each[0] != "_"]
            shown = set(re.findall(r"`(\w+\([^`]*\))`", table))
            self.assertEqual(shown, {self.as_shown(call, getattr(part, call)) for call in calls}, name)

    def as_shown(self, name: str, call: Any) -> str:
        given = inspect.signature(call).parameters.values()
        return f"{name}({', '.join(each.name + ('=' if each.kind is each.KEYWORD_ONLY else '') for each in given)})"

    def public_names(self) -> Iterator[Tuple[str, Any]]:
        for module in public_modules():
            self.assertTrue(module.__doc__, module.__name__)
            for name in module.__all__:
                value = getattr(module, name)
                yield f"{module.__name__}.{name}", value
                if inspect.isclass(value) and value.__module__.startswith("handover"):
                    for inner, member in vars(value).items():
                        if (inspect.isfunction(member) or isinstance(member, property)) and inner[0] != "_":
                            yield f"{module.__name__}.{name}.{inner}", member

    def is_explained(self, name: str, value: Any) -> bool:
        if inspect.isclass(value) or inspect.isroutine(value) or isinstance(value, (property, ModuleType)):
            return bool(inspect.getdoc(value)) and "(*args" not in (value.__doc__ or "")
        return name.endswith("__version__") or bool(self.comments_of(name.rpartition(".")[2]))

    def comments_of(self, name: str) -> List[str]:
        """Values have a comment above them."""
        found: List[str] = []
        for path in SOURCES:
            found += re.findall(rf"#: .*\n{re.escape(name)}\b", path.read_text(encoding="utf-8"))
        return found

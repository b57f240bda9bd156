"""Writes the generated modules of the package from openapi/v1.json.

    python3 scripts/generate.py           writes them
    python3 scripts/generate.py --check   fails when they are not what the description says
"""

from __future__ import annotations

import json
import keyword
import re
import sys
import textwrap
from pathlib import Path
from typing import Any, Dict, List

HERE = Path(__file__).resolve().parent
DESCRIPTION = HERE.parent.parent / "openapi" / "v1.json"
PACKAGE = HERE.parent / "src" / "handover"

Schema = Dict[str, Any]

HEAD = '"""{what}\n\nWritten by scripts/generate.py from openapi/v1.json; do not edit.\n"""\n\n'

#: The class that stands for every error of a status; one class per code derives from it.
BASES = {
    400: "BadRequestError",
    401: "AuthenticationError",
    403: "ForbiddenError",
    404: "NotFoundError",
    409: "ConflictError",
    413: "ApiError",
    422: "UnprocessableError",
    429: "TooManyRequestsError",
}


PLAIN_TYPES = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


def camel(text: str) -> str:
    """`order.created`, `ORDER_NOT_FOUND` and `listOrders` as the name of a class."""
    for mark in "._-":
        text = text.replace(mark, " ")
    words = [word.lower() if word.isupper() else word for word in text.split()]
    return "".join(word[:1].upper() + word[1:] for word in words)


def quoted(text: str, indent: str) -> str:
    """A docstring of one sentence or several, wrapped."""
    text = text.replace("\\", "\\\\").strip()
    text = text if text.endswith((".", "!", "?")) else text + "."
    if len(indent) + len(text) + 6 <= 110:
        return f'{indent}"""{text}"""\n'
    lines = textwrap.wrap(text, 110 - len(indent) - 3, break_long_words=False)
    rest = "".join(f"{indent}{line}\n" for line in lines[1:])
    return f'{indent}"""{lines[0]}\n{rest}{indent}"""\n'


def literal(values: List[Any]) -> str:
    return "Literal[" + ", ".join(json.dumps(value) for value in values) + "]"


class TypeWriter:
    """Turns schemas into typed dicts; what has the same shape is written once."""

    def __init__(self) -> None:
        self.classes: List[str] = []
        self.names: List[str] = []
        self.by_shape: Dict[str, str] = {}

    def type_of(self, schema: Schema, name: str, doc: str) -> str:
        """The annotation for a schema; objects in it become classes that are named after it."""
        if "$ref" in schema:
            return str(schema["$ref"].rsplit("/", 1)[1])
        if "anyOf" in schema:
            options = [option for option in schema["anyOf"] if option.get("type") != "null"]
            inner = [self.type_of(option, name, doc) for option in options]
            joined = inner[0] if len(inner) == 1 else f"Union[{', '.join(inner)}]"
            return joined if len(options) == len(schema["anyOf"]) else f"Optional[{joined}]"
        if "const" in schema:
            return literal([schema["const"]])
        if "enum" in schema:
            return literal(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            inner_kind = next(each for each in kind if each != "null")
            return f"Optional[{self.type_of({**schema, 'type': inner_kind}, name, doc)}]"
        if kind == "array":
            return f"List[{self.type_of(schema['items'], name, doc)}]"
        if kind == "object":
            return self.object_type(schema, name, doc)
        return PLAIN_TYPES.get(kind or "", "Any")

    def object_type(self, schema: Schema, name: str, doc: str) -> str:
        properties: Dict[str, Schema] = schema.get("properties", {})
        if not properties:
            others = schema.get("additionalProperties")
            return f"Dict[str, {self.type_of(others, name, doc) if isinstance(others, dict) else 'Any'}]"
        shape = json.dumps(without_words(schema), sort_keys=True)
        if shape in self.by_shape:
            return self.by_shape[shape]
        self.by_shape[shape] = name
        fields = {
            key: self.type_of(value, name + camel(key), f"What `{key}` of `{name}` holds")
            for key, value in properties.items()
        }
        self.write_class(name, doc, properties, fields, set(schema.get("required", [])))
        return name

    def write_class(
        self,
        name: str,
        doc: str,
        properties: Dict[str, Schema],
        fields: Dict[str, str],
        required: "set[str]",
    ) -> None:
        always = [key for key in fields if key in required]
        perhaps = [key for key in fields if key not in required]
        base = "TypedDict"
        if always and perhaps:
            base = f"_{name}Required"
            doc_of_base = f"The fields that every `{name}` has"
            self.classes.append(class_text(base, "TypedDict", doc_of_base, always, properties, fields))
        total = "" if not perhaps else ", total=False"
        self.classes.append(class_text(name, base + total, doc, perhaps or always, properties, fields))
        self.names.append(name)


def class_text(
    name: str, bases: str, doc: str, keys: List[str], properties: Dict[str, Schema], fields: Dict[str, str]
) -> str:
    lines = [f"class {name}({bases}):\n", quoted(doc, "    "), "\n"]
    for key in keys:
        if not key.isidentifier() or keyword.iskeyword(key):
            raise SystemExit(f"{name}.{key} cannot be written as a field of a class")
        described = properties[key].get("description")
        if described:
            lines += [f"    #: {line}\n" for line in textwrap.wrap(described, 100, break_long_words=False)]
        lines.append(broken_up(f"    {key}: {fields[key]}\n"))
    return "".join(lines)


def broken_up(line: str) -> str:
    """A long choice goes over several lines."""
    start, mark, values = line.partition("Literal[")
    if len(line) <= 110 or not mark:
        return line
    values, _, end = values.partition("]")
    return f"{start}{mark}\n" + "".join(f"        {each},\n" for each in values.split(", ")) + f"    ]{end}"


def without_words(value: Any) -> Any:
    """What two schemas of one shape have in common."""
    if isinstance(value, dict):
        return {
            key: without_words(inner)
            for key, inner in value.items()
            if key not in ("description", "example", "examples", "pattern", "default")
        }
    return [without_words(inner) for inner in value] if isinstance(value, list) else value


def module_of_types(what: str, writer: TypeWriter, extra: str = "", exports: str = "") -> str:
    body = "\n\n".join(writer.classes) + extra
    typing = ("Any", "Dict", "List", "Literal", "Optional", "TypedDict", "Union")
    used = [name for name in typing if re.search(rf"\b{name}\b", body)]
    head = HEAD.format(what=what) + "from __future__ import annotations\n\n"
    head += f"from typing import {', '.join(used)}\n"
    names = sorted([*writer.names, *exports.split()])
    listing = "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"
    return f"{head}\n{listing}\n\n{body}"


def write_types(description: Schema) -> str:
    writer = TypeWriter()
    schemas: Dict[str, Schema] = description["components"]["schemas"]
    for name in sorted(schemas, key=lambda each: (len(each), each)):
        doc = schemas[name].get("description") or f"The record `{name}`"
        if writer.object_type(schemas[name], name, doc) != name:
            raise SystemExit(f"{name} has the shape of another record: name it in the generator")
    for _method, _path, operation in operations_of(description):
        title = camel(operation["operationId"])
        body = json_schema(operation.get("requestBody", {}))
        if body.get("properties") and "$ref" not in body:
            writer.object_type(body, f"{title}Body", f"What {operation['operationId']} takes")
        for status, response in operation["responses"].items():
            answer = json_schema(response)
            if status.startswith("2") and answer.get("properties") and "$ref" not in answer:
                writer.object_type(answer, f"{title}Answer", f"What {operation['operationId']} answers")
    return module_of_types("The records of the interface as typed dicts.", writer)


def json_schema(part: Schema) -> Schema:
    schema: Schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


def write_events(description: Schema) -> str:
    writer = TypeWriter()
    names = list(description["webhooks"])
    for name in names:
        post = description["webhooks"][name]["post"]
        schema = post["requestBody"]["content"]["application/json"]["schema"]
        writer.object_type(schema, f"{camel(name)}Event", f"`{name}`: {post['summary']}")
    events = ",\n    ".join(f"{camel(name)}Event" for name in names)
    extra = "\n\n#: Every event that an endpoint can subscribe to.\n"
    extra += "EventName = Literal[\n" + "".join(f'    "{name}",\n' for name in names) + "]\n\n"
    extra += f"#: A verified message; its `type` tells which one.\nWebhookEvent = Union[\n    {events},\n]\n"
    what = "The messages that the service sends, as typed dicts."
    return module_of_types(what, writer, extra, "EventName WebhookEvent")


def write_errors(description: Schema) -> str:
    classes: List[str] = []
    by_code: Dict[str, str] = {}
    for key, example in description["components"]["examples"].items():
        form, status, code = key.split("-", 2)
        if form != "v1" or code in by_code:
            continue
        base = BASES.get(int(status), "ServerError")
        name = camel(code[: -len("_ERROR")] if code.endswith("_ERROR") else code) + "Error"
        by_code[code] = name
        if name != base:
            message = example["value"]["error"]["message"]
            classes.append(f"class {name}({base}):\n" + quoted(f"{status} `{code}`: {message}", "    "))
    bases = sorted({*BASES.values(), "ServerError"})
    imports = "from .errors import (\n" + "".join(f"    {base},\n" for base in bases) + ")\n"
    table = "#: The class of each code.\nERROR_CLASSES: Dict[str, Type[ApiError]] = {\n"
    table += "".join(f'    "{code}": {name},\n' for code, name in sorted(by_code.items())) + "}\n"
    names = sorted(name for name in by_code.values() if name not in bases) + ["ERROR_CLASSES"]
    listing = "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"
    return (
        HEAD.format(what="One class for every error code of the interface.")
        + "from __future__ import annotations\n\nfrom typing import Dict, Type\n\n"
        + f"{imports}\n{listing}\n\n" + "\n\n".join(classes) + f"\n\n{table}"
    )


def write_operations(description: Schema) -> str:
    rows = "".join(
        f'    "{operation["operationId"]}": ("{method.upper()}", "{path}"),\n'
        for method, path, operation in operations_of(description)
    )
    return (
        HEAD.format(what="Method and path of every operation, by its id.")
        + "from __future__ import annotations\n\nfrom typing import Dict, Tuple\n\n"
        + "#: `{…}` in a path stands for a value.\n"
        + f"OPERATIONS: Dict[str, Tuple[str, str]] = {{\n{rows}}}\n\n"
        + "#: The version of the interface that this was written from.\n"
        + f'API_VERSION = "{description["info"]["version"]}"\n'
    )


def operations_of(description: Schema) -> "list[tuple[str, str, Schema]]":
    """All but streams of events, which the command line listens to."""
    return [
        (method, path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
        if "text/event-stream" not in operation["responses"].get("200", {}).get("content", {})
    ]


def main(arguments: List[str]) -> int:
    description = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    modules = {
        "types.py": write_types(description),
        "events.py": write_events(description),
        "error_codes.py": write_errors(description),
        "_operations.py": write_operations(description),
    }
    stale = [
        name
        for name, text in modules.items()
        if not (PACKAGE / name).exists() or (PACKAGE / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        if stale:
            print(f"Not as openapi/v1.json says: {', '.join(stale)}. Run python3 scripts/generate.py")
        return 1 if stale else 0
    for name in stale:
        (PACKAGE / name).write_text(modules[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

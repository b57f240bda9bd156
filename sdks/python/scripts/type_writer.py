"""Turns schemas of the description into typed dicts."""

from __future__ import annotations

import json
import keyword
import textwrap
from typing import Any, Dict, List

Schema = Dict[str, Any]

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
    """Turns schemas into typed dicts; equal schemas are written once."""

    def __init__(self) -> None:
        self.classes: List[str] = []
        self.names: List[str] = []
        self.by_shape: Dict[str, str] = {}

    def type_of(self, schema: Schema, name: str, doc: str) -> str:
        """The annotation for a schema; nested objects become classes named after it."""
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
            # An open enum can get further values.
            return "str" if schema.get("x-open-enum") else literal(schema["enum"])
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
        shape = json.dumps(without_descriptions(schema), sort_keys=True)
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
        optional_fields = [key for key in fields if key not in required]
        base = "TypedDict"
        if always and optional_fields:
            base = f"_{name}Required"
            doc_of_base = f"The fields that every `{name}` has"
            self.classes.append(class_text(base, "TypedDict", doc_of_base, always, properties, fields))
        total = "" if not optional_fields else ", total=False"
        self.classes.append(class_text(name, base + total, doc, optional_fields or always, properties, fields))
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
            lines += [f"    #: {line}".rstrip() + "\n" for line in wrapped_text(described)]
        lines.append(wrapped_lines(f"    {key}: {fields[key]}\n"))
    return "".join(lines)


def wrapped_text(text: str) -> List[str]:
    """Each line of the text, wrapped."""
    return [
        line
        for part in text.split("\n")
        for line in textwrap.wrap(part, 100, break_long_words=False) or [""]
    ]


def wrapped_lines(line: str) -> str:
    """Writes a long choice on several lines."""
    start, mark, values = line.partition("Literal[")
    if len(line) <= 110 or not mark:
        return line
    values, _, end = values.partition("]")
    return f"{start}{mark}\n" + "".join(f"        {each},\n" for each in values.split(", ")) + f"    ]{end}"


def without_descriptions(value: Any) -> Any:
    """The common fields of two equal schemas."""
    if isinstance(value, dict):
        return {
            key: without_descriptions(inner)
            for key, inner in value.items()
            if key not in ("description", "example", "examples", "pattern", "default") and not key.startswith("x-")
        }
    return [without_descriptions(inner) for inner in value] if isinstance(value, list) else value

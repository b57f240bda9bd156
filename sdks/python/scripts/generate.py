"""Writes the generated modules of the package from openapi/v1.json.

    python3 scripts/generate.py           writes them
    python3 scripts/generate.py --check   fails when they differ from the description
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Dict, List

from type_writer import Schema, TypeWriter, camel, quoted

HERE = Path(__file__).resolve().parent
DESCRIPTION = HERE.parents[2] / "openapi" / "v1.json"
PACKAGE = HERE.parent / "src" / "handover"

HEAD = '"""{what}\n\nWritten by scripts/generate.py from openapi/v1.json; do not edit.\n"""\n\n'

#: The base class of the errors of a status; one class per code derives from it.
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


#: After this 503 a change may have happened: the service lost its database while it executed the call.
UNKNOWN_OUTCOME = "SERVICE_UNAVAILABLE"


def write_operations(description: Schema) -> str:
    rows = "".join(
        f'    "{operation["operationId"]}": ("{method.upper()}", "{path}"),\n'
        for method, path, operation in operations_of(description)
    )
    examples = [key.split("-", 2) for key in description["components"]["examples"]]
    codes = {code for _form, status, code in examples if status == "503"} - {UNKNOWN_OUTCOME}
    busy = ", ".join(f'"{code}"' for code in sorted(codes))
    return (
        HEAD.format(what="Method and path of every operation, by its id.")
        + "from __future__ import annotations\n\nfrom typing import Dict, FrozenSet, Tuple\n\n"
        + "#: `{…}` in a path stands for a value.\n"
        + f"OPERATIONS: Dict[str, Tuple[str, str]] = {{\n{rows}}}\n\n"
        + "#: The version of the interface that this was written from.\n"
        + f'API_VERSION = "{description["info"]["version"]}"\n\n'
        + "#: The codes of a 503 of the service: it has not executed the call.\n"
        + f"BUSY_CODES: FrozenSet[str] = frozenset({{{busy}}})\n"
    )


def write_sandbox_names(description: Schema) -> str:
    parameters = [each for _m, _p, operation in operations_of(description) for each in operation.get("parameters", [])]
    lists = ""
    for name, header, said in (
        ("ScenarioName", "X-Sandbox-Scenario", "The scenarios of the sandbox."),
        ("SandboxMode", "X-Sandbox-Mode", "Whether steps run automatically or by `client.sandbox.advance`."),
    ):
        values = next(each["schema"]["enum"] for each in parameters if each.get("name") == header)
        lists += f"\n#: {said}\n{name} = Literal[\n" + "".join(f'    "{value}",\n' for value in values) + "]\n"
    return (
        HEAD.format(what="The names that the sandbox knows.")
        + "from __future__ import annotations\n\nfrom typing import Literal\n\n"
        + '__all__ = ["SandboxMode", "ScenarioName"]\n'
        + lists
    )


def operations_of(description: Schema) -> "list[tuple[str, str, Schema]]":
    return [
        (method, path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]


def main(arguments: List[str]) -> int:
    description = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    modules = {
        "types.py": write_types(description),
        "events.py": write_events(description),
        "error_codes.py": write_errors(description),
        "_operations.py": write_operations(description),
        "sandbox_names.py": write_sandbox_names(description),
    }
    stale = [
        name
        for name, text in modules.items()
        if not (PACKAGE / name).exists() or (PACKAGE / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        if stale:
            print(f"Not as openapi/v1.json says: {', '.join(stale)}. Run npm run generate")
        return 1 if stale else 0
    for name in stale:
        (PACKAGE / name).write_text(modules[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The details of an error for the end of its message, of bounded length."""

from __future__ import annotations

import json
from typing import Any, List, Mapping

MAX_LENGTH = 600


def details_text(details: Mapping[str, Any]) -> str:
    """Each detail in brackets, with every wrong field and broken rule. Empty if there are none."""
    parts: List[str] = []
    for name, value in details.items():
        if isinstance(value, list) and value and all(_is_complaint(each) for each in value):
            parts += [f"{each['field']}: {each['message']}" for each in value]
        else:
            parts.append(f"{name}: {_text(value)}")
    text = "".join(f" [{' '.join(part.split())}]" for part in parts)
    return text if len(text) <= MAX_LENGTH else f"{text[: MAX_LENGTH - 1]}…"


def _is_complaint(value: Any) -> bool:
    return isinstance(value, dict) and bool(value.get("field")) and "message" in value


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(each, (str, int, float)) for each in value):
        return ", ".join(map(_text, value)) or "none"
    return json.dumps(value, ensure_ascii=False)

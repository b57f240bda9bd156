"""The names that the sandbox knows.

Written by scripts/generate.py from openapi/v1.json; do not edit.
"""

from __future__ import annotations

from typing import Literal

__all__ = ["SandboxMode", "ScenarioName"]

#: The scenarios of the sandbox.
ScenarioName = Literal[
    "STANDARD",
    "DELAY",
    "DAMAGE",
    "CANCELLATION",
    "QUOTE_REQUIRED",
    "EXTRAS",
    "CORRECTED_INVOICE",
    "TRIP_IN_VAIN",
    "CHANGED_ORDER",
]

#: Whether steps run automatically or by `client.sandbox.advance`.
SandboxMode = Literal[
    "automatic",
    "manual",
]

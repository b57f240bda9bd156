"""The Python SDK of Handover, the ordering platform for vehicle transfers."""

from __future__ import annotations

from . import error_codes, errors, events, types, webhooks
from ._caller import __version__
from ._clock import Clock
from ._operations import API_VERSION
from .client import Client
from .error_codes import *  # noqa: F403
from .errors import *  # noqa: F403
from .events import EventName, WebhookEvent
from .orders import SandboxMode, ScenarioName
from .sync import OrderSync
from .webhooks import *  # noqa: F403

__all__ = [
    *errors.__all__,
    *error_codes.__all__,
    *webhooks.__all__,
    "API_VERSION",
    "Client",
    "Clock",
    "EventName",
    "OrderSync",
    "SandboxMode",
    "ScenarioName",
    "WebhookEvent",
    "__version__",
    "events",
    "types",
]

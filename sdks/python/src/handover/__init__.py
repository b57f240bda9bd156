"""The Python SDK of Handover, the ordering platform for vehicle transfers."""

from __future__ import annotations

from . import error_codes, errors, events, types, webhook_errors
from ._call import AnsweredCall, Retry
from ._caller import __version__
from ._clock import Clock
from ._operations import API_VERSION
from .client import Client
from .error_codes import *  # noqa: F403
from .errors import *  # noqa: F403
from .event_feed import EventFeed
from .event_stream import SandboxEvent, StreamGap
from .events import EventName, WebhookEvent
from .orders import SandboxMode, ScenarioName
from .sync import OrderSync
from .webhook_errors import *  # noqa: F403
from .webhooks import verify_webhook

__all__ = [
    "API_VERSION",
    "AnsweredCall",
    "Client",
    "Clock",
    "EventFeed",
    "EventName",
    "OrderSync",
    "Retry",
    "SandboxEvent",
    "SandboxMode",
    "ScenarioName",
    "StreamGap",
    "WebhookEvent",
    "__version__",
    "events",
    "types",
    "verify_webhook",
]
__all__ += errors.__all__
__all__ += error_codes.__all__
__all__ += webhook_errors.__all__

"""Time as the client sees it, replaceable in tests."""

from __future__ import annotations

import random
import time
from typing import Protocol


class Clock(Protocol):
    """The clock of a client; `handover.testing.InstantClock` lets time pass without waiting."""

    def now(self) -> float:
        """Seconds that only move forward."""

    def sleep(self, seconds: float) -> None:
        """Waits."""

    def jitter(self) -> float:
        """A number from 0 to 1, by chance."""


class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds that only move forward."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Waits."""
        time.sleep(seconds)

    def jitter(self) -> float:
        """A number from 0 to 1, by chance."""
        return random.random()

"""The time limits of a call, and the pauses between its attempts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Optional, Sequence

from ._clock import Clock

#: Seconds before each further attempt, if the service names none; the last one repeats.
PAUSES = (1.0, 5.0, 30.0, 120.0)
#: Random addition to each pause, so that many clients do not retry at the same moment.
JITTER = 0.1
#: The same for a pause that the service asks for, at most.
MAX_ASKED_JITTER_SECONDS = 1.0
#: Less counts as no wish, so that `Retry-After: 0` or a past date makes no tight loop.
MIN_ASKED_SECONDS = 1.0
#: The minimum time of an attempt, also if a pause has used up the time.
LAST_ATTEMPT_SECONDS = 1.0


@dataclass(frozen=True)
class Options:
    """The time limits of a client."""

    #: Seconds that one attempt may take.
    timeout: float
    #: Seconds that a call may take with all its attempts and pauses.
    total_timeout: float
    #: The same until the service has answered this client once, because the address may be wrong.
    reach_timeout: float = 10.0
    #: Seconds before each further attempt.
    pauses: Sequence[float] = PAUSES


def pause_seconds(clock: Clock, before: int, asked: Optional[float], pauses: Sequence[float] = PAUSES) -> float:
    """The pause after this many pauses, or the one that the service asks for."""
    if asked is not None and asked >= MIN_ASKED_SECONDS:
        return asked + clock.jitter() * min(MAX_ASKED_JITTER_SECONDS, JITTER * asked)
    return pauses[min(before, len(pauses) - 1)] * (1 + JITTER * clock.jitter())


class Deadline:
    """The time that is left for a call, and the pauses in it."""

    def __init__(self, clock: Clock, options: Options) -> None:
        self.clock = clock
        self.options = options
        self._start = clock.now()
        #: False until the service has answered this client; then the total time applies.
        self.is_reached = True
        self._pauses = 0

    def left(self) -> float:
        """Seconds until the call is given up."""
        total = self.options.total_timeout
        limit = total if self.is_reached else min(total, self.options.reach_timeout)
        return self._start + limit - self.clock.now()

    def attempt_seconds(self, minimum: float = 0.0) -> float:
        """How long the next attempt may take; a large file has a minimum of its own."""
        usual = max(self.options.timeout, minimum)
        if self.options.total_timeout == 0:
            return usual
        total = self._start + self.options.total_timeout - self.clock.now()
        return min(usual, max(total, LAST_ATTEMPT_SECONDS))

    def answer_seconds(self) -> float:
        """How long the next attempt may take until its answer begins."""
        return math.inf if self.is_reached else self.options.reach_timeout

    def next_pause(self, asked: Optional[float]) -> Optional[float]:
        """Seconds to wait before the next attempt; None if that is longer than the time that is left."""
        pause = pause_seconds(self.clock, self._pauses, asked, self.options.pauses)
        if pause > self.left():
            return None
        self._pauses += asked is None or asked < MIN_ASKED_SECONDS
        return pause


class NoRetries(Deadline):
    """One attempt: the caller repeats by its own plan."""

    def next_pause(self, _asked: Optional[float]) -> Optional[float]:
        """There is no next attempt."""
        return None

"""The time limits of a call, and the pauses between its attempts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ._clock import Clock

#: Seconds before each further attempt, if the service names none; the last one repeats.
PAUSES = (1.0, 5.0, 30.0, 120.0)
#: Random addition to each pause, so that many clients do not retry at the same moment.
JITTER = 0.1
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


def pause_seconds(clock: Clock, before: int, asked: Optional[float]) -> float:
    """The pause after this many pauses, or the one that the service asks for.

    Less than a second counts as no wish, so that `Retry-After: 0` or a past date makes no tight loop.
    """
    pause = asked if asked is not None and is_asked(asked) else PAUSES[min(before, len(PAUSES) - 1)]
    return pause * (1 + JITTER * clock.jitter())


def is_asked(asked: Optional[float]) -> bool:
    """True if the service asks for a pause of its own."""
    return asked is not None and asked >= PAUSES[0]


class Deadline:
    """The time that is left for a call, and the pauses in it."""

    def __init__(self, clock: Clock, options: Options) -> None:
        self.clock = clock
        self.options = options
        self._start = clock.now()
        #: False until the service has answered this client; then the total time applies.
        self.is_reached = True
        self._pauses = 0
        self._last = False

    def left(self) -> float:
        """Seconds until the total time has passed."""
        total = self.options.total_timeout
        limit = total if self.is_reached else min(total, self.options.reach_timeout)
        return self._start + limit - self.clock.now()

    def attempt_seconds(self, extra: float) -> float:
        """How long the next attempt may take."""
        return min(self.options.timeout + extra, max(self.left(), LAST_ATTEMPT_SECONDS))

    def wait(self, asked: Optional[float]) -> bool:
        """Waits for the next attempt; False when there is no time left for one.

        A pause that the service asks for is either made completely or not started. Our own pause is shortened, so
        that one attempt is made at the end of the total time.
        """
        left = self.left()
        if self._last or left <= 0 or (asked is not None and asked > left):
            return False
        pause = pause_seconds(self.clock, self._pauses, asked)
        own = not is_asked(asked)
        self._pauses += own
        room = left - min(self.options.timeout, left / 2) if own else left
        self._last = pause >= room and own
        self.clock.sleep(min(pause, room))
        return True


class NoRetries(Deadline):
    """One attempt: the caller repeats by its own plan."""

    def wait(self, _asked: Optional[float]) -> bool:
        """There is no next attempt."""
        return False

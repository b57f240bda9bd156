"""Follows the changes of orders by `updatedSince`: with overlap, each change once, from a saved state."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Callable, Dict, Iterator, List, Optional

from ._resource import Moment, all_pages, moment_text, read_moment
from .errors import ConfigurationError
from .types import ListOrdersAnswer, Order

__all__ = ["OrderSync"]

#: Writes during the read may have a time slightly before the newest one that was read.
OVERLAP = timedelta(seconds=60)
#: The default start.
BEGINNING = "2000-01-01T00:00:00.000Z"

#: The version of each order that was yielded: its updatedAt by its id.
Seen = Dict[str, str]


class OrderSync:
    """One run over the changes, the earliest change first; it ends when it has caught up.

    With `poll_seconds` it does not end, but waits that long and polls again.

        sync = client.orders.sync(state=load())      # None the first time
        for order in sync:
            handle(order)
            save(sync.state)

    `state` is text that includes everything yielded so far. A run that starts from it, in this process
    or another, gets the rest: of a run that was interrupted, then later changes. Save it
    after handling an order and none is lost; after a crash between the two, that order is yielded again.

    Memory holds the changes of one run. Use it from one thread at a time.
    """

    def __init__(
        self,
        list_orders: Callable[..., ListOrdersAnswer],
        *,
        since: Optional[Moment],
        state: Optional[str],
        page_size: int,
        wait: Optional[Callable[[], None]] = None,
    ) -> None:
        if since is not None and state is not None:
            raise ConfigurationError("Give since or state, not both: the state knows since when.")
        self._list = list_orders
        self._page_size = page_size
        self._wait = wait
        #: The latest change that was yielded.
        self._since = read_moment(BEGINNING if since is None else moment_text(since))
        #: The changes within the overlap before it that were yielded.
        self._seen: Seen = {}
        if state is not None:
            self._restore(state)
        self._orders = self._runs()

    def __iter__(self) -> Iterator[Order]:
        """Itself: a run can be iterated once."""
        return self

    def __next__(self) -> Order:
        """The next changed order."""
        return next(self._orders)

    @property
    def state(self) -> str:
        """The current state, to be saved and given to `client.orders.sync(state=…)`."""
        self._drop_old()
        kept = {"version": 2, "since": moment_text(self._since), "seen": self._seen}
        return json.dumps(kept, separators=(",", ":"))

    def _restore(self, text: str) -> None:
        try:
            kept = json.loads(text)
            if kept["version"] == 1:
                # It named the start of the next run, and what each part of a run had yielded.
                self._since = read_moment(kept["since"]) + OVERLAP
                self._seen = {**_read_seen(kept, "seen"), **_read_seen(kept, "fresh"), **_read_seen(kept, "page")}
                return
            if kept["version"] != 2:
                raise ValueError("of another version")
            self._since, self._seen = read_moment(kept["since"]), _read_seen(kept, "seen")
        except (ValueError, KeyError, TypeError, OverflowError) as error:
            raise ConfigurationError(f"This is no state of a sync: {error}") from error

    def _runs(self) -> Iterator[Order]:
        yield from self._run()
        while self._wait:
            self._wait()
            yield from self._run()

    def _run(self) -> Iterator[Order]:
        for order in self._changes():
            # Recorded before the caller gets it, so that a state in the loop includes this order.
            self._seen[order["id"]] = _text_of_change(order)
            self._since = max(self._since, read_moment(order["updatedAt"]))
            yield order
        self._drop_old()

    def _changes(self) -> List[Order]:
        """What changed since the last run, sorted by its time; the list of the service has the latest first."""
        start = _earlier(self._since)
        orders = all_pages(lambda cursor: self._list(updated_since=start, limit=self._page_size, cursor=cursor))
        fresh = [each for each in orders if self._seen.get(each["id"]) != _text_of_change(each)]
        return sorted(fresh, key=lambda order: read_moment(order["updatedAt"]))

    def _drop_old(self) -> None:
        """Changes before the overlap are not read again."""
        start = read_moment(_earlier(self._since))
        self._seen = {key: at for key, at in self._seen.items() if read_moment(at) >= start}


def _text_of_change(order: Order) -> str:
    return moment_text(read_moment(order["updatedAt"]))


def _earlier(moment: datetime) -> str:
    try:
        return moment_text(moment - OVERLAP)
    except OverflowError:
        return BEGINNING


def _read_seen(kept: Dict[str, object], name: str) -> Seen:
    value = kept.get(name, {})
    if not isinstance(value, dict):
        raise ValueError(f"{name} is no object")
    return {str(key): moment_text(read_moment(str(at))) for key, at in value.items()}

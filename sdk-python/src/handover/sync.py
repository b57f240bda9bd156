"""Follows the changes of orders by `updatedSince`: with overlap, each change once, from a saved state."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Callable, Dict, Iterator, Optional

from ._resource import Moment, moment_text, read_moment
from .error_codes import InvalidCursorError
from .errors import ConfigurationError
from .types import ListOrdersAnswer, Order

__all__ = ["OrderSync"]

#: Writes during the read may have a time slightly before the newest one that was read.
OVERLAP = timedelta(seconds=60)
#: The default start.
BEGINNING = "2000-01-01T00:00:00.000Z"

#: The version of each order that was read: its updatedAt by its id.
Seen = Dict[str, str]


class OrderSync:
    """One run over the changes, the last changed order first; it ends when it has caught up.

    With `poll_seconds` it does not end, but waits that long and polls again.

        sync = client.orders.sync(state=load())      # None the first time
        for order in sync:
            handle(order)
            save(sync.state)

    `state` is text that includes everything yielded so far. A run that starts from it, in this process
    or another, gets the rest: of a run that was interrupted, then later changes. Save it
    after handling an order and none is lost; after a crash between the two, that order is yielded again.

    Memory holds one page and the changes of the last minute. Use it from one thread at a time.
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
        #: The start of this run, the overlap included.
        self._since = BEGINNING if since is None else _earlier(read_moment(moment_text(since)))
        #: The changes within the overlap that earlier runs yielded.
        self._seen: Seen = {}
        #: State of this run: the newest change, the changes within the overlap before it, and the current page.
        self._newest: Optional[str] = None
        self._fresh: Seen = {}
        self._cursor: Optional[str] = None
        self._page: Seen = {}
        #: The changes of the current page that an interrupted run had yielded.
        self._before: Seen = {}
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
        kept = {
            "version": 1,
            "since": self._since,
            "seen": self._seen,
            "newest": self._newest,
            "fresh": self._fresh,
            "cursor": self._cursor,
            "page": {**self._before, **self._page},
        }
        return json.dumps({name: value for name, value in kept.items() if value}, separators=(",", ":"))

    def _restore(self, text: str) -> None:
        try:
            kept = json.loads(text)
            if kept["version"] != 1:
                raise ValueError("of another version")
            self._since = moment_text(read_moment(kept["since"]))
            self._seen, self._fresh, self._before = (_read_seen(kept, name) for name in ("seen", "fresh", "page"))
            self._newest, self._cursor = kept.get("newest"), kept.get("cursor")
        except (ValueError, KeyError, TypeError) as error:
            raise ConfigurationError(f"This is no state of a sync: {error}") from error

    def _runs(self) -> Iterator[Order]:
        yield from self._run()
        while self._wait:
            self._wait()
            yield from self._run()

    def _run(self) -> Iterator[Order]:
        while True:
            page = self._read_page()
            for order in page["data"]:
                if self._is_new(order):
                    yield order
            self._page = {}
            self._cursor = page["nextCursor"]
            if self._cursor is None:
                break
        self._finish()

    def _read_page(self) -> ListOrdersAnswer:
        try:
            return self._list(updated_since=self._since, limit=self._page_size, cursor=self._cursor)
        except InvalidCursorError:
            if self._cursor is None:
                raise
            # The cursor has expired: starts again, because a repetition is better than a loss.
            self._cursor = None
            return self._list(updated_since=self._since, limit=self._page_size)

    def _is_new(self, order: Order) -> bool:
        """Records an order as yielded; False if it was before."""
        order_id, changed = order["id"], order["updatedAt"]
        known = (self._seen, self._fresh, self._page, self._before)
        is_new = all(versions.get(order_id) != changed for versions in known)
        if self._newest is None or read_moment(changed) > read_moment(self._newest):
            self._newest = changed
        if read_moment(changed) >= read_moment(self._newest) - OVERLAP:
            self._fresh[order_id] = changed
        if is_new:
            self._page[order_id] = changed
        return is_new

    def _finish(self) -> None:
        """The next run starts a little before the newest change of this one."""
        if self._newest is not None:
            since = read_moment(self._newest) - OVERLAP
            self._since = max(moment_text(since), self._since)
            self._seen = {key: at for key, at in self._fresh.items() if read_moment(at) >= since}
        self._newest, self._fresh, self._cursor, self._page, self._before = None, {}, None, {}, {}


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

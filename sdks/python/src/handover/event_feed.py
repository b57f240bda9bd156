"""Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended."""

from __future__ import annotations

from typing import Callable, Iterator, Optional, Sequence, Union, cast

from ._call import Call
from ._resource import Moment, Resource, list_text, moment_text
from .events import EventName
from .types import Event, EventPage

__all__ = ["EventFeed", "EventList"]

PAGE_SIZE = 100


class EventFeed:
    """Events, oldest first, each once; it ends when it has caught up.

        feed = client.events.follow(cursor=load())      # None the first time
        for event in feed:
            handle(event)
        save(feed.cursor)

    `cursor` is where the next run continues; it is None before the first page was handled. A run that ended within a
    page gets the events of that page again: recognise them by their id.
    """

    def __init__(
        self, read: Callable[[Optional[str]], EventPage], cursor: Optional[str], wait: Optional[Callable[[], None]]
    ) -> None:
        self._read = read
        self._wait = wait
        self.cursor = cursor

    def __iter__(self) -> Iterator[Event]:
        """Reads page by page."""
        while True:
            page = self._read(self.cursor)
            yield from page["data"]
            self.cursor = page["resumeCursor"]
            if page["nextCursor"] is not None:
                continue
            if self._wait is None:
                return
            self._wait()


class EventList(Resource):
    """The events of the account, in the environment of the credential."""

    def list(
        self,
        *,
        type: Optional[Union[EventName, Sequence[EventName]]] = None,
        order: Optional[str] = None,
        since: Optional[Moment] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> EventPage:
        """One page, oldest first; without `since` and `cursor` from the last 30 days.

        `resumeCursor` of the answer is where the next poll continues; it is never None.
        """
        query = {
            "type": list_text(type),
            "order": order,
            "since": None if since is None else moment_text(since),
            "limit": None if limit is None else str(limit),
            "cursor": cursor,
        }
        return cast(EventPage, self._caller.json(Call("listEvents", query=query)))

    def follow(
        self,
        *,
        type: Optional[Union[EventName, Sequence[EventName]]] = None,
        order: Optional[str] = None,
        since: Optional[Moment] = None,
        cursor: Optional[str] = None,
        poll_seconds: Optional[float] = None,
    ) -> EventFeed:
        """All events from a cursor or a time on, none left out; see `EventFeed`.

        It ends when it has caught up; with `poll_seconds` it waits that long and polls again, without end.
        """

        def read(after: Optional[str]) -> EventPage:
            return self.list(type=type, order=order, since=since, limit=PAGE_SIZE, cursor=after)

        def wait() -> None:
            self._caller.clock.sleep(cast(float, poll_seconds))

        return EventFeed(read, cursor, None if poll_seconds is None else wait)

"""Orders: create, read, change, cancel, and follow what changed."""

from __future__ import annotations

from functools import partial
from typing import Any, Iterator, Optional, Sequence, Union, cast

from ._call import Call
from ._resource import Moment, Resource, all_pages, body_of, creation_call, list_text, moment_text, path_value
from .sandbox_names import SandboxMode, ScenarioName
from .sync import OrderSync
from .types import ListOrdersAnswer, Order, OrderChange, OrderCheck, OrderCreation, OrderStatus, Tracking

__all__ = ["Orders", "SandboxMode", "ScenarioName"]

PAGE_SIZE = 100


class Orders(Resource):
    """The orders and requests of the account, in the environment of the credential."""

    def create(
        self,
        order: OrderCreation,
        *,
        idempotency_key: Optional[str] = None,
        scenario: Optional[ScenarioName] = None,
        mode: Optional[SandboxMode] = None,
    ) -> Order:
        """Creates an order, or a request if the agreement needs a quote (`kind`).

        It is created once, whatever the retries. Without a key of yours one is generated:
        from the content if there is an `externalOrderId`, so that the same call of a restarted process
        is recognised for 24 hours, otherwise at random; an error has it as `idempotency_key`.
        `scenario` and `mode` work with test credentials only.
        """
        call = creation_call("createOrder", order, idempotency_key, scenario, mode)
        return cast(Order, self._caller.json(call))

    def check(self, order: OrderCreation) -> OrderCheck:
        """What `create` would give now, without creating it; raises what `create` would raise."""
        return cast(OrderCheck, self._caller.json(Call("checkOrder", body=body_of(order))))

    def get(self, order_id: str) -> Order:
        """An order by its id, order number or request number."""
        return cast(Order, self._one("getOrder", order_id))

    def find(self, external_order_id: str) -> Optional[Order]:
        """The order or request with your own number, if there is one."""
        found = self.list(external_order_id=external_order_id)["data"]
        return found[0] if found else None

    def list(
        self,
        *,
        external_order_id: Optional[str] = None,
        updated_since: Optional[Moment] = None,
        status: Optional[Union[str, Sequence[str]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> ListOrdersAnswer:
        """One page, newest first; with `updated_since` the last changed first.

        status: only orders in this status, or in one of several.
        """
        query = {
            "externalOrderId": external_order_id,
            "updatedSince": None if updated_since is None else moment_text(updated_since),
            "status": list_text(status),
            "limit": None if limit is None else str(limit),
            "cursor": cursor,
        }
        return cast(ListOrdersAnswer, self._caller.json(Call("listOrders", query=query)))

    def iterate(
        self,
        *,
        external_order_id: Optional[str] = None,
        updated_since: Optional[Moment] = None,
        status: Optional[Union[str, Sequence[str]]] = None,
        page_size: int = PAGE_SIZE,
        cursor: Optional[str] = None,
    ) -> Iterator[Order]:
        """All orders, loaded page by page; with `cursor` those after it."""
        filters: Any = {"external_order_id": external_order_id, "updated_since": updated_since, "status": status}
        return all_pages(lambda after: self.list(**filters, limit=page_size, cursor=after), cursor)

    def sync(
        self,
        *,
        since: Optional[Moment] = None,
        state: Optional[str] = None,
        poll_seconds: Optional[float] = None,
        page_size: int = PAGE_SIZE,
    ) -> OrderSync:
        """Every order that changed, each change once; see `OrderSync`.

        Start with `since`, or without it with everything, and continue with the `state` of the last run. Changes
        in the minute before `since` are included, because they may have been written a little later.
        It ends when it has caught up; with `poll_seconds` it waits that long and polls again, without end.
        """
        wait = None if poll_seconds is None else partial(self._caller.clock.sleep, poll_seconds)
        return OrderSync(self.list, since=since, state=state, page_size=page_size, wait=wait)

    def change(self, order_id: str, changes: OrderChange) -> Order:
        """Changes an order until pickup. Send only the fields that change; None clears a field."""
        call = Call("changeOrder", {"id": path_value("order_id", order_id)}, body=body_of(changes))
        return cast(Order, self._caller.json(call))

    def cancel(self, order_id: str, *, reason: Optional[str] = None) -> Order:
        """Cancels an order until pickup, or withdraws a request; a repetition gets the same answer."""
        body = body_of({} if reason is None else {"reason": reason})
        return cast(Order, self._caller.json(Call("cancelOrder", {"id": path_value("order_id", order_id)}, body=body)))

    def status(self, order_id: str) -> OrderStatus:
        """Status, readiness and dates."""
        return cast(OrderStatus, self._one("getOrderStatus", order_id))

    def tracking(self, order_id: str) -> Tracking:
        """Location and arrival."""
        return cast(Tracking, self._one("getTracking", order_id))

    def _one(self, operation: str, order_id: str) -> Any:
        return self._caller.json(Call(operation, {"id": path_value("order_id", order_id)}))

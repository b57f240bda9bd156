"""Quotes: request, read, accept, decline, download."""

from __future__ import annotations

from typing import Any, Dict, Optional, cast

from ._call import Call
from ._resource import Resource, body_of, creation_call, path_value
from .documents import DownloadedFile, HashingSink, downloaded_file, fetch_file
from .error_codes import QuoteAlreadyDecidedError
from .orders import SandboxMode, ScenarioName
from .types import Order, OrderCreation, Quote

__all__ = ["Quotes"]


class Quotes(Resource):
    """Quotes of the account; each is found by the request's id or number, or the quote's id or number."""

    def request(
        self,
        order: OrderCreation,
        *,
        idempotency_key: Optional[str] = None,
        scenario: Optional[ScenarioName] = None,
        mode: Optional[SandboxMode] = None,
    ) -> Order:
        """Requests a quote, once like `client.orders.create`, and returns the request."""
        call = creation_call("requestQuote", order, idempotency_key, scenario, mode)
        return cast(Order, self._caller.json(call))

    def get(self, quote_id: str) -> Quote:
        """The quote; before the first one its state is `REQUESTED`."""
        return cast(Quote, self._caller.json(Call("getQuote", {"id": path_value("quote_id", quote_id)})))

    def accept(self, quote_id: str, *, version: Optional[int] = None) -> Quote:
        """Accepts a quote, which is binding. A given version must be the open one."""
        return self._decide("acceptQuote", quote_id, {} if version is None else {"version": version}, "ACCEPTED")

    def decline(self, quote_id: str, *, reason: Optional[str] = None) -> Quote:
        """Declines a quote."""
        return self._decide("declineQuote", quote_id, {} if reason is None else {"reason": reason}, "DECLINED")

    def download(self, quote_id: str) -> DownloadedFile:
        """The quote as PDF, compared with its checksum if the service sends one."""
        sink = HashingSink(None)
        call = Call("downloadQuote", {"id": path_value("quote_id", quote_id)})
        return downloaded_file(sink, fetch_file(self._caller, call, sink, None, None))

    def _decide(self, operation: str, quote_id: str, body: Dict[str, Any], state: str) -> Quote:
        call = Call(operation, {"id": path_value("quote_id", quote_id)}, body=body_of(body))
        try:
            return cast(Quote, self._caller.json(call))
        except QuoteAlreadyDecidedError as error:
            # An attempt without an answer has decided it.
            if error.in_doubt and error.details.get("status") == state:
                return self.get(quote_id)
            raise

"""A running service for tests, with a separate account for each."""

from __future__ import annotations

import http.client
import json
import os
import unittest
from typing import Any, Dict, List
from urllib.parse import urlsplit

import handover

from .faulty_server import Reply

URL = os.environ.get("HANDOVER_TEST_URL", "")
OPERATOR_TOKEN = os.environ.get("HANDOVER_TEST_OPERATOR_TOKEN", "")


def send(method: str, path: str, body: bytes, headers: Dict[str, str]) -> Reply:
    """A call without the SDK."""
    connection = http.client.HTTPConnection(urlsplit(URL).netloc, timeout=30)
    try:
        connection.request(method, path, body or None, headers)
        response = connection.getresponse()
        names = ("retry-after", "etag", "idempotent-replayed", "x-request-id")
        kept = {name: response.headers[name] for name in names if name in response.headers}
        return Reply(response.status, response.read(), kept)
    finally:
        connection.close()


def operate(path: str, body: Any) -> Any:
    headers = {"Authorization": f"Bearer {OPERATOR_TOKEN}", "Content-Type": "application/json"}
    reply = send("POST", f"/api/v1/ops{path}", json.dumps(body).encode(), headers)
    assert reply.status == 201, reply.body
    return json.loads(reply.body)


@unittest.skipUnless(URL, "No service was named in HANDOVER_TEST_URL.")
class WithService(unittest.TestCase):
    """Each test has its own account."""

    def setUp(self) -> None:
        self.account = operate("/accounts", {"name": "Autohaus Python GmbH"})
        self.key = self.credential("api_key")["key"]
        self.client = self.make_client(api_key=self.key)

    def credential(self, kind: str, environment: str = "sandbox") -> Any:
        scopes = ["orders:read", "orders:write", "tracking:read", "documents:read", "invoices:read"]
        scopes += ["quotes:read", "quotes:write", "webhooks:manage"]
        body = {"type": kind, "environment": environment, "name": "Python", "scopes": scopes}
        return operate(f"/accounts/{self.account['id']}/credentials", body)

    def make_client(self, url: str = URL, **options: Any) -> handover.Client:
        client = handover.Client(url, **options)
        self.addCleanup(client.close)
        return client

    def all_orders(self) -> List[str]:
        return [order["id"] for order in self.client.orders.iterate(page_size=2)]

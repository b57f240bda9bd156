"""An OAuth client fetches one token for all threads, and another one when it is needed."""

from __future__ import annotations

import base64
import threading
import unittest
from typing import Any, List

import handover
from handover.testing import InstantClock

from .faulty_server import FakeService, Fault, Reply, Request, FaultyServer, error_reply


class TokenTest(unittest.TestCase):
    def setUp(self) -> None:
        self.service = FakeService()
        self.service.says["POST", "/oauth/token"] = self.issue
        self.service.says["GET", "/me"] = self.me
        self.server = FaultyServer(self.service)
        self.addCleanup(self.server.close)
        self.clock = InstantClock()
        self.issued = 0
        self.good: "set[str]" = set()
        self.client = handover.Client(
            self.server.url,
            client_id="svcc_ä:1",
            client_secret="svc_test_s",
            scope="orders:read",
            timeout=10,
            clock=self.clock,
        )
        self.addCleanup(self.client.close)

    def issue(self, _request: Request) -> Reply:
        self.issued += 1
        token = f"token-{self.issued}"
        self.good.add(f"Bearer {token}")
        return Reply(200, {"access_token": token, "token_type": "Bearer", "expires_in": 3600, "scope": ""})

    def me(self, request: Request) -> Reply:
        if request.headers["authorization"] not in self.good:
            return error_reply(401, "TOKEN_EXPIRED")
        return Reply(200, {"environment": "sandbox"})

    def in_threads(self, count: int) -> List[Any]:
        results: List[Any] = []
        begin = threading.Barrier(count)

        def work() -> None:
            begin.wait()
            try:
                results.append(self.client.me())
            except handover.HandoverError as error:
                results.append(error)

        threads = [threading.Thread(target=work) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return results

    def test_many_threads_fetch_one_token(self) -> None:
        self.assertEqual(self.in_threads(20), [{"environment": "sandbox"}] * 20)
        self.assertEqual(self.issued, 1)

    def test_many_threads_with_an_expired_token_fetch_one_more(self) -> None:
        self.client.me()
        self.good.clear()
        self.assertEqual(self.in_threads(20), [{"environment": "sandbox"}] * 20)
        self.assertEqual(self.issued, 2)

    def test_a_token_is_renewed_before_it_expires(self) -> None:
        self.client.me()
        self.clock.sleep(3600 - 61)
        self.client.me()
        self.assertEqual(self.issued, 1)
        self.clock.sleep(2)
        self.client.me()
        self.assertEqual(self.issued, 2)

    def test_the_client_authenticates_with_http_basic(self) -> None:
        self.client.me()
        sent = self.server.requests[0]
        kind, _, text = sent.headers["authorization"].partition(" ")
        self.assertEqual((kind, base64.b64decode(text)), ("Basic", b"svcc_%C3%A4%3A1:svc_test_s"))
        self.assertEqual(sent.body, b"grant_type=client_credentials&scope=orders%3Aread")
        self.assertEqual(sent.headers["content-type"], "application/x-www-form-urlencoded")

    def test_a_token_request_is_retried(self) -> None:
        late = Reply(429, {"error": "temporarily_unavailable"}, {"Retry-After": "9"})
        self.server.faults.extend([Fault("reply", reply=late), Fault("half", True), Fault("reset")])
        self.client.me()
        self.assertEqual(self.clock.pauses, [9, 1, 5])

    def test_a_refusal_is_raised_for_all_waiting_threads_without_another_call(self) -> None:
        refused = Reply(401, {"error": "invalid_client", "error_description": "No such client."})
        asked: List[Request] = []
        released = threading.Event()

        def refuse(request: Request) -> Reply:
            asked.append(request)
            released.wait(0.3)
            return refused

        self.service.says["POST", "/oauth/token"] = refuse
        results = self.in_threads(10)
        codes = {(type(each), each.code, each.description) for each in results}
        self.assertEqual(codes, {(handover.OAuthClientError, "invalid_client", "No such client.")})
        self.assertLess(len(asked), 10)

    def test_a_token_that_is_always_refused_raises_its_error(self) -> None:
        self.service.says["GET", "/me"] = lambda _request: error_reply(401, "INVALID_TOKEN")
        with self.assertRaises(handover.InvalidTokenError):
            self.client.me()
        self.assertEqual(self.issued, 2)

    def test_an_api_key_is_not_renewed(self) -> None:
        client = handover.Client(self.server.url, api_key="svc_test_key", clock=self.clock)
        self.addCleanup(client.close)
        with self.assertRaises(handover.TokenExpiredError):
            client.me()
        self.assertEqual(len(self.server.requests), 1)

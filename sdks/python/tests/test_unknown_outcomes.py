"""Calls whose repetition the service does not recognise: done once, or reported as unknown."""

from __future__ import annotations

from typing import Any, Dict, Iterator, Tuple

import handover

from .test_retries import FaultyServerTest
from .faulty_server import GIVEN_UP, LOST, Fault, Reply, error_reply


class UnknownOutcomeTest(FaultyServerTest):

    ENDPOINT = {"url": "https://a.example/h", "events": ["order.created"], "description": None}

    def setUp(self) -> None:
        super().setUp()
        self.made = 0
        self.endpoints: Dict[str, Any] = {"theirs": {"id": "theirs", **self.ENDPOINT}}
        self.service.says["POST", "/webhook-subscriptions"] = self.create
        self.service.says["GET", "/webhook-subscriptions"] = lambda _request: Reply(
            200, {"data": list(self.endpoints.values())}
        )

    def create(self, _request: object) -> Reply:
        self.made += 1
        name = f"endpoint-{self.made}"
        self.endpoints[name] = {"id": name, **self.ENDPOINT}
        self.service.says["DELETE", f"/webhook-subscriptions/{name}"] = lambda _request: self.delete(name)
        return Reply(201, {**self.endpoints[name], "secret": f"secret of {name}"})

    def delete(self, name: str) -> Reply:
        gone = self.endpoints.pop(name, None)
        return Reply(204) if gone else error_reply(404, "SUBSCRIPTION_NOT_FOUND")

    def create_endpoint(self, client: handover.Client) -> Any:
        return client.webhook_subscriptions.create("https://a.example/h", ["order.created"])

    def lost_answers(self) -> Iterator[Tuple[Fault, handover.Client]]:
        """Every way in which the answer of an executed call gets lost, with a client that has reached the service."""
        self.client.me()
        for kind in LOST:
            yield Fault(kind, True), self.impatient_client if kind == "hang" else self.client
        for reply in GIVEN_UP:
            yield Fault("reply", True, reply), self.client

    def test_an_endpoint_is_never_created_twice(self) -> None:
        for number, (fault, client) in enumerate(self.lost_answers(), 1):
            with self.subTest(fault=fault):
                self.server.faults.append(fault)
                with self.assertRaisesRegex(handover.OutcomeUnknownError, "whose secret you do not have"):
                    self.create_endpoint(client)
                self.assertEqual(self.made, number)

    def test_a_call_without_effect_is_repeated(self) -> None:
        limited = Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="1"))
        self.server.faults.extend([limited, Fault("reply", reply=error_reply(503, "SERVICE_BUSY"))])
        self.assertEqual((self.create_endpoint(self.client)["id"], self.made), ("endpoint-1", 1))

    def test_a_step_is_never_run_twice(self) -> None:
        steps = [1]

        def advance(_request: object) -> Reply:
            steps[0] += 1
            return Reply(200, {"id": "o1", "scenario": {"step": steps[0]}})

        self.service.says["POST", "/sandbox/orders/o1/advance"] = advance
        for number, (fault, client) in enumerate(self.lost_answers(), 2):
            with self.subTest(fault=fault):
                self.server.faults.append(fault)
                with self.assertRaisesRegex(handover.OutcomeUnknownError, "status"):
                    client.sandbox.advance("o1")
                self.assertEqual(steps[0], number)

    def test_a_deletion_whose_answer_was_lost_has_succeeded(self) -> None:
        there = {"e1"}

        def delete(_request: object) -> Reply:
            if not there:
                return error_reply(404, "SUBSCRIPTION_NOT_FOUND")
            there.clear()
            return Reply(204)

        self.service.says["DELETE", "/webhook-subscriptions/e1"] = delete
        self.server.faults.append(Fault("reset", True))
        self.client.webhook_subscriptions.delete("e1")
        with self.assertRaises(handover.SubscriptionNotFoundError):
            self.client.webhook_subscriptions.delete("e1")

    def test_an_acceptance_whose_answer_was_lost_has_succeeded(self) -> None:
        state = ["OFFERED"]

        def accept(_request: object) -> Reply:
            if state[0] != "OFFERED":
                return error_reply(409, "QUOTE_ALREADY_DECIDED", {"status": state[0]})
            state[0] = "ACCEPTED"
            return Reply(200, {"state": state[0]})

        self.service.says["POST", "/quotes/q1/accept"] = accept
        self.service.says["GET", "/quotes/q1"] = lambda _request: Reply(200, {"state": state[0]})
        for fault, client in self.lost_answers():
            with self.subTest(fault=fault):
                state[0] = "OFFERED"
                # So that an earlier connection exists.
                client.quotes.get("q1")
                self.server.faults.append(fault)
                self.assertEqual(client.quotes.accept("q1", version=1)["state"], "ACCEPTED")
        with self.assertRaises(handover.QuoteAlreadyDecidedError):
            self.client.quotes.accept("q1")
        state[0] = "DECLINED"
        self.server.faults.append(Fault("half", False))
        with self.assertRaises(handover.QuoteAlreadyDecidedError):
            self.client.quotes.accept("q1")

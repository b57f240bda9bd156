"""Calls come through whatever the way does to them, wait as they are told, and create once."""

from __future__ import annotations

import email.utils
import time
import unittest
from typing import Any, Dict

import handover
from handover.testing import InstantClock, sample_order

from .wicked import LOST, FakeService, Fault, Reply, WickedServer, error_reply


class WithWickedServer(unittest.TestCase):
    """A fake service behind a server that misbehaves, and a client whose pauses take no time."""

    def setUp(self) -> None:
        self.service = FakeService()
        self.server = WickedServer(self.service)
        self.addCleanup(self.server.close)
        self.clock = InstantClock()
        self.client = self.make_client()
        #: For servers that hang.
        self.hasty = self.client.with_options(timeout=0.25)

    def make_client(self, **options: Any) -> handover.Client:
        given = {"api_key": "svc_test_key", "timeout": 5, "clock": self.clock, **options}
        client = handover.Client(self.server.url, **given)
        self.addCleanup(client.close)
        return client

    def keys(self) -> "set[str]":
        return {request.headers.get("idempotency-key", "") for request in self.server.requests}


class CreatingTest(WithWickedServer):
    def test_creates_once_whatever_happens_to_the_answer(self) -> None:
        for kind in LOST:
            for done in (False, True):
                with self.subTest(fault=kind, done=done):
                    self.service.orders.clear()
                    self.server.requests.clear()
                    self.server.faults.append(Fault(kind, done))
                    order = self.hasty.orders.create(sample_order())
                    self.assertEqual(order["id"], "order-1")
                    self.assertEqual(len(self.service.orders), 1)
                    self.assertEqual(len(self.keys()), 1)
                    self.assertGreaterEqual(len(self.server.requests), 2)

    def test_creates_once_through_everything_in_a_row(self) -> None:
        busy = Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After="3"))
        limited = Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="7"))
        running = Fault("reply", True, error_reply(409, "IDEMPOTENCY_REQUEST_IN_PROGRESS", Retry_After="1"))
        lost = [Fault(kind, done) for kind in LOST for done in (False, True)]
        self.server.faults.extend([limited, busy, running, Fault("reply", reply=Reply(502, b"<html>")), *lost])
        patient = self.hasty.with_options(total_timeout=20 * 3600)
        self.assertEqual(patient.orders.create(sample_order())["id"], "order-1")
        self.assertEqual(len(self.service.orders), 1)
        self.assertEqual(len(self.keys()), 1)

    def test_two_calls_create_two(self) -> None:
        self.client.orders.create(sample_order())
        self.client.orders.create(sample_order())
        self.assertEqual(len(self.service.orders), 2)

    def test_an_external_order_id_makes_the_key_the_same_in_every_process(self) -> None:
        for client in (self.client, self.make_client()):
            client.orders.create(sample_order(externalOrderId="A-1"))
        self.assertEqual(len(self.keys()), 1)
        self.client.orders.create(sample_order(externalOrderId="A-1", instructions="Ring twice"))
        self.assertEqual(len(self.keys()), 2)

    def test_a_key_of_ones_own_is_sent_and_checked(self) -> None:
        self.client.orders.create(sample_order(), idempotency_key="mine")
        self.assertEqual(self.keys(), {"mine"})
        for wrong in ("", "x" * 201, "line\nbreak", "schlüssel"):
            with self.subTest(key=wrong), self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(), idempotency_key=wrong)

    def test_an_error_carries_the_key_to_go_on_with(self) -> None:
        self.server.faults.extend([Fault("reset", True)] * 100)
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client.orders.create(sample_order())
        self.assertTrue(failed.exception.in_doubt)
        self.server.faults.clear()
        key = failed.exception.idempotency_key
        self.assertEqual(self.client.orders.create(sample_order(), idempotency_key=key)["id"], "order-1")
        self.assertEqual(len(self.service.orders), 1)

    def test_what_is_no_json_is_refused_before_it_is_sent(self) -> None:
        for wrong in ({"metadata": {"when": object()}}, {"metadata": {"much": float("nan")}}):
            with self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(**wrong))
        self.assertEqual(self.server.requests, [])


class WaitingTest(WithWickedServer):
    def test_pauses_grow_as_specified_until_the_total_time_has_passed(self) -> None:
        self.server.faults.extend([Fault("reply", reply=error_reply(500, "INTERNAL_ERROR"))] * 100)
        with self.assertRaises(handover.InternalError) as failed:
            self.client.with_options(total_timeout=600).me()
        self.assertEqual(self.clock.pauses[:6], [1, 5, 30, 120, 120, 120])
        self.assertAlmostEqual(self.clock.now(), 600, delta=6)
        self.assertEqual(failed.exception.attempts, len(self.server.requests))

    def test_waits_as_long_as_the_service_asks(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="42")))
        self.server.faults.append(Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After="3")))
        self.client.me()
        self.assertEqual(self.clock.pauses, [42, 3])

    def test_reads_a_date_in_retry_after_as_well(self) -> None:
        date = email.utils.formatdate(time.time() + 50, usegmt=True)
        self.server.faults.append(Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After=date)))
        self.client.me()
        self.assertAlmostEqual(self.clock.pauses[0], 49, delta=2)

    def test_does_not_begin_to_wait_for_longer_than_there_is_time(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(429, "SANDBOX_LIMIT", Retry_After="40000")))
        with self.assertRaises(handover.SandboxLimitError) as failed:
            self.client.orders.create(sample_order())
        self.assertEqual((failed.exception.retry_after, self.clock.pauses), (40000, []))

    def test_what_is_refused_is_not_repeated(self) -> None:
        for status, code in ((400, "INVALID_REQUEST"), (404, "ORDER_NOT_FOUND"), (409, "EXTERNAL_ORDER_ID_EXISTS")):
            with self.subTest(code=code):
                self.server.requests.clear()
                self.server.faults.append(Fault("reply", reply=error_reply(status, code)))
                with self.assertRaises(handover.ApiError) as failed:
                    self.client.orders.create(sample_order())
                self.assertEqual((failed.exception.code, len(self.server.requests)), (code, 1))

    def test_nobody_there_is_tried_until_somebody_is(self) -> None:
        self.server.close()
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client.me()
        self.assertGreaterEqual(failed.exception.attempts, 5)
        self.assertFalse(failed.exception.in_doubt)
        self.assertIsInstance(failed.exception.__cause__, ConnectionRefusedError)

    def test_an_answer_that_drips_ends_with_the_timeout(self) -> None:
        self.server.faults.extend([Fault("drip"), Fault("drip")])
        began = time.monotonic()
        self.hasty.me()
        self.assertLess(time.monotonic() - began, 5)


class DoubtfulTest(WithWickedServer):
    """Calls whose repetition the service does not recognise."""

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

    def test_one_endpoint_stays_and_its_secret_is_known(self) -> None:
        for kind in LOST:
            for done in (False, True):
                with self.subTest(fault=kind, done=done):
                    self.endpoints = {"theirs": self.endpoints["theirs"]}
                    fine = Fault("reply", reply=Reply(200, {"data": list(self.endpoints.values())}))
                    # The list of before, the creation, then the deletion of what it left.
                    self.server.faults.extend([fine, Fault(kind, done)])
                    made = self.create_endpoint(self.hasty if kind == "hang" else self.client)
                    self.assertEqual(set(self.endpoints), {"theirs", made["id"]})
                    self.assertEqual(made["secret"], f"secret of {made['id']}")

    def test_what_may_be_somebody_elses_is_not_deleted(self) -> None:
        def create(request: object) -> Reply:
            self.endpoints["new"] = {"id": "new", **self.ENDPOINT}
            return self.create(request)

        self.service.says["POST", "/webhook-subscriptions"] = create
        fine = Fault("reply", reply=Reply(200, {"data": list(self.endpoints.values())}))
        self.server.faults.extend([fine, Fault("reset", True)])
        with self.assertRaisesRegex(handover.OutcomeUnknownError, "Somebody else"):
            self.create_endpoint(self.client)
        self.assertEqual(set(self.endpoints), {"theirs", "new", "endpoint-1"})

    def test_what_was_surely_refused_is_repeated(self) -> None:
        limited = Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="1"))
        self.server.faults.extend([limited, Fault("reply", reply=error_reply(503, "SERVICE_BUSY"))])
        self.assertEqual((self.create_endpoint(self.client)["id"], self.made), ("endpoint-1", 1))

    def test_a_step_is_never_run_twice(self) -> None:
        steps = [1]

        def advance(_request: object) -> Reply:
            steps[0] += 1
            return Reply(200, {"id": "o1", "scenario": {"step": steps[0]}})

        self.service.says["POST", "/sandbox/orders/o1/advance"] = advance
        for number, kind in enumerate(LOST, 2):
            with self.subTest(fault=kind):
                self.server.faults.append(Fault(kind, True))
                with self.assertRaisesRegex(handover.OutcomeUnknownError, "status"):
                    (self.hasty if kind == "hang" else self.client).sandbox.advance("o1")
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
        for kind in LOST:
            with self.subTest(fault=kind):
                state[0] = "OFFERED"
                client = self.hasty if kind == "hang" else self.client
                # So that there is a connection of before.
                client.quotes.get("q1")
                self.server.faults.append(Fault(kind, True))
                self.assertEqual(client.quotes.accept("q1", version=1)["state"], "ACCEPTED")
        with self.assertRaises(handover.QuoteAlreadyDecidedError):
            self.client.quotes.accept("q1")
        state[0] = "DECLINED"
        self.server.faults.append(Fault("half", False))
        with self.assertRaises(handover.QuoteAlreadyDecidedError):
            self.client.quotes.accept("q1")

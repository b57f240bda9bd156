"""Calls succeed over a faulty network, wait as asked, and create once."""

from __future__ import annotations

import email.utils
import time
import unittest
from typing import Any, List
from unittest import mock

import handover
from handover.testing import InstantClock, sample_order

from .faulty_server import LOST, FakeService, Fault, Reply, FaultyServer, error_reply


class FaultyServerTest(unittest.TestCase):
    """A fake service behind a server with faults, and a client whose pauses take no time."""

    def setUp(self) -> None:
        self.service = FakeService()
        self.server = FaultyServer(self.service)
        self.addCleanup(self.server.close)
        self.clock = InstantClock()
        self.client = self.make_client()
        #: For servers that hang.
        self.impatient_client = self.make_client(timeout=0.25, reach_timeout=300)

    def make_client(self, **options: Any) -> handover.Client:
        given = {"api_key": "svc_test_key", "timeout": 5, "clock": self.clock, **options}
        client = handover.Client(self.server.url, **given)
        self.addCleanup(client.close)
        return client

    def keys(self) -> "set[str]":
        return {request.headers.get("idempotency-key", "") for request in self.server.requests}


class CreatingTest(FaultyServerTest):
    def test_creates_once_for_every_fault_of_the_answer(self) -> None:
        for kind in LOST:
            for done in (False, True):
                with self.subTest(fault=kind, done=done):
                    self.service.orders.clear()
                    self.server.requests.clear()
                    self.server.faults.append(Fault(kind, done))
                    order = self.impatient_client.orders.create(sample_order())
                    self.assertEqual(order["id"], "order-1")
                    self.assertEqual(len(self.service.orders), 1)
                    self.assertEqual(len(self.keys()), 1)
                    self.assertGreaterEqual(len(self.server.requests), 2)

    def test_creates_once_with_all_faults_in_a_row(self) -> None:
        busy = Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After="3"))
        limited = Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="7"))
        running = Fault("reply", True, error_reply(409, "IDEMPOTENCY_REQUEST_IN_PROGRESS", Retry_After="1"))
        lost = [Fault(kind, done) for kind in LOST for done in (False, True)]
        self.server.faults.extend([limited, busy, running, Fault("reply", reply=Reply(502, b"<html>")), *lost])
        patient = self.impatient_client.with_options(total_timeout=20 * 3600)
        self.assertEqual(patient.orders.create(sample_order())["id"], "order-1")
        self.assertEqual(len(self.service.orders), 1)
        self.assertEqual(len(self.keys()), 1)

    def test_two_calls_create_two_orders(self) -> None:
        self.client.orders.create(sample_order())
        self.client.orders.create(sample_order())
        self.assertEqual(len(self.service.orders), 2)

    def test_an_external_order_id_makes_the_key_the_same_in_every_process(self) -> None:
        for client in (self.client, self.make_client()):
            client.orders.create(sample_order(externalOrderId="A-1"))
        self.assertEqual(len(self.keys()), 1)
        self.client.orders.create(sample_order(externalOrderId="A-1", instructions="Ring twice"))
        self.assertEqual(len(self.keys()), 2)

    def test_a_key_of_the_caller_is_sent_and_checked(self) -> None:
        self.client.orders.create(sample_order(), idempotency_key="mine")
        self.assertEqual(self.keys(), {"mine"})
        for wrong in ("", "x" * 201, "line\nbreak", "schlüssel"):
            with self.subTest(key=wrong), self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(), idempotency_key=wrong)

    def test_an_error_has_the_key_for_a_later_repetition(self) -> None:
        self.server.faults.extend([Fault("reset", True)] * 100)
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client.orders.create(sample_order())
        self.assertTrue(failed.exception.in_doubt)
        self.server.faults.clear()
        key = failed.exception.idempotency_key
        self.assertEqual(self.client.orders.create(sample_order(), idempotency_key=key)["id"], "order-1")
        self.assertEqual(len(self.service.orders), 1)

    def test_a_body_that_is_not_json_is_refused_before_it_is_sent(self) -> None:
        for wrong in ({"metadata": {"when": object()}}, {"metadata": {"much": float("nan")}}):
            with self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(**wrong))
        self.assertEqual(self.server.requests, [])


class WaitingTest(FaultyServerTest):
    def test_pauses_grow_as_specified_until_the_total_time_has_passed(self) -> None:
        self.server.faults.extend([Fault("reply", reply=error_reply(500, "INTERNAL_ERROR"))] * 100)
        with self.assertRaises(handover.InternalError) as failed:
            self.client.with_options(total_timeout=600).me()
        # Another pause would exceed the total time.
        self.assertEqual(self.clock.pauses, [1, 5, 30, 120, 120, 120, 120])
        self.assertEqual(failed.exception.attempts, len(self.server.requests))

    def test_pauses_of_the_caller_replace_the_plan_and_are_reported(self) -> None:
        self.server.faults.extend([Fault("reply", reply=error_reply(500, "INTERNAL_ERROR"))] * 3)
        retries: List[handover.Retry] = []
        self.make_client(pauses=[0.5, 2], on_retry=retries.append).me()
        self.assertEqual(self.clock.pauses, [0.5, 2, 2])
        self.assertEqual([(each.attempts, each.pause) for each in retries], [(1, 0.5), (2, 2), (3, 2)])
        self.assertEqual({each.call for each in retries}, {"GET /extern/me"})
        self.assertIsInstance(retries[0].error, handover.InternalError)

    def test_a_total_time_of_zero_repeats_nothing(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(500, "INTERNAL_ERROR")))
        with self.assertRaises(handover.InternalError) as failed:
            self.make_client(total_timeout=0).me()
        self.assertEqual((failed.exception.attempts, failed.exception.in_doubt), (1, True))

    def test_the_random_addition_to_a_pause_is_a_second_at_most(self) -> None:
        with mock.patch.object(self.clock, "jitter", return_value=1.0):
            for when in ("200", "3"):
                self.server.faults.append(Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After=when)))
            self.server.faults.append(Fault("reply", reply=error_reply(500, "INTERNAL_ERROR")))
            self.client.me()
        self.assertEqual([round(pause, 3) for pause in self.clock.pauses], [201, 3.3, 1.1])

    def test_a_conflict_is_repeated_if_it_names_a_pause(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(409, "ORDER_CHANGED", Retry_After="2")))
        self.client.me()
        self.assertEqual(self.clock.pauses, [2])

    def test_a_timeout_is_named_in_the_error(self) -> None:
        for fault, timed_out in (("hang", True), ("reset", False)):
            self.server.faults.append(Fault(fault))
            with self.assertRaises(handover.ConnectionFailedError) as failed:
                self.make_client(timeout=0.25, total_timeout=0).me()
            self.assertEqual(failed.exception.timed_out, timed_out)

    def test_a_first_answer_must_begin_in_time_but_may_take_longer(self) -> None:
        client = self.make_client(reach_timeout=0.2, pauses=[1])
        self.server.faults.append(Fault("hang"))
        with self.assertRaises(handover.ConnectionFailedError):
            client.me()
        self.server.faults.append(Fault("slow", True))
        self.assertEqual(client.me(), {"environment": "sandbox"})

    def test_waits_as_long_as_the_service_asks(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="42")))
        self.server.faults.append(Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After="3")))
        self.client.me()
        self.assertEqual(self.clock.pauses, [42, 3])

    def test_pauses_also_if_retry_after_is_zero(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="0")))
        self.client.me()
        self.assertEqual(self.clock.pauses, [1])

    def test_reads_a_date_in_retry_after(self) -> None:
        date = email.utils.formatdate(time.time() + 50, usegmt=True)
        self.server.faults.append(Fault("reply", reply=error_reply(503, "SERVICE_BUSY", Retry_After=date)))
        self.client.me()
        self.assertAlmostEqual(self.clock.pauses[0], 49, delta=2)

    def test_does_not_wait_if_the_pause_exceeds_the_total_time(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(429, "SANDBOX_LIMIT", Retry_After="40000")))
        with self.assertRaises(handover.SandboxLimitError) as failed:
            self.client.orders.create(sample_order())
        self.assertEqual((failed.exception.retry_after, self.clock.pauses), (40000, []))

    def test_a_refused_call_is_not_repeated(self) -> None:
        refusals = [(400, "INVALID_REQUEST"), (404, "ORDER_NOT_FOUND"), (408, "TIMED_OUT")]
        for status, code in (*refusals, (409, "EXTERNAL_ORDER_ID_EXISTS")):
            with self.subTest(code=code):
                self.server.requests.clear()
                self.server.faults.append(Fault("reply", reply=error_reply(status, code)))
                with self.assertRaises(handover.ApiError) as failed:
                    self.client.orders.create(sample_order())
                self.assertEqual((failed.exception.code, len(self.server.requests)), (code, 1))

    def test_an_unreachable_service_is_retried_until_it_answers(self) -> None:
        self.client.me()
        self.server.close()
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client.me()
        self.assertGreaterEqual(failed.exception.attempts, 5)
        self.assertFalse(failed.exception.in_doubt)
        self.assertIsInstance(failed.exception.__cause__, ConnectionRefusedError)

    def test_a_first_call_is_given_up_after_ten_seconds(self) -> None:
        self.server.close()
        for client in (self.client, self.make_client(reach_timeout=60)):
            started = self.clock.now()
            with self.assertRaises(handover.ConnectionFailedError):
                client.me()
            limit = 10 if client is self.client else 60
            self.assertAlmostEqual(self.clock.now() - started, limit, delta=limit / 2)
            self.assertLessEqual(self.clock.now() - started, limit)

    def test_a_retry_after_of_zero_follows_the_plan(self) -> None:
        past = email.utils.formatdate(0, usegmt=True)
        for when in ("0", past, "0"):
            self.server.faults.append(Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After=when)))
        self.client.me()
        self.assertEqual(self.clock.pauses, [1, 5, 30])

    def test_a_slow_answer_ends_with_the_timeout(self) -> None:
        self.server.faults.extend([Fault("drip"), Fault("drip")])
        began = time.monotonic()
        self.impatient_client.me()
        self.assertLess(time.monotonic() - began, 5)

"""One exchange: connections are reused, credentials are not sent elsewhere, answers are bounded."""

from __future__ import annotations

import contextlib
import os
import socket
import ssl
import threading
import unittest
from pathlib import Path
from typing import Any, Dict, Iterator, List
from unittest import mock

import handover
from handover._connection import ConnectionPool
from handover._deadline import Deadline
from handover.testing import InstantClock, sample_order

from .test_retries import FaultyServerTest
from .faulty_server import FakeService, Fault, Reply, FaultyServer, error_reply

CERTIFICATES = Path(__file__).parents[3] / "server" / "test" / "messages" / "webhooks" / "certificates"


class ReuseTest(FaultyServerTest):
    def test_calls_one_after_another_share_a_connection(self) -> None:
        for _ in range(20):
            self.client.me()
        self.client.with_options(timeout=1).me()
        self.assertEqual(self.server.connections, 1)

    def test_threads_have_their_own_connections(self) -> None:
        problems: List[BaseException] = []

        def work() -> None:
            try:
                for _ in range(10):
                    self.client.orders.create(sample_order())
            except BaseException as problem:  # noqa: BLE001
                problems.append(problem)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])
        self.assertEqual(len(self.service.orders), 80)
        self.assertLessEqual(self.server.connections, 8)

    def test_a_connection_closed_while_idle_costs_no_pause(self) -> None:
        self.client.me()
        self.server.faults.append(Fault("close"))
        self.client.me()
        self.assertEqual(self.clock.pauses, [])
        self.assertEqual(self.server.connections, 2)

    def test_a_forked_process_does_not_use_connections_of_its_parent(self) -> None:
        self.client.me()
        with mock.patch("os.getpid", return_value=os.getpid() + 1):
            self.client.me()
        self.assertEqual(self.server.connections, 2)

    def test_a_closed_client_can_be_used_again(self) -> None:
        with self.client:
            self.client.me()
        self.client.me()
        self.assertEqual(self.server.connections, 2)


class AnswerTest(FaultyServerTest):
    def test_redirects_are_not_followed(self) -> None:
        elsewhere = FaultyServer(FakeService())
        self.addCleanup(elsewhere.close)
        for status in (301, 302, 307, 308):
            moved = Reply(status, headers={"Location": f"{elsewhere.url}/api/v1/extern/me"})
            self.server.faults.append(Fault("reply", reply=moved))
            with self.assertRaisesRegex(handover.UnexpectedResponseError, "redirect"):
                self.client.me()
        self.assertEqual((elsewhere.requests, len(self.server.requests)), ([], 4))

    def test_an_answer_that_is_too_large_is_not_read(self) -> None:
        self.server.faults.append(Fault("reply", reply=Reply(200, b"[" + b"1," * 9_000_000 + b"1]")))
        with self.assertRaises(handover.ResponseTooLargeError):
            self.client.with_options(timeout=10).me()

    def test_an_endless_answer_is_not_read(self) -> None:
        begun = b"HTTP/1.1 200 Said\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
        with _raw_server(begun + chunk * 40) as url:
            client = handover.Client(url, api_key="svc_test_key", timeout=10, clock=InstantClock())
            with self.assertRaises(handover.ResponseTooLargeError):
                client.me()

    def test_json_that_is_nested_too_deeply_is_an_error_and_no_crash(self) -> None:
        self.server.faults.extend([Fault("reply", reply=Reply(200, b'{"a":' * 200_000))] * 50)
        with self.assertRaises(handover.ConnectionFailedError):
            self.client.me()

    def test_what_cannot_be_from_the_service_fails_at_once(self) -> None:
        for body in (b"<h1>Sign in to the network</h1>", b"[1]", b"ok"):
            self.server.requests.clear()
            self.server.faults.append(Fault("reply", reply=Reply(200, body)))
            with self.assertRaisesRegex(handover.UnexpectedResponseError, "is the address right"):
                self.client.me()
            self.assertEqual(len(self.server.requests), 1)

    def test_a_port_without_http_or_tls_fails_at_once_with_the_reason(self) -> None:
        self.server.faults.append(Fault("garbage"))
        with self.assertRaisesRegex(handover.ConnectionFailedError, "does not speak HTTP") as failed:
            self.client.me()
        self.assertEqual((failed.exception.attempts, failed.exception.is_permanent), (1, True))
        with _raw_server(b"HTTP/1.1 400 Bad Request\r\n\r\n") as url:
            tls = handover.Client(url.replace("http:", "https:"), api_key="svc_test_key", clock=self.clock)
            with self.assertRaisesRegex(handover.ConnectionFailedError, "does not speak TLS") as failed:
                tls.me()
        self.assertEqual(failed.exception.attempts, 1)

    def test_headers_that_cannot_be_sent_are_refused(self) -> None:
        wrong: Any = ["DELAY\n", "ü", "", 1]
        for value in wrong:
            with self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(), scenario=value)
            with self.assertRaises(handover.ConfigurationError):
                self.client.orders.create(sample_order(), mode=value)
        self.assertEqual(self.server.requests, [])

    def test_errors_have_the_class_of_their_code_with_details_and_request_id(self) -> None:
        fields = [{"field": "pickup.city", "code": "invalid_type", "message": "Missing."}]
        self.server.faults.append(Fault("reply", reply=error_reply(400, "INVALID_REQUEST", {"fields": fields})))
        with self.assertRaises(handover.InvalidRequestError) as failed:
            self.client.me()
        error = failed.exception
        self.assertEqual((error.fields, error.request_id, error.status), (fields, "r-1", 400))
        self.assertIn("pickup.city: Missing.", str(error))

    def test_the_text_of_an_error_ends_with_its_details(self) -> None:
        rules = [{"code": "A_RULE", "field": "vehicle", "message": "It must\ndrive."}, {"code": "B", "field": None}]
        said: Dict[str, Any] = {
            " [allowed: STANDARD, DELAY]": {"allowed": ["STANDARD", "DELAY"]},
            " [status: COMPLETED] [since: 3]": {"status": "COMPLETED", "since": 3},
            " [vehicle: It must drive.]": {"errors": rules[:1]},
            ' [errors: [{"code": "B", "field": null}]]': {"errors": rules[1:]},
            "": {},
        }
        for end, details in said.items():
            error = handover.ApiError(409, "A_CODE", "It is so.", "r-1", details)
            self.assertEqual(str(error), f"409 A_CODE: It is so. (request r-1){end}")
        long = str(handover.ApiError(409, "A_CODE", "It is so.", None, {"much": ["word"] * 10_000}))
        self.assertLess(len(long), 700)
        self.assertTrue(long.endswith("…"))

    def test_an_unknown_code_has_the_class_of_its_status(self) -> None:
        self.server.faults.append(Fault("reply", reply=error_reply(409, "BRAND_NEW")))
        with self.assertRaises(handover.ConflictError) as failed:
            self.client.me()
        self.assertEqual(failed.exception.code, "BRAND_NEW")

    def test_an_answer_of_a_proxy_is_reported_as_unexpected(self) -> None:
        self.server.faults.append(Fault("reply", reply=Reply(403, b"<html>Proxy")))
        with self.assertRaisesRegex(handover.UnexpectedResponseError, "Proxy"):
            self.client.me()

    def test_an_unreachable_service_is_reported_with_method_and_url(self) -> None:
        self.server.close()
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client.orders.list(limit=1)
        where = f"127.0.0.1:{self.server.port}"
        said = str(failed.exception)
        self.assertTrue(said.startswith(f"GET http://{where}/api/v1/extern/orders got no whole answer after "), said)
        self.assertIn(f"no connection to {where}: ", said)

    def test_ids_cannot_change_the_path(self) -> None:
        for wrong in ("", ".", ".."):
            with self.assertRaises(handover.ConfigurationError):
                self.client.orders.get(wrong)
        with self.assertRaises(handover.NotFoundError):
            self.client.orders.get("../me?x=/ä")
        self.assertEqual(self.server.requests[0].path, "/api/v1/extern/orders/..%2Fme%3Fx%3D%2F%C3%A4")


class TlsTest(unittest.TestCase):
    def setUp(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / "receiver.pem", CERTIFICATES / "receiver-key.pem")
        self.server = FaultyServer(FakeService(), context)
        self.addCleanup(self.server.close)

    def me(self, host: str, times: int = 1, **options: Any) -> Any:
        url = f"https://{host}:{self.server.port}"
        client = handover.Client(url, api_key="svc_test_key", timeout=5, clock=InstantClock(), **options)
        self.addCleanup(client.close)
        here = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", self.server.port))]
        with mock.patch("socket.getaddrinfo", return_value=here):
            return [client.me() for _ in range(times)][-1]

    def test_an_untrusted_certificate_is_refused_at_once(self) -> None:
        with self.assertRaisesRegex(handover.ConnectionFailedError, "certificate") as failed:
            self.me("receiver.test")
        self.assertEqual((failed.exception.attempts, self.server.requests), (1, []))

    def test_the_certificate_must_match_the_host_name(self) -> None:
        trusting = ssl.create_default_context(cafile=str(CERTIFICATES / "authority.pem"))
        with self.assertRaisesRegex(handover.ConnectionFailedError, "certificate"):
            self.me("other.test", ssl_context=trusting)
        self.assertEqual(self.me("receiver.test", ssl_context=trusting)["environment"], "sandbox")

    def test_connections_are_reused(self) -> None:
        trusting = ssl.create_default_context(cafile=str(CERTIFICATES / "authority.pem"))
        self.assertEqual(self.me("receiver.test", 5, ssl_context=trusting)["environment"], "sandbox")
        self.assertEqual((len(self.server.requests), self.server.connections), (5, 1))

    def test_a_context_that_does_not_verify_is_refused(self) -> None:
        careless = ssl.create_default_context()
        careless.check_hostname = False
        careless.verify_mode = ssl.CERT_NONE
        with self.assertRaisesRegex(handover.ConfigurationError, "verify"):
            self.me("receiver.test", ssl_context=careless)


class ConfigurationTest(unittest.TestCase):
    def test_invalid_options_are_refused_before_anything_is_sent(self) -> None:
        key = {"api_key": "svc_test_key"}
        wrong: List[Any] = [
            ("ftp://handover.example", key),
            ("handover.example", key),
            ("https://user:pass@handover.example", key),
            ("https://handover.example/?a=1", key),
            ("https://handover.example:port", key),
            ("http://handover.example", key),
            ("https://handover.example", {}),
            ("https://handover.example", {"client_id": "svcc_1"}),
            ("https://handover.example", {**key, "client_id": "svcc_1", "client_secret": "s"}),
            ("https://handover.example", {"api_key": "svc_test_key\n"}),
            ("https://handover.example", {"api_key": ""}),
            ("https://handover.example", {**key, "timeout": 0}),
            ("https://handover.example", {**key, "timeout": float("inf")}),
            ("https://handover.example", {**key, "total_timeout": float("nan")}),
            ("https://handover.example", {**key, "reach_timeout": float("nan")}),
            ("https://handover.example", {"api_key": "svc_test_ü"}),
            ("https://handover.example", {**key, "total_timeout": -1}),
            ("https://handover.example", {**key, "pauses": [1, -1]}),
            ("https://handover.example", {**key, "pauses": ["1"]}),
            ("", key),
            (None, key),
            ("https://handover.example", {**key, "total_timeout": 24 * 3600}),
            ("https://handover.example", {**key, "user_agent": "line\nbreak"}),
        ]
        for url, options in wrong:
            with self.subTest(url=url, options=options), self.assertRaises(handover.ConfigurationError):
                handover.Client(url, **options)

    def test_a_shorter_total_time_needs_no_shorter_timeout(self) -> None:
        client = handover.Client("https://handover.example", api_key="svc_test_key", total_timeout=20)
        self.assertEqual(_attempt_seconds(client), 20)
        self.assertEqual(_attempt_seconds(client.with_options(total_timeout=5)), 5)
        self.assertEqual(_attempt_seconds(client.with_options(total_timeout=300)), 30)
        self.assertEqual(_attempt_seconds(client.with_options(timeout=2)), 2)

    def test_a_total_time_limits_an_attempt_unless_it_is_zero(self) -> None:
        client = handover.Client("https://handover.example", api_key="svc_test_key")
        self.assertEqual(_attempt_seconds(client.with_options(timeout=30, total_timeout=20)), 20)
        self.assertEqual(_attempt_seconds(client.with_options(timeout=400)), 300)
        self.assertEqual(_attempt_seconds(client.with_options(timeout=400, total_timeout=0)), 400)
        wrong: Any = "20"
        with self.assertRaisesRegex(handover.ConfigurationError, "total_timeout is a number of seconds"):
            client.with_options(total_timeout=wrong)

    def test_the_url_is_accepted_with_and_without_its_end(self) -> None:
        with mock.patch("handover.client.ConnectionPool", side_effect=ConnectionPool) as pools:
            for url in ("https://a.example", "https://a.example/", "https://a.example/api/v1/"):
                handover.Client(url, api_key="svc_test_key")
            handover.Client("http://service:8080", api_key="svc_test_key", allow_http=True)
        addresses = [call.args[0] for call in pools.call_args_list]
        self.assertEqual(addresses, ["https://a.example/api/v1"] * 3 + ["http://service:8080/api/v1"])


def _attempt_seconds(client: handover.Client) -> float:
    return Deadline(InstantClock(), client._caller.options).attempt_seconds()


@contextlib.contextmanager
def _raw_server(answer: bytes) -> Iterator[str]:
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        accepted, _ = listener.accept()
        with accepted, contextlib.suppress(OSError):
            accepted.recv(65536)
            accepted.sendall(answer)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        thread.join(10)
        listener.close()

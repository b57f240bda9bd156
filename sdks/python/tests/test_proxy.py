"""Calls through the proxy that the environment names: with TLS, without it, past it, and refused by it."""

from __future__ import annotations

import base64
import os
import ssl
import unittest
from typing import Any
from unittest import mock

import handover
from handover._proxy import find_proxy
from handover.testing import InstantClock

from .connect_proxy import ConnectProxy
from .faulty_server import FakeService, FaultyServer
from .test_connection import CERTIFICATES

#: The host in the certificate; only the proxy knows its address.
HOST = "receiver.test"


class ProxyTest(unittest.TestCase):
    def setUp(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / "receiver.pem", CERTIFICATES / "receiver-key.pem")
        self.server = FaultyServer(FakeService(), context)
        self.addCleanup(self.server.close)
        self.proxy = ConnectProxy(self.server.port)
        self.addCleanup(self.proxy.close)
        self.clock = InstantClock()

    def client(self, url: str = "", **environment: str) -> handover.Client:
        trusting = ssl.create_default_context(cafile=str(CERTIFICATES / "authority.pem"))
        options: Any = {"api_key": "svc_test_key", "timeout": 5, "clock": self.clock}
        if not url:
            url = f"https://{HOST}:{self.server.port}"
            options["ssl_context"] = trusting
        with mock.patch.dict(os.environ, environment):
            client = handover.Client(url, **options)
        self.addCleanup(client.close)
        return client

    def test_with_tls_the_proxy_opens_a_tunnel_which_is_reused(self) -> None:
        client = self.client(HTTPS_PROXY=self.proxy.url.replace("//", "//jana:p%40ss@"))
        for _ in range(3):
            self.assertEqual(client.me()["environment"], "sandbox")
        self.assertEqual(len(self.proxy.calls), 1)
        first, *headers = self.proxy.calls[0].split("\r\n")
        self.assertEqual(first, f"CONNECT {HOST}:{self.server.port} HTTP/1.1")
        account = base64.b64encode(b"jana:p@ss").decode()
        self.assertEqual(headers, [f"Host: {HOST}:{self.server.port}", f"Proxy-Authorization: Basic {account}"])

    def test_without_tls_the_proxy_sends_the_call_on(self) -> None:
        plain = FaultyServer(FakeService())
        self.addCleanup(plain.close)
        proxy = ConnectProxy(plain.port)
        self.addCleanup(proxy.close)
        with mock.patch.dict(os.environ, {"http_proxy": proxy.address}):
            client = handover.Client(f"http://{HOST}", api_key="svc_test_key", allow_http=True, clock=self.clock)
        self.addCleanup(client.close)
        self.assertEqual(client.me()["environment"], "sandbox")
        self.assertTrue(proxy.calls[0].startswith(f"GET http://{HOST}/api/v1/extern/me HTTP/1.1\r\n"), proxy.calls)
        self.assertEqual(plain.requests[0].headers["host"], HOST)
        proxy.refusal = "407 Proxy Authentication Required"
        client.close()
        with self.assertRaisesRegex(handover.ConnectionFailedError, "407 Proxy Authentication Required.*user:password"):
            client.me()

    def test_a_refusal_is_told_with_its_reason_and_tried_again_only_if_the_proxy_failed(self) -> None:
        client = self.client(HTTPS_PROXY=self.proxy.url.replace("//", "//jana:secret@"))
        where = f"the proxy {self.proxy.address} of HTTPS_PROXY opens no connection to {HOST}:{self.server.port}"
        for refusal in ("407 Proxy Authentication Required", "403 Forbidden"):
            self.proxy.refusal = refusal
            with self.assertRaises(handover.ConnectionFailedError) as failed:
                client.me()
            self.assertIn(f"{where}: {refusal}", str(failed.exception))
            self.assertNotIn("secret", str(failed.exception))
            self.assertEqual((failed.exception.attempts, failed.exception.in_doubt), (1, False))
        self.proxy.refusal = "502 Bad Gateway"
        with self.assertRaisesRegex(handover.ConnectionFailedError, "502 Bad Gateway") as failed:
            client.me()
        self.assertGreater(failed.exception.attempts, 1)

    def test_a_proxy_that_is_gone_and_a_stranger_in_the_tunnel_are_named(self) -> None:
        gone = ConnectProxy(self.server.port)
        gone.close()
        with self.assertRaises(handover.ConnectionFailedError) as failed:
            self.client(HTTPS_PROXY=gone.url).me()
        way = f"no connection to {HOST}:{self.server.port} through the proxy {gone.address} of HTTPS_PROXY"
        self.assertIn(way, str(failed.exception))
        with mock.patch.dict(os.environ, {"HTTPS_PROXY": self.proxy.url}):
            client = handover.Client(f"https://{HOST}:{self.server.port}", api_key="svc_test_key", clock=self.clock)
        with self.assertRaisesRegex(handover.ConnectionFailedError, f"the certificate of {HOST}:"):
            client.me()

    def test_hosts_in_no_proxy_are_called_directly(self) -> None:
        client = self.client(HTTPS_PROXY=self.proxy.url, NO_PROXY="a.example, .receiver.test")
        with self.assertRaisesRegex(handover.ConnectionFailedError, f"there is no host {HOST}"):
            client.me()
        self.assertEqual(self.proxy.calls, [])


class SettingTest(unittest.TestCase):
    def found(self, host: str, port: int = 443, scheme: str = "https", **environment: str) -> bool:
        settings = {"HTTPS_PROXY": "http://proxy.example:3128", **environment}
        with mock.patch.dict(os.environ, settings, clear=True):
            return find_proxy(scheme, host, port) is not None

    def test_no_proxy_excludes_hosts_subdomains_and_ports(self) -> None:
        excluded = [
            ("a.example", 443, "a.example", True),
            ("b.a.example", 443, "x,  A.Example", True),
            ("b.a.example", 443, "*.a.example", True),
            ("ba.example", 443, "a.example", False),
            ("a.example", 443, "a.example:443", True),
            ("a.example", 8443, "a.example:443", False),
            ("a.example", 443, "*", True),
            ("10.0.0.7", 443, "10.0.0.7", True),
            ("2001:db8::1", 443, "2001:db8::1", True),
            ("2001:db8::1", 8443, "[2001:db8::1]:8443", True),
            ("a.example", 443, " , ", False),
        ]
        for host, port, entries, is_excluded in excluded:
            with self.subTest(host=host, entries=entries):
                self.assertEqual(self.found(host, port, NO_PROXY=entries), not is_excluded)

    def test_the_scheme_chooses_the_variable_and_this_machine_needs_none(self) -> None:
        self.assertFalse(self.found("a.example", 80, "http"))
        self.assertTrue(self.found("a.example", 80, "http", http_proxy="proxy:3128"))
        for host in ("localhost", "127.0.0.1", "::1"):
            self.assertFalse(self.found(host))

    def test_an_address_that_is_none_is_refused(self) -> None:
        for wrong in ("socks5://proxy:1080", "https://proxy.example", "http://proxy:port"):
            with self.assertRaisesRegex(handover.ConfigurationError, "HTTPS_PROXY is no address of a proxy"):
                self.found("a.example", HTTPS_PROXY=wrong)

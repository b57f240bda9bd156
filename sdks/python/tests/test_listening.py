"""`python -m handover listen` without a service: what it sends to a handler, its resends, and its output."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import threading
import unittest
from typing import Any, Dict, List, Tuple
from unittest import mock

import handover
from handover._forward import Handler
from handover._listen_command import Listening, Output
from handover.testing import SECRET, make_event

from .faulty_server import Fault, Reply, Request, FaultyServer

LISTEN = [sys.executable, "-W", "error", "-m", "handover", "listen"]


def run(*arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HANDOVER_")}
    command = [*LISTEN, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env={**kept, **settings})


class ForwardingTest(unittest.TestCase):
    def setUp(self) -> None:
        self.handler = FaultyServer(lambda _request: Reply(204))
        self.addCleanup(self.handler.close)
        self.event = make_event("vehicle.delivered", {"customerReference": "Süd"})
        self.body = json.dumps(self.event, ensure_ascii=False, indent=1).encode()

    def listen(self, pauses: Tuple[float, ...], as_json: bool = False) -> Tuple[List[str], str]:
        """Handles the event, and returns the output when all threads have ended."""
        said, noted = io.StringIO(), io.StringIO()
        before = set(threading.enumerate())
        target = Handler(f"127.0.0.1:{self.handler.port}/webhooks?a=1", SECRET)
        no_client: Any = None
        listening = Listening(no_client, target, Output(as_json), pauses)
        event = handover.SandboxEvent("p1", self.event["id"], "vehicle.delivered", self.body, self.event)
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(noted):
            listening.take(event)
            for thread in set(threading.enumerate()) - before - set(self.handler._threads):
                thread.join(30)
        return said.getvalue().splitlines(), noted.getvalue()

    def test_the_bytes_of_the_event_are_sent_signed(self) -> None:
        lines, notes = self.listen(())
        (request,) = self.handler.requests
        self.assertEqual((request.method, request.path, request.body), ("POST", "/webhooks?a=1", self.body))
        self.assertEqual(handover.verify_webhook(request.body, request.headers, SECRET), self.event)
        self.assertRegex(lines[0], r"^\d\d:\d\d:\d\d  vehicle.delivered  SBX-100001  → 204 in \d+ ms$")
        self.assertEqual(notes, "")

    def test_a_refused_message_is_sent_again_with_the_same_delivery_id(self) -> None:
        redirect = Reply(302, headers={"Location": "/elsewhere"})
        refusals = [Reply(401), Reply(500), redirect]
        self.handler.faults.extend([Fault("reply", reply=refusal) for refusal in refusals])
        lines, notes = self.listen((0, 0, 0))
        self.assertEqual([line.split("→ ")[1][:3] for line in lines], ["401", "500", "302", "204"])
        self.assertTrue(lines[3].endswith("(attempt 4)"))
        self.assertIn("HANDOVER_WEBHOOK_SECRET", notes)
        self.assertEqual(len({each.headers["x-service-delivery-id"] for each in self.handler.requests}), 1)
        self.assertEqual([each.headers["x-service-attempt"] for each in self.handler.requests], list("1234"))
        self.assertEqual({each.path for each in self.handler.requests}, {"/webhooks?a=1"})

    def test_a_message_that_is_always_refused_is_reported_at_the_end(self) -> None:
        self.handler.close()
        lines, notes = self.listen((0, 0), as_json=True)
        attempts: List[Dict[str, Any]] = [json.loads(line) for line in lines]
        found = [(each["attempt"], each["status"], each["delivered"]) for each in attempts]
        self.assertEqual(found, [(1, None, False), (2, None, False), (3, None, False)])
        self.assertIn(f"no connection to 127.0.0.1:{self.handler.port}", attempts[0]["error"])
        self.assertEqual(attempts[0]["event"], self.event)
        self.assertIn("was not taken", notes)

    def test_a_handler_that_hangs_times_out_and_gets_the_message_again(self) -> None:
        self.handler.faults.append(Fault("hang"))
        with mock.patch("handover._forward.RESPONSE_TIMEOUT_SECONDS", 0.1):
            lines, _notes = self.listen((0,))
        self.assertIn("→ timed out", lines[0])
        self.assertIn("→ 204", lines[1])

    def test_short_forms_of_urls_are_accepted(self) -> None:
        written = {
            "3000": "http://localhost:3000",
            "localhost:3000/webhooks": "http://localhost:3000/webhooks",
            "https://handler.example/": "https://handler.example/",
        }
        for given, url in written.items():
            self.assertEqual(Handler(given, SECRET).url, url)
        for wrong in ("", "ftp://localhost", "http://", "localhost:port", "http://a b", "99999"):
            with self.subTest(address=wrong), self.assertRaisesRegex(handover.ConfigurationError, "to forward to"):
                Handler(wrong, SECRET)


class CommandTest(unittest.TestCase):
    def test_missing_settings_are_reported_in_a_sentence(self) -> None:
        url = {"HANDOVER_URL": "http://127.0.0.1:1"}
        cases: List[Tuple[Dict[str, str], int, str]] = [
            ({}, 2, "Set HANDOVER_URL"),
            (url, 3, "Set HANDOVER_API_KEY"),
            ({**url, "HANDOVER_WEBHOOK_SECRET": "short"}, 2, "64 hexadecimal characters"),
        ]
        for settings, code, said in cases:
            with self.subTest(settings=settings):
                ran = run("--forward-to", "3000", **settings)
                self.assertEqual((ran.returncode, ran.stdout, ran.stderr.count("\n")), (code, "", 1), ran.stderr)
                self.assertIn(said, ran.stderr)

    def test_a_refused_credential_ends_the_program(self) -> None:
        def refuse(_request: Request) -> Reply:
            return Reply(401, {"error": {"code": "INVALID_CREDENTIALS", "message": "No such key."}})

        server = FaultyServer(refuse)
        self.addCleanup(server.close)
        ran = run(HANDOVER_URL=server.url, HANDOVER_API_KEY="svc_test_unknown")
        self.assertEqual((ran.returncode, ran.stderr), (3, "401 INVALID_CREDENTIALS: No such key.\n"))

    def test_a_production_key_is_refused(self) -> None:
        server = FaultyServer(lambda _request: Reply(200, {"environment": "production"}))
        self.addCleanup(server.close)
        ran = run(HANDOVER_URL=server.url, HANDOVER_API_KEY="svc_live_key")
        self.assertEqual((ran.returncode, len(server.requests)), (2, 1))
        self.assertIn("take a test key", ran.stderr)

    def test_the_secret_can_be_printed_first(self) -> None:
        self.assertRegex(run("--print-secret").stdout, r"^[0-9a-f]{64}\n$")
        self.assertEqual(run("--print-secret", HANDOVER_WEBHOOK_SECRET=SECRET + ",other").stdout, SECRET + "\n")

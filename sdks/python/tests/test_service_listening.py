"""Listening to the running service, also with lost connections, and as a program that Ctrl C ends."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from typing import Any, List

import handover
from handover.testing import SECRET, InstantClock, sample_order

from .network_proxy import NetworkProxy
from .service import URL, WithService
from .faulty_server import Reply, Request, FaultyServer

WITHIN_SECONDS = 30


class ListeningTest(WithService):
    def listen(self, client: handover.Client, **options: Any) -> "queue.Queue[Any]":
        """Events, gaps and "connected" in the order of arrival; it ends with the test."""
        received: "queue.Queue[Any]" = queue.Queue()
        over = threading.Event()
        events = client.sandbox.events(
            on_connected=lambda _position: received.put("connected"), on_gap=lambda gap: received.put(gap), **options
        )

        def work() -> None:
            try:
                for event in events:
                    received.put(event)
                    if over.is_set():
                        return
            except handover.HandoverError as error:
                received.put(error)
            finally:
                events.close()

        thread = threading.Thread(target=work, daemon=True)
        thread.start()

        def end() -> None:
            over.set()
            self.create()
            thread.join(WITHIN_SECONDS)

        self.addCleanup(end)
        return received

    def create(self) -> str:
        return self.client.orders.create(sample_order(customerReference="Süd"), mode="manual")["id"]

    def next_events(self, received: "queue.Queue[Any]", count: int) -> List[Any]:
        found: List[Any] = []
        while len(found) < count:
            each = received.get(timeout=WITHIN_SECONDS)
            if each != "connected":
                found.append(each)
        return found

    def test_events_arrive_once_over_every_reconnect(self) -> None:
        network_proxy = NetworkProxy(URL)
        self.addCleanup(network_proxy.close)
        received = self.listen(self.make_client(network_proxy.url, api_key=self.key, clock=_QuickClock()))
        self.assertEqual(received.get(timeout=WITHIN_SECONDS), "connected")
        orders: List[str] = []
        events: List[handover.SandboxEvent] = []
        for _ in range(3):
            orders.append(self.create())
            events += self.next_events(received, 2)
            network_proxy.shut()
            orders.append(self.create())
            network_proxy.reopen()
            events += self.next_events(received, 2)
        found: Any = [event.event["data"] for event in events]
        self.assertEqual([data["orderId"] for data in found], [each for each in orders for _ in range(2)])
        self.assertEqual(len({event.id for event in events}), 12)
        resumed = self.listen(self.client, last_event_id=events[9].position)
        ids = [event.id for event in self.next_events(resumed, 2)]
        self.assertEqual(ids, [event.id for event in events[10:12]])

    def test_a_gap_is_reported_and_a_refused_credential_ends_the_stream(self) -> None:
        received = self.listen(self.client, last_event_id="1000000000000-1")
        (gap,) = self.next_events(received, 1)
        self.assertEqual(gap.reason, "TOO_OLD")
        with self.assertRaises(handover.InvalidCredentialsError):
            next(self.make_client(api_key="svc_test_unknown").sandbox.events())

    def test_the_program_forwards_events_to_a_handler_and_ends_with_ctrl_c(self) -> None:
        came: "queue.Queue[Request]" = queue.Queue()

        def handle(request: Request) -> Reply:
            came.put(request)
            return Reply(204)

        handler = FaultyServer(handle)
        self.addCleanup(handler.close)
        settings = {"HANDOVER_URL": URL, "HANDOVER_API_KEY": self.key, "HANDOVER_WEBHOOK_SECRET": SECRET}
        command = [sys.executable, "-W", "error", "-m", "handover", "listen", "--json", "--forward-to", handler.url]
        program = subprocess.Popen(
            command, env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.addCleanup(program.kill)
        assert program.stderr and program.stdout
        notes = [program.stderr.readline() for _ in range(3)]
        self.assertIn("Autohaus Python GmbH", notes[0])
        self.assertIn("Connected", notes[2])
        order = self.create()
        for name in ("order.created", "order.accepted"):
            request = came.get(timeout=WITHIN_SECONDS)
            event: Any = handover.verify_webhook(request.body, request.headers, SECRET)
            self.assertEqual((event["type"], event["data"]["orderId"]), (name, order))
            shown = json.loads(program.stdout.readline())
            self.assertEqual((shown["event"], shown["status"], shown["delivered"]), (event, 204, True))
        program.send_signal(signal.SIGINT)
        rest, noted = program.communicate(timeout=WITHIN_SECONDS)
        self.assertEqual((program.returncode, rest, noted), (130, "", "Ended.\n"))


class _QuickClock(InstantClock):
    """Reconnects at once, but with a short pause while the proxy is shut."""

    def sleep(self, seconds: float) -> None:
        super().sleep(seconds)
        threading.Event().wait(0.02)

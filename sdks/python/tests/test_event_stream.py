"""Events of the sandbox arrive over every reconnect, each once; gaps are reported, permanent errors are raised."""

from __future__ import annotations

import itertools
import json
import unittest
from typing import Any, List, Optional, Tuple
from unittest import mock

import handover
from handover._server_sent_events import Message, read_messages
from handover.testing import make_event

from .test_retries import FaultyServerTest
from .faulty_server import Fault, Reply, Request, error_reply

CONNECTED = b'event: connected\nid: 1\ndata: {"resumed":false}\n\n'
GAP = b'event: gap\nid: 7\ndata: {"reason":"TOO_OLD","since":"2026-11-16T00:00:00.000Z"}\n\n'


def as_sent(position: str, event: Any) -> bytes:
    return f"event: {event['type']}\nid: {position}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n".encode()


def stream(*parts: bytes) -> Reply:
    return Reply(200, b"".join(parts), {"Content-Type": "text/event-stream; charset=utf-8"})


class StreamTest(FaultyServerTest):
    def setUp(self) -> None:
        super().setUp()
        self.made = [make_event("order.created", {"customerReference": "Süd"}) for _ in range(3)]
        self.sent = [as_sent(f"p{number}", event) for number, event in enumerate(self.made)]
        self.breaks: List[Tuple[handover.HandoverError, float]] = []
        self.connections: List[str] = []
        self.gaps: List[handover.StreamGap] = []
        self.service.says["GET", "/sandbox/events"] = self.next_stream
        self.streams: List[Reply] = []

    def next_stream(self, _request: Request) -> Reply:
        return self.streams.pop(0) if self.streams else error_reply(401, "INVALID_CREDENTIALS")

    def events(self, count: int, last_event_id: Optional[str] = None) -> List[handover.SandboxEvent]:
        events = self.client.sandbox.events(
            last_event_id=last_event_id,
            on_connected=self.connections.append,
            on_gap=self.gaps.append,
            on_break=lambda error, pause: self.breaks.append((error, pause)),
        )
        self.addCleanup(events.close)
        return list(itertools.islice(events, count))

    def positions(self) -> List[Optional[str]]:
        return [request.headers.get("last-event-id") for request in self.server.requests]

    def test_events_equal_those_of_a_webhook(self) -> None:
        self.streams = [stream(CONNECTED, b":\n\n", self.sent[0])]
        (event,) = self.events(1)
        self.assertEqual((event.position, event.id, event.type), ("p0", self.made[0]["id"], "order.created"))
        self.assertEqual((json.loads(event.body), event.event), (self.made[0], self.made[0]))
        self.assertEqual(self.server.requests[0].headers["accept"], "text/event-stream")
        self.assertEqual(self.server.requests[0].headers["authorization"], "Bearer svc_test_key")

    def test_after_a_lost_connection_it_continues_at_its_position_and_repeats_none(self) -> None:
        half = self.sent[2][:-20]
        self.streams = [
            stream(CONNECTED),
            stream(CONNECTED, self.sent[0], self.sent[1]),
            stream(self.sent[0], self.sent[1], half),
            stream(self.sent[1], self.sent[2]),
        ]
        self.assertEqual([event.id for event in self.events(3)], [event["id"] for event in self.made])
        self.assertEqual(self.positions(), [None, "1", "p1", "p1"])
        self.assertEqual(self.clock.pauses, [1, 1, 1])
        self.assertEqual(self.connections, ["1", "1"])

    def test_every_network_fault_is_retried(self) -> None:
        self.client.me()
        # So that the stream uses no connection that was used before.
        self.client.close()
        self.server.requests.clear()
        busy = error_reply(503, "SERVICE_BUSY", Retry_After="40")
        self.streams = [stream(CONNECTED, self.sent[0])]
        faults = ["reset", "garbage", "half"]
        self.server.faults.extend([Fault(kind) for kind in faults])
        self.server.faults.extend([Fault("reply", reply=busy), Fault("reply", reply=Reply(502, b"<html>"))])
        self.assertEqual([event.id for event in self.events(1, "p9")], [self.made[0]["id"]])
        self.assertEqual(self.positions(), ["p9"] * 6)
        self.assertEqual(self.clock.pauses, [1, 5, 30, 40, 120])
        self.assertEqual([pause for _error, pause in self.breaks], self.clock.pauses)

    def test_a_stream_that_was_never_connected_is_given_up_like_a_first_call(self) -> None:
        self.server.close()
        with self.assertRaises(handover.ConnectionFailedError):
            self.events(1)
        self.assertLessEqual(self.clock.now(), 10)

    def test_silence_counts_as_a_lost_connection(self) -> None:
        self.streams = [stream(CONNECTED, self.sent[0])]
        self.server.faults.append(Fault("silence", reply=stream(CONNECTED)))
        with mock.patch("handover.event_stream.IDLE_TIMEOUT_SECONDS", 0.1):
            self.assertEqual(len(self.events(1)), 1)
        self.assertIn("timed out", str(self.breaks[0][0]))

    def test_a_gap_is_reported(self) -> None:
        self.streams = [stream(CONNECTED, GAP), stream(self.sent[0])]
        self.events(1, "very-old")
        self.assertEqual(self.gaps, [handover.StreamGap("TOO_OLD", "2026-11-16T00:00:00.000Z")])
        self.assertEqual(self.positions(), ["very-old", "7"])

    def test_a_permanent_error_is_raised(self) -> None:
        with self.assertRaises(handover.InvalidCredentialsError):
            self.events(1)
        for wrong in (Reply(200, b"<html>"), stream(b"event: order.created\ndata: nonsense\n\n")):
            self.streams = [wrong]
            with self.assertRaises(handover.UnexpectedResponseError):
                self.events(1)
        self.assertEqual(self.clock.pauses, [])
        for position in ("", "line\nbreak", "x" * 101):
            with self.assertRaises(handover.ConfigurationError):
                self.client.sandbox.events(last_event_id=position)

    def test_a_refused_token_is_renewed(self) -> None:
        tokens = iter(("one", "two"))
        self.service.says["POST", "/oauth/token"] = lambda _request: Reply(
            200, {"access_token": next(tokens), "expires_in": 3600}
        )
        self.streams = [error_reply(401, "TOKEN_EXPIRED"), stream(self.sent[0])]
        self.client = self.make_client(api_key=None, client_id="svcc_1", client_secret="secret")
        self.assertEqual(len(self.events(1)), 1)
        self.assertEqual(self.server.requests[-1].headers["authorization"], "Bearer two")


class MessageTest(unittest.TestCase):
    def test_messages_are_read_from_chunks_of_any_size(self) -> None:
        text = b": alive\n\nevent: a\r\nid: 1\r\ndata: \xc3\xa4\r\n\r\n"
        text += b"id:2\ndata:x\ndata: y\nretry: 5\n\nevent: none\n\ndata: half"
        expected = [Message("a", "1", "ä".encode()), Message("", "2", b"x\ny")]
        for size in (1, 2, 3, 7, len(text)):
            chunks = [text[start : start + size] for start in range(0, len(text), size)]
            self.assertEqual(list(read_messages(chunks)), expected)

    def test_an_endless_message_is_not_kept_in_memory(self) -> None:
        for endless in (b"x" * 100, b"data: xxxxxxxx\n"):
            with mock.patch("handover._server_sent_events.MAX_MESSAGE_BYTES", 1000):
                with self.assertRaises(handover.ResponseTooLargeError):
                    list(read_messages(itertools.repeat(endless)))

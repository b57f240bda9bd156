"""Messages are accepted only with a valid signature, and every fault has its own class."""

from __future__ import annotations

import base64
import hashlib
import hmac
import http.client
import io
import json
import unittest
from datetime import datetime, timedelta, timezone
from email.message import Message
from typing import Any, Dict, List, Type, get_args, get_type_hints

import handover
from handover import events, verify_webhook
from handover.testing import SECRET, make_event, sign_message

NOW = datetime(2026, 10, 1, 8, tzinfo=timezone.utc)
OTHER = "fedcba9876543210" * 4


class ValidSignatureTest(unittest.TestCase):
    def setUp(self) -> None:
        self.event = make_event("vehicle.delivered", {"customerReference": "Rückläufer „Süd“ 🚗"})
        self.message = sign_message(self.event)

    def test_a_valid_message_returns_its_event(self) -> None:
        self.assertEqual(verify_webhook(self.message.body, self.message.headers, SECRET), self.event)

    def test_headers_are_accepted_in_any_case_and_form(self) -> None:
        headers = self.message.headers
        shapes: List[Any] = [
            {name.upper(): value for name, value in headers.items()},
            {name: [value] for name, value in headers.items()},
            list(headers.items()),
            # Flask's request.headers.items() can be read once.
            iter(headers.items()),
            {"HOST": "me", "X-Empty": None, **headers},
            [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            # Django's request.META, and every WSGI environment.
            {
                "wsgi.version": (1, 0),
                "wsgi.multithread": True,
                **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()},
            },
            self.message_of_http_server(),
        ]
        for shape in shapes:
            self.assertEqual(verify_webhook(self.message.body, shape, SECRET), self.event)

    def message_of_http_server(self) -> Message:
        """`self.headers` of a handler of http.server."""
        lines = "".join(f"{name}: {value}\r\n" for name, value in self.message.headers.items())
        return http.client.parse_headers(io.BytesIO(f"{lines}\r\n".encode()))

    def test_bodies_may_be_any_bytes_type(self) -> None:
        for body in (bytearray(self.message.body), memoryview(self.message.body)):
            self.assertEqual(verify_webhook(body, self.message.headers, SECRET), self.event)

    def test_both_secrets_work_during_a_change(self) -> None:
        rolled = sign_message(self.event, OTHER, old_secret=SECRET)
        as_bytes: List[Any] = [OTHER.encode(), [OTHER.encode()]]
        for secrets in (SECRET, OTHER, [SECRET, OTHER], ["f" * 64, OTHER], f" {SECRET}\n", *as_bytes):
            self.assertEqual(verify_webhook(rolled.body, rolled.headers, secrets), self.event)

    def test_the_secret_and_headers_of_standard_webhooks_work(self) -> None:
        secret = "whsec_" + base64.b64encode(SECRET.encode()).decode()
        self.assertEqual(verify_webhook(self.message.body, self.message.headers, secret), self.event)
        standard = {name: value for name, value in self.message.headers.items() if name.startswith("webhook-")}
        self.assertEqual(verify_webhook(self.message.body, standard, secret), self.event)

    def test_an_endpoint_of_the_older_format_works(self) -> None:
        timestamp = str(int(NOW.timestamp()))
        body = b'{"id":"1","event":"order.delivered"}'
        signature = hmac.new(b"an older secret", f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()
        headers = {"X-Webhook-Signature": f"sha256={signature}", "X-Webhook-Timestamp": timestamp}
        event: Any = verify_webhook(body, headers, "an older secret", now=NOW)
        self.assertEqual(event["event"], "order.delivered")
        for wrong in ({"X-Webhook-Signature": f"sha256={signature}"}, {**headers, "X-Webhook-Signature": "sha256=00"}):
            with self.assertRaises(handover.WebhookVerificationError) as raised:
                verify_webhook(body, wrong, "an older secret", now=NOW)
            self.assertEqual(raised.exception.fault, "OLDER_FORMAT")


class InvalidSignatureTest(unittest.TestCase):
    def setUp(self) -> None:
        self.event = make_event("order.created", {"customerReference": "Süd"})
        self.message = sign_message(self.event, at=NOW)

    def expect(
        self, fault: Type[Exception], said: str, *, body: Any = None, secrets: Any = SECRET, **changed: Any
    ) -> None:
        headers: Dict[str, Any] = {**self.message.headers, **changed.pop("headers", {})}
        headers = {name: value for name, value in headers.items() if value is not None}
        with self.assertRaisesRegex(fault, said) as raised:
            verify_webhook(self.message.body if body is None else body, headers, secrets, **{"now": NOW, **changed})
        self.assertIsInstance(raised.exception, handover.WebhookVerificationError)
        right = self.message.headers["X-Service-Signature"].partition("v1=")[2]
        self.assertNotIn(right, str(raised.exception))

    def test_another_secret_is_reported(self) -> None:
        self.expect(handover.WrongSecretError, "another endpoint or was renewed", secrets=OTHER)
        self.expect(handover.WrongSecretError, "this one has 5", secrets="short")
        self.expect(handover.WrongSecretError, "credential of the API", secrets="svc_test_abc")
        self.expect(handover.WrongSecretError, "base64", secrets="whsec_%%%")
        for none in ("", [], [""], " ", None, [None], [SECRET, ""]):
            self.expect(handover.WrongSecretError, "No secret was given", secrets=none)

    def test_a_changed_body_is_reported(self) -> None:
        changed = self.message.body.replace(b"ACCEPTED", b"COMPLETED")
        self.expect(handover.WrongSecretError, "body was changed", body=changed)

    def test_a_body_that_was_serialised_again_is_reported(self) -> None:
        for options in ({}, {"indent": 2}, {"ensure_ascii": False}, {"separators": (",", ":")}):
            with self.subTest(options=options):
                again = json.dumps(self.event, **options).encode()  # type: ignore[arg-type]
                self.expect(handover.BodyRewrittenError, "serialised again", body=again)
        self.expect(handover.BodyRewrittenError, "serialised again", body=self.message.body + b"\n")
        self.expect(handover.BodyRewrittenError, "serialised again", body=b"\xef\xbb\xbf" + self.message.body)
        sorted_again = json.dumps(self.event, sort_keys=True).encode()
        self.expect(handover.WrongSecretError, "looks as if it was serialised again", body=sorted_again)
        self.expect(handover.WrongSecretError, "empty", body=b"")

    def test_a_body_that_is_not_bytes_is_refused(self) -> None:
        self.expect(handover.BodyNotRawError, "is a str", body=self.message.body.decode())
        self.expect(handover.BodyNotRawError, "is a dict", body=self.event)

    def test_a_timestamp_outside_the_tolerance_is_refused(self) -> None:
        for off in (-301, 301, 86400):
            self.expect(handover.TimestampOffError, "future" if off < 0 else "past", now=NOW + timedelta(seconds=off))
        for fine in (-300, 0, 300):
            verify_webhook(self.message.body, self.message.headers, SECRET, now=NOW + timedelta(seconds=fine))
        late = NOW.timestamp() + 500
        verify_webhook(self.message.body, self.message.headers, SECRET, now=late, tolerance_seconds=600)
        with self.assertRaises(handover.TimestampOffError) as raised:
            verify_webhook(self.message.body, self.message.headers, SECRET, now=NOW.timestamp() + 400)
        self.assertEqual(raised.exception.seconds, 400)

    def test_a_changed_timestamp_invalidates_the_signature(self) -> None:
        moved = self.message.headers["X-Service-Signature"].replace("t=", "t=1")
        self.expect(handover.WrongSecretError, "", headers={"X-Service-Signature": moved})

    def test_a_tolerance_that_is_no_number_is_refused(self) -> None:
        wrong: Any = (float("nan"), -1, "300", None)
        for tolerance in wrong:
            with self.assertRaises(handover.ConfigurationError):
                verify_webhook(self.message.body, self.message.headers, SECRET, tolerance_seconds=tolerance)

    def test_missing_headers_are_reported(self) -> None:
        nothing: Any = (None, {}, [], "text")
        for headers in nothing:
            with self.assertRaises(handover.SignatureHeaderMissingError):
                verify_webhook(self.message.body, headers, SECRET)
        gone = {"X-Service-Signature": None, "webhook-signature": None}
        self.expect(handover.SignatureHeaderMissingError, "X-Service-Signature is missing", headers=gone)
        for name in ("webhook-id", "webhook-timestamp"):
            self.expect(
                handover.SignatureHeaderMalformedError, name, headers={"X-Service-Signature": None, name: None}
            )

    def test_headers_of_another_layout_are_reported(self) -> None:
        times = ("t=x", "t=1,t=2", "t=-1", "t=1e3", "t=", "t=٣")
        for value in ("", "t=1", "v1=ab", "t=1,v1=", *(f"{time},v1=ab" for time in times)):
            with self.subTest(value=value):
                header = {"X-Service-Signature": value}
                self.expect(handover.SignatureHeaderMalformedError, "should read", headers=header)

    def test_signatures_that_are_not_ascii_are_refused_without_a_crash(self) -> None:
        timestamp = int(NOW.timestamp())
        header = {"X-Service-Signature": f"t={timestamp},v1=ü\ud800"}
        self.expect(handover.SignatureHeaderMalformedError, "hexadecimal", headers=header)

    def test_a_signed_body_that_is_not_an_event_is_refused(self) -> None:
        for body in (b"[]", b"nothing", b"\xff"):
            timestamp = int(NOW.timestamp())
            signature = hmac.new(SECRET.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()
            header = {"X-Service-Signature": f"t={timestamp},v1={signature}"}
            self.expect(handover.WebhookVerificationError, "no JSON", body=body, headers=header)


class EventTest(unittest.TestCase):
    def test_sample_events_match_the_description(self) -> None:
        for kind in get_args(events.WebhookEvent):
            hints = get_type_hints(kind)
            name = get_args(hints["type"])[0]
            with self.subTest(event=name):
                event: Any = make_event(name)
                data = hints["data"]
                self.assertEqual(set(event), set(hints))
                self.assertLessEqual(data.__required_keys__ - {"document"}, set(event["data"]))
                self.assertLessEqual(set(event["data"]), set(get_type_hints(data)))
        self.assertEqual(len(get_args(events.WebhookEvent)), len(get_args(events.EventName)))

"""The running service behind a server with faults, and as the README uses it."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path
from typing import Any, Dict, List
from unittest import mock

from handover import OutcomeUnknownError
from handover.testing import SECRET, InstantClock, make_event, play_scenario, sample_order, sign_message

from .service import URL, WithService, send
from .faulty_server import LOST, Fault, Reply, Request, FaultyServer, error_reply

README = Path(__file__).parents[1] / "README.md"


class UnreliableNetworkTest(WithService):
    """A server in between that drops answers of the real service."""

    def setUp(self) -> None:
        super().setUp()
        self.between = FaultyServer(self.forward)
        self.addCleanup(self.between.close)
        self.lossy = self.make_client(self.between.url, api_key=self.key, clock=InstantClock())

    def forward(self, request: Request) -> Reply:
        headers = {name: value for name, value in request.headers.items() if name not in ("host", "connection")}
        return send(request.method, request.path, request.body, headers)

    def test_all_faults_in_a_row_create_one_order(self) -> None:
        limited = Fault("reply", reply=error_reply(429, "RATE_LIMITED", Retry_After="2"))
        busy = Fault("reply", reply=error_reply(503, "SERVICE_BUSY"))
        self.between.faults.extend([limited, busy, *(Fault(kind, done) for kind in LOST for done in (False, True))])
        patient = self.lossy.with_options(timeout=1, total_timeout=3600)
        order = patient.orders.create(sample_order(), mode="manual")
        self.assertEqual(self.all_orders(), [order["id"]])

    def test_changes_cancellations_and_quotes_succeed_despite_lost_answers(self) -> None:
        order = self.client.orders.create(sample_order(), mode="manual")
        for kind in ("reset", "half"):
            self.between.faults.append(Fault(kind, True))
            changed = self.lossy.orders.change(order["id"], {"instructions": kind})
            self.assertEqual(changed["instructions"], kind)
        self.between.faults.append(Fault("reset", True))
        self.assertEqual(self.lossy.orders.cancel(order["id"])["status"], "CANCELLED")
        request = self.client.quotes.request(sample_order(), mode="manual")
        self.client.sandbox.advance(request["id"])
        self.between.faults.append(Fault("half", True))
        self.assertEqual(self.lossy.quotes.accept(request["id"])["state"], "ACCEPTED")

    def test_an_endpoint_is_not_created_twice_when_the_answer_with_its_secret_is_lost(self) -> None:
        inbox = self.client.sandbox.create_inbox()
        self.between.faults.append(Fault("half", True))
        with self.assertRaisesRegex(OutcomeUnknownError, "whose secret you do not have"):
            self.lossy.webhook_subscriptions.create(inbox["url"], ["order.created"])
        self.assertEqual(len(self.client.webhook_subscriptions.list()), 1)

    def test_a_scenario_continues_when_the_answer_of_a_step_is_lost(self) -> None:
        played = play_scenario(self.lossy)
        self.between.faults.extend([Fault("half", True), Fault("reset")])
        steps = [step["scenario"]["step"] for step in played]
        self.assertEqual(steps, list(range(3, 10)))
        self.assertEqual(played.finish()["status"], "COMPLETED")


class ReadmeTest(WithService):
    def test_the_code_of_the_readme_runs_twice(self) -> None:
        blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
        self.assertEqual(len(blocks), 8)
        for _ in range(2):
            self.run_blocks(blocks)

    def run_blocks(self, blocks: List[str]) -> None:
        names: Dict[str, Any] = {"__name__": "readme"}
        settings = {"HANDOVER_URL": URL, "HANDOVER_API_KEY": self.key, "HANDOVER_WEBHOOK_SECRET": SECRET}
        said = io.StringIO()
        with mock.patch.dict(os.environ, settings), mock.patch("sys.stdout", said):
            for block in blocks:
                exec(compile(block, str(README), "exec"), names)  # noqa: S102
            self.addCleanup(names["client"].close)
            answers = [self.post(names["receive"], wrong) for wrong in (False, True)]
        self.assertEqual(answers, ["204 No Content", "401 Unauthorized"])
        for part in ("sandbox", "ORDER ACCEPTED", ".pdf", "ORDER_NOT_CANCELLABLE", "vehicle.delivered DELIVERED"):
            self.assertIn(part, said.getvalue())

    def post(self, application: Any, wrong: bool) -> str:
        message = sign_message(make_event("vehicle.delivered"))
        body = message.body + b" " if wrong else message.body
        environ = {
            "wsgi.input": io.BytesIO(body),
            "CONTENT_LENGTH": str(len(body)),
            "HTTP_X_SERVICE_SIGNATURE": message.headers["X-Service-Signature"],
        }
        statuses: List[str] = []
        b"".join(application(environ, lambda status, _headers: statuses.append(status)))
        return statuses[0]

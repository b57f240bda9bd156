"""Every operation against the running service."""

from __future__ import annotations

import threading
import time
from datetime import datetime, timezone
from typing import Any, List

import handover
from handover.testing import play_scenario, sample_order

from .service import WithService


class OrderTest(WithService):
    def test_an_order_is_created_read_changed_and_cancelled(self) -> None:
        checked = self.client.orders.check(sample_order(externalOrderId="A/1 ä"))
        order = self.client.orders.create(sample_order(externalOrderId="A/1 ä"), mode="manual")
        self.assertEqual(checked, {"kind": "ORDER", "price": order["price"]})
        self.assertEqual((order["kind"], order["status"], order["sandbox"]), ("ORDER", "ACCEPTED", True))
        for reference in (order["id"], order["orderNumber"] or ""):
            self.assertEqual(self.client.orders.get(reference)["id"], order["id"])
        found = self.client.orders.find("A/1 ä")
        self.assertEqual(found and found["id"], order["id"])
        self.assertIsNone(self.client.orders.find("A/2"))
        changed = self.client.orders.change(order["id"], {"instructions": "Ring twice", "metadata": {"a": [1]}})
        self.assertEqual((changed["instructions"], changed["metadata"]), ("Ring twice", {"a": [1]}))
        self.assertEqual(self.client.orders.status(order["id"])["status"], "ACCEPTED")
        self.assertEqual(self.client.orders.tracking(order["id"])["locationUnavailableReason"], "SANDBOX")
        for _ in range(2):
            cancelled = self.client.orders.cancel(order["id"], reason="Sold")
            self.assertEqual(cancelled["status"], "CANCELLED")

    def test_the_same_call_of_another_process_creates_no_second_order(self) -> None:
        clients = [self.make_client(api_key=self.key) for _ in range(2)]
        orders = [client.orders.create(sample_order(externalOrderId="A-7"))["id"] for client in clients]
        self.assertEqual(orders, [orders[0]] * 2)
        with self.assertRaises(handover.ExternalOrderIdExistsError) as failed:
            self.client.orders.create(sample_order(externalOrderId="A-7", instructions="Other"))
        self.assertEqual(failed.exception.details["id"], orders[0])

    def test_refusals_have_their_class_and_details(self) -> None:
        wrong: Any = {"pickup": {"street": "A"}, "price": 1}
        with self.assertRaises(handover.InvalidRequestError) as invalid:
            self.client.orders.create(wrong)
        self.assertIn("price", {each["field"] for each in invalid.exception.fields})
        self.assertRegex(invalid.exception.request_id or "", r"^[0-9a-f-]{36}$")
        with self.assertRaises(handover.VehicleNotDriveableError) as broken:
            self.client.orders.create(sample_order(vehicle={"operationalStatus": {"driveable": False}}))
        self.assertEqual(broken.exception.errors[0]["code"], "VEHICLE_NOT_DRIVEABLE")
        scenario: Any = "LUNCH"
        with self.assertRaisesRegex(handover.InvalidScenarioError, r"\[allowed: STANDARD, .*DELAY.*\]$"):
            self.client.orders.create(sample_order(), scenario=scenario)
        with self.assertRaises(handover.OrderNotFoundError):
            self.client.orders.get("nothing")
        with self.assertRaises(handover.PayloadTooLargeError):
            self.client.orders.create(sample_order(instructions="x" * 8_000_000))
        with self.assertRaises(handover.InvalidCredentialsError):
            self.make_client(api_key="svc_test_unknown").me()

    def test_pages_and_changes_contain_each_order_once(self) -> None:
        orders = [self.client.orders.create(sample_order(), mode="manual")["id"] for _ in range(5)]
        self.assertEqual(sorted(self.all_orders()), sorted(orders))
        self.assertEqual(len(self.client.orders.list(limit=3)["data"]), 3)
        sync = self.client.orders.sync(page_size=2)
        first = [next(sync)["id"] for _ in range(3)]
        sync = self.client.orders.sync(state=sync.state, page_size=2)
        self.assertEqual(sorted(first + [order["id"] for order in sync]), sorted(orders))
        self.client.orders.change(orders[2], {"instructions": "Ring twice"})
        again = self.client.orders.sync(state=sync.state)
        self.assertEqual([order["id"] for order in again], [orders[2]])
        later = self.client.orders.sync(since=datetime.now(timezone.utc).replace(year=2098))
        self.assertEqual(list(later), [])

    def test_threads_share_a_client(self) -> None:
        made: List[str] = []

        def work() -> None:
            for _ in range(5):
                made.append(self.client.orders.create(sample_order(), mode="manual")["id"])

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(made), sorted(self.all_orders()))
        self.assertEqual(len(set(made)), 20)


class SandboxTest(WithService):
    def test_scenarios_are_played_to_their_end(self) -> None:
        played = play_scenario(self.client)
        steps = [step["scenario"]["step"] for step in played]
        self.assertEqual(steps, list(range(2, 10)))
        self.assertEqual(played.finish()["status"], "COMPLETED")
        self.assertEqual(play_scenario(self.client, "CANCELLATION").finish()["status"], "CANCELLED")

    def test_production_credentials_cannot_play_scenarios(self) -> None:
        live = self.make_client(api_key=self.credential("api_key", "production")["key"])
        with self.assertRaisesRegex(handover.HandoverError, "production"):
            play_scenario(live)

    def test_documents_are_downloaded_with_their_checksum(self) -> None:
        order = play_scenario(self.client, "DAMAGE").finish()
        documents = self.client.documents.list(order["id"])
        kinds = {document["kind"] for document in documents}
        self.assertLessEqual({"PICKUP_PROTOCOL", "DELIVERY_PROTOCOL", "DAMAGE_REPORT", "INVOICE"}, kinds)
        for document in documents:
            content = self.client.documents.download(order["id"], document)
            self.assertEqual((len(content), content[:4]), (document["size"], b"%PDF"))
        self.assertEqual(self.client.documents.download(order["id"], documents[0]["id"])[:4], b"%PDF")

    def test_quotes_are_requested_accepted_and_declined(self) -> None:
        request = self.client.quotes.request(sample_order(), mode="manual")
        self.assertEqual(request["kind"], "REQUEST")
        self.assertEqual(self.client.quotes.get(request["id"])["state"], "REQUESTED")
        self.client.sandbox.advance(request["id"])
        quote = self.client.quotes.get(request["requestNumber"] or "")
        self.assertEqual(quote["state"], "OFFERED")
        self.assertEqual(self.client.quotes.download(quote["id"])[:4], b"%PDF")
        with self.assertRaises(handover.QuoteVersionMismatchError):
            self.client.quotes.accept(quote["id"], version=quote["version"] + 1)
        self.assertEqual(self.client.quotes.accept(quote["id"], version=quote["version"])["state"], "ACCEPTED")
        other = self.client.quotes.request(sample_order(), mode="manual")
        self.client.sandbox.advance(other["id"])
        self.assertEqual(self.client.quotes.decline(other["id"], reason="Too dear")["state"], "DECLINED")

    def test_messages_to_an_inbox_are_verified(self) -> None:
        inbox = self.client.sandbox.create_inbox()
        endpoint = self.client.webhook_subscriptions.create(
            inbox["url"], ["order.created", "order.cancelled"], description="Inbox"
        )
        self.assertEqual(self.client.webhook_subscriptions.get(endpoint["id"])["description"], "Inbox")
        self.assertEqual([each["id"] for each in self.client.webhook_subscriptions.list()], [endpoint["id"]])
        self.assertTrue(self.client.webhook_subscriptions.test(endpoint["id"])["delivered"])
        order = self.client.orders.create(sample_order(customerReference="Süd „1“"), mode="manual")
        messages = self.wait_for_messages(inbox["id"], 2)
        for secret in (endpoint["secret"], endpoint["standardWebhooksSecret"]):
            for message in messages:
                # The service of the tests has its own clock.
                sent = float(message["headers"]["webhook-timestamp"])
                event = handover.verify_webhook(message["body"].encode(), message["headers"], secret, now=sent)
                if event["type"] == "order.created":
                    self.assertEqual(event["data"]["orderId"], order["id"])
        self.client.webhook_subscriptions.delete(endpoint["id"])
        self.assertEqual(self.client.webhook_subscriptions.list(), [])

    def test_an_endpoint_is_changed_paused_and_rolled_and_its_messages_are_resent(self) -> None:
        endpoints = self.client.webhook_subscriptions
        inbox = self.client.sandbox.create_inbox()
        made = endpoints.create(inbox["url"], ["order.created"])
        self.assertEqual(endpoints.change(made["id"], {"events": ["order.accepted"]})["events"], ["order.accepted"])
        self.assertNotEqual(endpoints.roll_secret(made["id"], hours=1)["secret"], made["secret"])
        self.client.orders.create(sample_order(), mode="manual")
        self.wait_for_messages(inbox["id"], 1)
        delivery = endpoints.deliveries(made["id"], event="order.accepted")["data"][0]
        self.assertIn("order.accepted", endpoints.delivery(made["id"], delivery["id"])["body"])
        self.assertEqual(endpoints.pause(made["id"])["status"], "PAUSED")
        self.assertEqual(endpoints.list(status=["ACTIVE"]), [])
        self.assertEqual(endpoints.resume(made["id"])["status"], "ACTIVE")
        self.assertEqual(endpoints.resend(made["id"], delivery["id"])["id"], delivery["id"])
        self.assertEqual(endpoints.resend_failed(made["id"], "2020-01-01T00:00:00Z"), 0)
        self.wait_for_messages(inbox["id"], 2)

    def test_events_are_followed_and_the_clock_of_an_order_is_moved(self) -> None:
        answered: List[Any] = []
        client = self.make_client(api_key=self.key, on_response=answered.append)
        order = client.orders.create(sample_order(), mode="manual")
        self.assertEqual([(each.call, each.status) for each in answered], [("POST /extern/orders", 201)])
        self.assertRegex(answered[0].request_id, "^[0-9a-f-]{36}$")
        until = time.monotonic() + 20
        while len(client.events.list()["data"]) < 2 and time.monotonic() < until:
            time.sleep(0.02)
        feed = client.events.follow()
        self.assertEqual([event["type"] for event in feed], ["order.created", "order.accepted"])
        moved = client.sandbox.move_clock(order["id"], by="P2D")
        self.assertEqual((moved["status"], len(moved["clock"]["ran"])), ("IN_TRANSIT", 5))
        self.assertEqual(len(client.orders.list(status=["IN_TRANSIT", "DELIVERED"])["data"]), 1)
        later = client.events.follow(cursor=feed.cursor, type="transport.started", poll_seconds=0.02)
        self.assertEqual(next(iter(later))["data"]["orderId"], order["id"])
        with self.assertRaises(handover.ConfigurationError):
            client.sandbox.move_clock(order["id"])

    def wait_for_messages(self, inbox_id: str, count: int) -> List[Any]:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            messages = self.client.sandbox.inbox_messages(inbox_id)
            if len(messages) >= count:
                return list(messages)
            time.sleep(0.02)
        self.fail("The messages did not come.")

    def test_the_older_interface_works(self) -> None:
        order: Any = {"pickup": "Königstraße 1, 70173 Stuttgart", "delivery": "Marienplatz 8, 80331 München"}
        made = self.client.older.create({**order, "externalOrderId": "B-1"}, mode="manual")
        self.assertFalse(made["wiederholung"])
        self.assertTrue(self.client.older.create({**order, "externalOrderId": "B-1"}, mode="manual")["wiederholung"])
        self.assertEqual(self.client.older.status("B-1")["orderId"], made["orderId"])
        self.assertEqual([each["orderId"] for each in self.client.older.processes()], [made["orderId"]])
        self.assertEqual(self.client.older.advance("B-1")["schritt"], 2)
        self.assertTrue(self.client.older.finish("B-1")["abgeschlossen"])
        with self.assertRaises(handover.BadRequestError) as failed:
            self.client.older.create({"pickup": "", "delivery": ""})
        self.assertIn("fehler", failed.exception.details)


class OAuthTest(WithService):
    def test_an_oauth_client_works_like_a_key(self) -> None:
        made = self.credential("oauth_client")
        pair = {"client_id": made["clientId"], "client_secret": made["clientSecret"]}
        client = self.make_client(**pair, scope="orders:read")
        self.assertEqual(client.me()["authentication"]["method"], "access_token")
        self.assertEqual(client.me()["credential"]["scopes"], ["orders:read"])
        with self.assertRaises(handover.InsufficientScopeError) as failed:
            client.orders.create(sample_order())
        self.assertEqual(failed.exception.details["required"], ["orders:write"])
        self.make_client(**pair).orders.create(sample_order())
        with self.assertRaises(handover.OAuthClientError) as refused:
            self.make_client(**{**pair, "client_secret": "svc_test_wrong"}).me()
        self.assertEqual(refused.exception.code, "invalid_client")

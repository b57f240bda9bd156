# Creates an order and repeats the call until its outcome is known, without ever ordering twice.
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE = os.environ.get("HANDOVER_URL", "http://localhost:8080")
KEY = os.environ["HANDOVER_API_KEY"]
PAUSES_SECONDS = [1, 5, 30, 120]


def send(order: dict, idempotency_key: str):
    request = urllib.request.Request(
        BASE + "/api/v1/extern/orders",
        data=json.dumps(order).encode(),
        headers={
            "Authorization": f"Bearer {KEY}",
            "Content-Type": "application/json",
            "Idempotency-Key": idempotency_key,
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, 0, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, int(error.headers.get("Retry-After", 0)), error.read().decode()
    except (OSError, http.client.HTTPException) as error:
        return 0, 0, str(error)  # no response, or an incomplete one: the order may exist or not


def create_order(order: dict) -> dict:
    # Create one key per order before the first attempt, and store it, so that a restart sends the same key.
    idempotency_key = str(uuid.uuid4())
    for pause in [*PAUSES_SECONDS, None]:
        status, retry_after, text = send(order, idempotency_key)
        if status in (201, 202):
            return json.loads(text)
        may_repeat = status in (0, 429) or status >= 500 or (status == 409 and retry_after > 0)
        if not may_repeat or pause is None:
            sys.exit(f"{status}: {text}")
        time.sleep(retry_after or pause)


order = create_order({
    "externalOrderId": f"PO-{uuid.uuid4()}",
    "pickup": {"street": "Königstraße 1", "postalCode": "70173", "city": "Stuttgart"},
    "delivery": {"street": "Marienplatz 8", "postalCode": "80331", "city": "München"},
})
print(order["kind"], order["orderNumber"] or order["requestNumber"], order["trackingUrl"])

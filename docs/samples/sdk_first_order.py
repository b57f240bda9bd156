# Orders in the sandbox, plays the transfer to its end and reads the documents.
import os
import uuid

import handover

client = handover.Client(os.environ["HANDOVER_URL"], api_key=os.environ["HANDOVER_API_KEY"])

order = client.orders.create(
    {
        "externalOrderId": f"PO-{uuid.uuid4()}",
        "pickup": {"street": "Königstraße 1", "postalCode": "70173", "city": "Stuttgart"},
        "delivery": {"street": "Marienplatz 8", "postalCode": "80331", "city": "München"},
    },
    mode="manual",
)
print(order["kind"], order["orderNumber"], order["trackingUrl"])

client.sandbox.advance(order["id"], to_end=True)
for document in client.documents.list(order["id"]):
    content = client.documents.download(order["id"], document)
    print(document["kind"], document["fileName"], len(content))

try:
    client.orders.cancel(order["id"])
except handover.OrderNotCancellableError as error:
    print("Too late to cancel:", error.details["status"])

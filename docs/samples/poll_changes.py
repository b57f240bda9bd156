# Follows changes of orders by polling: each change once, even after a restart.
import http.client
import json
import os
import sys
import time
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone

BASE = os.environ.get("HANDOVER_URL", "http://localhost:8080")
KEY = os.environ["HANDOVER_API_KEY"]
STATE_FILE = os.environ.get("STATE_FILE", "handover-changes-python.json")
EVERY_SECONDS = float(os.environ.get("EVERY_SECONDS", 60))
OVERLAP = timedelta(seconds=60)


def read_page(query: dict) -> dict:
    request = urllib.request.Request(
        f"{BASE}/api/v1/extern/orders?{urllib.parse.urlencode(query)}",
        headers={"Authorization": f"Bearer {KEY}"},
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def read_changes(since: str) -> list:
    changes = []
    query = {"updatedSince": since, "limit": 100}
    while True:
        page = read_page(query)
        changes += page["data"]
        if page["nextCursor"] is None:
            return changes[::-1]  # the oldest change first
        query["cursor"] = page["nextCursor"]


def poll(state: dict) -> dict:
    since = datetime.fromisoformat(state["since"].replace("Z", "+00:00"))
    changes = read_changes((since - OVERLAP).isoformat())
    for order in changes:
        if state["seen"].get(order["id"]) != order["updatedAt"]:
            number = order["orderNumber"] or order["requestNumber"]
            print(order["updatedAt"], number, order["status"], flush=True)
    return {
        "since": changes[-1]["updatedAt"] if changes else state["since"],
        "seen": {order["id"]: order["updatedAt"] for order in changes},
    }


def save(state: dict) -> None:
    with open(STATE_FILE + ".new", "w") as file:
        json.dump(state, file)
    os.replace(STATE_FILE + ".new", STATE_FILE)  # replaces the file in one step


# The end of the last round, and the changes of the overlap that were already handled.
if os.path.exists(STATE_FILE):
    with open(STATE_FILE) as file:
        state = json.load(file)
else:
    now = datetime.now(timezone.utc).isoformat()
    state = {"since": os.environ.get("SINCE", now), "seen": {}}

save(state)  # a restart before the first round continues from here
while True:
    try:
        state = poll(state)
        save(state)
    except (OSError, http.client.HTTPException, ValueError) as error:  # no answer, or half of one
        print(error, file=sys.stderr)  # the next round starts from the same time
    time.sleep(EVERY_SECONDS)

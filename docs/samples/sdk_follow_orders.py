# Follows every change of every order, each once, even after a restart.
import os
import pathlib
import time

import handover

client = handover.Client(os.environ["HANDOVER_URL"], api_key=os.environ["HANDOVER_API_KEY"])
state_file = pathlib.Path(os.environ.get("STATE_FILE", "handover-sync-python.json"))


def save(state: str) -> None:
    new_file = pathlib.Path(f"{state_file}.new")
    new_file.write_text(state)
    new_file.replace(state_file)  # replaces the file in one step


while True:
    state = state_file.read_text() if state_file.exists() else None
    sync = client.orders.sync(state=state, since=None if state else os.environ.get("SINCE"))
    save(sync.state)  # a restart before the first change continues from here
    for order in sync:
        number = order["orderNumber"] or order["requestNumber"]
        print(order["updatedAt"], number, order["status"], flush=True)
        save(sync.state)  # after the work is done
    save(sync.state)
    time.sleep(float(os.environ.get("EVERY_SECONDS", 30)))

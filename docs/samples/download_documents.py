# Downloads every document of an order into the current folder and compares each with its checksum.
import hashlib
import json
import os
import sys
import urllib.parse
import urllib.request

BASE = os.environ.get("HANDOVER_URL", "http://localhost:8080")
KEY = os.environ["HANDOVER_API_KEY"]
ORDER = urllib.parse.quote(sys.argv[1], safe="")


def get(path: str) -> bytes:
    request = urllib.request.Request(
        f"{BASE}/api/v1/extern/orders/{ORDER}/{path}",
        headers={"Authorization": f"Bearer {KEY}"},
    )
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.read()


for document in json.loads(get("documents"))["data"]:
    content = get(f"documents/{document['id']}")
    found = hashlib.sha256(content).hexdigest()
    if found != document["sha256"]:
        sys.exit(f"{document['fileName']} came with {found} instead of {document['sha256']}; fetch it again.")
    name = os.path.basename(document["fileName"])  # a name only, never a path
    with open(name + ".part", "wb") as file:
        file.write(content)
    os.replace(name + ".part", name)
    print(f"{name}: {len(content)} bytes, checksum right")

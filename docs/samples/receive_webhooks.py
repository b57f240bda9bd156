# Receives webhook messages and answers 204 if the signature is right, otherwise 401.
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["HANDOVER_WEBHOOK_SECRET"].encode()


def verify(body: bytes, header: str) -> bool:
    parts = [part.split("=", 1) for part in header.split(",") if "=" in part]
    t = next((value for name, value in parts if name == "t"), "0")
    if not (t.isascii() and t.isdigit()) or abs(time.time() - int(t)) > 300:
        return False
    expected = hmac.new(SECRET, t.encode() + b"." + body, hashlib.sha256).hexdigest()
    # While a secret is rolled there are two v1 parts; one match is enough.
    return any(
        name == "v1" and hmac.compare_digest(value.encode(), expected.encode())
        for name, value in parts
    )


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length)  # the raw bytes, before anything parses them
        good = verify(body, self.headers.get("X-Service-Signature", ""))
        self.send_response(204 if good else 401)  # a real program stores the message before, and processes it afterwards
        self.end_headers()
        if good:
            event = json.loads(body)
            print(event["id"], event["type"], event["data"]["status"], flush=True)


# Listens on this machine only, which is enough for development and behind a proxy.
ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()

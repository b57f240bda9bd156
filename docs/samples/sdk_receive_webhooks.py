# Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from handover import WebhookVerificationError, verify_webhook

SECRET = os.environ["HANDOVER_WEBHOOK_SECRET"]


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            event = verify_webhook(body, self.headers.items(), SECRET)
        except WebhookVerificationError as error:
            print(type(error).__name__, error, file=sys.stderr)
            return self.answer(401)
        self.answer(204)  # a real program stores the message before, and processes it afterwards
        print(event["id"], event["type"], event["data"]["status"], flush=True)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()


# Listens on this machine only, which is enough for development and behind a proxy.
ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()

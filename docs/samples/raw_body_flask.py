# Flask: request.get_data() has the raw bytes; request.json would have parsed them.
import os
import sys

from flask import Flask, request

from handover import WebhookVerificationError, verify_webhook

app = Flask(__name__)


@app.post("/webhooks")
def webhooks():
    try:
        event = verify_webhook(request.get_data(), request.headers.items(), os.environ["HANDOVER_WEBHOOK_SECRET"])
    except WebhookVerificationError as error:
        print(type(error).__name__, error, file=sys.stderr)
        return "", 401
    print(event["id"], event["type"], flush=True)  # leave longer work to a queue
    return "", 204


if __name__ == "__main__":
    app.run(port=int(os.environ.get("PORT", 3000)))

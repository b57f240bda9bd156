# FastAPI: the route takes the request instead of a model, and reads its raw bytes.
import os
import sys

import uvicorn
from fastapi import FastAPI, Request, Response

from handover import WebhookVerificationError, verify_webhook

app = FastAPI()


@app.post("/webhooks")
async def webhooks(request: Request) -> Response:
    try:
        body = await request.body()
        event = verify_webhook(body, request.headers.items(), os.environ["HANDOVER_WEBHOOK_SECRET"])
    except WebhookVerificationError as error:
        print(type(error).__name__, error, file=sys.stderr)
        return Response(status_code=401)
    print(event["id"], event["type"], flush=True)  # leave longer work to a queue
    return Response(status_code=204)


if __name__ == "__main__":
    uvicorn.run(app, port=int(os.environ.get("PORT", 3000)))

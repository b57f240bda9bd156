// The starter projects: a handler that verifies its messages, without throwaway code.

export interface Starter {
  files: Record<string, string>;
  /** The next commands. */
  next: string[];
}

const ENVIRONMENT = (
  secret: string,
) => `# What the handler verifies messages with: this one is of "handover listen".
# For your own endpoint, use the secret that was shown when it was created; several are separated by commas.
HANDOVER_WEBHOOK_SECRET=${secret}
PORT=3000
`;

/** The same text is TypeScript and JavaScript: every type is inferred. */
const HANDLER = (
  check: string,
) => `${check}// Takes the webhook messages of Handover: verifies each, answers at once, and handles every event once.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';

const secrets = (process.env.HANDOVER_WEBHOOK_SECRET ?? '').split(',');
const port = Number(process.env.PORT ?? 3000);

// Messages can come twice. In production, keep the ids of events where your data is.
const handled = new Set();

const server = createServer(async (request, response) => {
  try {
    // The signature covers the bytes as they came: read them before any JSON parser does.
    // Reading fails if the connection breaks.
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const event = await verifyWebhook(Buffer.concat(chunks), request.headers, secrets);
    response.writeHead(204).end();
    if (handled.has(event.id)) return;
    handled.add(event.id);
    switch (event.type) {
      case 'vehicle.delivered':
        console.log(\`\${event.data.orderNumber} was delivered\${event.data.hasDamage ? ', with damage' : ''}\`);
        break;
      default:
        console.log(\`\${event.type} \${event.data.status}\`);
    }
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) {
      console.error(error);
      response.destroy();
      return;
    }
    console.error(\`Refused: \${error.fault}: \${error.message}\`);
    response.writeHead(401).end(error.fault);
  }
});

server.listen(port, () => console.log(\`Waiting for messages at http://localhost:\${port}\`));
`;

const PYTHON_HANDLER = `# Takes the webhook messages of Handover: verifies each, answers at once, and handles every event once.
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRETS = [secret for secret in os.environ.get("HANDOVER_WEBHOOK_SECRET", "").split(",") if secret]
PORT = int(os.environ.get("PORT", "3000"))
TOLERANCE_SECONDS = 300

# Messages can come twice. In production, keep the ids of events where your data is.
handled = set()


def verify(body, header):
    """Answers the event, or raises ValueError with the fault."""
    parts = [part.strip().split("=", 1) for part in (header or "").split(",")]
    timestamps = [part[1] for part in parts if part[0] == "t" and len(part) == 2]
    signatures = [part[1] for part in parts if part[0] == "v1" and len(part) == 2]
    if not timestamps or not timestamps[0].isdigit() or not signatures:
        raise ValueError("X-Service-Signature is missing or malformed")
    signed = timestamps[0].encode() + b"." + body
    expected = [hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() for secret in SECRETS]
    if not any(hmac.compare_digest(own.encode(), theirs.encode()) for own in expected for theirs in signatures):
        raise ValueError("the signature does not match: another secret, or the body was changed")
    if abs(time.time() - int(timestamps[0])) > TOLERANCE_SECONDS:
        raise ValueError("the message is older than five minutes, or this clock is wrong")
    return json.loads(body)


def handle(event):
    if event["type"] == "vehicle.delivered":
        print(f"{event['data']['orderNumber']} was delivered", flush=True)
    else:
        print(f"{event['type']} {event['data']['status']}", flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature covers the bytes as they came: read them before any JSON parser does.
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            event = verify(body, self.headers.get("X-Service-Signature"))
        except ValueError as fault:
            print(f"Refused: {fault}", flush=True)
            self.answer(401)
            return
        self.answer(204)
        if event["id"] not in handled:
            handled.add(event["id"])
            handle(event)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", PORT), Receiver)
    print(f"Waiting for messages at http://localhost:{PORT}", flush=True)
    server.serve_forever()
`;

/** The SDK is included, so that the project installs without a registry. */
export const SDK_FOLDER = 'vendor/handover-sdk';

const IGNORED = 'node_modules\n.env\n__pycache__\n';

/** Node runs TypeScript from 22.18 on; before that the same text is written as JavaScript. */
export function typescriptStarter(name: string, secret: string): Starter {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const runsTypeScript = major > 22 || (major === 22 && minor >= 18);
  const file = runsTypeScript ? 'server.ts' : 'server.mjs';
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { start: `node --env-file=.env ${file}` },
    dependencies: { '@handover/sdk': `file:${SDK_FOLDER}` },
  };
  return {
    files: {
      'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
      [file]: HANDLER(runsTypeScript ? '' : '// @ts-check\n'),
      '.env': ENVIRONMENT(secret),
      '.gitignore': IGNORED,
    },
    next: ['npm install', 'npm start'],
  };
}

export function pythonStarter(secret: string): Starter {
  return {
    files: { 'server.py': PYTHON_HANDLER, '.env': ENVIRONMENT(secret), '.gitignore': IGNORED },
    next: ['set -a; . ./.env; set +a', 'python3 server.py'],
  };
}

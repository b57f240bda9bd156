// The receiver for the webhook bench, in a separate process: answers or hangs, and records what arrived when.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../src/platform/project-root.ts';

const certificate = (name: string) => readFileSync(projectPath('test/messages/webhooks/certificates', name));
const receipts: [id: string, nanoseconds: string][] = [];

const server = createServer(
  { key: certificate('receiver-key.pem'), cert: certificate('receiver.pem') },
  (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(receipts.splice(0)));
      return;
    }
    request.resume();
    if (request.url === '/hang') return;
    // All processes on the machine share the monotonic clock.
    if (request.url === '/timed') {
      receipts.push([String(request.headers['webhook-id']), String(process.hrtime.bigint())]);
    }
    request.on('end', () => response.end('ok'));
  },
);
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ origin: `https://receiver.test:${port}` })}\n`);
});

process.once('SIGTERM', () => process.exit(0));

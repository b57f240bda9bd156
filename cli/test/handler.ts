// A handler on this machine that verifies its messages, and a listener that forwards to it.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, expect } from 'vitest';
import { verifyWebhook, type WebhookEvent } from '../../sdks/typescript/src/index.ts';
import { newClient } from '../../sdks/typescript/test/service.ts';
import type { TestService } from '../../server/test/harness/service.ts';
import { newHome, type Running } from './program.ts';

interface ReceivedEvent {
  event: WebhookEvent;
  headers: IncomingHttpHeaders;
}

/** Everything it opens is closed at the end of the file. */
export function listenersOf(service: TestService) {
  const closers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
  });

  /** Verifies every message with this secret; answers 204 unless the test sets another status. */
  async function openHandler(secret: string, statuses: number[] = []) {
    const taken: ReceivedEvent[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = request.headers as Record<string, string>;
      const event = await verifyWebhook(Buffer.concat(chunks), headers, secret);
      taken.push({ event, headers: request.headers });
      response.writeHead(statuses.shift() ?? 204).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    return { url, taken, names: () => taken.map(({ event }) => event.type) };
  }

  return {
    closers,
    async newListener() {
      const { client, key } = await newClient(service);
      const home = newHome(service, key);
      closers.push(home.remove);
      const secret = (await home.run(['listen', '--print-secret'])).stdout.trim();
      const newHandler = (statuses?: number[]) => openHandler(secret, statuses);
      return { client, key, home, secret, newHandler };
    },
  };
}

export async function connected(running: Running, times = 1): Promise<void> {
  await expect.poll(() => running.stderr().split('Connected.').length - 1).toBeGreaterThanOrEqual(times);
}

export async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

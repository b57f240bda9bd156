// The time that only sending and receiving these bytes takes, in this process: the minimum for any upload.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestBlockMs } from './event-loop.ts';

const TRIES = 3;

/** The longest of several tries blocks the event loop for this many milliseconds. */
export async function blockedMsOfBareUpload(bytes: number): Promise<number> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end(String(Buffer.concat(chunks).length));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = Buffer.alloc(bytes, 'x');
  let longest = 0;
  for (let tried = 0; tried < TRIES; tried += 1) {
    longest = Math.max(
      longest,
      await longestBlockMs(async () => (await fetch(url, { method: 'POST', body })).text()),
    );
  }
  server.close();
  server.closeAllConnections();
  return longest;
}

// What merely sending and receiving so many bytes takes, client and server in this process: nobody can do it in less.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestBlockMs } from './event-loop.ts';

const TRIES = 3;

/** The longest of a few tries keeps the event loop this many milliseconds. */
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

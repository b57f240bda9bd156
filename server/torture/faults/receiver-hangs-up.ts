// A receiver that hangs up: before it reads, half way through the request, half way through its answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from './under-load.ts';

const BROKEN_MS = 20_000;

const WAYS: ((request: IncomingMessage, response: ServerResponse) => void)[] = [
  (request) => void request.socket.destroy(),
  (request) => void request.once('data', () => request.socket.destroy()),
  (request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => request.socket.destroy());
  },
  (request) => void request.resume().once('end', () => request.socket.resetAndDestroy()),
];

export const receiverHangsUp = underLoad({
  async breakIt({ receiver }) {
    let requests = 0;
    let broken = 0;
    receiver.misbehave = (request, response) => {
      requests += 1;
      // Every third one is answered.
      if (requests % 3 === 0) return false;
      WAYS[broken % WAYS.length]!(request, response);
      broken += 1;
      return true;
    };
    await sleep(BROKEN_MS);
    receiver.misbehave = null;
    return [`${broken} of ${requests} deliveries were cut off`];
  },
});

// A proxy that loses answers: each call gets the next fault of a list, and calls after the last fault pass.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'answer lost' | 'half an answer' | 'altered' | 'busy' | 'limited';

export interface UnreliableProxy {
  url: string;
  /** The headers of every call, in order. */
  calls: IncomingHttpHeaders[];
  close(): Promise<void>;
}

export async function openUnreliableProxy(to: string, faults: Fault[]): Promise<UnreliableProxy> {
  const calls: IncomingHttpHeaders[] = [];
  const left = [...faults];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push(request.headers);
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const fault = left.shift();
    if (fault === 'busy' || fault === 'limited') {
      response.writeHead(fault === 'busy' ? 503 : 429, { 'Retry-After': '1' }).end('{}');
      return;
    }
    const answer = await fetch(to + request.url, {
      method: request.method!,
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': String(key) }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    pass(response, answer, Buffer.from(await answer.arrayBuffer()), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(response: ServerResponse, answer: Response, body: Buffer, fault: Fault | undefined): void {
  if (fault === 'answer lost') {
    response.destroy();
    return;
  }
  if (fault === 'altered') body[body.length - 1]! ^= 1;
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  if (fault !== 'half an answer') {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

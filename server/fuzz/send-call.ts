// Sends a call byte for byte: paths and headers are not made valid on the way, as fetch would.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Call } from './make-call.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const TIMEOUT_MS = 60_000;

export interface Sender {
  send(call: Call): Promise<Answer>;
  close(): void;
}

export function callSender(url: string, connections: number): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (call) =>
      new Promise((resolve, reject) => {
        const { method, path, body } = call;
        const headers = { ...call.headers, ...(body && { 'content-length': body.length }) };
        const sent = request(
          { agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS },
          (response) => {
            const answer = { status: response.statusCode!, headers: response.headers };
            // A stream does not end by itself.
            if (response.headers['content-type']?.startsWith('text/event-stream')) {
              response.destroy();
              resolve({ ...answer, text: '' });
              return;
            }
            const chunks: Buffer[] = [];
            response.on('data', (chunk) => chunks.push(chunk));
            response.on('end', () => resolve({ ...answer, text: Buffer.concat(chunks).toString() }));
            response.on('error', reject);
          },
        );
        sent.on('timeout', () => sent.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

// Receives the webhooks of all customers and keeps the order of their arrival.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  id: string;
  type: string;
  orderId: string;
  delivery: string;
  /** Of the body, which is the same in every attempt. */
  sha256: string;
}

export interface Receiver {
  url: string;
  received: ReceivedEvent[];
  /** Answers in place of 200; false if it does not apply to this request. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    if (receiver.misbehave?.(request, response)) return;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The sender was killed in between.
      return;
    }
    const body = Buffer.concat(chunks);
    if (body.length > 0) receiver.received.push(toEvent(request, body));
    response.end('ok');
  });
  const receiver: Receiver = {
    url: '',
    received: [],
    misbehave: null,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

function toEvent({ headers }: IncomingMessage, body: Buffer): ReceivedEvent {
  const { id, type, data } = JSON.parse(body.toString('utf8'));
  return {
    id,
    type,
    orderId: data.orderId,
    delivery: String(headers['x-service-delivery-id']),
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}

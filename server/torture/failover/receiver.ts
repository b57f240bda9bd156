// Receives the webhooks of all customers and keeps every event.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Records } from './records.ts';

export async function startReceiver(records: Records): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length > 0) {
      const { id, type, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      records.events.push({ id, type, orderId: data.orderId });
    }
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

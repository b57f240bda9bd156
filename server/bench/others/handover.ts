import { NEW_ORDER } from '../load/population.ts';
import { type ServiceInfo, startServer } from '../measure.ts';
import { fetchJson, type Product } from './product.ts';

/** With its workers, and with rate limits that count but are never reached. */
export const handover: Product = {
  name: 'Handover',
  calls: {
    create:
      '1: an order with two addresses, contacts and a vehicle; prices it and writes events and search terms',
    read: '1 by id',
  },
  prepare: async () => {},
  async start(_folder, databaseUrl) {
    const { info, pid, stop } = await startServer<ServiceInfo>(
      'serve-service',
      `DATABASE_URL=${databaseUrl}`,
      'WEBHOOK_ALLOW_PRIVATE_TARGETS=on',
    );
    const headers = { authorization: `Bearer ${info.liveKey}` };
    const orders = `${info.url}/extern/orders`;
    return {
      pid,
      create: async () => (await fetchJson(orders, { headers, body: NEW_ORDER })).json.id,
      read: async (id) => void (await fetchJson(`${orders}/${id}`, { method: 'GET', headers })),
      stop,
    };
  },
};
